import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { covering } from './covering.css.ts';
import * as styles from './radio-group.css.ts';

type Option<Value> = {
  value: Value;
  /** Its name, if it is not the value. */
  name?: string;
  /** What is seen instead of its name. */
  face?: ReactNode;
};

export type RadioGroupProps<Value> = {
  label: ReactNode;
  options: readonly Option<Value>[];
  value: NoInfer<Value>;
  /** Classes that make its parts look like a part of the demo. */
  classes: { root?: string; legend: string; options: string; option: string };
  /** Whether names are seen beside faces, too. */
  named?: boolean;
  onChange(value: NoInfer<Value>): void;
};

/** One of a few; each radio button lies unseen over what is chosen by it. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value: chosen,
  classes,
  named = false,
  onChange,
}: RadioGroupProps<Value>) {
  const group = useId();
  return (
    <fieldset className={`${styles.root} ${classes.root ?? ''}`}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.options}>
        {options.map(({ value, name = value, face }) => {
          const seen = named || !face;
          return (
            <label
              key={value}
              className={`${styles.option} ${classes.option}`}
              title={seen ? undefined : name}
            >
              <input
                className={covering}
                type="radio"
                name={group}
                value={value}
                checked={value === chosen}
                onChange={() => onChange(value)}
              />
              {face}
              <span className={seen ? undefined : visuallyHidden}>{name}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
