/** Nottingham: terraces, the castle on its rock, the Council House, Goose Fair's wheel. */
import {
  arc,
  circle,
  polar,
  polygon,
  polyline,
  rectangle,
  smooth,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { createRandom, type Random } from '../../tools/content/paper/random.ts';

/** A house of a terrace: path data, one part per color. */
export interface House {
  wall: string;
  roof: string;
  chimney: string;
  windows: string;
  door: string;
  x: number;
  width: number;
  top: number;
}

/** A row of houses on y, from x to the right. */
export function terrace(
  x: number,
  y: number,
  count: number,
  { width = 46, height = 60, seed = 1 } = {},
): House[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const left = x + index * width;
    const eaves = y - height + random.around(height * 0.05);
    const top = eaves - width * random.between(0.42, 0.56);
    const stack = left + width * random.pick([0.16, 0.74]);
    const pane = (column: number, row: number) =>
      rectangle(
        left + width * (0.18 + column * 0.4),
        eaves + height * (0.14 + row * 0.42),
        width * 0.2,
        height * 0.22,
      );
    return {
      x: left,
      width,
      top,
      wall: rectangle(left, eaves - 1, width, y - eaves + 3),
      roof: polygon([
        [left - 2, eaves + 2],
        [left + width * 0.14, top],
        [left + width * 0.86, top],
        [left + width + 2, eaves + 2],
      ]),
      chimney:
        rectangle(stack, top - width * 0.24, width * 0.13, width * 0.5) +
        rectangle(stack - 1.5, top - width * 0.27, width * 0.13 + 3, width * 0.07),
      windows: pane(0, 0) + pane(1, 0) + pane(1, 1),
      door: rectangle(left + width * 0.18, y - height * 0.4, width * 0.2, height * 0.4 + 2, 2),
    };
  });
}

/** A gabled house in one shape, for distant streets. */
export function gable(x: number, y: number, width: number, height: number): string {
  return polygon([
    [x, y],
    [x, y - height * 0.66],
    [x + width / 2, y - height],
    [x + width, y - height * 0.66],
    [x + width, y],
  ]);
}

/**
 * The castle on its sandstone rock. `rock` is the cliff with its ledges, `castle` the long, flat
 * mansion on top, `windows` its rows of panes, `caves` the entrances at the foot of the rock.
 */
export function castleRock(x: number, y: number, width: number, height: number, seed = 1) {
  const random = createRandom(seed);
  const foot = y + 20;
  const cliff = (side: 1 | -1): Point[] => {
    const edge = (share: number) => x + side * width * (0.5 - 0.17 * share);
    return Array.from({ length: 9 }, (_, index) => {
      const share = index / 8;
      const ledge = index % 2 ? width * 0.025 : -width * 0.012;
      return [
        edge(share) + side * (ledge + random.around(width * 0.012)),
        foot - height * 0.62 * share,
      ];
    });
  };
  const top = foot - height * 0.62;
  const rock = polygon([...cliff(-1), ...cliff(1).reverse()]);

  const [left, right] = [x - width * 0.29, x + width * 0.29];
  const hall = top - height * 0.27;
  const tower = width * 0.1;
  const merlons: Point[] = [];
  for (let index = 0; index <= 16; index++) {
    const px = left + ((right - left) * index) / 16;
    const up = index % 2 ? height * 0.025 : 0;
    merlons.push([px, hall - up], [px + (right - left) / 32, hall - up]);
  }
  const castle =
    polygon([[left, top + 6], ...merlons, [right + 2, hall], [right + 2, top + 6]]) +
    rectangle(left - tower * 0.35, hall - height * 0.06, tower, top - hall + height * 0.06 + 6) +
    rectangle(right - tower * 0.65, hall - height * 0.06, tower, top - hall + height * 0.06 + 6) +
    rectangle(x - tower * 0.8, hall - height * 0.08, tower * 1.6, top - hall + height * 0.08 + 6) +
    rectangle(x - 0.8, hall - height * 0.26, 1.6, height * 0.2) +
    polygon([
      [x + 0.8, hall - height * 0.26],
      [x + width * 0.085, hall - height * 0.225],
      [x + 0.8, hall - height * 0.19],
    ]);
  let windows = '';
  for (let column = 0; column < 9; column++) {
    const px = left + tower * 0.9 + ((right - left - tower * 1.8) * column) / 8;
    for (const row of [0.28, 0.62]) {
      windows += rectangle(
        px - width * 0.009,
        hall + (top - hall) * row,
        width * 0.018,
        height * 0.055,
      );
    }
  }
  const caves = [-0.22, -0.02, 0.2]
    .map((share, index) => {
      const [cx, w] = [x + width * share, width * (0.045 + index * 0.008)];
      return smooth(
        [
          [cx - w, foot + 4],
          [cx - w * 0.9, foot - height * 0.1],
          [cx, foot - height * 0.17],
          [cx + w * 0.95, foot - height * 0.09],
          [cx + w, foot + 4],
        ],
        { closed: true, tension: 0.8 },
      );
    })
    .join('');
  return { rock, castle, windows, caves, top };
}

