import { useId, useRef } from 'react';
import * as styles from './slider.css.ts';

/** A slider with its label and value. */
export function Slider({
  label,
  value,
  text,
  min,
  max,
  onChange,
}: {
  label: string;
  value: number;
  /** The formatted value, shown and read out. */
  text: string;
  min: number;
  max: number;
  onChange(value: number): void;
}) {
  const id = useId();
  const before = useRef(value);
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.value} aria-hidden="true">
        {text}
      </span>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={text}
        // Filled part of the groove. Firefox has a pseudo-element for it.
        style={{ '--share': `${((value - min) / (max - min)) * 100}%` } as Record<string, string>}
        onPointerDown={() => {
          before.current = value;
        }}
        // The finger scrolls the page, so its press must not change the value.
        onPointerCancel={() => before.current !== value && onChange(before.current)}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
