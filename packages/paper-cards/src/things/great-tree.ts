/** A tree as wide as the picture, its crown cropped by the frame. */
import { blend } from '../colors.ts';
import { polar, type Point, polygon, smooth, place } from '../paper/geometry.ts';
import { crown, limb } from '../paper/nature.ts';
import { paper, sheet } from '../paper/paper.ts';
import type { Scene } from '../scene.ts';
import { inked } from './pieces.ts';
import { leaf } from './plants.ts';
import { shape } from '../paper/inks.ts';

/** A part of the crown: its middle and its radii. */
export type Lobe = readonly [x: number, y: number, rx: number, ry: number];

/** Parts of the crown, each a sheet with loose leaves on it; the first is the farthest and darkest. */
export function canopy({ random }: Scene, lobes: readonly Lobe[], from: string, to: string) {
  return lobes.flatMap(([x, y, rx, ry], index) => {
    const color = blend(from, to, index / Math.max(1, lobes.length - 1));
    const tones = ['', ''];
    for (let count = Math.round((rx * ry) / 150); count > 0; count--) {
      const [dx, dy] = polar(0, 0, Math.sqrt(random.next()) * 0.92, random.between(0, 360));
      const spot = { x: x + dx * rx, y: y + dy * ry, length: random.between(17, 30) };
      // The lower ones are in the shade.
      const tone = dy + random.around(0.5) > 0 ? 0 : 1;
      tones[tone] += leaf({ ...spot, angle: random.between(20, 160) }, 0.34);
    }
    return [
      sheet(crown(x, y, rx, ry, random, 17), color, 'hung 7'),
      ...tones.map((d, tone) =>
        paper(shape(d, blend(color, tone ? to : from, 0.42), { isUnited: true }), 'print 2'),
      ),
    ];
  });
}

/** The trunk with its roots and boughs. @param foot where it stands */
export function trunk([x, y]: Point, color: string, bark: string) {
  const roots = smooth(
    place(
      '-138,24 -84,-18 -62,-90 -54,-190 -66,-300 66,-300 52,-190 62,-90 92,-14 146,26 60,14 6,30 -58,16',
      { x, y },
    ),
    { closed: true, tension: 0.8 },
  );
  const boughs: readonly (readonly Point[])[] = [
    [
      [x - 20, y - 210],
      [x - 120, y - 262],
      [x - 250, y - 290],
    ],
    [
      [x + 20, y - 220],
      [x + 130, y - 268],
      [x + 256, y - 296],
    ],
  ];
  const lines = [-30, -8, 16, 36]
    .map(
      (dx, index) =>
        `M${x + dx} ${y - 8}c${-dx * 0.5} ${-50 - index * 6} ${dx * 0.3} -90 ${-dx * 0.1} -130`,
    )
    .join('');
  return [
    paper(
      shape(boughs.map((bough) => limb(bough, 54, 16)).join(''), color, { isUnited: true }),
      'hung 6',
    ),
    sheet(roots, color, 'hung 7'),
    sheet(
      polygon(place('20,-290 66,-290 52,-190 60,-90 84,-14 40,-4 30,-120', { x, y })),
      `${color} #000000 18`,
      'flat',
    ),
    inked(lines, bark, 3),
  ];
}
