import { type ReactNode, useId, useRef } from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { frameless, invisibleInput, option } from './controls.css.ts';
import { useChosenInView } from './use-chosen-in-view.ts';

type Option<Value> = {
  value: Value;
  /** Its name; by default the value. */
  name?: string;
  /** Shown instead of the name. */
  face?: ReactNode;
};

export type RadioGroupProps<Value> = {
  label: ReactNode;
  options: readonly Option<Value>[];
  /** Undefined if none is chosen. */
  value: NoInfer<Value> | undefined;
  /** Classes of the demo for its parts. */
  classes: { root?: string; legend: string; options: string; option: string };
  /** Whether names are shown beside faces. */
  showNames?: boolean;
  onChange(value: NoInfer<Value>): void;
};

/** A radio group. Each radio button invisibly covers its option. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value: chosen,
  classes,
  showNames = false,
  onChange,
}: RadioGroupProps<Value>) {
  const group = useId();
  const row = useRef<HTMLDivElement>(null);
  useChosenInView(row, chosen);
  return (
    <fieldset className={`${frameless} ${classes.root ?? ''}`}>
      <legend className={classes.legend}>{label}</legend>
      <div ref={row} className={classes.options}>
        {options.map(({ value, name = value, face }) => {
          const hasVisibleName = showNames || !face;
          return (
            <label
              key={value}
              className={`${option} ${classes.option}`}
              title={hasVisibleName ? undefined : name}
            >
              <input
                className={invisibleInput}
                type="radio"
                name={group}
                value={value}
                checked={value === chosen}
                onChange={() => onChange(value)}
              />
              {face}
              <span className={hasVisibleName ? undefined : visuallyHidden}>{name}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
