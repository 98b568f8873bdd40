/** Screenshots on a cork board above a desk, among other papers, in the light of a lamp. */
import { circle } from '../paper/geometry.ts';
import { sky } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { layer, swing } from '../card-parts.ts';
import { glow } from '../things/lamplight.ts';
import { pointOn } from './frames.ts';
import { held } from './holders.ts';
import { type Composition, facing, pictureLayers } from './screenshot-parts.ts';

export const pinboard: Composition = {
  room: { top: 386, foot: 790, width: 412, shift: 22 },
  draw: (context, framed) => {
    const { random } = context;
    const { x } = framed[0].place;
    const side = x > 308 || (x === 308 && random.chance(0.5)) ? -1 : 1;
    const { at, put } = facing(side);
    const holder = random.pick(['pin', 'clip', 'tape'] as const);
    const wall = 'sky-top deep 12';
    return {
      layers: [
        layer(
          'wall',
          -10,
          sky([wall, 'sky-middle']),
          glow((by) => circle(at(516), 372, 150 + by * 2.4), wall),
        ),
        layer('board', -5, put('cork-board')),
        layer('notes', -4, put('pinned-papers')),
        layer('thread', -3, put('price-tags')),
        ...pictureLayers(framed, (picture) => {
          const { place, sheets, kind, inFront, index } = picture;
          if (!inFront || kind !== 'phone') return held(holder, picture, index ? 0.3 : 0);
          const tape = { turn: place.turn + 4, size: 0.85 };
          return [...sheets, ...thing('tape', ...pointOn(place, 0, -0.5), tape)];
        }),
        layer('lamp', 2, put('desk-lamp')),
        layer('desk', 4, put('desk'), put('doily', 196, 868, { size: 0.66 }), put('desk-things')),
      ],
      idleAnimations: [
        swing({ layer: 'thread', origin: [at(300), 372], by: 0.7, seconds: 3, swings: 3 }),
      ],
    };
  },
};
