/** Draws the picture as staggered rows of dots, larger where it is darker. */
import type { Pen } from './pen.ts';
import type { DotShape, Settings } from './settings.ts';
import { CENTER, RADIUS } from './sheet.ts';
import type { Darkness } from './tones.ts';

/** Radius of the smallest and the largest dot, as shares of the pitch. */
const MIN_RADIUS = 0.07;
const MAX_RADIUS = 0.46;

/** Distance of rows, as a share of the pitch, for a hexagonal grid. */
const ROW_HEIGHT = Math.sqrt(3) / 2;

/** Distance from dot to dot, in units of the sheet. */
const pitchOf = (density: number) => (2 * RADIUS) / density;

/** The rows of complete dots from the top. Distances are from the center of the sheet. */
export function rowsOfDots(density: number): { y: number; first: number; count: number }[] {
  const pitch = pitchOf(density);
  const reach = RADIUS - pitch * 0.4;
  const last = Math.floor(reach / (pitch * ROW_HEIGHT));
  return Array.from({ length: 2 * last + 1 }, (_, index) => {
    const row = index - last;
    const y = row * pitch * ROW_HEIGHT;
    const half = Math.sqrt(reach ** 2 - y ** 2) / pitch;
    // Every other row has a dot in the middle; the others are shifted by half the pitch.
    const side = row % 2 ? Math.floor(half + 0.5) - 0.5 : Math.floor(half);
    return { y, first: -side * pitch, count: 2 * side + 1 };
  });
}

export function* drawDots(pen: Pen, darkness: Darkness, { density, size, shape }: Settings) {
  const pitch = pitchOf(density);
  const small = pitch * MIN_RADIUS;
  const large = (pitch * MAX_RADIUS * size) / 100;
  for (const { y, first, count } of rowsOfDots(density)) {
    for (let index = 0; index < count; index++) {
      const x = first + index * pitch;
      const dark = darkness(x / RADIUS, y / RADIUS, (pitch / RADIUS) * 0.5);
      // The ink of a dot grows with the square of its radius.
      drawShape[shape](pen, CENTER + x, CENTER + y, small + (large - small) * Math.sqrt(dark));
    }
    yield;
  }
}

/** Draws a dot. Each shape has about as much ink as the circle of that radius. */
export const drawShape: Record<DotShape, (pen: Pen, x: number, y: number, radius: number) => void> =
  {
    circle: (pen, x, y, radius) => pen.circle(x, y, radius),
    square: (pen, x, y, radius) => corners(pen, x, y, [radius * 1.25], 4, Math.PI / 4),
    diamond: (pen, x, y, radius) => corners(pen, x, y, [radius * 1.25], 4, 0),
    star: (pen, x, y, radius) => corners(pen, x, y, [radius * 1.5, radius * 0.7], 10, -Math.PI / 2),
    heart(pen, x, y, radius) {
      const [r, low, notch] = [radius * 1.2, y + radius * 1.15, y - radius * 0.5];
      pen.move(x, low);
      pen.curve(x - r * 1.7, y - r * 0.1, x - r * 0.9, y - r * 1.5, x, notch);
      pen.curve(x + r * 0.9, y - r * 1.5, x + r * 1.7, y - r * 0.1, x, low);
      pen.close();
    },
  };

/** A closed shape with corners at one radius, or at two radii alternately. */
function corners(
  pen: Pen,
  x: number,
  y: number,
  radii: readonly number[],
  count: number,
  turn: number,
) {
  for (let index = 0; index < count; index++) {
    const radius = radii[index % radii.length] ?? 0;
    const angle = turn + (index * 2 * Math.PI) / count;
    const corner = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    if (index) pen.line(...corner);
    else pen.move(...corner);
  }
  pen.close();
}
