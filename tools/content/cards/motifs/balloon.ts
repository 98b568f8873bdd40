/** A hot-air balloon with flags and an anchor, above a village; a fox sails in it. */
import type { SkyName } from '../../../../app/content/schema.ts';
import {
  bow,
  circle,
  type Point,
  polygon,
  polyline,
  rectangle,
  star,
} from '../../paper/geometry.ts';
import { laceEdge } from '../../paper/lace.ts';
import { cloud, crown, heightAt } from '../../paper/nature.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, shape } from '../../paper/svg.ts';
import { glide, type Part, type Scene } from '../scene.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { creature, sheep } from '../things/animals.ts';
import { bunting } from '../things/bunting.ts';
import { type Envelope, gore } from '../things/envelope.ts';
import { gable, glued, inked, lines, upright } from '../things/pieces.ts';

/** Where its gores meet, shares of its width. */
const SEAMS = [-1, -0.72, -0.3, 0.3, 0.72, 1] as const;

/** The envelope: gores, darker away from the light, with a lace belt and a row of stars. */
function envelope({ palette }: Scene, form: Envelope): string[] {
  const { x, top, radius, height } = form;
  const { warm, warmDeep, cream, ink } = palette;
  const colors = [warmDeep, cream, warm, cream, warmDeep];
  const shades = [0, 0, 0.02, 0.1, 0.18];
  const belt = (share: number, reach: number): Point[] => {
    const y = top + height * share;
    return bow([x - reach, y - 8], [x, y + 40], [x + reach, y - 8], 16);
  };
  const stars = belt(0.35, radius * 0.85)
    .filter((_, index) => index % 2 === 0)
    .map(([sx, sy]) => polygon(star(sx, sy, 10, 4.4, 5)));
  return [
    sheet(gore(form, -1, 1), cream, { lift: 14, rough: 0.5, shade: 0.4 }),
    ...colors.map((color, index) =>
      sheet(
        gore(form, SEAMS[index] ?? -1, SEAMS[index + 1] ?? 1),
        blend(color, ink, shades[index] ?? 0),
        {
          lift: index === 2 ? 4 : 2.4,
          rough: 0.5,
          seed: index,
          rim: 0.6,
          shade: 0.4,
        },
      ),
    ),
    sheet(
      polygon([...belt(0.28, radius * 0.845), ...belt(0.42, radius * 0.975).reverse()]),
      palette.deep,
      { lift: 2, rough: 0.3, rim: 0.6 },
    ),
    glued(stars.join(''), palette.warm, 1.4),
    paper(shape(laceEdge(belt(0.52, radius * 0.985), { pitch: 30, depth: 30 }), cream), {
      lift: 1.6,
      rough: 0,
      rim: 0.4,
      shade: 0.5,
    }),
  ];
}

/** The basket and who is in it. @param y its rim, units */
function basket(scene: Scene, x: number, y: number, side: 1 | -1): string[] {
  const { palette } = scene;
  const wicker = blend(palette.warm, palette.near, 0.4);
  const ropes = [-25, -9, 9, 25].map((dx): Point[] => [
    [x + dx * 1.02, y - 48],
    [x + dx * 1.1, y + 4],
  ]);
  const weave = [14, 23, 32, 41].map((dy): Point[] => [
    [x - 33, y + dy],
    [x + 33, y + dy],
  ]);
  const walls = polygon([
    [x - 37, y],
    [x + 37, y],
    [x + 30, y + 54],
    [x - 30, y + 54],
  ]);
  const bags = [-44, 44].map((dx) => circle(x + dx, y + 30, 8.5)).join('');
  return [
    inked(lines(...ropes), palette.ink, 2, 3),
    creature(scene, 'fox', { x: x - side * 6, y: y + 32, height: 56, flip: side > 0, exact: true }),
    sheet(walls, wicker, { lift: 5, rough: 0.6, rim: 0.6 }),
    inked(lines(...weave), blend(wicker, palette.ink, 0.35), 2.2),
    sheet(rectangle(x - 41, y - 5, 82, 11, 4), blend(palette.warm, palette.near, 0.2), {
      lift: 2,
      rough: 0.4,
      rim: 0.6,
    }),
    sheet(bags, palette.cream, { lift: 3, rough: 0.3, rim: 0.6 }),
  ];
}

