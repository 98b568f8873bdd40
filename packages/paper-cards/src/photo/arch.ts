/** A photo behind an arch in a brick wall, with plants that climb up and grow on its sill. */
import { sky } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { joinParts, layer, swing, turn } from '../card-parts.ts';
import { facing } from '../screenshots/screenshot-parts.ts';
import { groundPart } from '../scenery/fronts.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { backdrop, type Draw } from './photo-parts.ts';

/** The front edge of the sill, units. */
const SILL = 852;

export const arch: Draw = (context, picture, focus) => {
  const { random } = context;
  const kind = random.chance(0.4) ? 'pointed-arch' : 'round-arch';
  const side = random.chance(0.5) ? 1 : -1;
  const { at, put } = facing(side);
  const window = { x: 48, y: 356, width: 520, height: 520 };
  const { use, sheet: photo } = backdrop(picture, focus, window);
  const perch = [at(244), SILL - 8] as const;
  const animal = { x: perch[0], y: perch[1], height: 56, flip: side < 0 };
  const plantX = side < 0 ? 0 : 616;
  const part = {
    layers: [
      layer('photo', -10, sky(['sky-top', 'sky-foot']), photo),
      layer('meadow', -8, put('arch-meadow')),
      // The light comes from the left, however the rest is mirrored.
      layer('reveal', -6, thing(`${kind}-reveal`, 0, 0)),
      layer('wall', -3, put(`${kind}-wall`)),
      layer('sill', -2, thing('arch-sill', 0, 0)),
      layer('climber', -2, put(`${kind}-roses`)),
      layer(
        'finder',
        -1,
        put('potted-fern', 132, SILL + 4),
        hiddenAnimal(context, 'perch', animal),
      ),
      layer('plant', 9, thing('close-roses', plantX, 0, { flip: side > 0 })),
    ],
    idleAnimations: [
      turn({ layer: 'finder', by: -2, origin: perch, seconds: 0.35, hold: 0.6, times: 2 }),
      swing({ layer: 'plant', origin: [plantX, 930], by: 1.6 * side, seconds: 4.6 }),
    ],
  };
  return { uses: [use], ...joinParts([part, groundPart(context)]) };
};
