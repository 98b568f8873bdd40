/** Spiral Betty: the pictures in its text and the one for sharing, ink, cream and one red. */
import {
  arc,
  bow,
  circle,
  place,
  polar,
  polygon,
  polyline,
  rectangle,
  smooth,
  walk,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { laceEdge, stitches } from '../../tools/content/paper/lace.ts';
import { openFont, outline, setLine } from '../kit/lettering.ts';
import { LION, lion } from '../kit/lion.ts';
import { below, crown, grass, limb, ridge } from '../../tools/content/paper/nature.ts';
import { blurred, paper, picture, sheet } from '../../tools/content/paper/paper.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import { softLine } from '../kit/ribbon.ts';
import type { Plate } from '../kit/scene.ts';
import { painted, spiral, type Tone, type Wash } from '../kit/spiral.ts';
import { blend, lighter, moved, shape, stroke, tag } from '../../tools/content/paper/svg.ts';
import { councilHouse, skyline } from '../kit/town.ts';
import { basket, CREAM, INK, knife, RED, scene } from '../scenes/spiral-betty.ts';
import { hand, handCut, paperScreen, type Area } from './wanda-whirl.ts';

const WIDTH = 696;
const HEIGHT = 435;

// ---------------------------------------------------------------- a dog, as a photo and as tones

/** The demo's own pictures to try. */
const PORTRAITS = 'app/demos/spiral-betty/portraits/';

/** A piece of the portrait: its paper in the photo, and how light it is to the app (0 to 1). */
interface Piece {
  outline: readonly Point[];
  color: string;
  tone: number;
  feather?: number;
}

/** A soft closed line through points, as points. */
function loop(points: readonly Point[]): Point[] {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  const round = Array.from({ length: count + 3 }, (_, index) => at(index - 1));
  return softLine(round, 6).slice(6, 6 * (count + 1));
}

const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y]);
const whole = (half: readonly Point[]) => loop([...half, ...mirrored(half).slice(1, -1).reverse()]);
const oval = (x: number, y: number, rx: number, ry = rx) =>
  arc(0, 0, 1, 0, 340, 17).map(([px, py]): Point => [x + px * rx, y + py * ry]);

/** A brush stroke: thin ends, thick middle. */
function brush(line: readonly Point[], width: number): Point[] {
  const path = walk(line);
  const side = (sign: number) =>
    Array.from({ length: 12 }, (_, index) => {
      const share = index / 11;
      return path.at(path.length * share, (sign * width * (0.3 + Math.sin(Math.PI * share))) / 2.6);
    });
  return [...side(1), ...side(-1).reverse()];
}

const EAR: readonly Point[] = [
  [22, -58],
  [44, -68],
  [66, -52],
  [76, -22],
  [74, 12],
  [62, 32],
  [48, 22],
  [40, -8],
];

const PIECES: readonly Piece[] = [
  {
    outline: [
      [-140, 62],
      [-60, 50],
      [0, 54],
      [70, 46],
      [140, 56],
      [140, 140],
      [-140, 140],
    ],
    color: '#c79a5c',
    tone: 0.74,
  },
  {
    outline: whole([
      [0, 30],
      [34, 40],
      [58, 62],
      [74, 96],
      [80, 140],
      [0, 150],
    ]),
    color: '#6e4327',
    tone: 0.2,
  },
  {
    outline: whole([
      [0, 40],
      [20, 50],
      [28, 72],
      [20, 98],
      [8, 118],
      [0, 124],
    ]),
    color: '#fff3da',
    tone: 0.96,
  },
  {
    outline: whole([
      [0, 62],
      [24, 58],
      [40, 47],
      [44, 57],
      [26, 70],
      [0, 75],
    ]),
    color: RED.face,
    tone: 0.08,
  },
  { outline: oval(0, 75, 8), color: '#e3b04b', tone: 0.85 },
  { outline: loop(mirrored(EAR)), color: '#4a2a1b', tone: 0.12 },
  { outline: loop(EAR), color: '#3f2417', tone: 0.03 },
  {
    outline: whole([
      [0, -70],
      [26, -66],
      [44, -48],
      [50, -20],
      [46, 6],
      [40, 30],
      [26, 50],
      [0, 58],
    ]),
    color: '#a4683a',
    tone: 0.52,
  },
  {
    outline: whole([
      [0, -74],
      [9, -66],
      [10, -44],
      [8, -20],
      [16, 0],
      [30, 16],
      [33, 34],
      [22, 50],
      [0, 57],
    ]),
    color: '#fff6e2',
    tone: 1,
  },
  {
    outline: loop([
      [13, -36],
      [30, -42],
      [42, -30],
      [41, -10],
      [27, 2],
      [14, -6],
      [10, -22],
    ]),
    color: '#4a2a1b',
    tone: 0.1,
  },
  {
    outline: loop([
      [-33, -39],
      [-22, -45],
      [-13, -38],
      [-22, -36],
    ]),
    color: '#d9a463',
    tone: 0.9,
  },
  {
    outline: loop([
      [17, -39],
      [27, -44],
      [36, -37],
      [26, -36],
    ]),
    color: '#d9a463',
    tone: 0.8,
  },
  { outline: oval(-24, -19, 12.5, 13), color: '#e9c48c', tone: 0.9 },
  { outline: oval(-24, -19, 9, 9.8), color: '#1d1310', tone: 0 },
  { outline: oval(27, -19, 12.5, 13), color: '#d9a463', tone: 0.82 },
  { outline: oval(27, -19, 9, 9.8), color: '#1d1310', tone: 0 },
  { outline: oval(-27, -22.6, 3.8), color: '#ffffff', tone: 1 },
  { outline: oval(24, -22.6, 3.8), color: '#ffffff', tone: 1 },
  {
    outline: loop([
      [-9, 36],
      [0, 40],
      [9, 36],
      [12, 54],
      [7, 66],
      [-4, 67],
      [-10, 56],
    ]),
    color: RED.line,
    tone: 0.5,
  },
  { outline: brush(bow([1, 42], [2, 52], [1, 60]), 2.6), color: RED.dark, tone: 0.05 },
  { outline: brush(bow([0, 32], [-8, 46], [-25, 36]), 4.6), color: '#2b1a13', tone: 0 },
  { outline: brush(bow([0, 32], [8, 46], [25, 36]), 4.6), color: '#2b1a13', tone: 0 },
  { outline: brush(bow([0, 20], [0, 27], [0, 36]), 4), color: '#2b1a13', tone: 0 },
  {
    outline: whole([
      [0, 4],
      [10, 3],
      [17, 9],
      [12, 18],
      [0, 23],
    ]),
    color: '#1d1310',
    tone: 0,
  },
  { outline: oval(-6, 9, 4, 2), color: '#a89a90', tone: 0.75 },
];

