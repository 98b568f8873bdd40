/** A wooden gate in shallow water. */
import { polygon, place } from '../paper/geometry.ts';
import { sheet } from '../paper/paper.ts';
import { glint } from '../stage/water.ts';
import { glued } from './pieces.ts';

/** A gate that stands in the water, and its shadow in strips. */
export function waterGate(x: number, y: number, red: string) {
  const post = (dx: number) =>
    polygon([
      [x + dx - 6, y],
      [x + dx * 0.9 - 5, y - 96],
      [x + dx * 0.9 + 5, y - 96],
      [x + dx + 6, y],
    ]);
  const beam = polygon(place('-76,-112 -60,-104 60,-104 76,-112 68,-94 -68,-94', { x, y }));
  return [
    sheet(post(-42) + post(42), red, 'thing'),
    sheet(beam + polygon(place('-56,-78 56,-78 56,-69 -56,-69', { x, y })), red, 'thing'),
    glued(
      [8, 18, 28]
        .map((dy) => glint(x - 42, y + dy, 12 - dy / 5, 2) + glint(x + 42, y + dy, 12 - dy / 5, 2))
        .join(''),
      red,
    ),
  ];
}
