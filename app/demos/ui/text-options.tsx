import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';
import * as styles from './text-options.css.ts';

type TextOptionsProps<Value> = Omit<RadioGroupProps<Value>, 'options' | 'classes'> & {
  /** Value and the word for it. */
  options: readonly (readonly [Value, string])[];
};

/** One of a few, as slips of paper with words. */
export const TextOptions = <Value extends string>({
  options,
  ...props
}: TextOptionsProps<Value>) => (
  <RadioGroup
    {...props}
    options={options.map(([value, name]) => ({ value, name }))}
    classes={styles}
  />
);