/** Moved nearer, so that the face fills the disc. */
const DOG = PIECES.map((piece): Piece => ({
  ...piece,
  outline: place(piece.outline, { y: 6, size: 1.16 }),
}));

/** What the lamp at the upper left adds: soft shade that no paper edge shows. */
const SHADE: readonly Wash[] = [
  {
    outline: loop([
      [40, -50],
      [52, -20],
      [46, 12],
      [34, 44],
      [30, 20],
      [40, -4],
      [44, -28],
    ]),
    tone: 0.2,
    feather: 5,
    strength: 0.7,
  },
  {
    outline: loop([
      [10, 46],
      [24, 48],
      [32, 34],
      [26, 20],
      [22, 36],
    ]),
    tone: 0.5,
    feather: 4,
    strength: 0.8,
  },
  {
    outline: brush(bow([-70, -40], [-72, -10], [-62, 18]), 9),
    tone: 0.5,
    feather: 4,
    strength: 0.8,
  },
  { outline: brush(bow([54, -52], [66, -30], [66, 4]), 7), tone: 0.34, feather: 4, strength: 0.7 },
];

const dog = (): Tone => painted(0.97, [...DOG, ...SHADE]);

// ---------------------------------------------------------------- a mountain, the same way

/** A fir of three tiers. */
const fir = (x: number, foot: number, height: number): Piece[] =>
  [0.6, 0.3, 0].map((share) => ({
    outline: [
      [x, foot - height * (1 - share * 0.4)],
      [x + height * (0.16 + share * 0.3), foot - height * (0.6 - share)],
      [x - height * (0.16 + share * 0.3), foot - height * (0.6 - share)],
    ],
    color: INK.deep,
    tone: 0,
    feather: 0.9,
  }));

const MOUNTAIN: readonly Piece[] = [
  { outline: oval(46, -46, 22), color: '#fff6e2', tone: 1 },
  {
    outline: loop([
      [-120, 16],
      [-86, -22],
      [-66, -2],
      [-48, -14],
      [0, 30],
      [52, 2],
      [80, -16],
      [104, 8],
      [130, 0],
      [130, 70],
      [-120, 70],
    ]),
    color: '#c89a63',
    tone: 0.66,
    feather: 1.2,
  },
  {
    outline: [
      [-104, 66],
      [-62, 4],
      [-46, 10],
      [-12, -60],
      [6, -36],
      [18, -30],
      [84, 66],
    ],
    color: '#5b3c2a',
    tone: 0.06,
  },
  // The side that looks toward the lamp, and the snow on it.
  {
    outline: [
      [-12, -60],
      [-40, -2],
      [-60, 66],
      [-18, 66],
      [-8, 30],
      [-18, 12],
      [-4, -14],
      [-12, -30],
    ],
    color: '#93633f',
    tone: 0.58,
    feather: 1.6,
  },
  {
    outline: [
      [-12, -60],
      [-37, -6],
      [-28, -12],
      [-23, 4],
      [-14, -10],
      [-6, 10],
      [-1, -14],
      [8, -4],
      [10, -20],
      [4, -38],
    ],
    color: '#ffffff',
    tone: 1,
    feather: 0.8,
  },
];

const FOREGROUND: readonly Piece[] = [
  {
    outline: loop([
      [-140, 66],
      [-60, 54],
      [0, 60],
      [70, 52],
      [140, 62],
      [140, 140],
      [-140, 140],
    ]),
    color: '#f6e9cb',
    tone: 0.97,
    feather: 1.2,
  },
  ...fir(-62, 80, 62),
  ...fir(-40, 88, 44),
  ...fir(58, 80, 58),
  ...fir(36, 90, 38),
  ...fir(76, 72, 40),
];

