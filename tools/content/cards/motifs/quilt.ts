/** A patchwork quilt on a washing line between two birches; someone small has built a den behind it. */
import type { SkyName } from '../../../../app/content/schema.ts';
import { circle, mix, type Point, polygon, polyline, star } from '../../paper/geometry.ts';
import { laceEdge, stitches } from '../../paper/lace.ts';
import { crown, limb } from '../../paper/nature.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, shape } from '../../paper/svg.ts';
import { type Part, type Scene, swing } from '../scene.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { creature } from '../things/animals.ts';
import { glued, inked, lines, upright } from '../things/pieces.ts';
import { leaf } from '../things/plants.ts';

const COLUMNS = 4;
const ROWS = 5;

/** A point of the quilt: across 0 to 1, down 0 to 1. It hangs from a line that sags. */
const on = (across: number, down: number): Point => [
  mix(136, 480, across) + 5 * Math.sin(down * 5),
  448 + 46 * across * (1 - across) + mix(0, 348, down) + 9 * Math.sin(across * 9) * down,
];

const patch = (column: number, row: number): string =>
  polygon([
    on(column / COLUMNS, row / ROWS),
    on((column + 1) / COLUMNS, row / ROWS),
    on((column + 1) / COLUMNS, (row + 1) / ROWS),
    on(column / COLUMNS, (row + 1) / ROWS),
  ]);

/** What is sewn on a patch: a star, a flower, dots, a leaf or triangles. */
function emblem(kind: number, column: number, row: number): string {
  const [x, y] = on((column + 0.5) / COLUMNS, (row + 0.5) / ROWS);
  if (kind === 0) return polygon(star(x, y, 27, 12, 8));
  if (kind === 1)
    return [0, 60, 120, 180, 240, 300]
      .map((angle) => leaf({ x, y, length: 27, angle }, 0.28))
      .join('');
  if (kind === 2)
    return [-18, 0, 18]
      .flatMap((dx) => [-16, 0, 16].map((dy) => circle(x + dx, y + dy, 4.6)))
      .join('');
  if (kind === 3)
    return [45, 135, 225, 315].map((angle) => leaf({ x, y, length: 33, angle }, 0.3)).join('');
  return [
    [-17, -15],
    [17, -15],
    [-17, 17],
    [17, 17],
  ]
    .map(([dx = 0, dy = 0]) =>
      polygon([
        [x + dx - 13, y + dy + 11],
        [x + dx, y + dy - 13],
        [x + dx + 13, y + dy + 11],
      ]),
    )
    .join('');
}

function cloth({ palette }: Scene): string[] {
  const papers = [palette.cream, palette.warm, palette.deep, palette.warmDeep, palette.light];
  const inks = [palette.warmDeep, palette.near, palette.cream, palette.cream, palette.deep];
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    return { column, row, kind: (column * 2 + row * 3) % 5 };
  });
  const of = (kind: number) => cells.filter((cell) => cell.kind === kind);
  const edge = (down: number): Point[] =>
    Array.from({ length: 25 }, (_, index) => on(index / 24, down));
  const seams = [
    ...[1, 2, 3, 4].map((row) => edge(row / ROWS)),
    ...[1, 2, 3].map((column) =>
      Array.from({ length: 25 }, (_, index) => on(column / COLUMNS, index / 24)),
    ),
  ];
  const whole = polygon([...edge(-0.02), ...edge(1.02).reverse()]);
  return [
    paper(shape(laceEdge(edge(1.01), { pitch: 34, depth: 34 }), palette.cream), {
      lift: 8,
      rough: 0,
      rim: 0.4,
      shade: 0.5,
    }),
    sheet(whole, palette.warmDeep, { lift: 11, rough: 0.6, rim: 0.6 }),
    paper(
      papers
        .map((color, kind) =>
          shape(
            of(kind)
              .map(({ column, row }) => patch(column, row))
              .join(''),
            color,
          ),
        )
        .join(''),
      { lift: 1, rough: 0.5, rim: 0.5 },
    ),
    paper(
      inks
        .map((color, kind) =>
          shape(
            of(kind)
              .map(({ column, row }) => emblem(kind, column, row))
              .join(''),
            color,
            { 'fill-rule': 'nonzero' },
          ),
        )
        .join(''),
      { lift: 1.4, rough: 0, rim: 0.5, shade: 0.4 },
    ),
    ...seams.slice(0, 7).map((line) =>
      paper(stitches(line, { color: palette.cream, width: 1.7, stitch: 6, gap: 5 }), {
        lift: 0.3,
        rough: 0,
        rim: 0,
        shade: 0,
      }),
    ),
  ];
}

/** A birch at each end of the line. */
function birches({ palette, random }: Scene): string[] {
  const bark = blend(palette.cream, palette.light, 0.25);
  const trunk = (x: number, lean: number): Point[] => [
    [x, 900],
    [x + lean, 640],
    [x + lean * 1.6, 380],
  ];
  const marks = [56, 556].flatMap((x) =>
    [450, 500, 566, 610, 690, 742, 800].map((y, index): Point[] => [
      [x - (index % 2 ? 9 : 2), y],
      [x + (index % 2 ? 1 : 9), y + 2],
    ]),
  );
  const crowns = [
    [30, 372, 84, 58],
    [96, 350, 58, 44],
    [586, 366, 84, 60],
    [520, 346, 56, 42],
  ] as const;
  return [
    sheet(limb(trunk(52, 5), 32, 17) + limb(trunk(562, -5), 32, 17), bark, {
      lift: 7,
      rough: 0.8,
      rim: 0.6,
    }),
    inked(lines(...marks), palette.ink, 4, 0.2),
    ...crowns.map(([x, y, rx, ry], index) =>
      sheet(crown(x, y, rx, ry, random, 11), index % 2 ? palette.middle : palette.near, {
        lift: 6,
        rough: 0.6,
        seed: index,
      }),
    ),
  ];
}

export function quilt(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const land = horizon(scene, random.pick(['hills', 'orchard', 'roofs', 'mountains']), 650);
  const line = Array.from({ length: 31 }, (_, index): Point => {
    const share = index / 30;
    return [mix(58, 558, share), 428 + 90 * share * (1 - share)];
  });
  const pegs = [0.03, 0.34, 0.66, 0.97]
    .map((share) => on(share, 0))
    .map(([x, y]) => upright(x, y + 14, 9, 30, 3))
    .join('');
  return {
    layers: [
      ...skyLayers(scene, sky, { x: 308, y: 430, radius: 90 }),
      ...land.layers,
      {
        name: 'birches',
        travel: -3,
        sheets: [...birches(scene), inked(polyline(line), palette.cream, 3, 3)],
      },
      {
        name: 'finder',
        travel: -3,
        sheets: [
          creature(scene, 'fox', { x: 478, y: 838, height: 66, exact: true }, palette.warmDeep),
          creature(scene, 'robin', { x: 96, y: 436, height: 30 }),
        ],
      },
      {
        name: 'quilt',
        travel: -1,
        sheets: [...cloth(scene), glued(pegs, blend(palette.warm, palette.ink, 0.3), 3)],
      },
    ],
    life: [swing({ layer: 'quilt', origin: [308, 440], by: 0.9, seconds: 4.2, swings: 4 })],
  };
}
