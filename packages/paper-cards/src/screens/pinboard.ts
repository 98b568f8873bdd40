/** Screenshots on a cork board above a desk, among other papers, in the light of a lamp. */
import { circle, rectangle } from '../paper/geometry.ts';
import { moved, shape, stroke } from '../paper/inks.ts';
import { paper, sheet, sky, WIDTH } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { oklch } from '../palette.ts';
import { layer, type Scene, swing } from '../scene.ts';
import { beam, glow } from '../things/lamplight.ts';
import { pointOn } from './frames.ts';
import { held } from './holders.ts';
import { type Composition, facing, pictureLayers, type Side } from './screen-parts.ts';

/** Where the desk begins, units. */
const DESK = 822;
/** Whatever the card's hue. */
const CORK = oklch(0.7, 0.08, 66);
const WOOD = oklch(0.44, 0.075, 48);

/** A board of cork in a frame; its foot is behind the desk. */
function board({ random }: Scene, side: Side) {
  const lying = { x: 308, y: 608, turn: side * 1.3 };
  const crumbs = Array.from({ length: 130 }, () =>
    circle(random.around(268), random.around(240), random.between(1, 2.6)),
  );
  const frame = rectangle(-298, -270, 596, 540, 5) + rectangle(-278, -250, 556, 500, 2);
  const { at } = facing(side);
  return [
    paper(moved(shape(rectangle(-290, -262, 580, 524), CORK), lying), 'hung 8'),
    paper(moved(shape(crumbs.join(''), `${CORK} ink 24`), lying), 'thread'),
    beam([at(508), 372], 26, [at(250), DESK], 270, 0.2),
    paper(moved(shape(frame, WOOD), lying), 'hung 6'),
    paper(moved(stroke('M-290 -262H290', `${WOOD} cream 40`, 2.6), lying), 'flat'),
  ];
}

export const onPinboard: Composition = {
  room: { top: 386, foot: 790, width: 412, shift: 22 },
  draw: (scene, framed) => {
    const { random } = scene;
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
        layer('board', -5, board(scene, side)),
        layer('notes', -4, put('pinned-papers')),
        layer('thread', -3, put('price-tags')),
        ...pictureLayers(framed, (picture) => {
          const { place, sheets, kind, inFront, index } = picture;
          if (!inFront || kind !== 'phone') return held(holder, picture, index ? 0.3 : 0);
          const tape = { turn: place.turn + 4, size: 0.85 };
          return [...sheets, ...thing('tape', ...pointOn(place, 0, -0.5), tape)];
        }),
        layer('lamp', 2, put('desk-lamp')),
        layer(
          'desk',
          4,
          sheet(rectangle(-60, DESK, WIDTH + 120, 120), `${WOOD} front 30`, 'hung 8'),
          paper(stroke(`M-40 ${DESK + 24}H660`, `${WOOD} cream 25`, 2), 'thread'),
          put('doily', 196, 868, { size: 0.66 }),
          put('desk-things'),
        ),
      ],
      life: [swing({ layer: 'thread', origin: [at(300), 372], by: 0.7, seconds: 3, swings: 3 })],
    };
  },
};
