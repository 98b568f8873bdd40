/** A photo as a print in an album, among pressed flowers and other keepsakes. */
import { rectangle } from '../paper/geometry.ts';
import { moved, shape } from '../paper/inks.ts';
import { paper, sky } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { glide, joinParts, layer } from '../card-parts.ts';
import { frame, frameHeight, type Place, pointOn, type Size } from '../screenshots/frames.ts';
import { facing, type Side } from '../screenshots/screenshot-parts.ts';
import { groundPart } from '../scenery/fronts.ts';
import { halo } from '../things/lamplight.ts';
import type { Draw } from './photo-parts.ts';

/** Shapes that fill a page, width / height. */
const ASPECT = { min: 0.84, max: 1.12 } as const;
const LARGEST: Size = { width: 472, height: 506 };

function placeOf(picture: Size, side: Side, turn: number): Place {
  const aspect = Math.max(ASPECT.min, Math.min(ASPECT.max, picture.width / picture.height));
  const full = frameHeight('print', LARGEST.width, aspect);
  const width = LARGEST.width * Math.min(1, LARGEST.height / full);
  const height = frameHeight('print', width, aspect);
  const y = 358 + LARGEST.height / 2 - (LARGEST.height - height) * 0.2;
  return { x: 308 + side * 8, y, width, height, turn };
}

/** Paper corners that hold the print. One of them is lost. */
function corners(place: Place, side: Side) {
  const around = { ...place, width: place.width + 8, height: place.height + 8 };
  const kept = [
    [side * 0.5, -0.5, side > 0 ? 90 : 0],
    [0.5, 0.5, 180],
    [-0.5, 0.5, 270],
  ] as const;
  return kept.flatMap(([across, down, turn]) =>
    thing('photo-corner', ...pointOn(around, across, down), { turn: place.turn + turn }),
  );
}

export const mounted: Draw = (context, picture, focus) => {
  const { random } = context;
  const side = random.chance(0.5) ? 1 : -1;
  const { at, put } = facing(side);
  const place = placeOf(picture, side, side * random.between(2.4, 3.8));
  const { width, height } = place;
  const slot = { index: 0, picture, kind: 'print', place, inFront: false } as const;
  const { sheets, use } = frame(slot, focus);
  const mat = rectangle(-width / 2 - 13, -height / 2 - 13, width + 26, height + 26);
  const top = place.y - height / 2;
  /** A thing on a point of the print. */
  const onPrint = (name: string, across: number, down: number, turn = 0) => {
    const [x, y] = pointOn(place, side * across, down);
    return put(name, at(x), y, { turn });
  };
  const tape = { turn: place.turn - side * 42, size: 1.2 };
  const part = {
    layers: [
      layer(
        'cloth',
        -9,
        sky(['sky-top', 'sky-middle']),
        thing('checked-cloth', 0, 0),
        halo(at(40), 300, 330, 'warm cream 40'),
        put('doily', 584, 372, { size: 1.38 }),
      ),
      layer('cover', -7, put('album-cover')),
      layer('page', -5, put('album-page')),
      layer('letter', -4, put('airmail-letter', 496, top + 46, { turn: 17 })),
      layer(
        'mat',
        -3,
        paper(moved(shape(mat, 'near'), { ...place, turn: -place.turn * 0.5 }), 'hill'),
      ),
      layer(
        'hero',
        -1,
        sheets,
        corners(place, side),
        thing('tape', ...pointOn(place, -side * 0.43, -0.47), tape),
      ),
      layer('stamp', 0, onPrint('postage-stamp', 0.46, -0.36)),
      layer(
        'kept',
        1,
        onPrint('pressed-sprays', 0.5, 0.5),
        put('admission-ticket', 430, 846, { turn: -9 }),
      ),
      layer('flowers', 3, onPrint('pressed-flowers', -0.47, 0.38)),
      layer('butterfly', 4, put('paper-butterfly', 226, top + 20, { turn: -24, size: 0.8 })),
      layer('pencil', 6, put('long-pencil', 196, 838, { turn: 166 })),
    ],
    idleAnimations: [
      glide({ layer: 'butterfly', by: [side * 6, -5], tilt: 4, seconds: 1.6, hold: 0.5 }),
    ],
  };
  return { uses: [use], ...joinParts([part, groundPart(context)]) };
};
