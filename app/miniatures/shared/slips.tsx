import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';
import * as styles from './slips.css.ts';

type SlipsProps<Value> = Omit<RadioGroupProps<Value>, 'options' | 'classes'> & {
  /** Value and the word for it. */
  options: readonly (readonly [Value, string])[];
};

/** One of a few, as slips of paper with words. */
export const Slips = <Value extends string>({ options, ...props }: SlipsProps<Value>) => (
  <RadioGroup
    {...props}
    options={options.map(([value, name]) => ({ value, name }))}
    classes={styles}
  />
);
