/** Suns and moons. None is an empty circle. */
import { blend } from '../colors.ts';
import { arc, circle, type Point, polar, polygon, rectangle, star } from '../paper/geometry.ts';
import { moon } from '../paper/nature.ts';
import { paper, sheet, type Sheet } from '../paper/paper.ts';
import type { Extras } from '../names.ts';
import type { Scene } from '../scene.ts';
import { type Center } from './skies.ts';
import { shape } from '../paper/inks.ts';

type Draw = (tones: Tones, center: Center) => Sheet[];

interface Tones {
  /** The disc's own paper. */
  sun: string;
  pale: string;
  deep: string;
  cream: string;
  /** The sky at night. */
  night: string;
  seed: number;
}

/** Rings in steps of color, each a sheet of its own. */
function rings(tones: Tones, { x, y, radius }: Center) {
  const steps = [
    { reach: 1, color: tones.pale },
    { reach: 0.8, color: tones.sun },
    { reach: 0.58, color: tones.deep },
    { reach: 0.36, color: tones.sun },
  ];
  return steps.map(({ reach, color }, index) =>
    sheet(circle(x, y, radius * reach), color, index ? 'far 3' : 'far 7'),
  );
}

/** A sun with a fringe of narrow rays, long and short. */
function fringed(tones: Tones, { x, y, radius }: Center) {
  const count = 44;
  const rays = Array.from({ length: count }, (_, index) => {
    const angle = (360 / count) * index;
    return polygon([
      polar(x, y, radius * 0.9, angle - 2.7),
      polar(x, y, radius * (index % 2 ? 1.13 : 1.3), angle),
      polar(x, y, radius * 0.9, angle + 2.7),
    ]);
  });
  return [
    sheet(rays.join(''), tones.pale, 'far 4'),
    sheet(circle(x, y, radius * 0.93), tones.sun, 'far 4'),
    sheet(circle(x, y, radius * 0.7), tones.deep, 'far 2'),
  ];
}

/** A sun with dots along its rim. */
function dotted(tones: Tones, { x, y, radius }: Center) {
  const dots = Array.from({ length: 26 }, (_, index) =>
    circle(...polar(x, y, radius * 0.9, (360 / 26) * index), radius * 0.045),
  );
  return [
    sheet(circle(x, y, radius * 1.02), tones.pale, 'far 6'),
    paper(shape(dots.join(''), tones.deep), 'glued'),
    sheet(circle(x, y, radius * 0.76), tones.sun, 'far 4'),
  ];
}

/** A sun of slats, ever narrower toward its foot, before a paler one. */
function slatted(tones: Tones, { x, y, radius }: Center) {
  const slots = [0.08, 0.3, 0.5, 0.68].map((share, index) => {
    const [top, height] = [radius * share, radius * (0.05 + 0.022 * index)];
    const half = Math.sqrt((radius * 0.94) ** 2 - top ** 2);
    return rectangle(x - half, y + top, 2 * half, height);
  });
  return [
    sheet(circle(x, y, radius * 1.08), tones.pale, 'far 5'),
    sheet(circle(x, y, radius * 0.94), tones.deep, 'far 3'),
    paper(shape(slots.join(''), tones.pale), 'flat'),
  ];
}

/** A sun of rings with loose rays, for the horizon to cut in half. */
function rayed(tones: Tones, { x, y, radius }: Center) {
  const rays = Array.from({ length: 22 }, (_, index) => {
    const [angle, tip] = [(360 / 22) * index, index % 2 ? 1.42 : 1.66];
    return polygon([
      polar(x, y, radius * 1.1, angle - 4.6),
      polar(x, y, radius * tip, angle - 1.4),
      polar(x, y, radius * tip, angle + 1.4),
      polar(x, y, radius * 1.1, angle + 4.6),
    ]);
  }).join('');
  return [sheet(rays, tones.pale, 'far 4'), ...rings(tones, { x, y, radius })];
}

const CRATERS = [
  [-0.42, -0.34, 0.2],
  [0.2, -0.5, 0.12],
  [0.36, 0.06, 0.24],
  [-0.16, 0.3, 0.15],
  [-0.6, 0.2, 0.1],
  [0.1, 0.66, 0.11],
  [-0.06, -0.12, 0.08],
] as const;

