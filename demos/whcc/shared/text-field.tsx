import { LengthLimit } from '#app/demo-kit/controls/length-limit.tsx';
import * as styles from './editor.css.ts';

type TextFieldProps = {
  /** By default the label is above the text. */
  className?: string;
  label: string;
  value: string;
  /** Characters. */
  maxLength: number;
  onFocus?(): void;
  onChange(value: string): void;
};

export const TextField = ({
  className = styles.field,
  label,
  onChange,
  ...input
}: TextFieldProps) => (
  <label className={className}>
    <span className={styles.label}>
      {label}
      <LengthLimit text={input.value} maxLength={input.maxLength} />
    </span>
    <input
      {...input}
      dir="auto"
      className={styles.input}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);
