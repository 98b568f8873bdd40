/** Super Snowflake: a huge paper snowflake, not quite unfolded, over the hills on a winter night. */
import { arc, circle, ellipse, polygon, rectangle, smooth, type Point } from '../kit/geometry.ts';
import { roundLogo, raised } from '../kit/emblem.ts';
import { laceEdge } from '../kit/lace.ts';
import { bounds, cutLetters, openFont, outline, setLine, titleSvg } from '../kit/lettering.ts';
import { animal, below, fir, ground, heightAt, ridge } from '../kit/nature.ts';
import { blurred, paper, picture, sheet, sky } from '../kit/paper.ts';
import { createRandom } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { flatSnowflake, foldedSnowflake, type WedgeDesign } from '../kit/snowflake.ts';
import { moved, shape, stroke } from '../kit/svg.ts';
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

export const BRASS = '#e3b04b';

/** A ring-like sheet with a wavy opening: looking out through layers of night. */
export function opening(cx: number, cy: number, rx: number, ry: number, seed: number): string {
  const random = createRandom(seed);
  const points = arc(0, 0, 1, 0, 337, 15).map(([x, y]): Point => {
    const reach = random.between(0.93, 1.07);
    return [cx + x * rx * reach, cy + y * ry * reach];
  });
  return rectangle(-90, -90, 800, 1290) + smooth(points, { closed: true });
}

/** Scraps of the cuts: triangles, slivers, half leaves and diamonds. */
export function offcuts(
  count: number,
  size: number,
  seed: number,
  area: { top: number; bottom: number },
) {
  const random = createRandom(seed);
  let d = '';
  for (let index = 0; index < count; index++) {
    const x = random.between(10, 606);
    const y = random.between(area.top, area.bottom);
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

/** Scissors with the pivot at (x, y), blades to the right: one blade behind the sheet, one in front. */
export function scissors(x: number, y: number, turn: number, size: number) {
  const arm = (side: 1 | -1, open: number, color: string, edge: string, grip: string) => {
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
    return moved(markup, { x, y, turn: turn + open * side, size });
  };
  const cut = { rough: 0.4, rim: 0.85 };
  return {
    behind: paper(arm(-1, -9, '#a9bce3', '#eef3ff', '#bd8730'), { ...cut, lift: 5 }),
    before:
      paper(arm(1, -9, '#dce6f9', '#8298cb', BRASS), { ...cut, lift: 9 }) +
      sheet(circle(x, y, 8.5), BRASS, { lift: 2, rough: 0, rim: 0.8 }) +
      stroke(`M${x - 4.5} ${y + 2.5}L${x + 4.5} ${y - 2.5}`, '#6d4a12', 1.8),
  };
}

function background(): string {
  const random = createRandom(11);
  const flake = foldedSnowflake(FLAKE, {
    x: 306,
    y: 532,
    radius: 238,
    open: 21.5,
    pleat: 0.09,
    turn: -36,
    tilt: 9,
    swing: -9,
    dim: '#90aae2',
  });
  const cutter = scissors(196, 742, -15, 1.3);

  const farHill = ridge({ y: 716, swing: 22, humps: 2.2, seed: 4 });
  const villageHill = ridge({ y: 768, swing: 16, humps: 2, seed: 21, slope: -24 });
  const woodHill = ridge({ y: 806, swing: 14, humps: 1.7, seed: 8, slope: 30 });
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

  return picture([
    sky(['#143285', '#173a92', '#2c60c0', '#7fb0f0', '#cfe3ff']),
    blurred(shape(ellipse(306, 620, 230, 200), '#a9c8ff'), 40, 0.4),
    sheet(offcuts(26, 0.45, 5, { top: 300, bottom: 700 }), '#cfdcf6', { lift: 2, rough: 0 }),
    sheet(opening(306, 548, 262, 322, 3), '#2a5cc0', { lift: 12, rough: 1.6, seed: 2 }),
    sheet(flatSnowflake(FLAKE, 66, 352, 44, 10), '#b9cdf3', { lift: 4, rough: 0.3 }),
    sheet(opening(306, 545, 300, 368, 9), '#183c94', { lift: 14, rough: 1.6, seed: 5 }),
    sheet(flatSnowflake(FLAKE, 556, 316, 50, -8), '#dbe6fb', { lift: 5, rough: 0.3 }),
    sheet(opening(310, 552, 344, 414, 14), '#0f2566', { lift: 16, rough: 1.6, seed: 8 }),
    sheet(flatSnowflake(FLAKE, 22, 130, 50, 4), '#b9cdf3', { lift: 7, rough: 0.3 }),
    sheet(below(farHill), '#9dbcf0', { lift: 8, rough: 2, seed: 3 }),
    sheet(
      forest(
        farHill,
        [
          [46, 60],
          [84, 84],
          [116, 60],
          [146, 44],
          [530, 74],
          [566, 92],
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
      animal('hare', { x: 446, y: heightAt(woodHill, 446) + 4, size: 0.34, flip: true }),
      '#f4f7ff',
      {
        lift: 3,
        rough: 0.2,
      },
    ),
    // The hero with its shadow, between the blades.
    cutter.behind,
    blurred(shape(flake.shadow(0.16), '#030823', { 'fill-rule': 'nonzero' }), 9, 0.5),
    paper(flake.body, { lift: 5, rough: 0.5, rim: 0.7 }),
    paper(flake.flap, { lift: 8, rough: 0.5, rim: 0.7 }),
    cutter.before,
    // In front of it.
    sheet(offcuts(20, 1.1, 23, { top: 300, bottom: 790 }), '#eef3fd', { lift: 10, rough: 0 }),
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
    paper(shape(laceEdge(laceHill, { pitch: 54, depth: 46 }), '#edf3ff'), { lift: 3, rough: 0 }),
    ground('#0c1c50', 16),
  ]);
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
    reach: 9,
    light: '#7fa8f5',
    dark: '#0c2262',
  });
  // Every line was folded once along its middle: below the crease the paper is in shade.
  const fold = (y: number, height: number) =>
    shape(rectangle(box.left - 9, y, box.right - box.left + 18, height), '#163a94') +
    shape(rectangle(box.left - 9, y - 1, box.right - box.left + 18, 1), '#8db2f8');
  return titleSvg(
    letters +
      '<clipPath id="snowflake-fold"><use href="#snowflake-letters"/></clipPath>' +
      `<g clip-path="url(#snowflake-fold)">${fold(-31, 33)}${fold(60, 60)}</g>` +
      raised(flatSnowflake(FLAKE, 170, -36, 44, 8), '#8fb4f7', 2),
    { name: 'Super Snowflake', box, padding: 18 },
  );
}

function logo(): string {
  return roundLogo({
    name: 'Super Snowflake',
    ground: '#17358a',
    rim: '#eef3fd',
    symbol: raised(flatSnowflake(FLAKE, 48, 48, 30), '#ffffff'),
  });
}

export const scene: Scene = { slug: 'snowflake', background, title, logo };
