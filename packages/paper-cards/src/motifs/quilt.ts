/** A quilt on a line in the wind, tied to a birch; a basket of laundry is close to the eye. */
import type { SkyName } from '../names.ts';
import { laceEdge } from '../paper/lace.ts';
import { sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { layer, type Part, type CardContext, swing } from '../card-parts.ts';
import { disc } from '../scenery/discs.ts';
import { horizon } from '../scenery/horizons.ts';
import { skyLayers } from '../scenery/skies.ts';

const SUN = { x: 96, y: 430, radius: 84 };
/** The foot of the quilt, which hangs in folds. */
const HEM =
  '126,829 135,827 150,811 179,795 215,792 246,802 262,812 270,809 285,793 314,776 ' +
  '351,771 381,780 397,789 405,785 420,768 449,750 486,744 516,752 532,760';

export function quilt(context: CardContext, sky: SkyName): Part {
  const { palette, random } = context;
  const land = horizon(context, random.pick(['hills', 'orchard', 'roofs']), 640);
  return {
    layers: [
      ...skyLayers(context, sky, SUN),
      layer('disc', -9, disc(context, palette.daytime === 'night' ? 'moon' : 'sun', SUN)),
      ...land.layers,
      layer('birch', -3, thing('birch', 0, 0)),
      layer('finder', -3, thing('fox', 492, 862, { size: 0.8 })),
      layer(
        'quilt',
        -1,
        sheet(laceEdge(HEM, { pitch: 34, depth: 34 }), 'cream', 'print 8'),
        thing('quilt', 0, 0),
      ),
      layer('laundry', 4, thing('laundry-basket', 0, 0)),
    ],
    idleAnimations: [
      swing({ layer: 'quilt', origin: [290, 400], by: 0.9, seconds: 4.2, swings: 4 }),
    ],
  };
}
