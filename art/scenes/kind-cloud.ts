/** Kind Cloud: hearts cut out of a lit cloud rise over the Trent; a paper rainbow unrolls behind it. */
import { roundLogo, raised } from '../../tools/content/paper/emblem.ts';
import {
  arc,
  circle,
  ellipse,
  mix,
  place,
  polar,
  polygon,
  polyline,
  rectangle,
  smooth,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { laceEdge } from '../../tools/content/paper/lace.ts';
import {
  bend,
  bounds,
  cutLetters,
  openFont,
  outline,
  setLine,
  titleSvg,
} from '../kit/lettering.ts';
import { below, ground, limb, moon, waves } from '../../tools/content/paper/nature.ts';
import { insetOutline } from '../../tools/content/paper/offset.ts';
import { blurred, paper, sheet, sky } from '../../tools/content/paper/paper.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import { softLine } from '../kit/ribbon.ts';
import type { Layer, Scene } from '../kit/scene.ts';
import { blend, darker, lighter, shape, stroke, tag } from '../../tools/content/paper/svg.ts';
import { castleRock, councilHouse, skyline } from '../kit/town.ts';

const WATER = 728;
/** The rest of the sky, behind the river. */
const RIVER_SKY = ['#ef9187', '#ef9187', '#ef9187'];
export const RAINBOW = ['#e0527f', '#ee8d6b', '#f4ce83', '#8cc7ae', '#6a9fd8', '#8b74c6'];
export const LAMP = '#ffd28a';

// ---------------------------------------------------------------- clouds

export type Puff = readonly [x: number, y: number, radius: number];

/** The outline of overlapping discs that stand on a flat foot, as one path that may have holes. */
export function cloudOutline(puffs: readonly Puff[], foot: number, grow = 0): string {
  const grown = puffs.map(([x, y, radius]): Puff => [x, y, radius + grow]);
  const floor = foot + grow * 0.4;
  const left = Math.min(...grown.map(([x, , radius]) => x - radius));
  const right = Math.max(...grown.map(([x, , radius]) => x + radius));
  const middles = grown.map(([x]) => x);
  const [first, last] = [Math.min(...middles), Math.max(...middles)];
  const [upper, lower]: [Point[], Point[]] = [[], []];
  const steps = 240;
  for (let step = 0; step <= steps; step++) {
    // Denser toward both ends, where the discs are steep.
    const x = mix(left, right, (1 - Math.cos((Math.PI * step) / steps)) / 2);
    const heights = grown
      .filter(([cx, , radius]) => Math.abs(x - cx) <= radius)
      .map(([cx, cy, radius]) => ({ cy, reach: Math.sqrt(radius ** 2 - (x - cx) ** 2) }));
    if (!heights.length) continue;
    const sag = Math.max(...heights.map(({ cy, reach }) => cy + reach));
    upper.push([x, Math.min(floor, ...heights.map(({ cy, reach }) => cy - reach))]);
    lower.push([x, x > first && x < last ? floor : Math.min(floor, sag)]);
  }
  return polygon([...upper, ...lower.toReversed()]);
}

/** The same cloud cut a second time, by hand: no puff is quite where it was. */
function recut(puffs: readonly Puff[], by: number, seed: number): Puff[] {
  const random = createRandom(seed);
  return puffs.map(([x, y, radius]) => [
    x + random.around(by),
    y + random.around(by * 0.6),
    radius + random.around(by * 0.3),
  ]);
}

const HEART: readonly Point[] = arc(0, 0, 1, 0, 354, 59).map((_, index) => {
  const t = (index * Math.PI) / 30;
  const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
  return [Math.sin(t) ** 3, -y / 16];
});

export interface HeartSpot {
  x: number;
  y: number;
  size: number;
  turn: number;
}

export const heart = (spot: HeartSpot) => polygon(place(HEART, spot));

/** A heart folded down its middle and half opened: one side is lit, the other turned away. */
export function foldedHeart(spot: HeartSpot, color: string): string {
  const side = (sign: 1 | -1, narrow: number) => {
    const half = HEART.filter(([x]) => x * sign >= -0.001);
    // The curve starts at the notch; the left half arrives there last, so it closes by itself.
    return polygon(
      place(
        half.map(([x, y]): Point => [x * narrow, y + Math.abs(x) * (1 - narrow) * 0.5]),
        spot,
      ),
    );
  };
  return shape(side(-1, 1), lighter(color, 0.22)) + shape(side(1, 0.78), darker(color, 0.14));
}

/** A curl, cut into a puff with the tip of the knife. */
function curl(x: number, y: number, radius: number, from: number, flip = false): string {
  const points = Array.from({ length: 40 }, (_, index): Point => {
    const share = index / 39;
    return polar(0, 0, radius * (1 - 0.86 * share), from + share * 520);
  });
  return smooth(place(points, { x, y, flip }));
}

export const HERO: readonly Puff[] = [
  [78, 536, 38],
  [114, 478, 50],
  [196, 422, 66],
  [284, 436, 58],
  [350, 486, 50],
  [396, 540, 38],
];
const HERO_FOOT = 574;
/** Where hearts have been cut out of the cloud. */
const CUTS: readonly HeartSpot[] = [
  { x: 202, y: 436, size: 27, turn: -8 },
  { x: 284, y: 478, size: 21, turn: 12 },
  { x: 136, y: 490, size: 18, turn: -16 },
  { x: 346, y: 512, size: 14, turn: 8 },
  { x: 222, y: 506, size: 13, turn: -4 },
];

/** A front puff is a sheet of its own, with a curl cut into it. */
function frontPuffs(): string[] {
  const rows: { puffs: Puff[]; color: string }[] = [
    {
      puffs: [
        [106, 556, 30],
        [170, 548, 34],
        [262, 552, 36],
        [336, 556, 30],
      ],
      color: '#fbcdd9',
    },
    {
      puffs: [
        [70, 557, 24],
        [130, 564, 27],
        [206, 562, 32],
        [300, 564, 28],
        [386, 556, 25],
      ],
      color: '#ffe6eb',
    },
  ];
  return rows.map(({ puffs, color }, index) =>
    sheet(cloudOutline(puffs, HERO_FOOT + 3 + index * 4), color, {
      lift: 6,
      rough: 0.9,
      seed: 5 + index,
    }),
  );
}

export function heroCloud(): string[] {
  const holes = CUTS.map(heart).join('');
  const hem = softLine([
    [62, 566],
    [160, 572],
    [240, 570],
    [320, 573],
    [400, 567],
  ]);
  const back = (grow: number, color: string, seed: number) =>
    sheet(cloudOutline(recut(HERO, 9, seed), HERO_FOOT, grow), color, { lift: 10, rough: 1, seed });
  return [
    blurred(shape(cloudOutline(HERO, HERO_FOOT, 40), '#ff9fb8'), 34, 0.42),
    back(34, '#5d3f83', 4),
    back(22, '#93508f', 8),
    back(11, '#cf7399', 11),
    // The lamp in the cloud, seen through the holes.
    shape(cloudOutline(HERO, HERO_FOOT, -8), '#fff0b4'),
    // Soft rain of lace, sewn under the cloud.
    paper(shape(laceEdge(hem, { pitch: 42, depth: 46 }), '#fff1f3'), { lift: 6, rough: 0 }),
    sheet(cloudOutline(HERO, HERO_FOOT) + holes, '#f5b4c8', { lift: 6, rough: 0.7, seed: 3 }),
    blurred(
      shape(CUTS.map((cut) => heart({ ...cut, size: cut.size * 0.72 })).join(''), '#ffdf8e'),
      3,
      0.85,
    ),
    stroke(
      curl(120, 462, 20, 200) + curl(352, 474, 19, 190) + curl(266, 414, 22, 280, true),
      '#c9718f',
      1.6,
      { opacity: 0.75 },
    ),
    ...frontPuffs(),
  ];
}

/** A cloud of the theatre's sky: two sheets on two threads. */
export function hangingCloud(
  puffs: readonly Puff[],
  foot: number,
  color: string,
  seed: number,
): string[] {
  const threads = [puffs[1], puffs[puffs.length - 2]]
    .flatMap((puff) => (puff ? [puff] : []))
    .map(([x, y]) =>
      polyline([
        [x, -60],
        [x + 1, y],
      ]),
    );
  return [
    stroke(threads.join(''), '#8f93cf', 0.9, { opacity: 0.6 }),
    sheet(cloudOutline(puffs, foot, 12), blend(color, '#a5588f', 0.26), {
      lift: 10,
      rough: 1.6,
      seed,
    }),
    sheet(cloudOutline(puffs, foot), color, { lift: 8, rough: 1.6, seed: seed + 3 }),
  ];
}

// ---------------------------------------------------------------- rainbow

/** Its middle, its radii, and the angles it reaches from and to. */
export interface Bow {
  x: number;
  y: number;
  inner: number;
  outer: number;
  from: number;
  to: number;
}

const BOW: Bow = { x: 312, y: 604, inner: 162, outer: 276, from: -172, to: -37 };

/** The strip: six papers on each other, each a little narrower than the one below. */
export function rainbowStrip({ x, y, inner, outer, from, to } = BOW): string[] {
  const band = (outer - inner) / RAINBOW.length;
  return RAINBOW.map((color, index) => {
    const ring = polygon([
      ...arc(x, y, outer - index * band, from, to, 60),
      ...arc(x, y, inner, to, from, 60),
    ]);
    return sheet(ring, color, { lift: index ? 3 : 14, rough: 0.7, seed: 2 + index });
  });
}

/**
 * What is still rolled up. It is drawn as a cylinder whose axis runs along the radius: `along` is
 * the way the strip unrolls, `out` the way from the rainbow's center. One sees its outer end.
 */
export function rainbowRoll(radius: number, bow = BOW): string[] {
  const squash = 0.34;
  const at = (along: number, out: number): Point => {
    const [x, y] = polar(bow.x, bow.y, out, bow.to);
    const [dx, dy] = polar(0, 0, 1, bow.to + 90);
    return [x + dx * along, y + dy * along];
  };
  /** A ring around the cylinder: the half that faces us. */
  const rim = (out: number) =>
    arc(0, 0, 1, 180, 0, 20).map(([x, y]) => at(x * radius, out - y * radius * squash));
  const [near, far] = [bow.inner - 5, bow.outer + 5];
  const width = (far - near) / RAINBOW.length;
  const bands = RAINBOW.map((color, index) => {
    const out = far - index * width;
    return shape(polygon([...rim(out), ...rim(out - width - 1).toReversed()]), lighter(color, 0.1));
  });
  const strip = (from: number, to: number) =>
    polygon(
      [from, to].flatMap((share, index) => {
        const out = (edge: number) => edge - squash * radius * Math.sqrt(1 - share * share);
        const ends = [at(share * radius, out(near)), at(share * radius, out(far))];
        return index ? ends.toReversed() : ends;
      }),
    );
  const cap = arc(0, 0, 1, 0, 354, 59).map(([x, y]) => at(x * radius, far + y * radius * squash));
  const spiral = Array.from({ length: 120 }, (_, index) => {
    const share = index / 119;
    const [x, y] = polar(0, 0, radius * (0.16 + 0.8 * share), 180 + share * 360 * 4.5);
    return at(x, far + y * squash);
  });
  return [
    paper(
      bands.join('') +
        shape(strip(-0.8, -0.35), '#ffffff', { opacity: 0.2 }) +
        shape(strip(0.3, 0.7), '#1a0f3c', { opacity: 0.16 }) +
        shape(strip(0.68, 1), '#1a0f3c', { opacity: 0.34 }) +
        shape(polygon(cap), '#fff3e2') +
        stroke(polyline(spiral), '#8a5a78', 1.5),
      { lift: 12, rough: 0.3 },
    ),
  ];
}

// ---------------------------------------------------------------- city and river

/** Trent Bridge: three flat arches on piers, a parapet with lamps. It goes on below the water. */
function trentBridge(left: number, right: number, deck: number) {
  const spans = 3;
  const width = (right - left) / spans;
  const [springing, foot] = [WATER + 2, WATER + 40];
  const holes = Array.from({ length: spans }, (_, index) => {
    const [from, to] = [left + width * index + 6, left + width * (index + 1) - 6];
    const middle = (from + to) / 2;
    const crown = arc(0, 0, 1, 180, 360, 24).map(([x, y]): Point => [
      middle + (x * (to - from)) / 2,
      springing + y * 26,
    ]);
    return polygon([...crown, [to, foot - 4], [from, foot - 4]]);
  });
  const lamps = Array.from({ length: spans }, (_, index): Point => [
    left + width * index,
    deck - 17,
  ]);
  return {
    wall: rectangle(left - 30, deck, right - left + 80, foot - deck) + holes.join(''),
    parapet: rectangle(left - 30, deck - 2, right - left + 80, 5),
    posts: lamps.map(([x]) => rectangle(x - 1, deck - 15, 2, 17)).join(''),
    lamps,
  };
}

/** A pointed sliver of reflected light lying on the water. */
export function sliver(x: number, y: number, width: number, height: number): string {
  const [w, h] = [width / 2, height / 2];
  return smooth(
    [
      [x - w, y],
      [x - w * 0.3, y - h],
      [x + w * 0.4, y - h * 0.7],
      [x + w, y],
      [x + w * 0.35, y + h],
      [x - w * 0.45, y + h * 0.8],
    ],
    { closed: true, tension: 0.7 },
  );
}

/** A column of slivers below something bright: wider apart and thicker the nearer they are. */
function reflection(
  x: number,
  width: number,
  { from = WATER + 8, to = 860, seed = 1 }: { from?: number; to?: number; seed?: number } = {},
): string {
  const random = createRandom(seed);
  let d = '';
  for (let y = from; y < to;) {
    const near = (y - WATER) / 150;
    const size =
      width * random.between(0.5, 1.12) * (1 - 0.45 * Math.max(0, (y - from) / (to - from)));
    d += sliver(x + random.around(width * 0.13), y, size, 2.6 + near * 3.6);
    y += 6 + near * 9;
  }
  return d;
}

function city(): string[] {
  const random = createRandom(7);
  const rock = castleRock(86, WATER - 8, 200, 120, 5);
  const hall = councilHouse(318, WATER - 20, 62);
  const bridge = trentBridge(392, 616, 700);
  const windows = Array.from({ length: 22 }, () => {
    const x = random.between(176, 350);
    return Math.abs(x - 318) < 34 ? '' : rectangle(x, random.between(711, 722), 2.4, 3.4);
  });
  return [
    sheet(rock.rock, '#5b3f83', { lift: 5, rough: 1, seed: 3 }),
    paper(shape(rock.castle, '#47306f', { 'fill-rule': 'nonzero' }), { lift: 3, rough: 0.4 }),
    shape(rock.windows + rock.caves, LAMP, { opacity: 0.85 }),
    paper(
      shape(hall.hall + hall.drum + hall.dome, '#593d82', { 'fill-rule': 'nonzero' }) +
        shape(hall.columns, '#a684bd'),
      { lift: 4, rough: 0.2 },
    ),
    sheet(skyline(722, 170, 344, 26, random), '#3b2862', { lift: 4, rough: 0.5 }),
    shape(windows.join(''), LAMP, { opacity: 0.9 }),
    paper(
      shape(bridge.wall, '#442d6b') +
        shape(bridge.parapet, '#6c4b92') +
        shape(bridge.posts, '#442d6b'),
      { lift: 5, rough: 0.5 },
    ),
    blurred(shape(bridge.lamps.map(([x, y]) => circle(x, y, 9)).join(''), LAMP), 6, 0.55),
    paper(shape(bridge.lamps.map(([x, y]) => circle(x, y, 3.4)).join(''), '#ffe6b0'), {
      lift: 1,
      rough: 0,
    }),
  ];
}

/** The rainbow's end in the water: rows of six colors, broken and pushed sideways by the waves. */
function rainbowShine(): string {
  const random = createRandom(30);
  let markup = '';
  for (let y = 738, row = 0; y < 850; row++) {
    const near = (y - WATER) / 150;
    const [push, width] = [random.around(9 + near * 5), 17 * (1 - near * 0.25)];
    RAINBOW.forEach((color, index) => {
      const x = 560 + push - (index + 0.5) * width - near * 14;
      markup += shape(
        sliver(x, y + random.around(0.8), width * 1.12, 4 + near * 4),
        darker(color, 0.1),
      );
    });
    y += 8 + near * 9;
  }
  return paper(markup, { lift: 1, rough: 0.4, rim: 0.2 });
}

/** Colored paper lying flat on the water. */
const shine = (d: string, color: string) =>
  paper(shape(d, color), { lift: 1, rough: 0.4, rim: 0.25 });

/** The river as strips cut with a wavy edge, one before the other, and what shines on them. */
function river(): string[] {
  const strips = [
    { y: WATER, pitch: 15, height: 1.5, color: '#6d5aa6' },
    { y: 752, pitch: 24, height: 2.5, color: '#5a4b99' },
    { y: 786, pitch: 36, height: 4, color: '#493d89' },
    { y: 828, pitch: 52, height: 6, color: '#3a3079' },
    { y: 884, pitch: 74, height: 8, color: '#2e2668' },
    { y: 950, pitch: 100, height: 10, color: '#241c58' },
  ];
  const bow = rainbowShine();
  const layers = strips.map(({ y, pitch, height, color }, index) =>
    sheet(below(waves(y, pitch, height, index * 17)), color, {
      lift: 5,
      rough: 0.8,
      seed: index + 2,
    }),
  );
  const cloudShine = [
    shine(reflection(232, 290, { from: 738, to: 880, seed: 4 }), '#9a5791'),
    shine(reflection(226, 170, { from: 744, to: 850, seed: 9 }), '#dd8fae'),
    shine(reflection(212, 60, { from: 748, to: 820, seed: 12 }), '#ffcf9a'),
  ];
  return [...layers, ...cloudShine, bow];
}

// ---------------------------------------------------------------- by the water

/** A gray heron on one leg, looking left: about 240 units high, its foot at (x, y). */
export const heron = (x: number, y: number, size: number): string[] => [
  ...heronBody(x, y, size),
  ...heronHead(x, y, size),
];

/** Draws shapes of a heron whose foot is at (x, y). */
function heronCutter(x: number, y: number, size: number) {
  const at = (points: readonly Point[]) => place(points, { x, y, size, flip: true });
  const cut = (points: readonly Point[], tension = 0.85) =>
    smooth(at(points), { closed: true, tension });
  return { at, cut };
}

function heronBody(x: number, y: number, size: number): string[] {
  const { at, cut } = heronCutter(x, y, size);
  const bar = (points: readonly Point[], from: number, to: number) =>
    limb(at(points), from * size, to * size);

  const standing = bar(
    [
      [-3, 6],
      [-2, -20],
      [-5, -44],
    ],
    1.5,
    2.6,
  );
  const tucked =
    bar(
      [
        [-4, -42],
        [12, -34],
        [-2, -26],
      ],
      2.4,
      1.4,
    ) +
    bar(
      [
        [-2, -26],
        [-9, -22],
      ],
      1.4,
      0.8,
    );
  const toes =
    bar(
      [
        [-3, 1],
        [12, 4],
      ],
      1.6,
      0.7,
    ) +
    bar(
      [
        [-3, 1],
        [-12, 4],
      ],
      1.6,
      0.7,
    );
  const tail = cut([
    [-16, -52],
    [-40, -34],
    [-47, -25],
    [-36, -28],
    [-14, -40],
  ]);
  const body = cut([
    [15, -66],
    [17, -56],
    [10, -45],
    [-4, -38],
    [-22, -37],
    [-32, -38],
    [-20, -52],
    [-4, -64],
    [6, -70],
  ]);
  const wing = cut([
    [9, -62],
    [7, -52],
    [-4, -44],
    [-20, -38],
    [-36, -31],
    [-30, -42],
    [-16, -57],
    [0, -66],
  ]);
  const quills = [0, 1, 2, 3].map((index) =>
    cut([
      [-8 - index * 3, -47 + index * 1.5],
      [-24 - index * 3, -40 + index * 1.2],
      [-43 + index * 1.5, -27 + index * 2.2],
      [-30 - index, -33 + index * 2],
      [-12 - index * 2, -41 + index * 1.5],
    ]),
  );
  const neck = bar(
    softLine(
      [
        [10, -56],
        [18, -66],
        [17, -76],
        [8, -84],
        [7, -92],
        [14, -99],
      ],
      6,
    ),
    12,
    5.5,
  );
  const plumes = [0, 1, 2].map((index) =>
    cut([
      [15 - index * 3, -62 + index],
      [17 - index * 3, -54],
      [14 - index * 3.5, -40 + index * 2],
      [12 - index * 3, -54],
    ]),
  );
  return [
    paper(shape(standing + tucked + toes, '#d99a63', { 'fill-rule': 'nonzero' }), {
      lift: 5,
      rough: 0,
    }),
    sheet(tail, '#39427f', { lift: 7, rough: 0.5 }),
    sheet(body, '#c9d0ec', { lift: 8, rough: 0.5 }),
    ...quills.map((quill, index) =>
      sheet(quill, index % 2 ? '#2c3470' : '#3a4486', { lift: 2, rough: 0.3 }),
    ),
    sheet(wing, '#8c99cb', { lift: 4, rough: 0.5 }),
    paper(shape(neck, '#e6eaf8', { 'fill-rule': 'nonzero' }), { lift: 5, rough: 0.4 }),
    sheet(plumes.join(''), '#f4f5fc', { lift: 2, rough: 0 }),
  ];
}

/** It nods about its nape, 14 units to the left of the foot and 98 above it, in the heron's own size. */
function heronHead(x: number, y: number, size: number): string[] {
  const { at, cut } = heronCutter(x, y, size);
  const head = cut([
    [7, -98],
    [9, -104],
    [17, -106],
    [25, -102],
    [27, -100],
    [20, -97],
    [13, -94],
  ]);
  const beak = cut(
    [
      [22, -103],
      [36, -100.5],
      [50, -97],
      [36, -97.6],
      [22, -98],
    ],
    0.4,
  );
  const crest = cut([
    [22, -104],
    [14, -107.5],
    [4, -106],
    [-9, -99],
    [3, -102],
    [13, -103],
  ]);
  const eye = at([[19.5, -102.2]])[0] ?? [x, y];
  return [
    sheet(beak, '#f2b457', { lift: 3, rough: 0 }),
    sheet(head, '#f4f5fc', { lift: 3, rough: 0.2 }),
    sheet(crest, '#1b1f52', { lift: 2, rough: 0 }),
    shape(circle(...eye, 1.1 * size), '#1b1f52'),
  ];
}

/** Thin rings on the water around a leg. */
export const ripples = (x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, index) => ripple(x, y, index)).join('');

