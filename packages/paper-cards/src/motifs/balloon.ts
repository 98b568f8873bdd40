/** A hot-air balloon with an anchor, above a village; a fox sails in it, and another balloon rises close to the eye. */
import { blend } from '../colors.ts';
import type { SkyName } from '../names.ts';
import {
  bow,
  circle,
  type Point,
  polygon,
  polyline,
  rectangle,
  star,
  place,
} from '../paper/geometry.ts';
import { laceEdge } from '../paper/lace.ts';
import { cloud, crown, heightAt } from '../paper/nature.ts';
import { paper, sheet } from '../paper/paper.ts';
import { oklch } from '../palette.ts';
import { glide, type Part, type Scene } from '../scene.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { creature } from '../things/animals.ts';
import { type Envelope, gore } from '../things/envelope.ts';
import { gable, glued, inked, lines, upright } from '../things/pieces.ts';
import { leaf } from '../things/plants.ts';
import { shape } from '../paper/inks.ts';

/** Where its gores meet, shares of its width. */
const SEAMS = [-1, -0.72, -0.3, 0.3, 0.72, 1] as const;

/** The envelope: gores, darker away from the light. @param colors of its gores */
function envelope(form: Envelope, colors: readonly string[]) {
  const shades = [0, 0, 0.02, 0.12, 0.24];
  return [
    sheet(gore(form, -1, 1), 'cream', 'hung'),
    ...colors.map((color, index) =>
      sheet(
        gore(form, SEAMS[index] ?? -1, SEAMS[index + 1] ?? 1),
        blend(color, 'ink', shades[index] ?? 0),
        `thing ${index === 2 ? 4 : 2.4}`,
      ),
    ),
  ];
}

/** A belt of stars around the envelope, and lace below it. */
function belts({ x, top, radius, height }: Envelope) {
  const belt = (share: number, reach: number): Point[] => {
    const y = top + height * share;
    return bow([x - reach, y - 8], [x, y + 48], [x + reach, y - 8], 16);
  };
  const stars = belt(0.35, radius * 0.85)
    .filter((_, index) => index % 2 === 0)
    .map(([sx, sy]) => polygon(star(sx, sy, 13, 5.6, 5)));
  return [
    sheet(
      polygon([...belt(0.28, radius * 0.845), ...belt(0.42, radius * 0.975).reverse()]),
      'deep',
      'thing 2',
    ),
    glued(stars.join(''), 'warm cream 30', 1.4),
    paper(
      shape(laceEdge(belt(0.52, radius * 0.985), { pitch: 34, depth: 34 }), 'cream'),
      'print 2',
    ),
  ];
}

/** The basket and who is in it. @param y its rim, units */
function basket(scene: Scene, x: number, y: number, side: 1 | -1) {
  const wicker = oklch(0.66, 0.1, 62);
  const ropes = [-34, -12, 12, 34].map((dx): Point[] => [
    [x + dx, y - 50],
    [x + dx * 1.2, y + 4],
  ]);
  const weave = [17, 29, 41, 53].map((dy): Point[] => [
    [x - 42, y + dy],
    [x + 42, y + dy],
  ]);
  const walls = polygon(place('-47,0 47,0 39,66 -39,66', { x, y }));
  return [
    inked(lines(...ropes), 'ink', 2.4, 3),
    // The flame, and what it lights.
    glued(circle(x, y - 42, 19), 'warm cream 40', 2),
    glued(
      [-112, -90, -68].map((angle) => leaf({ x, y: y - 26, length: 34, angle }, 0.3)).join(''),
      'warm-deep',
      1.4,
    ),
    creature(scene, 'fox', {
      x: x - side * 8,
      y: y + 22,
      height: 74,
      flip: side > 0,
      exact: true,
    }),
    sheet(walls, wicker, 'thing 6'),
    inked(lines(...weave), `${wicker} ink 40`, 2.6),
    sheet(rectangle(x - 52, y - 6, 104, 13, 5), `${wicker} cream 35`, 'thing 2'),
    sheet([-55, 55].map((dx) => circle(x + dx, y + 36, 10.5)).join(''), 'cream', 'thing'),
  ];
}

