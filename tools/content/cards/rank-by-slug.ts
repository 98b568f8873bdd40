import { EXTRA_NAMES, type Extras } from '../../../app/content/schema.ts';
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

/** The small things that a slug prefers. */
export function extrasOf(slug: string): Extras {
  const choose = <Kind extends keyof Extras>(kind: Kind) =>
    rankBySlug<Extras[Kind]>(EXTRA_NAMES[kind], `${kind} ${slug}`)[0];
  return {
    corner: choose('corner'),
    flora: choose('flora'),
    moon: choose('moon'),
    walker: choose('walker'),
    percher: choose('percher'),
  };
}
