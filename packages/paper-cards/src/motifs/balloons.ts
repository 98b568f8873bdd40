/** Three balloons at three depths over a patchwork of fields; a train crosses it. */
import { blend } from '../colors.ts';
import type { SkyName } from '../names.ts';
import { mix, type Point, polygon, smooth, pointsOf } from '../paper/geometry.ts';
import { cloud, crown } from '../paper/nature.ts';
import { paper, sheet, type Sheet } from '../paper/paper.ts';
import { glide, type Part, type Scene } from '../scene.ts';
import { skyLayers } from '../stage/skies.ts';
import { horizon } from '../stage/horizons.ts';
import { creature } from '../things/animals.ts';
import { gore, seam } from '../things/envelope.ts';
import { gable, glued, inked, lines, upright } from '../things/pieces.ts';
import { shape, stroke } from '../paper/inks.ts';

interface Flight {
  x: number;
  top: number;
  radius: number;
  colors: readonly string[];
}

/** A balloon in stripes, with a zigzag band and a basket. */
function flight({ x, top, radius, colors }: Flight) {
  const height = radius * 2.2;
  const shape3d = { x, top, radius, height };
  const shares = [-1, -0.78, -0.46, -0.15, 0.15, 0.46, 0.78, 1];
  const stripe = (index: number) => gore(shape3d, shares[index] ?? -1, shares[index + 1] ?? 1);
  const every = (rest: number) =>
    [0, 1, 2, 3, 4, 5, 6]
      .filter((index) => index % 2 === rest)
      .map(stripe)
      .join('');
  const [main = 'warm', second = 'cream', band = 'deep'] = colors;
  const teeth = Array.from({ length: 15 }, (_, index): Point => {
    const share = index / 7 - 1;
    const bend = Math.sqrt(1 - share * share) * radius * 0.12;
    return [x + share * radius * 0.985, top + height * (index % 2 ? 0.34 : 0.42) + bend];
  });
  const belt = polygon([
    ...teeth,
    ...[...teeth].reverse().map(([px], index): Point => {
      const share = 1 - index / 7;
      return [px, top + height * 0.52 + Math.sqrt(Math.max(0, 1 - share * share)) * radius * 0.14];
    }),
  ]);
  const shade = polygon([...seam(shape3d, 0.5), ...seam(shape3d, 1).reverse()]);
  const mouth = top + height;
  const size = radius / 100;
  const wicker = 'warm-deep ink 30';
  return [
    sheet(gore(shape3d, -1, 1), main, `thing ${6 + radius / 14}`),
    sheet(every(1), second, 'thing 2'),
    sheet(belt, band, 'thing 1'),
    paper(shape(shade, 'ink', { opacity: 0.16 }), 'thread'),
    inked(
      lines(
        [
          [x - 26 * size, mouth - 2],
          [x - 20 * size, mouth + 36 * size],
        ],
        [
          [x + 26 * size, mouth - 2],
          [x + 20 * size, mouth + 36 * size],
        ],
        [
          [x, mouth],
          [x, mouth + 36 * size],
        ],
      ),
      'ink',
      1 + size,
      2,
    ),
    sheet(upright(x, mouth + 66 * size, 48 * size, 34 * size, 4 * size), wicker, 'thing'),
    inked(
      lines(
        ...[40, 49, 58].map((dy): Point[] => [
          [x - 22 * size, mouth + dy * size],
          [x + 22 * size, mouth + dy * size],
        ]),
      ),
      `${wicker} ink 40`,
      0.6 + 1.4 * size,
    ),
    sheet(upright(x, mouth + 38 * size, 56 * size, 8 * size, 3 * size), 'cream', 'thing 2'),
  ];
}