/** One of them; 0 is the innermost. */
function ripple(x: number, y: number, index: number): string {
  const reach = 16 + index * 17;
  return (
    ellipse(x, y, reach, reach * 0.2) + ellipse(x + 1, y + 0.6, reach - 2.2, reach * 0.2 - 1.2)
  );
}

interface Reed {
  x: number;
  top: number;
  lean: number;
  bulrush?: boolean;
}

/** Reeds and bulrushes from below the picture: leaves, stalks and their brown velvet heads. */
export function reeds(list: readonly Reed[], foot = 1120) {
  const [blades, heads]: [string[], string[]] = [[], []];
  for (const { x, top, lean, bulrush } of list) {
    const height = foot - top;
    const line: Point[] = [
      [x, foot],
      [x + lean * 0.12, foot - height * 0.4],
      [x + lean * 0.45, foot - height * 0.75],
      [x + lean, top],
    ];
    blades.push(limb(line, bulrush ? 6 : 24, bulrush ? 3 : 0.8));
    if (bulrush) {
      const tilt = (Math.atan2(lean * 0.55, height * 0.25) * 180) / Math.PI;
      const capsule: Point[] = [
        [-6.5, 44],
        [-7.5, 22],
        [-6, 3],
        [0, -3],
        [6, 3],
        [7.5, 22],
        [6.5, 44],
        [0, 49],
      ];
      heads.push(
        smooth(place(capsule, { x: x + lean, y: top + 8, turn: tilt }), {
          closed: true,
          tension: 0.8,
        }),
      );
    }
  }
  return { blades: blades.join(''), heads: heads.join('') };
}

