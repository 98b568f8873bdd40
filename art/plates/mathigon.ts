/**
 * Mathigon Polypad: the pictures in its text and the one for sharing. Every count, sum, angle and
 * fraction is computed from what is drawn.
 */
import {
  arc,
  bow,
  circle,
  mix,
  place,
  polar,
  polygon,
  polyline,
  rectangle,
  smooth,
  star,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { doily, laceEdge, laceRing, stitches } from '../../tools/content/paper/lace.ts';
import { outline } from '../kit/lettering.ts';
import { limb } from '../../tools/content/paper/nature.ts';
import { blurred, paper, picture, sheet } from '../../tools/content/paper/paper.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import type { Plate } from '../kit/scene.ts';
import { darker, lighter, moved, shape, stroke } from '../../tools/content/paper/svg.ts';
import {
  AMBER,
  cart,
  castShadow,
  citizen,
  CREAM,
  facesOf,
  flag,
  fractionLabel,
  house,
  HUNDRED,
  INK,
  isometric,
  LILAC,
  numeral,
  ONES,
  inscription,
  polygonBunting,
  portions,
  quad,
  scene,
  sun,
  flatCat,
  tangramCat,
  TENS,
  strikeCoin,
  VIOLET,
  type CoinKind,
  type House,
  type Plane,
  type Share,
  type Space,
  type Toss,
} from '../scenes/mathigon.ts';

const WIDTH = 696;
const YELLOW = '#f9b91f';
const DEEP = '#3a1c7c';

// --- What several pictures share -------------------------------------------------------------

const ground = (color: string) => shape(rectangle(-20, -20, WIDTH + 40, 540), color);

const words = (text: string, height: number, x: number, y: number, color = INK) =>
  shape(outline(numeral(text, height, x, y)), color);

/** A hand in a violet sleeve, the tip of its finger at (x, y); at turn 0 it comes from below. */
function hand(x: number, y: number, turn: number, size: number, skin = '#8f5a3c'): string {
  const at = (points: readonly Point[], tension = 0.8) =>
    smooth(place(points, { x, y, turn, size }), { closed: true, tension });
  const cut = { rough: 0, rim: 0.6 };
  const palm = at([
    [-9, 10],
    [-7, 2],
    [0, -1],
    [7, 2],
    [9, 10],
    [11, 54],
    [34, 52],
    [60, 61],
    [65, 84],
    [60, 112],
    [52, 142],
    [2, 142],
    [-9, 112],
    [-30, 86],
    [-38, 68],
    [-31, 60],
    [-21, 65],
    [-11, 76],
  ]);
  const knuckles = [21, 38, 54].map((left, index) =>
    sheet(
      at([
        [left - 9, 64 + index * 4],
        [left - 6, 51 + index * 5],
        [left + 2, 49 + index * 5],
        [left + 8, 55 + index * 5],
        [left + 8, 84 + index * 2],
        [left, 93],
        [left - 8, 86],
      ]),
      lighter(skin, 0.09 - index * 0.03),
      { ...cut, lift: 2 },
    ),
  );
  const nail = at([
    [-5, 10],
    [0, 4],
    [5, 10],
    [4, 16],
    [-4, 16],
  ]);
  const sleeve = polygon(
    place(
      [
        [-16, 146],
        [70, 146],
        [96, 460],
        [-42, 460],
      ],
      { x, y, turn, size },
    ),
  );
  const cuff = polygon(
    place(
      [
        [-10, 128],
        [63, 128],
        [67, 156],
        [-13, 156],
      ],
      { x, y, turn, size },
    ),
  );
  return (
    sheet(palm, skin, { ...cut, lift: 9 }) +
    shape(nail, lighter(skin, 0.42)) +
    knuckles.join('') +
    sheet(sleeve, '#d6475f', { lift: 8, rough: 0.4, rim: 0.6 }) +
    sheet(cuff, CREAM, { lift: 4, rough: 0, rim: 0.8 })
  );
}

// --- Number cubes ----------------------------------------------------------------------------

const TABLE = isometric(158, 142, 44);
const BOARD = { left: -1.6, right: 10.4, back: -5.3, front: 5.3 };

/** The board of the playground, thick, with a dotted top, a hem and lace at its two near edges. */
function board(space: Space): string[] {
  const { left, right, back, front } = BOARD;
  const near = (z: number) => [
    space(left, front, z),
    space(right, front, z),
    space(right, back, z),
  ];
  const dots: string[] = [];
  for (let x = Math.ceil(left); x < right; x++) {
    for (let y = Math.ceil(back); y < front; y++) dots.push(circle(...space(x, y, 0), 1.4));
  }
  const top = polygon([
    space(left, back, 0),
    space(right, back, 0),
    space(right, front, 0),
    space(left, front, 0),
  ]);
  const hem = (from: Point, to: Point, seed: number) =>
    stitches([from, to], { color: '#fff3cf', width: 2.2, stitch: 11, gap: 7, seed });
  return [
    blurred(shape(top, '#12063a', { transform: 'translate(14 34)' }), 16, 0.5),
    ...[near(-0.2).slice(0, 2), near(-0.2).slice(1)].map((edge) =>
      paper(shape(laceEdge(edge, { pitch: 56, depth: 54 }), '#fff8ea'), { lift: 6, rough: 0 }),
    ),
    sheet(polygon([...near(0), ...near(-0.42).reverse()]), '#8a66c4', { lift: 4, rough: 0.3 }),
    sheet(top, '#cdb3ef', { lift: 2, rough: 0.4 }),
    shape(dots.join(''), '#9f7fd6'),
    hem(space(left, front - 0.3, 0), space(right - 0.3, front - 0.3, 0), 3),
    hem(space(right - 0.3, front - 0.3, 0), space(right - 0.3, back, 0), 5),
  ];
}

/** A strip on the board that is as long as `count` cubes and says so. */
function countStrip(space: Space, x: number, y: number, count: number, color: string): string {
  const plane: Plane = (u, v) => space(x + u, y + v, 0);
  const ticks = Array.from({ length: count + 1 }, (_, index) =>
    polyline([plane(index, 0), plane(index, index % count ? 0.2 : 0.34)]),
  );
  return (
    sheet(quad(plane, 0, 0, count, 0.92), color, { lift: 2, rough: 0, rim: 0.8 }) +
    stroke(ticks.join(''), INK, 1.6) +
    shape(inscription(plane, String(count), count / 2, 0.52, 0.56), INK)
  );
}

/** Where cubes were, or will be: their outline on the board, in running stitches. */
function footprint(space: Space, x: number, y: number, length: number, color: string): string {
  const corners = [
    space(x, y, 0),
    space(x + length, y, 0),
    space(x + length, y + 1, 0),
    space(x, y + 1, 0),
  ];
  return stitches([...corners, ...corners.slice(0, 1)], {
    color,
    width: 2.4,
    stitch: 8,
    gap: 6,
    seed: 4,
  });
}

/** Flat buttons at the board's back edge: split, merge and put in order. */
function cubeTools(space: Space): string[] {
  const tools = [-4.75, -3.35, -1.95];
  const button = (y: number, pressed: boolean) => {
    const solid = { x: BOARD.left + 0.35, y, size: [1.2, 1.2, pressed ? 0.12 : 0.24] as const };
    const { left, right, top } = facesOf(space, solid);
    const color = pressed ? '#ffd24a' : '#fff6dc';
    return {
      top,
      markup: paper(
        shape(quad(left, 0, 0, 1.2, solid.size[2]), darker(color, 0.18)) +
          shape(quad(right, 0, 0, 1.2, solid.size[2]), darker(color, 0.34)) +
          shape(quad(top, 0, 0, 1.2, 1.2), color),
        { lift: 3, rough: 0, rim: 0.8 },
      ),
    };
  };
  const square = (top: Plane, u: number, v: number, color: string) =>
    shape(quad(top, u, v, 0.3, 0.3), color);
  return tools.map((y, index) => {
    const { top, markup } = button(y, index === 0);
    const [a, b] = ['#6a3fc0', '#ef8a24'];
    const symbols = [
      square(top, 0.12, 0.45, a) +
        square(top, 0.78, 0.45, b) +
        stroke(polyline([top(0.6, 0.2), top(0.6, 1)]), INK, 2, { 'stroke-dasharray': '4 4' }),
      square(top, 0.29, 0.45, a) + square(top, 0.61, 0.45, b),
      [0, 1, 2, 3]
        .map((spot) => square(top, 0.26 + (spot % 2) * 0.38, 0.26 + Math.floor(spot / 2) * 0.38, a))
        .join(''),
    ];
    return markup + (symbols[index] ?? '');
  });
}

const SPLIT = { stay: 4, leave: 3, gap: 1.3, raised: 0.5 };

/** Seven cubes in a row: four stay and three are on their way. */
function splitRow(): { whole: House; part: House } {
  const { stay, leave, gap, raised } = SPLIT;
  return {
    whole: { x: 0, y: 0, size: [stay, 1, 1], tones: VIOLET, lit: () => true },
    part: {
      x: stay + gap,
      y: 0,
      z: raised,
      size: [leave, 1, 1],
      tones: AMBER,
      lit: () => true,
    },
  };
}

/** A board on two posts that stands on a spot and says how many there are. */
function sumSign([x, y]: Point, parts: readonly (readonly [string, string])[]): string {
  const [width, height, up] = [parts.length * 25 + 22, 40, 84];
  const post = (px: number) =>
    limb(
      [
        [px, y],
        [px, y - up],
      ],
      4,
      4,
    );
  return (
    paper(shape(post(x - width * 0.32) + post(x + width * 0.32), INK), { lift: 3, rough: 0 }) +
    sheet(rectangle(x - width / 2, y - up - 8, width, height, 6), CREAM, {
      lift: 5,
      rough: 0.3,
      rim: 0.8,
    }) +
    parts
      .map(([text, color], index) =>
        words(
          text,
          /\d/.test(text) ? 21 : text === '=' ? 8 : 13,
          x + (index - (parts.length - 1) / 2) * 25,
          y - up - 8 + height / 2,
          color,
        ),
      )
      .join('')
  );
}

function cubes(): string {
  const { stay, leave, gap } = SPLIT;
  const { whole, part } = splitRow();
  const towers: House[] = [5.2, 6.7, 8.2].map((x, index) => ({
    x,
    y: -3.4,
    size: [1, 1, 3],
    tones: LILAC,
    lit: (column, row) => (column + row + index) % 2 === 0,
  }));
  const pair: House = { x: -0.5, y: 3.3, size: [2, 1, 1], tones: LILAC, lit: () => true };
  const near: House = { x: 3.1, y: 3.3, size: [1, 1, 1], tones: AMBER, lit: () => true };
  const bystander: House = { x: 6.1, y: 3.6, size: [1, 1, 1], tones: VIOLET };
  const shadows = [whole, { ...part, x: part.x + 0.2 }, ...towers, pair, near, bystander];
  return picture(
    [
      ground(YELLOW),
      sun(624, 70, 60),
      polygonBunting([-60, 18], [420, -40], 26),
      sheet(
        polygon([
          [-30, 150],
          [730, 196],
          [730, 520],
          [-30, 520],
        ]),
        DEEP,
        { lift: 9, rough: 1 },
      ),
      ...board(TABLE),
      blurred(
        shape(shadows.map((solid) => castShadow(TABLE, solid)).join(''), '#4c2a96', {
          'fill-rule': 'nonzero',
        }),
        2,
        0.42,
      ),
      ...cubeTools(TABLE),
      ...towers.map((tower) => house(TABLE, tower)),
      flag(TABLE(5.7, -2.9, 3), String(towers.length * 3), '#fff3cf', 44),
      sumSign(TABLE(3.1, -2.2, 0), [
        [String(stay), '#6a3fc0'],
        ['+', INK],
        [String(leave), '#d56a1e'],
        ['=', INK],
        [String(stay + leave), INK],
      ]),
      footprint(TABLE, stay, 0, leave, '#fff6dc'),
      house(TABLE, whole),
      house(TABLE, part),
      countStrip(TABLE, 0, 1.35, stay, '#e7d8fb'),
      countStrip(TABLE, stay + gap, 1.35, leave, '#ffd58a'),
      house(TABLE, pair),
      footprint(TABLE, 1.5, 3.3, 1, '#fff6dc'),
      house(TABLE, near),
      house(TABLE, bystander),
      citizen('coat', TABLE(8.1, 4.5, 0), INK),
      hand(...TABLE(7.8, 0.55, 1.5), -52, 0.92),
    ],
    { width: WIDTH, height: 435 },
  );
}

// --- Coins -----------------------------------------------------------------------------------

type Currency = 'p' | 'c';
type Value = 1 | 2 | 5 | 10 | 20 | 50;

interface Piece {
  value: Value;
  currency: Currency;
}

const COPPER = '#dc7d3b';
const SILVER = '#ddd3f0';
const NORDIC = '#f3c64b';

/** Pence and cents as they are struck: sizes in millimeters, shapes, and the metals as paper. */
const KINDS: Record<Currency, Record<Value, CoinKind>> = {
  p: {
    1: { width: 20.3, color: COPPER },
    2: { width: 25.9, color: COPPER },
    5: { width: 18, color: SILVER },
    10: { width: 24.5, color: SILVER },
    20: { width: 21.4, sides: 7, color: SILVER },
    50: { width: 27.3, sides: 7, color: SILVER },
  },
  c: {
    1: { width: 16.3, color: '#e58d55' },
    2: { width: 18.8, color: '#e58d55' },
    5: { width: 21.3, color: '#e58d55' },
    10: { width: 19.8, color: NORDIC },
    20: { width: 22.3, notches: 7, color: NORDIC },
    50: { width: 24.3, color: NORDIC },
  },
};
const VALUES: readonly Value[] = [1, 2, 5, 10, 20, 50];

const kindOf = ({ value, currency }: Piece) => KINDS[currency][value];

export const coin = (piece: Piece, toss: Toss) =>
  strikeCoin(kindOf(piece), `${piece.value}${piece.currency}`, toss);

const sumOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { value }) => sum + value, 0);

