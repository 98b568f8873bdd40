/** The one-page résumé in miniature: laid out like the PDF, from the same file, with its small print as lines of words. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Resume } from '../../app/content/schema.ts';
import { circle, rectangle } from '../../tools/content/paper/geometry.ts';
import type { Box } from './lettering.ts';
import { bounds, openFont, outline, setLine } from './lettering.ts';
import { shape, stroke } from '../../tools/content/paper/svg.ts';

const CONTENT = new URL('../../content/', import.meta.url);
const read = (name: string): unknown =>
  parse(readFileSync(new URL(name, CONTENT), 'utf8'), { logLevel: 'error' });

/** A4, height by width. */
export const PAGE_RATIO = Math.SQRT2;

/** As in tools/content/render-resume.ts. */
const INK = '#2a2320';
const QUIET = '#655b52';
const ACCENT = '#7a2f3b';
const SMALL_PRINT = '#988b7e';

/** Lengths on a page 100 wide. Headings, titles and years are larger than in the PDF, so that they can be read. */
const PAGE = { width: 100, margin: 8, years: 26 };
const SIZES = { heading: 5.4, title: 4.3, years: 3.7 };
const PRINT = { line: 1.82, height: 0.8, character: 0.72, space: 0.7 };

const fonts = {
  heading: openFont('fraunces', 600),
  title: openFont('nunito', 700),
};

/** A word or more, its left end at x. */
function words(font: keyof typeof fonts, text: string, size: number, x: number, y: number): string {
  const { left } = bounds(setLine(fonts[font], text, { size }));
  return outline(setLine(fonts[font], text, { size, x: x - left, y }));
}

/** Text too small to read: a bar for each word, in lines between `left` and `right`. */
function smallPrint(text: string, left: number, right: number, top: number) {
  let [x, y, d] = [left, top, ''];
  for (const word of text.split(' ')) {
    const length = word.length * PRINT.character;
    if (x + length > right) [x, y] = [left, y + PRINT.line];
    d += rectangle(x, y, length, PRINT.height, 0.3);
    x += length + PRINT.space;
  }
  return { d, bottom: y + PRINT.line };
}

export interface Miniature {
  /** The print on a page 100 wide, its upper left corner at (0, 0). */
  markup: string;
  /** What jobs and projects take up, by title. */
  entries: ReadonlyMap<string, Box>;
}

export function resumeMiniature(): Miniature {
  const { owner } = read('site.yaml') as { owner: { jobTitle: string } };
  const { summary = '', experience, projects, skills } = read('resume.yaml') as Resume;
  const [left, right] = [PAGE.margin, PAGE.width - PAGE.margin];
  const column = left + PAGE.years;
  const entries = new Map<string, Box>();
  const ink = { name: '', headings: '', titles: '', years: '', print: '', dots: '' };
  let y = 0;

  const print = (text: string, from: number) => {
    const { d, bottom } = smallPrint(text, from, right, y);
    ink.print += d;
    y = bottom;
  };
  const section = (title: string) => {
    y += 5;
    ink.headings += words('heading', title, SIZES.heading, left, y);
    y += 2.2;
  };
  const item = ({ title, years, points }: Resume['experience'][number]) => {
    const top = y;
    y += 3.4;
    ink.titles += words('title', title, SIZES.title, column, y);
    if (years) ink.years += words('title', years.replace('-', '–'), SIZES.years, left, y);
    y += 1.4;
    for (const point of points) {
      ink.dots += circle(column + 0.7, y + 0.4, 0.55);
      print(point, column + 2.6);
    }
    entries.set(title, { left, right, top, bottom: y });
    y += 0.5;
  };

  const { right: wide, left: narrow } = bounds(setLine(fonts.heading, owner.jobTitle, { size: 1 }));
  const nameSize = (right - left) / (wide - narrow);
  y = 8 + nameSize * 0.5;
  ink.name = words('heading', owner.jobTitle, nameSize, left, y);
  y += 3.4;
  const rule = stroke(`M${left} ${y}H${right}`, ACCENT, 0.45, { 'stroke-dasharray': '1.6 1.2' });
  y += 2.4;
  print(summary, left);
  section('Experience');
  experience.forEach(item);
  section('Projects');
  projects.forEach(item);
  section('Skills');
  for (const { group, items } of skills) print(`${group}: ${items.join(', ')}`, left);

  return {
    markup:
      shape(ink.name + ink.titles, INK) +
      rule +
      shape(ink.headings + ink.dots, ACCENT) +
      shape(ink.years, QUIET) +
      shape(ink.print, SMALL_PRINT),
    entries,
  };
}