/** A frog that has taken to meditating, on its lily leaf. */
export function frog(x: number, y: number): string[] {
  const leaf = polygon([
    [x, y],
    ...arc(x, y, 1, -28, 300, 40).map(([px, py]): Point => [x + (px - x) * 42, y + (py - y) * 9]),
  ]);
  const body = smooth(
    [
      [x - 11, y - 4],
      [x - 12, y - 16],
      [x - 8, y - 24],
      [x, y - 26],
      [x + 8, y - 24],
      [x + 12, y - 16],
      [x + 11, y - 4],
      [x, y - 1],
    ],
    { closed: true },
  );
  const head = smooth(
    [
      [x - 13, y - 28],
      [x - 10, y - 36],
      [x - 5, y - 33],
      [x + 5, y - 33],
      [x + 10, y - 36],
      [x + 13, y - 28],
      [x + 8, y - 21],
      [x - 8, y - 21],
    ],
    { closed: true },
  );
  const legs = smooth(
    [
      [x - 4, y - 9],
      [x - 16, y - 10],
      [x - 22, y - 4],
      [x - 8, y + 1],
      [x + 8, y + 1],
      [x + 22, y - 4],
      [x + 16, y - 10],
      [x + 4, y - 9],
      [x, y - 5],
    ],
    { closed: true },
  );
  const lids = [-8, 8].map((side) =>
    smooth([
      [x + side - 3, y - 31],
      [x + side, y - 29.4],
      [x + side + 3, y - 31],
    ]),
  );
  return [
    sheet(leaf, '#2f5f6c', { lift: 2, rough: 0.4 }),
    sheet(body, '#5f9b86', { lift: 3, rough: 0.2 }),
    sheet(legs, '#6fae93', { lift: 2, rough: 0.2 }),
    sheet(head, '#7fbd9d', { lift: 2, rough: 0.2 }),
    stroke(
      lids.join('') +
        smooth([
          [x - 4, y - 25.5],
          [x, y - 24.2],
          [x + 4, y - 25.5],
        ]),
      '#1b3a4a',
      1.1,
    ),
  ];
}

