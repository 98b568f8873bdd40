/** Wanda Whirl: the pictures in its text and the one for sharing, all turquoise and coral. */
import {
  arc,
  circle,
  mix,
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
import { bounds, openFont, outline, setLine } from '../kit/lettering.ts';
import { below, limb, ridge } from '../../tools/content/paper/nature.ts';
import { paper, picture, sheet } from '../../tools/content/paper/paper.ts';
import {
  curledRibbon,
  ribbonSpan,
  softLine,
  spansOf,
  turningRibbon,
  type RibbonPaper,
  type Station,
  type TurnOptions,
} from '../kit/ribbon.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import type { Plate } from '../kit/scene.ts';
import { darker, lighter, moved, shape, stroke, tag } from '../../tools/content/paper/svg.ts';
import {
  CORAL,
  CREAM,
  crowd,
  flagLine,
  freeStreamer,
  GOLD,
  goose,
  gooseCar,
  helterSkelter,
  NIGHT,
  pole,
  scene,
  SEA,
  STREAMERS,
  tangle,
  tent,
  WHEEL,
  wheel,
  windmills,
} from '../scenes/wanda-whirl.ts';

const WIDTH = 696;
const WALL = '#0a5d68';
const SKY = '#2aa5a5';

// ---------------------------------------------------------------- what several pictures share

/** A ridge over the whole width of these pictures, which are wider than a card. */
function hills(y: number, swing: number, humps: number, seed: number): Point[] {
  return ridge({ y: 0, swing, humps, seed }).map(([x, rise]): Point => [x * 1.2 - 20, y + rise]);
}

/** Sheets of air, one behind the other, each with a rolling edge. */
function gusts(edges: readonly (readonly [y: number, color: string])[], seed = 2): string[] {
  return edges.map(([y, color], index) =>
    sheet(below(hills(y, 20, 2.2, seed + index * 5)), color, {
      lift: 9,
      rough: 0,
      seed: seed + index,
    }),
  );
}

const ground = (color: string) => shape(rectangle(-20, -20, WIDTH + 40, 640), color);

/** The wall of the room: two sheets of the card's air, dark enough for everything before it. */
const wall = () => [
  ground(SEA.top),
  ...gusts(
    [
      [60, '#0a616c'],
      [190, WALL],
      [300, '#094f5a'],
    ],
    4,
  ),
];

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A rectangle with round corners as scissors leave it: no side quite level. (The uneven edge that
 * `paper` gives would break level lines into steps.)
 */
export function handCut({ x, y, width, height }: Area, radius: number, seed = 1): string {
  const random = createRandom(seed);
  const corners: readonly (readonly [x: number, y: number, from: number])[] = [
    [x + radius, y + radius, 180],
    [x + width - radius, y + radius, 270],
    [x + width - radius, y + height - radius, 0],
    [x + radius, y + height - radius, 90],
  ];
  return polygon(
    corners.flatMap(([cx, cy, from]) =>
      arc(cx + random.around(0.9), cy + random.around(0.9), radius, from, from + 90, 12),
    ),
  );
}

/** A screen of cut paper: what it shows lies deep, the frame with its round corners before it. */
export function paperScreen(
  area: Area,
  shown: readonly string[],
  frame = 13,
  color = CREAM,
): string[] {
  const { x, y, width, height } = area;
  const clip = `screen-${x}-${y}`;
  const whole = {
    x: x - frame,
    y: y - frame,
    width: width + 2 * frame,
    height: height + 2 * frame,
  };
  const outer = handCut(whole, frame * 1.5, 4);
  return [
    sheet(outer, darker(color, 0.2), { lift: 16, rough: 0 }),
    `<clipPath id="${clip}"><path d="${rectangle(x - 2, y - 2, width + 4, height + 4)}"/></clipPath>` +
      `<g clip-path="url(#${clip})">${shown.join('\n')}</g>`,
    sheet(outer + handCut(area, frame * 0.6, 7), color, { lift: 6, rough: 0, rim: 0.8 }),
  ];
}

/** The fair in the depth of a screen: air upon air, and tents whose middles are given. */
function fair({ x, y, width, height }: Area, tents: readonly number[], seed = 12): string[] {
  const foot = y + height;
  const air = (share: number, color: string, lift: number) =>
    sheet(below(hills(y + height * share, 14, 2.4, seed)), color, { lift, rough: 0, seed });
  return [
    shape(rectangle(x - 4, y - 4, width + 8, height + 8), SKY),
    air(0.26, '#3fb0ad', 5),
    air(0.52, '#5bbdb6', 6),
    ...tents.map((middle, index) =>
      index % 2
        ? tent(middle, foot - 14, 96, 38, ['#a7dccf', '#4fb0aa'])
        : tent(middle, foot - 22, 120, 56, ['#e9f3e3', '#f08d74']),
    ),
    air(0.96, '#2b8f8e', 6),
  ];
}

type Look = RibbonPaper & TurnOptions;

const streamer = (line: readonly Point[], look: Look, lift = 7) =>
  freeStreamer(spansOf(turningRibbon(line, look)), look, lift);

/** The cap at a pole's top that holds the streamers' ends. */
const cap = (x: number, y: number, size = 1) =>
  sheet(circle(x, y, 15 * size), CORAL.dark, { lift: 6, rough: 0.3 }) +
  sheet(circle(x - 0.5, y - 3 * size, 9 * size), GOLD, { lift: 4, rough: 0.2 });

/**
 * A pointing hand with a lace cuff, or a plain one: the tip of its first finger lies at (x, y), and it points up
 * before it is turned. Its sleeve ends `reach` below the tip.
 */
export function hand(
  x: number,
  y: number,
  turn: number,
  size: number,
  { skin = '#f3c9a8', sleeve = CORAL.face, cuff = CREAM, lace = true, reach = 520 } = {},
): string[] {
  const at = (points: readonly Point[]) => place(points, { x, y, turn, size });
  const finger = (points: readonly Point[], width: number, color: string, lift: number) =>
    paper(stroke(smooth(at(points)), color, width * size), { lift, rough: 0.2, rim: 0.7 });
  const back = smooth(
    at([
      [-13, 96],
      [14, 84],
      [50, 92],
      [88, 108],
      [99, 132],
      [93, 178],
      [76, 222],
      [2, 222],
      [-14, 180],
      [-20, 130],
    ]),
    { closed: true, tension: 0.8 },
  );
  const longer = (reach - 214) / 306;
  const arm = at([
    [-22, 214],
    [38, 206],
    [98, 214],
    [98 + 52 * longer, reach],
    [-22 - 48 * longer, reach],
  ]);
  const wrist = at([
    [100, 216],
    [68, 208],
    [38, 206],
    [8, 208],
    [-24, 216],
  ]);
  const folded: readonly (readonly [x: number, y: number, dim: number])[] = [
    [83, 124, 0.13],
    [59, 110, 0.08],
    [32, 100, 0.04],
  ];
  return [
    finger(
      [
        [-50, 112],
        [-34, 142],
        [4, 186],
      ],
      28,
      darker(skin, 0.08),
      7,
    ),
    sheet(back, skin, { lift: 8, rough: 0.3, rim: 0.7 }),
    ...folded.map(([px, py, dim]) =>
      finger(
        [
          [px, py],
          [px - 5, py + 48],
        ],
        27,
        darker(skin, dim),
        3,
      ),
    ),
    finger(
      [
        [0, 14],
        [0, 60],
        [3, 126],
      ],
      28,
      lighter(skin, 0.1),
      5,
    ),
    finger(
      [
        [0, 11],
        [0, 20],
      ],
      14,
      '#ffe6d6',
      1,
    ),
    sheet(polygon(arm), sleeve, { lift: 6, rough: 0.4 }),
    lace
      ? paper(shape(laceEdge(wrist, { pitch: 30 * size, depth: 28 * size }), cuff), {
          lift: 4,
          rough: 0.1,
        })
      : paper(stroke(smooth(wrist), cuff, 26 * size), { lift: 5, rough: 0.2, rim: 0.7 }),
  ];
}

// ---------------------------------------------------------------- a die

type Space = readonly [x: number, y: number, z: number];

/** Opposite sides add up to seven; 1, 2 and 3 run anticlockwise around their corner. */
const SIDES: readonly { pips: number; normal: Space; right: Space; up: Space }[] = [
  { pips: 5, normal: [0, 1, 0], right: [1, 0, 0], up: [0, 0, -1] },
  { pips: 2, normal: [0, -1, 0], right: [1, 0, 0], up: [0, 0, 1] },
  { pips: 4, normal: [0, 0, 1], right: [1, 0, 0], up: [0, 1, 0] },
  { pips: 3, normal: [0, 0, -1], right: [-1, 0, 0], up: [0, 1, 0] },
  { pips: 1, normal: [1, 0, 0], right: [0, 0, -1], up: [0, 1, 0] },
  { pips: 6, normal: [-1, 0, 0], right: [0, 0, 1], up: [0, 1, 0] },
];

const PIPS: Record<number, readonly Point[]> = {
  1: [[0, 0]],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die of folded paper, its middle at (x, y): turned about its own axis, looked down on, tilted. */
function die(
  { x, y, edge }: { x: number; y: number; edge: number },
  { yaw = 38, pitch = 32, roll = 0, lift = 10 } = {},
): string {
  const [cy, sy] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
  const [cp, sp] = [Math.cos((pitch * Math.PI) / 180), Math.sin((pitch * Math.PI) / 180)];
  const turned = ([px, py, pz]: Space): Space => {
    const [tx, tz] = [px * cy - pz * sy, px * sy + pz * cy];
    return [tx, py * cp - tz * sp, py * sp + tz * cp];
  };
  const seen = (point: Space): Point => {
    const [px, py] = turned(point);
    return place([[(px * edge) / 2, (-py * edge) / 2]], { x, y, turn: roll })[0] ?? [x, y];
  };
  const facets = SIDES.filter(({ normal }) => turned(normal)[2] > 0).map((side) => {
    const on = (u: number, v: number) =>
      seen(
        [0, 1, 2].map(
          (axis) =>
            (side.normal[axis] ?? 0) + u * (side.right[axis] ?? 0) + v * (side.up[axis] ?? 0),
        ) as unknown as Space,
      );
    const corners = [on(-1, -1), on(1, -1), on(1, 1), on(-1, 1)];
    const pips = (PIPS[side.pips] ?? []).map(([u, v]) =>
      polygon(
        Array.from({ length: 28 }, (_, index) => {
          const [dx, dy] = polar(0, 0, 0.19, (360 / 28) * index);
          return on(u * 0.52 + dx, v * 0.52 + dy);
        }),
      ),
    );
    const light = side.normal[1] ? 0 : side.normal[0] ? 0.26 : 0.1;
    return (
      shape(polygon(corners), darker(CREAM, light)) +
      shape(pips.join(''), darker(CORAL.face, light)) +
      stroke(polygon(corners), lighter(CREAM, 0.6), Math.max(edge / 70, 0.7), { opacity: 0.8 })
    );
  });
  return paper(facets.join(''), { lift, rough: 0.2, rim: 0.6 });
}

// ---------------------------------------------------------------- the options

/** What is chosen, counted from 0: a type, a pattern and some colors. */
interface Pick {
  type: number;
  pattern: number;
  colors: readonly number[];
}

const PALETTE = [CORAL.face, GOLD, CREAM, '#17888f', '#7cc9c0', '#7d2f4f'];
const PATTERNS = ['plain', 'stripes', 'dots', 'lines'] as const;

/** The four kinds of streamers, each as a small one of its kind, on a square of 150. */
function sampleOf(type: number): string {
  const look: RibbonPaper = { front: CORAL.face, back: CORAL.back };
  const rising = (reach: number): Point[] =>
    Array.from({ length: 43 }, (_, index) => {
      const share = index / 21 - 1;
      return [share * reach, -share * reach * 0.5];
    });
  if (type === 1) {
    return ribbonOf(turningRibbon(rising(62), { width: 38, turns: 4, snap: 0.6 }), look);
  }
  if (type === 2) {
    return ribbonOf(curledRibbon(rising(52), { width: 22, coils: 3, radius: 34 }), look);
  }
  if (type === 3) {
    const folded: RibbonPaper = { ...look, back: CORAL.pale, pattern: 'pleats', repeat: 14 };
    return ribbonOf(turningRibbon(rising(58), { width: 46, turns: 0 }), folded);
  }
  const wave = softLine([
    [-66, 34],
    [-30, -22],
    [22, 28],
    [66, -30],
  ]);
  return ribbonOf(turningRibbon(wave, { width: 38, turns: 0.1 }), look);
}

const ribbonOf = (stations: readonly Station[], look: RibbonPaper) =>
  spansOf(stations)
    .map((span) => ribbonSpan(span, look))
    .join('');

/** A piece of ribbon with a pattern, on a square of 150. */
function printOf(pattern: number): string {
  const line = Array.from({ length: 43 }, (_, index): Point => [index * 3 - 63, 0]);
  return ribbonOf(turningRibbon(line, { width: 74, turns: 0 }), {
    front: '#17888f',
    back: '#17888f',
    print: CREAM,
    pattern: PATTERNS[pattern] ?? 'plain',
    repeat: PATTERNS[pattern] === 'dots' ? 52 : 36,
  });
}

/** One paper button; the chosen one lies on a gold sheet and stands higher. */
function tile(x: number, y: number, size: number, markup: string, chosen: boolean): string {
  const half = size / 2;
  const card = (grow: number) =>
    rectangle(x - half - grow, y - half - grow, size + grow * 2, size + grow * 2, 6 + grow);
  return (
    (chosen ? sheet(card(size * 0.1), GOLD, { lift: 4, rough: 0, rim: 0.8 }) : '') +
    sheet(card(0), chosen ? '#ffffff' : '#f1e4cd', { lift: chosen ? 3 : 2, rough: 0 }) +
    paper(moved(markup, { x, y, size: size / 150 }), { lift: 1.5, rough: 0, shade: 0.6 })
  );
}

function swatch(x: number, y: number, radius: number, color: string, chosen: boolean): string {
  const ring = chosen
    ? sheet(circle(x, y, radius * 1.42), GOLD, { lift: 4, rough: 0.1, rim: 0.8 }) +
      sheet(circle(x, y, radius * 1.18), '#ffffff', { lift: 1, rough: 0 })
    : '';
  return ring + sheet(circle(x, y, radius), color, { lift: 2, rough: 0.1, rim: 0.7 });
}

/** A thick paper button that has a die on it. */
function diceButton({ x, y, width, height }: Area): string {
  return (
    sheet(handCut({ x, y, width, height }, 9), CORAL.dark, { lift: 4, rough: 0 }) +
    sheet(handCut({ x, y: y - 3, width, height: height - 2 }, 9), CORAL.face, {
      lift: 2,
      rough: 0,
      rim: 0.8,
    }) +
    die({ x: x + width / 2, y: y + height / 2 - 3, edge: height * 0.5 }, { lift: 4 })
  );
}

/** All options: four types, four patterns, six colors and, below them, the dice button. */
function options({ x, y, width, height }: Area, pick: Pick): string[] {
  const inset = width * 0.06;
  const step = (width - 2 * inset) / 4;
  const size = step * 0.82;
  const middle = (column: number) => x + inset + step * (column + 0.5);
  const top = y + inset + step / 2;
  const gap = (width - 2 * inset) / PALETTE.length;
  const end = top + step * 2.28;
  return [
    sheet(handCut({ x, y, width, height }, 10), NIGHT, { lift: 8, rough: 0, rim: 0.5 }),
    ...PATTERNS.flatMap((_, index) => [
      tile(middle(index), top, size, sampleOf(index), pick.type === index),
      tile(middle(index), top + step, size, printOf(index), pick.pattern === index),
    ]),
    ...PALETTE.map((color, index) =>
      swatch(
        x + inset + gap * (index + 0.5),
        top + step * 1.86,
        gap * 0.31,
        color,
        pick.colors.includes(index),
      ),
    ),
    diceButton({
      x: x + inset + 2,
      y: end,
      width: width - 2 * inset - 4,
      height: y + height - inset - end,
    }),
  ];
}

// ---------------------------------------------------------------- one breeze for five streamers

const LANES: readonly (RibbonPaper & { end: number })[] = [
  { front: CORAL.face, back: CORAL.back, end: 730 },
  { front: '#07505b', back: '#c5ebdd', print: CREAM, pattern: 'dots', repeat: 20, end: 648 },
  { front: CREAM, back: CORAL.pale, print: CORAL.face, pattern: 'stripes', repeat: 26, end: 730 },
  { front: GOLD, back: '#c98a1c', print: '#fff3e2', pattern: 'lines', end: 618 },
  { front: '#8c2f2a', back: '#f08d74', end: 730 },
];
const LANE = { x: 176, y: 92, gap: 50, length: 178, lag: 0.12 };

function laneAt(lane: number, x: number): Point {
  const far = (x - LANE.x) / LANE.length;
  const swing = 20 * Math.min(far * 1.4, 1);
  const y = LANE.y + lane * LANE.gap + swing * Math.sin(2 * Math.PI * (far + lane * LANE.lag));
  return [x, y + far * far * 1.2];
}

/** Where a crest has come to in a lane: the further down the lane, the later. */
const crest = (lane: number, number: number) =>
  laneAt(lane, LANE.x + LANE.length * (number + 0.75 - lane * LANE.lag));

function lanes(): string[] {
  return LANES.map((look, lane) => {
    const line = Array.from({ length: 61 }, (_, index) =>
      laneAt(lane, mix(LANE.x - 8, look.end, index / 60)),
    );
    const turns = ((look.end - LANE.x) / LANE.length) * 0.85;
    const start = -0.18 + lane * LANE.lag;
    return streamer(line, { ...look, width: 34, turns, start, sway: 0, snap: 2.2 }, 8);
  });
}

/** A thread through the same crest of all streamers, with a bead on each. */
function front(number: number): string[] {
  const beads = LANES.map((_, lane) => crest(lane, number));
  return [
    stitches(beads, { color: '#ffffff', width: 2, stitch: 8, gap: 5 }),
    ...beads.map((bead) => sheet(circle(...bead, 5.5), '#ffffff', { lift: 3, rough: 0 })),
  ];
}

/** A folding fan with a lace edge: its pivot at (x, y), opened between two angles. */
function laceFan(x: number, y: number, radius: number, from: number, to: number): string[] {
  const folds = 26;
  const angles = Array.from({ length: folds + 1 }, (_, index) => mix(from, to, index / folds));
  const facet = (index: number) =>
    polygon(
      [0.42, 1].flatMap((share, side) => {
        const ends = [index, index + 1].map((fold) =>
          polar(x, y, radius * share, angles[fold] ?? to),
        );
        return side ? ends.toReversed() : ends;
      }),
    );
  const every = (odd: number) =>
    angles
      .slice(1)
      .map((_, index) => (index % 2 === odd ? facet(index) : ''))
      .join('');
  const sticks = angles
    .filter((_, index) => index % 2 === 0)
    .map((angle) => shape(limb([[x, y], polar(x, y, radius * 0.62, angle)], 7, 5), GOLD));
  return [
    paper(sticks.join(''), { lift: 4, rough: 0.2 }),
    paper(
      shape(
        laceEdge(arc(x, y, radius - 3, to, from, 90).reverse(), { pitch: 36, depth: -34 }),
        CREAM,
      ),
      { lift: 7, rough: 0.2 },
    ),
    paper(shape(every(0), CORAL.face) + shape(every(1), CORAL.back), { lift: 5, rough: 0.2 }),
    stroke(polyline(arc(x, y, radius * 0.93, from, to, 60)), CREAM, 2),
  ];
}

function breeze(): string {
  const area = { x: 108, y: 42, width: 478, height: 300 };
  return picture(
    [
      ...wall(),
      goose(536, 55, 0.78),
      ...paperScreen(area, [
        ...fair(area, [506, 414, 300]),
        pole(LANE.x - 8, 76, 400, 15, [CREAM, CORAL.face]),
      ]),
      ...lanes(),
      ...front(0),
      ...front(1),
      ...laceFan(6, 408, 168, -97, -4),
    ],
    { width: WIDTH, height: 392 },
  );
}

// ---------------------------------------------------------------- options and the thrown die

/** A table seen from a little above: its top, and a lace cloth that hangs over its front edge. */
function laceTable(back: number, front: number): string[] {
  const edge = hills(front, 3, 1.2, 9);
  return [
    sheet(below(hills(back, 3, 1.2, 5)), '#ef8f76', { lift: 10, rough: 0 }),
    sheet(below(edge), CORAL.dark, { lift: 4, rough: 0 }),
    paper(shape(laceEdge(edge, { pitch: 46, depth: 40 }), CREAM), { lift: 4, rough: 0 }),
  ];
}

function thrown(): string {
  const area = { x: 40, y: 30, width: 530, height: 312 };
  const mast: Point = [368, 84];
  const flying = (points: readonly Point[], look: RibbonPaper, turns: number, start: number) =>
    streamer(softLine([mast, ...points]), {
      ...look,
      width: 42,
      turns,
      start,
      pattern: 'stripes',
      repeat: 28,
    });
  const flight: Point[] = softLine([
    [226, 284],
    [284, 222],
    [390, 196],
    [490, 226],
    [546, 284],
  ]);
  return picture(
    [
      ...wall(),
      ...laceTable(322, 386),
      ...paperScreen(area, [
        ...fair(area, [484, 420, 560], 7),
        pole(mast[0], mast[1], 420, 15, [CREAM, CORAL.face]),
        ...options(
          { x: 52, y: 42, width: 272, height: 288 },
          { type: 0, pattern: 1, colors: [0, 1, 5] },
        ),
      ]),
      flying(
        [
          [398, 176],
          [456, 232],
          [540, 226],
          [630, 262],
          [720, 236],
        ],
        { front: '#7d2f4f', back: '#b5688a', print: CREAM },
        3.4,
        0.1,
      ),
      flying(
        [
          [420, 142],
          [486, 160],
          [556, 128],
          [630, 166],
          [720, 150],
        ],
        { front: GOLD, back: '#c98a1c', print: CREAM },
        3.1,
        -0.2,
      ),
      flying(
        [
          [420, 62],
          [488, 84],
          [560, 46],
          [640, 70],
          [720, 40],
        ],
        { front: CORAL.face, back: CORAL.back, print: CREAM },
        2.9,
        -0.1,
      ),
      cap(mast[0], mast[1] - 4, 1.45),
      stitches(flight, { color: '#ffffff', width: 2.2, stitch: 9, gap: 6 }),
      die({ x: 584, y: 300, edge: 100 }, { yaw: 36, pitch: 30, roll: -3, lift: 14 }),
    ],
    { width: WIDTH, height: 435 },
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

function share(): string {
  const counter = hills(264, 4, 1.5, 9);
  return picture(
    [
      ground(SEA.top),
      ...gusts([
        [30, '#0a6b76'],
        [96, '#0c7781'],
        [168, '#1d9a9c'],
        [196, '#7fd0c4'],
      ]),
      tag(
        'g',
        { transform: 'translate(246 -148) scale(.6)' },
        wheel(WHEEL) +
          gooseCar(WHEEL) +
          tent(250, 700, 150, 66, ['#e9f3e3', '#54b3ad']) +
          pole(118, 326, 900, 19, [CREAM, SEA.deep]) +
          tangle(STREAMERS),
      ),
      cap(317, 46, 0.8),
      flagLine([-20, -8], [190, -14], 30, 7),
      flagLine([176, -18], [316, 34], 8, 4),
      tag('g', { transform: 'translate(4 -196) scale(.5)' }, helterSkelter(70, 940, 240)),
      tag(
        'g',
        { transform: 'translate(0 -178) scale(.52)' },
        [crowd(862), ...windmills(862)].join(''),
      ),
      logo({ x: 20, y: 58, width: 276, height: 138 }),
      sheet(below(counter), NIGHT, { lift: 10, rough: 0 }),
      paper(shape(laceEdge(counter, { pitch: 34, depth: 30 }), CREAM), { lift: 3, rough: 0 }),
    ],
    { width: 600, height: 315 },
  );
}

// ---------------------------------------------------------------- catching one

/** What lies around a line, as far as `half` on both sides. */
function bandAround(line: readonly Point[], half: number): { d: string; sides: Point[][] } {
  const path = walk(line);
  const count = Math.ceil(path.length / 8);
  const sides = [-half, half].map((offset) =>
    Array.from({ length: count + 1 }, (_, index) => path.at((path.length * index) / count, offset)),
  );
  const [left = [], right = []] = sides;
  return { d: polygon([...left, ...right.toReversed()]), sides };
}

/** A measure across something, from one edge to the other, with a paper tag that says of what. */
function measure(from: Point, to: Point, text: string, tagAt: Point): string[] {
  const tick = ([x, y]: Point) =>
    polyline([
      [x - 7, y],
      [x + 7, y],
    ]);
  const letters = setLine(openFont('sansita-swashed', 700), text, {
    size: 25,
    x: tagAt[0],
    y: tagAt[1] + 8,
  });
  const { left, right } = bounds(letters);
  const [[fx, fy], [tx, ty]] = [from, to];
  return [
    paper(stroke(polyline([from, to]) + tick(from) + tick(to), NIGHT, 3.4), { lift: 2, rough: 0 }),
    stroke(polyline([tagAt[1] > ty ? [tx, ty] : [fx, fy], [tagAt[0], tagAt[1]]]), NIGHT, 1.2),
    sheet(
      handCut({ x: left - 14, y: tagAt[1] - 19, width: right - left + 28, height: 38 }, 6, 3),
      CREAM,
      {
        lift: 6,
        rough: 0,
        rim: 0.8,
      },
    ),
    shape(outline(letters), NIGHT),
  ];
}

function caught(): string {
  const area = { x: -60, y: -60, width: 694, height: 440 };
  const top = softLine(
    [
      [-40, 262],
      [90, 206],
      [216, 226],
      [340, 180],
      [450, 94],
      [600, 78],
      [740, 10],
    ],
    24,
  );
  const low = softLine(
    [
      [90, -60],
      [160, 70],
      [246, 160],
      [322, 280],
      [430, 330],
      [560, 352],
      [640, 450],
    ],
    24,
  );
  const [drawn, reach] = [25, 60];
  const halo = bandAround(top, reach);
  const across = (share: number, half: number): [Point, Point] => {
    const path = walk(top);
    return [path.at(path.length * share, -half), path.at(path.length * share, half)];
  };
  return picture(
    [
      ...wall(),
      ...paperScreen(
        area,
        [
          ground(SKY),
          ...gusts(
            [
              [90, '#38adab'],
              [220, '#4fb9b4'],
              [330, '#6cc6bd'],
            ],
            7,
          ),
          streamer(
            low,
            {
              width: 58,
              turns: 1.75,
              start: 0.12,
              front: '#07505b',
              back: '#c5ebdd',
              print: CREAM,
              pattern: 'dots',
              repeat: 34,
            },
            6,
          ),
          shape(halo.d, '#fff7e6', { 'fill-opacity': 0.5 }),
          ...halo.sides.map((side) => stitches(side, { color: '#ffffff', width: 2.2 })),
        ],
        22,
      ),
      streamer(
        top,
        {
          width: 2 * drawn,
          turns: 1.9,
          start: 0.7,
          front: CORAL.face,
          back: CORAL.back,
          print: CREAM,
          pattern: 'stripes',
          repeat: 40,
        },
        8,
      ),
      ...measure(...across(0.105, reach), 'what you can catch', [152, 340]),
      ...measure(...across(0.168, drawn), 'what you see', [122, 84]),
      ...hand(392, 178, -36, 1.25),
    ],
    { width: WIDTH, height: 435 },
  );
}

// ---------------------------------------------------------------- wide screen and phone

const COLUMN = { width: 332, height: 470 };
const SHARED: Pick = { type: 0, pattern: 2, colors: [0, 1, 3] };

/** Strung from one picture to the other: where each streamer crosses from right edge to left edge. */
const STRUNG: readonly (RibbonPaper & { crossing: number })[] = [
  { front: CORAL.face, back: CORAL.back, print: CREAM, pattern: 'dots', repeat: 22, crossing: 74 },
  { front: GOLD, back: '#c98a1c', print: CREAM, pattern: 'dots', repeat: 22, crossing: 158 },
  { front: '#0b5d67', back: '#c5ebdd', print: CREAM, pattern: 'dots', repeat: 22, crossing: 236 },
];

/** A pointer cut from paper, its tip at (x, y). */
const pointer = (x: number, y: number, size: number) =>
  sheet(
    polygon(
      place(
        [
          [0, 0],
          [0, 17],
          [4.4, 13.4],
          [7.6, 20],
          [10.6, 18.6],
          [7.6, 12.2],
          [13, 12],
        ],
        { x, y, size },
      ),
    ),
    '#ffffff',
    { lift: 6, rough: 0.1, rim: 0.9 },
  );

/** A mouse on the table, its tail running off to the left. */
function mouse(x: number, y: number): string[] {
  const cable = smooth([
    [x, y - 16],
    [x - 12, y - 38],
    [x - 44, y - 30],
    [x - 70, y - 44],
    [x - 130, y - 36],
  ]);
  return [
    paper(stroke(cable, NIGHT, 3), { lift: 3, rough: 0.2 }),
    sheet(rectangle(x - 17, y - 22, 34, 46, 16), CREAM, { lift: 6, rough: 0.3, rim: 0.8 }),
    stroke(
      polyline([
        [x - 16, y - 3],
        [x + 16, y - 3],
      ]),
      darker(CREAM, 0.35),
      1.2,
    ),
    sheet(rectangle(x - 3, y - 16, 6, 11, 3), CORAL.face, { lift: 2, rough: 0 }),
  ];
}

function wideScreen(): string {
  const area = { x: 28, y: 112, width: 420, height: 236 };
  const mast: Point = [206, 150];
  return picture(
    [
      ...wall(),
      flagLine([-20, 6], [196, 0], 36, 7),
      flagLine([190, 0], [380, 20], 24, 6),
      ...laceTable(376, 424),
      sheet(
        polygon([
          [206, 350],
          [266, 350],
          [276, 404],
          [196, 404],
        ]),
        darker(CREAM, 0.18),
        { lift: 6, rough: 0.3 },
      ),
      sheet(rectangle(166, 396, 142, 16, 8), CREAM, { lift: 7, rough: 0, rim: 0.8 }),
      ...paperScreen(area, [
        ...fair(area, [300, 244], 7),
        pole(mast[0], mast[1], 420, 12, [CREAM, CORAL.face]),
        ...options({ x: 36, y: 120, width: 148, height: 178 }, SHARED),
      ]),
      ...STRUNG.toReversed().map((look) =>
        streamer(
          softLine([
            mast,
            [mix(mast[0], 332, 0.34), mix(mast[1], look.crossing, 0.46) + 22],
            [mix(mast[0], 332, 0.7), mix(mast[1], look.crossing, 0.9) - 8],
            [332, look.crossing],
            [372, look.crossing + 16],
          ]),
          { ...look, width: 34, turns: 1.5, start: -0.25 },
        ),
      ),
      cap(mast[0], mast[1] - 3, 1.15),
      pointer(136, 262, 1.9),
      ...mouse(98, 396),
    ],
    COLUMN,
  );
}

function phoneScreen(): string {
  const area = { x: 92, y: 40, width: 184, height: 346 };
  const mast: Point = [186, 96];
  return picture(
    [
      ...wall(),
      ...laceTable(376, 424),
      ...paperScreen(area, [
        ...fair({ ...area, height: 186 }, [226, 140], 7),
        pole(mast[0], mast[1], 240, 12, [CREAM, CORAL.face]),
        ...options({ x: 98, y: 212, width: 172, height: 168 }, SHARED),
      ]),
      ...STRUNG.toReversed().map((look) =>
        streamer(
          softLine([
            [-40, look.crossing - 16],
            [0, look.crossing],
            [70, mix(look.crossing, mast[1], 0.3) + 20],
            [130, mix(look.crossing, mast[1], 0.75) - 4],
            mast,
          ]),
          { ...look, width: 34, turns: 1.7, start: 0.1 },
        ),
      ),
      cap(mast[0], mast[1] - 3, 1.15),
      ...hand(214, 352, -42, 0.86),
    ],
    COLUMN,
  );
}

export const plates: readonly Plate[] = [
  { name: 'wide', ...COLUMN, draw: wideScreen },
  { name: 'phone', ...COLUMN, draw: phoneScreen },
  { name: 'catch', width: WIDTH, height: 435, draw: caught },
  { name: 'breeze', width: WIDTH, height: 392, draw: breeze },
  { name: 'options', width: WIDTH, height: 435, draw: thrown },
  { name: 'share', width: 600, height: 315, draw: share },
];
