/** A sailing boat that climbs a wave, past a lighthouse; a breaker rolls in close to the eye. */
import type { SkyName } from '../names.ts';
import { circle } from '../paper/geometry.ts';
import { below } from '../paper/land.ts';
import { recolor, sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { glide, layer, type Part, type CardContext } from '../card-parts.ts';
import { disc } from '../scenery/discs.ts';
import { skyLayers } from '../scenery/skies.ts';
import { glint, wave } from '../scenery/water.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { glued } from '../things/pieces.ts';

const GOLD = 'straw.86 shade 6';

export function sailboat(context: CardContext, sky: SkyName): Part {
  const isNight = context.palette.daytime === 'night';
  const sun = { x: 372, y: 470, radius: isNight ? 104 : 128 };
  const shine = [8, -14, 16, -4, 10].map((dx, index) =>
    glint(sun.x + dx, 664 + index * 11, 104 - index * 15),
  );
  return {
    layers: [
      ...skyLayers(context, sky, sun),
      layer(
        'disc',
        -9,
        sheet(
          circle(sun.x, sun.y, sun.radius * 1.5),
          `sky-middle cream ${isNight ? 16 : 30}`,
          'far 2',
        ),
        recolor(disc(context, isNight ? 'moon' : 'sun', sun), { warm: GOLD }),
      ),
      layer(
        'far',
        -7,
        thing('lighthouse', 520, 664),
        sheet(below('-80,656 700,650'), 'water.0 (sea.66 shade 10) 62'),
        glued(shine.join(''), `${GOLD} cream 40`),
      ),
      layer('gulls', -6, thing('gulls', 0, 0)),
      layer(
        'waves',
        -4,
        wave(704, 118, 26, 10, 'water.2 (sea.6 shade 10) 62'),
        wave(742, 140, 36, 60, 'water.45 (sea.52 shade 10) 62'),
      ),
      layer(
        'boat',
        -2,
        thing('sails', 306, 736, { turn: -13 }),
        hiddenAnimal(context, 'perch', { x: 187, y: 748, height: 54 }),
        thing('sailboat-hull', 306, 736, { turn: -13 }),
      ),
      layer(
        'swell',
        -1,
        thing('splash', 0, 0),
        wave(812, 170, 52, 20, 'water.66 (sea.46 shade 10) 62'),
        wave(856, 150, 34, 90, 'water.85 (sea.4 shade 10) 62'),
      ),
      layer('breaker', 6, thing('breaker', 0, 0)),
    ],
    idleAnimations: [
      glide({ layer: 'boat', by: [6, -7], tilt: -1.6, seconds: 3.2, hold: 0.4 }),
      glide({ layer: 'gulls', by: [16, -6], seconds: 4.4, hold: 0.6 }),
    ],
  };
}
