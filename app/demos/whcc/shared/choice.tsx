import { RadioGroup, type RadioGroupProps } from '../../ui/radio-group.tsx';
import * as styles from './choice.css.ts';

/** One of a few, as pieces of paper; what is chosen is named beside the label. */
export function Choice<Value extends string>({
  label,
  ...props
}: Omit<RadioGroupProps<Value>, 'classes'>) {
  const chosen = props.options.find(({ value }) => value === props.value);
  return (
    <RadioGroup
      {...props}
      label={
        <>
          {label} <span className={styles.chosen}>{chosen?.name ?? chosen?.value}</span>
        </>
      }
      classes={styles}
    />
  );
}
