/** Sets the letters of a title: lines that fit closely, each letter a little rotated and off its line. */
import svgpath from 'svgpath';
import { mix, mixPoints, type Point } from '../../paper/geometry.ts';
import type { Random } from '../../paper/random.ts';
import { type Face, FACES, type FaceName, type Gesture, type Run, runsOf } from './faces.ts';

export type Segment = { command: 'M' | 'L' | 'Q' | 'C' | 'Z'; points: readonly Point[] };
/** An outline; y points down, the baseline is at 0. */
export type Outline = readonly Segment[];
/** `text` is what it stands for: several characters if it is a ligature. Lengths in em until the title is scaled. */
export type Letter = { outline: Outline; text: string };
export type Line = { letters: readonly Letter[]; width: number };

const COMMANDS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/** Space between words, em. */
const WORD_SPACE = 0.26;

export const moveOutline = (outline: Outline, move: (point: Point) => Point): Outline =>
  outline.map(({ command, points }) => ({ command, points: points.map(move) }));

export type Box = { left: number; top: number; right: number; bottom: number };

/** From control points, which is close enough. */
export function boundsOf(outlines: readonly Outline[]): Box {
  const points = outlines.flatMap((outline) => outline.flatMap((segment) => segment.points));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** Sets words on a baseline at 0, from x = 0, with the kerning of their fonts. */
export function setLine(text: string, name: FaceName, random: Random): Line {
  const letters: Letter[] = [];
  let x = 0;
  for (const [index, word] of text.split(' ').entries()) {
    const { runs, face } = runsOf(word, name);
    if (index > 0) x += WORD_SPACE + FACES[face].tracking;
    for (const [place, run] of runs.entries()) {
      const set = setRun(run, face, random);
      if (place > 0) x -= looseness(letters.at(-1), set.letters[0], x);
      letters.push(...set.letters.map((letter) => shifted(letter, x)));
      x += set.advance;
    }
  }
  const { left, right } = boundsOf(letters.map(({ outline }) => outline));
  return { letters: letters.map((letter) => shifted(letter, -left)), width: right - left };
}

const shifted = ({ outline, text }: Letter, by: number): Letter => ({
  outline: moveOutline(outline, ([x, y]) => [x + by, y]),
  text,
});

function setRun({ font, text }: Run, face: FaceName, random: Random) {
  const { tracking, turn, step, slant }: Face = FACES[face];
  const unit = capScale(face) / font.unitsPerEm;
  const lean = Math.tan(((slant ?? 0) * Math.PI) / 180);
  const letters: Letter[] = [];
  const { glyphs, positions } = font.layout(text);
  const characters = [...text];
  const hasLigatures = glyphs.length !== characters.length;
  let advance = 0;
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const [left, top] = [advance + xOffset * unit, -yOffset * unit];
    const outline = glyph.path.commands.map(({ command, args }): Segment => ({
      command: COMMANDS[command as keyof typeof COMMANDS],
      points: pairs(args).map(([x, y]) => [left + (x + y * lean) * unit, top - y * unit]),
    }));
    advance += xAdvance * unit + tracking;
    if (outline.length === 0) continue;
    letters.push({
      outline: turned(outline, random.around(turn), random.around(step)),
      // A glyph that was part of another before has no code points.
      text: hasLigatures ? String.fromCodePoint(...glyph.codePoints) : (characters[index] ?? ''),
    });
  }
  return { letters, advance };
}

/** Widest space between letters that are in different files of a face, which have no kerning in common, em. */
const WIDEST_GAP = 0.1;

/** How much closer the next letter, which is at x = 0 until it moves by `x`, should be to the one before, em. */
function looseness(before: Letter | undefined, next: Letter | undefined, x: number): number {
  if (!before || !next) return 0;
  const lying = ({ outline }: Letter) => [moveOutline(outline, ([px, py]): Point => [py, px])];
  const gap = x - touching(lying(before), lying(next));
  return Math.max(0, gap - WIDEST_GAP);
}