/** Careless, and yet each coin can be picked up: none lies on another or outside the area. */
function spill(pieces: readonly Piece[], mouth: Point, allowed: (at: Point) => boolean): Toss[] {
  const random = createRandom(29);
  const tosses: (Toss & { reach: number })[] = [];
  for (const piece of pieces) {
    for (let attempt = 0; attempt < 4000; attempt++) {
      const far = 60 + 420 * random.next() ** 1.1;
      const [x, y] = polar(...mouth, far, random.between(-32, 62));
      const scale = 2.05 + y / 900;
      const reach = (kindOf(piece).width / 2) * scale + 3;
      const free = tosses.every(
        (other) => Math.hypot(other.x - x, other.y - y) > other.reach + reach,
      );
      if (!free || ![-1, 1].every((side) => allowed([x + side * reach, y + side * reach])))
        continue;
      const [spin, flat, lean] = [random.around(40), random.between(0.8, 0.95), random.around(40)];
      tosses.push({ x, y, scale, spin, flat, lean, reach });
      break;
    }
  }
  if (tosses.length !== pieces.length) throw new Error('Not every coin has found a place.');
  return tosses;
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A tablet of cut paper: thick frame, dotted canvas. */
export function tablet({ x, y, width, height }: Area, canvas: string, dot: string): string[] {
  const frame = 16;
  const outer = rectangle(x - frame, y - frame, width + 2 * frame, height + 2 * frame, 22);
  const dots: string[] = [];
  for (let px = x + 18; px < x + width; px += 24) {
    for (let py = y + 18; py < y + height; py += 24) dots.push(circle(px, py, 1.3));
  }
  return [
    sheet(outer, '#d9c3a0', { lift: 16, rough: 0, rim: 0.6 }),
    sheet(rectangle(x - 4, y - 4, width + 8, height + 8, 10), canvas, { lift: 1, rough: 0 }) +
      shape(dots.join(''), dot),
    sheet(outer + rectangle(x, y, width, height, 10), CREAM, { lift: 6, rough: 0, rim: 0.8 }),
  ];
}

/** A square paper button on its thicker base; a pressed one is yellow and lies lower. */
function button(x: number, y: number, size: number, symbol: string, pressed = false): string {
  const square = (down: number) =>
    rectangle(x - size / 2, y - size / 2 + down, size, size, size * 0.22);
  const face = pressed ? '#ffd24a' : CREAM;
  return (
    sheet(square(4), darker(face, 0.34), { lift: 4, rough: 0 }) +
    paper(shape(square(pressed ? 3 : 0), face) + moved(symbol, { x, y: y + (pressed ? 3 : 0) }), {
      lift: 1,
      rough: 0,
      rim: 0.8,
    })
  );
}

const soundSymbol = () =>
  shape('M-15-5h7l9-8v26l-9-8h-7Z', INK) +
  [7, 13].map((radius) => stroke(polyline(arc(3, 0, radius, -48, 48, 10)), INK, 3)).join('');

const sortSymbol = () =>
  [3.5, 5, 7].map((radius, index) =>
    shape(circle(-12 + index * 11 + index ** 2, 0, radius), '#7a4ecb'),
  );

const cashSymbol = () =>
  shape(circle(-11, -6, 4.5) + circle(-11, 6, 4.5), '#7a4ecb') +
  stroke('M-4 0H2M-1-4L3 0L-1 4', INK, 2.6) +
  shape(circle(11, 0, 7.5), '#ef8a24');

/** A purse that lies on its side, its mouth at (x, y) looking to the lower right. */
export function purse(x: number, y: number, turn: number): { back: string; front: string } {
  const at = (points: readonly Point[]) => place(points, { x, y, turn });
  const [coral, deep] = ['#e8603f', '#b53f2c'];
  const body = smooth(
    at([
      [-52, -34],
      [-96, -78],
      [-176, -104],
      [-262, -84],
      [-296, 0],
      [-262, 92],
      [-176, 112],
      [-96, 82],
      [-52, 36],
    ]),
    { closed: true, tension: 0.9 },
  );
  const folds = [-0.62, -0.2, 0.24, 0.64].map((share) =>
    smooth(
      at([
        [-54, share * 30],
        [-92, share * 66],
        [-150, share * 92],
      ]),
    ),
  );
  const rim = (from: number, to: number) =>
    arc(0, 0, 1, from, to, 30).map(([px, py]): Point => [px * 17, py * 56]);
  const throat = polygon(at([...rim(90, 270), [-52, -34], [-52, 36]]));
  const mouth = polygon(at(rim(0, 360)));
  const pleats = [-0.7, -0.35, 0, 0.35, 0.7].map((share) =>
    polyline(
      at([
        [-50, share * 30],
        [-16 * Math.cos(share), share * 56],
      ]),
    ),
  );
  const lip = at(rim(100, -100));
  return {
    back:
      paper(shape(body, coral) + stroke(folds.join(''), deep, 3.4, { opacity: 0.7 }), {
        lift: 12,
        rough: 0.5,
        rim: 0.7,
      }) +
      paper(
        shape(throat, lighter(coral, 0.12)) + stroke(pleats.join(''), deep, 2.4, { opacity: 0.6 }),
        {
          lift: 4,
          rough: 0,
          rim: 0.7,
        },
      ) +
      sheet(mouth, '#571523', { lift: 1, rough: 0 }),
    front:
      paper(shape(laceEdge(lip.toReversed(), { pitch: 26, depth: 24 }), '#fff8ea'), {
        lift: 4,
        rough: 0,
      }) +
      sheet(
        polygon(
          at([
            [-60, -40],
            [-46, -38],
            [-46, 40],
            [-60, 42],
          ]),
        ),
        '#ffd24a',
        { lift: 3, rough: 0.3, rim: 0.8 },
      ),
  };
}

/** A tray of two rails, sorted by value, one for each currency; `missing` has not landed yet. */
function tray({ x, y }: { x: number; y: number }, missing: Piece, scale: number) {
  const [pitch, pad] = [58, 12];
  const width = 398;
  const gap = 7;
  let empty: Point = [x, y];
  const rails = (['p', 'c'] as const).map((currency, row) => {
    const middle = y + pad + pitch * (row + 0.5);
    const lying = VALUES.map((value): Piece => ({ value, currency }));
    let at = x + 22;
    const slots = lying.map((piece) => {
      const half = (kindOf(piece).width * scale) / 2;
      at += half;
      const spot: Point = [at, middle];
      at += half + gap;
      const hole = circle(...spot, half + 2.6);
      const absent = piece.value === missing.value && piece.currency === missing.currency;
      if (absent) empty = spot;
      return { hole, coin: absent ? '' : coin(piece, { x: spot[0], y: spot[1], scale }) };
    });
    const present = lying.filter(
      ({ value }) => value !== missing.value || currency !== missing.currency,
    );
    return {
      slots,
      tag:
        sheet(rectangle(x + width - 74, middle - 19, 62, 38, 7), row ? '#ffe2a0' : '#e6dbf7', {
          lift: 3,
          rough: 0,
          rim: 0.8,
        }) + words(`${sumOf(present)}${currency}`, 19, x + width - 43, middle),
    };
  });
  const plate = rectangle(x, y, width, pitch * 2 + pad * 2, 16);
  const holes = rails.flatMap(({ slots }) => slots.map(({ hole }) => hole)).join('');
  return {
    empty,
    markup:
      sheet(plate, '#4a2b93', { lift: 10, rough: 0 }) +
      sheet(plate + holes, '#9a70e0', { lift: 2, rough: 0, rim: 0.8 }) +
      stitches(
        [
          [x + 14, y + pad + pitch],
          [x + width - 84, y + pad + pitch],
        ],
        { color: '#efe2ff', width: 2, stitch: 8, gap: 6 },
      ) +
      rails.flatMap(({ slots, tag }) => [...slots.map(({ coin }) => coin), tag]).join(''),
  };
}

/** What a coin says when it lands: arcs of cut paper around it. */
const clink = (x: number, y: number, radius: number, from: number, to: number) =>
  [1, 1.3, 1.6]
    .map((grow, index) =>
      paper(
        stroke(
          polyline(arc(x, y, radius * grow, from, to, 24)),
          ['#ffe9a6', '#ffd24a', '#ff9d3c'][index] ?? CREAM,
          5.5,
        ),
        { lift: 4, rough: 0, rim: 0.7 },
      ),
    )
    .join('');

/** A line that rises from one point and falls to another. */
const arcTo = (from: Point, to: Point) =>
  bow(from, [(from[0] + to[0]) / 2 + 16, Math.min(from[1], to[1]) - 60], to, 24);

function coins(): string {
  const screen: Area = { x: 112, y: 34, width: 566, height: 296 };
  const mouth: Point = [168, 118];
  const sack = purse(...mouth, 24);
  const flying: Piece = { value: 20, currency: 'p' };
  const sorted = tray({ x: 286, y: 288 }, flying, 1.88);
  const pieces: Piece[] = [
    ...([50, 2, 10, 20, 10, 2, 5, 1, 5] as const).map((value): Piece => ({ value, currency: 'p' })),
    ...([50, 20, 5, 20, 10, 2, 1] as const).map((value): Piece => ({ value, currency: 'c' })),
  ];
  const air: Point = [452, 226];
  const spilt = spill(pieces, mouth, ([x, y]) => {
    if (Math.hypot(x - air[0] - 10, y - air[1]) < 78 || x < 196 || x > 664) return false;
    return y > (x < 462 ? 46 : 104) && y < (x > 250 ? 276 : 322);
  });
  return picture(
    [
      ground(YELLOW),
      sheet(
        polygon([
          [-30, 352],
          [730, 340],
          [730, 520],
          [-30, 520],
        ]),
        '#e08a1e',
        { lift: 9, rough: 1 },
      ),
      ...tablet(screen, DEEP, '#5b3aa6'),
      button(518, 66, 44, soundSymbol(), true),
      button(574, 66, 44, sortSymbol().join('')),
      button(630, 66, 44, cashSymbol()),
      sack.back,
      coin({ value: 2, currency: 'p' }, { x: 160, y: 100, scale: 1.9, flat: 0.5, lean: 60 }),
      coin({ value: 10, currency: 'c' }, { x: 166, y: 132, scale: 1.9, flat: 0.6, lean: -30 }),
      sack.front,
      ...pieces.map((piece, index) => coin(piece, spilt[index] ?? { x: 0, y: 0, scale: 1 })),
      sorted.markup,
      stitches(arcTo(air, sorted.empty), { color: '#fff6dc', width: 2.4, stitch: 8, gap: 6 }),
      coin(flying, { x: air[0], y: air[1], scale: 2.2, spin: 12, flat: 0.8, lean: 24 }),
      clink(198, 394, 56, -76, 8) + clink(190, 394, 56, 188, 236),
      coin(
        { value: 50, currency: 'p' },
        { x: 196, y: 396, scale: 3.1, spin: -10, flat: 0.9, lean: 12 },
      ),
      coin(
        { value: 20, currency: 'c' },
        { x: 56, y: 326, scale: 2.6, spin: 20, flat: 0.84, lean: -16 },
      ),
    ],
    { width: WIDTH, height: 435 },
  );
}

// --- Fraction circles ------------------------------------------------------------------------

const TWELFTHS = 12;
/** Eleven twelfths: together the circle is nearly full. */
const PARTS: readonly Share[] = [
  { top: 1, bottom: 2, color: '#ff9f1c' },
  { top: 1, bottom: 4, color: '#ffd24a' },
  { top: 1, bottom: 6, color: '#f0663c' },
];
const MISSING: Share = { top: 1, bottom: 12, color: '#d9c6f4' };

/** A sector of a circle that begins at the top; a little is cut away at both sides. */
function sector(x: number, y: number, radius: number, from: number, to: number, gap = 0.7) {
  const tip = polar(x, y, gap * 4, (from + to) / 2);
  return polygon([tip, ...arc(...tip, radius - gap * 4, from + gap, to - gap, 48)]);
}

function pie(x: number, y: number, radius: number): string {
  return portions([...PARTS, MISSING], -90)
    .map(({ from, to, middle, ...share }, index) => {
      const filled = index < PARTS.length;
      const [lx, ly] = polar(x, y, radius * (filled ? 0.6 : 0.74), middle);
      const d = sector(x, y, radius, from, to);
      const label = fractionLabel(lx, ly, radius * (filled ? 0.46 : 0.3), share);
      return filled
        ? sheet(d, share.color, { lift: 4, rough: 0, rim: 0.8 }) + shape(label, INK)
        : stroke(d, '#6a35c9', 2.2, { 'stroke-dasharray': '6 5' }) + shape(label, '#5a2fb4');
    })
    .join('');
}

/** The ring around a circle, with a mark at every ten degrees. */
function scaleRing(x: number, y: number, inner: number, outer: number): string {
  const marks = Array.from({ length: 36 }, (_, index) => {
    const angle = index * 10 - 90;
    const long = index % 3 === 0;
    return polyline([polar(x, y, inner + 2, angle), polar(x, y, inner + (long ? 9 : 5.5), angle)]);
  });
  return (
    sheet(circle(x, y, outer), '#fff8ea', { lift: 4, rough: 0.2, rim: 0.8 }) +
    sheet(circle(x, y, inner), '#e9dcfb', { lift: 0.5, rough: 0 }) +
    stroke(marks.join(''), '#7a4ecb', 1.8)
  );
}

/** A small circle cut in equal parts, for a button. */
function pieSymbol(parts: number, color: string): string {
  return Array.from({ length: parts }, (_, index) =>
    shape(
      sector(0, 0, 15, (360 / parts) * index - 90, (360 / parts) * (index + 1) - 90, 0.9),
      index ? lighter(color, 0.35) : color,
    ),
  ).join('');
}

/** The parts as bars that stand on each other, beside a whole of twelve. */
function barCard({ x, y, width, height }: Area): string[] {
  const unit = (height - 40) / TWELFTHS;
  const foot = y + height - 20;
  const [left, wide] = [x + 14, (width - 36) / 2];
  let at = foot;
  const bars = PARTS.map(({ top, bottom, color }) => {
    const tall = (top / bottom) * TWELFTHS * unit;
    at -= tall;
    return (
      sheet(rectangle(left, at + 1, wide, tall - 2, 3), color, { lift: 3, rough: 0, rim: 0.8 }) +
      shape(
        fractionLabel(left + wide / 2, at + tall / 2, Math.min(34, tall * 0.8), {
          top,
          bottom,
          color,
        }),
        INK,
      )
    );
  });
  const twelfths = Array.from({ length: TWELFTHS }, (_, index) =>
    rectangle(left + wide + 8, foot - (index + 1) * unit + 1, wide, unit - 2, 2),
  );
  return [
    sheet(rectangle(x, y, width, height, 8), CREAM, { lift: 10, rough: 0.3, rim: 0.7 }),
    stroke(rectangle(left, foot - TWELFTHS * unit + 1, wide, unit - 2, 3), '#7a4ecb', 1.8, {
      'stroke-dasharray': '5 4',
    }),
    ...bars,
    paper(twelfths.map((d, index) => shape(d, index < 11 ? '#9a70e0' : '#d9c6f4')).join(''), {
      lift: 2,
      rough: 0,
      rim: 0.7,
    }),
  ];
}

/** A piece of a thick paper circle that lies about. */
function looseWedge(tip: Point, radius: number, from: number, share: Share): string {
  const to = from + (share.top / share.bottom) * 360;
  const d = polygon([tip, ...arc(...tip, radius, from, to, 30)]);
  const [x, y] = polar(...tip, radius * 0.62, (from + to) / 2);
  return (
    sheet(d, darker(share.color, 0.35), { lift: 8, rough: 0 }) +
    paper(shape(d, share.color, { transform: 'translate(-2 -5)' }), {
      lift: 1,
      rough: 0,
      rim: 0.9,
    }) +
    shape(fractionLabel(x - 2, y - 5, radius * 0.4, share), INK)
  );
}

function fractions(): string {
  const [cx, cy, radius] = [396, 222, 126];
  const filled = PARTS.reduce((sum, { top, bottom }) => sum + top / bottom, 0) * 360;
  const ring = { inner: radius + 3, outer: radius + 32 };
  const grip = polar(cx, cy, radius + 19, filled - 90);
  const trail = arc(cx, cy, radius + 19, -84, filled - 99, 90);
  const total: Share = { top: Math.round((filled / 360) * 12), bottom: 12, color: CREAM };
  return picture(
    [
      ground('#2c1468'),
      sheet(
        polygon([
          [-30, 366],
          [730, 352],
          [730, 520],
          [-30, 520],
        ]),
        '#4c2a96',
        { lift: 9, rough: 1 },
      ),
      ...tablet({ x: 42, y: 34, width: 600, height: 324 }, '#b596e8', '#8f6bd2'),
      ...[2, 4, 6].map((parts, index) =>
        button(78 + index * 50, 326, 42, pieSymbol(parts, '#ef8a24'), parts === 6),
      ),
      paper(shape(laceRing(cx, cy, ring.outer - 3, { depth: 46, pitch: 46 }), '#fff8ea'), {
        lift: 5,
        rough: 0.1,
      }),
      scaleRing(cx, cy, ring.inner, ring.outer),
      pie(cx, cy, radius),
      stitches(trail, { color: '#e8603f', width: 3, stitch: 10, gap: 7 }),
      sheet(circle(cx, cy, 7), '#e3a63d', { lift: 2, rough: 0, rim: 0.9 }),
      ...barCard({ x: 588, y: 62, width: 92, height: 306 }),
      stroke(polyline([[222, 78], grip]), '#5a2fb4', 2.4),
      sheet(circle(...grip, 17), '#7a4ecb', { lift: 6, rough: 0, rim: 0.9 }),
      sheet(circle(...grip, 9), '#fff8ea', { lift: 1, rough: 0 }),
      sheet(rectangle(134, 42, 92, 76, 8), CREAM, { lift: 6, rough: 0.2, rim: 0.8 }),
      shape(fractionLabel(180, 80, 60, total), INK),
      hand(grip[0] - 3, grip[1] + 4, 66, 0.9),
      looseWedge([60, 452], 104, -104, { top: 1, bottom: 5, color: '#ffbf3f' }),
      looseWedge([168, 470], 84, -98, { top: 1, bottom: 8, color: '#f0663c' }),
    ],
    { width: WIDTH, height: 435 },
  );
}

// --- Slides ----------------------------------------------------------------------------------

const SLIDE = { width: 76, height: 96 };

/** Squares in rows; each row has its own color, so that it can be recognized after a turn. */
function tiles(rows: number, columns: number, size: number, turned = false): string {
  const colors = ['#6a3fc0', '#ef8a24', '#ffd24a', '#c3a4f0'];
  return Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const [left, top] = [(column - columns / 2) * size, (row - rows / 2) * size];
    const color = colors[turned ? columns - 1 - column : row] ?? INK;
    return shape(
      rectangle(left + size * 0.06, top + size * 0.06, size * 0.88, size * 0.88, 2),
      color,
    );
  }).join('');
}

