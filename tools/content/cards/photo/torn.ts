/** A photo between two torn sheets. */
import { mix, type Point, polygon } from '../../paper/geometry.ts';
import { laceEdge, stitches } from '../../paper/lace.ts';
import { oakLeaf, ridge } from '../../paper/nature.ts';
import { paper, sheet, WIDTH } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import { creature } from '../things/animals.ts';
import { groundPart } from '../stage/fronts.ts';
import { near } from '../stage/nearest.ts';
import { joinParts, type Scene, swing } from '../scene.ts';
import { backdrop, type Draw, FOOT } from './photo-parts.ts';

/** A torn edge: long waves, small ones, and fibers. */
function tear(from: number, slope: number, seed: number, random: Scene['random']): Point[] {
  const [a, b, c] = [random.between(0, 6), random.between(0, 6), random.between(0, 6)];
  return Array.from({ length: 260 }, (_, index): Point => {
    const x = mix(-80, WIDTH + 80, index / 259);
    const waves =
      13 * Math.sin(x / 61 + a) + 7 * Math.sin(x / 23 + b + seed) + 3 * Math.sin(x / 9.3 + c);
    return [x, from + slope * (x / WIDTH - 0.5) + waves + random.around(1.7)];
  });
}

/** How far the paper's white core shows at a place along a tear, units. */
const core = (x: number) =>
  12 + 6 * Math.sin(x / 37 + 2) + 3.5 * Math.sin(x / 11) + 2 * Math.sin(x / 4.7);

/** Bands of paper at the top of a torn sheet, so that the sheet behind the title isn't bare. */
function skyTrim({ palette, random }: Scene): string[] {
  const line = ridge({ y: 34, swing: 10, humps: 2, seed: random.whole(1, 80) });
  return [
    sheet(
      polygon([[-80, -60], [696, -60], ...[...line].reverse()]),
      blend(palette.sky[0], palette.deep, 0.45),
      { lift: 5, rough: 1, seed: 9 },
    ),
    paper(shape(laceEdge([...line], { pitch: 36, depth: 34 }), palette.cream), {
      lift: 4,
      rough: 0,
      rim: 0.4,
      shade: 0.45,
    }),
  ];
}

/** The whole width of the card between two torn sheets. */
export const torn: Draw = (scene, picture, focus) => {
  const { palette, random } = scene;
  const { use, sheet: photo } = backdrop(picture, focus, -28, 300, { width: 672, height: 560 });
  const slope = random.pick([-1, 1]) * random.between(36, 70);
  const top = tear(364, slope, random.whole(1, 80), random);
  const bottom = tear(802, -slope * 0.7, random.whole(1, 80), random);
  const above = (line: readonly Point[], by: number) =>
    polygon([
      [-80, -60],
      [696, -60],
      ...[...line].reverse().map(([x, y]): Point => [x, y + by * core(x)]),
    ]);
  const under = (line: readonly Point[], by: number) =>
    polygon([...line.map(([x, y]): Point => [x, y - by * core(x + 50)]), [696, FOOT], [-80, FOOT]]);
  const rip = { lift: 9, rough: 1, rim: 0.6, shade: 0.55 };
  const color = palette.sky[0];
  const leaves = Array.from({ length: 3 }, (_, index) =>
    oakLeaf({
      x: 84 + index * 30,
      y: 836 - index * 16,
      size: 0.5 + index * 0.1,
      turn: -50 + index * 52,
    }),
  );
  const clipAt: Point = [random.between(420, 500), 0];
  return {
    uses: [use],
    ...joinParts([
      {
        layers: [
          { name: 'photo', travel: -8, sheets: [photo] },
          {
            name: 'above',
            travel: -3,
            sheets: [
              sheet(above(top, 1), blend(palette.cream, color, 0.08), { ...rip, seed: 3 }),
              sheet(above(top, 0), color, { lift: 1, rough: 1, seed: 5, rim: 0.3, shade: 0.25 }),
              paper(
                stitches(
                  top.filter((_, index) => index % 12 === 0).map(([x, y]): Point => [x, y - 34]),
                  { color: palette.cream, width: 2.2 },
                ),
                { lift: 0.4, rough: 0, rim: 0, shade: 0 },
              ),
              ...skyTrim(scene),
            ],
          },
          {
            name: 'below',
            travel: 0,
            sheets: [
              sheet(under(bottom, 1), blend(palette.cream, palette.front, 0.1), {
                ...rip,
                seed: 8,
              }),
              sheet(under(bottom, 0), palette.front, {
                lift: 1,
                rough: 1,
                seed: 6,
                rim: 0.3,
                shade: 0.25,
              }),
            ],
          },
          {
            name: 'leaves',
            travel: 5,
            sheets: leaves.map(({ outline, vein }, index) =>
              paper(
                shape(
                  outline,
                  [palette.warmDeep, palette.warm, palette.accent][index] ?? palette.warm,
                ) + stroke(vein, palette.cream, 1.2, { opacity: 0.6 }),
                { lift: 7, rough: 0.5, rim: 0.6 },
              ),
            ),
          },
          {
            name: 'finder',
            travel: 0,
            sheets: [
              creature(
                scene,
                'hare',
                { x: clipAt[0], y: 838, height: 46, flip: true },
                palette.cream,
              ),
            ],
          },
        ],
        life: [swing({ layer: 'leaves', origin: [120, 850], by: 3, seconds: 3.8, swings: 4 })],
      },
      near(scene, 'twig', 1),
      groundPart(scene),
    ]),
  };
};
