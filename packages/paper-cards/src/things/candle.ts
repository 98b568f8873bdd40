import { circle, polygon, rectangle, smooth, place } from '../paper/geometry.ts';
import { paper, sheet } from '../paper/paper.ts';
import type { Scene } from '../scene.ts';
import { brassOf } from './brass.ts';
import { halo } from './lamplight.ts';
import { stroke } from '../paper/inks.ts';

/** It stands on (x, y), 210 units high. */
export function candle(scene: Scene, x: number, y: number) {
  const { light, metal, dark } = brassOf(scene);
  const wax = 'cream warm 18';
  const flame = (size: number, foot: number) =>
    smooth(place('0,0 -12,-16 -3,-36 3,-52 10,-30 12,-14', { x, y: foot, size }), {
      closed: true,
      tension: 0.8,
    });
  return [
    halo(x, y - 184, 118, 'warm cream 40'),
    sheet(rectangle(x - 17, y - 156, 34, 116, 4), wax, 'thing 6'),
    sheet(
      smooth(
        place('-17,-156 17,-156 17,-122 11,-112 6,-140 -2,-142 -8,-96 -14,-96 -17,-130', { x, y }),
        { closed: true, tension: 0.7 },
      ),
      `${wax} #ffffff 50`,
      'print 2',
    ),
    paper(stroke(`M${x} ${y - 156}V${y - 168}`, 'ink', 3.4), 'print 1'),
    sheet(flame(1, y - 160), 'warm', 'print 2'),
    sheet(flame(0.55, y - 163), 'cream warm 10', 'thread'),
    paper(stroke(circle(x + 45, y - 22, 13), dark, 6), 'print'),
    sheet(
      polygon(place('-25,-48 25,-48 18,-16 52,-12 38,0 -38,0 -52,-12 -18,-16', { x, y })),
      metal,
      'thing 6',
    ),
    sheet(rectangle(x - 29, y - 52, 58, 9, 4), light, 'thing 2'),
  ];
}
