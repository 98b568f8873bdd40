import { circle, polygon, rectangle, place } from '../paper/geometry.ts';
import { paper, sheet } from '../paper/paper.ts';
import type { Scene } from '../scene.ts';
import { creature } from './animals.ts';
import { glued, inked } from './pieces.ts';
import { shape } from '../paper/inks.ts';

/**
 * A cabin with travelers, 176 × 190 units.
 * @param x,y where it hangs on the rope
 * @param slope of the rope, units down for each to the right
 */
export function cableCar(
  scene: Scene,
  { x, y, slope, color }: { x: number; y: number; slope: number; color: string },
) {
  const iron = 'ink near 25';
  const [top, foot] = [y + 62, y + 190];
  const body = rectangle(x - 88, top, 176, foot - top, 24);
  const window = (dx: number, width: number) => rectangle(x + dx, top + 22, width, 50, 7);
  const windows = window(-76, 40) + window(-28, 56) + window(36, 40);
  return [
    inked(`M${x} ${y + 4}V${top}`, iron, 9, 5),
    inked(`M${x - 34} ${y - 34 * slope}L${x + 34} ${y + 34 * slope}`, `${iron} cream 20`, 9, 4),
    sheet(
      circle(x - 24, y - 24 * slope - 2, 9) + circle(x + 24, y + 24 * slope - 2, 9),
      'warm',
      'thing 2',
    ),
    sheet(body, color, 'hung'),
    sheet(polygon(place('-70,-9 70,-9 84,12 -84,12', { x, y: top })), 'cream', 'thing'),
    glued(windows, 'warm cream 45', 0.4),
    creature(scene, 'hare', { x: x - 52, y: top + 72, height: 42 }, 'deep'),
    creature(scene, 'owl', { x: x + 15, y: top + 72, height: 32 }),
    paper(
      shape(rectangle(x - 88, top + 72, 176, 13) + rectangle(x - 88, top + 104, 176, 5), 'cream'),
      'glued',
    ),
    inked(`M${x} ${top + 20}V${top + 72}`, color, 4, 1),
    sheet(rectangle(x - 66, foot - 6, 132, 11, 4), iron, 'thing'),
  ];
}
