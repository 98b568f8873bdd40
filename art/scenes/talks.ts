/** The six talk pictures: one small thing happens in each, told so that it reads at 220 pixels. */
import type { Browser } from '@playwright/test';
import { rasterize, toJpeg } from '../kit/chromium.ts';
import {
  arc,
  bow,
  circle,
  ellipse,
  mix,
  place,
  polar,
  polygon,
  polyline,
  rectangle,
  smooth,
  star,
  walk,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { laceEdge } from '../../tools/content/paper/lace.ts';
import { bounds, openFont, outline, setLine } from '../kit/lettering.ts';
import { lion } from '../kit/lion.ts';
import { below, cloud, fir, limb, moon, ridge, waves } from '../../tools/content/paper/nature.ts';
import { blurred, paper, picture, sheet } from '../../tools/content/paper/paper.ts';
import { person } from '../kit/people.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import type { Files, SpecialScene } from '../kit/scene.ts';
import { foldedSnowflake, type WedgeDesign } from '../kit/snowflake.ts';
import { spiral } from '../kit/spiral.ts';
import { darker, lighter, moved, shape, stroke, tag } from '../../tools/content/paper/svg.ts';
import { bigWheel, skyline } from '../kit/town.ts';

const WIDTH = 480;
const HEIGHT = 320;

/** The whole sheet behind everything, from the upper to the lower color. */
function backdrop(colors: readonly string[]): string {
  const stops = colors.map((color, index) =>
    tag('stop', { offset: index / Math.max(colors.length - 1, 1), 'stop-color': color }),
  );
  return (
    tag('linearGradient', { id: 'backdrop', x1: 0, y1: 0, x2: 0, y2: 1 }, stops.join('')) +
    shape(rectangle(-20, -20, WIDTH + 40, HEIGHT + 40), 'url(#backdrop)')
  );
}

/** A dark or light line that is drawn on paper, not cut. */
const drawn = (points: readonly Point[], color: string, width: number) =>
  stroke(smooth(points), color, width);

// ---------------------------------------------------------------- 1: the snowflake is cut

/** Cut with small round bites, so that it looks like lace once it is open. */
const LACE_FLAKE: WedgeDesign = {
  rim: [
    [1, 0],
    [0.965, 0.05],
    [0.975, 0.13],
    [0.925, 0.17],
    [0.94, 0.27],
    [0.88, 0.32],
    [0.9, 0.43],
    [0.82, 0.5],
    [0.85, 0.62],
    [0.78, 0.7],
    [0.83, 0.83],
    [0.8, 0.9],
    [0.87, 1],
  ],
  firstFold: [
    { from: 0.08, to: 0.17, tip: [0.14, 0.62], bulge: 0.4 },
    { from: 0.22, to: 0.36, tip: [0.31, 0.6], bulge: 1 },
    { from: 0.41, to: 0.54, tip: [0.5, 0.5], bulge: 1 },
    { from: 0.59, to: 0.7, tip: [0.68, 0.4], bulge: 1 },
    { from: 0.76, to: 0.85, tip: [0.82, 0.2], bulge: 0.8 },
  ],
  secondFold: [
    { from: 0.17, to: 0.25, tip: [0.24, 0.42], bulge: 0.6 },
    { from: 0.31, to: 0.43, tip: [0.42, 0.45], bulge: 1 },
    { from: 0.49, to: 0.6, tip: [0.6, 0.45], bulge: 1 },
    { from: 0.65, to: 0.75, tip: [0.7, 0.45], bulge: 0.8 },
  ],
};

/** The packet of twelve layers the flake is cut from: tip at (x, y), folds on both sides. */
function foldedWedge(x: number, y: number, length: number, turn: number, spread = 30): string {
  const at = (r: number, t: number) => polar(x, y, r * length, turn + t * spread);
  // Only the second fold has its bites yet; the scissors are at the first one.
  const bites = (cuts: WedgeDesign['secondFold']) =>
    cuts.flatMap(({ from, to, tip }) => {
      const deepest = at(tip[0], 1 - tip[1] * 0.5);
      return [
        ...bow(at(from, 1), at((from + tip[0]) / 2 - 0.02, 0.76), deepest),
        ...bow(deepest, at((to + tip[0]) / 2 + 0.02, 0.76), at(to, 1)),
      ];
    });
  return polygon([
    at(0.03, 0),
    ...LACE_FLAKE.rim.map(([r, t]) => at(r, t)),
    ...bites(LACE_FLAKE.secondFold).reverse(),
    at(0.03, 1),
  ]);
}

/** Scissors with the pivot at (x, y) and blades to the right; each arm is a sheet of its own. */
function scissors(x: number, y: number, turn: number, open: number, size: number) {
  const arm = (side: 1 | -1, steel: string, edge: string, grip: string) => {
    const flip = (points: readonly Point[]) => points.map(([px, py]): Point => [px, py * side]);
    const blade = flip([
      [-12, -5],
      [24, -9.5],
      [70, -7.5],
      [112, 1],
      [60, 3],
      [0, 6],
      [-12, 5],
    ]);
    const shank = flip([
      [6, -6],
      [-26, -2],
      [-44, 8],
      [-50, 16],
      [-40, 19],
      [-22, 9],
      [4, 6],
    ]);
    const bow = ellipse(-72, 24 * side, 33, 21) + ellipse(-73, 24 * side, 22, 11.5);
    return moved(
      shape(polygon(blade) + smooth(shank, { closed: true, tension: 0.8 }), steel, {
        'fill-rule': 'nonzero',
      }) +
        drawn(
          flip([
            [2, -1],
            [60, -2.5],
            [104, 0.6],
          ]),
          edge,
          1.1,
        ) +
        shape(bow, grip),
      { x, y, turn: turn + open * side, size },
    );
  };
  return {
    behind: paper(arm(-1, '#93a6d2', '#dfe8fb', '#c9703a'), { lift: 5, rough: 0.3 }),
    before:
      paper(arm(1, '#e3ebfa', '#8092c0', '#f08a4b'), { lift: 8, rough: 0.3, rim: 0.8 }) +
      sheet(circle(x, y, 5.5 * size), '#ffd27a', { lift: 2, rough: 0, rim: 0.8 }),
  };
}

function snips(spots: readonly (readonly [x: number, y: number, size: number, turn: number])[]) {
  const triangle: Point[] = [
    [-5, 4],
    [0, -6],
    [6, 4],
    [0, 2],
  ];
  return spots.map(([x, y, size, turn]) => polygon(place(triangle, { x, y, size, turn }))).join('');
}

function snowflakeTalk(): string {
  const random = createRandom(4);
  const flake = foldedSnowflake(LACE_FLAKE, {
    x: 350,
    y: 136,
    radius: 122,
    open: 17,
    pleat: 0.1,
    turn: -36,
    tilt: 8,
    swing: -8,
    dim: '#9db5ea',
  });
  const cutter = scissors(82, 196, -14, 13, 0.92);
  const wedge = { x: 190, y: 300, length: 258 };
  const farHill = ridge({ y: 226, swing: 14, humps: 2, seed: 5 });
  const nearHill = ridge({ y: 268, swing: 10, humps: 1.6, seed: 9, slope: -10 });
  const firs = (line: readonly Point[], spots: readonly [number, number][]) =>
    spots
      .map(([x, height]) => {
        const foot = line.find(([px]) => px >= x)?.[1] ?? 0;
        return fir(x, foot + 5, height, random);
      })
      .join('');
  return picture(
    [
      backdrop(['#0d2473', '#1c49ad', '#5e93e6']),
      blurred(shape(ellipse(345, 150, 130, 110), '#8fb8ff'), 30, 0.45),
      sheet(below(farHill), '#3d6cc4', { lift: 7, rough: 1.6, seed: 3 }),
      sheet(
        firs(farHill, [
          [34, 70],
          [70, 48],
          [268, 40],
          [460, 62],
        ]),
        '#2d57ab',
        { lift: 3, rough: 0.6 },
      ),
      sheet(below(nearHill), '#2450ad', { lift: 8, rough: 1.8, seed: 6 }),
      cutter.behind,
      blurred(shape(flake.shadow(0.14), '#030823', { 'fill-rule': 'nonzero' }), 6, 0.5),
      paper(flake.body, { lift: 4, rough: 0.3, rim: 0.7 }),
      paper(flake.flap, { lift: 6, rough: 0.3, rim: 0.7 }),
      sheet(foldedWedge(wedge.x + 5, wedge.y + 1, wedge.length, -117, 38), '#8fa8dc', {
        lift: 7,
        rough: 0.3,
      }),
      sheet(foldedWedge(wedge.x + 2.5, wedge.y, wedge.length, -118.5, 38), '#c3d3f4', {
        lift: 1.5,
        rough: 0.3,
      }),
      sheet(foldedWedge(wedge.x, wedge.y, wedge.length, -120, 38), '#ffffff', {
        lift: 1.5,
        rough: 0.3,
        rim: 0.8,
      }),
      // The last fold: one half of the packet lies on the other.
      shape(
        polygon([
          polar(wedge.x, wedge.y, wedge.length * 0.04, -101),
          polar(wedge.x, wedge.y, wedge.length * 0.86, -103),
          polar(wedge.x, wedge.y, wedge.length * 0.99, -119.6),
          polar(wedge.x, wedge.y, wedge.length * 0.04, -119),
        ]),
        '#dfe8fa',
      ),
      drawn(
        [
          polar(wedge.x, wedge.y, wedge.length * 0.04, -101),
          polar(wedge.x, wedge.y, wedge.length * 0.86, -103),
        ],
        '#8ea6d8',
        1.4,
      ),
      cutter.before,
      sheet(
        snips([
          [128, 238, 1.3, 20],
          [96, 262, 1, 130],
          [152, 276, 1.5, 70],
          [62, 282, 0.9, 10],
          [258, 262, 1.2, 200],
          [300, 280, 0.9, 40],
          [120, 296, 1.1, 250],
        ]),
        '#f4f8ff',
        { lift: 5, rough: 0 },
      ),
      sheet(below(ridge({ y: 303, swing: 5, humps: 2, seed: 12 })), '#0b1d5a', {
        lift: 9,
        rough: 1.6,
      }),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- 2: streamers round a lamp post

interface Streamer {
  line: readonly Point[];
  /** Height of the strip; it always stands upright, so it narrows where the line is steep. */
  height: number;
  front: string;
  back: string;
  pattern?: { kind: 'stripes' | 'dots'; color: string };
}

/** The parts of a streamer that show its face (`front`) and those that show its back. */
function streamerParts({ line, height, front, back, pattern }: Streamer) {
  const along: number[] = [0];
  line.forEach(([x, y], index) => {
    const before = line[index - 1];
    if (before) along.push((along[index - 1] ?? 0) + Math.hypot(x - before[0], y - before[1]));
  });
  const strip = (from: number, to: number) => {
    const piece = line.slice(from, to + 1);
    const edge = (side: 1 | -1) =>
      piece.map(([x, y]): Point => [x + side * height * 0.08, y + (side * height) / 2]);
    return polygon([...edge(-1), ...edge(1).reverse()]);
  };
  const runs = splitRuns(line, (from, to) => to[0] >= from[0]);
  const marks = (from: number, to: number) => {
    if (pattern?.kind === 'stripes') {
      return runsWhere(from, to, (index) => Math.floor((along[index] ?? 0) / 13) % 2 === 1)
        .map((run) => strip(run.from, run.to))
        .join('');
    }
    if (pattern?.kind === 'dots') {
      return line
        .slice(from, to)
        .flatMap((point, offset) => {
          const index = from + offset;
          const step = Math.floor((along[index] ?? 0) / 9);
          if (step === Math.floor((along[index - 1] ?? -9) / 9)) return [];
          const [x, y] = point;
          return [circle(x, y + (step % 2 ? 1 : -1) * height * 0.22, 2.7)];
        })
        .join('');
    }
    return '';
  };
  const draw = (face: boolean) =>
    runs
      .filter((run) => run.state === face)
      .map(({ from, to }) => {
        const cut = strip(from, to);
        const markup = shape(cut, face ? front : back);
        return face && pattern ? markup + shape(marks(from, to), pattern.color) : markup;
      });
  return { front: draw(true), back: draw(false) };
}

interface Run {
  from: number;
  to: number;
  state: boolean;
}

/** Cuts a line wherever the answer to `test` changes from one step to the next. */
function splitRuns(line: readonly Point[], test: (from: Point, to: Point) => boolean): Run[] {
  const runs: Run[] = [];
  for (let index = 1; index < line.length; index++) {
    const [from, to] = [line[index - 1], line[index]];
    if (!from || !to) continue;
    const state = test(from, to);
    const last = runs[runs.length - 1];
    if (last?.state === state) last.to = index;
    else runs.push({ from: index - 1, to: index, state });
  }
  return runs;
}

function runsWhere(from: number, to: number, test: (index: number) => boolean): Run[] {
  const runs: Run[] = [];
  for (let index = from; index < to; index++) {
    if (!test(index)) continue;
    const last = runs[runs.length - 1];
    if (last && last.to === index) last.to = index + 1;
    else runs.push({ from: index, to: index + 1, state: true });
  }
  return runs;
}

interface Winding {
  /** Where the free end flutters before the post. */
  start: readonly Point[];
  /** Height at the post, and how far each turn climbs (negative) or falls. */
  y: number;
  drop: number;
  turns: number;
  /** Where it flies on to, after the post. */
  tail: readonly Point[];
}

/** From the free end, round the post in `turns` and a half, and off with the breeze. */
function winding(post: number, { start, y, drop, turns, tail }: Winding): Point[] {
  const radius = 17;
  const steps = Math.round((turns + 0.5) * 40);
  const coil = Array.from({ length: steps + 1 }, (_, index): Point => {
    const turn = index / 40;
    const angle = turn * 2 * Math.PI;
    return [post - radius * Math.cos(angle), y + drop * turn + 5 * Math.sin(angle)];
  });
  const [first, last] = [coil[0], coil[coil.length - 1]];
  if (!first || !last) return coil;
  return [...dense([...start, first]).slice(0, -1), ...coil, ...dense([last, ...tail]).slice(1)];
}

/** A soft line through some points as many short steps. */
function dense(points: readonly Point[], steps = 26): Point[] {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const line: Point[] = [at(0)];
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const blend = (axis: 0 | 1, t: number) => {
      const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
      return (
        0.5 *
        (2 * b +
          (c - a) * t +
          (2 * a - 5 * b + 4 * c - d) * t * t +
          (3 * b - a - 3 * c + d) * t * t * t)
      );
    };
    for (let step = 1; step <= steps; step++)
      line.push([blend(0, step / steps), blend(1, step / steps)]);
  }
  return line;
}

const POST = 158;

const STREAMERS: Streamer[] = [
  {
    // The plain one.
    height: 24,
    front: '#fff3d9',
    back: '#cfae86',
    line: winding(POST, {
      start: [
        [34, 176],
        [66, 158],
        [104, 176],
      ],
      y: 150,
      drop: 26,
      turns: 2,
      tail: [
        [228, 232],
        [290, 206],
        [348, 236],
        [404, 214],
        [500, 240],
      ],
    }),
  },
  {
    height: 26,
    front: '#ffd23f',
    back: '#c98a16',
    pattern: { kind: 'dots', color: '#d8433b' },
    line: winding(POST, {
      start: [
        [22, 246],
        [58, 218],
        [98, 236],
      ],
      y: 222,
      drop: -40,
      turns: 1,
      tail: [
        [226, 138],
        [282, 172],
        [336, 132],
        [372, 152],
        [350, 178],
        [332, 158],
        [380, 124],
        [500, 150],
      ],
    }),
  },
  {
    height: 28,
    front: '#f0584a',
    back: '#a92f35',
    pattern: { kind: 'stripes', color: '#fff1dc' },
    line: winding(POST, {
      start: [
        [18, 84],
        [52, 112],
        [92, 92],
      ],
      y: 122,
      drop: 34,
      turns: 2,
      tail: [
        [214, 168],
        [262, 92],
        [318, 74],
        [352, 106],
        [398, 84],
        [432, 46],
        [500, 66],
      ],
    }),
  },
];

/** A gas lamp on a post: lantern with four panes seen from the front, cross bar, fluted foot. */
function lampPost(x: number) {
  const iron = '#12343f';
  const pane = (side: 1 | -1) =>
    polygon([
      [x + side * 1.5, 36],
      [x + side * 15, 36],
      [x + side * 9.5, 66],
      [x + side * 1.5, 66],
    ]);
  const body =
    rectangle(x - 5, 70, 10, 260) +
    rectangle(x - 30, 82, 60, 5, 2.5) +
    circle(x - 31, 84.5, 4.5) +
    circle(x + 31, 84.5, 4.5) +
    rectangle(x - 9, 92, 18, 6, 2) +
    rectangle(x - 10, 256, 20, 70, 2) +
    rectangle(x - 14, 250, 28, 8, 3);
  const head =
    polygon([
      [x - 20, 34],
      [x - 9, 17],
      [x + 9, 17],
      [x + 20, 34],
    ]) +
    rectangle(x - 3, 8, 6, 10) +
    circle(x, 7, 4) +
    polygon([
      [x - 18, 33],
      [x + 18, 33],
      [x + 11, 72],
      [x - 11, 72],
    ]);
  return {
    glow: blurred(shape(circle(x, 50, 40), '#fff2b0'), 14, 0.7),
    body: paper(shape(body, iron, { 'fill-rule': 'nonzero' }), { lift: 6, rough: 0.3 }),
    head: paper(
      shape(head, iron, { 'fill-rule': 'nonzero' }) + shape(pane(-1) + pane(1), '#ffe59a'),
      { lift: 6, rough: 0.3 },
    ),
  };
}

/** A fair tent: striped roof to a point, a lace valance below it. */
function tent(left: number, right: number, top: number, hem: number, stripes: number) {
  const middle = (left + right) / 2;
  const gore = (index: number) => {
    const at = (share: number) => mix(left, right, share / stripes);
    return polygon([
      [middle, top],
      [at(index), hem],
      [at(index + 1), hem],
    ]);
  };
  const odd = Array.from({ length: stripes }, (_, index) => (index % 2 ? gore(index) : '')).join(
    '',
  );
  const edge: Point[] = [
    [left - 3, hem - 1],
    [right + 3, hem - 1],
  ];
  return (
    sheet(rectangle(left + 8, hem - 4, right - left - 16, 120), '#0e5f69', {
      lift: 4,
      rough: 0.4,
    }) +
    paper(shape(laceEdge(edge, { pitch: 20, depth: 19 }), '#fff8ea'), { lift: 3, rough: 0 }) +
    paper(
      shape(
        polygon([
          [middle, top],
          [left - 4, hem],
          [right + 4, hem],
        ]),
        '#fff1dc',
      ) + shape(odd, '#ee6a56'),
      { lift: 4, rough: 0.5 },
    ) +
    stroke(`M${middle} ${top}v-12`, '#12343f', 1.6) +
    sheet(`M${middle} ${top - 12}l13 4.5l-13 4.5Z`, '#ffd23f', { lift: 2, rough: 0 })
  );
}

function streamerTalk(): string {
  const [cx, cy, radius] = [352, 142, 122];
  const wheel = bigWheel(cx, cy, radius, 12, 9);
  const colors = ['#ffd23f', '#f0584a', '#fff1dc'];
  const lamp = lampPost(POST);
  const parts = STREAMERS.map(streamerParts);
  const strip = (markup: string, lift: number) => paper(markup, { lift, rough: 0.3, rim: 0.7 });
  return picture(
    [
      backdrop(['#0b7f8d', '#2aa7ab', '#a5e0d3']),
      sheet(cloud(88, 66, 150, 52, createRandom(3)), '#46b9b8', { lift: 5, rough: 0.8 }),
      sheet(cloud(428, 236, 190, 60, createRandom(8)), '#6fcac3', { lift: 5, rough: 0.8 }),
      sheet(wheel.legs.join(''), '#0d5762', { lift: 5, rough: 0.4 }),
      paper(stroke(wheel.frame, '#e9fbf2', 3.2), { lift: 6, rough: 0.2, rim: 0.3 }),
      sheet(wheel.hub, '#f0584a', { lift: 3, rough: 0.2 }),
      ...wheel.cars.map((car, index) =>
        sheet(car, colors[index % 3] ?? '#ffffff', { lift: 4, rough: 0.2 }),
      ),
      sheet(skyline(282, -10, 500, 40, createRandom(5)), '#0f6f79', { lift: 5, rough: 0.5 }),
      tent(212, 318, 226, 274, 7),
      tent(352, 496, 236, 282, 9),
      sheet(below(ridge({ y: 300, swing: 4, humps: 2, seed: 8 })), '#0d5f69', {
        lift: 5,
        rough: 1.2,
      }),
      // A child at the fair holds on to a balloon.
      stroke(
        smooth([
          [74, 275],
          [80, 269],
          [84, 264],
        ]),
        '#fff3d9',
        1.4,
      ),
      sheet(circle(86, 257, 8), '#f0584a', { lift: 4, rough: 0 }),
      paper(
        shape(person('coat', { x: 44, y: 305, size: 0.5 }), '#083b44', {
          'fill-rule': 'nonzero',
        }) +
          shape(person('speaking', { x: 64, y: 305, size: 0.33 }), '#083b44', {
            'fill-rule': 'nonzero',
          }),
        { lift: 4, rough: 0.1 },
      ),
      lamp.glow,
      ...parts.flatMap(({ back }) => back.map((piece) => strip(piece, 4))),
      lamp.body,
      lamp.head,
      ...parts.flatMap(({ front }) => front.map((piece) => strip(piece, 5))),
      sheet(below(ridge({ y: 306, swing: 5, humps: 2, seed: 3 })), '#0a4a54', {
        lift: 8,
        rough: 1.4,
      }),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- 3: the lion and its portrait

/** Pointed locks around a head; every tip swings down the way hair hangs. */
function locks(cx: number, cy: number, inner: number, outer: number, count: number, start = 0) {
  let d = circle(cx, cy, inner + 2);
  for (let index = 0; index < count; index++) {
    const angle = start + (360 / count) * index;
    const down = Math.cos((angle * Math.PI) / 180) >= 0 ? 1 : -1;
    const width = 250 / count;
    const tip = polar(cx, cy, outer, angle + down * 9);
    const middle = mix(inner, outer, 0.6);
    d += polygon([
      ...bow(
        polar(cx, cy, inner, angle - width),
        polar(cx, cy, middle, angle - width * 0.9 + down * 3),
        tip,
      ),
      ...bow(
        tip,
        polar(cx, cy, middle, angle + width * 0.9 + down * 3),
        polar(cx, cy, inner, angle + width),
      ),
    ]);
  }
  return d;
}

const STONE = {
  dark: '#77706f',
  mid: '#a09892',
  light: '#c9c1b6',
  pale: '#e6ded0',
  deep: '#3a3338',
};

/** The face, looking at us: middle at (0, 0), about 90 high. */
function lionFace(x: number, y: number): string {
  const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);
  const put = (points: readonly Point[]) => place(points, { x, y });
  const soft = (points: readonly Point[], tension = 0.8) =>
    smooth(put(points), { closed: true, tension });
  const half = (points: readonly Point[], side: 1 | -1) =>
    points.map(([px, py]): Point => [px * side, py]);
  const head = soft([
    [0, -42],
    [20, -39],
    [30, -26],
    [29, -4],
    [25, 14],
    [18, 32],
    [0, 42],
    [-18, 32],
    [-25, 14],
    [-29, -4],
    [-30, -26],
    [-20, -39],
  ]);
  const socket = (side: 1 | -1) =>
    soft(
      half(
        [
          [6, -8],
          [10, -17],
          [20, -20],
          [26, -13],
          [19, -6],
        ],
        side,
      ),
    );
  const brow = (side: 1 | -1) =>
    soft(
      half(
        [
          [4, -15],
          [12, -24],
          [25, -25],
          [28, -19],
          [14, -18],
        ],
        side,
      ),
    );
  const nose = soft([
    [-8, -20],
    [8, -20],
    [9, 4],
    [13, 12],
    [-13, 12],
    [-9, 4],
  ]);
  const tip = soft(
    [
      [-12, 9],
      [12, 9],
      [9, 16],
      [0, 22],
      [-9, 16],
    ],
    0.6,
  );
  const muzzle = both((side) => ellipse(x + side * 10, y + 22, 13, 10.5));
  return (
    paper(
      both((side) => shape(circle(x + side * 33, y - 36, 13), STONE.light)) +
        both((side) => shape(circle(x + side * 33, y - 34, 7), STONE.deep)),
      { lift: 3, rough: 0.2 },
    ) +
    sheet(
      soft([
        [-15, 26],
        [15, 26],
        [13, 46],
        [0, 56],
        [-13, 46],
      ]),
      STONE.mid,
      { lift: 2, rough: 0.2 },
    ) +
    sheet(head, STONE.light, { lift: 4, rough: 0.3 }) +
    shape(both(socket), STONE.deep) +
    shape(
      both((side) => circle(x + side * 16.5, y - 12, 4.6)),
      '#f4ead6',
    ) +
    shape(
      both((side) => circle(x + side * 17, y - 11.6, 2.6)),
      '#1c171c',
    ) +
    sheet(nose, STONE.pale, { lift: 1.5, rough: 0.1 }) +
    sheet(both(brow), STONE.pale, { lift: 2, rough: 0.1 }) +
    sheet(ellipse(x, y + 34, 11, 7), STONE.pale, { lift: 1, rough: 0 }) +
    shape(
      both((side) => ellipse(x + side * 10, y + 27, 14, 9)),
      STONE.dark,
    ) +
    paper(shape(muzzle, STONE.pale, { 'fill-rule': 'nonzero' }), { lift: 2, rough: 0.1 }) +
    sheet(tip, STONE.deep, { lift: 1, rough: 0 }) +
    shape(
      [
        [-16, 20],
        [-10, 25],
        [-17, 27],
        [16, 20],
        [10, 25],
        [17, 27],
      ]
        .map(([px = 0, py = 0]) => circle(x + px, y + py, 1.1))
        .join(''),
      STONE.deep,
    )
  );
}

function paw(x: number, y: number, turn: number, size: number, color: string): string {
  const cut = (points: readonly Point[]) =>
    smooth(place(points, { x, y, turn, size }), { closed: true, tension: 0.85 });
  const toes = [-9, 0, 9].map((at) => {
    const [from, to] = place(
      [
        [14, at - 3.5],
        [22, at - 3.5],
      ],
      { x, y, turn, size },
    );
    return from && to && at > -9 ? polyline([from, to]) : '';
  });
  return (
    shape(
      cut([
        [-16, -11],
        [8, -14],
        [20, -12],
        [25, -5],
        [26, 6],
        [20, 13],
        [6, 14],
        [-16, 11],
      ]),
      color,
    ) + stroke(toes.join(''), STONE.deep, 1.8)
  );
}

/** The lion sits facing right and looks at us; `arm` is the paw that goes in front of the disc. */
function sittingLion() {
  const soft = (points: readonly Point[], tension = 0.85) =>
    smooth(points, { closed: true, tension });
  const tail = limb(
    dense([
      [92, 268],
      [52, 276],
      [26, 252],
      [36, 214],
      [24, 188],
    ]),
    11,
    7,
  );
  const tuft = soft([
    [19, 192],
    [8, 176],
    [14, 154],
    [27, 142],
    [32, 162],
    [31, 186],
  ]);
  const torso = soft([
    [120, 120],
    [92, 158],
    [74, 206],
    [70, 250],
    [82, 284],
    [150, 286],
    [206, 262],
    [226, 210],
    [226, 160],
    [196, 110],
  ]);
  const haunch = soft([
    [78, 262],
    [80, 226],
    [104, 204],
    [134, 210],
    [150, 236],
    [148, 262],
    [158, 270],
    [182, 272],
    [188, 285],
    [92, 286],
  ]);
  const foreleg = soft([
    [182, 168],
    [216, 172],
    [222, 214],
    [219, 262],
    [236, 272],
    [240, 285],
    [196, 286],
    [194, 240],
    [180, 206],
  ]);
  const arm = limb(
    dense([
      [186, 178],
      [216, 206],
      [244, 202],
      [268, 182],
    ]),
    42,
    24,
  );
  return {
    body:
      sheet(tuft, STONE.dark, { lift: 4, rough: 0.5 }) +
      sheet(tail, STONE.mid, { lift: 4, rough: 0.3 }) +
      sheet(torso, STONE.dark, { lift: 6, rough: 0.5 }) +
      sheet(foreleg, STONE.mid, { lift: 4, rough: 0.4 }) +
      stroke('M214 276v8M225 276v8', STONE.deep, 1.8) +
      sheet(haunch, STONE.mid, { lift: 4, rough: 0.4 }) +
      stroke('M164 275v9M175 275v9', STONE.deep, 1.8),
    head:
      paper(shape(locks(150, 104, 60, 92, 15, 6), STONE.dark, { 'fill-rule': 'nonzero' }), {
        lift: 6,
        rough: 0.4,
      }) +
      paper(shape(locks(150, 102, 46, 76, 13, 18), STONE.mid, { 'fill-rule': 'nonzero' }), {
        lift: 4,
        rough: 0.4,
      }) +
      paper(shape(locks(150, 100, 34, 58, 11, 2), '#8b837f', { 'fill-rule': 'nonzero' }), {
        lift: 3,
        rough: 0.4,
      }) +
      lionFace(150, 98),
    arm: paper(shape(arm, STONE.light), { lift: 5, rough: 0.4 }),
    paw: paper(paw(276, 176, -52, 1.05, STONE.light), { lift: 5, rough: 0.2 }),
  };
}

/** A mouse on its hind legs that looks up at the picture. */
function mouse(x: number, y: number): string {
  const soft = (points: readonly Point[]) => smooth(place(points, { x, y }), { closed: true });
  return (
    stroke(`M${x + 8} ${y - 3}c14 4 20 -10 32 -5`, '#c9a79c', 2) +
    sheet(
      soft([
        [-9, 0],
        [-11, -14],
        [-6, -26],
        [2, -28],
        [10, -18],
        [12, -4],
        [8, 1],
      ]),
      STONE.mid,
      { lift: 3, rough: 0.1 },
    ) +
    sheet(circle(x + 4, y - 35, 6), STONE.light, { lift: 2, rough: 0 }) +
    sheet(
      soft([
        [-20, -38],
        [-9, -39],
        [2, -34],
        [3, -25],
        [-6, -24],
      ]),
      STONE.light,
      { lift: 2, rough: 0 },
    ) +
    shape(circle(x - 8, y - 33, 1.7) + circle(x - 19.5, y - 37, 1.8), STONE.deep) +
    stroke(`M${x - 9} ${y - 17}l-7 -5`, STONE.light, 3)
  );
}

function spiralTalk(): string {
  const [cx, cy, radius] = [352, 130, 108];
  const figure = sittingLion();
  const columns = [20, 104, 188, 272, 356, 440].map((x) => rectangle(x, -20, 40, 340)).join('');
  const cloth: Point[] = [
    [-10, 289],
    [490, 289],
  ];
  const line = spiral({
    x: cx,
    y: cy,
    radius: radius - 8,
    turns: 38,
    tone: lion(),
    end: 38,
    thin: 0.1,
    thick: 0.94,
  });
  return picture(
    [
      backdrop(['#1f1b22', '#2b252d']),
      sheet(columns, '#353037', { lift: 6, rough: 0.8 }),
      sheet(rectangle(-20, -20, 520, 44), '#423b43', { lift: 7, rough: 0.8 }),
      sheet(circle(150, 128, 126), '#c4302b', { lift: 8, rough: 0.8 }),
      figure.body,
      figure.arm,
      sheet(circle(cx, cy, radius), '#f8ecd2', { lift: 9, rough: 0.3, rim: 0.8 }),
      shape(line, '#1b161b', { 'fill-rule': 'nonzero' }),
      figure.head,
      figure.paw,
      mouse(418, 285),
      sheet(rectangle(-20, 284, 520, 60), '#8f1f22', { lift: 7, rough: 0.6 }),
      paper(shape(laceEdge(cloth, { pitch: 30, depth: 28 }), '#f8ecd2'), { lift: 3, rough: 0 }),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- 4: the heron and the small cloud

const HEART: readonly Point[] = arc(0, 0, 1, 0, 354, 59).map((_, index) => {
  const t = (index * Math.PI) / 30;
  const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
  return [Math.sin(t) ** 3, -y / 16];
});

/** A heart folded down its middle: the left side is lit, the right one turned away. */
function foldedHeart(x: number, y: number, size: number, turn: number, color: string): string {
  const side = (sign: 1 | -1) =>
    polygon(
      place(
        HEART.filter(([px]) => px * sign >= -0.001),
        { x, y, size, turn },
      ),
    );
  return shape(side(-1), lighter(color, 0.2)) + shape(side(1), darker(color, 0.16));
}

/** A heron on one leg, its foot at (x, y), looking up to the right; 200 units high. */
function heron(x: number, y: number): { legs: string; body: string } {
  const put = (points: readonly Point[]) => place(points, { x, y });
  const soft = (points: readonly Point[], tension = 0.85) =>
    smooth(put(points), { closed: true, tension });
  const [pale, wing, dark] = ['#d9d8ef', '#8288c4', '#2b2a66'];
  const legs =
    shape(
      limb(
        put([
          [1, 8],
          [0, -40],
          [2, -86],
        ]),
        4.5,
        6.5,
      ),
      '#e0a95c',
    ) +
    shape(circle(x + 0.3, y - 42, 4.4), '#e0a95c') +
    stroke(
      polyline(
        put([
          [-2, -82],
          [-26, -54],
          [18, -62],
          [27, -54],
        ]),
      ) +
        polyline(
          put([
            [18, -62],
            [22, -50],
          ]),
        ),
      '#c48a45',
      4.4,
    );
  const body = soft([
    [26, -130],
    [36, -112],
    [30, -92],
    [10, -80],
    [-24, -76],
    [-70, -58],
    [-58, -84],
    [-34, -110],
    [-2, -128],
  ]);
  const feathers = [
    { from: [8, -124], to: [-86, -50], width: 34, color: dark },
    { from: [12, -122], to: [-66, -64], width: 38, color: wing },
    { from: [16, -120], to: [-40, -78], width: 38, color: '#a3a8dc' },
    { from: [20, -119], to: [-12, -92], width: 32, color: '#c2c4ea' },
  ].map(({ from: [fx = 0, fy = 0], to: [tx = 0, ty = 0], width, color }) => {
    const [dx, dy] = [tx - fx, ty - fy];
    const length = Math.hypot(dx, dy);
    const [nx, ny] = [(-dy / length) * width * 0.5, (dx / length) * width * 0.5];
    return sheet(
      soft(
        [
          [fx, fy],
          [fx + dx * 0.45 + nx, fy + dy * 0.45 + ny],
          [tx, ty],
          [fx + dx * 0.5 - nx * 0.8, fy + dy * 0.5 - ny * 0.8],
        ],
        0.95,
      ),
      color,
      { lift: 2, rough: 0.2 },
    );
  });
  const neck = limb(
    dense(
      put([
        [20, -112],
        [44, -132],
        [34, -158],
        [24, -178],
        [36, -198],
      ]),
      8,
    ),
    25,
    11,
  );
  const head = soft([
    [28, -196],
    [34, -208],
    [48, -214],
    [60, -216],
    [56, -206],
    [44, -196],
  ]);
  const bill = polygon(
    put([
      [53, -216],
      [102, -240],
      [58, -206],
    ]),
  );
  const plumes = [
    [30, -204, -8, -188],
    [33, -208, -2, -206],
  ].map(([fx = 0, fy = 0, tx = 0, ty = 0]) =>
    limb(
      dense(
        put([
          [fx + 14, fy - 4],
          [(fx + tx) / 2, (fy + ty) / 2 - 5],
          [tx, ty],
        ]),
        6,
      ),
      6,
      1,
    ),
  );
  const breast = [0, 1, 2].map((index) =>
    limb(
      dense(
        put([
          [34 - index * 3, -118 + index * 3],
          [38 - index * 5, -98],
          [32 - index * 7, -74 + index * 4],
        ]),
        6,
      ),
      7,
      1,
    ),
  );
  return {
    legs: paper(legs, { lift: 3, rough: 0 }),
    body:
      sheet(body, pale, { lift: 5, rough: 0.3 }) +
      feathers.join('') +
      sheet(bill, '#ffbf5e', { lift: 3, rough: 0 }) +
      sheet(neck, pale, { lift: 3, rough: 0.2 }) +
      sheet(head, '#f2f0fb', { lift: 2, rough: 0.1 }) +
      sheet(breast.join(''), '#f2f0fb', { lift: 1.5, rough: 0 }) +
      paper(shape(plumes.join(''), dark, { 'fill-rule': 'nonzero' }), { lift: 1.5, rough: 0 }) +
      shape(circle(x + 50, y - 209.5, 2.6), '#ffd23f') +
      shape(circle(x + 50.4, y - 209.8, 1.5), '#17133f'),
  };
}

type Puff = readonly [x: number, y: number, radius: number];

/** A cloud of round puffs on a flat foot. Its parts overlap: fill with `nonzero`. */
function puffs(list: readonly Puff[], foot: number, grow = 0): string {
  const grown = list.map(([x, y, radius]): Puff => [x, Math.min(y, foot - radius), radius + grow]);
  const [left, right] = [Math.min(...grown.map(([x]) => x)), Math.max(...grown.map(([x]) => x))];
  const floor = foot + grow;
  const base = Math.min(...list.map(([, , radius]) => radius)) + grow;
  return (
    grown.map(([x, y, radius]) => circle(x, y, radius)).join('') +
    rectangle(left, floor - base, right - left, base)
  );
}

/** A bulrush: a stem, its brown head and the spike above it. */
function bulrush(x: number, foot: number, height: number, lean: number) {
  const at = (share: number): Point => [x + lean * share * share, foot - height * share];
  const line = [0, 0.3, 0.6, 1].map(at);
  return {
    stem: limb(line, 4, 1.6),
    head: `M${at(0.74).join(' ')}L${at(0.9).join(' ')}`,
  };
}

function heronTalk(): string {
  const random = createRandom(7);
  const bird = heron(138, 284);
  const shore = 214;
  const hearts = [
    { x: 302, y: 82, size: 17, turn: -14, color: '#e9557f' },
    { x: 356, y: 54, size: 21, turn: 12, color: '#f26d92' },
    { x: 420, y: 30, size: 17, turn: 22, color: '#f58fab' },
  ];
  const windows = [12, 34, 238, 252, 276, 318, 331, 380, 402, 448]
    .map((x, index) => rectangle(x, 202 + (index % 3) * 3, 3, 4))
    .join('');
  const glints = [229, 238, 250, 259, 274].map((y, index) =>
    rectangle(348 - 44 + index * 7, y, 88 - index * 15, 3, 1.5),
  );
  const hem: Point[] = [
    [284, 163],
    [414, 163],
  ];
  const mist: Puff[] = [
    [284, 146, 20],
    [312, 124, 26],
    [350, 112, 30],
    [388, 126, 25],
    [414, 146, 20],
  ];
  const front: Puff[] = [
    [296, 152, 15],
    [322, 146, 20],
    [356, 142, 22],
    [390, 148, 18],
  ];
  const whole = { 'fill-rule': 'nonzero' };
  const rushes = [
    bulrush(22, 330, 150, 16),
    bulrush(44, 330, 104, -12),
    bulrush(456, 330, 168, -14),
    bulrush(474, 330, 118, 4),
    bulrush(436, 330, 96, -16),
  ];
  const bands = [
    { y: 222, pitch: 26, height: 3, color: '#4a3a86' },
    { y: 242, pitch: 34, height: 4, color: '#3a2f78' },
    { y: 266, pitch: 44, height: 5, color: '#2b2464' },
  ];
  return picture(
    [
      backdrop(['#17123f', '#261b5c', '#57357f', '#b9628f', '#e58fa3', '#e58fa3', '#e58fa3']),
      shape(
        Array.from({ length: 34 }, () => {
          const size = random.between(0.8, 1.9);
          return polygon(
            star(random.between(8, 472), random.between(8, 150), size * 1.7, size * 0.7, 4),
          );
        }).join(''),
        '#f6e3f0',
      ),
      blurred(shape(circle(60, 58, 44), '#ffe9d2'), 16, 0.35),
      sheet(moon(60, 58, 30, 0.55), '#ffeccf', { lift: 5, rough: 0 }),
      sheet(skyline(shore, -10, 500, 30, createRandom(9)), '#45327c', { lift: 4, rough: 0.4 }),
      shape(windows, '#ffd28a'),
      ...bands.map(({ y, pitch, height, color }, index) =>
        sheet(below(waves(y, pitch, height, index * 11)), color, {
          lift: 5,
          rough: 0.5,
          seed: index + 2,
        }),
      ),
      shape(glints.join(''), '#f3a5b9', { opacity: 0.75 }),
      // The cloud and what it lets go.
      blurred(shape(ellipse(350, 130, 90, 50), '#ff9fb8'), 20, 0.45),
      paper(shape(puffs(mist, 164, 8), '#a4589a', whole), { lift: 7, rough: 0.5 }),
      paper(shape(laceEdge(hem, { pitch: 26, depth: 27 }), '#fff4f3'), { lift: 3, rough: 0 }),
      paper(shape(puffs(mist, 164), '#f3b3c8', whole), { lift: 5, rough: 0.5, seed: 4 }),
      ...hearts.map(({ x, y, size, turn, color }) =>
        paper(foldedHeart(x, y, size, turn, color), { lift: 7, rough: 0.1, rim: 0.8 }),
      ),
      // In front of the first heart, which is only just out.
      paper(shape(puffs(front, 167), '#ffe6ea', whole), { lift: 4, rough: 0.5, seed: 7 }),
      bird.legs,
      bird.body,
      ...[0, 1, 2].map((ring) =>
        stroke(ellipse(139, 286 + ring, 16 + ring * 12, 3.4 + ring * 2.4), '#b9a4dc', 1.6, {
          opacity: 0.9 - ring * 0.25,
        }),
      ),
      sheet(below(waves(292, 54, 6, 20)), '#1c1850', { lift: 7, rough: 0.6, seed: 9 }),
      paper(
        rushes.map(({ stem }) => shape(stem, '#120e38')).join('') +
          rushes.map(({ head }) => stroke(head, '#8a4a63', 10)).join(''),
        { lift: 7, rough: 0.2 },
      ),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- 5: the dome of number cubes

const FONT = openFont('fredoka', 700);

/** A number, centerd on a point. */
function numeral(text: string, height: number, x: number, y: number): string {
  const letters = setLine(FONT, text, { size: 100 });
  const box = bounds(letters);
  const size = height / (box.bottom - box.top);
  const middle: Point = [
    x - ((box.left + box.right) / 2) * size,
    y - ((box.top + box.bottom) / 2) * size,
  ];
  return outline(setLine(FONT, text, { size: 100 * size, x: middle[0], y: middle[1] }));
}

const CUBE = 19;
const YELLOW = '#ffbe1a';
const VIOLET = '#6a3cc0';
const LILAC = '#b493ee';
const NIGHT = '#2a1160';

interface Cube {
  /** Left edge and foot of its front. */
  x: number;
  y: number;
  size: number;
  color: string;
  number: number;
}

/** A cube seen from the front, a little from above and from the right. */
function cube({ x, y, size, color, number }: Cube): string {
  const [dx, dy] = [size * 0.3, size * -0.24];
  const top = y - size;
  const ink = color === VIOLET ? '#ffe08a' : NIGHT;
  return paper(
    shape(rectangle(x, top, size, size), color) +
      shape(
        polygon([
          [x, top],
          [x + dx, top + dy],
          [x + size + dx, top + dy],
          [x + size, top],
        ]),
        lighter(color, 0.42),
      ) +
      shape(
        polygon([
          [x + size, top],
          [x + size + dx, top + dy],
          [x + size + dx, y + dy],
          [x + size, y],
        ]),
        darker(color, 0.36),
      ) +
      shape(numeral(String(number), size * 0.56, x + size / 2, y - size / 2), ink),
    { lift: 1.2, rough: 0.15, rim: 0.8 },
  );
}

/** A row of cubes around a middle; `gaps` leaves every second place open, as between columns. */
interface Row {
  count: number;
  colors: readonly string[];
  gaps?: boolean;
  size?: number;
}

const ROWS: readonly Row[] = [
  // The hall with its columns, the cornice above them.
  { count: 13, colors: [YELLOW], gaps: true },
  { count: 13, colors: [YELLOW], gaps: true },
  { count: 13, colors: [VIOLET, LILAC] },
  // The drum.
  { count: 7, colors: [YELLOW], gaps: true },
  { count: 7, colors: [LILAC, VIOLET] },
  // The dome: widths of a half circle, in smaller cubes. Then the lantern.
  { count: 9, colors: [VIOLET, VIOLET, YELLOW], size: 14 },
  { count: 9, colors: [VIOLET, YELLOW, VIOLET], size: 14 },
  { count: 8, colors: [YELLOW, VIOLET, VIOLET], size: 14 },
  { count: 6, colors: [VIOLET, VIOLET, YELLOW], size: 14 },
  { count: 3, colors: [VIOLET, YELLOW, VIOLET], size: 14 },
  { count: 1, colors: [LILAC], size: 16 },
  { count: 1, colors: [YELLOW], size: 11 },
];

function cubeHouse(middle: number, foot: number): string {
  let number = 0;
  let y = foot;
  return ROWS.map(({ count, colors, gaps, size = CUBE }) => {
    const left = middle - (count * size) / 2;
    const behind = gaps
      ? shape(rectangle(left + 4, y - size - 1, count * size - 4, size + 1), NIGHT)
      : '';
    const cubes = Array.from({ length: count }, (_, index) => {
      if (gaps && index % 2) return '';
      const color = colors[index % colors.length] ?? YELLOW;
      number += 1;
      return cube({ x: left + index * size, y, size, color, number: (number % 9) + 1 });
    });
    y -= size;
    return behind + cubes.join('');
  }).join('');
}

/** A gold coin: `flat` 1 faces us, 0.4 lies on a step. */
function coin(x: number, y: number, radius: number, flat: number, turn: number, value: number) {
  const [face, edge, ink] = ['#ffd24a', '#b5720c', '#8a4d05'];
  const thick = radius * 0.22;
  const disc = (rx: number) => shape(ellipse(0, 0, rx, rx * flat), face);
  const body =
    shape(ellipse(0, thick * (1.1 - flat * 0.5), radius, radius * flat), edge) +
    disc(radius) +
    stroke(ellipse(0, 0, radius * 0.8, radius * flat * 0.8), '#e0a020', radius * 0.08) +
    tag(
      'g',
      { transform: `scale(1 ${flat})` },
      shape(numeral(String(value), radius * 0.86, 0, 0), ink),
    );
  return paper(moved(body, { x, y, turn }), { lift: 4, rough: 0, rim: 0.8 });
}

/** A half, a third and a sixth make a sun. */
function fractionSun(x: number, y: number, radius: number): string {
  const sectors = [
    { from: -180, to: 0, color: '#ff9f1c' },
    { from: 0, to: 120, color: '#ffbf3f' },
    { from: 120, to: 180, color: '#f4772e' },
  ];
  return sectors
    .map(({ from, to, color }) => {
      const tip = polar(x, y, 2.5, (from + to) / 2);
      return sheet(polygon([tip, ...arc(...tip, radius, from, to, 30)]), color, {
        lift: 3,
        rough: 0.2,
      });
    })
    .join('');
}

function mathsTalk(): string {
  const [middle, foot] = [232, 250];
  const steps = [
    { y: 250, reach: 150, height: 15, color: '#cdb6f5' },
    { y: 267, reach: 176, height: 17, color: '#a988e4' },
    { y: 286, reach: 206, height: 40, color: '#8560cf' },
  ];
  const stair = ({ y, reach, height, color }: (typeof steps)[number], index: number) =>
    paper(
      shape(rectangle(middle - reach, y, reach * 2, height + 4), color) +
        shape(rectangle(middle - reach, y, reach * 2, 4.5), lighter(color, 0.5)),
      { lift: 5, rough: 0.3, seed: index + 1 },
    );
  const tread: Point[] = [
    [middle - 205, 291],
    [middle + 205, 291],
  ];
  const top = foot - ROWS.reduce((sum, { size = CUBE }) => sum + size, 0);
  const flag = `M${middle + 1} ${top}v-26`;
  return picture(
    [
      backdrop(['#ffc62e', '#ffd95f', '#fff0b8']),
      sheet(circle(394, 92, 52), '#fff3c4', { lift: 6, rough: 0.4 }),
      fractionSun(394, 92, 42),
      sheet(cloud(58, 124, 150, 50, createRandom(3)), '#fff3c9', { lift: 6, rough: 0.6 }),
      sheet(skyline(256, -10, 500, 74, createRandom(6)), '#e59bb0', { lift: 5, rough: 0.5 }),
      sheet(skyline(262, -10, 500, 44, createRandom(12)), '#b76bb8', { lift: 5, rough: 0.5 }),
      sheet(rectangle(-20, 256, 520, 80), '#5d37ab', { lift: 5, rough: 0.8 }),
      ...steps.map(stair).reverse(),
      paper(shape(laceEdge(tread, { pitch: 23, depth: 23 }), '#fffaf0'), { lift: 2, rough: 0 }),
      cubeHouse(middle, foot),
      stroke(flag, NIGHT, 2),
      sheet(`M${middle + 1} ${top - 26}c9 -5 14 4 24 0v13c-10 4 -15 -5 -24 0Z`, '#e8467c', {
        lift: 3,
        rough: 0,
      }),
      coin(262, 256, 12, 0.42, 0, 1),
      coin(236, 262, 12, 0.42, 0, 2),
      coin(286, 272, 14, 0.44, 4, 5),
      coin(216, 276, 13, 0.6, -18, 1),
      coin(330, 275, 13, 0.95, 16, 2),
      coin(256, 283, 16, 0.5, 6, 10),
      coin(306, 292, 17, 0.6, 14, 20),
      coin(200, 299, 17, 0.5, -4, 5),
      coin(366, 297, 18, 0.98, -14, 10),
      coin(258, 307, 20, 0.62, 10, 50),
      coin(418, 312, 24, 0.8, 18, 20),
      coin(130, 316, 22, 0.9, -22, 10),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- 6: the roofs are measured

/** A strip of paper with an arrow at each end and the ticks of a measuring tape. */
function measure(from: Point, to: Point, width = 11): string {
  const path = walk([from, to]);
  const [length, half] = [path.length, width / 2];
  const outlinePoints = [
    path.at(0, 0),
    path.at(width, -half),
    path.at(length - width, -half),
    path.at(length, 0),
    path.at(length - width, half),
    path.at(width, half),
  ];
  const ticks: string[] = [];
  for (let at = width + 4, index = 0; at < length - width - 2; at += 7, index++) {
    ticks.push(polyline([path.at(at, -half), path.at(at, index % 4 ? -half * 0.3 : half * 0.5)]));
  }
  return paper(shape(polygon(outlinePoints), '#fff4dc') + stroke(ticks.join(''), '#c4522a', 1.2), {
    lift: 5,
    rough: 0.1,
    rim: 0.8,
  });
}

/** Where a measure begins or ends: a thin strip across it. */
const limit = (from: Point, to: Point) =>
  paper(stroke(polyline([from, to]), '#fff4dc', 2.6), { lift: 3, rough: 0 });

/** Courses of slates between two heights, each with its lower corners clipped. */
function slates(left: number, right: number, top: number, bottom: number, pitch: number): string {
  let d = '';
  for (let y = top + pitch, row = 0; y < bottom; y += pitch, row++) {
    const points: Point[] = [];
    for (let x = left - (row % 2 ? pitch : 0); x < right; x += pitch * 1.6) {
      points.push([x, y - 2], [x + 2, y], [x + pitch * 1.6 - 2, y]);
    }
    d += polyline(points.filter(([x]) => x >= left && x <= right));
  }
  return d;
}

function chimney(x: number, top: number, foot: number, width: number, color: string): string {
  const pots = [0.2, 0.56]
    .map((share) => {
      const left = x + width * share;
      return polygon([
        [left - 1, top - 11],
        [left + width * 0.26, top - 11],
        [left + width * 0.23, top + 2],
        [left + 1, top + 2],
      ]);
    })
    .join('');
  return (
    sheet(pots, '#e88a4c', { lift: 2, rough: 0.1 }) +
    paper(
      shape(rectangle(x, top, width, foot - top), color) +
        shape(rectangle(x + width * 0.62, top, width * 0.38, foot - top), darker(color, 0.2)) +
        shape(rectangle(x - 3, top, width + 6, 6), darker(color, 0.1)),
      { lift: 4, rough: 0.2 },
    )
  );
}

/** Solar panels on a slope: `columns` by `rows`, each with its cells. */
function panels(
  x: number,
  y: number,
  columns: number,
  rows: number,
  width: number,
  height: number,
) {
  let [glass, cells, gleam] = ['', '', ''];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, top] = [x + column * width, y + row * height];
      glass += rectangle(left + 1, top + 1, width - 2, height - 2);
      for (let cell = 1; cell < 4; cell++) {
        cells += `M${left + 1 + ((width - 2) * cell) / 4} ${top + 1}v${height - 2}`;
      }
      cells += `M${left + 1} ${top + height / 2}h${width - 2}`;
      gleam += polygon([
        [left + 1, top + height * 0.55],
        [left + 1, top + 1],
        [left + width * 0.5, top + 1],
      ]);
    }
  }
  return paper(
    shape(rectangle(x, y, columns * width, rows * height), '#dfe6ee') +
      shape(glass, '#1d3a67') +
      shape(gleam, '#3f689f') +
      stroke(cells, '#7fa3cf', 0.9),
    { lift: 4, rough: 0 },
  );
}

/** A wood pigeon looking left, its feet at (x, y), about 60 high. */
function pigeon(x: number, y: number): string {
  const soft = (points: readonly Point[], tension = 0.9) =>
    smooth(place(points, { x, y }), { closed: true, tension });
  const body = soft([
    [-12, -60],
    [-21, -54],
    [-19, -45],
    [-26, -34],
    [-25, -18],
    [-12, -6],
    [10, -8],
    [34, -8],
    [52, -2],
    [50, -10],
    [30, -28],
    [6, -42],
    [-4, -50],
  ]);
  const wing = soft([
    [-8, -36],
    [12, -34],
    [34, -18],
    [48, -7],
    [24, -11],
    [2, -13],
    [-12, -22],
  ]);
  const collar = soft([
    [-21, -46],
    [-3, -48],
    [6, -41],
    [-4, -33],
    [-25, -34],
  ]);
  return (
    paper(
      stroke(`M${x - 8} ${y - 9}v9M${x + 3} ${y - 9}v9`, '#e2563d', 3) +
        stroke(`M${x - 14} ${y}h9M${x - 3} ${y}h9`, '#e2563d', 2.6),
      { lift: 2, rough: 0 },
    ) +
    sheet(
      polygon(
        place(
          [
            [-20, -56],
            [-31, -51],
            [-20, -50],
          ],
          { x, y },
        ),
      ),
      '#ffd27a',
      { lift: 2, rough: 0 },
    ) +
    sheet(body, '#8394ad', { lift: 5, rough: 0.2 }) +
    sheet(
      soft([
        [-25, -32],
        [-12, -34],
        [-4, -22],
        [-8, -7],
        [-18, -10],
        [-25, -20],
      ]),
      '#c59aa6',
      { lift: 1, rough: 0.1 },
    ) +
    sheet(collar, '#3f8d80', { lift: 1, rough: 0.1 }) +
    paper(
      shape(wing, '#aab8cc') +
        stroke(`M${x + 8} ${y - 31}l9 16M${x + 17} ${y - 27}l9 12`, '#33415c', 4),
      { lift: 3, rough: 0.1 },
    ) +
    shape(circle(x - 14, y - 54, 3), '#fff4dc') +
    shape(circle(x - 14.3, y - 54, 1.7), '#1b2233')
  );
}

/** A cat that sits in a window and looks up, 30 high. */
function cat(x: number, y: number): string {
  return smooth(
    place(
      [
        [-11, 0],
        [-10, -12],
        [-7, -19],
        [-9, -31],
        [-4, -27],
        [3, -27],
        [7, -32],
        [7, -20],
        [11, -12],
        [12, 0],
      ],
      { x, y },
    ),
    { closed: true, tension: 0.5 },
  );
}

function roofTalk(): string {
  const [left, right, ridgeLine, eaves] = [52, 404, 152, 258];
  const rings = [66, 54, 43, 33, 24].map((radius, index) =>
    sheet(
      circle(410, 66, radius) + (index < 4 ? circle(410, 66, radius - 5.5) : ''),
      index === 4 ? '#fff0b5' : '#ffd98a',
      { lift: 4, rough: 0.3, seed: index + 1 },
    ),
  );
  // Terraces climb the hill behind.
  const climb = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [-20 + index * 58, 168 - 9 * index + (index > 4 ? (index - 4) * 15 : 0)];
    return { x, y };
  });
  const farRoofs = climb.map(
    ({ x, y }, index) =>
      chimney(x + 38, y - 56, y - 20, 13, '#a8563e') +
      sheet(rectangle(x, y - 14, 58, 180), index % 2 ? '#c9653f' : '#b95637', {
        lift: 3,
        rough: 0.4,
      }) +
      sheet(
        polygon([
          [x - 3, y - 12],
          [x + 5, y - 44],
          [x + 53, y - 44],
          [x + 61, y - 12],
        ]),
        index % 2 ? '#5f7187' : '#6d8096',
        { lift: 3, rough: 0.4 },
      ),
  );
  const roof = polygon([
    [left - 14, eaves],
    [left, ridgeLine],
    [right, ridgeLine],
    [right + 14, eaves],
  ]);
  const panes = [84, 170, 256, 342]
    .map((x) => rectangle(x, 288, 34, 50) + rectangle(x + 15.5, 288, 3, 50))
    .join('');
  const gutter: Point[] = [
    [left - 12, eaves + 1],
    [right + 12, eaves + 1],
  ];
  const party = [left + 118, left + 236];
  const strip = 106;
  return picture(
    [
      backdrop(['#ee6f24', '#f8963f', '#ffc978']),
      ...rings,
      ...farRoofs,
      sheet(rectangle(left - 4, eaves - 6, right - left + 8, 120), '#c4532f', {
        lift: 7,
        rough: 0.5,
      }),
      shape(panes, '#5a2420'),
      shape(rectangle(256, 288, 34, 50), '#ffcf7a'),
      // Somebody has seen the pigeon.
      shape(cat(272, 324), '#3a1a18'),
      shape([84, 170, 256, 342].map((x) => rectangle(x, 282, 34, 5)).join(''), '#ffe2b8'),
      ...[left + 6, left + 108, left + 226, right - 32].map((x) =>
        chimney(x, 124, ridgeLine + 12, 26, '#b5482c'),
      ),
      paper(
        shape(roof, '#3d4c61') +
          stroke(slates(left + 2, right + 2, ridgeLine + 4, eaves, 13), '#5b6e87', 1.3) +
          stroke(party.map((x) => `M${x} ${ridgeLine}V${eaves}`).join(''), '#6c7f97', 5),
        { lift: 7, rough: 0.3 },
      ),
      sheet(rectangle(left - 3, ridgeLine - 4, right - left + 6, 8, 3), '#c4532f', {
        lift: 2,
        rough: 0.3,
      }),
      panels(82, 174, 2, 2, 36, 32),
      panels(186, 174, 2, 2, 36, 32),
      panels(304, 174, 2, 1, 36, 32),
      paper(shape(laceEdge(gutter, { pitch: 22, depth: 22 }), '#fff4dc'), { lift: 4, rough: 0 }),
      // One array's height, one array's width, and the whole ridge.
      limit([258, 174], [280, 174]),
      limit([258, 238], [280, 238]),
      measure([270, 174], [270, 238]),
      limit([304, 208], [304, 236]),
      limit([376, 208], [376, 236]),
      measure([304, 224], [376, 224]),
      limit([left, 92], [left, ridgeLine]),
      limit([right, 92], [right, ridgeLine]),
      measure([left, strip], [right, strip], 15),
      pigeon(216, strip - 7),
      // The neighbor's chimney stands in front of it all.
      chimney(424, 214, 360, 70, '#7c2f22'),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- all six

/** The pictures in the order of `content/talks.yaml`. */
export const talks: readonly (() => string)[] = [
  snowflakeTalk,
  streamerTalk,
  spiralTalk,
  heronTalk,
  mathsTalk,
  roofTalk,
];

async function files(browser: Browser): Promise<Files> {
  const result: Files = {};
  for (const [index, draw] of talks.entries()) {
    const png = await rasterize(browser, draw(), { width: WIDTH, height: HEIGHT }, 2);
    result[`talk-${index + 1}.jpg`] = await toJpeg(png);
  }
  return result;
}

export const scene: SpecialScene = { slug: 'talks', files };
