import { RadioGroup, type RadioGroupProps } from '#app/demo-kit/controls/radio-group.tsx';
import * as styles from './choice.css.ts';

/** A radio group of pieces of paper; the name of the chosen one is beside the label. */
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

/** The face of an option: a piece of paper with a CSS background. */
export const Swatch = ({ background }: { background: string }) => (
  <span className={styles.swatch} style={{ background }} />
);
