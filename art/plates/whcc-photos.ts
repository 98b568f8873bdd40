/**
 * The photographs of the card and album editors' demos: Nottingham and its forest in layered
 * paper. Each has another shape, because a collage of equal ones would show nothing.
 */
import { arc, circle, polygon, rectangle, type Point } from '../../tools/content/paper/geometry.ts';
import { animal, crown, grass, limb, oakLeaf } from '../../tools/content/paper/nature.ts';
import { paper, picture, sheet } from '../../tools/content/paper/paper.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import type { Plate } from '../kit/scene.ts';
import { lighter, shape, stroke } from '../../tools/content/paper/svg.ts';
import { bigWheel, castleRock, councilHouse } from '../kit/town.ts';
import { FOIL, hillIn, WINE, type Box } from '../scenes/whcc.ts';

const PHOTOS = 'app/demos/whcc/shared/photos/';

type Draw = (box: Box) => string[];

/** Paper over the whole photograph and a little beyond, so that no edge of it shows. */
const back = ({ w, h }: Box, color: string) => shape(rectangle(-20, -20, w + 40, h + 40), color);

/** A hill from edge to edge; its height is a share of the photograph's. */
const hill = ({ w, h }: Box, height: number, color: string, seed: number, lift = 5) =>
  sheet(hillIn({ x: -12, y: 0, w: w + 24, h: h + 12 }, height, 0.05, seed), color, {
    lift,
    rough: 1.2,
    seed,
  });

const disc = (x: number, y: number, radius: number, color: string) =>
  sheet(circle(x, y, radius), color, { lift: 3, rough: 0.4 });

const piece = (d: string, color: string, lift = 4) =>
  paper(shape(d, color, { 'fill-rule': 'nonzero' }), { lift, rough: 0.5, rim: 0.6 });

const reeds = (x: number, foot: number, height: number, count: number, seed: number) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const at: Point = [x + index * 9, foot];
    return limb([at, [at[0] + 4, foot - height * random.between(0.6, 1)]], 4, 1.4);
  }).join('');
};

/** Grass along the lower edge, between two shares of the width. */
const blades = ({ w, h }: Box, from: number, to: number, height: number, seed: number) =>
  grass(
    [
      [-20, h],
      [w + 20, h],
    ],
    w * from,
    w * to,
    height,
    createRandom(seed),
  );

const hills: Draw = (box) => [
  back(box, '#f6dcb8'),
  disc(box.w * 0.74, box.h * 0.3, 27, '#fff6dd'),
  hill(box, 0.58, '#e3b3a0', 2),
  hill(box, 0.46, '#c98a84', 7),
  hill(box, 0.33, '#a8616a', 11, 6),
  hill(box, 0.2, '#7e8a5a', 5, 7),
  ...[0.1, 0.16, 0.235].map((x, index) =>
    piece(
      limb(
        [
          [box.w * x, box.h * 0.88],
          [box.w * x, box.h * 0.66],
        ],
        6,
        3,
      ) +
        crown(box.w * x, box.h * (0.6 + index * 0.03), 15 - index * 2, 19, createRandom(index + 4)),
      ['#3f5236', '#52653f', '#465a39'][index] ?? '',
    ),
  ),
];

const fox: Draw = (box) => [
  back(box, '#f4e2c2'),
  disc(box.w * 0.2, box.h * 0.28, 22, '#fff8e4'),
  hill(box, 0.5, '#e8c795', 3),
  hill(box, 0.36, '#cfa067', 8),
  piece(animal('fox', { x: box.w * 0.54, y: box.h * 0.86, size: 1.72 }), '#b84e26', 6),
  hill(box, 0.13, '#7d4a2b', 4, 7),
  piece(blades(box, 0, 0.22, 46, 6), '#5f3620', 4),
];

const owl: Draw = (box) => [
  back(box, '#2f2348'),
  ...[
    [0.14, 0.16],
    [0.3, 0.1],
    [0.86, 0.2],
    [0.2, 0.5],
    [0.92, 0.62],
  ].map(([x = 0, y = 0]) => shape(circle(box.w * x, box.h * y, 2.2), '#f7e9c0')),
  disc(box.w * 0.56, box.h * 0.4, 78, '#f8e2a2'),
  hill(box, 0.24, '#453360', 6),
  piece(animal('owl', { x: box.w * 0.5, y: box.h * 0.79, size: 1.46 }), '#191027', 6),
  ...[0.43, 0.57].map((x) => shape(circle(box.w * x, box.h * 0.36, 8), '#f8e2a2')),
  piece(
    limb(
      [
        [-10, box.h * 0.84],
        [box.w * 0.5, box.h * 0.79],
        [box.w + 10, box.h * 0.7],
      ],
      17,
      11,
    ) +
      oakLeaf({ x: box.w * 0.82, y: box.h * 0.74, turn: 130, size: 0.42 }).outline +
      oakLeaf({ x: box.w * 0.2, y: box.h * 0.84, turn: 200, size: 0.36 }).outline,
    '#150d20',
    7,
  ),
];

