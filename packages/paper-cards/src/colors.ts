/**
 * Colors as words: a paper of the card, and shares of others in it, percent. `far haze 35` is far with 35 % of haze,
 * `leaf.5 shade 22` a green of lightness 0.5 drawn toward the card's own papers, `far (near ink 20) 50` half of a mix.
 */
import { mixColors } from './paper/svg.ts';
import { oklch, type Palette } from './palette.ts';

/** Colors that things have by themselves: hue, degrees, and chroma in OKLCH. `leaf.5` has the lightness 0.5, at night less. */
const OWN: Record<string, readonly [hue: number, chroma: number]> = {
  leaf: [140, 0.115],
  wood: [55, 0.1],
  wine: [350, 0.115],
  sea: [220, 0.115],
  coral: [32, 0.16],
  straw: [82, 0.15],
};
/** Degrees in OKLCH: a lake on an orange or yellow card is teal, because nothing orange could be water. */
const TEAL = 205;
/** `#rrggbb` of a color in words. @throws if it has an unknown word */
export function colorOf(color: string, palette: Palette): string {
  const inner = /\(([^()]+)\)/;
  let flat = color;
  for (let mix = inner.exec(flat); mix; mix = inner.exec(flat))
    flat = flat.replace(inner, colorOf(mix[1] ?? '', palette));
  const [base = '', ...mixes] = flat.split(' ');
  let result = paperOf(base, palette);
  for (let at = 0; at < mixes.length; at += 2)
    result = mixColors(result, paperOf(mixes[at] ?? '', palette), Number(mixes[at + 1]) / 100);
  return result;
}

function paperOf(word: string, palette: Palette): string {
  if (word.startsWith('#')) return word;
  const { sky, daytime, isWarm, far, front, middle, near } = palette;
  const isNight = daytime === 'night';
  const named = {
    ...palette,
    white: '#ffffff',
    black: '#000000',
    'warm-deep': palette.warmDeep,
    shade: isNight ? near : middle,
  };
  const skies = { 'sky-top': sky[0], 'sky-middle': sky[1], 'sky-foot': sky[2] };
  const paper: unknown = { ...named, ...skies }[word];
  if (typeof paper === 'string' && paper.startsWith('#')) return paper;
  const [, name = '', digits] = /^([a-z]+)([.\d]+)$/.exec(word) ?? [];
  const number = Number(digits);
  // The depth of water, 0 far and light to 1 near and dark.
  if (name === 'water' && digits)
    return isWarm
      ? mixColors(oklch(0.72, 0.07, TEAL), oklch(0.36, 0.06, TEAL + 15), number)
      : mixColors(far, front, number);
  const own = OWN[name];
  if (!own || !digits) throw new Error(`There is no paper “${word}”`);
  return oklch(isNight ? number - 0.07 : number, own[1], own[0]);
}

const percent = (share: number) => Number((share * 100).toFixed(4));

/** A color with a share of another one, 0 to 1, in words. */
export const blend = (from: string, to: string, share: number): string =>
  `${from} ${to.includes(' ') ? `(${to})` : to} ${percent(share)}`;