/** Height of capital letters, em, so that all faces look equally large, and a fallback like its neighbors. */
const CAP_HEIGHT = 0.7;
function capScale(name: FaceName): number {
  const font = runsOf('H', name).runs[0]?.font;
  return font ? (CAP_HEIGHT * font.unitsPerEm) / font.capHeight : 1;
}

function pairs(numbers: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    points.push([numbers[index] ?? 0, numbers[index + 1] ?? 0]);
  }
  return points;
}

/** Rotates an outline about its middle (degrees), and moves it down. */
function turned(outline: Outline, angle: number, down: number): Outline {
  const { left, top, right, bottom } = boundsOf([outline]);
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return moveOutline(outline, ([x, y]) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos + down,
  ]);
}

/** Lines of similar length become equally long, as far as this changes their size by no more than this factor. */
const MAX_LINE_SCALE = 1.3;
/** Least space between the letters of two lines, em of the smaller one. */
const LINE_GAP = 0.15;
/** Least distance of two baselines, in heights of the lower line's capitals. */
const LEAST_PITCH = 1.16;
/** Width of the strips in which the distance of two lines is measured, em. */
const STRIP = 0.1;

export type Stacked = {
  /** Of all letters, line by line. */
  outlines: Outline[];
  /** Width and baseline of each line, and how much larger it is than 1 em. */
  lines: { width: number; baseline: number; scale: number }[];
};

/** How far apart the middles of the first and the last staggered line are, in widths of the widest. */
const STAGGER = 0.12;

/** Stacks lines so that their letters almost touch, with the middle of each at x = 0, or staggered. */
export function stackLines(lines: readonly Line[], isStaggered: boolean): Stacked {
  const widest = Math.max(...lines.map(({ width }) => width));
  const scales = lines.map(({ width }) => Math.min((widest / width) ** 0.8, MAX_LINE_SCALE));
  const widths = lines.map(({ width }, index) => width * (scales[index] ?? 1));
  const step = isStaggered ? (STAGGER * Math.max(...widths)) / Math.max(1, lines.length - 1) : 0;
  const stacked: Stacked = { outlines: [], lines: [] };
  let above: Outline[] = [];
  let baseline = 0;
  for (const [index, { letters, width }] of lines.entries()) {
    const scale = scales[index] ?? 1;
    const shift = (index - (lines.length - 1) / 2) * step;
    const put = (down: number) =>
      letters.map(({ outline }) =>
        moveOutline(outline, ([x, y]) => [(x - width / 2) * scale + shift, y * scale + down]),
      );
    if (index > 0) {
      const gap = LINE_GAP * Math.min(scale, scales[index - 1] ?? 1);
      const closest = baseline + LEAST_PITCH * CAP_HEIGHT * scale;
      baseline = Math.max(closest, touching(above, put(0)) + gap);
    }
    above = put(baseline);
    stacked.outlines.push(...above);
    stacked.lines.push({ width: width * scale, baseline, scale });
  }
  return stacked;
}

/** How far the lower outlines have to go down until they only touch the upper ones. */
function touching(upper: readonly Outline[], lower: readonly Outline[]): number {
  const bottoms = skyline(upper, Math.max);
  const tops = skyline(lower, Math.min);
  let down = -Infinity;
  for (const [strip, bottom] of bottoms) {
    for (const near of [strip - 1, strip, strip + 1]) {
      const top = tops.get(near);
      if (top !== undefined) down = Math.max(down, bottom - top);
    }
  }
  return Number.isFinite(down) ? down : 0;
}

/** The extreme of outlines in each strip. */
function skyline(outlines: readonly Outline[], extreme: (a: number, b: number) => number) {
  const found = new Map<number, number>();
  const note = ([x, y]: Point) => {
    const strip = Math.round(x / STRIP);
    found.set(strip, extreme(found.get(strip) ?? y, y));
  };
  for (const outline of outlines) {
    let from: Point | undefined;
    for (const { points } of outline) {
      const to = points.at(-1);
      if (from && to) {
        for (let share = 0; share <= 1; share += 0.125) {
          note([mix(from[0], to[0], share), mix(from[1], to[1], share)]);
        }
      }
      points.forEach(note);
      from = to ?? from;
    }
  }
  return found;
}

