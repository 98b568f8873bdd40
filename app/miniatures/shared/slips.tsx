import { useId } from 'react';
import * as styles from './slips.css.ts';

/** One of a few, as slips of paper with words: radio buttons. */
export function Slips<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  /** Value and the word for it. */
  options: readonly (readonly [Value, string])[];
  value: NoInfer<Value>;
  onChange(value: NoInfer<Value>): void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map(([option, word]) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {word}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
