import type { SkyName } from '../names.ts';
import { circle, mix, type Point, polygon, polyline, star } from '../paper/geometry.ts';
import { laceEdge, stitches } from '../paper/lace.ts';
import { crown, limb } from '../paper/nature.ts';
import { paper, sheet } from '../paper/paper.ts';
import { oklch } from '../palette.ts';
import { type Part, type Scene, swing } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { creature } from '../things/animals.ts';
import { laundry } from '../things/laundry.ts';
import { glued, inked, lines, upright } from '../things/pieces.ts';
import { leaf } from '../things/plants.ts';
import { shape } from '../paper/inks.ts';

const COLUMNS = 5;
const ROWS = 5;
/** Folds across the quilt. */
const FOLDS = 3;

/** The line that it hangs on, from beyond one edge of the picture to a birch. */
const lineAt = (x: number): number => 392 - x * 0.07 + 64 * (x / 616) * (1 - x / 616);

/** How far a place is toward the eye, -1 to 1: the cloth hangs in folds. */
const foldAt = (across: number): number => Math.sin((across * FOLDS + 0.16) * 2 * Math.PI);

/** A point of the quilt: across 0 to 1, down 0 to 1. The wind lifts its foot to the right. */
function on(across: number, down: number): Point {
  const x = mix(74, 480, across);
  const blown = down ** 1.4;
  return [
    x + 44 * blown + 14 * Math.cos((across * FOLDS + 0.16) * 2 * Math.PI) * blown,
    lineAt(x) + 4 + mix(0, 414 - 44 * across, down) + 15 * foldAt(across) * blown,
  ];
}

const between = (from: Point, to: Point, down = false): Point[] =>
  Array.from({ length: 7 }, (_, index) => {
    const share = index / 6;
    return down ? on(from[0], mix(from[1], to[1], share)) : on(mix(from[0], to[0], share), from[1]);
  });

/** A piece of the quilt between two places, along its folds. */
function piece([left, top]: Point, [right, foot]: Point) {
  return polygon([
    ...between([left, top], [right, top]),
    ...between([right, top], [right, foot], true),
    ...between([right, foot], [left, foot]),
    ...between([left, foot], [left, top], true),
  ]);
}

const patch = (column: number, row: number) =>
  piece([column / COLUMNS, row / ROWS], [(column + 1) / COLUMNS, (row + 1) / ROWS]);

/** Strips of the cloth that turn away from the light, or to it. */
function folds(isLit: boolean) {
  const strips = 48;
  return Array.from({ length: strips }, (_, index) => index / strips)
    .filter((across) => {
      const slope = Math.cos((across * FOLDS + 0.16) * 2 * Math.PI);
      return isLit ? slope < -0.5 : slope > 0.25;
    })
    .map((across) => piece([across, 0], [across + 1 / strips, 1]))
    .join('');
}

/** What is sewn on a patch: a star, a flower, dots, a leaf or triangles. */
function emblem(kind: number, column: number, row: number) {
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

function cloth() {
  // A quilt is made of what was at hand: its papers are not of the card's hue alone.
  const papers = [
    'cream',
    oklch(0.83, 0.13, 82),
    'deep light 30',
    oklch(0.66, 0.17, 32),
    oklch(0.76, 0.085, 225),
    oklch(0.43, 0.13, 12),
  ];
  const inks = [
    oklch(0.6, 0.18, 28),
    'deep',
    'cream',
    'cream',
    oklch(0.36, 0.09, 255),
    oklch(0.83, 0.13, 82),
  ];
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    return { column, row, kind: (column * 2 + row * 3) % 6 };
  });
  const of = (kind: number) => cells.filter((cell) => cell.kind === kind);
  const edge = (down: number): Point[] =>
    Array.from({ length: 49 }, (_, index) => on(index / 48, down));
  const seams = [
    ...[1, 2, 3, 4].map((row) => edge(row / ROWS)),
    ...[1, 2, 3, 4].map((column) =>
      Array.from({ length: 25 }, (_, index) => on(column / COLUMNS, index / 24)),
    ),
  ];
  return [
    paper(shape(laceEdge(edge(1.01), { pitch: 34, depth: 34 }), 'cream'), 'print 8'),
    sheet(
      polygon([...edge(-0.01), on(1.015, 0.5), ...edge(1.02).reverse(), on(-0.015, 0.5)]),
      oklch(0.43, 0.13, 12),
      'hung',
    ),
    paper(
      papers.flatMap((color, kind) =>
        shape(
          of(kind)
            .map(({ column, row }) => patch(column, row))
            .join(''),
          color,
        ),
      ),
      'glued',
    ),
    paper(
      inks.flatMap((color, kind) =>
        shape(
          of(kind)
            .map(({ column, row }) => emblem(kind, column, row))
            .join(''),
          color,
          { isUnited: true },
        ),
      ),
      'print 1',
    ),
    paper(
      [
        ...seams.flatMap((line) =>
          stitches(line, { color: 'cream', width: 1.7, stitch: 6, gap: 5 }),
        ),
        ...shape(folds(false), 'ink', { isUnited: true, opacity: 0.32 }),
        ...shape(folds(true), '#ffffff', { isUnited: true, opacity: 0.16 }),
      ],
      'thread',
    ),
  ];
}

/** The birch that the line is tied to, cropped by the frame. */
function birch({ random }: Scene) {
  const bark = 'cream light 18';
  const marks = [400, 452, 520, 574, 640, 700, 760, 810].map((y, index): Point[] => [
    [index % 2 ? 572 : 586, y],
    [index % 2 ? 586 : 604, y + 3],
  ]);
  const crowns = [
    [548, 372, 88, 56],
    [640, 352, 104, 70],
    [590, 322, 84, 54],
  ] as const;
  const leaves = ['near', 'middle', 'far light 35'];
  return [
    sheet(limb('600,910 586,640 592,340', 52, 30), bark, 'hung 7'),
    inked(lines(...marks), 'ink', 5, 0.2),
    ...crowns.map(([x, y, rx, ry], index) =>
      sheet(crown(x, y, rx, ry, random, 12), leaves[index] ?? 'near', 'hung 7'),
    ),
  ];
}

export function quilt(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const sun = { x: 96, y: 430, radius: 84 };
  const land = horizon(scene, random.pick(['hills', 'orchard', 'roofs']), 640);
  const line = Array.from({ length: 31 }, (_, index): Point => {
    const x = mix(-40, 590, index / 30);
    return [x, lineAt(x)];
  });
  const pegs = [0.02, 0.26, 0.5, 0.75, 0.97]
    .map((share) => on(share, 0))
    .map(([x, y]) => upright(x, y + 17, 11, 36, 3))
    .join('');
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      {
        name: 'disc',
        travel: -9,
        sheets: disc(scene, palette.daytime === 'night' ? 'moon' : 'sun', sun),
      },
      ...land.layers,
      {
        name: 'birch',
        travel: -3,
        sheets: [...birch(scene), inked(polyline(line), 'cream', 3.4, 3)],
      },
      {
        name: 'finder',
        travel: -3,
        sheets: [creature(scene, 'fox', { x: 492, y: 862, height: 80, exact: true })],
      },
      {
        name: 'quilt',
        travel: -1,
        sheets: [...cloth(), glued(pegs, oklch(0.78, 0.09, 75), 3)],
      },
      { name: 'laundry', travel: 4, sheets: laundry() },
    ],
    life: [swing({ layer: 'quilt', origin: [290, 400], by: 0.9, seconds: 4.2, swings: 4 })],
  };
}
