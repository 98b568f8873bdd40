/** Three folded boats that come through a bridge; a duck leads her ducklings, and someone watches. */
import type { SkyName } from '../names.ts';
import { below } from '../paper/land.ts';
import { recolor, sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { oklch } from '../palette.ts';
import { glide, layer, type Part, type CardContext } from '../card-parts.ts';
import { disc } from '../scenery/discs.ts';
import { horizon } from '../scenery/horizons.ts';
import { skyLayers } from '../scenery/skies.ts';
import { glint } from '../scenery/water.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { glued } from '../things/pieces.ts';

const SUN = { x: 166, y: 442, radius: 84 };

/** Glints in two rows. */
function glints({ random }: CardContext, rows: readonly number[], spread: number, color: string) {
  const all = rows.flatMap((y, row) =>
    [-1, 0, 1].map((step) => {
      const x = 308 + step * spread + random.around(60);
      return glint(x, y + random.around(5), 16 + row * 7, 1.6 + row * 0.3);
    }),
  );
  return glued(all.join(''), `${color} cream 55`);
}

export function paperBoats(context: CardContext, sky: SkyName): Part {
  const isNight = context.palette.daytime === 'night';
  // The banks are warmer than the sky, and the river is blue on cards of every hue, the nearer the darker.
  const [far, middle, near] = isNight
    ? [oklch(0.64, 0.075, 216), oklch(0.46, 0.095, 228), oklch(0.36, 0.085, 240)]
    : [oklch(0.76, 0.075, 216), oklch(0.58, 0.095, 228), oklch(0.42, 0.085, 240)];
  const stone = isNight ? oklch(0.6, 0.05, 62) : oklch(0.84, 0.06, 72);
  const [hills] = horizon(context, 'hills', 520).layers;
  const boat = (x: number, y: number, size: number, color: string) =>
    thing('folded-boat', x, y, { size, colors: { light: color } });
  return {
    layers: [
      ...skyLayers(context, sky, SUN),
      layer('disc', -9, disc(context, isNight ? 'moon' : 'sun', SUN)),
      ...(hills ? [{ ...hills, sheets: recolor(hills.sheets, { far: 'far warm 34' }) }] : []),
      layer('groves', -6, thing('river-bank', 0, 0)),
      layer(
        'bridge',
        -4,
        sheet(below('-80,648 700,648', 940), far),
        glints(context, [664, 680], 40, far),
        boat(352, 676, 0.42, 'straw.83'),
        hiddenAnimal(context, 'perch', { x: 372, y: 552, height: 46 }),
        thing('stone-bridge', 0, 690, { colors: { light: stone } }),
        thing('bunting', 308, 570),
      ),
      layer(
        'second',
        -2,
        thing('ripples', 51, 704, { colors: { 'water.5': middle } }),
        glints(context, [730, 758], 190, middle),
        boat(492, 728, 0.82, 'coral.66'),
      ),
      layer('boat', 0, boat(276, 784, 1.7, 'cream')),
      layer(
        'water',
        2,
        thing('ripples', 44, 822, { colors: { 'water.5': near } }),
        glints(context, [846, 872], 200, near),
        thing('duck-family', 0, 0),
        thing('water-lilies', 0, 0),
      ),
    ],
    idleAnimations: [glide({ layer: 'boat', by: [16, 5], tilt: 2, seconds: 3.2, hold: 0.4 })],
  };
}
