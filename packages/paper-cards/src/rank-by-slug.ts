import { EXTRA_NAMES, type Extras } from './names.ts';
import { createRandom } from './paper/random.ts';
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

/** Related types, so that the name of a kind finds its extras. */
const NAMES: { [Kind in keyof Extras]: readonly [Extras[Kind], ...Extras[Kind][]] } = EXTRA_NAMES;

/** The small things of a kind in the order in which a slug prefers them. */
export const rankExtras = <Kind extends keyof Extras>(kind: Kind, slug: string) =>
  rankBySlug<Extras[Kind]>(NAMES[kind], `${kind} ${slug}`);

/** The small things that a slug prefers. */
export const extrasOf = (slug: string): Extras => ({
  corner: rankExtras('corner', slug)[0],
  flora: rankExtras('flora', slug)[0],
  sun: rankExtras('sun', slug)[0],
  moon: rankExtras('moon', slug)[0],
  walker: rankExtras('walker', slug)[0],
  percher: rankExtras('percher', slug)[0],
});
