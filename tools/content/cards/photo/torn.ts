/** A photo that fills the card, torn off above the text; a wide one also below the title. */
import type { Point } from '../../paper/geometry.ts';
import { laceEdge, stitches } from '../../paper/lace.ts';
import { oakLeaf, ridge } from '../../paper/nature.ts';
import { paper } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import { cropTo, type Size } from '../screens/frames.ts';
import { type CardLayer, joinParts, type Scene, swing } from '../scene.ts';
import { groundPart } from '../stage/fronts.ts';
import { near } from '../stage/nearest.ts';
import { creature } from '../things/animals.ts';
import { backdrop, type Draw, tear, tornSheet, type Window } from './photo-parts.ts';

/** Wider photos would lose too much at the sides if they filled the height, width / height. */
const WIDE = 1.28;
/** Where the tears are, units. */
const TOP = 336;
const BOTTOM = 826;
/** The middle of a face that the title doesn't cover, units. */
const CLEAR_OF_TITLE = 500;

/** The sheet behind the title, with a seam along its tear and a hem of lace. */
function above(scene: Scene, slope: number): CardLayer {
  const { palette, random } = scene;
  const line = tear(TOP - 26, slope, scene);
  const under = tear(TOP + 6, slope * 0.7, scene);
  const seam = line.filter((_, index) => index % 12 === 0).map(([x, y]): Point => [x, y - 30]);
  const hem = ridge({ y: -14, swing: 8, humps: 2, seed: random.whole(1, 80) });
  return {
    name: 'above',
    travel: -3,
    sheets: [
      ...tornSheet(scene, under, 'top', palette.warmDeep),
      ...tornSheet(scene, line, 'top', blend(palette.sky[0], palette.deep, 0.45)),
      paper(stitches(seam, { color: palette.cream, width: 2.2 }), {
        lift: 0.4,
        rough: 0,
        rim: 0,
        shade: 0,
      }),
      paper(shape(laceEdge(hem, { pitch: 40, depth: 44 }), palette.cream), {
        lift: 4,
        rough: 0,
        rim: 0.4,
        shade: 0.45,
      }),
    ],
  };
}

/** Leaves that have fallen on the lower sheet. */
function leaves({ palette }: Scene, side: 1 | -1): CardLayer {
  const colors = [palette.warmDeep, palette.warm, palette.accent];
  return {
    name: 'leaves',
    travel: 5,
    sheets: colors.map((color, index) => {
      const { outline, vein } = oakLeaf({
        x: 308 - side * (214 - index * 32),
        y: 862 - index * 14,
        size: 0.62 + index * 0.1,
        turn: side * (-58 + index * 54),
      });
      return paper(shape(outline, color) + stroke(vein, palette.cream, 1.2, { opacity: 0.6 }), {
        lift: 7,
        rough: 0.5,
        rim: 0.6,
      });
    }),
  };
}

const WHOLE: Window = { x: -28, y: -28, width: 672, height: 944, at: [0.5, 0.62] };
const BELOW_TITLE: Window = { x: -28, y: TOP - 60, width: 672, height: 640, at: [0.5, 0.55] };

/** The whole card, unless the photo is wide, or what must be seen, such as a face, would be behind the title. */
function windowOf(picture: Size, focus: Point): Window {
  if (picture.width / picture.height > WIDE) return BELOW_TITLE;
  const { top, height } = cropTo(picture, WHOLE, focus, WHOLE.at);
  const seenAt = WHOLE.y + ((focus[1] * picture.height - top) / height) * WHOLE.height;
  return seenAt < CLEAR_OF_TITLE ? BELOW_TITLE : WHOLE;
}

export const torn: Draw = (scene, picture, focus) => {
  const { palette, random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const window = windowOf(picture, focus);
  const { use, sheet: photo } = backdrop(picture, focus, window);
  const slope = side * random.between(30, 52);
  const far = tear(BOTTOM, -slope, scene);
  const next = tear(BOTTOM + 34, -slope * 0.4, scene);
  const [x, y] = [308 + side * 150, BOTTOM + 42];
  return {
    uses: [use],
    ...joinParts([
      {
        layers: [
          { name: 'photo', travel: -8, sheets: [photo] },
          ...(window.y > 0 ? [above(scene, slope)] : []),
          {
            name: 'below',
            travel: -1,
            sheets: tornSheet(scene, far, 'foot', blend(palette.middle, palette.near, 0.4)),
          },
          { name: 'front', travel: 0, sheets: tornSheet(scene, next, 'foot', palette.front) },
          leaves(scene, side),
          {
            name: 'finder',
            travel: 0,
            sheets: [creature(scene, 'hare', { x, y, height: 52, flip: side > 0 }, palette.cream)],
          },
        ],
        life: [
          swing({
            layer: 'leaves',
            origin: [308 - side * 190, 870],
            by: 3,
            seconds: 3.8,
            swings: 4,
          }),
        ],
      },
      near(scene, random.pick(['twig', 'frond']), side),
      groundPart(scene),
    ]),
  };
};
