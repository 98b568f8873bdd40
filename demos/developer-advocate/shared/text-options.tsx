import { RadioGroup, type RadioGroupProps } from '#app/demo-kit/controls/radio-group.tsx';
import * as styles from './text-options.css.ts';

/** A radio group of text options, as slips of paper. */
export const TextOptions = <Value extends string>(
  props: Omit<RadioGroupProps<Value>, 'classes'>,
) => <RadioGroup {...props} classes={styles} />;
