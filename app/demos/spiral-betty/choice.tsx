import { memo } from 'react';
import { RadioGroup, type RadioGroupProps } from '../kit/controls/radio-group.tsx';
import * as styles from './choice.css.ts';

type ChoiceProps<Value> = Omit<RadioGroupProps<Value>, 'classes' | 'named'> & {
  /** Look: tiles with text, or round chips without text, below or beside the label. */
  kind: keyof typeof styles.kinds;
};

function PaperChoice<Value extends string>({ kind, ...props }: ChoiceProps<Value>) {
  return (
    <RadioGroup
      {...props}
      classes={{ ...styles, root: styles.kinds[kind] }}
      showNames={kind === 'tiles'}
    />
  );
}

/** A radio group of paper tiles or chips. Memoized, so that dragging a slider doesn't render it. */
export const Choice = memo(PaperChoice) as typeof PaperChoice;
