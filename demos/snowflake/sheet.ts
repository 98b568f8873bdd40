/** Sheets and their cuts. */
import { type Cut, cutPaper, freshPaper, type Paper, type Refusal, tryCut } from './paper.ts';

/** A folded sheet. `made` counts the visitor's cuts. */
export type Sheet = { sections: number; cuts: readonly Cut[]; paper: Paper; made: number };

/** The sheet after a cut, or why it is refused. */
export function tryCutting(sheet: Sheet, cut: Cut): Sheet | Refusal {
  const paper = tryCut(sheet.paper, cut, sheet.sections);
  if (typeof paper === 'string') return paper;
  return { ...sheet, paper, cuts: [...sheet.cuts, cut], made: sheet.made + 1 };
}

/**
 * Repeats cuts on a sheet with another number of sections. Yields after each cut, because all together can
 * take longer than a frame. Undefined if `isStale` returns true meanwhile.
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
    await new Promise((resolve) => setTimeout(resolve));
    if (isStale()) return undefined;
  }
  return { ...sheet, cuts, sections, paper: { ...paper, scraps: [] } };
}

export const freshSheet = (sections: number): Sheet => ({
  sections,
  cuts: [],
  paper: freshPaper(sections),
  made: 0,
});