/** A full moon: craters are cut out of its upper sheet. */
function fullMoon(tones: Tones, { x, y, radius }: Center) {
  const craters = CRATERS.map(([dx, dy, size]) =>
    circle(x + dx * radius, y + dy * radius, size * radius),
  ).join('');
  return [
    sheet(circle(x, y, radius), blend(tones.pale, tones.deep, 0.55), 'far 7'),
    sheet(circle(x, y, radius * 0.985) + craters, tones.cream, 'thing 2'),
  ];
}

/** A crescent with a star on its tip. */
const crescent = (tones: Tones, { x, y, radius }: Center) => [
  sheet(moon(x, y, radius * 0.7, 0.5), tones.cream, 'far 7'),
  sheet(
    polygon(star(x + radius * 0.5, y - radius * 0.1, radius * 0.18, radius * 0.07, 5)),
    tones.sun,
    'far 3',
  ),
];

/** A plain moon in a ring of paper. */
const ringedMoon = (tones: Tones, { x, y, radius }: Center) => [
  sheet(circle(x, y, radius * 1.1) + circle(x, y, radius * 0.98), tones.pale, 'far 4'),
  sheet(circle(x, y, radius * 0.8), tones.cream, 'far 6'),
];

/** A half moon, its dark half a sheet of its own. */
const halfMoon = (tones: Tones, { x, y, radius }: Center) => [
  sheet(circle(x, y, radius * 0.86), blend(tones.deep, tones.night, 0.62), 'far 6'),
  sheet(
    polygon([...arc(x, y, radius * 0.86, 78, 258, 40), ...bend(x, y, radius)]),
    tones.cream,
    'far 3',
  ),
];

/** The line between light and dark on a half moon. */
const bend = (x: number, y: number, radius: number): Point[] =>
  [258, 78].map((angle) => polar(x, y, radius * 0.86, angle));

/** A moon that lights a scalloped sheet around it. */
const haloedMoon = (tones: Tones, { x, y, radius }: Center) => [
  sheet(scallops(x, y, radius * 1.3, 18), blend(tones.night, tones.cream, 0.3), 'far 3'),
  sheet(circle(x, y, radius * 0.98), blend(tones.night, tones.cream, 0.56), 'far 3'),
  sheet(circle(x, y, radius * 0.74), tones.cream, 'far 5'),
];

const MOONS = {
  full: fullMoon,
  crescent,
  ringed: ringedMoon,
  half: halfMoon,
  haloed: haloedMoon,
} as const satisfies Record<Extras['moon'], Draw>;

const scalloped = (tones: Tones, { x, y, radius }: Center) => [
  sheet(scallops(x, y, radius * 1.16, 28), tones.pale, 'far 6'),
  sheet(scallops(x, y, radius * 0.9, 22) + circle(x, y, radius * 0.72), tones.cream, 'far 2'),
  sheet(circle(x, y, radius * 0.6), tones.sun, 'far 2'),
];

const SUNS = {
  rings,
  fringed,
  scalloped,
  dotted,
  slatted,
  rayed,
} as const satisfies Record<Extras['sun'], Draw>;

/** The card's sun or moon, which lifts the hero off the ground. */
export function disc({ palette, random, extras }: Scene, kind: 'sun' | 'moon', center: Center) {
  const isDark = palette.daytime === 'night';
  const sun = blend('warm', 'cream', isDark ? 0.45 : 0.2);
  const draw = kind === 'moon' ? MOONS[extras.moon] : SUNS[extras.sun];
  return draw(
    {
      sun,
      pale: `${sun} cream 50`,
      deep: `${sun} warm-deep 35`,
      cream: 'cream',
      night: 'sky-middle',
      seed: random.whole(1, 60),
    },
    center,
  );
}

/** A round mat with a scalloped edge. */
export function scallops(x: number, y: number, radius: number, count: number) {
  const outline: Point[] = [];
  for (let index = 0; index < count; index++) {
    const angle = (360 / count) * index;
    const [px, py] = polar(x, y, radius * 0.95, angle);
    const half = radius * 0.95 * Math.sin(Math.PI / count) * 1.02;
    outline.push(...arc(px, py, half, angle - 88, angle + 88, 8));
  }
  return polygon(outline);
}
