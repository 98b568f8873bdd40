/** The snowflake in a link. */
import { readInteger, readList } from '#app/demo-kit/share-link/read-data.ts';
import type { ShareFormat } from '#app/demo-kit/share-link/share-link.ts';
import { type Background, BACKGROUND_NAMES } from './backgrounds.ts';
import { cutFrom, isDrawn } from './drawn.ts';
import { openingCuts } from './opening.ts';
import type { Cut } from './paper.ts';
import { MAX_SECTIONS, MIN_SECTIONS } from './wedge.ts';

export type Snowflake = { sections: number; cuts: readonly Cut[]; background: Background };

/** Largest counts. */
type Limits = Readonly<Record<'cuts' | 'numbersInCut' | 'numbers', number>>;
/** Clipping takes longer the more there is. A link with the cuts of a hand has no room for so much. */
const IN_LINK: Limits = { cuts: 120, numbersInCut: 300, numbers: 1500 };
/** The visitor's own cuts have been clipped before, one by one, so they aren't too many. */
const OWN: Limits = { cuts: Infinity, numbersInCut: Infinity, numbers: Infinity };

export const workFormat: ShareFormat<Snowflake> = {
  name: 'snowflake',
  version: 1,
  /** Sections, background, whether the initial snowflake was cut or a new sheet, and what was drawn. */
  write({ sections, cuts, background }) {
    const drawn = cuts.flatMap((cut) => (cut.drawn ? [cut.drawn] : []));
    const isInitial = drawn.length < cuts.length;
    return [sections, BACKGROUND_NAMES.indexOf(background), Number(isInitial), drawn];
  },
  read: readWithin(IN_LINK),
};

export const storedFormat: typeof workFormat = { ...workFormat, read: readWithin(OWN) };

function readWithin(limits: Limits): typeof workFormat.read {
  return (data) => {
    const [first, second, third, list, ...others] = Array.isArray(data) ? (data as unknown[]) : [];
    const sections = readInteger(first, MIN_SECTIONS, MAX_SECTIONS);
    const background = BACKGROUND_NAMES[readInteger(second, 0, BACKGROUND_NAMES.length - 1) ?? -1];
    const isInitial = readInteger(third, 0, 1);
    const cuts = readList(list, limits.cuts, (cut) => readCut(cut, limits));
    if (!sections || !background || isInitial === undefined || !cuts || others.length > 0)
      return undefined;
    const count = cuts.reduce((sum, { drawn = [] }) => sum + drawn.length, 0);
    if (count > limits.numbers) return undefined;
    return { sections, cuts: isInitial ? [...openingCuts, ...cuts] : cuts, background };
  };
}

function readCut(data: unknown, { numbersInCut }: Limits): Cut | undefined {
  const drawn = readList(data, numbersInCut, (each) => readInteger(each, -4000, 4000));
  return drawn && isDrawn(drawn) ? cutFrom(drawn) : undefined;
}
