/** A photo that fills the card, torn off above the text; a wide one also below the title. */
import { blend } from '../colors.ts';
import { circle, mix, type Point, polar, polygon } from '../paper/geometry.ts';
import { laceEdge, stitches } from '../paper/lace.ts';
import { below, branches, grass, ridge } from '../paper/nature.ts';
import { paper, sheet } from '../paper/paper.ts';
import { cropTo, type Size } from '../screens/frames.ts';
import { type CardLayer, joinParts, type Scene, swing } from '../scene.ts';
import { groundPart } from '../stage/fronts.ts';
import { creature } from '../things/animals.ts';
import { halo } from '../things/lamplight.ts';
import { backdrop, type Draw, FOOT, tear, tornSheet, type Window } from './photo-parts.ts';
import { lanternSide, mirror, undergrowth } from './wayside.ts';
import { shape } from '../paper/inks.ts';

/** Wider photos would lose too much at the sides if they filled the height, width / height. */
const WIDE = 1.28;
/** Where the tears are, units. */
const TOP = 336;
const BOTTOM = 808;
/** The middle of a face that the title doesn't cover, units. */
const CLEAR_OF_TITLE = 500;

/** The sheet behind the title, with a pale disc, a seam along its tear and a hem of lace. */
function above(scene: Scene, slope: number, side: 1 | -1): CardLayer {
  const { random } = scene;
  const line = tear(TOP - 26, slope, scene);
  const under = tear(TOP + 6, slope * 0.7, scene);
  const seam = line.filter((_, index) => index % 12 === 0).map(([x, y]): Point => [x, y - 30]);
  const discX = mirror(side)(574);
  const hem = ridge({ y: -14, swing: 8, humps: 2, seed: random.whole(1, 80) });
  return {
    name: 'above',
    travel: -3,
    sheets: [
      ...tornSheet(under, 'top', 'warm-deep'),
      ...tornSheet(line, 'top', 'deep front 50'),
      halo(discX, 122, 150, 'light'),
      sheet(circle(discX, 122, 38), 'cream warm 30', 'thing'),
      paper(stitches(seam, { color: 'cream', width: 2.2 }), 'thread'),
      paper(shape(laceEdge(hem, { pitch: 40, depth: 44 }), 'cream'), 'print'),
    ],
  };
}

/** Grass and saplings on thin paper, through which the photo shows: so it has the photo's colors. */
function thinGrass({ random }: Scene, line: readonly Point[], side: 1 | -1): CardLayer {
  const saplings = [262, 292, 226].map((x, index) =>
    branches(
      308 + side * x,
      BOTTOM + 20,
      94 - index * 20,
      -90 - side * 5,
      15 - index * 4,
      random,
      4,
    ),
  );
  const thin = (height: number, y: number, opacity: number) =>
    shape(
      grass(
        line.map(([x, py]): Point => [x, py + y]),
        -40,
        656,
        height,
        random,
      ) +
        below(
          line.map(([x, py]): Point => [x, py + y]),
          FOOT,
        ),
      'ground',
      { opacity, isUnited: true },
    );
  const cut = 'print';
  return {
    name: 'grass',
    travel: -5,
    sheets: [
      paper(shape(saplings.join(''), 'ground', { opacity: 0.66, isUnited: true }), cut),
      paper(thin(104, -44, 0.5), cut),
      paper(thin(70, -12, 0.72), cut),
    ],
  };
}

/** Stones of a path that leads from the foot of the photo to the eye; where the lantern shines they are warm. */
function path({ random }: Scene, side: 1 | -1, top: number) {
  const at = mirror(side);
  const stone = 'light front 42';
  const warm = blend('straw.86 shade 10', stone, 0.2);
  return Array.from({ length: 6 }, (_, index) => {
    const share = index / 5;
    const x = at(mix(206, 262, share) + 44 * Math.sin(index * 1.7) * (0.4 + share));
    const size = mix(14, 38, share);
    const outline = Array.from({ length: 9 }, (_, corner) => {
      const [px, py] = polar(0, 0, size * random.between(0.86, 1.08), corner * 40);
      return [x + px, mix(top, 886, share ** 1.3) + py * 0.34] as Point;
    });
    return sheet(polygon(outline), blend(warm, stone, share), 'thing 2');
  });
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
  const { random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const window = windowOf(picture, focus);
  // What must be seen is beside the tree rather than behind it.
  const aside = { ...window, at: [0.5 - side * 0.08, window.at?.[1] ?? 0.5] } as const;
  const { use, sheet: photo } = backdrop(picture, focus, aside);
  const slope = side * random.between(30, 52);
  const far = tear(BOTTOM, -slope, scene);
  const [x, y] = [308 - side * 36, BOTTOM + 60];
  return {
    uses: [use],
    ...joinParts([
      {
        layers: [
          { name: 'photo', travel: -8, sheets: [photo] },
          thinGrass(scene, far, side < 0 ? 1 : -1),
          ...(window.y > 0 ? [above(scene, slope, side)] : []),
          {
            name: 'below',
            travel: -1,
            sheets: [...tornSheet(far, 'foot', 'near front 60'), ...path(scene, side, BOTTOM + 30)],
          },
          ...lanternSide(scene, side),
          {
            name: 'finder',
            travel: 1,
            sheets: [creature(scene, 'hare', { x, y, height: 92, flip: side < 0 }, 'cream')],
          },
          undergrowth(scene, side < 0 ? 1 : -1),
        ],
        life: [
          swing({
            layer: 'lantern',
            origin: [308 + side * 188, 372],
            by: 2.4,
            seconds: 3.8,
            swings: 4,
          }),
        ],
      },
      groundPart(scene),
    ]),
  };
};
