/** A photo behind an arch in a brick wall, with plants that climb up and grow on its sill. */
import { arc, bow, mix, type Point, polar, polyline } from '../paper/geometry.ts';
import { shape, stroke } from '../paper/inks.ts';
import { paper, type Sheet, sky } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { joinParts, layer, type Scene, swing, turn } from '../scene.ts';
import { facing, type Side } from '../screens/screen-parts.ts';
import { groundPart } from '../stage/fronts.ts';
import { creature } from '../things/animals.ts';
import { blades, flower, leaf, spray, spraySheet } from '../things/plants.ts';
import { brickWall, reveal } from './brickwork.ts';
import { backdrop, type Draw } from './photo-parts.ts';

/** The sill: where it meets the photo, and its front edge, units. */
const SILL = { back: 812, front: 852 } as const;

/** A line of the opening, from foot to foot: round, or pointed. */
function archLine(top: number, half: number, isPointed: boolean): Point[] {
  const [left, right] = [308 - half, 308 + half];
  const spring = top + (isPointed ? 268 : Math.min(half, 236));
  const rise = Array.from({ length: 8 }, (_, index) => mix(900, spring, index / 8));
  const round = arc(0, 0, 1, 180, 360, 28).map(([x, y]): Point => [
    308 + x * half,
    spring + y * (spring - top),
  ]);
  const pointed = [
    ...bow([left, spring], [left + 4, top + 92], [308, top], 14),
    ...bow([308, top], [right - 4, top + 92], [right, spring], 14).slice(1),
  ];
  return [
    ...rise.map((y): Point => [left, y]),
    ...(isPointed ? pointed : round),
    ...rise.reverse().map((y): Point => [right, y]),
  ];
}

/** Grass and flowers that grow at the photo's side of the sill and hide its foot. */
function meadow({ random }: Scene, side: Side) {
  const green = 'leaf.5 shade 10';
  const blossoms = Array.from({ length: 9 }, (_, index): Point => [
    308 + side * mix(-214, 60, (index / 8) ** 0.8) + random.around(16),
    SILL.back - random.between(38, 118) * (1 - index * 0.06),
  ]);
  const stems = blossoms.map(([x, y]) => {
    const middle: Point = [x - side * 5, (y + SILL.back) / 2];
    return polyline([[x - side * 8, SILL.back + 24], middle, [x, y]]);
  });
  return [
    spraySheet(blades(40, 590, SILL.back + 30, 150, random), `${green} ink 42`, 5),
    paper(stroke(stems.join(''), `${green} ink 20`, 3.4), 'print'),
    ...blossoms.flatMap(([x, y], index) => {
      const color = ['cream', 'warm-deep', 'warm', 'accent'][index % 4] ?? '';
      const radius = 15 + (index % 3) * 4;
      if (index % 3 === 1) return flower(x, y, radius, color, 'warm-deep', index * 23);
      return thing('daisy', x, y, { size: (radius + 4) / 30, turn: y, colors: { cream: color } });
    }),
    spraySheet(blades(40, 590, SILL.back + 30, 66, random), green, 5),
  ];
}

/** A climber with roses that grows up one side of the stones and hangs over their top. */
function climber({ random }: Scene, line: readonly Point[], side: Side) {
  const stem = line
    .slice(4, Math.round(line.length * 0.66))
    .map(([x, y], index): Point => [308 + side * (308 - x + 9 * Math.sin(index * 0.8)), y - 2]);
  const leaves = ['', '', ''];
  const roses: Sheet[] = [];
  for (const [index, [x, y]] of stem.entries()) {
    for (let count = 0; count < 7; count++) {
      const [px, py] = polar(x, y, random.between(2, 20), random.between(0, 360));
      const spot = { x: px, y: py, length: random.between(26, 42), angle: random.between(0, 360) };
      leaves[count % 3] += leaf(spot, 0.42);
    }
    const size = 0.7 + (index % 3) * 0.2;
    if (index % 4 === 1 || index > stem.length - 3)
      roses.push(...thing('rose', x + random.around(14), y, { size, turn: x }));
  }
  const shoots = stem
    .filter((_, index) => index % 6 === 3)
    .map(([x, y], index) => {
      const angle = 90 + side * (index % 2 ? 30 : 6);
      return spray({ x, y, length: random.between(70, 110), angle }, 30, random, 0.22);
    });
  const green = 'leaf.46 shade 10';
  const foliage = (d: string | undefined, color: string) =>
    paper(shape(d ?? '', color, { isUnited: true }), 'print');
  return [
    foliage(shoots.join(''), `${green} ink 30`),
    paper(stroke(polyline(stem), 'warm-deep ink 55', 6), 'thing'),
    foliage(leaves[0], `${green} ink 42`),
    foliage(leaves[1], green),
    foliage(leaves[2], `${green} warm 28`),
    ...roses,
  ];
}

export const arch: Draw = (scene, picture, focus) => {
  const { random } = scene;
  const isPointed = random.chance(0.4);
  const side = random.chance(0.5) ? 1 : -1;
  const window = { x: 48, y: 356, width: 520, height: 520 };
  const { use, sheet: photo } = backdrop(picture, focus, window);
  const [back, front, crown] = [
    archLine(384, 226, isPointed),
    archLine(356, 258, isPointed),
    archLine(312, 302, isPointed),
  ];
  const perch = [308 - side * 64, SILL.front - 8] as const;
  const robin = { x: perch[0], y: perch[1], height: 56, flip: side < 0 };
  const plantX = side < 0 ? 0 : 616;
  const part = {
    layers: [
      layer('photo', -10, sky(['sky-top', 'sky-foot']), photo),
      layer('meadow', -8, meadow(scene, side)),
      layer('reveal', -6, reveal(back, front)),
      layer('wall', -3, brickWall(scene, front, crown, side)),
      layer('sill', -2, thing('arch-sill', 0, 0)),
      layer('climber', -2, climber(scene, crown, side)),
      layer(
        'finder',
        -1,
        facing(side).put('potted-fern', 132, SILL.front + 4),
        creature(scene, 'robin', robin),
      ),
      layer('plant', 9, thing('close-roses', plantX, 0, { flip: side > 0 })),
    ],
    life: [
      turn({ layer: 'finder', by: -2, origin: perch, seconds: 0.35, hold: 0.6, times: 2 }),
      swing({ layer: 'plant', origin: [plantX, 930], by: 1.6 * side, seconds: 4.6 }),
    ],
  };
  return { uses: [use], ...joinParts([part, groundPart(scene)]) };
};
