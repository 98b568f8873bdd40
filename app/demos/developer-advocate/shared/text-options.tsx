import { RadioGroup, type RadioGroupProps } from '../../kit/controls/radio-group.tsx';
import * as styles from './text-options.css.ts';

type TextOptionsProps<Value> = Omit<RadioGroupProps<Value>, 'options' | 'classes'> & {
  /** Values and their labels. */
  options: readonly (readonly [Value, string])[];
};

/** A radio group of text options, as slips of paper. */
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