/** A number line with three hops of two. */
function hops(): string {
  const at = (number: number) => -30 + number * 10;
  const ticks = Array.from({ length: 7 }, (_, number) => `M${at(number)} 8v8`);
  const jumps = [0, 2, 4].map((number) =>
    polyline(
      arc(at(number + 1), 10, 10, 180, 360, 16).map(([x, y]): Point => [x, 10 + (y - 10) * 2]),
    ),
  );
  return stroke(`M-33 12H33${ticks.join('')}`, INK, 2.2) + stroke(jumps.join(''), '#e8603f', 3.4);
}

/** What is on the slides, around (0, 0) on a square of 70. None of it may be lit by itself. */
const SLIDES: readonly { tint: string; content: () => string }[] = [
  { tint: '#e6dbf7', content: () => cubeStack(0, 8, 20) },
  { tint: '#fff3cf', content: () => thirds() },
  { tint: '#ffe2a0', content: () => flatCat(-11, 26, 12.5) },
  { tint: '#e6dbf7', content: () => coinPair() },
  { tint: '#fff3cf', content: () => tiles(3, 4, 16) },
  { tint: '#ffe2a0', content: () => hops() },
];

const thirds = () =>
  [0, 1, 2]
    .map((index) =>
      shape(
        sector(0, 0, 30, index * 120 - 90, index * 120 + 30, 1),
        ['#ff9f1c', '#f0663c', '#e9b02a'][index] ?? INK,
      ),
    )
    .join('');