const castle: Draw = (box) => {
  const { rock, castle: walls, caves } = castleRock(box.w * 0.54, box.h * 1.02, 250, 190, 3);
  return [
    back(box, '#f4c59a'),
    disc(box.w * 0.2, box.h * 0.28, 26, '#fff0cf'),
    hill(box, 0.42, '#dd9f86', 9),
    piece(walls, '#7a3d3a', 4),
    piece(rock, '#b26f66', 6),
    shape(caves, '#4b1f22'),
    hill(box, 0.12, '#6c7a4c', 2, 7),
  ];
};

const oak: Draw = (box) => {
  const random = createRandom(21);
  const foot: Point = [box.w * 0.5, box.h * 0.88];
  return [
    back(box, '#f3dcb4'),
    disc(box.w * 0.78, box.h * 0.2, 24, '#fff5db'),
    hill(box, 0.34, '#d8b184', 3),
    piece(limb([foot, [foot[0] + 4, box.h * 0.66], [foot[0] - 2, box.h * 0.4]], 34, 20), '#5a3423'),
    piece(crown(box.w * 0.5, box.h * 0.38, 96, 84, random), '#a8452c', 6),
    piece(crown(box.w * 0.42, box.h * 0.34, 64, 54, random), '#c9672f', 5),
    piece(crown(box.w * 0.6, box.h * 0.27, 40, 34, random), '#e29a44', 5),
    hill(box, 0.14, '#7f8a4f', 5, 7),
    ...[0.2, 0.34, 0.72, 0.84].map((x, index) =>
      piece(
        oakLeaf({
          x: box.w * x,
          y: box.h * (0.95 - (index % 2) * 0.03),
          turn: index * 70,
          size: 0.2,
        }).outline,
        index % 2 ? '#c9672f' : '#e29a44',
        2,
      ),
    ),
  ];
};

const heron: Draw = (box) => [
  back(box, '#e9d9c8'),
  disc(box.w * 0.74, box.h * 0.2, 24, '#fff6e2'),
  hill(box, 0.54, '#c7aaa6', 4),
  piece(rectangle(-20, box.h * 0.56, box.w + 40, box.h * 0.5), '#8fb0b0', 3),
  ...[0.64, 0.74, 0.86].map((y, index) =>
    stroke(`M${30 + index * 40} ${box.h * y}h${70 - index * 12}`, '#d7e6e2', 2.4),
  ),
  piece(animal('heron', { x: box.w * 0.45, y: box.h * 0.9, size: 2.1 }), '#fffaf0', 7),
  piece(reeds(box.w * 0.72, box.h * 1.02, 170, 7, 3), '#58683a', 6),
  piece(reeds(-6, box.h * 1.02, 90, 5, 5), '#48572f', 6),
];

const wheel: Draw = (box) => {
  const { frame, cars, legs } = bigWheel(box.w * 0.5, box.h * 0.44, 92, 12);
  return [
    back(box, '#7a2149'),
    ...[0.12, 0.3, 0.7, 0.9].map((x, index) =>
      shape(circle(box.w * x, box.h * (0.08 + (index % 3) * 0.05), 2.4), '#f9dca0'),
    ),
    hill(box, 0.26, '#5d1539', 8),
    piece(legs.join(''), '#f3dcc2', 5),
    paper(stroke(frame, '#fbeeda', 4.4), { lift: 4, rough: 0, rim: 0.4 }),
    piece(cars.join(''), FOIL.gold, 4),
    ...[0.18, 0.5, 0.82].map((x, index) => {
      const [cx, top] = [box.w * x, box.h * (0.8 + (index % 2) * 0.03)];
      const roof = polygon([
        [cx - 44, top + 20],
        [cx, top - 16],
        [cx + 44, top + 20],
      ]);
      return (
        piece(rectangle(cx - 36, top + 18, 72, 70), index % 2 ? '#e9d4bb' : '#d98b5a', 5) +
        piece(roof, index % 2 ? '#c0394b' : '#2f7f83', 5)
      );
    }),
  ];
};