/** Lays a title over an arch or on a wave, or lets it rise. Lengths are relative to its width. */
export function bendTitle(
  outlines: readonly Outline[],
  gesture: Gesture,
  strength: number,
): Outline[] {
  const { left, right, bottom } = boundsOf(outlines);
  const [middle, width] = [(left + right) / 2, right - left];
  if (gesture === 'rise') {
    const slope = 0.075 * strength;
    return outlines.map((outline) =>
      moveOutline(outline, ([x, y]) => [x, y - (x - middle) * slope]),
    );
  }
  if (gesture === 'wave') {
    const height = 0.028 * width * strength;
    return outlines.map((outline) =>
      moveOutline(outline, ([x, y]) => [
        x,
        y + height * Math.sin(((x - middle) / width) * 2 * Math.PI),
      ]),
    );
  }
  if (gesture === 'arch') {
    const radius = (width * 2) / strength;
    return outlines.map((outline) =>
      moveOutline(outline, ([x, y]) => {
        const [angle, distance] = [(x - middle) / radius, radius + bottom - y];
        return [middle + distance * Math.sin(angle), bottom + radius - distance * Math.cos(angle)];
      }),
    );
  }
  return [...outlines];
}

/** The hole of an O: the smaller of its two closed lines. */
export function counterOf(outline: Outline): Outline | undefined {
  const starts = outline.flatMap(({ command }, index) => (command === 'M' ? [index] : []));
  if (starts.length !== 2) return undefined;
  const lines = [outline.slice(0, starts[1]), outline.slice(starts[1])];
  const widths = lines.map((line) => {
    const { left, right } = boundsOf([line]);
    return right - left;
  });
  return (widths[0] ?? 0) < (widths[1] ?? 0) ? lines[0] : lines[1];
}

/** How far a straight piece may be from the curve that it replaces, units. */
const TOLERANCE = 0.12;

/** The outlines with straight pieces instead of curves, of which `offsetOutline` takes few in much less time. */
export const flatten = (outlines: readonly Outline[]): Outline[] =>
  outlines.map((outline) => {
    let from: Point = [0, 0];
    return outline.flatMap(({ command, points }): Segment[] => {
      const start = from;
      from = points.at(-1) ?? from;
      if (command !== 'Q' && command !== 'C') return [{ command, points }];
      return curve([start, ...points]).map((point) => ({ command: 'L', points: [point] }));
    });
  });

/** Points on a Bézier curve of any degree, without its start. */
function curve(control: readonly Point[]): Point[] {
  const bend = control.slice(2).map(([x, y], index): number => {
    const [a = [0, 0], b = [0, 0]] = [control[index], control[index + 1]];
    return Math.hypot(x - 2 * b[0] + a[0], y - 2 * b[1] + a[1]);
  });
  const degree = control.length - 1;
  // Wang's formula: pieces within the tolerance.
  const pieces = Math.ceil(
    Math.sqrt((degree * (degree - 1) * Math.max(...bend)) / (8 * TOLERANCE)),
  );
  return Array.from({ length: Math.max(1, pieces) }, (_, index) => {
    let points = [...control];
    const share = (index + 1) / Math.max(1, pieces);
    while (points.length > 1) {
      points = points.slice(1).map((to, place) => mixPoints(points[place] ?? to, to, share));
    }
    return points[0] ?? [0, 0];
  });
}

/** Path data. */
export const pathOf = (outlines: readonly Outline[]): string =>
  outlines
    .flat()
    .map(({ command, points }) => command + points.flat().join(' '))
    .join('');

/** Decimal places of coordinates; a title is a few hundred units wide, and a logo is small. */
const DIGITS = 1;

/** Path data in few characters: relative commands, few digits. */
export const shortPath = (d: string): string => svgpath(d).rel().round(DIGITS).toString();
