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
      {/* Further characters are ignored. */}
      {input.value.length >= input.maxLength && (
        <small> ({input.maxLength} characters at most)</small>
      )}
    </span>
    <input
      {...input}
      className={styles.input}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);