const mountain = (): Tone =>
  painted(0.86, [
    // A ring around the sun, without which it would be as light as the sky.
    { outline: oval(46, -46, 36), tone: 0.94, feather: 3 },
    { outline: brush(arc(46, -46, 27, 0, 359, 40), 3), tone: 0.45, feather: 1 },
    ...MOUNTAIN,
    // Mist at its foot.
    { outline: oval(0, 72, 130, 24), tone: 0.94, feather: 20 },
    ...FOREGROUND,
  ]);

// ---------------------------------------------------------------- photos

/** A photo that is put in: the same pieces, cut from paper. */
function photo(
  pieces: readonly Piece[],
  ground: string,
  { x, y, size, turn }: { x: number; y: number; size: number; turn: number },
): string[] {
  const at = (points: readonly Point[]) => polygon(place(points, { x, y, turn, size }));
  const square = (half: number, more = 0): Point[] => [
    [-half, -half],
    [half, -half],
    [half, half + more],
    [-half, half + more],
  ];
  const clip = `photo-${x}-${y}`;
  return [
    sheet(at(square(112, 26)), CREAM.light, { lift: 12, rough: 0, rim: 0.9 }),
    `<clipPath id="${clip}"><path d="${at(square(98))}"/></clipPath>` +
      tag(
        'g',
        { 'clip-path': `url(#${clip})` },
        shape(at(square(100)), ground) +
          pieces
            .map(({ outline: points, color }, index) =>
              sheet(at(points), color, { lift: index < 10 ? 3 : 0.8, rough: 0, rim: 0.4 }),
            )
            .join(''),
      ),
  ];
}

// ---------------------------------------------------------------- three ways to draw a tone

interface Round {
  x: number;
  y: number;
  radius: number;
  tone: Tone;
}

/** Dots on a lattice, as large as the picture is dark there. */
function dots({ x, y, radius, tone }: Round, across: number): string {
  const pitch = (radius * 2) / across;
  let d = '';
  for (let row = -across; row <= across; row++) {
    for (let column = -across; column <= across; column++) {
      const [px, py] = [(column + (row % 2 ? 0.5 : 0)) * pitch, row * pitch * 0.5];
      if (Math.hypot(px, py) > radius - pitch * 0.3) continue;
      const dark = 1 - tone((px / radius) * 100, (py / radius) * 100);
      d += circle(x + px, y + py, pitch * (0.07 + 0.33 * Math.sqrt(Math.max(dark, 0))));
    }
  }
  return d;
}

/** Parallel lines at an angle, as thick as the picture is dark there. */
function lines({ x, y, radius, tone }: Round, count: number, angle: number): string {
  const pitch = (radius * 2) / count;
  let d = '';
  for (let index = 0; index < count; index++) {
    const offset = (index + 0.5) * pitch - radius;
    const half = Math.sqrt(radius * radius - offset * offset);
    const steps = Math.max(2, Math.round(half / 1.2));
    const side = (sign: number) =>
      Array.from({ length: steps + 1 }, (_, step): Point => {
        const along = ((step / steps) * 2 - 1) * half;
        const [spot] = place([[along, offset]], { turn: angle });
        const [px, py] = spot ?? [0, 0];
        const dark = 1 - tone((px / radius) * 100, (py / radius) * 100);
        const width = pitch * (0.13 + 0.74 * Math.max(dark, 0));
        return [along, offset + (sign * width) / 2];
      });
    d += polygon(place([...side(1), ...side(-1).reverse()], { x, y, turn: angle }));
  }
  return d;
}

/** A cream disc with a drawing in ink on it. */
const disc = ({ x, y, radius }: Round, ink: string, lift = 8) =>
  sheet(circle(x, y, radius * 1.05), CREAM.paper, { lift, rough: 0, rim: 0.9 }) +
  stroke(circle(x, y, radius * 1.03), CREAM.shade, 1.2) +
  paper(shape(ink, INK.deep, { 'fill-rule': 'nonzero' }), {
    lift: 0.8,
    rough: 0,
    rim: 0,
    shade: 0.4,
  });

// ---------------------------------------------------------------- what several pictures share

const label = (text: string, x: number, y: number, size: number) =>
  outline(setLine(openFont('fredoka', 600), text, { size, x, y }));

/** A ridge over the whole width of these pictures, which are wider than a card. */
function hills(y: number, swing: number, humps: number, seed: number): Point[] {
  return ridge({ y: 0, swing, humps, seed }).map(([x, rise]): Point => [x * 1.2 - 20, y + rise]);
}

const backdrop = (color: string) => shape(rectangle(-20, -20, WIDTH + 40, HEIGHT + 40), color);

/** The grid printed on a cutting mat. */
function matGrid({ x, y, width, height }: Area, cell: number): string {
  let grid = '';
  for (let at = 0; at <= width; at += cell) grid += `M${x + at} ${y}v${height}`;
  for (let at = 0; at <= height; at += cell) grid += `M${x} ${y + at}h${width}`;
  return stroke(grid, RED.line, 1);
}

