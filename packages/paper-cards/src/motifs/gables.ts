/** A row of gabled houses on a quay, with the moon above and their lights in the canal; a cat in a window. */
import type { SkyName } from '../names.ts';
import { thing } from '../paper/thing.ts';
import { glide, layer, type Part, type CardContext, swing } from '../card-parts.ts';
import { disc } from '../scenery/discs.ts';
import { skyLayers } from '../scenery/skies.ts';
import { glint } from '../scenery/water.ts';
import { glued } from '../things/pieces.ts';

const MOON = { x: 432, y: 404, radius: 54 };

export function gables(context: CardContext, sky: SkyName): Part {
  const { palette, random } = context;
  const lights = [26, 146, 270, 390, 500, 612].flatMap((x) =>
    [842, 857, 872].map((y) => glint(x + random.around(24), y, random.between(12, 34), 2.4)),
  );
  return {
    layers: [
      ...skyLayers(context, sky, MOON),
      layer('disc', -9, disc(context, palette.daytime === 'day' ? 'sun' : 'moon', MOON)),
      layer('far', -7, thing('distant-gables', 0, 0)),
      layer('street', -4, thing('canal-houses', 0, 0)),
      layer('bunting', -3, thing('bunting', 302, 682, { size: 1.35 })),
      layer('quay', -2, thing('quay', 0, 0), glued(lights.join(''), 'warm water.75 25')),
      layer('barge', 0, thing('barge', 250, 858)),
      layer('flags', 7, thing('bunting', 310, 342, { size: 2.25, turn: 5 })),
    ],
    idleAnimations: [
      glide({ layer: 'barge', by: [14, 2], tilt: 0.6, seconds: 3.6, hold: 0.4 }),
      swing({ layer: 'flags', origin: [308, 260], by: 0.7, seconds: 4.2 }),
    ],
  };
}
