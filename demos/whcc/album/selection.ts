/** View and selection of the editor, which aren't part of the album and its undo history. */
import type { Album, Spread } from './album.ts';

export const VIEWS = ['Cover', 'Spreads', 'Overview'] as const;
export type View = (typeof VIEWS)[number];

/** Mode for the selected photo. */
export type Mode = 'choose' | 'swap' | 'crop';

export type Selection = {
  view: View;
  /** Key of the open spread. */
  spread?: number;
  /** The selected photo by its key; a new object with every selection. */
  choice: { print?: number; mode: Mode };
};

/** Selects a photo, or none. */
export const choiceOf = (print?: number, mode: Mode = 'choose'): Pick<Selection, 'choice'> => ({
  choice: { print, mode },
});

const NO_SPREAD: Spread = { key: -1, prints: [] };

/** What is selected in an album. What was selected may have been removed by a deletion or by undo. */
export function selectedIn(
  { spreads }: Album,
  { spread: key, choice: { print, mode } }: Selection,
) {
  const found = spreads.findIndex((spread) => spread.key === key);
  const index = Math.max(found, 0);
  const spread = spreads[index] ?? NO_SPREAD;
  const chosen = spread.prints.find((each) => each.key === print);
  return {
    /** The open spread, or the first, and its index. */
    spread,
    index,
    /** The selected photo, if it is on the open spread. */
    chosen,
    swapping: mode === 'swap' && chosen !== undefined,
    cropping: mode === 'crop' && chosen !== undefined,
  };
}