// ---------------------------------------------------------------- the whole

/** Hearts that have just left the cloud and lean on it. */
const RESTING: readonly (HeartSpot & { color: string })[] = [
  { x: 250, y: 372, size: 25, turn: 14, color: '#f48fae' },
  { x: 108, y: 412, size: 20, turn: -24, color: '#f7b2c6' },
];

/**
 * The way of the others, from behind the crest of the cloud to behind the cloud in the corner. With every
 * breath each takes a step to the place of the next, so they are all alike and both ends are hidden.
 */
const WAY: readonly Point[] = [
  [186, 364],
  [164, 318],
  [136, 282],
  [107, 250],
  [81, 215],
  [64, 176],
  [58, 137],
];
const risingHeart = ([x, y]: Point) =>
  paper(foldedHeart({ x, y, size: 15, turn: -9 }, '#ee6f95'), { lift: 9, rough: 0 });

/** Stars, but none that would touch a heart on its way. */
function stars(): string {
  const random = createRandom(19);
  let d = '';
  for (let index = 0; index < 54; index++) {
    const [x, y] = [random.between(-24, 640), random.between(-10, 430)];
    const radius = random.between(0.7, 1.9);
    if (WAY.every(([px, py]) => Math.hypot(x - px, y - py) > 26)) d += circle(x, y, radius);
  }
  return d;
}