/** Two cubes and one on top, flat, for a small picture. */
function cubeStack(x: number, y: number, unit: number): string {
  const space = isometric(x, y, unit);
  return (
    [
      [-0.5, 0, '#9a70e0'],
      [0.5, 0, '#9a70e0'],
      [-0.5, 1, '#ffa02e'],
    ] as const
  )
    .map(([at, z, color]) => {
      const { left, right, top } = facesOf(space, {
        x: at - 0.5,
        y: -0.5,
        z: z - 0.4,
        size: [1, 1, 1],
      });
      return (
        shape(quad(left, 0, 0, 1, 1), color) +
        shape(quad(right, 0, 0, 1, 1), darker(color, 0.34)) +
        shape(quad(top, 0, 0, 1, 1), lighter(color, 0.4))
      );
    })
    .join('');
}

const coinPair = () =>
  shape(circle(-13, 6, 18), '#d97b3a') +
  shape(circle(-13, 6, 14), '#e08a4c') +
  words('2', 15, -13, 6) +
  shape(circle(17, -8, 14), '#bfaee0') +
  shape(circle(17, -8, 10.5), '#d5c9ec') +
  words('5', 11, 17, -8);

/** A slide of paper: its ground, its content, its number. The middle is at (x, y). */
function slide(
  number: number,
  x: number,
  y: number,
  { size = 1, turn = 0, lift = 4, chosen = false },
) {
  const { tint, content } = SLIDES[number - 1] ?? { tint: CREAM, content: () => '' };
  const { width, height } = SLIDE;
  const card = (grow: number) =>
    rectangle(-width / 2 - grow, -height / 2 - grow, width + 2 * grow, height + 2 * grow, 5 + grow);
  return (
    (chosen
      ? paper(moved(shape(card(5), '#ff9d3c'), { x, y, turn, size }), { lift, rough: 0, rim: 0.8 })
      : '') +
    paper(
      moved(
        shape(card(0), '#fffaf0') +
          shape(rectangle(-width / 2 + 4, -height / 2 + 4, width - 8, 72, 3), tint) +
          moved(content(), { y: -8, size: 0.88 }) +
          words(String(number), 10.5, 0, height / 2 - 10),
        { x, y, turn, size },
      ),
      { lift: chosen ? 2 : lift, rough: 0, rim: 0.8 },
    )
  );
}

