/** Screenshots on a table, from above: on a card on a cloth, with things around. */
import { rectangle } from '../paper/geometry.ts';
import { moved, shape } from '../paper/inks.ts';
import { paper, sky } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { oklch } from '../palette.ts';
import { glide, layer } from '../card-parts.ts';
import { hiddenAnimal } from '../things/animals.ts';
import type { Framed } from './frames.ts';
import { held } from './holders.ts';
import {
  boxAround,
  type Composition,
  facing,
  pictureLayers,
  type Side,
} from './screenshot-parts.ts';

/** Whatever the card's hue. */
const WOOD = oklch(0.5, 0.085, 50);

type Things = readonly [lying: string, moving: string];

/** What lies around: sewing, tea, paints or finds from a walk; and what of it moves. */
const SETS: readonly [Things, ...Things[]] = [
  ['sewing-things', 'scissors'],
  ['tea-things', 'teaspoon'],
  ['watercolors', 'paintbrush'],
  ['finds-from-a-walk', 'snail-on-table'],
];

/** A sheet of colored card under the pictures, turned a little. */
function cardboard(framed: readonly Framed[], side: Side) {
  const { middle, top, bottom, ...box } = boxAround(framed);
  const y = (top + bottom) / 2;
  const [width, height] = [Math.min(540, box.width + 44), Math.min(box.height + 40, 2 * y - 688)];
  const d = rectangle(-width / 2, -height / 2, width, height, 6);
  return paper(moved(shape(d, 'sky-top'), { x: middle, y, turn: side * 3 }), 'thing');
}

export const table: Composition = {
  room: { top: 352, foot: 806 },
  draw: (context, framed) => {
    const { random } = context;
    const side = random.chance(0.5) ? 1 : -1;
    const { at, put } = facing(side);
    const holder = random.pick(['tape', 'clip', 'pin'] as const);
    const [things, moving] = random.pick(SETS);
    const isSewing = things === 'sewing-things';
    const isWalk = things === 'finds-from-a-walk';
    const animal = { x: at(462), y: 846, height: 42, flip: side > 0 };
    return {
      layers: [
        layer('table', -9, sky([WOOD, WOOD]), thing('table-boards', 0, 0)),
        layer('cloth', -6, put('lace-tablecloth')),
        layer('cardboard', -4, cardboard(framed, side)),
        // Phones lie there.
        ...pictureLayers(framed, (picture) =>
          picture.kind === 'phone' ? picture.sheets : held(holder, picture, side * -0.24),
        ),
        layer('tools', 2, put(things), isSewing ? hiddenAnimal(context, 'perch', animal) : []),
        layer('moving', isWalk ? 2 : 5, put(moving)),
        layer('pencil', 6, isWalk ? put('pencil') : []),
      ],
      idleAnimations: [
        glide({ layer: 'moving', by: [side * -7, 3], tilt: 3, seconds: 1.8, hold: 0.5 }),
      ],
    };
  },
};
