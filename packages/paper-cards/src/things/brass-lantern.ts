/** A lantern with a candle behind glass. */
import { blend } from '../colors.ts';
import { circle, polygon, rectangle, place } from '../paper/geometry.ts';
import { paper, sheet } from '../paper/paper.ts';
import type { Scene } from '../scene.ts';
import { brassOf } from './brass.ts';
import { shape, stroke } from '../paper/inks.ts';

/** It hangs from (x, y) by a ring, 112 units high. Its light is `halo()`. */
export function brassLantern(scene: Scene, x: number, y: number) {
  const { light, metal, dark } = brassOf(scene);
  const glass = 'straw.93';
  const glow = 'straw.84';
  const roof = polygon(place('-8,14 8,14 34,40 -34,40', { x, y }));
  const pane = polygon(place('-27,40 27,40 22,98 -22,98', { x, y }));
  const bars = `M${x - 27} ${y + 40}L${x - 22} ${y + 98}M${x + 27} ${y + 40}L${x + 22} ${y + 98}M${x - 24} ${y + 62}H${x + 24}`;
  return [
    paper(stroke(circle(x, y + 8, 9), metal, 4), 'print'),
    paper(
      [
        ...shape(pane, glow),
        ...shape(circle(x, y + 74, 20), glass),
        ...shape(polygon(place('-7,84 0,56 7,84', { x, y })), 'warm-deep warm 50'),
        ...shape(rectangle(x - 7, y + 84, 14, 14), 'cream'),
      ],
      'print 6',
    ),
    paper(stroke(bars, dark, 4.4), 'print 2'),
    sheet(roof, metal, 'thing'),
    sheet(
      rectangle(x - 38, y + 37, 76, 8, 3) + rectangle(x - 28, y + 96, 56, 14, 4),
      blend(metal, light, 0.5),
      'thing',
    ),
  ];
}