/** The Council House: portico, drum with columns, dome and lantern. (x, y) is the center of its foot. */
export function councilHouse(x: number, y: number, width: number) {
  const u = width / 100;
  const at = (px: number, py: number): Point => [x + px * u, y - py * u];
  const box = (px: number, py: number, w: number, h: number) =>
    rectangle(x + px * u, y - (py + h) * u, w * u, h * u);
  const dome = smooth(
    [
      at(-17, 74),
      at(-16, 84),
      at(-11, 94),
      at(-4, 100),
      at(4, 100),
      at(11, 94),
      at(16, 84),
      at(17, 74),
    ],
    { tension: 0.9 },
  );
  return {
    hall:
      box(-50, -2, 100, 36) + box(-52, 34, 104, 4) + polygon([at(-24, 38), at(0, 50), at(24, 38)]),
    drum: box(-24, 36, 48, 16) + box(-19, 52, 38, 20) + box(-21, 71, 42, 4),
    dome:
      `${dome}Z` +
      box(-4.5, 98, 9, 9) +
      `${smooth([at(-5, 107), at(0, 114), at(5, 107)])}Z` +
      box(-0.6, 112, 1.2, 12),
    columns:
      Array.from({ length: 8 }, (_, index) => box(-46 + index * 12.4, 3, 5, 27)).join('') +
      Array.from({ length: 6 }, (_, index) => box(-16.5 + index * 6, 54, 2.8, 15)).join(''),
  };
}

/** The big wheel: `frame` are lines to stroke, `cars` outlines of gondolas, `legs` a shape. */
export function bigWheel(cx: number, cy: number, radius: number, spokes = 16, turn = 0) {
  const at = (r: number, angle: number) => polar(cx, cy, r, angle + turn);
  const frame: string[] = [
    circle(cx, cy, radius),
    circle(cx, cy, radius * 0.9),
    circle(cx, cy, radius * 0.3),
  ];
  const cars: string[] = [];
  for (let index = 0; index < spokes; index++) {
    const angle = (360 / spokes) * index;
    frame.push(polyline([at(radius * 0.06, angle), at(radius, angle)]));
    frame.push(
      polyline([
        at(radius * 0.9, angle),
        at(radius, angle + 180 / spokes),
        at(radius * 0.9, angle + 360 / spokes),
      ]),
    );
    const [x, y] = at(radius * 1.01, angle);
    const s = radius * 0.07;
    cars.push(
      polygon([
        [x - s * 0.7, y],
        [x + s * 0.7, y],
        [x + s * 1.1, y + s * 0.7],
        [x + s, y + s * 0.9],
        ...arc(x, y + s * 1.1, s * 0.95, 0, 180, 10),
        [x - s, y + s * 0.9],
        [x - s * 1.1, y + s * 0.7],
      ]),
    );
  }
  const leg = (side: number) =>
    polygon([
      [cx - side * 3, cy - 4],
      [cx + side * 4, cy - 4],
      [cx + side * radius * 0.62, cy + radius * 1.25],
      [cx + side * radius * 0.54, cy + radius * 1.25],
    ]);
  return {
    frame: frame.join(''),
    cars,
    legs: [leg(-1), leg(1)],
    hub: circle(cx, cy, radius * 0.09),
  };
}

/** A row of distant roofs with chimneys in one shape, for skylines. */
export function skyline(
  y: number,
  from: number,
  to: number,
  height: number,
  random: Random,
): string {
  const points: Point[] = [[from, y + 80]];
  for (let x = from; x < to;) {
    const width = random.between(height * 0.5, height * 1.1);
    const eaves = y - height * random.between(0.45, 0.8);
    const peak = eaves - width * random.between(0.25, 0.42);
    points.push([x, eaves], [x + width * 0.2, (eaves + peak) / 2 + 1]);
    if (random.chance(0.7)) {
      const [left, right] = [x + width * 0.24, x + width * 0.36];
      points.push(
        [left, peak - height * 0.14],
        [right, peak - height * 0.14],
        [right, peak + width * 0.1],
      );
    }
    points.push([x + width / 2, peak], [x + width, eaves]);
    x += width;
  }
  return polygon([...points, [to + 60, y + 80]]);
}

/** Bunting between two points: `string` to stroke, `flags` to fill. */
export function bunting(from: Point, to: Point, sag: number, count: number) {
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  const line = Array.from({ length: 25 }, (_, index) => at(index / 24));
  const flags = Array.from({ length: count }, (_, index) => {
    const [a, b] = [at((index + 0.12) / count), at((index + 0.88) / count)];
    const width = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return polygon([a, b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + width * 1.15]]);
  });
  return { string: smooth(line), flags };
}
