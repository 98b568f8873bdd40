/** A photo on a page of an album, with paper corners, a pressed flower and a stamp. */
import { circle, type Point, polygon, polyline, rectangle, star } from '../../paper/geometry.ts';
import { laceEdge, stitches } from '../../paper/lace.ts';
import { paper, sheet, sky } from '../../paper/paper.ts';
import { blend, moved, shape, stroke } from '../../paper/svg.ts';
import { frame, frameHeight, type Place, pointOn, type Size } from '../screens/frames.ts';
import { photoCorners, tape } from '../screens/holders.ts';
import { type CardLayer, glide, joinParts, type Scene } from '../scene.ts';
import { groundPart } from '../stage/fronts.ts';
import { near } from '../stage/nearest.ts';
import { creature } from '../things/animals.ts';
import { bigLeaf, flower } from '../things/plants.ts';
import type { Draw } from './photo-parts.ts';

/** Shapes that fill a page, width / height. */
const ASPECT = { min: 0.84, max: 1.12 } as const;
const LARGEST: Size = { width: 514, height: 506 };
const PAGE = { top: 336, foot: 940 } as const;

function placeOf(picture: Size, turn: number): Place {
  const aspect = Math.max(ASPECT.min, Math.min(ASPECT.max, picture.width / picture.height));
  const full = frameHeight('print', LARGEST.width, aspect);
  const width = full > LARGEST.height ? LARGEST.width * (LARGEST.height / full) : LARGEST.width;
  const height = frameHeight('print', width, aspect);
  return {
    x: 308,
    y: 372 + LARGEST.height / 2 - (LARGEST.height - height) * 0.3,
    width,
    height,
    turn,
  };
}

/** The cloth that the album lies on. */
function cloth({ palette }: Scene): CardLayer {
  const checks = Array.from({ length: 10 }, (_, index) =>
    rectangle(-44 + index * 76, -60, 26, 460),
  ).join('');
  return {
    name: 'cloth',
    travel: -9,
    sheets: [
      sky([palette.sky[0], palette.sky[1]]),
      paper(shape(checks, blend(palette.sky[0], palette.deep, 0.14)), {
        lift: 0.4,
        rough: 0.6,
        rim: 0.2,
        shade: 0.15,
      }),
    ],
  };
}

/** The album: cover, the edges of its pages, and the open page with a lace border and a seam. */
function album({ palette }: Scene, side: 1 | -1): CardLayer[] {
  const { top, foot } = PAGE;
  const board = (inset: number, color: string, lift: number, seed: number) =>
    sheet(
      rectangle(2 + inset + (side > 0 ? 0 : inset), top + inset, 612 - 3 * inset, foot - top, 7),
      color,
      { lift, rough: 0.9, seed, rim: 0.6 },
    );
  const page = blend(palette.light, palette.cream, 0.35);
  const x = side > 0 ? 26 : 590;
  const seam: Point[] = [
    [x, top + 24],
    [x, 900],
  ];
  const cover = { name: 'cover', travel: -7, sheets: [board(-2, palette.deep, 9, 2)] };
  const open = {
    name: 'page',
    travel: -5,
    sheets: [
      board(5, blend(page, palette.deep, 0.35), 2, 3),
      board(8, blend(page, palette.deep, 0.15), 2, 4),
      board(11, page, 2, 5),
      paper(stitches(seam, { color: palette.warmDeep, width: 2.4 }), {
        lift: 0.4,
        rough: 0,
        rim: 0,
        shade: 0,
      }),
      paper(
        shape(
          laceEdge(
            [
              [18, 850],
              [600, 850],
            ],
            { pitch: 42, depth: 38 },
          ),
          palette.cream,
        ),
        { lift: 1.4, rough: 0, rim: 0.4, shade: 0.4 },
      ),
    ],
  };
  return [cover, open];
}

/** A stamp with a heron and a postmark. */
function stamp(scene: Scene, x: number, y: number, flip: boolean): string[] {
  const { palette } = scene;
  const teeth =
    Array.from(
      { length: 9 },
      (_, index) => circle(x - 36 + index * 9, y - 44, 3) + circle(x - 36 + index * 9, y + 44, 3),
    ).join('') +
    Array.from(
      { length: 10 },
      (_, index) => circle(x - 36, y - 40 + index * 9, 3) + circle(x + 36, y - 40 + index * 9, 3),
    ).join('');
  const rings = [24, 17]
    .map((radius) =>
      polyline(
        star(x + (flip ? 30 : -30), y - 36, radius, radius, 20).concat([
          [x + (flip ? 30 : -30), y - 36 - radius],
        ]),
      ),
    )
    .join('');
  return [
    paper(
      shape(rectangle(x - 36, y - 44, 72, 88) + teeth, palette.cream, { 'fill-rule': 'nonzero' }),
      { lift: 4, rough: 0, rim: 0.5 },
    ),
    sheet(rectangle(x - 28, y - 36, 56, 72), palette.warm, { lift: 0.5, rough: 0.3, rim: 0.3 }),
    creature(scene, 'heron', { x: x - 4, y: y + 32, height: 58, flip }, palette.deep),
    paper(stroke(rings, palette.ink, 2, { opacity: 0.6 }), { lift: 0, rough: 0, rim: 0, shade: 0 }),
  ];
}

export const mounted: Draw = (scene, picture, focus) => {
  const { palette, random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at = (x: number) => 308 + side * (x - 308);
  const place = placeOf(picture, side * random.between(1.2, 2.4));
  const slot = { index: 0, picture, kind: 'print', place, inFront: false } as const;
  const { sheets, use } = frame(scene, slot, focus);
  const mat = moved(
    shape(
      rectangle(-place.width / 2 - 14, -place.height / 2 - 14, place.width + 28, place.height + 28),
      palette.near,
    ),
    { x: place.x, y: place.y, turn: -place.turn * 0.6 },
  );
  const [fx, fy] = [at(92), 862];
  const stalk = polygon([
    [fx - 2, fy],
    [fx + 2, fy],
    [at(150) + 2, 800],
    [at(150) - 2, 800],
  ]);
  return {
    uses: [use],
    ...joinParts([
      {
        layers: [
          cloth(scene),
          ...album(scene, side),
          {
            name: 'mat',
            travel: -3,
            sheets: [paper(mat, { lift: 6, rough: 0.9, rim: 0.5, shade: 0.5 })],
          },
          {
            name: 'hero',
            travel: -1,
            sheets: [
              ...sheets,
              ...photoCorners(scene, place, 44, palette.deep),
              tape(scene, pointOn(place, 0, -0.5), place.turn + side * 3, palette.warm, 112),
            ],
          },
          { name: 'stamp', travel: 1, sheets: stamp(scene, at(502), 836, side > 0) },
          {
            name: 'flower',
            travel: 3,
            sheets: [
              sheet(stalk, palette.near, { lift: 2, rough: 0.6 }),
              bigLeaf(
                { x: fx, y: fy - 8, length: 62, angle: side > 0 ? -14 : -166 },
                palette.near,
                0.34,
              ),
              flower(at(152), 800, 32, palette.accent, palette.warm, 12),
              flower(at(112), 838, 21, palette.cream, palette.warm, 40),
            ],
          },
        ],
        life: [glide({ layer: 'stamp', by: [side * 5, -4], tilt: 3, seconds: 1.6, hold: 0.5 })],
      },
      near(scene, 'frond', side > 0 ? -1 : 1),
      groundPart(scene),
    ]),
  };
};
