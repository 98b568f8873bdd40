/** The inside of a long glasshouse, from its open front; leaves and a watering can close to the eye. */
import type { SkyName } from '../names.ts';
import { arc, type Point } from '../paper/geometry.ts';
import { laceEdge } from '../paper/lace.ts';
import { below, ridge } from '../paper/land.ts';
import { sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { layer, type Part, type CardContext, swing } from '../card-parts.ts';
import { disc } from '../scenery/discs.ts';
import { horizon } from '../scenery/horizons.ts';
import { skyLayers } from '../scenery/skies.ts';

const SUN = { x: 532, y: 420, radius: 96 };
const BLOOMS = ['cream', 'warm-deep', 'wine.66'] as const;

/** A point of the floor: all lines meet at the eye's height. @param depth 1 at the front */
const onFloor = (depth: number, across: number): Point => [
  308 + across * 236 * depth,
  716 + 144 * depth,
];

/** What grows in the beds, from the back to the front: each plant is larger and darker than the one behind. */
const beds = () =>
  [0.42, 0.6, 0.86].flatMap((depth, step) =>
    [-1, 1].flatMap((side) => {
      const [x, y] = onFloor(depth, side * 0.62);
      const isPalm = step % 2 === (side > 0 ? 1 : 0);
      const bloom = BLOOMS[step] ?? '';
      const next = BLOOMS[(step + 1) % 3] ?? '';
      const high = y - 190 * depth * (isPalm ? 0.3 : 0.66);
      return [
        ...thing(isPalm ? 'palm' : 'broad-leaves', x, y, {
          size: depth,
          flip: side < 0,
          colors: { 'leaf.6': `leaf.${60 - step * 9}` },
        }),
        ...thing('daisy', x + side * 6, high, {
          size: 1.5 * depth,
          colors: { light: bloom, 'warm-deep': 'warm' },
        }),
        ...thing('daisy', x - side * 50 * depth, y - 16 * depth, {
          size: depth,
          colors: { light: next, 'warm-deep': 'warm' },
        }),
      ];
    }),
  );

export function greenhouse(context: CardContext, sky: SkyName): Part {
  const { palette, random } = context;
  const isNight = palette.daytime === 'night';
  const [far] = horizon(context, random.pick(['orchard', 'hills']), 664).layers;
  const crest = arc(308, 590, 239, 356, 184, 60);
  return {
    layers: [
      ...skyLayers(context, sky, SUN),
      layer('disc', -9, disc(context, isNight ? 'moon' : 'sun', SUN)),
      ...(far ? [far] : []),
      layer(
        'inside',
        -4,
        sheet(laceEdge(crest, { pitch: 38, depth: 30 }), 'cream', 'print'),
        thing('glasshouse', 0, 0, {
          colors: { haze: isNight ? 'warm haze 30' : 'sea.8 cream 34' },
        }),
        beds(),
        thing('hanging-basket', 258, 520, { size: 0.57 }),
        thing('hanging-basket', 386, 462, { size: 0.75 }),
      ),
      layer('butterfly', -2, thing('butterfly', 206, 486)),
      layer('house', -2, thing('glasshouse-front', 0, 0)),
      layer(
        'near',
        4,
        sheet(below(ridge({ y: 866, swing: 6, humps: 1.4, seed: 8 }), 935), 'front', 'hill'),
        thing('glasshouse-plants', 0, 0),
      ),
    ],
    idleAnimations: [
      swing({ layer: 'butterfly', origin: [206, 576], by: 6, seconds: 3.4, swings: 3 }),
    ],
  };
}
