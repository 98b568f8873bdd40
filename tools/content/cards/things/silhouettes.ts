/** Outlines of small animals, about 100 units high or less, that stand on (0, 0) and look right. */
import {
  arc,
  circle,
  ellipse,
  polar,
  polygon,
  polyline,
  rectangle,
  smooth,
  type Point,
} from '../../paper/geometry.ts';
import { animal, limb } from '../../paper/nature.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import type { Palette } from '../palette.ts';

/** An animal's markup at its own size. `coat` is its main paper. */
export interface Silhouette {
  /** Units. */
  tall: number;
  /** How high it is beside a fox, which is 1. */
  share: number;
  coat: (palette: Palette) => string;
  draw: (coat: string, palette: Palette) => string;
}

const closed = (points: readonly Point[]) => smooth(points, { closed: true, tension: 0.85 });

const eye = (x: number, y: number, { ink, cream }: Palette, size = 3) =>
  shape(circle(x, y, size), ink) + shape(circle(x - 0.8, y - 1, size * 0.36), cream);

const fox: Silhouette = {
  tall: 72,
  share: 1,
  coat: ({ warmDeep }) => warmDeep,
  draw: (coat, palette) =>
    shape(animal('fox', {}), coat) +
    shape(
      closed([
        [-62, -12],
        [-76, -14],
        [-68, -22],
        [-58, -26],
        [-56, -17],
      ]),
      palette.cream,
    ) +
    shape(
      closed([
        [44, -42],
        [60, -43],
        [54, -39],
        [42, -38],
        [33, -31],
        [31, -24],
        [28, -34],
      ]),
      palette.cream,
    ) +
    shape(circle(62, -43, 2.6), palette.ink) +
    eye(46, -51, palette, 2.8),
};

const hare: Silhouette = {
  tall: 99,
  share: 1.1,
  coat: ({ warm, cream }) => blend(warm, cream, 0.4),
  draw: (coat, palette) =>
    shape(animal('hare', {}), coat) +
    shape(circle(-29, -13, 8), palette.cream) +
    shape(
      closed([
        [4, -92],
        [9, -78],
        [9, -68],
        [4, -80],
      ]),
      palette.warmDeep,
      { opacity: 0.6 },
    ) +
    shape(
      closed([
        [-4, -44],
        [12, -42],
        [14, -24],
        [2, -24],
      ]),
      palette.cream,
      { opacity: 0.5 },
    ) +
    eye(22, -54, palette),
};

const hedgehog: Silhouette = {
  tall: 62,
  share: 0.72,
  coat: ({ warm, ink }) => blend(warm, ink, 0.58),
  draw: (coat, palette) => {
    const face = blend(palette.warm, palette.cream, 0.45);
    const spines = (reach: number, count: number) => [
      ...Array.from({ length: count * 2 + 1 }, (_, index) => {
        const radius = reach * (index % 2 ? 0.84 : 1);
        const [x, y] = polar(-8, -12, radius, 168 + (index * 176) / (count * 2));
        return [x, y] as Point;
      }),
      [26, -2] as Point,
      [-44, -2] as Point,
    ];
    return (
      shape(
        [-26, -8, 14, 26].map((x) => ellipse(x, -2, 7, 4)).join(''),
        blend(face, palette.ink, 0.3),
      ) +
      shape(
        closed([
          [10, -40],
          [30, -36],
          [46, -22],
          [60, -12],
          [58, -6],
          [36, -2],
          [6, -2],
        ]),
        face,
      ) +
      shape(polygon(spines(50, 13)), coat) +
      shape(polygon(spines(38, 10)), blend(coat, palette.cream, 0.18)) +
      shape(polygon(spines(27, 7)), coat) +
      shape(circle(24, -36, 6), blend(face, palette.warmDeep, 0.3)) +
      shape(circle(60, -10, 4), palette.ink) +
      eye(40, -22, palette, 3.2)
    );
  },
};

