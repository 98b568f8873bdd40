/** Super Snowflake: a huge paper snowflake, not quite unfolded, over the hills on a winter night. */
import {
  circle,
  ellipse,
  polar,
  polygon,
  rectangle,
  round,
  smooth,
  walk,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { roundLogo, raised } from '../../tools/content/paper/emblem.ts';
import { laceEdge } from '../../tools/content/paper/lace.ts';
import { bounds, cutLetters, openFont, outline, setLine, titleSvg } from '../kit/lettering.ts';
import { animal, below, fir, ground, heightAt, ridge } from '../../tools/content/paper/nature.ts';
import { blurred, paper, sheet, sky } from '../../tools/content/paper/paper.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import { softLine } from '../kit/ribbon.ts';
import type { Layer, Scene } from '../kit/scene.ts';
import { flatSnowflake, foldedSnowflake, type WedgeDesign } from '../kit/snowflake.ts';
import { moved, shape, stroke, tag } from '../../tools/content/paper/svg.ts';
import { gable } from '../kit/town.ts';

export const FLAKE: WedgeDesign = {
  rim: [
    [1, 0],
    [0.95, 0.055],
    [0.962, 0.13],
    [0.885, 0.15],
    [0.905, 0.245],
    [0.8, 0.27],
    [0.835, 0.4],
    [0.7, 0.56],
    [0.735, 0.7],
    [0.7, 0.8],
    [0.76, 0.87],
    [0.74, 0.93],
    [0.83, 1],
  ],
  firstFold: [
    { from: 0.07, to: 0.15, tip: [0.13, 0.6] },
    { from: 0.2, to: 0.31, tip: [0.3, 0.6], bulge: 0.5 },
    { from: 0.36, to: 0.5, tip: [0.51, 0.5], bulge: 0.6 },
    { from: 0.55, to: 0.66, tip: [0.68, 0.36], bulge: 0.6 },
    { from: 0.7, to: 0.79, tip: [0.765, 0.15], bulge: 0.3 },
    { from: 0.835, to: 0.905, tip: [0.885, 0.075] },
  ],
  secondFold: [
    { from: 0.165, to: 0.235, tip: [0.235, 0.42] },
    { from: 0.29, to: 0.4, tip: [0.41, 0.4], bulge: 0.5 },
    { from: 0.46, to: 0.575, tip: [0.6, 0.42], bulge: 0.5 },
    { from: 0.63, to: 0.7, tip: [0.655, 0.62] },
  ],
};

/** The flake of the card is cut less often toward the rim, so that its folded arm is one clear triangle. */
const HERO: WedgeDesign = {
  rim: FLAKE.rim,
  firstFold: [
    { from: 0.07, to: 0.15, tip: [0.13, 0.6] },
    { from: 0.2, to: 0.31, tip: [0.3, 0.6], bulge: 0.5 },
    { from: 0.35, to: 0.465, tip: [0.475, 0.5], bulge: 0.6 },
    { from: 0.63, to: 0.715, tip: [0.71, 0.26], bulge: 0.6 },
    { from: 0.8, to: 0.87, tip: [0.85, 0.1] },
  ],
  secondFold: [
    { from: 0.165, to: 0.235, tip: [0.235, 0.42] },
    { from: 0.29, to: 0.4, tip: [0.41, 0.4], bulge: 0.5 },
    { from: 0.445, to: 0.505, tip: [0.5, 0.55], bulge: 0.3 },
    { from: 0.56, to: 0.655, tip: [0.63, 0.62], bulge: 0.4 },
  ],
};

export const BRASS = '#e3b04b';

/** Edges of the snow clouds, far to near: they open to the upper right. */
const TIERS: readonly [Point[], Point[], Point[]] = [
  [
    [720, -20],
    [560, 130],
    [380, 230],
    [170, 330],
    [60, 480],
    [-10, 640],
    [-90, 720],
  ],
  [
    [600, -90],
    [430, 70],
    [250, 180],
    [90, 290],
    [10, 420],
    [-90, 540],
  ],
  [
    [430, -90],
    [300, 30],
    [140, 120],
    [30, 220],
    [-90, 330],
  ],
];

/** How far a shadow falls to the right and down for each unit of height. */
const LIGHT_SLOPE: Point = [0.73, 0.87];

/** Scraps of the cuts: triangles, slivers, half leaves and diamonds. */
export function offcuts(
  count: number,
  size: number,
  seed: number,
  { top, bottom, clear }: { top: number; bottom: number; clear?: (point: Point) => boolean },
) {
  const random = createRandom(seed);
  let d = '';
  for (let index = 0; index < count; index++) {
    const x = random.between(10, 606);
    const y = random.between(top, bottom);
    const scale = size * random.between(0.6, 1.25);
    const turn = random.between(0, 360);
    const kind = random.pick<Point[]>([
      [
        [-6, 4],
        [0, -7],
        [6, 5],
      ],
      [
        [-4, 0],
        [0, -8],
        [4, 0],
        [0, 8],
      ],
      [
        [-8, 2],
        [-2, -3],
        [8, -1],
        [0, 3],
      ],
      [
        [-7, 3],
        [-3, -4],
        [4, -5],
        [7, 3],
        [0, 0],
      ],
    ]);
    const radians = (turn * Math.PI) / 180;
    if (clear && !clear([x, y])) continue;
    d += polygon(
      kind.map(([px, py]): Point => [
        x + (px * Math.cos(radians) - py * Math.sin(radians)) * scale,
        y + (px * Math.sin(radians) + py * Math.cos(radians)) * scale,
      ]),
    );
  }
  return d;
}

export function forest(line: Point[], spots: [x: number, height: number][], seed: number): string {
  const random = createRandom(seed);
  return spots.map(([x, height]) => fir(x, heightAt(line, x) + 6, height, random)).join('');
}

/**
 * Scissors with the pivot at (x, y), blades to the right: one blade behind the sheet, one in front.
 * @param open half of the angle between the blades, degrees
 */
export function scissors(x: number, y: number, turn: number, size: number, open = 9) {
  const arm = (side: 1 | -1, color: string, edge: string, grip: string) => {
    const at = (points: Point[]) => points.map(([px, py]): Point => [-px, py * side]);
    const blade = at([
      [18, -8],
      [-30, -13],
      [-110, -12],
      [-196, 3],
      [-197, 5],
      [-110, 5],
      [0, 7],
      [18, 7],
    ]);
    const shank = at([
      [4, -8],
      [48, 0],
      [82, 12],
      [100, 28],
      [84, 34],
      [44, 17],
      [0, 8],
    ]);
    const bevel = at([
      [8, -1],
      [-100, -4],
      [-186, 3],
    ]);
    const ring = ellipse(-122, 44 * side, 47, 31) + ellipse(-123, 44 * side, 31, 17);
    const markup =
      shape(smooth(shank, { closed: true }), color) +
      shape(smooth(blade, { closed: true, tension: 0.5 }), color) +
      stroke(smooth(bevel), edge, 1.3, { opacity: 0.75 }) +
      shape(ring, grip);
    return moved(markup, { x, y, turn: turn - open * side, size });
  };
  const cut = { rough: 0.4, rim: 0.85 };
  return {
    behind: paper(arm(-1, '#a9bce3', '#eef3ff', '#bd8730'), { ...cut, lift: 5 }),
    before:
      paper(arm(1, '#dce6f9', '#8298cb', BRASS), { ...cut, lift: 9 }) +
      sheet(circle(x, y, 8.5), BRASS, { lift: 2, rough: 0, rim: 0.8 }) +
      stroke(`M${x - 4.5} ${y + 2.5}L${x + 4.5} ${y - 2.5}`, '#6d4a12', 1.8),
  };
}

/**
 * A bank of snow cloud that fills the corner above and to the left of its edge.
 * @param edge from the upper right to the lower left
 */
function cloudBank(edge: readonly Point[], seed: number): string {
  const random = createRandom(seed);
  const path = walk(softLine(edge, 12));
  const lobes: Point[] = [];
  for (let from = 0; from < path.length;) {
    const length = random.between(64, 150);
    const swell = length * random.between(0.24, 0.32);
    for (let step = 0; step < 16; step++) {
      const share = step / 16;
      const bulge = swell * Math.sin(Math.PI * share) ** 0.7;
      lobes.push(path.at(Math.min(from + length * share, path.length), -bulge));
    }
    from += length;
  }
  return polygon([...lobes, [-90, 900], [-90, -90]]);
}

/** The flake lies flat, but for one arm, toward `turn`, that is still folded over. */
const FLAT = { x: 324, y: 538, radius: 238, turn: 137 };
/** The crease: its distance from the center in radii, half of its length, and how far the folded arm leans up (degrees). */
const FOLD = { distance: 0.512, half: 124, lean: 26 };
/** From the center toward the folded arm. */
const OUTWARD = polar(0, 0, 1, FLAT.turn);

/** A point of the picture, `out` beyond the middle of the crease and `along` it. */
function fromCrease(out: number, along: number): Point {
  const [ux, uy] = OUTWARD;
  const reach = FLAT.radius * FOLD.distance + out;
  return [FLAT.x + reach * ux - along * uy, FLAT.y + reach * uy + along * ux];
}

/** Folds markup along the crease: what is 1 beyond it comes to lie at `vector` from it. */
function folded(markup: string, [vx, vy]: Point): string {
  const [ux, uy] = OUTWARD;
  const [a, b, c, d] = [1 + (vx - ux) * ux, (vy - uy) * ux, (vx - ux) * uy, 1 + (vy - uy) * uy];
  const [px, py] = fromCrease(0, 0);
  const steps = [a, b, c, d, px - a * px - c * py, py - b * px - d * py];
  return tag(
    'g',
    { transform: `matrix(${steps.map((step) => round(step, 4)).join(' ')})` },
    markup,
  );
}

function halfFoldedFlake() {
  const { x, y, radius, turn } = FLAT;
  const clip = (id: string, d: string) =>
    tag('clipPath', { id }, shape(d, '#000', { 'clip-rule': 'evenodd' }));
  const clipped = (id: string, markup: string) => tag('g', { 'clip-path': `url(#${id})` }, markup);
  /** The side of the crease toward the center (-1) or the folded arm (1). */
  const half = (side: 1 | -1, along: number) =>
    polygon([
      fromCrease(0, -along),
      fromCrease(0, along),
      fromCrease(side * 600, along),
      fromCrease(side * 600, -along),
    ]);
  const lean = (FOLD.lean * Math.PI) / 180;
  const [ux, uy] = OUTWARD;
  const lying: Point = [-ux * Math.cos(lean), -uy * Math.cos(lean)];
  const shadowed: Point = [
    lying[0] + Math.sin(lean) * LIGHT_SLOPE[0],
    lying[1] + Math.sin(lean) * LIGHT_SLOPE[1],
  ];
  const pleated = (lit: string, dim: string) => {
    const { body, flap } = foldedSnowflake(HERO, { ...FLAT, pleat: 0.1, lit, dim });
    return body + flap;
  };
  const outlines = flatSnowflake(HERO, x, y, radius, turn);
  const shadow = shape(outlines, '#040b30');
  // Under the arm there is hardly any light, whatever its holes let through.
  const gloom = polygon([
    fromCrease(4, -0.5 * radius),
    fromCrease(4, 0.5 * radius),
    fromCrease(-0.47 * radius, 0),
  ]);
  return {
    clips:
      clip('flat-arms', half(-1, 400)) +
      clip('folded-arm', half(1, FOLD.half)) +
      clip('flake-paper', outlines),
    shadow: clipped('flat-arms', shadow),
    flatArms: clipped('flat-arms', pleated('#ffffff', '#b7c9ee')),
    foldedArm: folded(clipped('folded-arm', pleated('#2150b4', '#183f98')), lying),
    shadowOnFlatArms: clipped(
      'flat-arms',
      clipped(
        'flake-paper',
        blurred(shape(gloom, '#0b2a86'), 9, 0.6) +
          blurred(folded(clipped('folded-arm', shadow), shadowed), 2.5, 0.6),
      ),
    ),
  };
}

/** Pin of the scissors: the life of the card turns the blades about it. */
const PIN: Point = [175, 756];

/** What the scissors have just cut off: it lies under the front blade. */
const SCRAP = polygon([
  [238, 656],
  [253, 661],
  [242, 671],
]);

/** Centers of the small flakes. */
const FLAKELETS: readonly [Point, Point, Point] = [
  [548, 338],
  [52, 396],
  [22, 130],
];

/** Scraps on white paper, on the blades or in front of the hare would look like faults of theirs. */
function isClear([x, y]: Point): boolean {
  const farFrom = (spot: Point, radius: number) => Math.hypot(x - spot[0], y - spot[1]) > radius;
  return (
    farFrom([FLAT.x, FLAT.y], FLAT.radius + 4) &&
    FLAKELETS.every((spot) => farFrom(spot, 52)) &&
    farFrom(HARE, 40) &&
    (x > 330 || y < 600)
  );
}

const HARE: Point = [476, 786];

function layers(): Layer[] {
  const random = createRandom(11);
  const flake = halfFoldedFlake();
  const cutter = scissors(...PIN, FLAT.turn - 177, 1, 13);

  const farHill = ridge({ y: 716, swing: 22, humps: 2.2, seed: 4 });
  const villageHill = ridge({ y: 768, swing: 16, humps: 2, seed: 21, slope: -24 });
  const woodHill = ridge({ y: 794, swing: 14, humps: 1.7, seed: 8, slope: 30 });
  const laceHill = ridge({ y: 820, swing: 11, humps: 1.4, seed: 15, slope: -12 });

  const houses = [398, 419, 437, 462, 478, 499].map((x, index) => {
    const [width, height] = [random.between(17, 23), random.between(30, 42)];
    const foot = heightAt(villageHill, x + width / 2) + 6;
    const pane = (px: number, py: number) =>
      rectangle(x + width * px, foot - height * py, width * 0.22, height * 0.18);
    return {
      cut: gable(x, foot, width, height),
      snow: polygon([
        [x - 1.5, foot - height * 0.64],
        [x + width / 2, foot - height - 1.5],
        [x + width + 1.5, foot - height * 0.64],
        [x + width - 1, foot - height * 0.56],
        [x + width / 2, foot - height * 0.87],
        [x + 1, foot - height * 0.56],
      ]),
      windows: pane(0.2, 0.5) + (index % 2 ? pane(0.58, 0.5) : ''),
      color: index % 2 ? '#2f56a8' : '#24478f',
    };
  });

  return [
    {
      name: 'sky',
      sheets: [
        sky(['#3263c8', '#3468ce', '#4179d8', '#6ea2ec', '#cfe2ff']),
        blurred(shape(ellipse(380, 690, 260, 90), '#dcebff'), 40, 0.7),
        sheet(offcuts(34, 0.5, 5, { top: 120, bottom: 700 }), '#e3edff', { lift: 2, rough: 0 }),
      ],
    },
    {
      name: 'clouds',
      sheets: [
        sheet(cloudBank(TIERS[0], 4), '#2a5cc0', { lift: 12, rough: 1.2, seed: 2 }),
        sheet(flatSnowflake(FLAKE, ...FLAKELETS[0], 42, -8), '#eaf1ff', { lift: 5, rough: 0.3 }),
        sheet(cloudBank(TIERS[1], 7), '#183c94', { lift: 14, rough: 1.2, seed: 5 }),
        sheet(flatSnowflake(FLAKE, ...FLAKELETS[1], 40, 10), '#b9cdf3', { lift: 5, rough: 0.3 }),
      ],
    },
    {
      name: 'near-cloud',
      sheets: [
        sheet(cloudBank(TIERS[2], 12), '#0f2566', { lift: 16, rough: 1.2, seed: 8 }),
        sheet(flatSnowflake(FLAKE, ...FLAKELETS[2], 50, 4), '#b9cdf3', { lift: 7, rough: 0.3 }),
      ],
    },
    {
      name: 'hills',
      sheets: [
        sheet(below(farHill), '#9dbcf0', { lift: 8, rough: 2, seed: 3 }),
        sheet(
          forest(
            farHill,
            [
              [-12, 72],
              [46, 60],
              [84, 84],
              [116, 60],
              [146, 44],
              [530, 74],
              [566, 92],
              [628, 80],
            ],
            6,
          ),
          '#7fa3e3',
          { lift: 4, rough: 0.8 },
        ),
        ...houses.map(({ cut, snow, windows, color }) =>
          paper(shape(cut, color) + shape(windows, '#ffd98a') + shape(snow, '#f1f5fe'), {
            lift: 3,
            rough: 0.4,
          }),
        ),
        sheet(below(villageHill), '#6a92da', { lift: 8, rough: 2.4, seed: 6 }),
        sheet(
          forest(
            villageHill,
            [
              [14, 170],
              [62, 128],
              [108, 92],
              [366, 62],
              [540, 116],
              [580, 160],
            ],
            12,
          ),
          '#37609f',
          { lift: 6, rough: 1 },
        ),
        sheet(below(woodHill), '#3a62b2', { lift: 9, rough: 2.6, seed: 9 }),
        sheet(
          animal('hare', {
            x: HARE[0],
            y: heightAt(woodHill, HARE[0]) + 5,
            size: 0.38,
            flip: true,
          }),
          '#f4f7ff',
          { lift: 3, rough: 0.2 },
        ),
      ],
    },
    { name: 'back-blade', sheets: [cutter.behind] },
    {
      name: 'flake',
      sheets: [
        tag('defs', {}, flake.clips),
        blurred(moved(flake.shadow, { x: 26, y: 34 }), 9, 0.42),
        paper(flake.flatArms, { lift: 5, rough: 0.5, rim: 0.7 }),
        flake.shadowOnFlatArms,
        paper(flake.foldedArm, { lift: 2, rough: 0.5, rim: 0.7 }),
      ],
    },
    { name: 'scrap', sheets: [sheet(SCRAP, '#ffffff', { lift: 2, rough: 0 })] },
    { name: 'front-blade', sheets: [cutter.before] },
    {
      name: 'ground',
      sheets: [
        sheet(
          forest(
            laceHill,
            [
              [588, 250],
              [640, 330],
            ],
            3,
          ),
          '#1b3b8b',
          { lift: 12, rough: 1.4 },
        ),
        sheet(below(laceHill), '#17317a', { lift: 12, rough: 2, seed: 12 }),
        paper(shape(laceEdge(laceHill, { pitch: 54, depth: 46 }), '#edf3ff'), {
          lift: 3,
          rough: 0,
        }),
        ground('#0c1c50', 16),
      ],
    },
    {
      name: 'snow',
      sheets: [
        sheet(offcuts(46, 1.1, 23, { top: 300, bottom: 790, clear: isClear }), '#eef3fd', {
          lift: 10,
          rough: 0,
        }),
      ],
    },
  ];
}

function title(): string {
  const font = openFont('titan-one');
  const upper = setLine(font, 'Super', {
    size: 92,
    x: -50,
    turn: 3,
    shift: 2,
    seed: 4,
    tracking: 4,
  });
  const lower = setLine(font, 'Snowflake', {
    size: 104,
    y: 94,
    turn: 3,
    shift: 2,
    seed: 8,
    tracking: 4,
  });
  const box = bounds([...upper, ...lower]);
  const letters = cutLetters(outline([...upper, ...lower]), {
    id: 'snowflake-letters',
    face: '#2556c4',
    base: '#ffffff',
    reach: 11,
    light: '#7fa8f5',
    dark: '#0c2262',
  });
  // Every line was folded once along its middle: below the crease the paper is in shade.
  const fold = (y: number, height: number) =>
    shape(rectangle(box.left - 9, y, box.right - box.left + 18, height), '#163a94') +
    shape(rectangle(box.left - 9, y - 1, box.right - box.left + 18, 1), '#8db2f8');
  return titleSvg(
    // Optimizing drops the ends of closed outlines, and round caps close the gap that this leaves in the base.
    tag('g', { 'stroke-linecap': 'round' }, letters) +
      '<clipPath id="snowflake-fold"><use href="#snowflake-letters"/></clipPath>' +
      `<g clip-path="url(#snowflake-fold)">${fold(-31, 33)}${fold(60, 60)}</g>` +
      raised(flatSnowflake(HERO, 170, -36, 44, 8), '#8fb4f7', 2),
    { name: 'Super Snowflake', box, padding: 22 },
  );
}

function logo(): string {
  return roundLogo({
    name: 'Super Snowflake',
    ground: '#17358a',
    rim: '#eef3fd',
    symbol: raised(flatSnowflake(HERO, 48, 48, 30), '#ffffff'),
  });
}

export const scene: Scene = { slug: 'snowflake', layers, title, logo };
