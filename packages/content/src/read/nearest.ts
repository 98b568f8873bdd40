/** Finds what was meant by a name that doesn't exist. */
import { closest, distance } from 'fastest-levenshtein';

/** The nearest of the names, if few of its letters differ: a third, or two that have changed places. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const name = names.length > 0 ? closest(word, names) : '';
  const most = name.length < 5 ? 1 : Math.max(2, name.length / 3);
  return distance(word, name) <= most ? name : undefined;
}
