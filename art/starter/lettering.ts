/** Title and round logo of a new card: letters cut from paper, in its hue. */
import { raised, roundLogo } from '../kit/emblem.ts';
import { bounds, cutLetters, openFont, outline, setLine, titleSvg } from '../kit/lettering.ts';
import { smallSvg } from '../kit/small-svg.ts';
import type { StarterColours } from './colours.ts';

/** Longer titles are set in two lines. */
const LONG = 11;

/** Breaks a title where the lines become most alike in length. */
function breakLines(title: string): string[] {
  const words = title.split(' ');
  if (title.length <= LONG || words.length < 2) return [title];
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map((line) => line.length)) };
  });
  return breaks.reduce((a, b) => (b.longest < a.longest ? b : a)).lines;
}

/** The title logo, an SVG of outlines. @param seed another number, other small turns of the letters */
export function letterTitle(title: string, { letters, border }: StarterColours, seed: number) {
  const font = openFont('caprasimo');
  const set = breakLines(title).flatMap((line, index) =>
    setLine(font, line, { size: 100, y: index * 92, turn: 3.5, shift: 2.5, seed: seed + index }),
  );
  const markup = cutLetters(outline(set), {
    id: 'letters',
    face: letters,
    base: border,
    reach: 9,
  });
  return smallSvg(titleSvg(markup, { name: title, box: bounds(set), padding: 20 }));
}

/** The round logo, an SVG: the first letter on a disc with a scalloped rim. */
export function letterLogo(title: string, { ridges, border, letters }: StarterColours) {
  const set = setLine(openFont('caprasimo'), title.slice(0, 1).toUpperCase(), { size: 56 });
  const { left, right, top, bottom } = bounds(set);
  const [x, y] = [48 - (left + right) / 2, 48 - (top + bottom) / 2];
  const centred = setLine(openFont('caprasimo'), title.slice(0, 1).toUpperCase(), {
    size: 56,
    x,
    y,
  });
  return smallSvg(
    roundLogo({
      name: title,
      ground: ridges[1] ?? letters,
      rim: border,
      symbol: raised(outline(centred), '#fffaf0'),
    }),
  );
}
