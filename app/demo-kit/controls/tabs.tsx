import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { indexAfterKey } from '../arrow-keys.ts';

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
  classes: { list: string; tab: string; panel: string };
  /** Content of the current panel. */
  children: ReactNode;
}) {
  const id = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexAfterKey(event, names.indexOf(open), names.length);
    const name = next === undefined ? undefined : names[next];
    if (next === undefined || name === undefined) return;
    event.preventDefault();
    onOpen(name);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div>
      <div
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
            aria-controls={`${id}panel`}
            tabIndex={name === open ? 0 : -1}
            onClick={() => onOpen(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        id={`${id}panel`}
        className={classes.panel}
        role="tabpanel"
        aria-labelledby={`${id}${open}`}
      >
        {children}
      </div>
    </div>
  );
}
