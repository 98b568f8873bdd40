/** A rocket over the curve of a small planet where someone lives; another planet and a moon far away. */
import type { SkyName } from '../../../../app/content/schema.ts';
import {
  arc,
  circle,
  ellipse,
  mix,
  type Point,
  polar,
  polygon,
  rectangle,
  smooth,
  star,
} from '../../paper/geometry.ts';
import { stitches } from '../../paper/lace.ts';
import { fir } from '../../paper/nature.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, moved, shape } from '../../paper/svg.ts';
import { glide, type Part, type Scene } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { skyLayers } from '../stage/skies.ts';
import { creature } from '../things/animals.ts';
import { gable, glued, inked, upright } from '../things/pieces.ts';

const SHIP = { x: 330, y: 512, turn: 24, size: 1.06 };
/** The planet that fills the foot of the picture. */
const PLANET = { x: 290, y: 1180, radius: 450 };

/** Pieces of the rocket, which points up before it is turned. */
function ship({ palette }: Scene): string[] {
  const put = (d: string, color: string, lift = 1, rim = 0.6) =>
    paper(moved(shape(d, color), SHIP), { lift, rough: 0.4, rim, shade: 0.5 });
  const body: Point[] = [
    [0, -150],
    [34, -104],
    [50, -40],
    [46, 40],
    [30, 92],
    [-30, 92],
    [-46, 40],
    [-50, -40],
    [-34, -104],
  ];
  const half: Point[] = [
    [0, -150],
    [34, -104],
    [50, -40],
    [46, 40],
    [30, 92],
    [10, 92],
    [20, 30],
    [18, -60],
  ];
  const fin = (side: number) =>
    smooth(
      [
        [side * 38, 30],
        [side * 84, 78],
        [side * 92, 132],
        [side * 60, 108],
        [side * 26, 92],
      ],
      { closed: true, tension: 0.5 },
    );
  const flame = (width: number, length: number) =>
    smooth(
      [
        [-width, 98],
        [-width * 0.9, 98 + length * 0.4],
        [-width * 0.3, 98 + length * 0.62],
        [0, 98 + length],
        [width * 0.34, 98 + length * 0.6],
        [width * 0.9, 98 + length * 0.42],
        [width, 98],
      ],
      { closed: true, tension: 0.7 },
    );
  return [
    put(flame(34, 138), palette.warmDeep, 6),
    put(flame(23, 96), palette.warm, 2),
    put(flame(12, 56), palette.cream, 1),
    put(fin(-1), palette.warmDeep, 5),
    put(fin(1), blend(palette.warmDeep, palette.ink, 0.2), 5),
    put(rectangle(-24, 88, 48, 16, 4), palette.ink, 2),
    put(smooth(body, { closed: true, tension: 0.8 }), palette.cream, 8, 0.7),
    put(
      smooth(half, { closed: true, tension: 0.7 }),
      blend(palette.cream, palette.deep, 0.2),
      0.4,
      0.2,
    ),
    put(
      smooth(
        [
          [0, -150],
          [34, -104],
          [41, -80],
          [0, -68],
          [-41, -80],
          [-34, -104],
        ],
        { closed: true, tension: 0.7 },
      ),
      palette.warmDeep,
      1.6,
    ),
    put(
      smooth(
        [
          [-47, 34],
          [0, 46],
          [47, 34],
          [43, 54],
          [0, 66],
          [-43, 54],
        ],
        { closed: true, tension: 0.8 },
      ),
      palette.accent,
      1.2,
    ),
    put(circle(0, -22, 33), palette.warm, 2),
    put(circle(0, -22, 25), palette.near, 1),
    put(rectangle(-5, 62, 10, 66, 5), blend(palette.warmDeep, palette.ink, 0.1), 3),
  ];
}

/** A point on the planet: degrees from its top, and a height above the ground. */
const on = (angle: number, height = 0): Point =>
  polar(PLANET.x, PLANET.y, PLANET.radius + height, angle - 90);

/** The planet's ground in bands that follow its curve, with craters. */
function planet({ palette }: Scene): string[] {
  const band = (inset: number, waves: number, color: string, lift: number) => {
    const edge = arc(PLANET.x, PLANET.y, PLANET.radius - inset, 205, 335, 80).map(
      ([x, y], index): Point => [x, y + waves * Math.sin(index * 0.42 + inset)],
    );
    return sheet(polygon(edge), color, {
      lift,
      rough: 1.2,
      seed: 3 + Math.round(inset / 9),
      rim: 0.6,
    });
  };
  const crater = (angle: number, depth: number, width: number) => {
    const [x, y] = on(angle, -depth);
    return moved(
      shape(ellipse(0, 0, width, width * 0.34), blend(palette.near, palette.ink, 0.25)) +
        shape(ellipse(0, 3, width * 0.86, width * 0.24), blend(palette.near, palette.middle, 0.4)),
      { x, y, turn: angle },
    );
  };
  return [
    band(0, 0, blend(palette.middle, palette.light, 0.35), 10),
    band(26, 5, palette.middle, 4),
    paper(crater(-15, 56, 46) + crater(13, 78, 60) + crater(-2, 118, 38) + crater(-27, 88, 30), {
      lift: 1,
      rough: 0.3,
      rim: 0.5,
      shade: 0.4,
    }),
    band(104, 9, palette.near, 5),
    band(158, 7, palette.front, 5),
  ];
}