const RAIL = { left: 58, pitch: 84, middle: 288 };
const railAt = (spot: number): Point => [RAIL.left + (spot - 1) * RAIL.pitch, RAIL.middle];

/** Where a chosen slide stood. */
function emptyPlace(number: number): string {
  const [x, y] = railAt(number);
  const { width, height } = SLIDE;
  const [left, top] = [x - width / 2, y - height / 2];
  return stitches(
    [
      [left, top],
      [left + width, top],
      [left + width, top + height],
      [left, top + height],
      [left, top],
    ],
    { color: '#6a35c9', width: 2, stitch: 8, gap: 6, seed: number },
  );
}

/** The shelf the slides stand on: a groove, a front, and lace below it. */
function shelf(): string[] {
  const y = RAIL.middle + SLIDE.height / 2;
  const edge: Point[] = [
    [-30, y + 26],
    [WIDTH + 30, y + 26],
  ];
  return [
    paper(shape(laceEdge(edge, { pitch: 46, depth: 40 }), '#fff8ea'), { lift: 6, rough: 0 }),
    sheet(rectangle(-30, y - 8, WIDTH + 60, 36), '#5a2fb4', { lift: 8, rough: 0.4, rim: 0.8 }),
  ];
}

/** A basket for what is deleted, woven of paper strips, with a crumpled slide in it. */
function basket(x: number, y: number): string {
  const [top, foot, height] = [48, 36, 92];
  const strips = [0.18, 0.4, 0.62, 0.84].map((share) => {
    const half = mix(top, foot, share);
    return rectangle(x - half, y - height * (1 - share) - 6, half * 2, 11);
  });
  const staves = [-0.8, -0.4, 0, 0.4, 0.8].map((share) =>
    limb(
      [
        [x + share * top, y - height],
        [x + share * foot, y],
      ],
      9,
      7,
    ),
  );
  const ball = polygon(
    star(x + 4, y - height - 8, 30, 24, 8, 12).map(([px, py], index): Point => [
      px + (index % 3) * 3 - 3,
      py + ((index * 5) % 4) - 2,
    ]),
  );
  const creases: Point[][] = [
    [
      [x - 18, y - height - 18],
      [x + 2, y - height - 8],
      [x + 24, y - height - 20],
    ],
    [
      [x + 2, y - height - 8],
      [x - 6, y - height + 10],
    ],
    [
      [x + 8, y - height - 34],
      [x + 2, y - height - 8],
    ],
  ];
  const rim = (py: number) => rectangle(x - top - 4, py, top * 2 + 8, 12, 4);
  return (
    sheet(rim(y - height - 2), darker('#c98a3c', 0.5), { lift: 3, rough: 0 }) +
    paper(shape(ball, '#fffaf0') + stroke(creases.map(polyline).join(''), '#c9b79c', 1.8), {
      lift: 4,
      rough: 0.3,
      rim: 0.8,
    }) +
    paper(
      shape(
        polygon([
          [x - top, y - height],
          [x + top, y - height],
          [x + foot, y],
          [x - foot, y],
        ]),
        '#8a5320',
      ),
      { lift: 8, rough: 0 },
    ) +
    paper(shape(staves.join(''), '#d99a45'), { lift: 2, rough: 0, rim: 0.7 }) +
    paper(shape(strips.join(''), '#efb65f'), { lift: 2, rough: 0, rim: 0.7 }) +
    sheet(rim(y - height + 2), '#ffd27f', { lift: 3, rough: 0.2, rim: 0.8 })
  );
}

