/** Icons of the demos, one path each. Decorative: the buttons around them have the names. */
import { IconFrame } from '#app/ui/icons/icon-frame.tsx';

/** Icons that several demos use. */
const COMMON = {
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3',
  less: 'M6 12h12',
  more: 'M6 12h12M12 6v12',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  chevronLeft: 'm14.5 5-7 7 7 7',
  chevronRight: 'm9.5 5 7 7-7 7',
  left: 'M19 12H5m6-6-6 6 6 6',
  right: 'M5 12h14m-6-6 6 6-6 6',
  turnLeft: 'M5 6v5h5M5.5 11a7 7 0 1 1 1.5 6',
  turnRight: 'M19 6v5h-5M18.5 11a7 7 0 1 0-1.5 6',
} as const;

/**
 * The icons of a demo by name: the common ones and its own.
 * @param own path data by name, on a 24 px grid
 */
export function makeIcon<Own extends string>(own: Readonly<Record<Own, string>>) {
  const lines: Readonly<Record<string, string>> = { ...COMMON, ...own };
  return function Icon({ name }: { name: keyof typeof COMMON | Own }) {
    return (
      <IconFrame>
        <path d={lines[name]} />
      </IconFrame>
    );
  };
}

/** Only the common icons. */
export const Icon = makeIcon({});
