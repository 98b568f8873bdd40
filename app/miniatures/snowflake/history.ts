/** What has been done to the sheet, and what can be undone and redone. */
import { type Cut, cutAll, cutPaper, freshPaper, type Paper } from './paper.ts';

/** A sheet as it lies there. `made` counts the visitor's cuts. */
export type Sheet = { sections: number; cuts: readonly Cut[]; paper: Paper; made: number };

export type History = { past: readonly Sheet[]; now: Sheet; future: readonly Sheet[] };

/** Steps that can be undone; beyond that the oldest is forgotten. */
const LONGEST = 200;

export const begin = (now: Sheet): History => ({ past: [], now, future: [] });

/** Goes on to another sheet; what was undone before is gone. */
export const advance = ({ past, now }: History, next: Sheet): History => ({
  past: [...past, now].slice(-LONGEST),
  now: next,
  future: [],
});

export function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  return {
    past: history.past.slice(0, -1),
    now: before,
    future: [history.now, ...history.future],
  };
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.now], now: next, future };
}

/** The sheet after a cut, or undefined if the cut takes nothing away. */
export function withCut(sheet: Sheet, cut: Cut): Sheet | undefined {
  const paper = cutPaper(sheet.paper, cut, sheet.sections);
  if (paper === sheet.paper) return undefined;
  return { ...sheet, paper, cuts: [...sheet.cuts, cut], made: sheet.made + 1 };
}

export const withSections = (sheet: Sheet, sections: number): Sheet => ({
  ...sheet,
  sections,
  paper: { ...cutAll(sheet.cuts, sections), scraps: [] },
});

export const freshSheet = (sections: number): Sheet => ({
  sections,
  cuts: [],
  paper: freshPaper(sections),
  made: 0,
});