/** The place behind the last slide, where a new one is added. */
function addSlide(): string {
  const [x, y] = [railAt(7)[0] - 10, RAIL.middle];
  return (
    sheet(rectangle(x - 27, y - SLIDE.height / 2, 54, SLIDE.height, 5), '#c3a4f0', {
      lift: 4,
      rough: 0,
      rim: 0.8,
    }) + stroke(`M${x - 13} ${y - 4}h26m-13-13v26`, '#fffaf0', 6)
  );
}

/** Shows where the held slides will land: a strip with a point at its top. */
function insertion(x: number): string {
  const top = RAIL.middle - SLIDE.height / 2;
  return sheet(
    polygon([
      [x - 13, top - 24],
      [x + 13, top - 24],
      [x + 3, top - 8],
      [x + 3, top + SLIDE.height - 8],
      [x - 3, top + SLIDE.height - 8],
      [x - 3, top - 8],
    ]),
    '#e8603f',
    { lift: 5, rough: 0, rim: 0.8 },
  );
}

/** Round buttons for the slide before and after, and a dot for each slide. */
function pages(x: number, y: number, current: number): string {
  const arrow = (side: 1 | -1) =>
    sheet(circle(x + side * 84, y, 13), CREAM, { lift: 3, rough: 0, rim: 0.8 }) +
    stroke(`M${x + side * 82} ${y - 5}l${side * 5} 5l${-side * 5} 5`, INK, 2.8);
  const dots = SLIDES.map((_, index) =>
    sheet(
      circle(x + (index - 2.5) * 22, y, index + 1 === current ? 7.5 : 5),
      index + 1 === current ? '#ffd24a' : '#9a70e0',
      {
        lift: 2,
        rough: 0,
        rim: 0.8,
      },
    ),
  );
  return arrow(-1) + dots.join('') + arrow(1);
}

