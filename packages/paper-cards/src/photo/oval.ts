/** A photo in an oval frame, which stands on a shelf among cut flowers, by the light of a candle. */
import { blend } from '../colors.ts';
import { circle, type Point, polar } from '../paper/geometry.ts';
import { paper, sheet, sky } from '../paper/paper.ts';
import { type CardLayer, joinParts, type Part, type Scene, swing, turn } from '../scene.ts';
import { groundPart } from '../stage/fronts.ts';
import { creature } from '../things/animals.ts';
import { candle } from '../things/candle.ts';
import { bigLeaf, leaf, spray, spraySheet } from '../things/plants.ts';
import { daisy, rose } from '../things/roses.ts';
import { CENTER, HALF, laceAround, lipShadow, outline, ovalFrame, rim } from './oval-frame.ts';
import { backdrop, type Draw } from './photo-parts.ts';
import { shape } from '../paper/inks.ts';

/** The upper edge of the shelf, units. */
const SHELF = 850;

/** Wallpaper: stripes with sprigs on them. */
function wall(): CardLayer {
  let stripes = '';
  let sprigs = '';
  let buds = '';
  for (let column = 0; column < 7; column++) {
    const x = column * 104 - 4;
    stripes += `M${x - 26} -60H${x + 26}V900H${x - 26}Z`;
    for (let row = 0; row < 11; row++) {
      const y = row * 92 + (column % 2 ? 46 : 0) - 20;
      for (const angle of [-150, -30, -118, -62])
        sprigs += leaf({ x, y: y + 20, length: angle % 4 ? 30 : 24, angle }, 0.24);
      buds += circle(x, y - 12, 5.5) + circle(x + 52, y + 26, 3);
    }
  }
  return {
    name: 'wall',
    travel: -10,
    sheets: [
      sky(['sky-top', 'sky-middle']),
      paper(shape(stripes, 'sky-top deep 30'), 'flat'),
      paper(
        [
          ...shape(sprigs, 'sky-middle light 30', { isUnited: true }),
          ...shape(buds, 'sky-middle warm 60'),
        ],
        'flat 1',
      ),
    ],
  };
}

/** The shelf, with lace that hangs over its edge. */
function shelf(): CardLayer {
  const wood = 'wood.42 shade 22 ink 20';
  return {
    name: 'shelf',
    travel: -5,
    sheets: [
      sheet(`M-60 ${SHELF - 24}H676V${SHELF + 20}H-60Z`, `${wood} cream 22`, 'thing'),
      sheet(`M-60 ${SHELF + 18}H676V940H-60Z`, wood, 'thing'),
    ],
  };
}

/** A spray of cut flowers: leaves behind, then roses, daisies and berries, from a point outward. */
function cluster(scene: Scene, [x, y]: Point, size: number, heading: number) {
  const { random } = scene;
  const green = 'leaf.47 shade 14';
  const fan = (count: number, spread: number) =>
    Array.from({ length: count }, (_, index) => heading + spread * (index / (count - 1) - 0.5));
  const toward = (turn: number, reach: number) => polar(x, y, reach * size, heading + turn);
  const berries = fan(9, 190).map((angle, index) =>
    circle(...polar(x, y, size * (118 + (index % 3) * 17), angle), 5.5 * size),
  );
  const colors = ['warm-deep', 'warm-deep cream 42', 'warm'] as const;
  return [
    spraySheet(
      fan(5, 168)
        .map((angle, index) =>
          spray(
            { x, y, length: (170 + (index % 2) * 46) * size, angle },
            (index - 2) * -13,
            random,
          ),
        )
        .join(''),
      `${green} ink 45`,
      8,
    ),
    ...fan(7, 236).map((angle, index) =>
      bigLeaf(
        { x, y, length: size * random.between(106, 142), angle },
        blend(green, index % 2 ? 'ink' : 'warm', index % 2 ? 0.26 : 0.12),
        0.3,
      ),
    ),
    paper(shape(berries.join(''), 'accent'), 'print'),
    ...rose(colors[1], ...toward(-64, 84), 36 * size),
    daisy('cream', 'warm', ...toward(56, 98), 34 * size),
    ...rose(colors[2], ...toward(84, 50), 32 * size),
    ...rose(colors[0], ...toward(4, 56), 54 * size),
    daisy('cream', 'warm', ...toward(-14, 126), 28 * size),
    daisy('accent', 'cream', ...toward(-112, 46), 27 * size),
    ...rose(colors[2], ...toward(36, 134), 20 * size),
  ];
}

/** The large cluster, close to the eye, and petals that have fallen from it. */
function bouquet(scene: Scene, side: 1 | -1): Part {
  const { random } = scene;
  const foot: Point = [308 - side * 236, SHELF - 34];
  const petals = Array.from({ length: 7 }, (_, index) =>
    leaf(
      {
        x: 308 - side * (92 - index * 31) + random.around(10),
        y: SHELF + 1 + (index % 3) * 9,
        length: 21,
        angle: random.between(-40, 200),
      },
      0.42,
    ),
  );
  return {
    layers: [
      {
        name: 'petals',
        travel: 1,
        sheets: [paper(shape(petals.join(''), 'warm-deep cream 25'), 'thing 2')],
      },
      { name: 'bouquet', travel: 6, sheets: cluster(scene, foot, 1.12, side > 0 ? -52 : -128) },
    ],
    life: [swing({ layer: 'bouquet', origin: [foot[0], foot[1]], by: 1.2, seconds: 4.8 })],
  };
}

export const oval: Draw = (scene, picture, focus) => {
  const { random } = scene;
  const { use, sheet: photo } = backdrop(picture, focus, {
    x: CENTER.x - HALF.x - 10,
    y: CENTER.y - HALF.y - 10,
    width: 2 * HALF.x + 20,
    height: 2 * HALF.y + 20,
    outline: outline(9),
  });
  const side = random.chance(0.5) ? 1 : -1;
  const upper = rim(side > 0 ? -42 : 222, 26);
  const perch: [number, number] = [...rim(side > 0 ? 236 : -56, 42)];
  return {
    uses: [use],
    ...joinParts([
      {
        layers: [
          wall(),
          {
            name: 'lace',
            travel: -6,
            sheets: [laceAround('cream')],
          },
          shelf(),
          { name: 'photo', travel: -6, sheets: [photo, lipShadow('ink')] },
          { name: 'hero', travel: -4, sheets: ovalFrame(scene) },
          {
            name: 'sprig',
            travel: -2,
            sheets: cluster(scene, upper, 0.5, side > 0 ? 60 : 120),
          },
          {
            name: 'finder',
            travel: -4,
            sheets: [
              creature(scene, 'owl', {
                x: perch[0],
                y: perch[1] + 4,
                height: 50,
                flip: side < 0,
              }),
            ],
          },
          { name: 'candle', travel: 2, sheets: candle(scene, 308 + side * 250, SHELF + 10) },
        ],
        life: [
          turn({ layer: 'finder', by: side * 8, origin: perch, seconds: 0.5, hold: 0.8, times: 2 }),
        ],
      },
      bouquet(scene, side),
      groundPart(scene),
    ]),
  };
};
