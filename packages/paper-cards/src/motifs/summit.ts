/** A cable car that climbs past a great mountain; firs with snow stand close to the eye. */
import { blend } from '../colors.ts';
import type { SkyName } from '../names.ts';
import { mix, type Point, polygon, polyline, place } from '../paper/geometry.ts';
import { stitches } from '../paper/lace.ts';
import { below, heightAt, ridge } from '../paper/nature.ts';
import { paper, sheet, recolor } from '../paper/paper.ts';
import { glide, type Mirror, type Part, type Scene } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { mountain } from '../stage/great-mountain.ts';
import { peak } from '../stage/mountain.ts';
import { skyLayers } from '../stage/skies.ts';
import { cableCar } from '../things/cable-car.ts';
import { gable, glued, inked, upright } from '../things/pieces.ts';
import { snowyFirs } from '../things/snowy-firs.ts';
import { shape } from '../paper/inks.ts';

/** A hut whose windows light the snow before it. */
const hut = (x: number, y: number, glow: string) => [
  sheet(upright(x + 24, y - 66, 13, 34), 'deep', 'thing'),
  sheet(upright(x, y, 92, 58), 'wood.44 shade 22', 'thing 6'),
  sheet(gable(x, y - 50, 128, 56), 'cream', 'hung 6'),
  glued(gable(x, y - 50, 96, 42), 'wood.52 shade 22'),
  glued(upright(x - 24, y - 16, 20, 20) + upright(x + 24, y - 16, 20, 20), glow),
  glued(upright(x, y, 20, 36, 8), 'deep'),
];

export function summit(scene: Scene, sky: SkyName): Part {
  const { random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at: Mirror = (x) => 308 + side * (x - 308);
  const glow = 'straw.86 shade 8';
  const pine = 'leaf.38 shade 14';
  const snow = 'cream haze 20';
  const sun = { x: at(420), y: 436, radius: 78 };
  const far = peak(at(590), 850, 400, 330);
  const stone = 'far haze 30';
  const slope = ridge({ y: 772, swing: 15, humps: 1.3, seed: 14, slope: side * -46 });
  const near = ridge({ y: 846, swing: 12, humps: 1.1, seed: 31, slope: side * 56 });
  const on = (line: readonly Point[], x: number): Point => [at(x), heightAt(line, at(x)) + 8];
  const [from, to]: [Point, Point] = [
    [at(-40), 690],
    [at(660), 404],
  ];
  const rope = (share: number): Point => [
    mix(from[0], to[0], share),
    mix(from[1], to[1], share) + 30 * Math.sin(Math.PI * share),
  ];
  const [[x, y], [ax, ay]] = [rope(0.58), rope(0.68)];
  const [hx, hy] = on(slope, 528);
  const track = (dx: number) =>
    Array.from({ length: 15 }, (_, index): Point => {
      const t = index / 14;
      return [at(mix(478, 120, t) + dx + 46 * Math.sin(t * 6)), mix(hy + 10, 890, t)];
    });
  const grove = [60, 100, 138, 176, 226, 350, 392, 580];
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      {
        name: 'disc',
        travel: -9,
        sheets: recolor(disc(scene, 'sun', sun), { warm: glow }),
      },
      {
        name: 'distant',
        travel: -7,
        sheets: [
          paper([...shape(far.whole, stone), ...shape(far.lit, blend(stone, glow, 0.4))], 'hill'),
          sheet(far.snow, 'cream', 'hill 2'),
        ],
      },
      { name: 'mountain', travel: -5, sheets: mountain(at, glow) },
      {
        name: 'slope',
        travel: -3,
        sheets: [
          ...snowyFirs(
            scene,
            grove.map((place) => on(slope, place)),
            grove.map((_, index) => 84 + ((index * 37) % 60)),
            'leaf.5 shade 12',
          ),
          sheet(below(slope, 935), `${snow} far 30`, 'hill 8'),
          ...hut(hx, hy + 8, glow),
          glued(
            polygon(place('-32,12 32,12 60,30 -60,30', { x: hx, y: hy })),
            blend(snow, glow, 0.6),
            0.2,
          ),
          paper(
            [0, 12].flatMap((dx) =>
              stitches(track(dx), {
                color: blend('deep', snow, 0.3),
                width: 2.2,
                stitch: 12,
                gap: 4,
              }),
            ),
            'thread',
          ),
        ],
      },
      {
        name: 'rope',
        travel: -2,
        sheets: [
          inked(polyline(Array.from({ length: 25 }, (_, index) => rope(index / 24))), 'ink', 3, 4),
        ],
      },
      {
        name: 'cabin',
        travel: -2,
        sheets: cableCar(scene, {
          x,
          y,
          slope: (ay - y) / (ax - x),
          color: 'coral.62 shade 2',
        }),
      },
      {
        name: 'near',
        travel: 5,
        sheets: [
          ...snowyFirs(scene, [on(near, 606), on(near, 20), on(near, 92)], [330, 300, 190], pine),
          sheet(below(near, 935), snow, 'hill 9'),
        ],
      },
    ],
    life: [glide({ layer: 'cabin', by: [ax - x, ay - y], seconds: 3.8, hold: 1.2 })],
  };
}
