import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import * as styles from './choice.css.ts';

type Option<Value> = {
  value: Value;
  /** Its name; seen, too, where it has no face. */
  name: string;
  face?: ReactNode;
};

/** One of a few, as paper tiles: radio buttons. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  kind,
  onChange,
}: {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  /** How it looks: tiles with a word, or round chips with a face alone, below or beside the label. */
  kind: 'tiles' | 'chips' | 'row';
  onChange(value: Value): void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.root} data-kind={kind}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} title={option.name}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.face}
            <span className={kind === 'tiles' ? undefined : visuallyHidden}>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