const robin: Draw = (box) => [
  back(box, '#dbe3cf'),
  hill(box, 0.36, '#b7c6a4', 5),
  hill(box, 0.2, '#94a982', 9),
  piece(animal('robin', { x: box.w * 0.5, y: box.h * 0.72, size: 1.52 }), '#6f4429', 6),
  sheet(circle(box.w * 0.6, box.h * 0.46, 25), '#cf4a30', { lift: 2, rough: 0.6, rim: 0.4 }),
  shape(circle(box.w * 0.615, box.h * 0.355, 3.4), '#1d120b'),
  piece(
    limb(
      [
        [-10, box.h * 0.7],
        [box.w * 0.5, box.h * 0.75],
        [box.w + 10, box.h * 0.84],
      ],
      15,
      9,
    ),
    '#5a3825',
    7,
  ),
  ...[0.12, 0.26, 0.78, 0.92].map((x, index) =>
    piece(
      circle(box.w * x, box.h * (0.8 + (index % 2) * 0.06), 9) +
        circle(box.w * x + 15, box.h * (0.86 - (index % 2) * 0.04), 7),
      '#b5283a',
      4,
    ),
  ),
];

const hare: Draw = (box) => [
  back(box, '#dc8e5c'),
  disc(box.w * 0.54, box.h * 0.44, 76, '#ffe9bf'),
  hill(box, 0.34, '#b9664f', 3),
  piece(animal('hare', { x: box.w * 0.48, y: box.h * 0.84, size: 1.3 }), '#431a1c', 6),
  hill(box, 0.18, '#5a2426', 6, 7),
  piece(blades(box, 0.72, 1, 50, 12), '#431a1c', 4),
];

const dome: Draw = (box) => {
  const { hall, drum, dome: top, columns } = councilHouse(box.w * 0.5, box.h * 0.93, 168);
  return [
    back(box, '#9fc0c4'),
    disc(box.w * 0.16, box.h * 0.26, 20, '#f7fbf4'),
    hill(box, 0.36, '#7fa4aa', 7),
    piece(top, '#dccbaa', 4),
    piece(hall + drum, '#fbf3e2', 6),
    shape(columns, '#b39f80'),
    piece(rectangle(-20, box.h * 0.91, box.w + 40, box.h * 0.2), '#7c6a5a', 7),
    ...[0.1, 0.9].map((x) =>
      piece(
        limb(
          [
            [box.w * x, box.h * 0.98],
            [box.w * x, box.h * 0.72],
          ],
          7,
          4,
        ) + crown(box.w * x, box.h * 0.66, 24, 27, createRandom(x * 50)),
        '#56703f',
        6,
      ),
    ),
  ];
};

const leaf: Draw = (box) => {
  const { outline } = oakLeaf({ x: box.w * 0.42, y: box.h * 0.9, turn: 12, size: 2.5 });
  const small = oakLeaf({ x: box.w * 0.86, y: box.h * 0.96, turn: -24, size: 1.2 });
  return [
    back(box, WINE.red),
    piece(polygon(arc(box.w * 0.5, box.h * 0.42, 96, 0, 350, 36)), '#a63d56', 3),
    piece(outline, '#e6a844', 7),
    piece(small.outline, '#c9672f', 6),
  ];
};

const boat: Draw = (box) => {
  const water = (share: number, color: string, seed: number) => hill(box, share, color, seed, 5);
  const [x, y] = [box.w * 0.56, box.h * 0.66];
  return [
    back(box, '#cfe3e0'),
    disc(box.w * 0.22, box.h * 0.28, 21, '#fffbe9'),
    hill(box, 0.52, '#a9c7b0', 5, 3),
    water(0.4, '#5f9aa3', 2),
    piece(
      polygon([
        [x, y - 86],
        [x + 52, y + 2],
        [x - 52, y + 2],
      ]),
      '#fffaf0',
      5,
    ),
    piece(
      polygon([
        [x, y - 86],
        [x + 52, y + 2],
        [x, y + 2],
      ]),
      '#eadcc6',
      1,
    ),
    piece(
      polygon([
        [x - 104, y - 24],
        [x, y + 6],
        [x + 104, y - 24],
        [x + 66, y + 38],
        [x - 66, y + 38],
      ]),
      lighter('#c8442f', 0.1),
      6,
    ),
    water(0.24, '#457f8c', 8),
    water(0.1, '#2f6472', 4),
  ];
};

const photo = (name: string, width: number, height: number, draw: Draw): Plate => ({
  name,
  folder: PHOTOS,
  width,
  height,
  draw: () => picture(draw({ x: 0, y: 0, w: width, h: height }), { width, height }),
});

export const photos: readonly Plate[] = [
  photo('hills', 400, 200, hills),
  photo('fox', 360, 240, fox),
  photo('owl', 260, 260, owl),
  photo('castle', 320, 240, castle),
  photo('oak', 240, 320, oak),
  photo('heron', 220, 330, heron),
  photo('wheel', 256, 320, wheel),
  photo('robin', 320, 240, robin),
  photo('hare', 300, 240, hare),
  photo('dome', 345, 230, dome),
  photo('leaf', 220, 330, leaf),
  photo('boat', 330, 220, boat),
];