/** An anchor on a rope that hangs from (x, y). */
function anchor(x: number, y: number, side: 1 | -1) {
  const [ax, ay] = [x + side * 34, y + 96];
  const rope = polyline(bow([x, y], [x + side * 4, y + 62], [ax, ay], 10));
  const arms = polyline(bow([ax - 19, ay + 20], [ax, ay + 56], [ax + 19, ay + 20], 10));
  return [
    inked(rope, 'cream', 2.4, 3),
    inked(`${arms}M${ax} ${ay + 4}v33M${ax - 11} ${ay + 12}h22`, 'ink', 5, 4),
  ];
}

/** A village on the land: a church, houses and trees, and sheep before it. */
function village(scene: Scene, edge: readonly Point[], at: (x: number) => number) {
  const { random } = scene;
  const foot = (x: number) => heightAt(edge, at(x)) + 12;
  const wall = 'cream light 35';
  const roofs = ['warm-deep', 'accent', 'warm'];
  const house = (x: number, width: number, tone: number) => [
    sheet(upright(at(x), foot(x), width, width * 0.66), wall, 'thing'),
    sheet(
      gable(at(x), foot(x) - width * 0.6, width * 1.24, width * 0.5),
      roofs[tone] ?? wall,
      'thing',
    ),
    glued(
      [-0.24, 0.24]
        .map((dx) => upright(at(x) + dx * width, foot(x) - width * 0.2, width * 0.2, width * 0.24))
        .join(''),
      'near',
    ),
  ];
  const tree = (x: number, height: number) =>
    sheet(
      upright(at(x), foot(x), 6, height * 0.5) +
        crown(at(x), foot(x) - height * 0.7, height * 0.36, height * 0.4, random, 9),
      'near',
      'thing',
    );
  const [spire, base] = [at(112), foot(112)];
  return [
    tree(54, 84),
    sheet(upright(spire, base, 34, 112), wall, 'thing'),
    sheet(gable(spire, base - 108, 46, 78), 'deep', 'thing'),
    inked(`M${spire} ${base - 184}v-22M${spire - 7} ${base - 197}h14`, 'warm', 3, 2),
    glued(circle(spire, base - 88, 8) + upright(spire, base, 14, 26, 7), 'near'),
    ...house(164, 62, 0),
    ...house(228, 46, 1),
    tree(276, 62),
    ...house(430, 44, 2),
    tree(474, 70),
  ];
}

export function balloon(scene: Scene, sky: SkyName): Part {
  const { random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at = (x: number) => 308 + side * (x - 308);
  const gold = 'straw.8 shade 5';
  const form = { x: at(322), top: 300, radius: 206, height: 388 };
  const near = { x: at(578), top: 604, radius: 140, height: 330 };
  const rim = form.top + form.height + 44;
  const land = horizon(scene, random.pick(['hills', 'mountains', 'forest']), 676);
  const mist = (x: number, y: number, width: number, share: number, lift: number) =>
    sheet(
      cloud(at(x), y, width, width * 0.28, random),
      blend('haze', 'cream', share),
      `thing ${lift}`,
    );
  return {
    layers: [
      ...skyLayers(scene, sky, { x: form.x, y: 470, radius: 120 }),
      ...land.layers,
      { name: 'village', travel: -4, sheets: village(scene, land.edge, at) },
      { name: 'clouds', travel: -3, sheets: [mist(566, 566, 240, 0.5, 8)] },
      {
        name: 'balloon',
        travel: 0,
        sheets: [
          ...anchor(form.x + side * 40, rim + 44, side),
          ...envelope(form, ['warm-deep', 'cream', 'warm', 'cream', 'warm-deep']),
          ...belts(form),
          ...basket(scene, form.x, rim, side),
        ],
      },
      { name: 'near-cloud', travel: 3, sheets: [mist(28, 628, 230, 0.7, 11)] },
      {
        name: 'near-balloon',
        travel: 6,
        sheets: envelope(near, [gold, 'cream', gold, 'cream', gold]),
      },
    ],
    life: [glide({ layer: 'balloon', by: [side * 5, -15], tilt: side, seconds: 3.4, hold: 0.6 })],
  };
}
