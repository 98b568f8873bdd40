/** A sailing boat that climbs a wave, past a lighthouse; a breaker rolls in close to the eye. */
import { blend, localColor, waterOf } from '../colors.ts';
import type { SkyName } from '../names.ts';
import { circle, mix, place, type Point, polygon, rectangle } from '../paper/geometry.ts';
import { below, bird } from '../paper/nature.ts';
import { paper, sheet, recolor } from '../paper/paper.ts';
import { glide, type Mirror, type Part, type Scene } from '../scene.ts';
import { breaker } from '../stage/breaker.ts';
import { disc } from '../stage/discs.ts';
import { skyLayers } from '../stage/skies.ts';
import { glint, wave } from '../stage/water.ts';
import { creature } from '../things/animals.ts';
import { lighthouse } from '../things/lighthouse.ts';
import { moved, type Placement, shape, stroke } from '../paper/inks.ts';

/** A seam between two panels of a sail: the share of its height, from its head, and its two ends. */
type Seam = (down: number) => readonly [Point, Point];

/** Behind the mast, its outer edge bellied by the wind; units from the mast's foot. */
const MAIN: Seam = (down) => {
  const y = mix(-368, -56, down);
  return [
    [-10, y],
    [-10 - 176 * down ** 0.72, y + 10 * down],
  ];
};
/** Before the mast, along the stay to the bow. */
const JIB: Seam = (down) => {
  const y = mix(-336, -52, down);
  return [
    [20 + 26 * Math.sin(Math.PI * down) - 10 * down, y + 12 * down],
    [8 + 164 * down, y],
  ];
};

/** The part of a sail between two heights. */
function panel(seam: Seam, from: number, to: number) {
  const steps = Array.from({ length: 9 }, (_, index) => seam(mix(from, to, index / 8)));
  return polygon([...steps.map(([inner]) => inner), ...steps.map(([, outer]) => outer).reverse()]);
}

/** A boat with two sails. @param spot where its mast stands */
function boat(scene: Scene, spot: Placement) {
  const coral = 'coral.73 shade 2';
  const put = (d: string, color: string, lift: number) =>
    paper(moved(shape(d, color), spot), `thing ${lift}`);
  const line = (d: string, color: string, width: number, dash?: readonly number[]) =>
    paper(moved(stroke(d, color, width, dash && { dash }), spot), 'thread');
  const sheer = 'M-170 -26Q0 8 190 -44';
  const [sailor = [0, 0]] = place([[-112, -14]], spot);
  return [
    line('M4 -366L186 -44M-6 -372L-160 -28', 'ink', 2),
    put(rectangle(-5, -384, 10, 376), 'warm-deep ink 60', 4),
    put(panel(MAIN, 0, 1), 'cream', 9),
    put(panel(MAIN, 0.26, 0.44) + panel(MAIN, 0.62, 0.8), coral, 0.8),
    put(panel(JIB, 0, 1), coral, 9),
    put(panel(JIB, 0.34, 0.52) + panel(JIB, 0.7, 0.86), 'cream', 0.8),
    put('M-5 -384L64 -372L44 -362L60 -350L-5 -358Z', 'accent', 4),
    put(rectangle(-186, -50, 178, 7, 3), 'warm-deep ink 60', 3),
    creature(scene, 'owl', {
      x: sailor[0],
      y: sailor[1],
      height: 54,
      flip: spot.flip,
    }),
    put(`${sheer}C164 22 110 72 20 74L-112 66C-150 56 -164 20 -170 -26Z`, coral, 9),
    put(
      'M-160 14Q20 42 174 6C150 42 98 72 20 74L-112 66C-138 58 -152 38 -160 14Z',
      `${coral} ink 50`,
      0.8,
    ),
    line(sheer, 'cream', 9),
    line('M-156 4Q10 32 172 -10', 'cream', 2.4, [9, 7]),
    put(circle(62, 14, 17) + circle(62, 14, 8), 'cream', 3),
  ];
}

export function sailboat(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at: Mirror = (x) => 308 + side * (x - 308);
  const isNight = palette.daytime === 'night';
  const sun = { x: at(372), y: 470, radius: isNight ? 104 : 128 };
  const gold = 'straw.86 shade 6';
  const sea = (share: number) =>
    blend(waterOf(share), localColor('sea', mix(0.66, 0.36, share), 0.1), 0.62);
  const waves = (y: number, pitch: number, height: number, start: number, share: number) =>
    wave({ y, pitch, height, start, lift: 7, color: sea(share) }, 'cream');
  const spot = { x: at(306), y: 736, turn: side * -13, flip: side < 0, size: 1.06 };
  const gull = (x: number, y: number, size: number) => bird({ x: at(x), y, size });
  const splash: [number, number, number][] = [
    [446, 778, 17],
    [470, 764, 13],
    [474, 786, 17],
    [494, 770, 9],
    [424, 792, 15],
    [500, 790, 12],
    [500, 742, 5],
    [484, 738, 3.6],
    [518, 758, 4],
  ];
  const glints = [0, 1, 2, 3, 4].map((index) =>
    glint(sun.x + ([8, -14, 16, -4, 10][index] ?? 0), 664 + index * 11, 104 - index * 15),
  );
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      {
        name: 'disc',
        travel: -9,
        sheets: [
          sheet(
            circle(sun.x, sun.y, sun.radius * 1.5),
            blend('sky-middle', 'cream', isNight ? 0.16 : 0.3),
            'far 2',
          ),
          ...recolor(disc(scene, isNight ? 'moon' : 'sun', sun), { warm: gold }),
        ],
      },
      {
        name: 'far',
        travel: -7,
        sheets: [
          ...lighthouse(at(520), 664),
          sheet(below('-80,656 700,650'), sea(0), 'thing'),
          paper(shape(glints.join(''), `${gold} cream 40`), 'glued'),
        ],
      },
      {
        name: 'gulls',
        travel: -6,
        sheets: [
          sheet(
            gull(118, 392, 0.62) + gull(70, 452, 0.42) + gull(538, 372, 0.5),
            'cream',
            'print 6',
          ),
        ],
      },
      {
        name: 'waves',
        travel: -4,
        sheets: [...waves(704, 118, 26, 10, 0.2), ...waves(742, 140, 36, 60, 0.45)],
      },
      { name: 'boat', travel: -2, sheets: boat(scene, spot) },
      {
        name: 'swell',
        travel: -1,
        sheets: [
          paper(
            shape(splash.map(([x, y, radius]) => circle(at(x), y, radius)).join(''), 'cream', {
              isUnited: true,
            }),
            'thing',
          ),
          ...waves(812, 170, 52, 20, 0.66),
          ...waves(856, 150, 34, 90, 0.85),
        ],
      },
      { name: 'breaker', travel: 6, sheets: breaker(at) },
    ],
    life: [
      glide({ layer: 'boat', by: [side * 6, -7], tilt: side * -1.6, seconds: 3.2, hold: 0.4 }),
      glide({ layer: 'gulls', by: [side * 16, -6], seconds: 4.4, hold: 0.6 }),
    ],
  };
}
