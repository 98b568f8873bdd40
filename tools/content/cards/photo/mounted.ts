/** A photo on a page of an album, with paper corners, pressed flowers, a ticket and a stamp. */
import { circle, mix, type Point, polyline, rectangle, star } from '../../paper/geometry.ts';
import { stitches } from '../../paper/lace.ts';
import { fern } from '../../paper/nature.ts';
import { paper, sheet, sky } from '../../paper/paper.ts';
import { blend, moved, shape, stroke } from '../../paper/svg.ts';
import { frame, frameHeight, type Place, pointOn, type Size } from '../screens/frames.ts';
import { photoCorners, tape } from '../screens/holders.ts';
import { type CardLayer, glide, joinParts, type Scene } from '../scene.ts';
import { groundPart } from '../stage/fronts.ts';
import { creature } from '../things/animals.ts';
import { flower, leaf, spray, spraySheet } from '../things/plants.ts';
import { type Draw, leafGreen } from './photo-parts.ts';

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

/** The paper below the album, with leaves pressed into it. */
function endpaper({ palette, random }: Scene): CardLayer {
  let d = '';
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 5; column++) {
      const [x, y] = [column * 154 + (row % 2 ? 77 : 0) - 20, 20 + row * 92];
      const angle = -90 + random.around(70);
      d +=
        (row + column) % 2
          ? fern(x, y, 92, angle, random.around(40), 8)
          : spray({ x, y, length: 78, angle }, random.around(50), random, 0.3);
    }
  }
  return {
    name: 'endpaper',
    travel: -9,
    sheets: [
      sky([palette.sky[0], palette.sky[1]]),
      paper(shape(d, blend(palette.sky[0], palette.deep, 0.17), { 'fill-rule': 'nonzero' }), {
        lift: 0.6,
        rough: 0.5,
        rim: 0.25,
        shade: 0.2,
      }),
    ],
  };
}

/** The album: cover, the edges of its pages, and the open page with its seam. */
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

/** A ticket with a torn-off stub, tucked under the photo. */
function ticket({ palette }: Scene, x: number, y: number, turn: number): string {
  const notches = [-70, 70].map((dx) => circle(dx, 0, 11)).join('');
  const lines = [-20, -4, 12].map((dy) => rectangle(-52, dy, dy < -10 ? 74 : 48, 7, 2)).join('');
  const holes = Array.from({ length: 7 }, (_, index) => circle(36, -33 + index * 11, 2)).join('');
  return paper(
    moved(
      shape(rectangle(-70, -42, 140, 84, 4) + notches, palette.warm) +
        shape(lines, blend(palette.warmDeep, palette.ink, 0.25)) +
        shape(holes, palette.deep),
      { x, y, turn },
    ),
    { lift: 4, rough: 0.4, rim: 0.6 },
  );
}

/** Flowers pressed between the pages, held by a strip of tape over the photo's lower corner. */
function pressedFlowers(scene: Scene, side: 1 | -1): CardLayer {
  const { palette, random } = scene;
  const green = leafGreen(palette);
  const x = (from: number) => 308 + side * (from - 308);
  const root: Point = [x(58), 876];
  const stems = [
    { tip: [x(96), 640], radius: 25, color: palette.warmDeep },
    { tip: [x(166), 690], radius: 34, color: palette.accent },
    { tip: [x(216), 768], radius: 21, color: palette.warm },
    { tip: [x(60), 712], radius: 18, color: palette.cream },
  ] as const;
  let leaves = '';
  let stalks = '';
  for (const { tip } of stems) {
    const angle = (Math.atan2(tip[1] - root[1], tip[0] - root[0]) * 180) / Math.PI;
    stalks += polyline([root, tip]);
    for (const share of [0.3, 0.5, 0.68]) {
      const [lx, ly] = [mix(root[0], tip[0], share), mix(root[1], tip[1], share)];
      for (const lean of [-46, 46])
        leaves += leaf({ x: lx, y: ly, length: random.between(30, 44), angle: angle + lean }, 0.24);
    }
  }
  return {
    name: 'flowers',
    travel: 3,
    sheets: [
      paper(stroke(stalks, blend(green, palette.ink, 0.3), 4), { lift: 2, rough: 0.4, rim: 0.4 }),
      spraySheet(leaves, green, 4),
      ...stems.map(({ tip, radius, color }, index) =>
        flower(
          tip[0],
          tip[1],
          radius,
          color,
          color === palette.warm ? palette.cream : palette.warm,
          index * 17,
        ),
      ),
      tape(scene, [x(84), 834], side * 32, palette.warmDeep, 84),
    ],
  };
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
  return {
    uses: [use],
    ...joinParts([
      {
        layers: [
          endpaper(scene),
          ...album(scene, side),
          {
            name: 'mat',
            travel: -3,
            sheets: [
              ticket(scene, at(498), PAGE.top + 34, side * 14),
              paper(mat, { lift: 6, rough: 0.9, rim: 0.5, shade: 0.5 }),
            ],
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
          pressedFlowers(scene, side),
        ],
        life: [glide({ layer: 'stamp', by: [side * 5, -4], tilt: 3, seconds: 1.6, hold: 0.5 })],
      },
      groundPart(scene),
    ]),
  };
};