function slides(): string {
  const screen: Area = { x: 42, y: 24, width: 296, height: 172 };
  const chosen = [2, 5];
  const marker = RAIL.left + 5.5 * RAIL.pitch;
  const held: Point = [462, 116];
  return picture(
    [
      ground('#ffcf4d'),
      polygonBunting([330, -26], [760, 10], 30),
      ...tablet(screen, '#ffe9b0', '#e3bd6a'),
      tangramCat(124, 176, 29),
      words('7', 40, 300, 62, '#6a35c9'),
      pages(190, 217, 3),
      ...shelf(),
      ...SLIDES.map((_, index) =>
        chosen.includes(index + 1)
          ? emptyPlace(index + 1)
          : slide(index + 1, ...railAt(index + 1), {}),
      ),
      insertion(marker),
      slide(5, held[0] + 92, held[1] + 16, { size: 1.52, turn: 9, lift: 12, chosen: true }),
      slide(2, held[0] - 34, held[1], { size: 1.52, turn: -7, lift: 14, chosen: true }),
      sheet(circle(held[0] - 86, held[1] - 64, 17), '#e8603f', { lift: 4, rough: 0, rim: 0.9 }),
      words(String(chosen.length), 19, held[0] - 86, held[1] - 64, '#fffaf0'),
      addSlide(),
      basket(648, 392),
      hand(held[0] + 128, held[1] + 56, -124, 0.84),
    ],
    { width: WIDTH, height: 392 },
  );
}

// --- Labels ----------------------------------------------------------------------------------

const SMALL = 332;

/** An arm of an angle: a ruler from its hinge. */
function ruler(hinge: Point, angle: number, length: number, color: string): string {
  const along = (far: number, across: number): Point => {
    const [x, y] = polar(...hinge, far, -angle);
    return polar(x, y, across, -angle - 90);
  };
  const marks = Array.from({ length: Math.floor((length - 30) / 8) }, (_, index) =>
    polyline([along(24 + index * 8, 6), along(24 + index * 8, index % 5 ? 2.5 : -1)]),
  );
  return paper(
    shape(
      polygon([along(-12, -6.5), along(-12, 6.5), along(length, 6.5), along(length, -6.5)]),
      color,
    ) + stroke(marks.join(''), INK, 1.3),
    { lift: 5, rough: 0, rim: 0.8 },
  );
}

function paperTag(x: number, y: number, text: string, height: number, color = CREAM): string {
  const width = text.length * height * 0.66 + 22;
  return (
    sheet(rectangle(x - width / 2, y - height, width, height * 2, 7), color, {
      lift: 6,
      rough: 0.2,
      rim: 0.8,
    }) + words(text, height, x, y)
  );
}

/** Half a disc with a mark at every ten degrees and a lace rim. */
function protractor([x, y]: Point, radius: number): string[] {
  const rim = arc(x, y, radius, -184, 4, 140);
  const marks = Array.from({ length: 19 }, (_, index) =>
    polyline([
      polar(x, y, radius - 3, -index * 10),
      polar(x, y, radius - (index % 3 ? 11 : 18), -index * 10),
    ]),
  );
  return [
    paper(shape(laceEdge(rim, { pitch: 38, depth: -36 }), '#fff8ea'), { lift: 6, rough: 0 }),
    sheet(polygon([...rim, [x + radius, y + 20], [x - radius, y + 20]]), '#e9dcfb', {
      lift: 3,
      rough: 0.2,
      rim: 0.8,
    }),
    stroke(marks.join(''), '#7a4ecb', 2),
  ];
}

/** A set square, half in the picture, with a window of the same shape. */
function setSquare(x: number, y: number, size: number): string {
  const triangle = (grow: number) =>
    polygon([
      [x + grow, y - size + grow * 2.41],
      [x + grow, y - grow],
      [x + size - grow * 2.41, y - grow],
    ]);
  return sheet(triangle(0) + triangle(size * 0.17), '#e8603f', { lift: 9, rough: 0.2, rim: 0.8 });
}

