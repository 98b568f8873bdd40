import { arc, bow, mix, type Point, polygon, polyline } from '../paper/geometry.ts';
import { paper, sheet, sky } from '../paper/paper.ts';
import { type CardLayer, joinParts, type Scene, swing, turn } from '../scene.ts';
import { groundPart } from '../stage/fronts.ts';
import { creature } from '../things/animals.ts';
import { pot } from '../things/garden-things.ts';
import { blades, flower, spray, spraySheet } from '../things/plants.ts';
import { daisy } from '../things/roses.ts';
import { brickWall, type Opening, reveal } from './brickwork.ts';
import { climber, closePlant } from './climbers.ts';
import { backdrop, type Draw } from './photo-parts.ts';
import { shape, stroke } from '../paper/inks.ts';

/** The sill: where it meets the photo, and its front edge, units. */
const SILL = { back: 812, front: 852 } as const;
/** Where the lines of the opening end, below the sill. */
const FOOT = 900;

/** A line of the opening, from foot to foot: round, or pointed. */
function archLine(top: number, half: number, isPointed: boolean): Point[] {
  const [left, right] = [308 - half, 308 + half];
  const spring = top + (isPointed ? 268 : Math.min(half, 236));
  const jamb = (x: number, isUp: boolean): Point[] =>
    Array.from({ length: 9 }, (_, index) => [x, mix(FOOT, spring, (isUp ? index : 8 - index) / 8)]);
  const vault: Point[] = isPointed
    ? [
        ...bow([left, spring], [left + 4, top + 92], [308, top], 14),
        ...bow([308, top], [right - 4, top + 92], [right, spring], 14).slice(1),
      ]
    : arc(0, 0, 1, 180, 360, 28).map(([x, y]) => [308 + x * half, spring + y * (spring - top)]);
  return [...jamb(left, true).slice(0, -1), ...vault, ...jamb(right, false).slice(1)];
}

/** Grass and flowers that grow at the photo's side of the sill and hide its foot. */
function meadow(scene: Scene, side: 1 | -1) {
  const { random } = scene;
  const green = 'leaf.5 shade 10';
  const stems = Array.from({ length: 9 }, (_, index) => {
    const x = 308 + side * mix(-214, 60, (index / 8) ** 0.8) + random.around(16);
    return { x, y: SILL.back - random.between(38, 118) * (1 - index * 0.06) };
  });
  const colors = ['cream', 'warm-deep', 'warm', 'accent'];
  return [
    spraySheet(blades(40, 590, SILL.back + 30, 150, random), `${green} ink 42`, 5),
    paper(
      stroke(
        stems
          .map(({ x, y }) =>
            polyline([
              [x - side * 8, SILL.back + 24],
              [x - side * 5, (y + SILL.back) / 2],
              [x, y],
            ]),
          )
          .join(''),
        `${green} ink 20`,
        3.4,
      ),
      'print',
    ),
    ...stems.map(({ x, y }, index) => {
      const [color, size] = [colors[index % 4] ?? '', 15 + (index % 3) * 4];
      return index % 3 === 1
        ? flower(x, y, size, color, 'warm-deep', index * 23)
        : daisy(color, 'warm', x, y, size + 4);
    }),
    spraySheet(blades(40, 590, SILL.back + 30, 66, random), green, 5),
  ];
}

/** The sill, a slab in the sun that falls through the opening, and the wall below it. */
function sill(): CardLayer {
  const stone = 'light cream 35';
  const slab = (inset: number, top: number, foot: number) =>
    polygon([
      [34 + inset, top],
      [582 - inset, top],
      [640, foot],
      [-24, foot],
    ]);
  const light = polygon([
    [150, SILL.back],
    [520, SILL.back],
    [606, SILL.front],
    [214, SILL.front],
  ]);
  return {
    name: 'sill',
    travel: -2,
    sheets: [
      sheet(slab(0, SILL.back, SILL.front), `${stone} deep 28`, 'thing'),
      paper(shape(light, `${stone} warm 25`), 'flat'),
      sheet(`M-60 ${SILL.front}H676V${SILL.front + 22}H-60Z`, stone, 'hung 6'),
      sheet(`M-60 ${SILL.front + 22}H676V940H-60Z`, 'front deep 20', 'glued'),
    ],
  };
}

export const arch: Draw = (scene, picture, focus) => {
  const { random } = scene;
  const isPointed = random.chance(0.4);
  const side = random.chance(0.5) ? 1 : -1;
  const { use, sheet: photo } = backdrop(picture, focus, {
    x: 48,
    y: 356,
    width: 520,
    height: 520,
  });
  const opening: Opening = {
    back: archLine(384, 226, isPointed),
    front: archLine(356, 258, isPointed),
    crown: archLine(312, 302, isPointed),
  };
  const perch: [number, number] = [308 - side * 64, SILL.front - 8];
  const potX = 308 - side * 176;
  return {
    uses: [use],
    ...joinParts([
      {
        layers: [
          { name: 'photo', travel: -10, sheets: [sky(['sky-top', 'sky-foot']), photo] },
          { name: 'meadow', travel: -8, sheets: meadow(scene, side) },
          { name: 'reveal', travel: -6, sheets: reveal(opening) },
          { name: 'wall', travel: -3, sheets: brickWall(scene, opening, side) },
          sill(),
          { name: 'climber', travel: -2, sheets: climber(scene, opening.crown, side) },
          {
            name: 'finder',
            travel: -1,
            sheets: [
              spraySheet(
                [-70, -100, -125, -48]
                  .map((angle, index) =>
                    spray({ x: potX, y: SILL.front - 40, length: 104, angle }, index * 9, random),
                  )
                  .join(''),
                'leaf.44 shade 10',
                6,
              ),
              ...pot(potX, SILL.front + 4, 1, 'warm-deep'),
              creature(scene, 'robin', {
                x: perch[0],
                y: perch[1],
                height: 56,
                flip: side < 0,
              }),
            ],
          },
          closePlant(scene, side),
        ],
        life: [
          turn({ layer: 'finder', by: -2, origin: perch, seconds: 0.35, hold: 0.6, times: 2 }),
          swing({
            layer: 'plant',
            origin: [side < 0 ? 0 : 616, 930],
            by: 1.6 * side,
            seconds: 4.6,
            swings: 4,
          }),
        ],
      },
      groundPart(scene),
    ]),
  };
};
