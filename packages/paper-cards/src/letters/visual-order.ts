/** The order in which a line is drawn, by the Unicode Bidirectional Algorithm. */
import createBidi from 'bidi-js';
import { type Family, type Run, runsOf } from './faces.ts';

const bidi = createBidi();

export type Direction = 'ltr' | 'rtl';

/** The direction of a text, by its first letter that has one. */
export const directionIn = (text: string): Direction =>
  bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';

/** Letters side by side in one font file and one direction; their text is in the order of reading. */
export type Piece<Of extends Family> = Run<Of> & {
  direction: Direction;
  /** A space is at its left. */
  afterSpace: boolean;
};

/** Divides a line into pieces, from left to right. @param direction of the text that the line is part of */
export function piecesOf<Of extends Family>(
  line: string,
  faces: readonly Of[],
  direction: Direction,
): Piece<Of>[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const runs = runsByIndex(line, faces);
  const pieces: (Piece<Of> & { run: Run<Of>; level: number })[] = [];
  let afterSpace = false;
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const run = runs[index];
    const level = embedding.levels[index] ?? 0;
    const unit = mirrored.get(index) ?? line.charAt(index);
    const last = pieces.at(-1);
    if (!run) {
      afterSpace ||= line[index] === ' ' && pieces.length > 0;
    } else if (last && !afterSpace && last.run === run && last.level === level) {
      last.text = level % 2 ? unit + last.text : last.text + unit;
    } else {
      pieces.push({
        ...run,
        run,
        level,
        text: unit,
        direction: level % 2 ? 'rtl' : 'ltr',
        afterSpace,
      });
      afterSpace = false;
    }
  }
  return pieces;
}

/** For each UTF-16 code unit of a line, the run that it is in; none for spaces and non-joiners, which divide runs. */
function runsByIndex<Of extends Family>(line: string, faces: readonly Of[]) {
  const runs: (Run<Of> | undefined)[] = [];
  for (const [index, word] of line.split(/[ \u200c]/).entries()) {
    if (index > 0) runs.push(undefined);
    for (const run of runsOf(word, faces)) runs.push(...Array<Run<Of>>(run.text.length).fill(run));
  }
  return runs;
}
