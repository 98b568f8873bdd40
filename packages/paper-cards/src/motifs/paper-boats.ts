/** Three folded boats that come through a bridge; a duck leads her ducklings, and someone watches. */
import { blend } from '../colors.ts';
import type { SkyName } from '../names.ts';
import { circle, type Point, pointsOf } from '../paper/geometry.ts';
import { below, crown, fir, ridge, waves } from '../paper/nature.ts';
import { paper, sheet, recolor } from '../paper/paper.ts';
import { oklch } from '../palette.ts';
import { type CardLayer, glide, type Part, type Scene } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { glint } from '../stage/water.ts';
import { creature, duck } from '../things/animals.ts';
import { bunting } from '../things/bunting.ts';
import { foldedBoat } from '../things/folded-boat.ts';
import { glued } from '../things/pieces.ts';
import { flower, leaf } from '../things/plants.ts';
import { stoneBridge } from '../things/stone-bridge.ts';
import { moved, shape } from '../paper/inks.ts';

/** Where the bridge stands in the water. */
const WATERLINE = 690;

const SUN = { x: 166, y: 442, radius: 84 };

/** OKLCH, degrees: the river is blue on cards of every hue. */
const WATER_HUE = 228;

/** The water, the nearer the darker, so that the boats stand out. */
function waterTones({ palette }: Scene): readonly [far: string, middle: string, near: string] {
  const shade = palette.daytime === 'night' ? 0.12 : 0;
  return [
    oklch(0.76 - shade, 0.075, WATER_HUE - 12),
    oklch(0.58 - shade, 0.095, WATER_HUE),
    oklch(0.42 - shade / 2, 0.085, WATER_HUE + 12),
  ];
}

/** Trees behind the bridge on both banks, the nearer the larger. */
function groves({ random }: Scene) {
  const spots = [
    [452, 616, 64, 'fir'],
    [500, 622, 96, 'fir'],
    [548, 624, 74, 'round'],
    [596, 626, 104, 'fir'],
    [150, 622, 58, 'round'],
    [96, 626, 84, 'round'],
    [40, 628, 98, 'fir'],
    [4, 628, 76, 'round'],
  ] as const;
  return spots.flatMap(([x, y, height, kind], index) => {
    const color = blend('near', 'warm', 0.04 + 0.16 * (index % 3));
    const cut = `thing ${3 + height / 26}` as const;
    if (kind === 'fir') return sheet(fir(x, y, height * 1.5, random), color, cut);
    return [
      sheet(`M${x - 4} ${y}h8v${-height * 0.6}h-8Z`, 'front', 'thing 2'),
      sheet(crown(x, y - height * 0.72, height * 0.52, height * 0.5, random, 9), color, cut),
    ];
  });
}

/** A sheet of water whose edge is a row of ripples. */
const swell = (y: number, color: string, seed: number) =>
  sheet(below(waves(y, 58, 7, seed * 17), 935), color, 'thing');

/** Glints below the sun, and around the boats. */
function glints({ random }: Scene, rows: readonly number[], spread: number) {
  return rows
    .flatMap((y, row) =>
      [-1, 0, 1].map((step) =>
        glint(
          308 + step * spread + random.around(60),
          y + random.around(5),
          16 + row * 7,
          1.6 + row * 0.3,
        ),
      ),
    )
    .join('');
}

/** The duck, and her ducklings behind her in a row. */
function ducks() {
  const row: readonly Point[] = pointsOf('500,856 528,862 556,857');
  const facing = ([x, y]: Point, size: number, color: string) =>
    paper(
      [
        ...moved(shape(duck(-x, y, size), color), { flip: true }),
        ...shape(circle(x - 19 * size, y - 20 * size, 1.9 * size), 'ink'),
      ],
      'print 2',
    );
  return [...row.map((at) => facing(at, 0.5, 'warm')), facing([458, 852], 0.95, 'warm-deep')];
}

/** Lily pads before the eye, with a flower. */
function lilies() {
  const pads = [
    [80, 868, 44],
    [148, 880, 34],
    [22, 856, 30],
  ] as const;
  return [
    ...pads.map(([x, y, reach], index) =>
      sheet(glint(x, y, reach, reach * 0.36), blend('near', 'middle', index * 0.3), 'thing'),
    ),
    ...[-140, -115, -90, -65, -40].map((angle) =>
      sheet(leaf({ x: 92, y: 864, length: 34, angle }, 0.28), 'cream', 'print 2'),
    ),
    flower(92, 858, 8, 'warm', 'warm-deep', 12),
  ];
}

/** The bridge, with flags and someone looking down from it; the last boat is under it. */
function bridge(scene: Scene, far: string): CardLayer {
  return {
    name: 'bridge',
    travel: -4,
    sheets: [
      sheet(below('-80,648 700,648', 940), far, 'thing'),
      glued(glints(scene, [664, 680], 40), `${far} cream 60`),
      ...foldedBoat(352, 676, 0.42, oklch(0.83, 0.13, 85)),
      creature(scene, 'owl', { x: 372, y: 552, height: 46 }),
      ...stoneBridge(scene, WATERLINE),
      ...bunting([152, 570], [464, 570], 22, 9),
    ],
  };
}

export function paperBoats(scene: Scene, sky: SkyName): Part {
  const { palette } = scene;
  // The banks are warmer than the sky.
  const land = 'far warm 34';
  const [hills] = horizon(scene, 'hills', 520).layers;
  const [far, middle, near] = waterTones(scene);
  const sun = palette.daytime === 'night' ? 'moon' : 'sun';
  const bank = ridge({ y: 618, swing: 10, humps: 2, seed: 5 });
  return {
    layers: [
      ...skyLayers(scene, sky, SUN),
      { name: 'disc', travel: -9, sheets: disc(scene, sun, SUN) },
      ...(hills ? [{ ...hills, sheets: recolor(hills.sheets, { far: land }) }] : []),
      {
        name: 'groves',
        travel: -6,
        sheets: [sheet(below(bank, 940), `${land} middle 60`, 'hill'), ...groves(scene)],
      },
      bridge(scene, far),
      {
        name: 'second',
        travel: -2,
        sheets: [
          swell(704, middle, 3),
          glued(glints(scene, [730, 758], 190), `${middle} cream 55`),
          ...foldedBoat(492, 728, 0.82, oklch(0.66, 0.17, 32)),
        ],
      },
      { name: 'boat', travel: 0, sheets: foldedBoat(276, 784, 1.7, 'cream') },
      {
        name: 'water',
        travel: 2,
        sheets: [
          swell(822, near, 6),
          glued(glints(scene, [846, 872], 200), `${near} cream 50`),
          ...ducks(),
          ...lilies(),
        ],
      },
    ],
    life: [glide({ layer: 'boat', by: [16, 5], tilt: 2, seconds: 3.2, hold: 0.4 })],
  };
}