const mouse: Silhouette = {
  tall: 50,
  share: 0.6,
  coat: ({ cream, deep }) => blend(cream, deep, 0.22),
  draw: (coat, palette) =>
    shape(
      limb(
        [
          [-26, -5],
          [-48, -2],
          [-60, -16],
          [-76, -12],
        ],
        4.6,
        1.6,
      ),
      palette.warmDeep,
    ) +
    shape(
      closed([
        [-28, 0],
        [-36, -16],
        [-26, -34],
        [-4, -40],
        [18, -36],
        [38, -20],
        [50, -8],
        [38, 0],
        [10, 1],
      ]),
      coat,
    ) +
    shape(circle(12, -40, 12), coat) +
    shape(circle(12, -40, 7.5), blend(palette.warmDeep, palette.cream, 0.45)) +
    shape(circle(50, -9, 3.2), palette.warmDeep) +
    eye(32, -22, palette, 3),
};

const squirrel: Silhouette = {
  tall: 88,
  share: 0.95,
  coat: ({ warmDeep, warm, ink }) => blend(blend(warmDeep, warm, 0.25), ink, 0.12),
  draw: (coat, palette) =>
    shape(
      closed([
        [-6, 0],
        [-34, -6],
        [-54, -32],
        [-54, -64],
        [-36, -86],
        [-14, -82],
        [-12, -66],
        [-24, -60],
        [-26, -44],
        [-14, -26],
      ]),
      blend(coat, palette.ink, 0.18),
    ) +
    shape(
      closed([
        [-18, 0],
        [-22, -18],
        [-12, -38],
        [0, -50],
        [6, -66],
        [20, -72],
        [34, -64],
        [40, -54],
        [30, -46],
        [24, -36],
        [30, -27],
        [24, -20],
        [26, -6],
        [22, 0],
      ]),
      coat,
    ) +
    shape(
      polygon([
        [10, -68],
        [11, -86],
        [22, -70],
      ]),
      coat,
    ) +
    shape(
      closed([
        [10, -38],
        [22, -36],
        [22, -16],
        [14, -6],
        [6, -16],
      ]),
      palette.cream,
    ) +
    shape(ellipse(33, -31, 6, 7.5), palette.warm) +
    shape(ellipse(33, -37, 7, 3.4), blend(palette.warm, palette.ink, 0.6)) +
    eye(25, -60, palette, 3),
};

const tortoise: Silhouette = {
  tall: 50,
  share: 0.66,
  coat: ({ near, light }) => blend(near, light, 0.3),
  draw: (coat, palette) => {
    const skin = blend(palette.light, palette.warm, 0.5);
    return (
      shape(
        closed([
          [26, -18],
          [44, -34],
          [60, -38],
          [66, -28],
          [58, -20],
          [44, -12],
        ]) +
          rectangle(-30, -14, 15, 14, 4) +
          rectangle(14, -14, 15, 14, 4) +
          polygon([
            [-38, -12],
            [-54, -4],
            [-36, -6],
          ]),
        skin,
        { 'fill-rule': 'nonzero' },
      ) +
      shape(
        closed([
          [-42, -10],
          [-34, -34],
          [-6, -50],
          [22, -38],
          [36, -10],
          [0, -7],
        ]),
        coat,
      ) +
      shape(
        polygon([
          [-8, -44],
          [6, -44],
          [14, -28],
          [0, -18],
          [-16, -28],
        ]) +
          polygon([
            [-20, -38],
            [-22, -27],
            [-35, -20],
            [-32, -32],
          ]) +
          polygon([
            [18, -37],
            [19, -27],
            [31, -18],
            [27, -29],
          ]),
        blend(coat, palette.warm, 0.55),
      ) +
      eye(59, -31, palette, 2.6)
    );
  },
};

const snail: Silhouette = {
  tall: 50,
  share: 0.5,
  coat: ({ accent }) => accent,
  draw: (coat, palette) => {
    const skin = blend(palette.cream, palette.warm, 0.35);
    const spiral = Array.from({ length: 20 }, (_, index) =>
      polar(-4, -26, 3 + index * 0.95, index * 38),
    );
    return (
      stroke(
        polyline([
          [46, -18],
          [50, -38],
        ]) +
          polyline([
            [40, -18],
            [36, -36],
          ]),
        skin,
        3.4,
      ) +
      shape(
        closed([
          [-44, 0],
          [-20, -8],
          [20, -8],
          [32, -22],
          [48, -24],
          [54, -14],
          [44, 0],
        ]),
        skin,
      ) +
      shape(circle(50, -39, 3) + circle(36, -37, 3), palette.ink) +
      shape(circle(-4, -26, 24), coat) +
      stroke(smooth(spiral), blend(coat, palette.ink, 0.45), 3.4)
    );
  },
};