function angles(): string {
  const hinge: Point = [164, 270];
  const [sliver, wide] = [14, 108];
  const turns = [0, sliver + wide, sliver];
  const fan = (radius: number, from: number, to: number, color: string) =>
    sheet(polygon([hinge, ...arc(...hinge, radius, -from, -to, 40)]), color, {
      lift: 3,
      rough: 0,
      rim: 0.7,
    });
  const inside = polar(...hinge, 74, -(sliver + wide / 2));
  const outside: Point = [284, 150];
  const edge = polar(...hinge, 122, -sliver / 2);
  return picture(
    [
      ground(YELLOW),
      sheet(rectangle(-30, 244, 400, 160), '#5a2fb4', { lift: 8, rough: 1 }),
      polygonBunting([-80, 4], [430, -8], 30),
      ...protractor(hinge, 156),
      fan(118, sliver, sliver + wide, '#9a70e0'),
      fan(134, 0, sliver, '#e8603f'),
      ...turns.map((angle) =>
        ruler(hinge, angle, angle > 90 ? 206 : 158, angle === sliver ? '#fff0c0' : '#ffd27f'),
      ),
      sheet(circle(...hinge, 15), '#7a4ecb', { lift: 3, rough: 0, rim: 0.9 }),
      sheet(circle(...hinge, 6), '#ffd24a', { lift: 1, rough: 0, rim: 0.9 }),
      stroke(polyline([outside, edge]), INK, 2.2) + shape(circle(...edge, 4), INK),
      paperTag(...inside, `${wide}°`, 22),
      paperTag(...outside, `${sliver}°`, 22),
      setSquare(-14, 352, 128),
    ],
    { width: SMALL, height: SMALL },
  );
}

/** A sheet of tiles with the sentence that it shows hanging below it. */
function product(x: number, y: number, rows: number, columns: number, turned: boolean): string {
  const size = 36;
  const [width, height] = [columns * size + 16, rows * size + 16];
  return (
    sheet(rectangle(x - width / 2, y - height / 2, width, height, 6), turned ? CREAM : '#fff0c0', {
      lift: 8,
      rough: 0.2,
      rim: 0.8,
    }) + paper(moved(tiles(rows, columns, size, turned), { x, y }), { lift: 2, rough: 0, rim: 0.8 })
  );
}

function products(): string {
  const total = 3 * 4;
  const badge: Point = [268, 76];
  return picture(
    [
      ground('#5a2fb4'),
      sheet(
        polygon([
          [-30, 196],
          [370, 150],
          [370, 370],
          [-30, 370],
        ]),
        '#3a1c7c',
        { lift: 8, rough: 1 },
      ),
      paper(shape(doily(226, 222, 142), '#fff8ea'), { lift: 5, rough: 0 }),
      stitches(bow([196, 70], [240, 40], badge, 12), {
        color: '#ffe9a6',
        width: 2.4,
        stitch: 8,
        gap: 6,
      }),
      stitches(bow(badge, [300, 110], [254, 148], 12), {
        color: '#5a2fb4',
        width: 2.4,
        stitch: 8,
        gap: 6,
      }),
      product(104, 84, 3, 4, false),
      product(226, 228, 4, 3, true),
      sheet(polygon(star(...badge, 36, 31, 20)), '#ffd24a', { lift: 7, rough: 0, rim: 0.8 }),
      words(String(total), 26, ...badge),
      paperTag(74, 158, '3 × 4', 20),
      paperTag(118, 292, '4 × 3', 20),
    ],
    { width: SMALL, height: SMALL },
  );
}

// --- For sharing -----------------------------------------------------------------------------

/** The title logo as it is on the card. */
const logo = ({ x, y, width, height }: Area) =>
  scene
    .title()
    .replace(
      /width="\d+" height="\d+"/,
      () => `x="${x}" y="${y}" width="${width}" height="${height}"`,
    );

function share(): string {
  const space = isometric(330, 176, 15);
  const ones: House[] = ONES.map(({ x, y, ...solid }) => ({ ...solid, x: x - 3.4, y: y - 1.8 }));
  const standing = [HUNDRED, ...TENS, ...ones.slice(0, 3)];
  const corner = (x: number, y: number): Point => space(x, y, 0);
  const front: Point[] = [corner(-16, 8.4), corner(18.6, 8.4)];
  const side: Point[] = [corner(18.6, 8.4), corner(18.6, -14)];
  return picture(
    [
      shape(rectangle(-20, -20, 640, 360), YELLOW),
      sheet(rectangle(-30, 120, 660, 240), '#ffcf5a', { lift: 6, rough: 1.2 }),
      polygonBunting([-40, 6], [330, -18], 18),
      sun(552, 50, 46),
      sheet(rectangle(-30, 246, 660, 100), DEEP, { lift: 9, rough: 1 }),
      ...[front, side].map((edge) =>
        paper(shape(laceEdge(edge, { pitch: 30, depth: 28 }), '#fff8ea'), { lift: 5, rough: 0 }),
      ),
      sheet(
        polygon([corner(-16, -14), corner(18.6, -14), corner(18.6, 8.4), corner(-16, 8.4)]),
        '#cdb3ef',
        {
          lift: 3,
          rough: 0.4,
        },
      ),
      stitches([corner(-16, 8), corner(18.2, 8)], { color: '#fff3cf', seed: 3 }),
      blurred(
        shape(standing.map((solid) => castShadow(space, solid)).join(''), '#4c2a96', {
          'fill-rule': 'nonzero',
        }),
        1.2,
        0.42,
      ),
      house(space, HUNDRED),
      ...TENS.map((tower) => house(space, tower)),
      ...ones.map((cube) => house(space, cube)),
      cart(space, 0.4, 4.2),
      logo({ x: 22, y: 34, width: 290, height: 150 }),
      coin(
        { value: 50, currency: 'p' },
        { x: 76, y: 262, scale: 2.9, spin: -8, flat: 0.9, lean: -10 },
      ),
      coin(
        { value: 20, currency: 'p' },
        { x: 150, y: 284, scale: 2, spin: 18, flat: 0.8, lean: 14 },
      ),
      coin(
        { value: 1, currency: 'p' },
        { x: 202, y: 246, scale: 1.7, spin: 18, flat: 0.7, lean: 14 },
      ),
    ],
    { width: 600, height: 315 },
  );
}

export const plates: readonly Plate[] = [
  { name: 'cubes', width: WIDTH, height: 435, draw: cubes },
  { name: 'coins', width: WIDTH, height: 435, draw: coins },
  { name: 'fractions', width: WIDTH, height: 435, draw: fractions },
  { name: 'slides', width: WIDTH, height: 392, draw: slides },
  { name: 'angles', width: SMALL, height: SMALL, draw: angles },
  { name: 'products', width: SMALL, height: SMALL, draw: products },
  { name: 'share', width: 600, height: 315, draw: share },
];
