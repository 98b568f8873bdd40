import { circle, polygon, rectangle } from '../paper/geometry.ts';
import { paper, sheet } from '../paper/paper.ts';
import type { CardLayer } from '../scene.ts';
import { LIT } from './lamplight.ts';
import { inked, panes } from './pieces.ts';
import { stroke } from '../paper/inks.ts';

/** The door beside the window, cropped by the frame: a lit pane, a heart for “open”, a sign above. */
export function door(x: number, side: 1 | -1): CardLayer {
  const box = (from: number, top: number, width: number, height: number, radius = 3) =>
    rectangle(side > 0 ? x + from : x - from - width, top, width, height, radius);
  const at = (dx: number) => x + side * dx;
  const wood = 'coral.62 shade 10';
  const pane = (dx: number) => Math.min(at(dx), at(dx + 74));
  const [hx, hy] = [at(64), 606];
  const heart = `M${hx} ${hy + 30}C${hx - 38} ${hy + 6} ${hx - 24} ${hy - 20} ${hx} ${hy - 4}C${hx + 24} ${hy - 20} ${hx + 38} ${hy + 6} ${hx} ${hy + 30}Z`;
  return {
    name: 'door',
    travel: -1,
    sheets: [
      sheet(box(6, 446, 150, 460), 'cream light 35', 'hill'),
      sheet(box(16, 456, 140, 450), wood, 'thing'),
      sheet(panes(pane(28), 474, 74, 206, 7), LIT, 'thing 1'),
      sheet(box(30, 716, 72, 128), `${wood} ink 18`, 'glued'),
      sheet(circle(at(23), 704, 6), 'straw.84', 'print'),
      inked(`M${hx} 560V${hy}`, 'ink', 2, 2),
      sheet(heart, 'accent', 'thing'),
      paper(
        stroke(`M${at(4)} 352H${at(120)}M${at(34)} 352v14M${at(90)} 352v14`, 'ink', 5),
        'print',
      ),
      sheet(circle(at(62), 400, 40), 'straw.82 shade 4', 'hill 8'),
      sheet(
        polygon([
          [at(36), 416],
          [at(62), 372],
          [at(88), 416],
        ]),
        'deep',
        'thing 2',
      ),
    ],
  };
}
