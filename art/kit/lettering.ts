/**
 * Letters as outlines, from open-licensed `@fontsource` fonts, so that each letter can be rotated,
 * bent, layered and stitched.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Command, type Font } from 'opentype.js';
import { round, type Point } from '../../tools/content/paper/geometry.ts';
import { offsetOutline } from '../../tools/content/paper/offset.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import { tag, type Attributes } from '../../tools/content/paper/svg.ts';

export interface Letter {
  character: string;
  commands: Command[];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface LineOptions {
  size?: number;
  /** Extra space between letters, in units. */
  tracking?: number;
  /** Where the middle of the line and its baseline are. */
  x?: number;
  y?: number;
  /** How much each letter is turned (degrees) and shifted (units) at most. */
  turn?: number;
  shift?: number;
  seed?: number;
}

/** Opens a font of an installed `@fontsource` package, e.g. `openFont('titan-one', 400)`. */
export function openFont(name: string, weight = 400, style = 'normal'): Font {
  const file = `@fontsource/${name}/files/${name}-latin-${weight}-${style}.woff`;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** The glyphs of a text; letter by letter where a font (Nunito) has a rule that cannot be read. */
function glyphsOf(font: Font, text: string) {
  try {
    return font.stringToGlyphs(text);
  } catch {
    return [...text].flatMap((character) => font.stringToGlyphs(character));
  }
}

/** Sets one line of letters, centerd on x, with its baseline on y. */
export function setLine(font: Font, text: string, options: LineOptions = {}): Letter[] {
  const { size = 100, tracking = 0, x = 0, y = 0, turn = 0, shift = 0, seed = 1 } = options;
  const random = createRandom(seed);
  const glyphs = glyphsOf(font, text);
  const scale = size / font.unitsPerEm;
  let advance = 0;
  const placed = glyphs.map((glyph, index) => {
    const next = glyphs[index + 1];
    const at = advance;
    advance += glyph.advanceWidth * scale + (next ? tracking : 0);
    if (next) advance += font.getKerningValue(glyph, next) * scale;
    return { glyph, at, character: [...text][index] ?? '' };
  });
  return placed.map(({ glyph, at, character }) => {
    const { commands } = glyph.getPath(x + at - advance / 2, y, size);
    const letter = { character, commands };
    if (!turn && !shift) return letter;
    const { left, right, top, bottom } = bounds([letter]);
    return turned(letter, [(left + right) / 2, (top + bottom) / 2], random.around(turn), [
      random.around(shift),
      random.around(shift),
    ]);
  });
}

/** Rotates a letter around a point and moves it. */
export function turned(letter: Letter, around: Point, angle: number, move: Point = [0, 0]): Letter {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [warped] = warp([letter], ([x, y]) => {
    const [dx, dy] = [x - around[0], y - around[1]];
    return [around[0] + dx * cos - dy * sin + move[0], around[1] + dx * sin + dy * cos + move[1]];
  });
  return warped ?? letter;
}

/** Moves every point of the outlines: a wave, a bulge, a slant, a flag. */
export function warp(letters: readonly Letter[], move: (point: Point) => Point): Letter[] {
  return letters.map(({ character, commands }) => ({
    character,
    commands: commands.map((command) => {
      const result: Command = { type: command.type };
      if (command.x !== undefined) [result.x, result.y] = move([command.x, command.y ?? 0]);
      if (command.x1 !== undefined) [result.x1, result.y1] = move([command.x1, command.y1 ?? 0]);
      if (command.x2 !== undefined) [result.x2, result.y2] = move([command.x2, command.y2 ?? 0]);
      return result;
    }),
  }));
}

/** Bends a line around a circle below it (above it with a negative radius): a rainbow of letters. */
export function bend(letters: readonly Letter[], radius: number, middle = 0): Letter[] {
  return warp(letters, ([x, y]) => {
    const angle = (x - middle) / radius;
    const distance = radius - y;
    return [middle + distance * Math.sin(angle), radius - distance * Math.cos(angle)];
  });
}

/** The bounding box of letters, from their control points, which is close enough. */
export function bounds(letters: readonly Letter[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of letters.flatMap(({ commands }) => commands)) {
    if (x === undefined || y === undefined) continue;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** The path data of letters. One decimal: set letters at about 100 units and nothing is lost. */
export function outline(letters: readonly Letter[]): string {
  const at = (...values: (number | undefined)[]) =>
    values.map((value) => round(value ?? 0)).join(' ');
  return letters
    .flatMap(({ commands }) => commands)
    .map(({ type, x, y, x1, y1, x2, y2 }) => {
      if (type === 'Z') return 'Z';
      if (type === 'Q') return `Q${at(x1, y1, x, y)}`;
      if (type === 'C') return `C${at(x1, y1, x2, y2, x, y)}`;
      return `${type}${at(x, y)}`;
    })
    .join('');
}

export interface TitleOptions {
  /** The accessible name. */
  name: string;
  box: Box;
  /** Room around the box for base, shadow and decoration. */
  padding?: number;
}

/** Wraps a title's markup in a tight SVG with a name. */
export function titleSvg(markup: string, { name, box, padding = 8 }: TitleOptions): string {
  const [x, y] = [Math.floor(box.left - padding), Math.floor(box.top - padding)];
  const width = Math.ceil(box.right + padding) - x;
  const height = Math.ceil(box.bottom + padding) - y;
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${x} ${y} ${width} ${height}`, width, height },
    `<title>${name}</title>${markup}`,
  );
}

export interface CutOptions {
  /** Unique within the file; used for ids. */
  id: string;
  /** Color of the letters. */
  face: string;
  /** Color of the paper base that runs around them, or none. */
  base?: string;
  /** How far the base reaches beyond the letters. */
  reach?: number;
  /** Color of a thin sheet between base and face, or none. */
  middle?: string;
  /** The letters' lit and dark cut edges. */
  light?: string;
  dark?: string;
  /** Opacity of the cast shadow. */
  shadow?: number;
}

/**
 * Letters cut from paper without any filter: a stepped soft shadow, a base sheet, perhaps a thin
 * sheet on it, and the letters with a lit and a dark edge. Add your own treatment on top; the
 * outlines can be used again: `<use href="#<id>"/>`, and `#<id>-base` and `#<id>-middle` of the sheets.
 */
export function cutLetters(d: string, options: CutOptions): string {
  const { id, face, base, reach = 7, middle } = options;
  const { light = '#ffffff', dark = '#1a1420', shadow = 0.3 } = options;
  const outlines = [tag('path', { id, d })];
  /** Defines a sheet that runs around the letters, and returns a function that draws it. */
  const sheetAround = (name: string, distance: number) => {
    outlines.push(tag('path', { id: name, d: offsetOutline(d, distance) }));
    return (fill: string, more: Attributes = {}) => tag('use', { href: `#${name}`, fill, ...more });
  };
  const lettering = (fill: string, more: Attributes = {}) =>
    tag('use', { href: `#${id}`, fill, ...more });
  const around = base ? sheetAround(`${id}-base`, reach) : lettering;
  const between = middle && sheetAround(`${id}-middle`, reach * 0.45);

  const shadows = [5, 3, 1.2].map((extra, index) =>
    around('#05040c', {
      stroke: '#05040c',
      'stroke-width': (base ? extra - 1 : extra) * 2,
      x: 2 + extra * 0.5,
      y: 3.5 + extra * 0.9,
      opacity: round((shadow * (index + 1)) / 4, 3),
    }),
  );
  const sheets =
    (base
      ? around(dark, { x: 0.8, y: 1.1, opacity: 0.55 }) +
        around(light, { x: -0.7, y: -0.8 }) +
        around(base)
      : '') +
    (between ? between('#05040c', { x: 1.2, y: 1.8, opacity: 0.3 }) + between(middle) : '');
  return (
    // Round caps: svgo drops the end of closed outlines, which would show as a slit in a stroke.
    `<defs>${outlines.join('')}</defs><g stroke-linejoin="round" stroke-linecap="round">` +
    shadows.join('') +
    sheets +
    lettering('#05040c', { x: 1.8, y: 2.6, opacity: 0.35 }) +
    lettering(dark, { x: 0.8, y: 1 }) +
    lettering(light, { x: -0.8, y: -0.9 }) +
    lettering(face) +
    '</g>'
  );
}
