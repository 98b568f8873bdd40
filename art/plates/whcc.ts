/**
 * WHCC Editors: the pictures in its text and the one for sharing. The collage is laid out by the
 * rule it shows: photographs keep their proportions, and every gap is the same.
 */
import {
  arc,
  bow,
  circle,
  place,
  polar,
  polygon,
  polyline,
  rectangle,
  smooth,
  star,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { laceEdge, stitches } from '../../tools/content/paper/lace.ts';
import { bounds, openFont, outline, setLine } from '../kit/lettering.ts';
import { animal, limb, oakLeaf } from '../../tools/content/paper/nature.ts';
import { blurred, paper, picture, sheet } from '../../tools/content/paper/paper.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import type { Plate } from '../kit/scene.ts';
import { darker, lighter, moved, shape, stroke, tag } from '../../tools/content/paper/svg.ts';
import { bigWheel, castleRock, councilHouse } from '../kit/town.ts';
import {
  albumBook,
  albumPrints,
  cloth,
  FOIL,
  hillIn,
  LAND,
  landscape,
  LINEN,
  photograph,
  scene,
  wallpaper,
  WINE,
  type Box,
  type Motif,
} from '../scenes/whcc.ts';
import { photos } from './whcc-photos.ts';

const serif = openFont('yeseva-one');
export const script = openFont('berkshire-swash');
const PAPER = '#fffaf0';
const WHOLE: Box = { x: 0, y: 0, w: 1, h: 1 };

// --- What several pictures share -------------------------------------------------------------

const ground = (color: string) => shape(rectangle(-20, -20, 760, 1100), color);

/** A line of text; (x, y) is the middle of its small letters. */
export function lettering(
  font: typeof serif,
  text: string,
  size: number,
  x: number,
  y: number,
): string {
  return outline(setLine(font, text, { size, x, y: y + size * 0.26 }));
}

const words = (text: string, size: number, x: number, y: number, color = WINE.table) =>
  shape(lettering(serif, text, size, x, y), color);

type Scenery = Motif | 'fox' | 'owl' | 'robin' | 'castle' | 'dome' | 'wheel';

/** A photograph of anything from Nottingham and its forest, flat, to be put on a sheet. */
function photo(box: Box, motif: Scenery, seed = 1): string {
  const { x, y, w, h } = box;
  const back = (color: string) => shape(rectangle(x, y, w, h), color);
  const hill = (height: number, color: string, more = 0) =>
    shape(hillIn(box, height, 0.05, seed + more), color);
  const small = Math.min(w, h);
  // In a panorama the subject stands beside the fold, never on it.
  const [cx, foot] = [x + w * (w > h * 1.8 ? 0.72 : 0.5), y + h * 0.84];
  switch (motif) {
    case 'fox':
      return (
        back('#f3dfc0') +
        hill(0.42, '#d9b98c') +
        shape(animal('fox', { x: cx, y: foot, size: (small * 0.62) / 100 }), '#b5502b') +
        hill(0.15, '#8a5a3a', 4)
      );
    case 'owl':
      return (
        back('#3c2447') +
        shape(circle(cx + small * 0.12, y + h * 0.36, small * 0.26), '#f7e1a0') +
        shape(animal('owl', { x: cx, y: y + h * 0.76, size: (small * 0.54) / 100 }), '#1d1024') +
        bough(box, 0.8, 0.74, '#1d1024')
      );
    case 'robin':
      return (
        back('#c9d0b0') +
        bough(box, 0.72, 0.82, '#6b4228') +
        shape(
          animal('robin', { x: cx - small * 0.04, y: y + h * 0.76, size: (small * 0.6) / 100 }),
          '#7a4a2e',
        ) +
        shape(circle(cx + small * 0.12, y + h * 0.76 - small * 0.24, small * 0.1), '#c8442f')
      );
    case 'castle': {
      const { rock, castle, caves } = castleRock(
        cx,
        y + h - 20,
        Math.min(w * 0.92, h * 0.95),
        h * 0.74,
        seed,
      );
      return (
        back('#f2c9a0') +
        shape(circle(x + w * 0.24, y + h * 0.26, small * 0.13), LAND.sun) +
        inBox(
          box,
          shape(castle, '#7a4038', { 'fill-rule': 'nonzero' }) +
            shape(rock, '#b0736c') +
            shape(caves, '#4b1f22'),
        )
      );
    }
    case 'dome': {
      const { hall, drum, dome, columns } = councilHouse(cx, y + h * 0.9, small * 0.78);
      return (
        back('#a9bdb8') +
        inBox(
          box,
          shape(hall + drum, '#fbf4e6', { 'fill-rule': 'nonzero' }) +
            shape(dome, '#e9dcc2', { 'fill-rule': 'nonzero' }) +
            shape(columns, '#b9a88c'),
        ) +
        shape(rectangle(x, y + h * 0.88, w, h * 0.12), '#7c6a5a')
      );
    }
    case 'wheel': {
      const { frame, cars, legs } = bigWheel(cx, y + h * 0.46, small * 0.36, 12);
      return (
        back('#7d2f4f') +
        inBox(
          box,
          shape(legs.join(''), '#f0d9c0') +
            stroke(frame, '#f0d9c0', small * 0.014) +
            shape(cars.join(''), FOIL.gold),
        ) +
        hill(0.12, '#3d0f1d')
      );
    }
    default:
      return photograph(box, motif, seed);
  }
}

/** A bough from the left edge of a photograph to the right one, at shares of its height. */
function bough(box: Box, left: number, right: number, color: string): string {
  const { x, y, w, h } = box;
  const width = Math.min(w, h) * 0.06;
  const line: Point[] = [
    [x - 4, y + h * left],
    [x + w + 4, y + h * right],
  ];
  return inBox(box, shape(limb(line, width, width * 0.8), color));
}

/** Keeps a drawing inside a box. */
function inBox({ x, y, w, h }: Box, markup: string): string {
  const id = `box_${[x, y, w, h].map((value) => Math.round(value * 10)).join('_')}`.replaceAll(
    '-',
    'm',
  );
  return (
    tag('clipPath', { id }, shape(rectangle(x, y, w, h), '#000')) +
    tag('g', { 'clip-path': `url(#${id})` }, markup)
  );
}

/** A photograph with its white border, turned, on a sheet of its own. The middle is at (x, y). */
export function print(
  { x, y, w, h }: Box,
  motif: Scenery,
  { turn = 0, lift = 5, border = 5, seed = 1 } = {},
): string {
  const outer = rectangle(-w / 2 - border, -h / 2 - border, w + 2 * border, h + 2 * border, 1.5);
  return paper(
    moved(shape(outer, PAPER) + photo({ x: -w / 2, y: -h / 2, w, h }, motif, seed), { x, y, turn }),
    { lift, rough: 0, rim: 0.8 },
  );
}

interface Metal {
  face: string;
  light: string;
  dark: string;
}

const GOLD: Metal = { face: FOIL.gold, light: FOIL.light, dark: '#a5752a' };
const SILVER: Metal = { face: '#bfc3cc', light: '#f3f5f9', dark: '#858b99' };
const ROSE: Metal = { face: '#d99a86', light: '#f9dccf', dark: '#a5604f' };

/** Foil in the form of a path: shards of light with hard edges. `reach` is the path's box. */
function foil(d: string, reach: Box, id: string, metal = GOLD, seed = 1): string {
  const random = createRandom(seed * 37 + 5);
  const slant = reach.h * 0.45;
  const tones = [
    metal.face,
    metal.light,
    metal.face,
    metal.dark,
    metal.light,
    metal.face,
    lighter(metal.light, 0.45),
  ];
  let [high, low] = [reach.x, reach.x - slant];
  let shards = '';
  for (let index = random.whole(0, 6); low < reach.x + reach.w; index++) {
    const step = random.between(0.05, 0.2) * Math.max(reach.w, reach.h * 0.8);
    const thin = index % 7 === 6 || index % 7 === 3 ? 0.45 : 1;
    const [nextHigh, nextLow] = [
      high + step * thin * random.between(0.7, 1.3),
      low + step * thin * random.between(0.7, 1.3),
    ];
    shards += shape(
      polygon([
        [high, reach.y],
        [nextHigh + 0.4, reach.y],
        [nextLow + 0.4, reach.y + reach.h],
        [low, reach.y + reach.h],
      ]),
      tones[index % 7] ?? metal.face,
    );
    [high, low] = [nextHigh, nextLow];
  }
  return (
    tag('clipPath', { id }, tag('path', { d, 'clip-rule': 'nonzero' })) +
    shape(d, metal.face, { 'fill-rule': 'nonzero' }) +
    tag('g', { 'clip-path': `url(#${id})` }, shards)
  );
}

/** A sheet of linen cloth, woven. */
export function linen({ x, y, w, h }: Box): string {
  const lines: string[] = [];
  for (let px = x + 8; px < x + w; px += 11) lines.push(`M${px} ${y}v${h}`);
  for (let py = y + 8; py < y + h; py += 11) lines.push(`M${x} ${py}h${w}`);
  return (
    shape(rectangle(x, y, w, h), LINEN.cloth) +
    stroke(lines.join(''), LINEN.shade, 2, { opacity: 0.3, 'stroke-dasharray': '3 6' })
  );
}

// --- A card ----------------------------------------------------------------------------------

interface Theme {
  paper: string;
  ink: string;
  accent: string;
}

const RED_THEME: Theme = { paper: WINE.red, ink: '#fdf0dc', accent: FOIL.gold };
const LINEN_THEME: Theme = { paper: '#f7ecd8', ink: WINE.red, accent: '#b59c82' };
const SAGE_THEME: Theme = { paper: '#6c7a4c', ink: '#fdf6e0', accent: '#d9c27a' };
const NAVY_THEME: Theme = { paper: '#33435c', ink: '#f3e6d0', accent: '#d99a86' };
const THEMES: readonly Theme[] = [
  RED_THEME,
  LINEN_THEME,
  SAGE_THEME,
  NAVY_THEME,
  { paper: '#c06a3a', ink: '#fff3dc', accent: '#5b2a1c' },
];

/** The front of the same card on any shape of paper, around (0, 0): photograph, greeting, leaf. */
function cardFace(
  w: number,
  h: number,
  theme: Theme,
  id: string,
  motif: Scenery = 'heron',
): string {
  const unit = Math.min(w, h) / 100;
  const wide = w > h * 1.15;
  const tall = h > w * 1.15;
  const frame: Box = wide
    ? { x: -w * 0.43, y: -h * 0.36, w: w * 0.44, h: h * 0.72 }
    : { x: -w * 0.36, y: -h * 0.41, w: w * 0.72, h: h * (tall ? 0.48 : 0.54) };
  const lines = wide ? ['With', 'love'] : ['With love'];
  const [gx, gy] = wide ? [w * 0.24, -h * 0.1] : [0, h * (tall ? 0.2 : 0.29)];
  const size = (wide ? 28 : 19) * unit;
  const greeting = lines
    .map((line, index) => lettering(script, line, size, gx, gy + index * size * 0.86))
    .join('');
  const leaf = tall ? oakLeaf({ x: 0, y: h * 0.42, turn: 8, size: unit * 0.2 }).outline : '';
  const edge = rectangle(-w / 2 + 4 * unit, -h / 2 + 4 * unit, w - 8 * unit, h - 8 * unit, unit);
  return (
    shape(rectangle(-w / 2, -h / 2, w, h, 2), theme.paper) +
    stroke(edge, theme.accent, unit * 0.9) +
    photo(frame, motif, 4) +
    foil(greeting, { x: -w / 2, y: gy - size, w, h: size * 2 }, id, GOLD, 3) +
    (leaf ? foil(leaf, { x: -w * 0.1, y: h * 0.26, w: w * 0.2, h: h * 0.18 }, `${id}-leaf`) : '')
  );
}

// --- The card editor, tall -------------------------------------------------------------------

/** A tall device of paper: frame, and the ground of its screen. */
function device({ x, y, w, h }: Box, canvas: string): string[] {
  const frame = 20;
  const outer = rectangle(x - frame, y - frame, w + 2 * frame, h + 2 * frame, 36);
  return [
    sheet(outer, '#b99f7c', { lift: 18, rough: 0, rim: 0.5 }),
    sheet(rectangle(x - 4, y - 4, w + 8, h + 8, 16), canvas, { lift: 1, rough: 0 }),
    sheet(outer + rectangle(x, y, w, h, 18), '#fdf6e8', { lift: 6, rough: 0, rim: 0.8 }),
  ];
}

/** The name of the row of controls below it; it begins at x. */
function heading(text: string, x: number, y: number): string {
  const letters = setLine(serif, text, { size: 23 });
  const { left } = bounds(letters);
  return shape(outline(setLine(serif, text, { size: 23, x: x - left, y: y + 7 })), WINE.red);
}

/** What is chosen lies on a gold sheet. */
function choice(d: string, halo: string, markup: string, chosen: boolean, ground = PAPER): string {
  return (
    (chosen ? sheet(halo, FOIL.gold, { lift: 5, rough: 0, rim: 0.9 }) : '') +
    paper(shape(d, ground) + markup, { lift: chosen ? 2 : 4, rough: 0, rim: 0.8 })
  );
}

/** A theme as a disc of its three colors. */
function themeChoice(x: number, y: number, radius: number, theme: Theme, chosen: boolean): string {
  const part = (from: number, color: string) =>
    shape(polygon([[x, y], ...arc(x, y, radius, from, from + 120, 16)]), color);
  return choice(
    circle(x, y, radius),
    circle(x, y, radius + 7),
    part(-150, theme.paper) + part(-30, theme.accent) + part(90, theme.ink),
    chosen,
  );
}

function foilChoice({ x, y, w, h }: Box, metal: Metal, id: string, chosen: boolean): string {
  const d = rectangle(x, y, w, h, 7);
  return choice(
    d,
    rectangle(x - 6, y - 6, w + 12, h + 12, 12),
    foil(d, { x, y, w, h }, id, metal, id.length),
    chosen,
  );
}

/** Frames and lines of text as parts of a page of 1 x 1. */
interface Layout {
  frames: readonly Box[];
  lines: readonly Box[];
}

const LAYOUTS: readonly Layout[] = [
  {
    frames: [{ x: 0.14, y: 0.1, w: 0.72, h: 0.48 }],
    lines: [
      { x: 0.22, y: 0.68, w: 0.56, h: 0.08 },
      { x: 0.34, y: 0.81, w: 0.32, h: 0.05 },
    ],
  },
  {
    frames: [
      { x: 0.1, y: 0.08, w: 0.38, h: 0.3 },
      { x: 0.52, y: 0.08, w: 0.38, h: 0.3 },
      { x: 0.1, y: 0.41, w: 0.38, h: 0.3 },
      { x: 0.52, y: 0.41, w: 0.38, h: 0.3 },
    ],
    lines: [{ x: 0.2, y: 0.8, w: 0.6, h: 0.08 }],
  },
  {
    frames: [
      { x: 0.1, y: 0.08, w: 0.8, h: 0.4 },
      { x: 0.1, y: 0.52, w: 0.38, h: 0.24 },
      { x: 0.52, y: 0.52, w: 0.38, h: 0.24 },
    ],
    lines: [{ x: 0.24, y: 0.84, w: 0.52, h: 0.07 }],
  },
  {
    frames: [{ x: 0, y: 0, w: 1, h: 0.7 }],
    lines: [
      { x: 0.18, y: 0.77, w: 0.64, h: 0.08 },
      { x: 0.34, y: 0.9, w: 0.32, h: 0.04 },
    ],
  },
];

function layoutChoice({ x, y, w, h }: Box, layout: Layout, chosen: boolean): string {
  const part = (box: Box) => rectangle(x + box.x * w, y + box.y * h, box.w * w, box.h * h, 1);
  return choice(
    rectangle(x, y, w, h, 4),
    rectangle(x - 6, y - 6, w + 12, h + 12, 9),
    shape(layout.frames.map(part).join(''), '#b0736c') +
      shape(layout.lines.map(part).join(''), '#cdb893'),
    chosen,
  );
}

/** An open envelope with a foil edge along its flap and a patterned lining, a card looking out. */
export function envelope({ x, y, w, h }: Box): string[] {
  const [left, right, top, foot] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
  const flap = (inset: number): Point[] => [
    [left + inset, top],
    [x - 22, top - h * 0.66 + inset * 1.4],
    [x + 22, top - h * 0.66 + inset * 1.4],
    [right - inset, top],
  ];
  const lining = polygon(flap(17));
  const leaves = [-0.3, 0, 0.3].flatMap((column, index) =>
    [0.14, 0.4].map(
      (row) =>
        oakLeaf({
          x: x + column * w * (1 - row),
          y: top - h * row + 14,
          turn: index * 40 - 40,
          size: 0.3,
        }).outline,
    ),
  );
  const fold = (points: Point[], color: string, lift: number) =>
    sheet(polygon(points), color, { lift, rough: 0, rim: 0.9 });
  return [
    paper(foil(polygon(flap(0)), { x: left, y: top - h * 0.7, w, h: h * 0.7 }, 'flap', GOLD, 9), {
      lift: 8,
      rough: 0,
      rim: 0.9,
    }),
    paper(
      shape(lining, WINE.red) +
        tag('clipPath', { id: 'lining' }, shape(lining, '#000')) +
        tag('g', { 'clip-path': 'url(#lining)' }, shape(leaves.join(''), '#b34a63')),
      { lift: 1, rough: 0 },
    ),
    sheet(rectangle(left, top, w, h, 3), '#cdb893', { lift: 10, rough: 0 }),
    paper(
      shape(rectangle(left + 16, top - 40, w - 32, h, 2), PAPER) +
        stroke(rectangle(left + 24, top - 32, w - 48, h, 2), WINE.red, 1.6) +
        shape(lettering(script, 'For you', 34, x, top - 2), WINE.red, { 'fill-rule': 'nonzero' }),
      { lift: 3, rough: 0 },
    ),
    fold(
      [
        [left, top],
        [x - 8, y + 8],
        [left, foot],
      ],
      '#e9dabf',
      2,
    ),
    fold(
      [
        [right, top],
        [x + 8, y + 8],
        [right, foot],
      ],
      '#efe1c8',
      2,
    ),
    fold(
      [
        [left, foot],
        [x - 12, y - 8],
        [x + 12, y - 8],
        [right, foot],
      ],
      '#f8eedb',
      3,
    ),
  ];
}

function cardEditor(): string {
  const screen: Box = { x: 60, y: 62, w: 356, h: 838 };
  const left = screen.x + 24;
  const table = 898;
  const metals: readonly [string, Metal][] = [
    ['gold', GOLD],
    ['silver', SILVER],
    ['rose', ROSE],
  ];
  return picture(
    [
      ground(WINE.wall),
      wallpaper() + moved(wallpaper(), { x: -52, y: 440 }),
      sheet(rectangle(-30, table, 580, 90), WINE.table, { lift: 10, rough: 0.6 }),
      ...device(screen, '#efe2c8'),
      paper(
        moved(shape(rectangle(-139, -186, 278, 372, 2), '#fdf6e8'), { x: 256, y: 268, turn: 3.5 }),
        {
          lift: 10,
          rough: 0,
        },
      ),
      paper(moved(cardFace(278, 372, RED_THEME, 'hero'), { x: 244, y: 266, turn: -3 }), {
        lift: 12,
        rough: 0,
        rim: 0.8,
      }),
      heading('Colours', left, 498),
      ...THEMES.map((theme, index) =>
        themeChoice(left + 27 + index * 64, 542, 25, theme, index === 0),
      ),
      heading('Foil', left, 600),
      ...metals.map(([id, metal], index) =>
        foilChoice({ x: left + index * 106, y: 622, w: 92, h: 48 }, metal, id, index === 0),
      ),
      heading('Layout', left, 708),
      ...LAYOUTS.map((layout, index) =>
        layoutChoice({ x: left + index * 80, y: 730, w: 66, h: 88 }, layout, index === 0),
      ),
      paper(
        shape(
          laceEdge(
            [
              [-30, 976],
              [540, 976],
            ],
            { pitch: 48, depth: 46 },
          ),
          LINEN.lace,
        ),
        {
          lift: 5,
          rough: 0,
        },
      ),
      paper(linen({ x: -30, y: 918, w: 580, h: 60 }), { lift: 3, rough: 0.3 }),
      paper(moved(cardFace(128, 88, NAVY_THEME, 'wide', 'oak'), { x: 186, y: 912, turn: -4 }), {
        lift: 7,
        rough: 0,
        rim: 0.8,
      }),
      paper(moved(cardFace(104, 104, SAGE_THEME, 'square', 'fox'), { x: 74, y: 920, turn: 5 }), {
        lift: 8,
        rough: 0,
        rim: 0.8,
      }),
      ...envelope({ x: 392, y: 934, w: 264, h: 160 }),
    ],
    { width: 510, height: 1019 },
  );
}

// --- The album at a glance, tall -------------------------------------------------------------

interface Spread {
  /** Photographs in units of one page's height; x 0 to 2 runs over both pages. */
  photos: readonly (readonly [motif: Scenery, box: Box])[];
}

const at = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

/** A year in the forest and the city, ten spreads long. */
const STORY: readonly Spread[] = [
  {
    photos: [
      ['leaf', at(0.2, 0.14, 0.6, 0.72)],
      ['hills', at(1.08, 0.1, 0.84, 0.8)],
    ],
  },
  {
    photos: [
      ['robin', at(0.08, 0.1, 0.84, 0.5)],
      ['fox', at(0.08, 0.65, 0.4, 0.25)],
      ['oak', at(0.52, 0.65, 0.4, 0.25)],
      ['heron', at(1.08, 0.1, 0.4, 0.8)],
      ['river', at(1.52, 0.1, 0.4, 0.8)],
    ],
  },
  { photos: [['castle', at(0.08, 0.1, 1.84, 0.8)]] },
  {
    photos: [
      ['hare', at(0.08, 0.1, 0.4, 0.8)],
      ['hills', at(0.52, 0.1, 0.4, 0.38)],
      ['leaf', at(0.52, 0.52, 0.4, 0.38)],
      ['oak', at(1.08, 0.1, 0.84, 0.8)],
    ],
  },
  {
    photos: [
      ['dome', at(0.08, 0.1, 0.84, 0.8)],
      ['wheel', at(1.08, 0.1, 0.84, 0.8)],
    ],
  },
  {
    photos: [
      ['fox', at(0.08, 0.1, 0.84, 0.8)],
      ['robin', at(1.08, 0.1, 0.84, 0.38)],
      ['leaf', at(1.08, 0.52, 0.4, 0.38)],
      ['hills', at(1.52, 0.52, 0.4, 0.38)],
    ],
  },
  {
    photos: [
      ['heron', at(0.08, 0.1, 0.84, 0.8)],
      ['hills', at(1.2, 0.24, 0.6, 0.52)],
    ],
  },
  {
    photos: [
      ['oak', at(0.08, 0.1, 0.4, 0.8)],
      ['hare', at(0.52, 0.1, 0.4, 0.8)],
      ['castle', at(1.08, 0.1, 0.84, 0.52)],
      ['river', at(1.08, 0.66, 0.84, 0.24)],
    ],
  },
  { photos: [['owl', at(0.08, 0.1, 1.84, 0.8)]] },
  {
    photos: [
      ['wheel', at(0.2, 0.14, 0.6, 0.72)],
      ['robin', at(1.08, 0.1, 0.84, 0.8)],
    ],
  },
];

/** An open spread, its middle at (x, y), one page `page` high and wide. */
function spread(index: number, x: number, y: number, page: number, turn = 0, lift = 4): string {
  const photos = (STORY[index]?.photos ?? []).map(([motif, box]) =>
    photo(
      {
        x: (box.x - 1) * page,
        y: (box.y - 0.5) * page,
        w: box.w * page,
        h: box.h * page,
      },
      motif,
      index * 5 + 3,
    ),
  );
  const side = (left: number) => rectangle(left, -page / 2, page, page, 2);
  return (
    paper(
      moved(shape(rectangle(-page - 3, -page / 2 - 3, page * 2 + 6, page + 6, 3), WINE.red), {
        x,
        y,
        turn,
      }),
      {
        lift,
        rough: 0,
      },
    ) +
    paper(
      moved(
        shape(side(-page), LINEN.page) +
          shape(side(0), darker(LINEN.page, 0.05)) +
          photos.join('') +
          shape(rectangle(0, -page / 2, page * 0.07, page), '#4d2413', { opacity: 0.18 }) +
          stroke(`M0 ${-page / 2}V${page / 2}`, '#8a6a4c', 1.2, { opacity: 0.7 }),
        { x, y, turn },
      ),
      { lift: 1.5, rough: 0, rim: 0.8 },
    )
  );
}

const SKIN = '#c98d68';

/** A hand that holds a sheet by its edge at (x, y): the palm lies behind it, the thumb before it. */
function pinch(
  x: number,
  y: number,
  turn: number,
  size: number,
): { behind: string; front: string } {
  const to = (points: readonly Point[], tension = 0.9) =>
    smooth(place(points, { x, y, turn, size }), { closed: true, tension });
  const cut = { rough: 0, rim: 0.6 };
  const finger = (left: number, reach: number, dim: number) =>
    sheet(
      to([
        [left - 11, 40],
        [left - 11, -reach + 8],
        [left, -reach],
        [left + 11, -reach + 8],
        [left + 12, 40],
      ]),
      darker(SKIN, dim),
      { ...cut, lift: 3 },
    );
  const palm = to([
    [-14, 26],
    [20, 8],
    [62, 14],
    [78, 50],
    [72, 96],
    [58, 136],
    [6, 136],
    [-12, 100],
    [-24, 60],
  ]);
  const thumb = to([
    [-14, 134],
    [-24, 92],
    [-27, 50],
    [-20, 8],
    [-12, -26],
    [-2, -34],
    [8, -26],
    [8, 6],
    [10, 40],
    [26, 80],
    [34, 134],
  ]);
  const nail = to([
    [-9, -16],
    [-7, -26],
    [-2, -30],
    [4, -26],
    [4, -14],
    [-2, -10],
  ]);
  const sleeve = polygon(
    place(
      [
        [-12, 142],
        [74, 142],
        [104, 460],
        [-46, 460],
      ],
      { x, y, turn, size },
    ),
  );
  const cuff = polygon(
    place(
      [
        [-8, 124],
        [68, 124],
        [72, 152],
        [-12, 152],
      ],
      { x, y, turn, size },
    ),
  );
  return {
    behind:
      finger(62, 2, 0.14) +
      finger(40, 14, 0.1) +
      finger(18, 20, 0.06) +
      sheet(palm, SKIN, { ...cut, lift: 7 }),
    front:
      sheet(thumb, lighter(SKIN, 0.08), { ...cut, lift: 5 }) +
      shape(nail, lighter(SKIN, 0.45)) +
      sheet(sleeve, '#56663a', { lift: 8, rough: 0.4, rim: 0.6 }) +
      sheet(cuff, LINEN.lace, { lift: 4, rough: 0, rim: 0.8 }),
  };
}

/** A round button of paper with a sign on it. */
function roundButton(x: number, y: number, radius: number, sign: string, chosen = false): string {
  return (
    sheet(circle(x, y + 4, radius), chosen ? '#a5752a' : '#b99f7c', { lift: 5, rough: 0 }) +
    paper(
      shape(circle(x, y, radius), chosen ? FOIL.gold : '#fdf6e8') +
        moved(sign, { x, y, size: radius / 30 }),
      {
        lift: 1,
        rough: 0,
        rim: 0.9,
      },
    )
  );
}

/** Signs on a circle of radius 30: two arrows that change places, a small collage, a bin. */
const SIGNS = {
  rearrange: () => stroke('M-14-7H12M5-14L13-7L5 0M14 8H-12M-5 1L-13 8L-5 15', WINE.table, 4),
  collage: () =>
    shape(
      rectangle(-15, -15, 17, 12, 1) +
        rectangle(5, -15, 10, 18, 1) +
        rectangle(-15, 0, 17, 15, 1) +
        rectangle(5, 6, 10, 9, 1),
      WINE.red,
    ),
  remove: () =>
    shape('M-12-7H12L9 17H-9Z', WINE.red) +
    stroke('M-15-10H15M-5-15H5', WINE.red, 4) +
    stroke('M-4-1V11M4-1V11', '#fdf6e8', 2.6),
};

function spreadOverview(): string {
  const panel: Box = { x: 44, y: 44, w: 422, h: 806 };
  const page = 88;
  const [columns, top, pitch] = [[152, 358] as const, 172, 124];
  // The ninth spread is in the hand; the gap shows where it will land, and those behind moved on.
  const held = 8;
  const order = [0, 1, 2, null, 3, 4, 5, 6, 7, 9];
  const spotOf = (spot: number): Point => [
    columns[spot % 2] ?? 0,
    top + Math.floor(spot / 2) * pitch,
  ];
  const gap = spotOf(3);
  const hold: Point = [300, 636];
  const hand = pinch(hold[0] + 96, hold[1] + 40, -34, 1.1);
  return picture(
    [
      ground('#2f0a15'),
      paper(
        shape(
          laceEdge(
            [
              [-30, 952],
              [540, 952],
            ],
            { pitch: 48, depth: 46 },
          ),
          LINEN.lace,
        ),
        { lift: 5, rough: 0 },
      ),
      paper(linen({ x: -20, y: -20, w: 560, h: 974 }), { lift: 4, rough: 0.3 }),
      sheet(rectangle(panel.x, panel.y, panel.w, panel.h, 12), WINE.table, {
        lift: 12,
        rough: 0.5,
        rim: 0.6,
      }),
      words('Spreads', 36, 255, 88, '#fdf6e8'),
      ...order.map((index, spot) => (index === null ? '' : spread(index, ...spotOf(spot), page))),
      stitches(
        [
          [gap[0] - page, gap[1] - page / 2],
          [gap[0] + page, gap[1] - page / 2],
          [gap[0] + page, gap[1] + page / 2],
          [gap[0] - page, gap[1] + page / 2],
          [gap[0] - page, gap[1] - page / 2],
        ],
        { color: FOIL.light, width: 3, stitch: 11, gap: 8 },
      ),
      stitches(bow([hold[0] + 20, hold[1] - 80], [470, 470], [gap[0] + 20, gap[1] + 20], 20), {
        color: FOIL.light,
        width: 3,
        stitch: 11,
        gap: 8,
      }),
      hand.behind,
      spread(held, ...hold, 128, -6, 16),
      hand.front,
      print({ x: 74, y: 930, w: 116, h: 84 }, 'hills', { turn: -9, lift: 7, border: 7, seed: 8 }),
      print({ x: 236, y: 962, w: 84, h: 112 }, 'oak', { turn: 7, lift: 7, border: 7, seed: 12 }),
      print({ x: 158, y: 920, w: 108, h: 108 }, 'fox', { turn: -3, lift: 9, border: 7 }),
      roundButton(120, 790, 32, SIGNS.rearrange(), true),
      roundButton(206, 790, 32, SIGNS.collage()),
      roundButton(292, 790, 32, SIGNS.remove()),
    ],
    { width: 510, height: 1019 },
  );
}

// --- Foil ------------------------------------------------------------------------------------

type Finish = 'flat' | 'foil' | 'glitter';

/** Specks of all gold tones inside a path, and around it where they have strayed. */
function glitter(d: string, { x, y, w, h }: Box, id: string): string {
  const random = createRandom(77);
  const specks = (count: number) => {
    const tones = [GOLD.light, GOLD.face, GOLD.dark, '#fffdf4'].map((color) => ({ color, d: '' }));
    for (let index = 0; index < count; index++) {
      const tone = tones[random.whole(0, 3)];
      const spot: Point = [x + w * random.next(), y + h * random.next()];
      if (tone)
        tone.d += polygon(star(...spot, random.between(0.9, 2.1), 0.7, 3, random.between(0, 120)));
    }
    return tones.map((tone) => shape(tone.d, tone.color)).join('');
  };
  return (
    tag('clipPath', { id }, tag('path', { d, 'clip-rule': 'nonzero' })) +
    shape(d, GOLD.dark, { 'fill-rule': 'nonzero', opacity: 0.55 }) +
    tag('g', { 'clip-path': `url(#${id})` }, specks(2600)) +
    specks(420)
  );
}

/** One card in three finishes: a leaf and a greeting on red. */
function leafCard(w: number, h: number, finish: Finish): string {
  const leaf = oakLeaf({ x: -w * 0.02, y: h * 0.14, turn: 10, size: h * 0.0056 });
  const greeting = lettering(script, 'With love', w * 0.185, 0, h * 0.32);
  const d = leaf.outline + greeting;
  const box: Box = { x: -w * 0.42, y: -h * 0.43, w: w * 0.84, h: h * 0.84 };
  const covered = {
    flat: () => shape(d, '#c8923a', { 'fill-rule': 'nonzero' }),
    foil: () =>
      foil(leaf.outline, { x: -w * 0.26, y: -h * 0.42, w: w * 0.5, h: h * 0.6 }, 'leaf', GOLD, 12) +
      foil(greeting, { x: -w * 0.42, y: h * 0.22, w: w * 0.84, h: h * 0.2 }, 'greeting', GOLD, 3),
    glitter: () => glitter(d, box, `leaf-${finish}`),
  }[finish]();
  return (
    shape(rectangle(-w / 2, -h / 2, w, h, 2), WINE.red) +
    stroke(rectangle(-w * 0.455, -h * 0.465, w * 0.91, h * 0.93, 1), '#b8606f', w * 0.008) +
    covered +
    stroke(leaf.vein, WINE.red, w * 0.009)
  );
}

/** A hanging tag with a word. */
function label(text: string, x: number, y: number, size: number, color = '#fdf6e8'): string {
  const width = text.length * size * 0.58 + size * 1.3;
  return (
    sheet(rectangle(x - width / 2, y - size * 0.8, width, size * 1.6, 6), color, {
      lift: 5,
      rough: 0.2,
      rim: 0.8,
    }) + words(text, size, x, y)
  );
}

/** A landscape device of paper. */
function tablet({ x, y, w, h }: Box, canvas: string): string[] {
  const outer = rectangle(x - 15, y - 15, w + 30, h + 30, 22);
  return [
    sheet(outer, '#b99f7c', { lift: 16, rough: 0, rim: 0.5 }),
    sheet(rectangle(x - 4, y - 4, w + 8, h + 8, 10), canvas, { lift: 1, rough: 0 }),
    sheet(outer + rectangle(x, y, w, h, 10), '#fdf6e8', { lift: 6, rough: 0, rim: 0.8 }),
  ];
}

/** A roll of foil, its loose end lying on the table to the left. */
function foilRoll(x: number, y: number, length: number, radius: number): string {
  const body = rectangle(x, y - radius, length, radius * 2);
  const end: Box = { x: x - 116, y: y + radius * 0.3, w: 190, h: radius * 0.7 };
  const tail = polygon([
    [end.x + 26, end.y],
    [end.x + end.w, end.y],
    [end.x + end.w, end.y + end.h],
    [end.x, end.y + end.h],
  ]);
  const wound = Array.from({ length: 60 }, (_, index) =>
    polar(0, 0, radius * (0.42 + 0.56 * (index / 59)), index * 17),
  ).map(([px, py]): Point => [x + px * 0.5, y + py]);
  const disc = (size: number) =>
    polygon(arc(0, 0, radius * size, 0, 350, 35).map(([px, py]): Point => [x + px * 0.5, y + py]));
  return (
    paper(foil(tail, end, 'foil-tail', GOLD, 4), { lift: 3, rough: 0, rim: 0.9 }) +
    paper(foil(body, { x, y: y - radius, w: length, h: radius * 2 }, 'foil-roll', GOLD, 8), {
      lift: 9,
      rough: 0,
      rim: 0.9,
    }) +
    paper(
      shape(disc(1), '#efd9a0') +
        stroke(polyline(wound), '#a5752a', 1.6) +
        shape(disc(0.4), '#5b3425'),
      { lift: 2, rough: 0, rim: 0.8 },
    )
  );
}

const glint = (x: number, y: number, size: number) =>
  sheet(polygon(star(x, y, size, size * 0.16, 4, 0)), '#fffdf4', { lift: 3, rough: 0, rim: 0.4 });

function foilCards(): string {
  const screen: Box = { x: 52, y: 38, w: 592, h: 270 };
  const beam = polygon([
    [-40, -60],
    [190, -60],
    [470, 360],
    [240, 360],
  ]);
  return picture(
    [
      ground(WINE.wall),
      wallpaper(),
      sheet(rectangle(-30, 326, 760, 150), WINE.table, { lift: 10, rough: 0.6 }),
      paper(
        shape(
          laceEdge(
            [
              [-30, 402],
              [730, 402],
            ],
            { pitch: 46, depth: 42 },
          ),
          LINEN.lace,
        ),
        { lift: 5, rough: 0 },
      ),
      paper(linen({ x: -30, y: 346, w: 760, h: 58 }), { lift: 3, rough: 0.3 }),
      ...tablet(screen, '#e6d6ba'),
      paper(moved(leafCard(128, 178, 'flat'), { x: 146, y: 154, turn: -2 }), {
        lift: 5,
        rough: 0,
        rim: 0.8,
      }),
      paper(moved(leafCard(128, 178, 'glitter'), { x: 552, y: 154, turn: 2 }), {
        lift: 5,
        rough: 0,
        rim: 0.8,
      }),
      label('ink', 146, 276, 21),
      label('glitter', 552, 276, 21),
      shape(beam, '#fff3cf', { opacity: 0.16 }),
      paper(moved(leafCard(218, 304, 'foil'), { x: 348, y: 196, turn: -3 }), {
        lift: 16,
        rough: 0,
        rim: 0.9,
      }),
      glint(306, 96, 22),
      glint(398, 170, 13),
      glint(420, 262, 11),
      label('foil', 348, 374, 27, FOIL.light),
      foilRoll(560, 374, 200, 36),
    ],
    { width: 696, height: 435 },
  );
}

// --- Covers ----------------------------------------------------------------------------------

type Cover = 'fabric' | 'cameo' | 'deboss';

/** Threads that go over and under each other. */
function weave(w: number, h: number, thread: number): string {
  const tones = ['#b5727f', '#a9646f', '#be7f8a', '#9f5b68'].map((color) => ({ color, d: '' }));
  const random = createRandom(3);
  for (let row = 0; row * thread < h; row++) {
    for (let column = 0; column * thread < w; column++) {
      const over = (row + column) % 2 === 0;
      const tone = tones[(over ? 0 : 1) + (random.chance(0.35) ? 2 : 0)];
      const [px, py] = [column * thread - w / 2, row * thread - h / 2];
      const [wide, tall] = over ? [thread, thread * 0.7] : [thread * 0.7, thread];
      const left = px + (thread - wide) / 2;
      const top = py + (thread - tall) / 2;
      if (tone && left + wide <= w / 2 && top + tall <= h / 2)
        tone.d += rectangle(left, top, wide, tall);
    }
  }
  return tones.map((tone) => shape(tone.d, tone.color)).join('');
}

/** Foil pressed into a surface: the upper left edge throws a shadow, the lower right one is lit. */
function pressed(d: string, box: Box, id: string, surface: string): string {
  return (
    stroke(d, lighter(surface, 0.4), 1.6, { transform: 'translate(1.1 1.4)' }) +
    shape(d, darker(surface, 0.6), { 'fill-rule': 'nonzero' }) +
    tag('clipPath', { id: `${id}-hollow` }, tag('path', { d, 'clip-rule': 'nonzero' })) +
    tag(
      'g',
      { 'clip-path': `url(#${id}-hollow)` },
      tag('g', { transform: 'translate(1.6 2.2)' }, foil(d, box, id, GOLD, 5)),
    )
  );
}

/** A cover around (0, 0), or a swatch of it; `unit` is 1 where the cover is full size. */
function cover(kind: Cover, w: number, h: number, unit: number, id: string): string {
  if (kind === 'fabric') {
    const [lw, lh] = [w * 0.5, h * 0.22];
    return (
      shape(rectangle(-w / 2, -h / 2, w, h, 3), '#8a4655') +
      weave(w, h, 3.6 * Math.max(unit, 0.75)) +
      shape(rectangle(-lw / 2, -h * 0.24 - lh / 2, lw, lh, 1), '#fdf6e8') +
      stroke(
        rectangle(-lw / 2 + 3 * unit, -h * 0.24 - lh / 2 + 3 * unit, lw - 6 * unit, lh - 6 * unit),
        WINE.red,
        unit,
      ) +
      words('Sherwood', w * 0.078, 0, -h * 0.24, WINE.red)
    );
  }
  if (kind === 'cameo') {
    const oval = (grow: number) =>
      smooth(
        arc(0, -h * 0.06, 1, 0, 345, 23).map(([x, y]): Point => [
          x * (w * 0.29 + grow),
          -h * 0.06 + (y + h * 0.06) * (w * 0.37 + grow),
        ]),
        { closed: true },
      );
    return (
      shape(rectangle(-w / 2, -h / 2, w, h, 3), WINE.red) +
      shape(oval(10 * unit), darker(WINE.red, 0.35)) +
      foil(oval(7 * unit), { x: -w / 2, y: -h / 2, w, h }, `${id}-ring`, GOLD, 7) +
      tag('clipPath', { id: `${id}-oval` }, shape(oval(0), '#000')) +
      tag(
        'g',
        { 'clip-path': `url(#${id}-oval)` },
        photo({ x: -w * 0.34, y: -h * 0.06 - w * 0.4, w: w * 0.68, h: w * 0.8 }, 'heron', 4),
      ) +
      stroke(oval(0), darker(WINE.red, 0.5), 1.4 * unit)
    );
  }
  const surface = '#4f5c3a';
  const size = Math.min(w * 0.0082, h * 0.0068);
  const leaf = oakLeaf({ x: -w * 0.03, y: size * 50, turn: 12, size });
  return (
    shape(rectangle(-w / 2, -h / 2, w, h, 3), surface) +
    stroke(
      rectangle(-w * 0.42, -h * 0.43, w * 0.84, h * 0.86, 2),
      darker(surface, 0.4),
      2.6 * unit,
    ) +
    stroke(
      rectangle(-w * 0.42, -h * 0.43, w * 0.84, h * 0.86, 2),
      lighter(surface, 0.25),
      1 * unit,
      {
        transform: 'translate(1.2 1.4)',
      },
    ) +
    pressed(leaf.outline, { x: -w * 0.4, y: -h * 0.4, w: w * 0.8, h: h * 0.8 }, id, surface) +
    stroke(leaf.vein, darker(surface, 0.3), Math.min(w, h) * 0.012)
  );
}

/** A thick album that stands upright, its pages seen on the right. */
function standingAlbum(kind: Cover, x: number, foot: number, w: number, h: number): string {
  const y = foot - h / 2;
  const board = { fabric: '#7a3b49', cameo: '#5e162b', deboss: '#333d25' }[kind];
  const hinge = -w / 2 + 13;
  return (
    sheet(rectangle(x - w / 2 + 14, y - h / 2 - 5, w + 6, h + 5, 3), board, {
      lift: 10,
      rough: 0,
    }) +
    [12, 9, 6, 3]
      .map((step) =>
        sheet(
          rectangle(x - w / 2 + step, y - h / 2, w + 1, h - 4, 1),
          step % 2 ? '#eadcc3' : '#fbf4e6',
          {
            lift: 1,
            rough: 0,
          },
        ),
      )
      .join('') +
    paper(
      moved(
        cover(kind, w, h, 1, `cover-${kind}`) +
          shape(rectangle(hinge, -h / 2, 3, h), '#000000', { opacity: 0.28 }) +
          shape(rectangle(hinge + 3, -h / 2, 1.4, h), '#ffffff', { opacity: 0.3 }),
        { x, y },
      ),
      { lift: 4, rough: 0, rim: 0.8 },
    )
  );
}

/** A ribbon that hangs out of an album over the shelf's edge. */
const bookmark = (x: number, y: number) =>
  sheet(
    polygon([
      [x, y],
      [x + 15, y],
      [x + 19, y + 66],
      [x + 11, y + 56],
      [x + 4, y + 67],
    ]),
    FOIL.gold,
    { lift: 5, rough: 0.3, rim: 0.9 },
  );

function covers(): string {
  const kinds: readonly Cover[] = ['fabric', 'cameo', 'deboss'];
  const books: readonly (readonly [x: number, foot: number, w: number, h: number])[] = [
    [118, 276, 166, 226],
    [340, 246, 172, 190],
    [566, 276, 160, 240],
  ];
  const foot = 276;
  const panel: Box = { x: 214, y: 296, w: 284, h: 130 };
  return picture(
    [
      ground('#d8c3a0'),
      paper(linen({ x: -20, y: -20, w: 760, h: 320 }), { lift: 0, rough: 0 }),
      ...[-30, 46].map((lift, index) =>
        sheet(
          rectangle(-30, foot - 14 + index * 20 - 4, 760, lift < 0 ? 40 : 200),
          index ? WINE.board : WINE.table,
          {
            lift: 9,
            rough: 0.4,
          },
        ),
      ),
      ...[0, 5, 10, 15, 20].map((up) =>
        sheet(
          rectangle(236, foot - 30 + up, 214 - (up % 20 ? 8 : 0), 10, 2),
          up % 20 ? '#f3e8d2' : '#33435c',
          {
            lift: 2,
            rough: 0,
          },
        ),
      ),
      ...kinds.map((kind, index) => {
        const [x, stands, w, h] = books[index] ?? [0, foot, 168, 230];
        return standingAlbum(kind, x, stands, w, h);
      }),
      paper(
        shape(
          laceEdge(
            [
              [-30, 300],
              [730, 300],
            ],
            { pitch: 46, depth: 44 },
          ),
          LINEN.lace,
        ),
        { lift: 5, rough: 0 },
      ),
      sheet(rectangle(-30, 282, 760, 20), WINE.red, { lift: 6, rough: 0.3, rim: 0.8 }),
      bookmark(146, foot - 2),
      sheet(rectangle(panel.x, panel.y, panel.w, panel.h, 16), '#fdf6e8', {
        lift: 14,
        rough: 0,
        rim: 0.8,
      }),
      ...kinds.map((kind, index) => {
        const x = panel.x + 56 + index * 86;
        return (
          (kind === 'deboss'
            ? sheet(rectangle(x - 38, 306, 76, 76, 8), FOIL.gold, { lift: 5, rough: 0, rim: 0.9 })
            : '') +
          paper(moved(cover(kind, 64, 64, 0.36, `swatch-${kind}`), { x, y: 344 }), {
            lift: 3,
            rough: 0,
            rim: 0.8,
          })
        );
      }),
    ],
    { width: 696, height: 392 },
  );
}

// --- A layout is changed ---------------------------------------------------------------------

const MOVED: readonly Scenery[] = ['fox', 'owl', 'castle', 'robin'];

/** Where the frames of a card are that lies turned on the table. */
function laid(card: Placed, frame: Box): Point {
  const [spot] = place(
    [[(frame.x + frame.w / 2 - 0.5) * card.w, (frame.y + frame.h / 2 - 0.5) * card.h]],
    card,
  );
  return spot ?? [card.x, card.y];
}

interface Placed extends Box {
  turn: number;
}

function filledCard(
  card: Placed,
  layout: Layout,
  photos: readonly Scenery[],
  greeting: readonly string[],
) {
  const { w, h } = card;
  const boxes = layout.frames.map(({ x, y, ...size }) => ({
    x: (x - 0.5) * w,
    y: (y - 0.5) * h,
    w: size.w * w,
    h: size.h * h,
  }));
  const text = layout.lines.map(({ x, y, ...size }, index) =>
    shape(
      lettering(
        script,
        greeting[index] ?? '',
        size.h * h,
        (x + size.w / 2 - 0.5) * w,
        (y + size.h / 2 - 0.5) * h,
      ),
      WINE.red,
      { 'fill-rule': 'nonzero' },
    ),
  );
  return paper(
    moved(
      shape(rectangle(-w / 2, -h / 2, w, h, 2), '#fffaf0') +
        boxes.map((box, index) => photo(box, photos[index] ?? 'leaf', 4)).join('') +
        text.join(''),
      card,
    ),
    { lift: 9, rough: 0, rim: 0.8 },
  );
}

const FOUR: Layout = {
  frames: [
    { x: 0.08, y: 0.07, w: 0.4, h: 0.3 },
    { x: 0.52, y: 0.07, w: 0.4, h: 0.3 },
    { x: 0.08, y: 0.4, w: 0.4, h: 0.3 },
    { x: 0.52, y: 0.4, w: 0.4, h: 0.3 },
  ],
  lines: [
    { x: 0.1, y: 0.73, w: 0.8, h: 0.1 },
    { x: 0.1, y: 0.84, w: 0.8, h: 0.1 },
  ],
};
const THREE: Layout = {
  frames: [
    { x: 0.41, y: 0.07, w: 0.54, h: 0.68 },
    { x: 0.05, y: 0.07, w: 0.33, h: 0.325 },
    { x: 0.05, y: 0.425, w: 0.33, h: 0.325 },
  ],
  lines: [{ x: 0.05, y: 0.8, w: 0.9, h: 0.13 }],
};

function layouts(): string {
  const before: Placed = { x: 146, y: 178, w: 204, h: 284, turn: -4 };
  const after: Placed = { x: 500, y: 166, w: 322, h: 232, turn: 2.5 };
  const waiting: Point = [566, 376];
  const thread = (from: Point, via: Point, to: Point, color: string) =>
    stitches(bow(from, via, to, 30), { color, width: 2.8, stitch: 10, gap: 7 }) +
    sheet(circle(...from, 6), color, { lift: 3, rough: 0, rim: 0.8 }) +
    sheet(circle(...to, 6), color, { lift: 3, rough: 0, rim: 0.8 });
  const home = (index: number) => FOUR.frames[index] ?? WHOLE;
  const frame = (index: number) => THREE.frames[index] ?? WHOLE;
  return picture(
    [
      ground(WINE.table),
      paper(
        shape(
          laceEdge(
            [
              [-30, 326],
              [730, 326],
            ],
            { pitch: 46, depth: 42 },
          ),
          LINEN.lace,
        ),
        { lift: 5, rough: 0 },
      ),
      paper(linen({ x: -20, y: -20, w: 760, h: 348 }), { lift: 4, rough: 0.3 }),
      filledCard(before, FOUR, MOVED, ['With love', 'from all of us']),
      filledCard(after, THREE, MOVED, ['With love from all of us']),
      sheet(rectangle(232, 330, 236, 140, 14), '#fdf6e8', { lift: 12, rough: 0, rim: 0.8 }),
      ...[FOUR, THREE, LAYOUTS[0] ?? THREE].map((layout, index) =>
        layoutChoice(
          index === 1
            ? { x: 304, y: 352, w: 88, h: 64 }
            : { x: index ? 410 : 250, y: 348, w: index ? 44 : 44, h: 70 },
          layout,
          index === 1,
        ),
      ),
      print({ x: waiting[0], y: waiting[1], w: 92, h: 96 }, 'robin', {
        turn: 6,
        lift: 9,
        border: 6,
        seed: 4,
      }),
      thread(laid(before, home(0)), [300, -90], laid(after, frame(0)), '#c8442f'),
      thread(laid(before, home(1)), [270, 40], laid(after, frame(1)), '#5b3a78'),
      thread(laid(before, home(2)), [240, 130], laid(after, frame(2)), '#c98a2a'),
      thread(laid(before, home(3)), [330, 300], waiting, '#56663a'),
    ],
    { width: 696, height: 435 },
  );
}

// --- A collage that lays itself out ----------------------------------------------------------

const GAP = 9;
const PAGE_WIDTH = 246;

interface Shot {
  motif: Scenery;
  /** Width to height. */
  ratio: number;
}

/** Rows of photographs that fill a width: each keeps its proportions, all gaps are the same. */
function collage(rows: readonly (readonly Shot[])[], left: number, top: number) {
  let y = top;
  const placed = rows.flatMap((row) => {
    const ratios = row.reduce((sum, { ratio }) => sum + ratio, 0);
    const h = (PAGE_WIDTH - GAP * (row.length - 1)) / ratios;
    let x = left;
    const boxes = row.map(({ motif, ratio }) => {
      const box: Box = { x, y, w: h * ratio, h };
      x += box.w + GAP;
      return { motif, box };
    });
    y += h + GAP;
    return boxes;
  });
  return { placed, height: y - GAP - top };
}

const LEFT_PAGE: readonly (readonly Shot[])[] = [
  [{ motif: 'hills', ratio: 16 / 9 }],
  [
    { motif: 'fox', ratio: 3 / 2 },
    { motif: 'oak', ratio: 3 / 4 },
  ],
];
const RIGHT_PAGE: readonly (readonly Shot[])[] = [
  [
    { motif: 'heron', ratio: 2 / 3 },
    { motif: 'wheel', ratio: 1 },
  ],
  [
    { motif: 'owl', ratio: 1 },
    { motif: 'castle', ratio: 4 / 3 },
  ],
];

function autoCollage(): string {
  const [fold, top, margin] = [352, 44, 13];
  const left = collage(LEFT_PAGE, fold - margin - PAGE_WIDTH, top);
  const right = collage(RIGHT_PAGE, fold + margin, top);
  if (Math.abs(left.height - right.height) > 0.5)
    throw new Error('The two pages differ in height.');
  const page = { w: PAGE_WIDTH + 2 * margin, h: left.height + 2 * margin };
  const lifted = right.placed[3];
  const box = lifted?.box ?? WHOLE;
  const hold: Point = [box.x + box.w / 2 + 34, box.y + box.h / 2 + 34];
  const hand = pinch(hold[0] + box.w * 0.56, hold[1] + box.h * 0.4, -40, 0.92);
  const held = left.placed[1]?.box ?? WHOLE;
  return picture(
    [
      ground(WINE.table),
      paper(
        shape(
          laceEdge(
            [
              [-30, 372],
              [730, 352],
            ],
            { pitch: 46, depth: 44 },
          ),
          LINEN.lace,
        ),
        { lift: 5, rough: 0 },
      ),
      paper(
        shape(
          polygon([
            [-30, -30],
            [730, -30],
            [730, 354],
            [-30, 374],
          ]),
          LINEN.cloth,
        ),
        { lift: 4, rough: 0.3 },
      ),
      sheet(
        rectangle(fold - page.w - 10, top - margin - 9, 2 * page.w + 20, page.h + 18, 4),
        WINE.red,
        { lift: 10, rough: 0, rim: 0.7 },
      ),
      ...[7, 4, 0].map((step) =>
        paper(
          shape(
            rectangle(fold - page.w - step, top - margin + step * 0.4, page.w, page.h, 2),
            LINEN.page,
          ) +
            shape(
              rectangle(fold + step, top - margin + step * 0.4, page.w, page.h, 2),
              darker(LINEN.page, 0.04),
            ),
          { lift: 1.5, rough: 0, rim: 0.8 },
        ),
      ),
      blurred(shape(rectangle(fold - 5, top - margin, 12, page.h), '#4d2413'), 5, 0.4),
      ...[...left.placed, ...right.placed].map(({ motif, box: spot }) =>
        spot === box
          ? stitches(
              [
                [spot.x, spot.y],
                [spot.x + spot.w, spot.y],
                [spot.x + spot.w, spot.y + spot.h],
                [spot.x, spot.y + spot.h],
                [spot.x, spot.y],
              ],
              { color: WINE.red, width: 2.4, stitch: 9, gap: 6 },
            )
          : paper(photo(spot, motif, 6), { lift: 2.4, rough: 0, rim: 0.8 }),
      ),
      stroke(`M${fold} ${top - margin - 16}V${top - margin + page.h + 14}`, WINE.red, 2, {
        'stroke-dasharray': '7 6',
      }),
      print({ x: 62, y: 402, w: 96, h: 68 }, 'hare', { turn: -12, lift: 8, border: 6, seed: 9 }),
      print({ x: 176, y: 414, w: 62, h: 84 }, 'leaf', { turn: 8, lift: 9, border: 6 }),
      roundButton(288, 384, 30, SIGNS.rearrange()),
      roundButton(362, 384, 34, SIGNS.collage(), true),
      roundButton(436, 384, 30, SIGNS.remove()),
      stitches(bow(hold, [fold, 350], [held.x + held.w / 2, held.y + held.h / 2], 30), {
        color: '#fffaf0',
        width: 3,
        stitch: 10,
        gap: 7,
      }),
      hand.behind,
      print({ x: hold[0], y: hold[1], w: box.w, h: box.h }, lifted?.motif ?? 'leaf', {
        turn: 7,
        lift: 14,
        border: 5,
        seed: 6,
      }),
      hand.front,
    ],
    { width: 696, height: 435 },
  );
}

// --- The card editor's demo, before it is there ------------------------------------------

function cardAndEnvelope(): string {
  return picture(
    [
      ground(WINE.wall),
      wallpaper(),
      sheet(rectangle(-30, 352, 760, 130), WINE.table, { lift: 10, rough: 0.4 }),
      paper(
        shape(
          laceEdge(
            [
              [-30, 402],
              [730, 402],
            ],
            { pitch: 40, depth: 34 },
          ),
          LINEN.lace,
        ),
        { lift: 5, rough: 0 },
      ),
      paper(linen({ x: -30, y: 366, w: 760, h: 40 }), { lift: 3, rough: 0.3 }),
      ...envelope({ x: 452, y: 306, w: 300, h: 186 }),
      paper(moved(cardFace(226, 316, LINEN_THEME, 'light', 'fox'), { x: 248, y: 206, turn: -7 }), {
        lift: 9,
        rough: 0,
      }),
      paper(moved(cardFace(226, 316, RED_THEME, 'shown'), { x: 266, y: 208, turn: 3 }), {
        lift: 13,
        rough: 0,
        rim: 0.8,
      }),
      print({ x: 84, y: 372, w: 74, h: 74 }, 'robin', { turn: -8, lift: 7, border: 5 }),
      print({ x: 620, y: 388, w: 70, h: 70 }, 'owl', { turn: 6, lift: 7, border: 5 }),
    ],
    { width: 696, height: 435 },
  );
}

// --- For sharing -----------------------------------------------------------------------------

/** The title logo as it is on the card. */
const logo = ({ x, y, w, h }: Box) =>
  scene
    .title()
    .replace(/width="\d+" height="\d+"/, () => `x="${x}" y="${y}" width="${w}" height="${h}"`);

function share(): string {
  return picture(
    [
      shape(rectangle(-20, -20, 640, 360), WINE.wall),
      wallpaper(),
      sheet(rectangle(-30, 128, 660, 240), WINE.table, { lift: 10, rough: 0.4 }),
      tag(
        'g',
        { transform: 'translate(240 -163) scale(.62)' },
        [...cloth(540), ...albumBook(), ...albumPrints(), ...landscape()].join(''),
      ),
      logo({ x: 20, y: 34, w: 266, h: 150 }),
      print({ x: 86, y: 262, w: 92, h: 66 }, 'hare', { turn: -8, lift: 7, border: 5, seed: 9 }),
      print({ x: 184, y: 276, w: 58, h: 78 }, 'leaf', { turn: 7, lift: 7, border: 5 }),
    ],
    { width: 600, height: 315 },
  );
}

export const plates: readonly Plate[] = [
  { name: 'card-editor', width: 510, height: 1019, draw: cardEditor },
  { name: 'spread-overview', width: 510, height: 1019, draw: spreadOverview },
  { name: 'foil', width: 696, height: 435, draw: foilCards },
  { name: 'covers', width: 696, height: 392, draw: covers },
  { name: 'layouts', width: 696, height: 435, draw: layouts },
  { name: 'collage', width: 696, height: 435, draw: autoCollage },
  { name: 'demo', width: 696, height: 435, draw: cardAndEnvelope },
  { name: 'share', width: 600, height: 315, draw: share },
  ...photos,
];
