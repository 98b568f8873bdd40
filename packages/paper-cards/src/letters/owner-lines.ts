/**
 * Letters the picture for shared links: the owner's name and job title on its lower edge. With outlines, because the fonts
 * of the machine that builds aren't known.
 */
import type { Point } from '../paper/geometry.ts';
import { type Family, fontWith } from './faces.ts';
import { moveOutline, pathOf } from './outlines.ts';
import { setPlainLine } from './set-title.ts';

/** All lengths in px of the picture, 1200 x 630. */
export const SHARE_SIZE = { width: 1200, height: 630 };
const MAX_TEXT_WIDTH = 1100;
const NAME = { size: 62, baseline: 562 };
const JOB_TITLE = { size: 32, baseline: 607 };
/** Without a name. */
const JOB_TITLE_ALONE = { size: 68, baseline: 576 };
/** Between words, em. */
const SPACE = 0.25;
const CREAM = '#fbf3dc';

/** The families of both lines, in the order of preference: the last ones have other scripts than the first. */
const HEADING: readonly Family[] = [
  { family: 'fraunces', weight: 600 },
  { family: 'nunito', weight: 700 },
  { family: 'dela-gothic-one', weight: 400 },
  { family: 'rubik', weight: 700 },
];
const TEXT: readonly Family[] = [
  { family: 'nunito', weight: 400 },
  { family: 'dela-gothic-one', weight: 400 },
  { family: 'rubik', weight: 400 },
];

/** With composed accents. */
const clean = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** The letters, digits and signs of a name or job title that no font of the picture has, each once. */
export const missingInPicture = (text: string): string[] =>
  [...new Set(clean(text))].filter(
    (one) => !/[\p{C}\p{Z}\ufe0f]/u.test(one) && !TEXT.some((family) => fontWith(family, one)),
  );

/** A centered line of letters as SVG, smaller if it is too long. */
function drawLine(
  text: string,
  families: readonly Family[],
  { size, baseline }: { size: number; baseline: number },
): string {
  const { letters, width } = setPlainLine(text, families, SPACE);
  const scale = Math.min(size, MAX_TEXT_WIDTH / width);
  const left = (SHARE_SIZE.width - width * scale) / 2;
  const place = ([x, y]: Point): Point => [left + x * scale, baseline + y * scale];
  return `<path d="${pathOf(letters.map((outline) => moveOutline(outline, place)))}"/>`;
}

/** Who a site is of; either may be unknown. */
export interface Owner {
  name?: string | undefined;
  jobTitle?: string | undefined;
}

/** The letters in cream, with the shadow of paper, over a transparent ground; without a line that the fonts lack letters of. */
export function drawOwner({ name, jobTitle }: Owner): string {
  const [first, second] = [name, jobTitle].map((text) =>
    text && missingInPicture(text).length === 0 ? clean(text) : undefined,
  );
  const lines = first
    ? drawLine(first, HEADING, NAME) + (second ? drawLine(second, TEXT, JOB_TITLE) : '')
    : second
      ? drawLine(second, HEADING, JOB_TITLE_ALONE)
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">
    <filter id="blur"><feGaussianBlur stdDeviation="2"/></filter>
    <g transform="translate(2 3)" opacity="0.5" fill="#06140c" filter="url(#blur)">${lines}</g>
    <g fill="${CREAM}">${lines}</g>
  </svg>`;
}
