/**
 * The cut-outs: figures from the scenes without a ground, which stand in the margin of a case study.
 * In MDX: `<Cutout src="goose.webp" alt="…" />`.
 */
import {
  arc,
  circle,
  ellipse,
  mix,
  polar,
  polygon,
  smooth,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { acorn, limb, oakLeaf } from '../../tools/content/paper/nature.ts';
import { paper, picture, sheet } from '../../tools/content/paper/paper.ts';
import type { Plate } from '../kit/scene.ts';
import { darker, moved, shape, stroke } from '../../tools/content/paper/svg.ts';
import { BARK, GOLD, GREEN } from '../scenes/about.ts';
import { dormouse } from '../scenes/assets.ts';
import { frog, heron, reeds } from '../scenes/kind-cloud.ts';
import { tangramCat } from '../scenes/mathigon.ts';
import { pigeon } from '../scenes/scanifly.ts';
import { scissors } from '../scenes/snowflake.ts';
import { CREAM, RED } from '../scenes/spiral-betty.ts';
import { CORAL, goose, CREAM as SAIL } from '../scenes/wanda-whirl.ts';

/** Two acorns on their leaves. */
function acorns(): string[] {
  const gold = oakLeaf({ x: 146, y: 190, turn: 44, size: 1.25, flip: true });
  const green = oakLeaf({ x: 128, y: 190, turn: -50, size: 1.45 });
  return [
    paper(shape(gold.outline, GOLD.full) + stroke(gold.vein, GOLD.dark, 1.4), {
      rough: 0.4,
      lift: 5,
    }),
    paper(shape(green.outline, GREEN.leaf) + stroke(green.vein, GREEN.deep, 1.4), {
      rough: 0.4,
      lift: 7,
    }),
    ...[
      { x: 152, y: 90, size: 1.5, turn: -30 },
      { x: 104, y: 76, size: 2.1, turn: 24 },
    ].flatMap((spot) => {
      const { nut, cup } = acorn(spot);
      return [
        sheet(nut, GOLD.dark, { lift: 5, rough: 0.3, rim: 0.8 }),
        sheet(cup, BARK.lit, { lift: 4, rough: 0.3, rim: 0.8 }),
      ];
    }),
  ];
}

/** Scissors, and the triangles that they have cut. */
function scissorsAtRest(): string[] {
  const { behind, before } = scissors(116, 92, -16, 0.66);
  const offcuts: (readonly Point[])[] = [
    [
      [186, 132],
      [214, 122],
      [208, 148],
    ],
    [
      [150, 160],
      [170, 150],
      [176, 172],
    ],
  ];
  return [
    paper(offcuts.map((points) => shape(polygon(points), '#e6eefc')).join(''), {
      lift: 3,
      rough: 0.2,
    }),
    behind,
    before,
  ];
}

/** The goose from the big wheel, in its car. */
function gooseInCar(): string[] {
  const hull = smooth(
    [
      [22, 150],
      [100, 160],
      [178, 150],
      [168, 196],
      [138, 222],
      [62, 222],
      [32, 196],
    ],
    { closed: true, tension: 0.6 },
  );
  const scallops = Array.from({ length: 6 }, (_, index) => circle(38 + index * 25, 156, 13));
  return [
    goose(108, 206, 2.75),
    sheet(hull, CORAL.face, { lift: 8, rough: 0.4, rim: 0.7 }),
    paper(scallops.map((d) => shape(d, SAIL)).join(''), { lift: 3, rough: 0 }),
    stroke('M44 194Q100 206 156 194', CORAL.dark, 2, { 'stroke-dasharray': '7 6' }),
  ];
}

/** What a plotter leaves over: curls of weeded vinyl. */
function curls(): string[] {
  const spots = [
    { x: 72, y: 96, size: 46, turn: 170, color: RED.face },
    { x: 156, y: 118, size: 30, turn: 20, color: CREAM.shade },
    { x: 122, y: 46, size: 20, turn: 250, color: RED.dark },
  ];
  return spots.map(({ x, y, size, turn, color }) => {
    const line = Array.from({ length: 56 }, (_, step): Point =>
      polar(x, y, mix(size * 1.3, size * 0.2, (step / 55) ** 0.7), turn + step * 15),
    );
    return sheet(limb(line, size * 0.26, size * 0.08), color, { lift: 7, rough: 0, rim: 0.8 });
  });
}

/** A bat from the cave, hanging where a shelf would be, awake on one side. */
function bat(): string[] {
  const [fur, wing] = ['#4a3b52', '#33283b'];
  const side = (points: readonly Point[]) => points.map(([x, y]): Point => [200 - x, y]);
  const folded: readonly Point[] = [
    [96, 40],
    [70, 58],
    [52, 104],
    [58, 152],
    [76, 178],
    [92, 150],
    [100, 96],
  ];
  const ear: readonly Point[] = [
    [84, 196],
    [66, 224],
    [92, 214],
  ];
  return [
    stroke('M94 20L92 44M106 20L108 44', darker(fur, 0.3), 5),
    paper(shape(polygon(ear), fur) + shape(polygon(side(ear)), fur), { lift: 3, rough: 0.2 }),
    sheet(ellipse(100, 112, 38, 66), fur, { lift: 6, rough: 0.5, rim: 0.7 }),
    sheet(ellipse(100, 126, 22, 40), '#8d7a86', { lift: 2, rough: 0.5 }),
    sheet(circle(100, 184, 30), '#5d4c66', { lift: 5, rough: 0.4, rim: 0.8 }),
    paper(shape(smooth(folded, { closed: true }), wing), { lift: 6, rough: 0.3, rim: 0.8 }),
    paper(shape(smooth(side(folded), { closed: true }), wing), { lift: 6, rough: 0.3, rim: 0.8 }),
    // Seen the right way up, the mouth would be below the eyes.
    shape(circle(89, 190, 6.5), '#ffe2a6') + shape(circle(89, 191, 3.2), '#1d1523'),
    stroke('M105 188Q111 194 117 188', '#ffe2a6', 2.4),
    shape(polygon(arc(100, 178, 4.5, 0, 350, 24)), '#e0a78d'),
    stroke('M93 168Q100 163 107 168', '#2a1f30', 2),
  ];
}

const figure = (
  name: string,
  width: number,
  height: number,
  layers: () => readonly string[],
): Plate => ({
  name,
  width,
  height,
  cutout: true,
  draw: () => picture(layers(), { width, height }),
});

const grown = (layers: readonly string[], size: number, x: number, y: number) =>
  layers.map((layer) => moved(layer, { x, y, size }));

/** By the slug of their case study. */
export const cutouts: Record<string, readonly Plate[]> = {
  about: [figure('acorns', 250, 226, acorns)],
  snowflake: [figure('scissors', 260, 200, scissorsAtRest)],
  'wanda-whirl': [figure('goose', 200, 248, gooseInCar)],
  'spiral-betty': [figure('curls', 220, 196, curls)],
  'kind-cloud': [figure('frog', 230, 164, () => grown(frog(0, 0), 2.4, 115, 116))],
  whcc: [
    figure('heron', 196, 252, () => {
      const { blades, heads } = reeds(
        [
          { x: 58, top: 120, lean: -6 },
          { x: 46, top: 84, lean: -26, bulrush: true },
          { x: 154, top: 130, lean: 16 },
        ],
        236,
      );
      return [
        sheet(blades, '#7a8f5a', { lift: 4 }),
        sheet(heads, '#6b4526', { lift: 3, rough: 0.3 }),
        ...heron(104, 230, 1.7),
      ];
    }),
  ],
  mathigon: [figure('cat', 214, 240, () => [tangramCat(72, 214, 44)])],
  scanifly: [figure('pigeon', 236, 178, () => [pigeon(112, 154, 1.4)])],
  'developer-advocate': [figure('bat', 200, 252, bat)],
  assets: [figure('dormouse', 210, 180, () => grown(dormouse(0, 0), 1.45, 100, 78))],
};
