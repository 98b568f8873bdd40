/** A mountain with snow in front of the sun; a cable car goes up to a hut. */
import type { SkyName } from '../../../../app/content/schema.ts';
import { circle, mix, polygon, polyline, rectangle, type Point } from '../../paper/geometry.ts';
import { stitches } from '../../paper/lace.ts';
import { below, fir, heightAt, ridge } from '../../paper/nature.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import { creature } from '../things/animals.ts';
import { peak } from '../stage/mountain.ts';
import { glide, type Part, type Scene } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { skyLayers } from '../stage/skies.ts';

export function summit(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at = (x: number) => 308 + side * (x - 308);
  const sun = { x: at(424), y: 436, radius: 106 };
  const [px, top, base] = [at(272), 366, 850];
  const stone = blend(palette.middle, palette.deep, 0.35);
  /** A point of the mountain: from its left foot -1 to its right foot 1, and from its top 0 to its foot 1. */
  const on = (across: number, down: number): Point => [
    px + side * across * 268 * (0.16 + 0.84 * down),
    mix(top, base, down),
  ];
  const sheets = [
    sheet(
      polygon([
        on(-1, 1),
        on(-0.98, 0.62),
        on(-0.78, 0.4),
        on(-0.7, 0.2),
        [px, top],
        on(0.62, 0.17),
        on(0.86, 0.44),
        on(0.92, 0.7),
        on(1, 1),
      ]),
      blend(stone, palette.ink, 0.14),
      { lift: 10, rough: 2, seed: 4, rim: 0.55 },
    ),
    sheet(
      polygon([
        on(-1, 1),
        on(-0.98, 0.62),
        on(-0.78, 0.4),
        on(-0.7, 0.2),
        [px, top],
        on(0.1, 0.16),
        on(-0.04, 0.36),
        on(0.16, 0.56),
        on(-0.02, 0.78),
        on(0.1, 1),
      ]),
      blend(stone, palette.cream, 0.1),
      { lift: 2.4, rough: 1.6, seed: 6, rim: 0.5 },
    ),
    sheet(
      polygon([
        on(-1, 1),
        on(-0.98, 0.66),
        on(-0.78, 0.5),
        on(-0.62, 0.62),
        on(-0.5, 0.5),
        on(-0.36, 0.72),
        on(-0.42, 1),
      ]),
      blend(stone, palette.cream, 0.22),
      { lift: 3, rough: 1.6, seed: 8, rim: 0.5 },
    ),
    sheet(
      polygon([
        on(1, 1),
        on(0.92, 0.74),
        on(0.74, 0.6),
        on(0.62, 0.74),
        on(0.42, 0.64),
        on(0.44, 1),
      ]),
      blend(stone, palette.ink, 0.28),
      { lift: 3, rough: 1.6, seed: 9, rim: 0.45 },
    ),
    sheet(
      polygon([
        [px, top - 2],
        on(0.62, 0.17),
        on(0.8, 0.33),
        on(0.5, 0.27),
        on(0.34, 0.4),
        on(0.16, 0.26),
        on(-0.02, 0.42),
        on(-0.26, 0.28),
        on(-0.5, 0.37),
        on(-0.72, 0.28),
        on(-0.7, 0.2),
      ]),
      palette.cream,
      { lift: 3.4, rough: 1.4, seed: 3, rim: 0.65 },
    ),
    sheet(
      polygon([
        [px, top - 2],
        on(0.62, 0.17),
        on(0.8, 0.33),
        on(0.5, 0.27),
        on(0.34, 0.4),
        on(0.12, 0.22),
      ]),
      blend(palette.cream, palette.haze, 0.5),
      { lift: 0.8, rough: 1, seed: 3, rim: 0.4, shade: 0.3 },
    ),
    paper(
      stitches(
        [
          on(-0.3, 0.98),
          on(-0.44, 0.84),
          on(-0.2, 0.74),
          on(-0.4, 0.6),
          on(-0.16, 0.5),
          on(-0.3, 0.38),
          on(-0.08, 0.16),
          on(0, 0.03),
        ],
        { color: palette.warm, width: 2, stitch: 7, gap: 6 },
      ),
      { lift: 0.4, rough: 0, rim: 0, shade: 0 },
    ),
    paper(
      stroke(
        polyline([
          [px, top + 4],
          [px + 1, top - 34],
        ]),
        palette.ink,
        2.6,
      ),
      { lift: 2, rough: 0 },
    ),
    sheet(
      polygon([
        [px + 1, top - 34],
        [px + side * 27, top - 26],
        [px + 1, top - 16],
      ]),
      palette.accent,
      { lift: 3, rough: 0.3, rim: 0.6 },
    ),
  ];
  const distant = [
    [at(560), 330, 268],
    [at(20), 330, 214],
  ].flatMap(([x = 0, width = 0, height = 0], index) => {
    const { whole, lit, snow } = peak(x, 830, width, height);
    const color = blend(palette.far, palette.haze, 0.2 + index * 0.25);
    return [
      paper(shape(whole, color) + shape(lit, blend(color, palette.cream, 0.18)), {
        lift: 6,
        rough: 2,
        seed: index + 4,
      }),
      sheet(snow, palette.cream, { lift: 2, rough: 1.4, seed: 3, rim: 0.6 }),
    ];
  });
  const slope = ridge({
    y: 744,
    swing: 22,
    humps: 1.5,
    seed: random.whole(1, 80),
    slope: side * 60,
  });
  const firs = Array.from({ length: 17 }, (_, index) => {
    const x = -24 + index * 42 + random.around(13);
    return fir(x, heightAt(slope, x) + 10, random.between(52, 124), random);
  }).join('');
  const hx = at(476);
  const hy = heightAt(slope, hx) + 8;
  const hut = [
    sheet(rectangle(hx - 32, hy - 44, 64, 52), palette.cream, { lift: 5, rough: 0.6 }),
    sheet(
      polygon([
        [hx - 44, hy - 40],
        [hx, hy - 82],
        [hx + 44, hy - 40],
      ]),
      palette.warmDeep,
      { lift: 5, rough: 0.8, rim: 0.6 },
    ),
    paper(
      shape(rectangle(hx - 21, hy - 32, 15, 15) + rectangle(hx + 6, hy - 32, 15, 15), palette.warm),
      { lift: 0.4, rough: 0.2, rim: 0.2 },
    ),
    sheet(circle(hx, hy - 56, 6), palette.cream, { lift: 1, rough: 0 }),
  ];
  const from: Point = [at(-44), 476];
  const to: Point = [hx - side * 8, hy - 70];
  const rope = (share: number): Point => [
    mix(from[0], to[0], share),
    mix(from[1], to[1], share) + 34 * Math.sin(Math.PI * share),
  ];
  const [cx, cy] = rope(0.5);
  const [ax, ay] = rope(0.6);
  const cabin = [
    paper(
      stroke(
        polyline([
          [cx, cy - 2],
          [cx, cy + 18],
        ]),
        palette.ink,
        3,
      ),
      { lift: 2, rough: 0 },
    ),
    sheet(rectangle(cx - 25, cy + 16, 50, 38, 8), palette.warmDeep, {
      lift: 6,
      rough: 0.5,
      rim: 0.65,
    }),
    paper(
      shape(
        rectangle(cx - 19, cy + 22, 17, 14, 2) + rectangle(cx + 2, cy + 22, 17, 14, 2),
        palette.cream,
      ),
      { lift: 0.5, rough: 0, rim: 0.2 },
    ),
  ];
  const hare = at(140);
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      {
        name: 'disc',
        travel: -9,
        sheets: disc(scene, 'sunburst', sun),
      },
      { name: 'distant', travel: -7, sheets: distant },
      { name: 'hero', travel: -4, sheets },
      {
        name: 'rope',
        travel: -2,
        sheets: [
          paper(
            stroke(
              polyline(Array.from({ length: 25 }, (_, index) => rope(index / 24))),
              palette.ink,
              2.2,
            ),
            { lift: 3, rough: 0 },
          ),
        ],
      },
      { name: 'cabin', travel: -2, sheets: cabin },
      {
        name: 'slope',
        travel: -2,
        sheets: [
          paper(shape(firs, palette.near, { 'fill-rule': 'nonzero' }), { lift: 5, rough: 0.6 }),
          ...hut,
          sheet(below(slope, 935), palette.near, { lift: 8, rough: 2, seed: 14 }),
          creature(
            scene,
            'hare',
            { x: hare, y: heightAt(slope, hare) + 7, height: 42, flip: side < 0 },
            palette.cream,
          ),
        ],
      },
    ],
    life: [glide({ layer: 'cabin', by: [ax - cx, ay - cy], seconds: 3.4, hold: 1.2 })],
  };
}