const owl: Silhouette = {
  tall: 94,
  share: 1,
  coat: ({ warm, ink }) => blend(warm, ink, 0.42),
  draw: (coat, palette) => {
    const eyes = [-10, 10];
    const bars = [-44, -32, -20].flatMap((y, row) =>
      (row % 2 ? [-8, 0, 8] : [-4, 4]).map((x) => polygon(arc(x, y, 3.6, 0, 180, 6))),
    );
    return (
      shape(animal('owl', {}), coat) +
      shape(
        closed([
          [-15, -50],
          [0, -56],
          [15, -50],
          [15, -18],
          [0, -4],
          [-15, -18],
        ]),
        blend(coat, palette.cream, 0.5),
      ) +
      shape(bars.join(''), coat) +
      shape(eyes.map((x) => circle(x, -70, 10)).join(''), palette.cream) +
      shape(eyes.map((x) => circle(x, -70, 5)).join(''), palette.ink) +
      shape(
        polygon([
          [-4, -66],
          [4, -66],
          [0, -57],
        ]),
        palette.warmDeep,
      )
    );
  },
};

/** A small bird on two legs. */
const songbird = (coat: string, breast: string, cap: string, palette: Palette) =>
  stroke(
    polyline([
      [6, -8],
      [4, 2],
    ]) +
      polyline([
        [16, -8],
        [16, 2],
      ]),
    palette.ink,
    3,
  ) +
  shape(animal('robin', { y: -4, size: 0.96 }), coat) +
  shape(
    closed([
      [22, -56],
      [36, -56],
      [36, -34],
      [22, -14],
      [8, -12],
      [14, -34],
    ]),
    breast,
  ) +
  shape(
    closed([
      [-34, -8],
      [-20, -36],
      [-4, -44],
      [6, -34],
      [-6, -18],
    ]),
    blend(coat, palette.ink, 0.25),
  ) +
  shape(
    closed([
      [10, -62],
      [22, -70],
      [34, -62],
      [24, -58],
    ]),
    cap,
  ) +
  shape(
    polygon([
      [35, -60],
      [48, -56],
      [35, -52],
    ]),
    palette.warm,
  ) +
  eye(28, -57, palette, 3);

const robin: Silhouette = {
  tall: 68,
  share: 1,
  coat: ({ warm, ink }) => blend(warm, ink, 0.5),
  draw: (coat, palette) => songbird(coat, palette.warmDeep, coat, palette),
};

const tit: Silhouette = {
  tall: 68,
  share: 1,
  coat: ({ accent, cream }) => blend(accent, cream, 0.15),
  draw: (coat, palette) =>
    songbird(coat, blend(palette.warm, palette.cream, 0.3), palette.ink, palette),
};

const magpie: Silhouette = {
  tall: 68,
  share: 1.05,
  coat: ({ ink, deep }) => blend(ink, deep, 0.7),
  draw: (coat, palette) => songbird(coat, palette.cream, coat, palette),
};

const dove: Silhouette = {
  tall: 68,
  share: 1.05,
  coat: ({ cream }) => cream,
  draw: (coat, palette) => songbird(coat, blend(coat, palette.deep, 0.1), coat, palette),
};

const heron: Silhouette = {
  tall: 97,
  share: 1,
  coat: ({ cream, deep }) => blend(cream, deep, 0.3),
  draw: (coat, palette) =>
    shape(animal('heron', {}), coat) +
    shape(
      polygon([
        [20, -95],
        [44, -89],
        [21, -88],
      ]),
      palette.warm,
    ) +
    shape(
      closed([
        [2, -94],
        [12, -98],
        [18, -95],
        [8, -92],
        [-10, -86],
      ]),
      palette.ink,
    ) +
    shape(
      closed([
        [-28, -30],
        [-10, -52],
        [6, -54],
        [0, -40],
      ]),
      blend(coat, palette.ink, 0.3),
    ) +
    eye(13, -91, palette, 2),
};

export const SILHOUETTES = {
  fox,
  hare,
  hedgehog,
  mouse,
  squirrel,
  tortoise,
  snail,
  owl,
  robin,
  tit,
  dove,
  magpie,
  heron,
} as const satisfies Record<string, Silhouette>;

export type AnimalName = keyof typeof SILHOUETTES;
