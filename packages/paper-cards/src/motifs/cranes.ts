/** Folded cranes that fly over misty hills and a marsh; a bough in blossom is close to the eye. */
import { blend, localColor } from '../colors.ts';
import type { SkyName } from '../names.ts';
import { circle, type Point, polar, pointsOf } from '../paper/geometry.ts';
import { below, heightAt, limb, ridge } from '../paper/nature.ts';
import { paper, sheet, recolor } from '../paper/paper.ts';
import { glide, type Part, type Scene, swing } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { skyLayers } from '../stage/skies.ts';
import { glint } from '../stage/water.ts';
import { creature } from '../things/animals.ts';
import { foldedCrane } from '../things/folded-crane.ts';
import { glued } from '../things/pieces.ts';
import { blades, flower, leaf, spraySheet } from '../things/plants.ts';
import { waterGate } from '../things/water-gate.ts';
import { shape } from '../paper/inks.ts';

/** Hills whose feet are lost in mist, the nearer the darker. */
function hills({ random }: Scene) {
  return [0, 1, 2].flatMap((step) => {
    const edge = ridge({
      y: 628 + step * 52,
      swing: 44 - step * 9,
      humps: 2.6 - step * 0.5,
      seed: random.whole(1, 90),
      slope: (step - 1) * 70,
    });
    const color = blend(
      blend(localColor(step % 2 ? 'sea' : 'wine', 0.74, 0.2), 'haze', 0.3),
      'middle',
      step * 0.36,
    );
    const mist = ridge({ y: 690 + step * 44, swing: 8, humps: 3, seed: step + 5 });
    return [
      sheet(below(edge, 935), color, 'hill'),
      ...(step < 2 ? [sheet(below(mist, 935), `${color} cream 30`, 'far 2')] : []),
    ];
  });
}

/** A bough in blossom that comes in from the right, cropped by the frame. */
function bough({ random }: Scene) {
  const bark = 'wood.3 shade 10 ink 30';
  const main = pointsOf('670,726 580,772 500,786 420,826 352,832');
  const twigs: readonly (readonly Point[])[] = [
    [
      [590, 768],
      [552, 716],
      [560, 664],
    ],
    [
      [500, 786],
      [452, 760],
      [420, 766],
    ],
    [
      [560, 776],
      [544, 828],
      [496, 862],
    ],
    [
      [640, 742],
      [630, 690],
      [600, 640],
    ],
  ];
  const blooms = [
    [354, 830, 19],
    [398, 812, 24],
    [420, 764, 20],
    [452, 790, 22],
    [500, 862, 20],
    [512, 772, 27],
    [536, 826, 21],
    [560, 664, 22],
    [566, 722, 25],
    [600, 640, 20],
    [604, 780, 30],
    [622, 702, 25],
    [470, 834, 15],
  ] as const;
  const tones = ['cream', 'wine.82', 'wine.72'];
  const leaves = blooms.flatMap(([x, y, size], index) =>
    [40, 190].map((angle) =>
      leaf(
        {
          ...at(x, y, size * 0.7, angle + index * 31),
          length: size * 1.1,
          angle: angle + index * 31,
        },
        0.28,
      ),
    ),
  );
  const petals = [
    [286, 800],
    [318, 768],
    [250, 846],
    [196, 812],
    [380, 726],
  ].map(([x = 0, y = 0]) => leaf({ x, y, length: 15, angle: random.between(0, 180) }, 0.4));
  return [
    paper(
      shape(limb(main, 26, 5) + twigs.map((twig) => limb(twig, 9, 3)).join(''), bark, {
        isUnited: true,
      }),
      'hung',
    ),
    spraySheet(leaves.join(''), 'leaf.54 shade 22', 5),
    ...blooms.map(([x, y, size], index) =>
      flower(x, y, size, tones[index % 3] ?? 'cream', 'straw.84', index * 23),
    ),
    sheet(petals.join(''), tones[1] ?? 'cream', 'thing 6'),
  ];
}

/** A spot beside a point. */
function at(x: number, y: number, reach: number, angle: number) {
  const [px, py] = polar(x, y, reach, angle);
  return { x: px, y: py };
}

export function cranes(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const isNight = palette.daytime === 'night';
  const sun = { x: 236, y: 520, radius: 136 };
  const gold = 'straw.86 shade 4';
  const red = 'coral.6 shade 4';
  const water = 'water.3 (sea.5 shade 10) 50';
  const bank = ridge({ y: 856, swing: 10, humps: 1.5, seed: random.whole(1, 80), slope: 26 });
  const strips = [
    [236, 776, 120],
    [230, 792, 84],
    [242, 808, 58],
    [470, 788, 64],
    [90, 826, 80],
  ] as const;
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      {
        name: 'disc',
        travel: -9,
        sheets: [
          sheet(circle(sun.x, sun.y, sun.radius * 1.34), `sky-foot (${gold}) 40`, 'far 2'),
          ...recolor(disc(scene, isNight ? 'moon' : 'sun', sun), { warm: gold }),
        ],
      },
      { name: 'far', travel: -7, sheets: hills(scene) },
      {
        name: 'marsh',
        travel: -5,
        sheets: [
          sheet(below('-80,764 240,758 420,764 700,756', 935), water, 'thing'),
          glued(strips.map(([x, y, reach]) => glint(x, y, reach, 3)).join(''), `${gold} cream 30`),
          ...waterGate(112, 800, red),
          ...foldedCrane({ x: 540, y: 506, size: 0.34, turn: -16 }, gold),
        ],
      },
      {
        name: 'second',
        travel: -4,
        sheets: foldedCrane({ x: 488, y: 664, size: 0.6, turn: -12 }, red),
      },
      {
        name: 'crane',
        travel: 0,
        sheets: foldedCrane({ x: 306, y: 570, size: 1.26, turn: -17 }, 'cream'),
      },
      {
        name: 'bank',
        travel: 2,
        sheets: [
          spraySheet(
            blades(-30, 330, 900, 84, random) + blades(470, 650, 892, 60, random),
            'leaf.4 shade 40',
            5,
          ),
          sheet(below(bank, 935), 'front', 'hill'),
          creature(scene, 'heron', { x: 226, y: heightAt(bank, 226) + 6, height: 92 }, 'cream'),
        ],
      },
      { name: 'bough', travel: 7, sheets: bough(scene) },
    ],
    life: [
      glide({ layer: 'crane', by: [12, -14], tilt: -2, seconds: 3.2, hold: 0.5 }),
      swing({ layer: 'bough', origin: [640, 740], by: 0.8, seconds: 4.4 }),
    ],
  };
}