/** Clouds and the moon on their threads, and strata of evening mist. */
function hanging(): string[] {
  return [
    ...hangingCloud(
      [
        [-6, 86, 46],
        [44, 70, 40],
        [96, 92, 30],
        [128, 104, 18],
      ],
      116,
      '#3d2a7a',
      6,
    ),
    ...hangingCloud(
      [
        [520, 268, 22],
        [560, 244, 38],
        [612, 236, 46],
        [660, 250, 40],
      ],
      284,
      '#452d80',
      9,
    ),
    stroke(
      polyline([
        [470, -60],
        [470, 290],
      ]),
      '#b7a3dc',
      0.9,
      { opacity: 0.6 },
    ),
    blurred(shape(circle(470, 318, 46), '#ffd9a8'), 22, 0.35),
    sheet(moon(470, 318, 30, 0.62), '#ffe7bd', { lift: 8, rough: 0 }),
    sheet(
      cloudOutline(
        [
          [420, 640, 40],
          [480, 622, 52],
          [560, 640, 50],
          [640, 630, 60],
          [700, 650, 40],
        ],
        700,
      ),
      '#c0688f',
      { lift: 6, rough: 1.4 },
    ),
    sheet(
      cloudOutline(
        [
          [-70, 660, 50],
          [-20, 640, 60],
          [60, 660, 44],
          [150, 668, 36],
          [400, 690, 30],
          [330, 676, 34],
          [240, 676, 36],
          [520, 690, 36],
          [600, 676, 50],
          [680, 684, 40],
        ],
        760,
      ),
      '#9a508a',
      { lift: 6, rough: 1.4, seed: 5 },
    ),
  ];
}

