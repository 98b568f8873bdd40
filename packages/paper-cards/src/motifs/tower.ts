/** A clock tower at night, high above a town; a cat and an owl keep watch on the roofs close to the eye. */
import type { SkyName } from '../names.ts';
import { circle } from '../paper/geometry.ts';
import { laceEdge } from '../paper/lace.ts';
import { recolor, sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { layer, type Part, type CardContext, swing, turn } from '../card-parts.ts';
import { disc } from '../scenery/discs.ts';
import { skyLayers } from '../scenery/skies.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { inked } from '../things/pieces.ts';

const MOON = { x: 140, y: 440, radius: 92 };
/** The middle of the clock, which shows ten to two. */
const CLOCK = { x: 366, y: 510 };

export function tower(context: CardContext, sky: SkyName): Part {
  const isDay = context.palette.daytime === 'day';
  const slate = 'sea.34 shade 16';
  const plum = 'wine.36 shade 16';
  return {
    layers: [
      ...skyLayers(context, sky, MOON),
      layer(
        'disc',
        -9,
        recolor(disc(context, isDay ? 'sun' : 'moon', MOON), { cream: 'straw.92' }),
      ),
      layer('far', -7, thing('distant-town', 0, 0)),
      layer(
        'hero',
        -4,
        thing('clock-tower', CLOCK.x, CLOCK.y),
        sheet(
          laceEdge('260,618 472,618', { pitch: 30, depth: 26 }),
          'cream (coral.56 shade 8) 14',
          'print',
        ),
      ),
      layer('hours', -4, inked('M356 516L395 492', 'ink', 8, 3)),
      layer(
        'minutes',
        -4,
        inked('M376 516L321 484', 'ink', 6, 3),
        sheet(circle(CLOCK.x, CLOCK.y, 8), 'warm-deep', 'print'),
      ),
      layer('middle', -2, thing('town', 0, 0)),
      layer(
        'roofs',
        4,
        thing('tiled-roof', 456, 806, { size: 0.88, flip: true, colors: { far: slate } }),
        hiddenAnimal(context, 'perch', { x: 490, y: 800, height: 54 }),
        thing('chimney', 0, 0),
        thing('tiled-roof', 206, 728, { colors: { far: plum } }),
        thing('lit-dormer', 0, 0),
      ),
    ],
    idleAnimations: [
      turn({ layer: 'minutes', origin: [CLOCK.x, CLOCK.y], by: 30, seconds: 1.4, hold: 1.6 }),
      swing({ layer: 'hours', origin: [CLOCK.x, CLOCK.y], by: 1, seconds: 4 }),
    ],
  };
}
