/** The number of letters to insert, remove or replace (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const replaced = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The word that is spelled most like a text. */
export const nearest = (text: string, words: readonly string[]): string | undefined =>
  words
    .map((word) => ({ word, away: distance(text.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.away - b.away)[0]?.word;
