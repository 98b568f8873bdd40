/** Screenshots in a lit shop window beside the shop's door; the title is its sign. */
import { rectangle } from '../paper/geometry.ts';
import { laceEdge } from '../paper/lace.ts';
import { sheet, sky } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { layer, swing } from '../card-parts.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { LIT } from '../things/lamplight.ts';
import { boxAround, type Composition, facing, pictureLayers } from './screenshot-parts.ts';

/** Half the width of the window, units. */
const HALF = 232;
/** Where goods stand, before the pictures. */
const SHELF = 786;

export const shop: Composition = {
  room: { top: 430, foot: 766, width: 404, shift: 44, stands: true },
  draw: (context, framed) => {
    const { middle, width } = boxAround(framed);
    const side = middle > 308 ? -1 : 1;
    const { at, put } = facing(side);
    // The window's edges before everything was mirrored.
    const [near, far] = [at(middle) - HALF, at(middle) + HALF];
    const hem = laceEdge('-20,752 640,752', { pitch: 40, depth: 30 });
    const animal = { x: at(far - 78), y: SHELF - 44, height: 40, flip: side < 0 };
    const pictures = pictureLayers(framed);
    return {
      layers: [
        layer('inside', -8, sky([`${LIT} warm 25`, `${LIT} warm 25`]), thing('shop-shelves', 0, 0)),
        layer('light', -7, thing('shop-lamplight', middle, 0)),
        layer(
          'table',
          -5,
          sheet(rectangle(-20, 742, 660, 90), 'wine.44 shade 20', 'thing 6'),
          sheet(hem, 'cream', 'print 2'),
        ),
        ...pictures.map((each) => ({ ...each, travel: Math.min(-3, each.travel - 2) })),
        layer('parcels', -4, width < 262 ? put('parcels', 462, SHELF - 30) : []),
        layer('lamps', -3, thing('shop-lamps', middle, 0)),
        layer(
          'goods',
          -2,
          put('pigment-jar', near + 34, SHELF, { size: 0.94, colors: { accent: '#e2574c' } }),
          put('pigment-jar', near + 82, SHELF + 4, { size: 0.74, colors: { accent: '#3f8fc0' } }),
          put('prism', 276, SHELF + 4),
          put('books', far - 78, SHELF + 6),
          hiddenAnimal(context, 'perch', animal),
        ),
        layer('front-wall', -2, thing('shop-wall', middle, 0), thing('shop-sign', 0, 0)),
        layer('door', -1, put('shop-door', far + 14)),
        layer('sill', 3, thing('shop-window', middle, 0), put('corner-pot', 578, 912)),
        layer('awning', 3, thing('shop-awning', middle, 0)),
      ],
      idleAnimations: [swing({ layer: 'lamps', origin: [middle, 330], by: 1.4, at: 0.5 })],
    };
  },
};
