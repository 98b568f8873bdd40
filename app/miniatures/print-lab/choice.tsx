import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import * as styles from './choice.css.ts';

type Option<Value> = {
  value: Value;
  /** Its name, if it is not the value. */
  name?: string;
  /** What is seen instead of its name. */
  face?: ReactNode;
};

/** One of a few, as pieces of paper: radio buttons. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange(value: Value): void;
}) {
  const id = useId();
  const nameOf = (option?: Option<Value>) => option?.name ?? option?.value;
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>
        {label}{' '}
        <span className={styles.chosen}>{nameOf(options.find((one) => one.value === value))}</span>
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} title={nameOf(option)}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.face}
            <span className={option.face ? visuallyHidden : undefined}>{nameOf(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