/** An anchor on a rope that hangs from (x, y). */
function anchor({ palette }: Scene, x: number, y: number, side: 1 | -1): string[] {
  const [ax, ay] = [x + side * 34, y + 96];
  const rope = polyline(bow([x, y], [x + side * 4, y + 62], [ax, ay], 10));
  const arms = polyline(bow([ax - 19, ay + 20], [ax, ay + 56], [ax + 19, ay + 20], 10));
  return [
    inked(rope, palette.cream, 2.4, 3),
    inked(`${arms}M${ax} ${ay + 4}v33M${ax - 11} ${ay + 12}h22`, palette.ink, 5, 4),
  ];
}

/** A village on the land: a church, houses and trees, and sheep before it. */
function village(
  scene: Scene,
  edge: readonly Point[],
  at: (x: number) => number,
  side: 1 | -1,
): string[] {
  const { palette, random } = scene;
  const foot = (x: number) => heightAt(edge, at(x)) + 12;
  const wall = blend(palette.cream, palette.light, 0.35);
  const roofs = [palette.warmDeep, palette.accent, palette.warm];
  const house = (x: number, width: number, tone: number) => [
    sheet(upright(at(x), foot(x), width, width * 0.66), wall, { lift: 4, rough: 0.5, rim: 0.5 }),
    sheet(gable(at(x), foot(x) - width * 0.6, width * 1.24, width * 0.5), roofs[tone] ?? wall, {
      lift: 3,
      rough: 0.5,
      rim: 0.6,
    }),
    glued(
      [-0.24, 0.24]
        .map((dx) => upright(at(x) + dx * width, foot(x) - width * 0.2, width * 0.2, width * 0.24))
        .join(''),
      palette.near,
    ),
  ];
  const tree = (x: number, height: number) =>
    sheet(
      upright(at(x), foot(x), 6, height * 0.5) +
        crown(at(x), foot(x) - height * 0.7, height * 0.36, height * 0.4, random, 9),
      palette.near,
      { lift: 4, rough: 0.6 },
    );
  const [spire, base] = [at(112), foot(112)];
  return [
    tree(54, 84),
    sheet(upright(spire, base, 34, 112), wall, { lift: 5, rough: 0.5, rim: 0.5 }),
    sheet(gable(spire, base - 108, 46, 78), palette.deep, { lift: 4, rough: 0.5, rim: 0.6 }),
    inked(`M${spire} ${base - 184}v-22M${spire - 7} ${base - 197}h14`, palette.warm, 3, 2),
    glued(circle(spire, base - 88, 8) + upright(spire, base, 14, 26, 7), palette.near),
    ...house(164, 62, 0),
    ...house(228, 46, 1),
    tree(276, 62),
    ...house(500, 54, 2),
    tree(552, 92),
    ...sheep(scene, at(404), foot(404) + 14, 0.62, side),
    ...sheep(scene, at(446), foot(446) + 26, 0.76, side === 1 ? -1 : 1),
  ];
}

export function balloon(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at = (x: number) => 308 + side * (x - 308);
  const form = { x: at(330), top: 306, radius: 158, height: 330 };
  const rim = form.top + form.height + 46;
  const land = horizon(scene, random.pick(['hills', 'mountains', 'forest']), 676);
  const mist = (x: number, y: number, width: number, share: number, lift: number) =>
    sheet(cloud(at(x), y, width, width * 0.28, random), blend(palette.haze, palette.cream, share), {
      lift,
      rough: 0.8,
    });
  return {
    layers: [
      ...skyLayers(scene, sky, { x: form.x, y: 470, radius: 120 }),
      ...land.layers,
      { name: 'village', travel: -4, sheets: village(scene, land.edge, at, side) },
      { name: 'clouds', travel: -3, sheets: [mist(560, 642, 240, 0.5, 8)] },
      {
        name: 'balloon',
        travel: 0,
        sheets: [
          ...anchor(scene, form.x + side * 30, rim + 40, side),
          ...bunting(scene, [form.x - 118, 566], [form.x - 34, rim], 16, 5),
          ...bunting(scene, [form.x + 34, rim], [form.x + 118, 566], 16, 5),
          ...envelope(scene, form),
          ...basket(scene, form.x, rim, side),
        ],
      },
      { name: 'near-cloud', travel: 3, sheets: [mist(52, 600, 220, 0.7, 11)] },
    ],
    life: [glide({ layer: 'balloon', by: [side * 5, -15], tilt: side, seconds: 3.4, hold: 0.6 })],
  };
}