/** What stands on the planet: firs, a house with a lit window, a flag, a fox on watch. */
function settlers(scene: Scene): string[] {
  const { palette, random } = scene;
  const stand = (angle: number, markup: string) => {
    const [x, y] = on(angle, -4);
    return moved(markup, { x, y, turn: angle });
  };
  const firs = [-34, -31, -16.5, -14, 22, 25.5, 29]
    .map((angle) => stand(angle, shape(fir(0, 0, random.between(44, 74), random, 4), palette.near)))
    .join('');
  const house =
    shape(upright(20, -30, 9, 26), palette.near) +
    shape(upright(0, 0, 54, 36), palette.cream) +
    shape(gable(0, -32, 74, 34), palette.warmDeep) +
    shape(upright(-12, -8, 14, 16) + upright(13, 0, 14, 25, 6), palette.warm);
  const flag =
    shape(rectangle(-1.6, -64, 3.2, 64), palette.ink) +
    shape(
      polygon([
        [1, -64],
        [36, -54],
        [1, -42],
      ]),
      palette.accent,
    );
  return [
    paper(firs, { lift: 4, rough: 0.4 }),
    paper(stand(-23, house), { lift: 5, rough: 0.3, rim: 0.65 }),
    paper(stand(14, flag), { lift: 4, rough: 0.2, rim: 0.6 }),
    creature(scene, 'fox', { x: on(4)[0], y: on(4)[1] + 3, height: 40 }, palette.warmDeep),
  ];
}

/** A planet with stripes and a ring, far away. */
function giant({ palette }: Scene, x: number, y: number, radius: number): string[] {
  const stripe = (from: number, to: number) =>
    polygon([...arc(x, y, radius, from, to, 10), ...arc(x, y, radius, 180 - to, 180 - from, 10)]);
  const ring = (from: number, to: number) => {
    const half = (reach: number) =>
      arc(0, 0, reach, from, to, 30).map(([px, py]): Point => [px, py * 0.26]);
    return moved(
      shape(polygon([...half(radius * 1.85), ...half(radius * 1.36).reverse()]), palette.cream),
      { x, y, turn: -18 },
    );
  };
  return [
    paper(ring(180, 360), { lift: 3, rough: 0.3, rim: 0.5 }),
    sheet(circle(x, y, radius), palette.warm, { lift: 6, rough: 0.5, rim: 0.65 }),
    glued(stripe(-34, -14) + stripe(2, 14) + stripe(34, 50), palette.warmDeep),
    paper(ring(0, 180), { lift: 4, rough: 0.3, rim: 0.6 }),
  ];
}

export function rocket(scene: Scene, sky: SkyName): Part {
  const { palette } = scene;
  const moon = { x: 486, y: 410, radius: 44 };
  const trail = Array.from({ length: 30 }, (_, index): Point => {
    const t = index / 29;
    return [mix(-40, 244, t), mix(640, 690, t) + 76 * Math.sin(t * 3.1)];
  });
  const comet = polygon([...arc(112, 560, 9, 300, 480, 10), [196, 506]]);
  return {
    layers: [
      ...skyLayers(scene, sky, moon),
      {
        name: 'disc',
        travel: -9,
        sheets: [
          ...disc(scene, 'moon', moon),
          glued(
            comet + polygon(star(536, 560, 13, 5, 4)) + polygon(star(96, 352, 9, 3.4, 4)),
            palette.cream,
            2,
          ),
        ],
      },
      { name: 'giant', travel: -8, sheets: giant(scene, 150, 440, 48) },
      {
        name: 'trail',
        travel: -6,
        sheets: [
          paper(stitches(trail, { color: palette.cream, width: 2.6, stitch: 11, gap: 9 }), {
            lift: 1,
            rough: 0,
            rim: 0.3,
            shade: 0.3,
          }),
        ],
      },
      {
        name: 'ship',
        travel: -2,
        sheets: [...ship(scene), inked(`M${SHIP.x + 2} ${SHIP.y - 30}l12 -7`, palette.cream, 4)],
      },
      { name: 'planet', travel: 0, sheets: [...settlers(scene), ...planet(scene)] },
    ],
    life: [glide({ layer: 'ship', by: [10, -24], tilt: 1.4, seconds: 2.8, hold: 0.8 })],
  };
}
