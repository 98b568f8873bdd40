/** People as paper silhouettes, about 100 units high, standing on (0, 0). */
import { circle, place, smooth, type Point } from '../../tools/content/paper/geometry.ts';
import type { Spot } from '../../tools/content/paper/nature.ts';

const FIGURES = {
  /** Standing, facing us, arms down. */
  standing: [
    [-9, 0],
    [-9, -20],
    [-10, -44],
    [-13, -34],
    [-16, -46],
    [-16, -62],
    [-12, -74],
    [-5, -78],
    [-4, -82],
    [4, -82],
    [5, -78],
    [12, -74],
    [16, -62],
    [16, -46],
    [13, -34],
    [10, -44],
    [9, -20],
    [9, 0],
    [2, 0],
    [0, -36],
    [-2, 0],
  ],
  /** In a long coat or skirt. */
  coat: [
    [-18, 0],
    [-14, -26],
    [-10, -46],
    [-14, -42],
    [-17, -48],
    [-14, -66],
    [-9, -76],
    [-4, -79],
    [-3, -82],
    [3, -82],
    [4, -79],
    [9, -76],
    [14, -66],
    [17, -48],
    [14, -42],
    [10, -46],
    [14, -26],
    [18, 0],
    [0, 3],
  ],
  /** One arm raised, explaining. */
  speaking: [
    [-10, 0],
    [-9, -22],
    [-11, -46],
    [-15, -40],
    [-18, -48],
    [-15, -66],
    [-10, -75],
    [-4, -78],
    [-4, -82],
    [4, -82],
    [5, -78],
    [11, -75],
    [18, -80],
    [28, -92],
    [32, -90],
    [26, -76],
    [16, -64],
    [11, -58],
    [10, -44],
    [11, -22],
    [12, 0],
    [4, 0],
    [0, -36],
    [-3, 0],
  ],
  /** Walking to the right. */
  walking: [
    [-20, -2],
    [-12, -18],
    [-7, -40],
    [-8, -52],
    [-16, -42],
    [-20, -46],
    [-12, -64],
    [-6, -75],
    [0, -78],
    [0, -82],
    [7, -82],
    [7, -77],
    [11, -70],
    [14, -58],
    [22, -50],
    [20, -46],
    [10, -52],
    [8, -42],
    [14, -26],
    [16, -10],
    [20, 0],
    [11, 0],
    [9, -12],
    [2, -30],
    [-6, -14],
    [-14, 2],
  ],
  /** Sitting, from behind: shoulders only, for rows of listeners. */
  listener: [
    [-26, 6],
    [-26, -14],
    [-22, -28],
    [-12, -36],
    [-5, -40],
    [-5, -46],
    [5, -46],
    [5, -40],
    [12, -36],
    [22, -28],
    [26, -14],
    [26, 6],
  ],
} satisfies Record<string, readonly Point[]>;

export type Figure = keyof typeof FIGURES;

/** A person's outline with the head. The two shapes overlap: fill with `'fill-rule': 'nonzero'`. */
export function person(figure: Figure, spot: Spot = {}): string {
  const { x = 0, y = 0, turn = 0, size = 1, flip = false } = spot;
  const body = place(FIGURES[figure], { x, y, turn, size, flip });
  const neck = figure === 'listener' ? -54 : -90;
  const tilt = figure === 'walking' ? 4 : 0;
  const [head] = place([[tilt, neck]], { x, y, turn, size, flip });
  const [hx, hy] = head ?? [x, y];
  const radius = (figure === 'listener' ? 12 : 8.6) * size;
  return smooth(body, { closed: true, tension: 0.6 }) + circle(hx, hy, radius);
}

/** A hood or pointed cap for a person's head, as in Sherwood. */
export function hood(spot: Spot = {}): string {
  const points: Point[] = [
    [-11, -84],
    [-12, -94],
    [-6, -102],
    [6, -103],
    [22, -98],
    [11, -94],
    [11, -84],
    [0, -80],
  ];
  const { x = 0, y = 0, turn = 0, size = 1, flip = false } = spot;
  return smooth(place(points, { x, y, turn, size, flip }), { closed: true, tension: 0.7 });
}