/** Reeds at both sides, in front of everything. */
function reedBeds(): string[] {
  const left = reeds([
    { x: 10, top: 620, lean: 40 },
    { x: 34, top: 690, lean: 66 },
    { x: -14, top: 742, lean: 84 },
    { x: -40, top: 690, lean: 30 },
    { x: 58, top: 792, lean: 52 },
    { x: 22, top: 548, lean: 66, bulrush: true },
    { x: 52, top: 652, lean: 62, bulrush: true },
    { x: 4, top: 700, lean: 26, bulrush: true },
    { x: 92, top: 930, lean: 40 },
  ]);
  const right = reeds([
    { x: 604, top: 700, lean: -26 },
    { x: 590, top: 800, lean: -44 },
    { x: 628, top: 760, lean: -54 },
    { x: 650, top: 720, lean: -30 },
    { x: 610, top: 716, lean: -44, bulrush: true },
    { x: 560, top: 930, lean: -30 },
  ]);
  const bed = (cut: ReturnType<typeof reeds>, seed: number) => [
    sheet(cut.heads, '#8a4560', { lift: 9, rough: 0.5, seed }),
    paper(shape(cut.blades, '#170c3a', { 'fill-rule': 'nonzero' }), {
      lift: 9,
      rough: 0.6,
      seed,
      rim: 0.35,
    }),
  ];
  return [...bed(left, 3), ...bed(right, 6)];
}

