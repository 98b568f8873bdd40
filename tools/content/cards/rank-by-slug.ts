import { createRandom } from '../paper/random.ts';
import { hashText } from './hash-text.ts';

/** The names in the order in which a slug prefers them. */
export function rankBySlug<Name extends string>(
  names: readonly [Name, ...Name[]],
  slug: string,
): readonly [Name, ...Name[]] {
  const random = createRandom(hashText(`order ${slug}`));
  const [first, ...others] = names
    .map((name) => ({ name, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
  return [first ?? names[0], ...others];
}
