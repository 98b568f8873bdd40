import { polygon, rectangle } from '../paper/geometry.ts';
import { paper } from '../paper/paper.ts';
import type { Scene } from '../scene.ts';
import { shape } from '../paper/inks.ts';

interface Block {
  x: number;
  top: number;
  width: number;
  depth: number;
  color: string;
}

/** A house as a box: front, shaded side, top and windows. */
export function block({ random }: Scene, { x, top, width, depth, color }: Block, lit: number) {
  const right = x + width;
  const rise = depth * 0.5;
  const front = rectangle(x, top, width, 940 - top);
  const side = polygon([
    [right, top],
    [right + depth, top - rise],
    [right + depth, 940],
    [right, 940],
  ]);
  const roof = polygon([
    [x, top],
    [x + depth, top - rise],
    [right + depth, top - rise],
    [right, top],
  ]);
  const columns = Math.max(2, Math.round(width / 30));
  const [gapX, gapY] = [width / columns, 36];
  let [dark, bright] = ['', ''];
  for (let row = 0; row < (890 - top) / gapY - 0.6; row++) {
    for (let column = 0; column < columns; column++) {
      const pane = rectangle(
        x + gapX * (column + 0.24),
        top + 16 + row * gapY,
        gapX * 0.52,
        20,
        row % 3 === 0 ? 7 : 0,
      );
      if (random.chance(lit)) bright += pane;
      else dark += pane;
    }
  }
  return [
    paper(
      [
        ...shape(front, color),
        ...shape(side, `${color} ink 30`),
        ...shape(roof, `${color} cream 30`),
      ],
      'hung 7',
    ),
    paper(shape(dark, `${color} ink 34`), 'flat'),
    paper(shape(bright, 'warm cream 25'), 'glued'),
  ];
}