/** Curls of weeded vinyl, wound up as they came off the blade. */
function curls(spots: readonly (readonly [x: number, y: number, size: number, turn: number])[]) {
  return spots.map(([x, y, size, turn], index) => {
    const points = Array.from({ length: 48 }, (_, step): Point =>
      polar(x, y, size * (1.3 - 1.05 * (step / 47) ** 0.6), turn + step * 12.7),
    );
    return sheet(limb(points, size * 0.34, size * 0.12), index % 2 ? CREAM.shade : CREAM.paper, {
      lift: 5,
      rough: 0,
    });
  });
}

// ---------------------------------------------------------------- the app

const RINGS = 42;
const PORTRAIT: Round = { x: 346, y: 198, radius: 140, tone: dog() };

/** A paper slider: a groove, the part that is used up, and a handle. */
function slider(
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
  share: number,
) {
  const at = x + width * share;
  return [
    shape(
      outline(setLine(openFont('fredoka', 600), text, { size: 18, x: x + width / 2, y: y - 15 })),
      CREAM.light,
    ),
    sheet(rectangle(x, y - 4, width, 8, 4), INK.black, { lift: 0, rough: 0, rim: 0.2 }),
    sheet(rectangle(x, y - 4, at - x, 8, 4), RED.face, { lift: 1, rough: 0 }),
    sheet(circle(at, y, 11), CREAM.light, { lift: 4, rough: 0, rim: 0.9 }),
    shape(circle(at, y, 4), RED.face),
  ];
}

/** The three styles as buttons; the spiral is chosen. */
function styleButtons(x: number, y: number): string[] {
  const size = 42;
  const flat: Tone = (px, py) => 0.5 - (px + py) / 260;
  const icons = [
    (cx: number, cy: number) =>
      spiral({ x: cx, y: cy, radius: 15, turns: 3.4, thin: 0.25, thick: 0.75, tone: flat }),
    (cx: number, cy: number) => dots({ x: cx, y: cy, radius: 16, tone: flat }, 4),
    (cx: number, cy: number) => lines({ x: cx, y: cy, radius: 16, tone: flat }, 5, -30),
  ];
  return icons.flatMap((icon, index) => {
    const left = x + index * (size + 8);
    return [
      sheet(
        handCut({ x: left, y: y + 3, width: size, height: size }, 8, index + 2),
        index ? CREAM.shade : RED.dark,
        { lift: 4, rough: 0 },
      ),
      sheet(
        handCut({ x: left, y, width: size, height: size }, 8, index + 2),
        index ? CREAM.paper : RED.face,
        { lift: 1, rough: 0, rim: 0.7 },
      ),
      shape(icon(left + size / 2, y + size / 2), index ? INK.deep : CREAM.light, {
        'fill-rule': 'nonzero',
      }),
    ];
  });
}

/** The three files as buttons. */
function fileButtons(x: number, y: number): string[] {
  return ['JPG', 'PNG', 'SVG'].flatMap((name, index) => {
    const left = x + index * 50;
    return [
      sheet(handCut({ x: left, y, width: 44, height: 26 }, 6, index + 5), CREAM.shade, {
        lift: 3,
        rough: 0,
      }),
      shape(label(name, left + 22, y + 19, 17), INK.deep),
    ];
  });
}

