/** Grass, spikes of flowers and big leaves in a lower corner, cropped by the frame. */
import { mix, type Point, polyline } from '../../paper/geometry.ts';
import { paper } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import type { CardLayer, Scene } from '../scene.ts';
import { bigLeaf, blades, leaf, spray, spraySheet } from './plants.ts';

export interface FlowerBed {
  /** The corner: -1 left, 1 right. */
  side: 1 | -1;
  /** Where it grows from, units; below the edge of the text's sheet. */
  y: number;
  /** Of the leaves. */
  green: string;
  /** Of the highest spike, units. */
  height?: number;
}

/** The lowest is nearest to the middle. */
const SPIKES = [300, 262, 214, 168, 118] as const;

export function flowerBed(
  { palette, random }: Scene,
  { side, y, green, height = 194 }: FlowerBed,
): CardLayer {
  const dark = blend(green, palette.ink, 0.42);
  const x = (fromMiddle: number) => 308 + side * fromMiddle;
  const [outside, inside] = [x(330), x(70)].sort((a, b) => a - b) as [number, number];
  const stems = SPIKES.map((from, index) => ({
    root: [x(from), y] as Point,
    tip: [x(from - 16), y - height + index * 26 + random.around(14)] as Point,
  }));
  const bells = stems.flatMap(({ root, tip }) =>
    [0, 0.14, 0.28, 0.42].flatMap((share, index) => {
      const [px, py] = [mix(tip[0], root[0], share), mix(tip[1], root[1], share)];
      return [-1, 1].map((way) =>
        leaf({ x: px, y: py, length: 15 + index * 4, angle: 90 + way * 58 }, 0.42),
      );
    }),
  );
  const petals = (d: string, color: string) =>
    paper(shape(d, color, { 'fill-rule': 'nonzero' }), {
      lift: 4,
      rough: 0.5,
      rim: 0.6,
      shade: 0.5,
    });
  const stalks = stems.map(({ root, tip }) => polyline([root, tip])).join('');
  return {
    name: 'flower-bed',
    travel: 3,
    sheets: [
      petals(blades(outside, inside, y + 8, 128, random), dark),
      spraySheet(
        spray({ x: x(196), y: y + 6, length: 170, angle: -90 - side * 34 }, -side * 40, random),
        blend(green, palette.ink, 0.2),
      ),
      paper(stroke(stalks, dark, 4), { lift: 3, rough: 0.3, rim: 0.4 }),
      petals(bells.filter((_, index) => index % 2 === 0).join(''), palette.warmDeep),
      petals(
        bells.filter((_, index) => index % 2).join(''),
        blend(palette.warmDeep, palette.cream, 0.35),
      ),
      petals(blades(outside, x(150), y + 16, 74, random), green),
      ...[-112, -66, -24].map((angle, index) =>
        bigLeaf(
          {
            x: x(316),
            y: y + 18,
            length: 150 - index * 12,
            angle: side < 0 ? angle : -180 - angle,
          },
          blend(green, index === 1 ? palette.cream : palette.ink, 0.12),
          0.3,
        ),
      ),
    ],
  };
}
