/** A paper plane that a hare has thrown from an attic window; two more fly far away. */
import type { SkyName } from '../names.ts';
import { heightAt } from '../paper/land.ts';
import { cloud } from '../paper/nature.ts';
import { sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { glide, layer, type Part, type CardContext } from '../card-parts.ts';
import { disc } from '../scenery/discs.ts';
import { horizon } from '../scenery/horizons.ts';
import { skyLayers } from '../scenery/skies.ts';
import { hiddenAnimal } from '../things/animals.ts';

export function paperPlane(context: CardContext, sky: SkyName): Part {
  const { palette, random } = context;
  const land = horizon(context, random.pick(['forest', 'mountains', 'orchard', 'hills']), 700);
  const sun = { x: 190, y: 452, radius: 108 };
  const far = { turn: -17, colors: { cream: 'accent' } };
  const animal = { x: 440, y: heightAt(land.edge, 440) + 12, height: 38, flip: true };
  return {
    layers: [
      ...skyLayers(context, sky, sun),
      layer('disc', -9, disc(context, palette.daytime === 'night' ? 'moon' : 'sun', sun)),
      layer(
        'clouds',
        -8,
        sheet(cloud(566, 640, 280, 72, random), 'haze cream 45', 'hung 7'),
        thing('paper-plane', 520, 566, { ...far, size: 0.3 }),
        thing('paper-plane', 438, 622, { ...far, size: 0.22, colors: { cream: 'warm' } }),
      ),
      ...land.layers,
      layer('house', -2, thing('attic-house', 110, 935)),
      layer('trail', -1, thing('plane-trail', 0, 0)),
      layer('plane', 0, thing('paper-plane', 388, 490, { size: 1.52, turn: -17 })),
      layer('finder', -3, hiddenAnimal(context, 'perch', animal)),
    ],
    idleAnimations: [glide({ layer: 'plane', by: [16, -9], tilt: -2, seconds: 2.4, hold: 0.6 })],
  };
}
