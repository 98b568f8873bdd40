/** A title in an alphabet that no face of the build has: text in the visitor's own font. */
import { tag } from './paper/svg.ts';
import { directionIn } from './letters/visual-order.ts';

/** px. */
const WIDTH = 480;
const MAX_SIZE = 84;
/** em: of all characters, the widest are Chinese and Korean ones; the highest and lowest have marks of Thai or Tibetan. */
const CHARACTER = { width: 1, above: 1.2, below: 0.6 };
/** em, on each side of the letters. */
const OUTLINE = 1 / 12;

const characters = new Intl.Segmenter();

/** @returns an SVG that shows all of the title, whatever font it is in */
export function drawPlainTitle(title: string): string {
  const { length } = [...characters.segment(title)];
  const size = Math.min(MAX_SIZE, WIDTH / (length * CHARACTER.width + 2 * OUTLINE));
  const text = tag(
    'text',
    {
      x: WIDTH / 2,
      y: Math.round(size * CHARACTER.above),
      direction: directionIn(title),
      'font-family': 'sans-serif',
      'font-weight': 800,
      'font-size': Math.floor(size),
      'text-anchor': 'middle',
      fill: '#fffdf6',
      stroke: '#221a14',
      'stroke-width': Math.round(size * 2 * OUTLINE),
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    escapeXml(title),
  );
  const height = Math.round(size * (CHARACTER.above + CHARACTER.below));
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${height}` },
    text,
  );
}

const escapeXml = (text: string) =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
