/** Words that visitors type, in place of the demo's own. */
import { charactersOf } from '#app/demo-kit/characters.ts';
import { FACES, type Words } from './leading.ts';

/** Limit of what can be typed. */
export const MAX_CHARACTERS = 8;
/** Also limits what combines into one character, UTF-16 code units. */
const MAX_LENGTH = 40;

/** The first characters of a text. */
export const clipped = (text: string) =>
  charactersOf(text.trimStart().slice(0, MAX_LENGTH))
    .slice(0, MAX_CHARACTERS)
    .map(({ character }) => character)
    .join('');

/** The lines of a text: what is before and after its first space, or twice the same. Undefined if it is empty. */
export function linesOf(text: string): Words['lines'] | undefined {
  const [first, ...rest] = text.trim().split(/\s+/u);
  if (!first) return undefined;
  return [first, rest.join(' ') || first];
}

const MEASURE_SIZE_PX = 100;
/** Room for rounding, em. */
const SLACK_EM = 0.05;

/** A visitor's words, as wide as in the widest typeface, so that another one doesn't change the size. */
export function wordsOf(text: string): Words | undefined {
  const lines = linesOf(text);
  const context = lines && document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  const widths = Object.values(FACES).flatMap(({ metrics, weight }) => {
    context.font = `${weight} ${MEASURE_SIZE_PX}px "${metrics.familyName}", sans-serif`;
    return lines.map((line) => context.measureText(line).width);
  });
  return { lines, width: Math.max(...widths) / MEASURE_SIZE_PX + SLACK_EM };
}