const HERON = { x: 470, y: 872, size: 2.05 };
const FROG: Point = [128, 872];

function layers(): Layer[] {
  const { x, y, size } = HERON;
  const [lilyLeaf = '', ...sitting] = frog(...FROG);
  const ring = (index: number) => sheet(ripple(x, y + 2, index), '#8873bd', { lift: 1, rough: 0 });
  return [
    {
      name: 'sky',
      sheets: [
        sky(['#1d1242', '#2b1a55', '#3d2265', '#6d3a7c', '#b9587f', '#ef9187', ...RIVER_SKY]),
        shape(stars(), '#f7e6ff', { opacity: 0.8 }),
      ],
    },
    ...WAY.map((spot, index) => ({ name: `heart-${index + 1}`, sheets: [risingHeart(spot)] })),
    { name: 'clouds', sheets: hanging() },
    { name: 'city', sheets: city() },
    {
      name: 'cloud',
      sheets: [
        ...rainbowStrip(),
        ...rainbowRoll(31),
        ...heroCloud(),
        ...RESTING.map((spot) =>
          paper(foldedHeart(spot, spot.color), { lift: 5 + spot.size * 0.3, rough: 0.2 }),
        ),
      ],
    },
    { name: 'river', sheets: [...river(), lilyLeaf, ring(0), ring(1)] },
    { name: 'ring', sheets: [ring(2)] },
    { name: 'frog', sheets: sitting },
    { name: 'heron', sheets: heronBody(x, y, size) },
    { name: 'heron-head', sheets: heronHead(x, y, size) },
    { name: 'reeds', sheets: reedBeds() },
    { name: 'bank', sheets: [ground('#241650', 9)] },
  ];
}

