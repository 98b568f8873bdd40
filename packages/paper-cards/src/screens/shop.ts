/** Screenshots in a lit shop window beside the shop's door; the title is its sign. */
import { blend, localColor } from '../colors.ts';
import { type Point, rectangle, pointsOf } from '../paper/geometry.ts';
import { laceEdge, stitches } from '../paper/lace.ts';
import { paper, sheet, sky, WIDTH } from '../paper/paper.ts';
import { type CardLayer, type Mirror, type Scene, swing } from '../scene.ts';
import { creature } from '../things/animals.ts';
import { pot } from '../things/garden-things.ts';
import { beam, glow, LIT, shade } from '../things/lamplight.ts';
import { inked } from '../things/pieces.ts';
import { bigLeaf, flower } from '../things/plants.ts';
import { door } from '../things/shop-door.ts';
import { awning, books, jar, parcels, prism } from '../things/shop-things.ts';
import { boxAround, type Composition, pictureLayers } from './screen-parts.ts';
import { shape } from '../paper/inks.ts';

/** A window, units. */
interface Pane {
  left: number;
  right: number;
}
const TOP = 360;
const BOTTOM = 802;
/** Where goods stand, before the pictures. */
const SHELF = 786;

const paneOf = ({ left, right }: Pane, by: number) =>
  rectangle(left - by, TOP - by, right - left + 2 * by, BOTTOM - TOP + 2 * by, 4);

/** Boards of the front in the light of the window, and a sign with a stitched rim for the title. */
function facade(pane: Pane): CardLayer {
  const wall = 'near deep 40';
  const boards = Array.from({ length: 9 }, (_, index) => {
    const y = -40 + index * 106;
    const isBeside = y > TOP && y < BOTTOM;
    return isBeside
      ? rectangle(-60, y, pane.left + 60, 3) + rectangle(pane.right, y, 700 - pane.right, 3)
      : rectangle(-60, y, WIDTH + 120, 3);
  }).join('');
  const rim = pointsOf('50,34 566,34 566,296 50,296 50,34');
  return {
    name: 'front-wall',
    travel: -2,
    sheets: [
      sheet(rectangle(-60, -60, WIDTH + 120, 1000) + paneOf(pane, 0), wall, 'hung'),
      paper(shape(boards, `${wall} ink 30`), 'flat'),
      ...glow((by) => paneOf(pane, by + 6) + paneOf(pane, 0), wall),
      sheet(rectangle(34, 18, 548, 294, 12), 'sky-middle middle 30', 'thing'),
      paper(stitches(rim, { color: 'cream', width: 2 }), 'thread'),
    ],
  };
}

/** The lit room: wallpaper, and shelves of jars far inside. */
function inside(): CardLayer {
  const wall = `${LIT} warm 25`;
  const far = `${wall} warm-deep 40`;
  const shelves = [448, 556, 664].map((y) => rectangle(-20, y, 660, 9)).join('');
  const jars = [448, 556, 664].flatMap((y, row) =>
    Array.from({ length: 15 }, (_, index) => {
      const [x, tall] = [4 + index * 44 + row * 13, 26 + ((index * 7 + row * 5) % 4) * 9];
      return rectangle(x, y - tall, 28, tall, 5) + rectangle(x + 7, y - tall - 7, 14, 9, 2);
    }),
  );
  return {
    name: 'inside',
    travel: -8,
    sheets: [
      sky([wall, wall]),
      sheet(jars.join(''), blend(wall, far, 0.55), 'thing 2'),
      sheet(shelves, far, 'thing'),
    ],
  };
}

/** The floor of the window, with a cloth. */
function table(): CardLayer {
  const line: Point[] = [
    [-20, 752],
    [640, 752],
  ];
  return {
    name: 'table',
    travel: -5,
    sheets: [
      sheet(rectangle(-20, 742, 660, 90), 'wine.44 shade 20', 'thing 6'),
      paper(shape(laceEdge(line, { pitch: 40, depth: 30 }), 'cream'), 'print 2'),
    ],
  };
}

const lampsOf = ({ left, right }: Pane): Point[] =>
  [0.24, 0.76].map((share) => [left + (right - left) * share, 452]);

/** The light of the lamps on the room behind the pictures. */
const lamplight = (pane: Pane): CardLayer => ({
  name: 'light',
  travel: -7,
  sheets: lampsOf(pane).map(([x, y]) => beam([x, y], 24, [x, SHELF], 150, 0.4)),
});

