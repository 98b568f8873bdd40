import type { SkyName } from '../names.ts';
import {
  bow,
  circle,
  mix,
  place,
  polygon,
  polyline,
  rectangle,
  smooth,
  type Point,
} from '../paper/geometry.ts';
import { laceEdge } from '../paper/lace.ts';
import { heightAt } from '../paper/nature.ts';
import { paper, sheet } from '../paper/paper.ts';
import { creature } from '../things/animals.ts';
import { horizon } from '../stage/horizons.ts';
import { oklch } from '../palette.ts';
import { type Part, type Scene, swing } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { skyLayers } from '../stage/skies.ts';
import { moved, shape, stroke } from '../paper/inks.ts';

/** Threads around a ball of wool, bent in one direction. */
function strands(x: number, y: number, radius: number, turn: number) {
  return [-0.72, -0.48, -0.24, 0, 0.24, 0.48, 0.72]
    .map((share) => {
      const half = radius * Math.sqrt(1 - share * share) * 0.93;
      const line = bow(
        [-half, radius * share],
        [0, radius * (share + 0.42)],
        [half, radius * share],
        10,
      );
      return polyline(place(line, { x, y, turn }));
    })
    .join('');
}

const START: Point = [0, 0];

/** A basket whose strips go over and under, full of what the land gave. */
export function basket(scene: Scene, sky: SkyName): Part {
  const { random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at = (x: number) => 308 + side * (x - 308);
  const sun = { x: at(470), y: 520, radius: 96 };
  const [top, foot] = [600, 868];
  const half = (y: number) => mix(212, 166, (y - top) / (foot - top));
  const columns = 11;
  const rows = 7;
  const light = oklch(0.86, 0.085, 82);
  const dark = oklch(0.6, 0.1, 58);
  const cell = (column: number, row: number, isUpright: boolean) => {
    const [y1, y2] = [mix(top, foot, row / rows), mix(top, foot, (row + 1) / rows)];
    const inset = isUpright ? [0.14, -0.06] : [-0.06, 0.12];
    const [cx, cy] = [inset[0] ?? 0, inset[1] ?? 0];
    const edge = (share: number, y: number) => 308 + (share - 0.5) * 2 * half(y);
    const [a, b] = [(column + cx) / columns, (column + 1 - cx) / columns];
    const [u, v] = [mix(y1, y2, cy), mix(y2, y1, cy)];
    const sagging = (share: number) => 16 * (1 - (2 * share - 1) ** 2);
    return polygon([
      [edge(a, u), u + sagging(a)],
      [edge(b, u), u + sagging(b)],
      [edge(b, v), v + sagging(b)],
      [edge(a, v), v + sagging(a)],
    ]);
  };
  const cells = (parity: number, isUpright: boolean) => {
    let d = '';
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        if ((row + column) % 2 === parity) d += cell(column, row, isUpright);
    return d;
  };
  const back = polygon([
    [308 - 214, top],
    [308 + 214, top],
    [308 + 168, foot + 6],
    [308 - 168, foot + 6],
  ]);
  const body = [
    sheet(back, 'ink', 'hung'),
    sheet(cells(0, true), dark, 'thing 2'),
    sheet(cells(1, false), light, 'thing 2'),
    sheet(
      smooth(
        [
          [308 - 222, top - 12],
          [308, top + 8],
          [308 + 222, top - 12],
          [308 + 221, top + 13],
          [308, top + 36],
          [308 - 221, top + 13],
        ],
        { closed: true, tension: 0.9 },
      ),
      'warm-deep',
      'thing',
    ),
    paper(
      shape(
        laceEdge(
          Array.from({ length: 25 }, (_, index): Point => {
            const t = index / 24;
            return [mix(308 - 222, 308 + 222, t), top + 13 + 21 * (1 - (2 * t - 1) ** 2)];
          }),
          { pitch: 32, depth: 36 },
        ),
        'cream',
      ),
      'print',
    ),
  ];
  const handleOuter = Array.from({ length: 31 }, (_, index): Point => {
    const a = Math.PI * (1 + index / 30);
    return [308 + 200 * Math.cos(a), top + 256 * Math.sin(a)];
  });
  const handleInner = handleOuter.map(([px, py]): Point => [
    308 + (px - 308) * 0.87,
    top + (py - top) * 0.89,
  ]);
  const wraps = Array.from({ length: 14 }, (_, index) => {
    const p = handleOuter[index * 2 + 1] ?? START;
    const q = handleInner[index * 2 + 2] ?? START;
    const r = handleOuter[index * 2 + 2] ?? START;
    return polygon([p, r, q, [q[0] - (r[0] - p[0]), q[1] - (r[1] - p[1])]]);
  }).join('');
  const handle = [
    sheet(polygon([...handleOuter, ...[...handleInner].reverse()]), dark, 'hung 7'),
    sheet(wraps, light, 'glued'),
  ];
  const ball = (x: number, y: number, radius: number, color: string) => [
    sheet(circle(x, y, radius), color, 'hung 7'),
    paper(stroke(strands(x, y, radius, -38), `${color} ink 26`, 2.2), 'thread'),
    paper(stroke(strands(x, y, radius * 0.74, 34), `${color} cream 30`, 2.2), 'thread'),
  ];
  const needle = (x: number, y: number, turn: number, color: string) => [
    paper(
      moved(
        [
          ...shape(rectangle(-3.4, -10, 6.8, 190, 3), 'cream warm 20'),
          ...shape(circle(0, -14, 9), color),
        ],
        { x, y, turn },
      ),
      'thing',
    ),
  ];
  const land = horizon(scene, random.pick(['hills', 'orchard', 'forest']), 668);
  const bx = at(548);
  const yarn: Point[] = [
    [at(420), 842],
    [at(452), 866],
    [at(482), 850],
    [at(500), 868],
    [bx + side * 40, 862],
    [at(590), 848],
    [at(650), 866],
  ];
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      { name: 'disc', travel: -9, sheets: disc(scene, 'sun', sun) },
      ...land.layers,
      { name: 'handle', travel: -3, sheets: handle },
      {
        name: 'wool',
        travel: -2,
        sheets: [
          ...needle(at(214), 396, side * -26, 'accent'),
          ...needle(at(398), 392, side * 24, 'light'),
          ...ball(at(196), 552, 78, 'deep'),
          ...ball(at(424), 546, 84, oklch(0.8, 0.13, 84)),
          ...ball(at(306), 520, 92, 'warm-deep'),
        ],
      },
      { name: 'basket', travel: -1, sheets: body },
      {
        name: 'finder',
        travel: -4,
        sheets: [
          creature(
            scene,
            'fox',
            { x: at(66), y: heightAt(land.edge, at(66)) + 8, height: 48, flip: side < 0 },
            'ink deep 20',
          ),
        ],
      },
      {
        name: 'ball',
        travel: 2,
        sheets: [
          paper(stroke(smooth(yarn), 'accent', 3.4), 'thing 2'),
          ...ball(bx, 832, 76, 'accent'),
        ],
      },
    ],
    life: [swing({ layer: 'ball', origin: [bx, 870], by: side * 5, seconds: 3, swings: 4 })],
  };
}