/**
 * Windows in the letters, with a lamp behind them, like the hearts in the cloud: the paper's thickness
 * is in shade at the upper left, and the light is strongest deep inside. The dot is too small for a
 * second step of light, so it gets its own `core`.
 */
function lampLight(d: string, core: string): string {
  const window = insetOutline(d, 4.6);
  return (
    `<defs><path id="kind-cloud-window" d="${window}"/></defs>` +
    `<clipPath id="kind-cloud-lamp"><use href="#kind-cloud-window"/></clipPath>` +
    tag('use', { href: '#kind-cloud-window', fill: '#ffffff', x: 0.7, y: 0.8 }) +
    tag('use', { href: '#kind-cloud-window', fill: '#b9604a' }) +
    tag(
      'g',
      { 'clip-path': 'url(#kind-cloud-lamp)' },
      tag('use', { href: '#kind-cloud-window', fill: '#ffd986', x: 1.6, y: 2 }) +
        shape(insetOutline(d, 8) + core, '#fff2c2', { transform: 'translate(1 1.4)' }),
    )
  );
}

function title(): string {
  const font = openFont('modak');
  const first = bend(
    setLine(font, 'Kınd', { size: 108, y: -4, tracking: 6, turn: 2, seed: 3 }),
    520,
  );
  const second = bend(
    setLine(font, 'Cloud', { size: 120, y: 100, tracking: 6, turn: 2, seed: 6 }),
    520,
  );
  const letters = [...first, ...second];
  const box = { ...bounds(letters), top: -104 };
  const dot: HeartSpot = { x: -23, y: -78, size: 18, turn: -6 };
  const d = outline(letters) + heart(dot);
  const cut = cutLetters(d, {
    id: 'kind-cloud-letters',
    face: '#ffc4d5',
    base: '#a8336c',
    reach: 9,
    light: '#ffffff',
    dark: '#4d1540',
  });
  return titleSvg(cut + lampLight(d, heart({ ...dot, size: 9 })), {
    name: 'Kind Cloud',
    box,
    padding: 16,
  });
}

function logo(): string {
  const puffs: Puff[] = [
    [27, 59, 9],
    [38, 46, 15],
    [58, 48, 13],
    [69, 59, 9],
  ];
  return roundLogo({
    name: 'Kind Cloud',
    ground: '#2b1a55',
    rim: '#ffe6ee',
    symbol:
      raised(cloudOutline(puffs, 67, 3.5), '#c95a86') +
      raised(cloudOutline(puffs, 67), '#ffe3ea') +
      shape(heart({ x: 48, y: 51.5, size: 11.5, turn: 0 }), '#8f1f52') +
      shape(heart({ x: 48.7, y: 52.6, size: 11, turn: 0 }), '#e0487a'),
  });
}

export const scene: Scene = { slug: 'kind-cloud', layers, title, logo };