/** Lamps that hang in the window. */
function pendants(pane: Pane): CardLayer {
  const spots = lampsOf(pane);
  return {
    name: 'lamps',
    travel: -3,
    sheets: [
      inked(spots.map(([x, y]) => `M${x} 330V${y - 36}`).join(''), 'ink', 3, 3),
      ...spots.flatMap(([x, y]) => shade({ x, y, size: 0.88 }, 'straw.76 shade 5')),
    ],
  };
}

/** What is for sale, before the lower edge of the pictures, and a bird. */
function goods(scene: Scene, { left, right }: Pane, at: Mirror, side: 1 | -1): CardLayer {
  const [near, far] = side > 0 ? [left, right] : [right, left];
  const from = (x: number) => near + side * x;
  return {
    name: 'goods',
    travel: -2,
    sheets: [
      ...jar(from(34), SHELF, 0.94, '#e2574c'),
      ...jar(from(82), SHELF + 4, 0.74, '#3f8fc0'),
      ...prism(at(276), SHELF + 4, side),
      ...books(far - side * 78, SHELF + 6),
      creature(scene, 'robin', { x: far - side * 78, y: SHELF - 44, height: 40, flip: side < 0 }),
    ],
  };
}

/** The window's frame, a box of flowers, and a big pot beside the door. */
function sill({ random }: Scene, pane: Pane, side: 1 | -1): CardLayer {
  const width = pane.right - pane.left;
  const step = width / 9;
  const green = (index: number) => localColor('leaf', index % 2 ? 0.46 : 0.56, 0.2);
  const petals = ['accent', 'cream', 'coral.72'];
  const plants = Array.from({ length: 10 }, (_, index) =>
    bigLeaf(
      {
        x: pane.left + index * step,
        y: 862,
        length: random.between(44, 66),
        angle: -90 + random.around(50),
      },
      green(index),
      0.34,
    ),
  );
  const blossoms = Array.from({ length: 8 }, (_, index) =>
    flower(
      pane.left + step * (index + 0.8) + random.around(10),
      830 + random.around(10),
      14 + (index % 3) * 5,
      petals[index % 3] ?? 'cream',
      'warm-deep',
      index * 19,
    ),
  );
  const corner = side > 0 ? 578 : 38;
  const fan = [-150, -30, -118, -62, -90].map((angle, index) =>
    bigLeaf({ x: corner, y: 838, length: 104 + index * 8, angle }, green(index), 0.24),
  );
  return {
    name: 'sill',
    travel: 3,
    sheets: [
      sheet(paneOf(pane, 10) + paneOf(pane, -5), 'cream light 35', 'thing 6'),
      ...plants,
      ...blossoms,
      sheet(rectangle(pane.left - 22, 854, width + 44, 60, 4), 'coral.58 shade 15', 'hung 8'),
      ...fan,
      flower(corner - side * 30, 744, 24, petals[2] ?? 'cream', 'warm-deep', 8),
      flower(corner + side * 22, 716, 19, 'cream', 'warm-deep', 30),
      ...pot(corner, 912, 1.5, 'straw.72 shade 8'),
    ],
  };
}

export const inShop: Composition = {
  room: { top: 430, foot: 766, width: 404, shift: 44, stands: true },
  draw: (scene, framed) => {
    const box = boxAround(framed);
    const middle = (box.left + box.right) / 2;
    const side = middle > 308 ? -1 : 1;
    const at: Mirror = (x) => 308 + side * (x - 308);
    const half = Math.max(212, box.width / 2 + 18);
    const pane = { left: middle - half, right: middle + half };
    const edge = side > 0 ? pane.right + 14 : pane.left - 14;
    return {
      layers: [
        inside(),
        lamplight(pane),
        table(),
        ...pictureLayers(framed).map((layer) => ({
          ...layer,
          travel: Math.min(-3, layer.travel - 2),
        })),
        ...(box.width < 262 ? [parcels(side > 0 ? 462 : 154, SHELF - 30)] : []),
        pendants(pane),
        goods(scene, pane, at, side),
        facade(pane),
        door(edge, side),
        sill(scene, pane, side),
        awning({ left: pane.left - 34, right: pane.right + 26, top: 322, bottom: 384 }),
      ],
      life: [
        swing({ layer: 'lamps', origin: [middle, 330], by: 1.4, at: 0.5, seconds: 3.4, swings: 4 }),
      ],
    };
  },
};
