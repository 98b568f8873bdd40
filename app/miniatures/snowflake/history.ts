/** What has been done to the sheet, and what can be undone and redone. */
import { type Cut, cutPaper, freshPaper, type Paper } from './paper.ts';

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

/**
 * The sheet with these cuts made in a fold of `sections`, one cut at a time with room for a frame
 * after each: all at once they may take longer than one. Undefined if `isStale` says so meanwhile.
 */
export async function recut(
  sheet: Sheet,
  cuts: readonly Cut[],
  sections: number,
  isStale = () => false,
): Promise<Sheet | undefined> {
  let paper = freshPaper(sections);
  for (const cut of cuts) {
    paper = cutPaper(paper, cut, sections);
    await nextTask();
    if (isStale()) return undefined;
  }
  return { ...sheet, cuts, sections, paper: { ...paper, scraps: [] } };
}

function nextTask() {
  const { port1, port2 } = new MessageChannel();
  return new Promise<void>((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}

export const freshSheet = (sections: number): Sheet => ({
  sections,
  cuts: [],
  paper: freshPaper(sections),
  made: 0,
});
