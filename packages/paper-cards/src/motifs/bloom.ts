/** A garden of cut leaves around one great bloom; a snail and a bee are at home in it. */
import type { SkyName } from '../names.ts';
import { thing } from '../paper/thing.ts';
import { layer, type Part, type CardContext, swing } from '../card-parts.ts';
import { horizon } from '../scenery/horizons.ts';
import { skyLayers } from '../scenery/skies.ts';
import { spray, spraySheet } from '../things/plants.ts';

const BLOOM = [316, 540] as const;

export function bloom(context: CardContext, sky: SkyName): Part {
  const { random } = context;
  const [x, y] = BLOOM;
  const land = horizon(context, random.pick(['hills', 'orchard']), 716);
  const sprays = [-1, 1].map((side) => {
    const spot = { x: 308 + side * 190, y: 900, length: 330, angle: -90 + side * 12 };
    return spraySheet(spray(spot, side * 30, random, 0.2), 'far near 50', 7);
  });
  return {
    layers: [
      ...skyLayers(context, sky, { x, y, radius: 130 }),
      ...land.layers,
      layer('leaves-back', -3, sprays),
      layer(
        'bloom',
        -1,
        thing('bloom-stem', 0, 0),
        thing('doily', x, y, { size: 2.22 }),
        thing('great-bloom', x, y),
      ),
      layer('bee', 2, thing('bee', 128, 392)),
      layer('leaves-front', 3, thing('garden-front', 0, 0)),
    ],
    idleAnimations: [swing({ layer: 'bee', origin: BLOOM, by: 7, seconds: 3.6, swings: 3 })],
  };
}