/** Fields as sheets in perspective, with rows, dots and hedges. */
function fields({ random }: Scene) {
  const rowEdges = [676, 712, 764, 836, 936];
  const columns = 5;
  const at = (row: number, column: number): Point => {
    const y = rowEdges[row] ?? 936;
    const spread = mix(150, 300, row / 4);
    return [
      308 + (column - columns / 2 + (row % 2 ? 0.22 : -0.1)) * spread,
      y + 10 * Math.sin(column * 1.7 + row),
    ];
  };
  const tones = ['far', 'light', 'middle', 'warm', 'far near 60'];
  return [0, 1, 2, 3].flatMap((row) => {
    const patches = Array.from({ length: columns }, (_, column) => {
      const quad = [
        at(row, column),
        at(row, column + 1),
        at(row + 1, column + 1),
        at(row + 1, column),
      ];
      const tone = tones[(column * 2 + row * 3) % tones.length] ?? 'far';
      return { quad, color: blend(tone, 'near', 0.18 + row * 0.13) };
    });
    const furrows = patches
      .filter((_, column) => (column + row) % 2 === 0)
      .map(({ quad }) => {
        const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = quad;
        return [0.2, 0.4, 0.6, 0.8]
          .map(
            (share) =>
              `M${mix(a[0], b[0], share)} ${mix(a[1], b[1], share) + 5}L${mix(d[0], c[0], share)} ${mix(d[1], c[1], share) - 5}`,
          )
          .join('');
      });
    const trees = Array.from({ length: 4 }, (_, index) => {
      const [x, y] = at(row, index + 1);
      const size = 9 + row * 6;
      return crown(x + random.around(20), y - size * 0.4, size, size * 0.9, random, 7);
    });
    return [
      paper(
        patches.flatMap(({ quad, color }) => shape(polygon(quad), color)),
        'hill 3',
      ),
      paper(stroke(furrows.join(''), 'cream far 45', 1.8, { opacity: 0.7 }), 'thread'),
      sheet(trees.join(''), blend('near', 'front', row / 4), 'thing'),
    ];
  });
}

/** A farm and a small train on its line. */
function farmAndTrain(): { farm: Sheet[]; train: Sheet[] } {
  const rail = pointsOf('-40,792 120,782 300,790 480,782 660,794');
  const car = (x: number, width: number) => upright(x, 784, width, 19, 3);
  return {
    farm: [
      sheet(upright(150, 738, 40, 24) + upright(184, 738, 26, 18), 'cream', 'thing'),
      sheet(gable(150, 716, 54, 26) + gable(184, 722, 36, 17), 'warm-deep', 'thing'),
      glued(upright(142, 738, 9, 13) + upright(158, 732, 9, 9), 'near'),
      inked(smooth(rail), 'ink near 40', 3, 1),
    ],
    train: [
      sheet(car(330, 34) + car(370, 34) + car(410, 34), 'warm-deep', 'thing'),
      sheet(car(286, 42) + upright(276, 768, 8, 12), 'ink', 'print'),
      glued([322, 338, 362, 378, 402, 418].map((x) => upright(x, 778, 8, 8)).join(''), 'cream'),
    ],
  };
}

export function balloons(scene: Scene, sky: SkyName): Part {
  const { random } = scene;
  const land = horizon(scene, random.pick(['mountains', 'hills', 'forest']), 612);
  const { farm, train } = farmAndTrain();
  const [far] = land.layers;
  const mist = 'haze cream 55';
  const big: Flight = {
    x: 232,
    top: 322,
    radius: 172,
    colors: ['warm-deep', 'cream', 'deep'],
  };
  const basketTop = big.top + big.radius * 2.2;
  return {
    layers: [
      ...skyLayers(scene, sky, {
        x: 460,
        y: 420,
        radius: 90,
      }),
      ...(far ? [far] : []),
      {
        name: 'third',
        travel: -9,
        sheets: flight({
          x: 428,
          top: 556,
          radius: 36,
          colors: ['accent', 'cream', 'warm'],
        }),
      },
      { name: 'fields', travel: -5, sheets: [...fields(scene), ...farm] },
      { name: 'train', travel: -5, sheets: train },
      {
        name: 'second',
        travel: -3,
        sheets: [
          ...flight({
            x: 504,
            top: 336,
            radius: 84,
            colors: ['light', 'deep', 'warm'],
          }),
          sheet(cloud(590, 650, 200, 56, random), mist, 'hung 7'),
        ],
      },
      {
        name: 'balloon',
        travel: 1,
        sheets: [
          creature(scene, 'hare', { x: 226, y: basketTop + 84, height: 84, exact: true }, 'cream'),
          ...flight(big),
        ],
      },
      {
        name: 'near-cloud',
        travel: 4,
        sheets: [sheet(cloud(20, 690, 270, 76, random), `${mist} cream 50`, 'hung')],
      },
    ],
    life: [
      glide({ layer: 'balloon', by: [5, -14], tilt: 1, seconds: 3.4, hold: 0.6 }),
      glide({ layer: 'train', by: [-40, 0], seconds: 3.4, hold: 0.4, at: 0.8 }),
    ],
  };
}
