import { RadioGroup, type RadioGroupProps } from '../ui/radio-group.tsx';
import * as styles from './choice.css.ts';

type ChoiceProps<Value> = Omit<RadioGroupProps<Value>, 'classes' | 'named'> & {
  /** How it looks: tiles with a word, or round chips with a face alone, below or beside the label. */
  kind: keyof typeof styles.kinds;
};

/** One of a few, as paper tiles or chips. */
export const Choice = <Value extends string>({ kind, ...props }: ChoiceProps<Value>) => (
  <RadioGroup
    {...props}
    classes={{ ...styles, root: styles.kinds[kind] }}
    showNames={kind === 'tiles'}
  />
);