function adjusting(): string {
  const screen: Area = { x: 132, y: 36, width: 536, height: 326 };
  const panel = { x: 506, y: 20, width: 180, height: 360 };
  const track = { x: 520, width: 134 };
  const table = hills(392, 3, 1.4, 7);
  return picture(
    [
      backdrop(INK.deep),
      sheet(below(hills(80, 22, 1.8, 5)), '#352a25', { lift: 9, rough: 0 }),
      sheet(below(hills(220, 22, 2.1, 9)), '#46372f', { lift: 9, rough: 0 }),
      ...paperScreen(
        screen,
        [
          shape(rectangle(120, 20, 560, 360), RED.face),
          matGrid({ x: 131, y: 30, width: 376, height: 350 }, 32),
          disc(PORTRAIT, spiral({ ...PORTRAIT, turns: RINGS, end: 14 })),
          sheet(rectangle(panel.x, panel.y, panel.width, panel.height), INK.body, {
            lift: 6,
            rough: 0,
          }),
          ...styleButtons(520, 52),
          ...slider(`Ring count ${RINGS}`, { ...track, y: 148 }, 0.64),
          ...slider('Contrast', { ...track, y: 206 }, 0.62),
          ...slider('Brightness', { ...track, y: 264 }, 0.44),
          ...fileButtons(515, 328),
        ],
        13,
        CREAM.paper,
      ),
      sheet(below(table), '#5a463a', { lift: 10, rough: 0 }),
      paper(shape(laceEdge(table, { pitch: 42, depth: 38 }), CREAM.paper), { lift: 4, rough: 0 }),
      ...photo([...MOUNTAIN, ...FOREGROUND], '#eecb92', { x: 54, y: 300, size: 0.66, turn: 9 }),
      ...photo(DOG, '#f3dcae', { x: 92, y: 116, size: 0.76, turn: -7 }),
      ...hand(520 + 134 * 0.44, 268, -64, 0.49, { skin: '#9a6442', sleeve: RED.face, lace: false }),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- spiral, dots and lines

const LINE_ANGLE = 30;
const DOT_DENSITY = 40;

/** A paper tag with what was chosen. */
function tagged(text: string, x: number, y: number, width: number): string[] {
  return [
    sheet(handCut({ x: x - width / 2, y: y - 19, width, height: 38 }, 7, text.length), RED.face, {
      lift: 7,
      rough: 0,
      rim: 0.7,
    }),
    shape(label(text, x, y + 7, 21), CREAM.light),
  ];
}

/** The handle that turns the lines, on a thread through the middle of the disc. */
function angleHandle({ x, y, radius }: Round): string[] {
  const reach = radius * 1.05;
  const level = polar(x, y, radius * 0.98, 0);
  const end = polar(x, y, reach, -LINE_ANGLE);
  const between = arc(x, y, radius * 0.82, 0, -LINE_ANGLE, 12);
  return [
    paper(stroke(polyline([level, [x, y], end]) + smooth(between), RED.face, 3.4), {
      lift: 3,
      rough: 0,
    }),
    sheet(circle(x, y, 6), RED.face, { lift: 2, rough: 0, rim: 0.8 }),
    sheet(circle(...end, 13), CREAM.light, { lift: 5, rough: 0, rim: 0.9 }),
    shape(circle(...end, 5), RED.face),
  ];
}

function styles(): string {
  const tone = lion();
  const middle: Round = { x: 348, y: 176, radius: 146, tone };
  const left: Round = { x: 133, y: 196, radius: 116, tone };
  const right: Round = { x: 563, y: 196, radius: 116, tone };
  const shelf = hills(386, 2, 1.2, 4);
  return picture(
    [
      backdrop(INK.deep),
      ...[360, 300, 240].map((radius, index) =>
        sheet(circle(348, 210, radius), ['#2f2622', '#3c312c', '#4b3c33'][index] ?? INK.edge, {
          lift: 9,
          rough: 0,
          seed: index + 2,
        }),
      ),
      sheet(below(shelf), RED.dark, { lift: 10, rough: 0 }),
      stitches(
        shelf.map(([x, y]): Point => [x, y + 14]),
        { color: CREAM.shade, width: 2, stitch: 10, gap: 7 },
      ),
      disc(left, dots(left, DOT_DENSITY), 9),
      disc(right, lines(right, DOT_DENSITY, -LINE_ANGLE), 9),
      ...angleHandle(right),
      disc(middle, spiral({ ...middle, turns: RINGS, end: 14 }), 16),
      ...curls([
        [236, 402, 19, 170],
        [286, 416, 12, 20],
        [462, 408, 17, 210],
      ]),
      ...tagged(`Dot density ${DOT_DENSITY}`, 128, 340, 172),
      ...tagged(`Ring count ${RINGS}`, 348, 356, 166),
      ...tagged(`Line angle ${LINE_ANGLE}°`, 568, 340, 166),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- out of the app

const SKIN = '#c98f66';

/** A forearm with a tattoo, and the fingers that lie under the disc. */
function forearm(): string[] {
  const arm = smooth(
    [
      [436, 308],
      [470, 262],
      [524, 266],
      [562, 300],
      [622, 322],
      [760, 356],
      [760, 520],
      [600, 470],
      [536, 420],
      [486, 364],
      [452, 336],
    ],
    { closed: true, tension: 0.8 },
  );
  const first = smooth([
    [540, 300],
    [524, 262],
    [506, 226],
  ]);
  const tattoo: Round = { x: 598, y: 357, radius: 36, tone: dog() };
  const cuff = polygon([
    [684, 316],
    [760, 330],
    [760, 540],
    [646, 500],
  ]);
  return [
    paper(stroke(first, SKIN, 32), { lift: 6, rough: 0, rim: 0.7 }),
    sheet(arm, SKIN, { lift: 9, rough: 0, rim: 0.7 }),
    shape(spiral({ ...tattoo, turns: 18, end: 120 }), '#2c3140', { opacity: 0.85 }),
    sheet(cuff, INK.body, { lift: 9, rough: 0 }),
    stitches(
      [
        [694, 322],
        [658, 500],
      ],
      { color: RED.line, width: 2.2, stitch: 9, gap: 6 },
    ),
  ];
}

/** The thumb holds the disc from above. */
const thumb = () => [
  paper(
    stroke(
      smooth([
        [500, 336],
        [490, 296],
        [468, 270],
        [446, 262],
      ]),
      lighter(SKIN, 0.08),
      36,
    ),
    { lift: 7, rough: 0, rim: 0.7 },
  ),
  paper(stroke('M444 259L452 262', '#f3cdb0', 18), { lift: 1, rough: 0 }),
];

function outside(): string {
  const random = createRandom(5);
  const picked: Round = { x: 346, y: 176, radius: 134, tone: mountain() };
  const far = hills(296, 8, 1.6, 6);
  const near = hills(346, 10, 1.3, 12);
  const front = hills(408, 6, 1.5, 3);
  const hall = councilHouse(608, 300, 150);
  const flight = bow([204, 92], [128, 78], [129, 184], 24);
  return picture(
    [
      backdrop('#e8bd80'),
      sheet(below(hills(110, 22, 1.5, 8)), '#e2af6e', { lift: 8, rough: 0 }),
      sheet(circle(560, 110, 62), '#fbeac2', { lift: 5, rough: 0 }),
      sheet(skyline(292, -20, 720, 34, createRandom(8)), '#b98350', { lift: 6, rough: 0 }),
      paper(
        shape(hall.hall, '#95653c') +
          shape(hall.drum, '#95653c') +
          shape(hall.dome, '#95653c') +
          shape(hall.columns, '#c28f57'),
        { lift: 5, rough: 0 },
      ),
      sheet(crown(22, 226, 84, 92, random) + crown(150, 262, 62, 60, random), '#83592f', {
        lift: 7,
        rough: 0,
      }),
      sheet(below(far), '#6f4d31', { lift: 9, rough: 0 }),
      paper(moved(basket(0, 0), { x: 104, y: 318, size: 3.3 }), { lift: 6, rough: 0 }),
      sheet(below(near), '#4d3828', { lift: 9, rough: 0 }),
      stitches(flight, { color: RED.face, width: 3.2, stitch: 10, gap: 8 }),
      sheet(
        polygon([
          [129, 210],
          [118, 189],
          [140, 189],
        ]),
        RED.face,
        { lift: 3, rough: 0 },
      ),
      ...forearm(),
      sheet(circle(picked.x, picked.y + 3, 162), RED.dark, { lift: 14, rough: 0 }),
      sheet(circle(picked.x, picked.y, 160), RED.face, { lift: 2, rough: 0, rim: 0.9 }),
      disc(picked, spiral({ ...picked, turns: RINGS, end: 60 }), 1.5),
      ...thumb(),
      paper(
        shape(below(front) + grass(front, -10, 540, 28, random), INK.deep, {
          'fill-rule': 'nonzero',
        }),
        { lift: 9, rough: 0 },
      ),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- for sharing

/** The title logo as it is on the card. */
const logo = ({ x, y, width, height }: Area) =>
  scene
    .title()
    .replace(
      /width="\d+" height="\d+"/,
      () => `x="${x}" y="${y}" width="${width}" height="${height}"`,
    );

/** Evening behind the window, down to the roofs at `foot`. */
function evening(foot: number): string {
  const colors = ['#1a1412', '#2c211c', '#6b4a31', '#c08846', '#ecc388'];
  const stops = colors.map((color, index) =>
    tag('stop', { offset: index / (colors.length - 1), 'stop-color': color }),
  );
  return (
    tag('linearGradient', { id: 'evening', x1: 0, y1: 0, x2: 0, y2: 1 }, stops.join('')) +
    shape(rectangle(-20, -20, 640, foot + 20), 'url(#evening)')
  );
}

function share(): string {
  const face: Round = { x: 450, y: 168, radius: 132, tone: lion() };
  const { hall, drum, dome, columns } = councilHouse(58, 260, 96);
  const valance = ridge({ y: 4, swing: 2, humps: 2, seed: 3 });
  const sill = ridge({ y: 268, swing: 3, humps: 1.4, seed: 9 });
  return picture(
    [
      evening(280),
      sheet(skyline(238, -20, 620, 34, createRandom(21)), '#7d5a3c', { lift: 5, rough: 0 }),
      paper(shape(hall + drum + dome, '#4d3828') + shape(columns, '#9a7248'), {
        lift: 5,
        rough: 0,
      }),
      sheet(skyline(254, -20, 620, 34, createRandom(5)), '#33261e', { lift: 6, rough: 0 }),
      sheet(below(sill), INK.body, { lift: 10, rough: 0 }),
      paper(
        shape(rectangle(304, 24, 292, 320, 12), RED.face) +
          `<g>${matGrid({ x: 314, y: 36, width: 272, height: 290 }, 34)}</g>`,
        { lift: 12, rough: 0 },
      ),
      paper(shape(laceEdge(valance, { pitch: 34, depth: 32 }), CREAM.paper), { lift: 6, rough: 0 }),
      disc(face, spiral({ ...face, turns: RINGS, end: 14 }), 9),
      logo({ x: 8, y: 44, width: 308, height: 182 }),
      ...curls([
        [72, 290, 14, 170],
        [118, 296, 10, 20],
      ]),
      knife(356, 262, -16),
    ],
    { width: 600, height: 315 },
  );
}

// ---------------------------------------------------------------- pictures to try the demo on

/** They are square and shown small, so they need strong contrast. */
const PORTRAIT_SIDE = 300;

const portrait = (layers: readonly string[]) =>
  picture(layers, { width: PORTRAIT_SIDE, height: PORTRAIT_SIDE });

/** Points on a disc of radius 100, in a portrait. */
const inPortrait = (points: readonly Point[], size = 1.46) =>
  place(points, { x: PORTRAIT_SIDE / 2, y: PORTRAIT_SIDE / 2, size });

/** Soft tones, painted with two colors of stone or paper. */
const washed = (washes: readonly Wash[], dark: string, light: string) =>
  washes.map(({ outline: points, tone, feather = 1, strength = 1 }) =>
    blurred(
      shape(polygon(inPortrait(points)), blend(dark, light, Math.min(Math.max(tone, 0), 1))),
      Number((feather * 0.75).toFixed(1)),
      strength,
    ),
  );

/** The lion in its sandstone, before a wall that is lighter than its mane. */
const lionPortrait = () =>
  portrait([
    backdrop('#e9d3a6'),
    sheet(circle(150, 146, 146), '#f8ead0', { lift: 4, rough: 0 }),
    sheet(circle(150, 146, 122), '#fdf2d8', { lift: 4, rough: 0 }),
    ...washed(LION, '#1b130f', '#fff2d4'),
  ]);

const dogPortrait = () =>
  portrait([
    backdrop('#f7e3b4'),
    sheet(circle(150, 128, 128), '#fdf1d2', { lift: 5, rough: 0 }),
    ...DOG.map(({ outline: points, color }, index) =>
      sheet(polygon(inPortrait(points)), color, { lift: index < 10 ? 4 : 1, rough: 0, rim: 0.4 }),
    ),
    ...SHADE.map(({ outline: points, feather = 1 }) =>
      blurred(shape(polygon(inPortrait(points)), '#1d1310'), feather, 0.4),
    ),
  ]);

/** Layers of the outlaw from back to front: what color, and how far they float. */
const OUTLAW: readonly { outline: readonly Point[]; color: string; lift: number }[] = [
  // Arrows in a quiver behind the shoulder.
  ...[0, 1, 2].flatMap((index) => {
    const [x, y] = [62 + index * 13, 22 - index * 7 + (index === 1 ? -10 : 0)];
    return [
      {
        outline: brush(bow([x - 26, y + 96], [x - 14, y + 48], [x, y]), 7),
        color: '#7a5230',
        lift: 2,
      },
      {
        outline: vanes(x, y),
        color: index === 1 ? '#fff6e2' : RED.face,
        lift: 3,
      },
    ];
  }),
  {
    // Hair at the nape.
    outline: loop([
      [2, -34],
      [40, -26],
      [50, 8],
      [46, 40],
      [28, 54],
      [10, 46],
      [4, 10],
    ]),
    color: '#2b1a13',
    lift: 4,
  },
  {
    // Neck, in the shade of the jaw.
    outline: loop([
      [-22, 50],
      [16, 30],
      [34, 44],
      [36, 96],
      [-20, 104],
      [-26, 76],
    ]),
    color: '#8a5233',
    lift: 3,
  },
  {
    outline: loop([
      [-40, -40],
      [-44, -24],
      [-47, -12],
      [-44, -5],
      [-51, 6],
      [-63, 18],
      [-61, 24],
      [-49, 26],
      [-50, 31],
      [-55, 35],
      [-49, 39],
      [-53, 45],
      [-49, 51],
      [-52, 60],
      [-45, 71],
      [-28, 74],
      [-6, 66],
      [12, 50],
      [20, 24],
      [22, -20],
      [8, -46],
    ]),
    color: '#ecbf92',
    lift: 5,
  },
  {
    // The side of the face that looks away from the sun.
    outline: loop([
      [0, -40],
      [22, -34],
      [22, 24],
      [12, 50],
      [-6, 66],
      [-12, 58],
      [-2, 40],
      [2, 14],
      [-6, -10],
    ]),
    color: '#c98a5c',
    lift: 1,
  },
  {
    outline: loop([
      [-49, 51],
      [-40, 44],
      [-34, 30],
      [-26, 34],
      [-16, 46],
      [4, 38],
      [14, 14],
      [22, 14],
      [20, 42],
      [6, 64],
      [-20, 82],
      [-44, 92],
      [-54, 78],
      [-55, 60],
    ]),
    color: '#33201a',
    lift: 3,
  },
  { outline: brush(bow([-56, 33], [-40, 22], [-24, 40]), 9), color: '#33201a', lift: 2 },
  { outline: brush(bow([-54, 45], [-46, 46], [-40, 43]), 4.6), color: '#a24a3a', lift: 1 },
  {
    // Ear.
    outline: loop([
      [4, -8],
      [16, -14],
      [22, 0],
      [14, 18],
      [6, 16],
      [2, 2],
    ]),
    color: '#eab98b',
    lift: 3,
  },
  { outline: brush(bow([8, -4], [17, -2], [10, 11]), 4), color: '#8a5233', lift: 0 },
  {
    outline: loop([
      [-44, -6],
      [-36, -13],
      [-24, -10],
      [-18, -4],
      [-28, -1],
      [-38, -1],
    ]),
    color: '#fffaf0',
    lift: 1,
  },
  { outline: oval(-34.5, -6.5, 5.4, 6), color: '#171211', lift: 0 },
  { outline: oval(-36.4, -8.6, 1.6), color: '#ffffff', lift: 0 },
  { outline: brush(bow([-46, -9], [-32, -19], [-15, -5]), 4.4), color: '#2b1a13', lift: 1 },
  { outline: brush(bow([-49, -17], [-34, -31], [-12, -20]), 8), color: '#2b1a13', lift: 2 },
  { outline: brush(bow([-52, 23], [-47, 18], [-45, 24]), 3.4), color: '#8a5233', lift: 0 },
  {
    // Hood on the shoulders.
    outline: loop([
      [-120, 150],
      [-84, 104],
      [-40, 92],
      [0, 96],
      [40, 76],
      [74, 88],
      [110, 118],
      [130, 150],
    ]),
    color: '#2f5338',
    lift: 7,
  },
  {
    outline: loop([
      [-60, 112],
      [-34, 98],
      [4, 104],
      [44, 82],
      [62, 90],
      [40, 116],
      [0, 130],
      [-40, 128],
    ]),
    color: '#6f9a5f',
    lift: 5,
  },
  {
    // Crown of the cap.
    outline: loop([
      [-46, -36],
      [-40, -64],
      [-14, -84],
      [22, -80],
      [46, -58],
      [52, -28],
      [10, -30],
    ]),
    color: '#3f6d45',
    lift: 6,
  },
  {
    outline: loop([
      [6, -82],
      [28, -78],
      [46, -58],
      [51, -30],
      [36, -34],
      [30, -58],
    ]),
    color: '#24432d',
    lift: 1,
  },
  { outline: brim(), color: '#1d3626', lift: 7 },
  {
    outline: loop([
      [30, -40],
      [44, -62],
      [66, -80],
      [98, -96],
      [92, -70],
      [76, -50],
      [54, -38],
      [38, -30],
    ]),
    color: RED.face,
    lift: 6,
  },
  { outline: brush(bow([28, -30], [56, -56], [94, -90]), 4), color: '#fff6e2', lift: 1 },
];

/** Two vanes of an arrow. */
function vanes(x: number, y: number): Point[] {
  return place(
    [
      [0, -16],
      [9, -8],
      [9, 16],
      [0, 26],
      [-9, 16],
      [-9, -8],
    ],
    { x, y, turn: 14 },
  );
}

/** Of the cap, pointed in front. */
function brim(): Point[] {
  return [
    ...bow([-98, -12], [-60, -48], [-10, -46]),
    ...bow([-10, -46], [34, -46], [62, -40]),
    ...bow([62, -40], [66, -16], [44, -8]),
    ...bow([44, -8], [20, -30], [-20, -30]),
    ...bow([-20, -30], [-64, -30], [-98, -12]),
  ];
}

/** A well-known archer of the place, in profile before the sun. */
const robinPortrait = () =>
  portrait([
    backdrop('#d9b277'),
    sheet(circle(126, 146, 176), '#ecd09a', { lift: 5, rough: 0 }),
    sheet(circle(112, 146, 132), '#f9e8c0', { lift: 5, rough: 0 }),
    sheet(circle(100, 146, 92), '#fffaea', { lift: 5, rough: 0 }),
    ...OUTLAW.map(({ outline: points, color, lift }) =>
      sheet(polygon(inPortrait(points, 1.42)), color, { lift, rough: 0, rim: 0.4 }),
    ),
  ]);

// ---------------------------------------------------------------- the demo's still picture

/** How light a color is, 0 to 1 (ITU-R BT.709). */
function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(color.slice(at, at + 2), 16),
  );
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** The outlaw as a photo, and as the line that it becomes. */
function demo(): string {
  const outlaw = OUTLAW.map(({ outline: points, color }) => ({ outline: points, color }));
  const drawn: Round = {
    x: 448,
    y: 214,
    radius: 182,
    tone: painted(
      0.97,
      outlaw.map(({ outline: points, color }) => ({
        outline: points,
        tone: lightness(color) ** 2,
      })),
    ),
  };
  const piece = outlaw.map(({ outline: points, color }) => ({ outline: points, color, tone: 0 }));
  return picture(
    [
      backdrop(RED.face),
      matGrid({ x: 12, y: 10, width: 680, height: 416 }, 32),
      ...photo(piece, '#f9e8c0', { x: 146, y: 204, size: 1.06, turn: -6 }),
      disc(drawn, spiral({ ...drawn, turns: RINGS, end: 14 }), 12),
      ...curls([
        [236, 392, 19, 170],
        [284, 406, 12, 20],
        [654, 404, 17, 210],
      ]),
      knife(262, 388, -28),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

export const plates: readonly Plate[] = [
  { name: 'adjust', width: WIDTH, height: HEIGHT, draw: adjusting },
  { name: 'styles', width: WIDTH, height: HEIGHT, draw: styles },
  { name: 'outside', width: WIDTH, height: HEIGHT, draw: outside },
  { name: 'share', width: 600, height: 315, draw: share },
  { name: 'demo', width: WIDTH, height: HEIGHT, draw: demo },
  {
    name: 'lion',
    folder: PORTRAITS,
    width: PORTRAIT_SIDE,
    height: PORTRAIT_SIDE,
    draw: lionPortrait,
  },
  {
    name: 'dog',
    folder: PORTRAITS,
    width: PORTRAIT_SIDE,
    height: PORTRAIT_SIDE,
    draw: dogPortrait,
  },
  {
    name: 'robin',
    folder: PORTRAITS,
    width: PORTRAIT_SIDE,
    height: PORTRAIT_SIDE,
    draw: robinPortrait,
  },
];
