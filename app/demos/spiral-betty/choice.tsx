import { RadioGroup, type RadioGroupProps } from '../kit/controls/radio-group.tsx';
import * as styles from './choice.css.ts';

type ChoiceProps<Value> = Omit<RadioGroupProps<Value>, 'classes' | 'named'> & {
  /** Look: tiles with text, or round chips without text, below or beside the label. */
  kind: keyof typeof styles.kinds;
};

/** A radio group of paper tiles or chips. */
export const Choice = <Value extends string>({ kind, ...props }: ChoiceProps<Value>) => (
  <RadioGroup
    {...props}
    classes={{ ...styles, root: styles.kinds[kind] }}
    showNames={kind === 'tiles'}
  />
);
