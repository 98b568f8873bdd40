import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Tabs and their panels, by the ARIA Authoring Practices. */
export function Tabs<Name extends string>({
  label,
  names,
  open,
  onOpen,
  classes,
  children,
}: {
  label: string;
  names: readonly Name[];
  open: Name;
  onOpen(name: Name): void;
  classes: { list: string; tab: string; sheet: string };
  /** Content of the current sheet. */
  children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const last = names.length - 1;
    const at = names.indexOf(open);
    const next =
      Math.abs(step) === 1 ? (at + step + names.length) % names.length : step < 0 ? 0 : last;
    const name = names[next];
    if (name === undefined) return;
    onOpen(name);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        className={classes.list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {names.map((name) => (
          <button
            key={name}
            id={`${id}${name}`}
            className={classes.tab}
            type="button"
            role="tab"
            aria-selected={name === open}
            aria-controls={`${id}sheet`}
            tabIndex={name === open ? 0 : -1}
            onClick={() => onOpen(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        id={`${id}sheet`}
        className={classes.sheet}
        role="tabpanel"
        aria-labelledby={`${id}${open}`}
      >
        {children}
      </div>
    </div>
  );
}
