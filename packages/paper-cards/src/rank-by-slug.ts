import { DETAIL_NAMES, type Details } from './names.ts';
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

/** Typed so that each kind has its own names. */
const NAMES: { [Kind in keyof Details]: readonly [Details[Kind], ...Details[Kind][]] } =
  DETAIL_NAMES;

/** Part of the seed for each kind of detail. Other seeds would choose other details on every published card. */
const SEEDS: Record<keyof Details, string> = {
  corners: 'corner',
  plants: 'flora',
  sun: 'sun',
  moon: 'moon',
  groundAnimal: 'walker',
  perchedAnimal: 'percher',
};

/** The details of a kind in the order in which a slug prefers them. */
export const rankDetails = <Kind extends keyof Details>(kind: Kind, slug: string) =>
  rankBySlug<Details[Kind]>(NAMES[kind], `${SEEDS[kind]} ${slug}`);

/** The details that a slug prefers. */
export const detailsOf = (slug: string): Details => ({
  corners: rankDetails('corners', slug)[0],
  plants: rankDetails('plants', slug)[0],
  sun: rankDetails('sun', slug)[0],
  moon: rankDetails('moon', slug)[0],
  groundAnimal: rankDetails('groundAnimal', slug)[0],
  perchedAnimal: rankDetails('perchedAnimal', slug)[0],
});
