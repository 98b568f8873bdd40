/** A photo in an oval frame, which stands on a shelf among cut flowers, by the light of a candle. */
import { ellipse, type Point } from '../paper/geometry.ts';
import { shape } from '../paper/inks.ts';
import { laceEdge } from '../paper/lace.ts';
import { blurred, sheet, sky } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { joinParts, layer, swing, turn } from '../card-parts.ts';
import { facing } from '../screenshots/screenshot-parts.ts';
import { groundPart } from '../scenery/fronts.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { brassOf } from '../things/brass.ts';
import { halo } from '../things/lamplight.ts';
import { backdrop, type Draw } from './photo-parts.ts';

/** The upper edge of the shelf, units. */
const SHELF = 850;

export const oval: Draw = (context, picture, focus) => {
  const { random } = context;
  const box = { x: 100, y: 356, width: 416, height: 472, outline: ellipse(308, 592, 207, 235) };
  const { use, sheet: photo } = backdrop(picture, focus, box);
  const side = random.chance(0.5) ? 1 : -1;
  const { at, put } = facing(side);
  const colors = brassOf(context);
  const perch: Point = [at(174), 370];
  const animal = hiddenAnimal(context, 'perch', {
    x: perch[0],
    y: perch[1] + 4,
    height: 50,
    flip: side < 0,
  });
  const around = Array.from({ length: 241 }, (_, index): Point => {
    const angle = (-index * Math.PI) / 120;
    return [308 + 238 * Math.cos(angle), 592 + 266 * Math.sin(angle)];
  });
  const lace = laceEdge(around, { pitch: 42, depth: 32 });
  // What the frame's lip casts on the photo: darkest where the light comes from.
  const shadow = ellipse(308, 592, 204, 232) + ellipse(321, 611, 194, 222);
  const stripes = Array.from({ length: 7 }, (_, column) =>
    thing('wallpaper-stripe', column * 104 - 4, (column % 2) * 46),
  );
  const part = {
    layers: [
      layer('wall', -10, sky(['sky-top', 'sky-middle']), stripes.flat()),
      layer('lace', -6, sheet(lace, 'cream', 'print 6')),
      layer('shelf', -5, thing('photo-shelf', 0, 0)),
      layer('photo', -6, photo, blurred(shape(shadow, 'ink'), 9, 0.62)),
      layer('hero', -4, thing('oval-frame', 0, 0, { colors })),
      layer('sprig', -2, put('cut-flowers', 474, 423, { size: 0.5, turn: 150 })),
      layer('finder', -4, animal),
      layer(
        'candle',
        2,
        halo(at(558), SHELF - 174, 118, 'warm cream 40'),
        put('candle', 558, SHELF + 10, { colors }),
      ),
      layer('petals', 1, put('fallen-petals')),
      layer('bouquet', 6, put('cut-flowers', 72, SHELF - 34, { size: 1.12, turn: 38 })),
    ],
    idleAnimations: [
      turn({ layer: 'finder', by: side * 8, origin: perch, seconds: 0.5, hold: 0.8, times: 2 }),
      swing({ layer: 'bouquet', origin: [at(72), SHELF - 34], by: 1.2, seconds: 4.8 }),
    ],
  };
  return { uses: [use], ...joinParts([part, groundPart(context)]) };
};
