import { place as placed, type Point, rectangle } from '../paper/geometry.ts';
import { doily, stitches } from '../paper/lace.ts';
import { paper, sky } from '../paper/paper.ts';
import { frame, frameHeight, type Place, pointOn, type Size } from '../screens/frames.ts';
import { photoCorners, tape } from '../screens/holders.ts';
import { type CardLayer, glide, joinParts } from '../scene.ts';
import { groundPart } from '../stage/fronts.ts';
import { halo } from '../things/lamplight.ts';
import { airmail, butterfly, pencil, pressedSprays, stamp, ticket } from '../things/keepsakes.ts';
import { leaf } from '../things/plants.ts';
import { daisy, rose } from '../things/roses.ts';
import type { Draw } from './photo-parts.ts';
import { moved, shape } from '../paper/inks.ts';

/** Shapes that fill a page, width / height. */
const ASPECT = { min: 0.84, max: 1.12 } as const;
const LARGEST: Size = { width: 472, height: 506 };

function placeOf(picture: Size, side: 1 | -1, turn: number): Place {
  const aspect = Math.max(ASPECT.min, Math.min(ASPECT.max, picture.width / picture.height));
  const full = frameHeight('print', LARGEST.width, aspect);
  const width = full > LARGEST.height ? LARGEST.width * (LARGEST.height / full) : LARGEST.width;
  const height = frameHeight('print', width, aspect);
  return {
    x: 308 + side * 8,
    y: 358 + LARGEST.height / 2 - (LARGEST.height - height) * 0.2,
    width,
    height,
    turn,
  };
}

/** The cloth that the album lies on, in the light of a lamp, with a doily at the edge. */
function cloth(at: (x: number) => number): CardLayer {
  const checks = Array.from({ length: 10 }, (_, index) =>
    rectangle(-44 + index * 76, -60, 26, 1000),
  );
  const rows = Array.from({ length: 13 }, (_, index) => rectangle(-60, -44 + index * 76, 736, 26));
  const tint = 'sky-top deep 50';
  return {
    name: 'cloth',
    travel: -9,
    sheets: [
      sky(['sky-top', 'sky-middle']),
      paper(
        [
          ...shape(checks.join(''), tint, { opacity: 0.45 }),
          ...shape(rows.join(''), tint, { opacity: 0.45 }),
        ],
        'flat',
      ),
      halo(at(40), 300, 330, 'warm cream 40'),
      paper(shape(doily(at(584), 372, 138, 16), 'cream'), 'print'),
    ],
  };
}

/** The album: cover, the edges of its pages, and the open page with a seam, all a little turned. */
function album(turn: number, seamX: number): CardLayer[] {
  const board = (inset: number, color: string, lift: number, seed: number) =>
    paper(
      moved(shape(rectangle(-318 + inset, -294 + inset, 636 - 2 * inset, 700, 9), color), {
        x: 308,
        y: 630,
        turn: turn + (seed % 3) * 0.25,
      }),
      `thing ${lift}`,
    );
  const page = 'light cream 45';
  const seam = placed(
    [
      [seamX, -276],
      [seamX, 300],
    ],
    { x: 308, y: 630, turn },
  );
  const cover = 'deep ink 30';
  return [
    {
      name: 'cover',
      travel: -7,
      sheets: [board(-4, cover, 10, 2), board(3, `${cover} warm 25`, 1, 3)],
    },
    {
      name: 'page',
      travel: -5,
      sheets: [
        board(12, `${page} deep 35`, 3, 3),
        board(17, `${page} deep 14`, 2, 4),
        board(22, page, 2, 6),
        paper(stitches(seam, { color: 'warm-deep', width: 2.4 }), 'thread'),
      ],
    },
  ];
}

/** Pressed flowers that overlap a corner of the photo. */
function flowers([x, y]: Point, side: 1 | -1) {
  const green = 'leaf.46 shade 12';
  const leaves = [200, 236, 272, 308, 344, 20, 60].map((angle, index) =>
    leaf({ x, y, length: 66 + (index % 3) * 14, angle: side > 0 ? angle : 180 - angle }, 0.3),
  );
  const soft = 'warm-deep cream 40';
  return [
    paper(shape(leaves.join(''), `${green} ink 22`, { isUnited: true }), 'thing'),
    ...rose(soft, x - side * 42, y - 14, 27),
    daisy('cream', 'warm', x + side * 6, y - 54, 30),
    ...rose('warm-deep', x, y, 40),
    daisy('accent', 'cream', x + side * 46, y - 6, 24),
  ];
}

export const mounted: Draw = (scene, picture, focus) => {
  const { random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at = (x: number) => 308 + side * (x - 308);
  const place = placeOf(picture, side, side * random.between(2.4, 3.8));
  const slot = { index: 0, picture, kind: 'print', place, inFront: false } as const;
  const { sheets, use } = frame(slot, focus);
  const mat = rectangle(
    -place.width / 2 - 13,
    -place.height / 2 - 13,
    place.width + 26,
    place.height + 26,
  );
  // One of its paper corners is lost.
  const corners = photoCorners(place, 50, 'deep ink 20');
  const kept = corners.filter((_, corner) => corner !== (side > 0 ? 0 : 1));
  const lower = pointOn(place, -side * 0.47, 0.38);
  const upper = pointOn(place, side * 0.46, -0.36);
  const loose = pointOn(place, -side * 0.43, -0.47);
  const sprayFoot = pointOn(place, side * 0.5, 0.5);
  return {
    uses: [use],
    ...joinParts([
      {
        layers: [
          cloth(at),
          ...album(-side * 2.2, -side * 284),
          {
            name: 'letter',
            travel: -4,
            sheets: airmail({
              x: at(496),
              y: place.y - place.height / 2 + 46,
              turn: side * 17,
            }),
          },
          {
            name: 'mat',
            travel: -3,
            sheets: [
              paper(moved(shape(mat, 'near'), { ...place, turn: -place.turn * 0.5 }), 'hill'),
            ],
          },
          {
            name: 'hero',
            travel: -1,
            sheets: [...sheets, ...kept, tape(loose, place.turn - side * 42, 'warm', 112)],
          },
          { name: 'stamp', travel: 0, sheets: stamp(scene, upper[0], upper[1], side > 0) },
          {
            name: 'kept',
            travel: 1,
            sheets: [
              ...pressedSprays(
                scene,
                { x: sprayFoot[0], y: sprayFoot[1], length: 300, angle: -90 - side * 12 },
                -side * 26,
              ),
              ...ticket({ x: at(430), y: 846, turn: -side * 9 }),
            ],
          },
          { name: 'flowers', travel: 3, sheets: flowers(lower, side) },
          {
            name: 'butterfly',
            travel: 4,
            sheets: butterfly(
              { x: at(226), y: place.y - place.height / 2 + 20, turn: -side * 24 },
              0.8,
            ),
          },
          {
            name: 'pencil',
            travel: 6,
            sheets: pencil({ x: at(196), y: 838, turn: side > 0 ? 166 : 14 }),
          },
        ],
        life: [glide({ layer: 'butterfly', by: [side * 6, -5], tilt: 4, seconds: 1.6, hold: 0.5 })],
      },
      groundPart(scene),
    ]),
  };
};
