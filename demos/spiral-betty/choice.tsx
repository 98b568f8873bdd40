import { memo } from 'react';
import { RadioGroup, type RadioGroupProps } from '#app/demo-kit/controls/radio-group.tsx';
import * as styles from './choice.css.ts';

type ChoiceProps<Name extends string, Value> = Omit<
  RadioGroupProps<Value>,
  'classes' | 'showNames' | 'onChange'
> & {
  /** What is chosen. */
  name: Name;
  /** Look: tiles with text, or round chips without text, below or beside the label (`row`). */
  kind?: keyof typeof styles.kinds;
  change(changed: Record<Name, NoInfer<Value>>): void;
};

function PaperChoice<Name extends string, Value extends string>({
  name,
  kind = 'row',
  change,
  ...props
}: ChoiceProps<Name, Value>) {
  return (
    <RadioGroup
      {...props}
      classes={{ ...styles, root: styles.kinds[kind] }}
      showNames={kind === 'tiles'}
      onChange={(value) => change({ [name]: value } as Record<Name, Value>)}
    />
  );
}

/** A radio group of paper tiles or chips. Memoized, so that dragging a slider doesn't render it. */
export const Choice = memo(PaperChoice) as typeof PaperChoice;
