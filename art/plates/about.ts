/** About: the pictures in its text, and the one for sharing. All of Sherwood's green and gold. */
import {
  arc,
  bow,
  circle,
  ellipse,
  mix,
  mixPoints,
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
import { lace, laceEdge, stitches } from '../../tools/content/paper/lace.ts';
import { openFont, outline, setLine } from '../kit/lettering.ts';
import {
  acorn,
  animal,
  below,
  bird,
  fern,
  fir,
  heightAt,
  limb,
  oakLeaf,
  ridge,
} from '../../tools/content/paper/nature.ts';
import { blurred, paper, picture, sheet, sky } from '../../tools/content/paper/paper.ts';
import { hood, person } from '../kit/people.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import type { Plate } from '../kit/scene.ts';
import { softLine } from '../kit/ribbon.ts';
import { flatSnowflake, type WedgeDesign } from '../kit/snowflake.ts';
import { painted, spiral } from '../kit/spiral.ts';
import { darker, lighter, moved, shape, stroke, tag } from '../../tools/content/paper/svg.ts';
import { bigWheel, castleRock, councilHouse, skyline } from '../kit/town.ts';
import {
  arrow,
  BARK,
  DAWN,
  foliage,
  GOLD,
  GREEN,
  leaves,
  note,
  scene,
  sherwood,
} from '../scenes/about.ts';

const WIDTH = 696;
const HEIGHT = 435;
const RUST = '#8e2f24';

/** A ridge over the whole width of these pictures, which are wider than a card. */
function hills(y: number, swing: number, humps: number, seed: number): Point[] {
  return ridge({ y: 0, swing, humps, seed }).map(([x, rise]): Point => [x * 1.2 - 20, y + rise]);
}

/** The dawn of the card, from the upper to the lower edge of a window. */
function dawn(top: number, bottom: number): string {
  const stops = ['#3f7d6c', '#5d9678', '#c9c074', '#f8d680', '#fff0c2'].map((color, index) =>
    tag('stop', { offset: index / 4, 'stop-color': color }),
  );
  return (
    tag('linearGradient', { id: 'dawn', x1: 0, y1: 0, x2: 0, y2: 1 }, stops.join('')) +
    shape(rectangle(-20, top, WIDTH + 40, bottom - top), 'url(#dawn)')
  );
}

// ---------------------------------------------------------------- what people made, on a sill

const SILL = 352;

/** A soft six-sided flake with round bites, cut with care. */
const FLAKE: WedgeDesign = {
  rim: [
    [1, 0],
    [0.94, 0.06],
    [0.955, 0.15],
    [0.87, 0.2],
    [0.89, 0.32],
    [0.77, 0.42],
    [0.79, 0.56],
    [0.69, 0.68],
    [0.74, 0.84],
    [0.7, 0.92],
    [0.78, 1],
  ],
  firstFold: [
    { from: 0.1, to: 0.2, tip: [0.17, 0.6], bulge: 0.5 },
    { from: 0.26, to: 0.42, tip: [0.36, 0.62], bulge: 1 },
    { from: 0.48, to: 0.64, tip: [0.6, 0.5], bulge: 0.9 },
    { from: 0.7, to: 0.82, tip: [0.8, 0.28], bulge: 0.7 },
  ],
  secondFold: [
    { from: 0.2, to: 0.3, tip: [0.29, 0.42], bulge: 0.6 },
    { from: 0.38, to: 0.5, tip: [0.49, 0.5], bulge: 0.9 },
    { from: 0.56, to: 0.66, tip: [0.62, 0.5], bulge: 0.8 },
  ],
};

/** The window's opening, a flat arch; a positive inset makes it smaller. */
function windowArch(inset: number): Point[] {
  const [left, right, spring] = [98 + inset, 598 - inset, 150];
  const [middle, reach, rise] = [(left + right) / 2, (right - left) / 2, 88 - inset];
  return [
    [left, SILL + 20],
    ...arc(0, 0, 1, 180, 360, 48).map(([x, y]): Point => [middle + x * reach, spring + y * rise]),
    [right, SILL + 20],
  ];
}

const around = (inset: number) =>
  rectangle(-40, -40, WIDTH + 80, HEIGHT + 80) + polygon(windowArch(inset));

/** Dawn over the castle, with a very small outlaw. */
function view(): string[] {
  const random = createRandom(6);
  const far = hills(296, 16, 2.2, 5);
  const wood = hills(322, 12, 2, 9);
  const castle = castleRock(206, 300, 168, 132, 4);
  const outlaw = { x: 411, y: heightAt(wood, 411) + 6, size: 0.34 };
  return [
    dawn(0, 330),
    blurred(shape(circle(286, 232, 84), '#fff6d4'), 20, 0.8),
    sheet(circle(286, 236, 30), '#fff8e0', { lift: 1, rough: 0.3, shade: 0.25 }),
    sheet(
      [
        { x: 440, y: 176, size: 0.2 },
        { x: 468, y: 190, size: 0.14, turn: 8 },
      ]
        .map(bird)
        .join(''),
      '#5a6a3a',
      { lift: 2, rough: 0 },
    ),
    paper(
      shape(castle.castle, '#a47a35', { 'fill-rule': 'nonzero' }) +
        shape(castle.windows, '#fbe2a0'),
      { lift: 3, rough: 0.3 },
    ),
    paper(shape(castle.rock, '#c3924a') + shape(castle.caves, '#6e4f22'), { lift: 4, rough: 0.8 }),
    sheet(below(far), '#a9a750', { lift: 5, rough: 1.6, seed: 3 }),
    sheet(
      [300, 322, 420, 444, 476, 506, 532, 556]
        .map((x) => fir(x, heightAt(far, x) + 22, random.between(54, 104), random))
        .join(''),
      '#7d9348',
      { lift: 4, rough: 0.8 },
    ),
    sheet(below(wood), '#567f43', { lift: 6, rough: 1.6, seed: 6 }),
    paper(
      shape(person('walking', outlaw), '#1d3f2c', { 'fill-rule': 'nonzero' }) +
        shape(hood(outlaw), RUST),
      { lift: 3, rough: 0.2 },
    ),
  ];
}

/** The frame in the wall, with a mullion and a transom, and the wall with its paper of leaves. */
function windowFrame(): string[] {
  const random = createRandom(12);
  const wallpaper: string[] = [];
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 14; column++) {
      const [x, y] = [column * 54 + (row % 2) * 27 - 10, row * 58 + 40];
      const turn = (column + row) % 2 ? 24 : -24;
      wallpaper.push(oakLeaf({ x, y, turn: turn + random.around(4), size: 0.34 }).outline);
    }
  }
  const wall = around(-16);
  return [
    sheet(
      rectangle(344, 0, 9, 400) + rectangle(90, 150, 254, 8) + rectangle(353, 150, 260, 8),
      BARK.main,
      { lift: 6, rough: 0.4, rim: 0.6 },
    ),
    sheet(around(0), BARK.deep, { lift: 10, rough: 0.6 }),
    sheet(around(-9), BARK.lit, { lift: 5, rough: 0.6, rim: 0.7 }),
    paper(
      `<clipPath id="wall"><path d="${wall}" clip-rule="evenodd"/></clipPath>` +
        shape(wall, GREEN.deep) +
        `<g clip-path="url(#wall)">${shape(wallpaper.join(''), '#1f4a36')}</g>`,
      { lift: 9, rough: 0.6, seed: 4 },
    ),
  ];
}

/**
 * One lace curtain, drawn aside and tied: `lead` is its free edge from the rod to the sill.
 * Everything is drawn on the left side and mirrored.
 */
function curtain(flip: boolean): string[] {
  const side = ([x, y]: Point): Point => (flip ? [WIDTH - x, y] : [x, y]);
  const lead = [
    ...bow([262, 38], [232, 176], [116, 246], 16),
    ...bow([116, 246], [120, 300], [140, SILL + 8], 8).slice(1),
  ];
  const at = (down: number, across: number): Point => {
    const steps = lead.length - 1;
    const index = Math.min(Math.floor(down * steps), steps - 1);
    const from: Point = lead[index] ?? [0, 0];
    const [x, y] = mixPoints(from, lead[index + 1] ?? from, down * steps - index);
    const waist = 82 - 8 * Math.sin(Math.PI * Math.min(down / 0.66, 1));
    return [mix(x, down > 0.6 ? 78 : waist, across), mix(y, 38 + down * (SILL - 30), across * 0.8)];
  };
  const rows = 25;
  const columns = 9;
  const edge = Array.from({ length: rows + 1 }, (_, index) => side(at(index / rows, 0)));
  const back = Array.from({ length: rows + 1 }, (_, index) => side(at(1 - index / rows, 1)));
  const net: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corner = (down: number, across: number) =>
        side(at((row + 0.5 + down) / rows, (column + 0.5 + across) / columns));
      if (row === rows - 1) continue;
      net.push(polygon([corner(-0.3, 0), corner(0, 0.3), corner(0.3, 0), corner(0, -0.3)]));
    }
  }
  const folds = [0.2, 0.44, 0.7].map((across) =>
    smooth(Array.from({ length: 14 }, (_, index) => side(at(index / 13, across)))),
  );
  const tie = limb([side([66, 236]), side([96, 250]), side([132, 244])], 13, 12);
  return [
    paper(
      shape(laceEdge(flip ? edge : [...edge].reverse(), { pitch: 34, depth: 30 }), GOLD.cream) +
        shape(polygon([...edge, ...back]) + net.join(''), GOLD.cream) +
        stroke(folds.join(''), '#cdb98a', 2.4, { opacity: 0.55 }),
      { lift: 7, rough: 0.3, rim: 0.6 },
    ),
    paper(shape(tie, GOLD.full), { lift: 4, rough: 0.3, rim: 0.7 }),
  ];
}

/** The rod with its rings and two acorns at its ends. */
function rod(): string[] {
  const ends = ([-1, 1] as const).map((way) => {
    const { nut, cup } = acorn({ x: 348 + way * 296, y: 26, size: 0.62, turn: -90 * way });
    return paper(shape(nut, GOLD.full) + shape(cup, '#7a5426'), { lift: 5, rough: 0.2 });
  });
  const rings = [88, 131, 175, 218, 260].flatMap((x) => [x, WIDTH - x]);
  return [
    sheet(rectangle(58, 22, 580, 8, 4), '#b9822b', { lift: 7, rough: 0.2, rim: 0.9 }),
    paper(rings.map((x) => stroke(ellipse(x, 30, 4, 11), GOLD.full, 2.4)).join(''), {
      lift: 3,
      rough: 0,
      rim: 0.9,
    }),
    ...ends,
  ];
}

/** An open album that stands on the sill: an oak on one page, the fair and a heron's pond on the other. */
function album(x: number, y: number): string[] {
  const page = (way: 1 | -1, markup: string) =>
    tag('g', { transform: `matrix(${way * 0.86} -0.17 0 1 ${x} ${y})` }, markup);
  const cover = shape(rectangle(-2, -107, 106, 112, 2), RUST);
  const paperPage = shape(rectangle(0, -102, 98, 102), '#fff8e6');
  const leaf = oakLeaf({ x: 22, y: -16, turn: 25, size: 0.26 });
  const { nut, cup } = acorn({ x: 69, y: -33, size: 0.42, turn: 12 });
  const photo = (px: number, py: number, w: number, h: number, ground: string) =>
    shape(rectangle(px, py, w, h), ground);
  const oak =
    photo(12, -90, 74, 64, '#f6d67c') +
    shape(
      polygon([
        [12, -26],
        [12, -42],
        [50, -48],
        [86, -40],
        [86, -26],
      ]),
      '#567f43',
    ) +
    shape(
      limb(
        [
          [48, -36],
          [47, -52],
          [50, -66],
        ],
        9,
        4,
      ),
      BARK.main,
    ) +
    shape(circle(40, -66, 13) + circle(58, -66, 13), GREEN.leaf, { 'fill-rule': 'nonzero' }) +
    shape(circle(49, -74, 15), GREEN.fresh) +
    stroke('M14 -16H66M14 -10H48', '#b7a684', 2);
  const fair =
    photo(12, -92, 74, 38, '#8fc0a6') +
    stroke(
      circle(50, -70, 15) +
        polyline([
          [35, -70],
          [65, -70],
        ]) +
        polyline([
          [50, -85],
          [50, -55],
        ]) +
        'M50 -70L41 -54M50 -70L59 -54',
      RUST,
      1.8,
    ) +
    photo(12, -46, 34, 34, GOLD.full) +
    shape(leaf.outline, GREEN.moss) +
    photo(52, -46, 34, 34, GREEN.leaf) +
    shape(nut, GOLD.light) +
    shape(cup, BARK.main);
  return [
    blurred(
      shape(
        polygon([
          [x - 80, y],
          [x + 90, y],
          [x + 120, y + 20],
          [x - 40, y + 20],
        ]),
        '#140b04',
      ),
      6,
      0.5,
    ),
    paper(page(-1, cover) + page(1, cover), { lift: 6, rough: 0.2 }),
    paper(tag('g', { transform: `matrix(0.86 0.17 0 1 ${x - 84} ${y - 17})` }, paperPage + oak), {
      lift: 2,
      rough: 0,
      rim: 0.7,
    }),
    paper(tag('g', { transform: `matrix(0.86 -0.17 0 1 ${x} ${y})` }, paperPage + fair), {
      lift: 2,
      rough: 0,
      rim: 0.7,
    }),
  ];
}

/** An oak leaf as a tonal drawing, for a disc of radius 100. */
function leafTone() {
  const half: Point[] = [
    [5, 98],
    [5, 72],
    [18, 68],
    [46, 70],
    [52, 54],
    [22, 38],
    [24, 28],
    [66, 26],
    [72, 4],
    [30, -8],
    [28, -18],
    [62, -26],
    [64, -48],
    [26, -54],
    [30, -72],
    [22, -92],
    [0, -97],
  ];
  const mirrored = half.map(([x, y]): Point => [-x, y]).reverse();
  const rib: Point[] = [
    [-4, 64],
    [4, 64],
    [3, -66],
    [-3, -66],
  ];
  return painted(0.95, [
    { outline: [...half, ...mirrored], tone: 0.03, feather: 2 },
    { outline: rib, tone: 0.9, feather: 2 },
  ]);
}

/** A flying disc with an oak leaf on it: one spiral from the middle to the rim, cut from foil. */
function disc(x: number, y: number, radius: number): string[] {
  const face = spiral({ x, y, radius: radius * 0.8, turns: 22, tone: leafTone(), end: 90 });
  return [
    sheet(circle(x, y, radius), GOLD.full, { lift: 8, rough: 0, rim: 0.9 }),
    stroke(circle(x, y, radius * 0.93) + circle(x, y, radius * 0.87), GOLD.dark, 1.2),
    sheet(circle(x, y, radius * 0.83), GOLD.cream, { lift: 1, rough: 0, rim: 0.6 }),
    shape(face, GREEN.night),
  ];
}

const CUBE = 21;

/** A cube seen from the front, a little from above and the right; (x, y) is its lower left corner. */
function cube(x: number, y: number, color: string): string {
  const [dx, dy] = [CUBE * 0.3, CUBE * -0.24];
  const top = y - CUBE;
  const lid: Point[] = [
    [x, top],
    [x + dx, top + dy],
    [x + CUBE + dx, top + dy],
    [x + CUBE, top],
  ];
  const flank: Point[] = [
    [x + CUBE, top],
    [x + CUBE + dx, top + dy],
    [x + CUBE + dx, y + dy],
    [x + CUBE, y],
  ];
  return paper(
    shape(rectangle(x, top, CUBE, CUBE), color) +
      shape(polygon(lid), lighter(color, 0.42)) +
      shape(polygon(flank), darker(color, 0.36)),
    { lift: 1.6, rough: 0.1, rim: 0.8 },
  );
}

/** Three gold and four green are seven, as towers. */
function sum(y: number): string[] {
  const tower = (x: number, colors: readonly string[]) =>
    colors.map((color, index) => cube(x, y - index * CUBE, color));
  const sign = (x: number, text: string) =>
    paper(shape(outline(setLine(openFont('titan-one'), text, { size: 30, x, y: y - 4 })), RUST), {
      lift: 3,
      rough: 0,
      rim: 0.8,
    });
  const three = Array.from({ length: 3 }, () => GOLD.full);
  const four = Array.from({ length: 4 }, () => '#4f8a48');
  return [
    ...tower(424, three),
    sign(467, '+'),
    ...tower(484, four),
    sign(528, '='),
    ...tower(546, [...three, ...four]),
    robin(556, y - 7 * CUBE - 3),
  ];
}

/** The thing to find: a robin that came in by the window. */
function robin(x: number, y: number): string {
  const spot = { x, y, size: 0.34, flip: true };
  const breast = place(
    [
      [10, -8],
      [30, -22],
      [37, -46],
      [26, -52],
      [12, -34],
    ],
    spot,
  );
  const [eye] = place([[27, -58]], spot);
  return (
    paper(
      stroke(
        polyline([
          [x - 2, y + 3],
          [x - 2, y - 4],
        ]) +
          polyline([
            [x - 6, y + 3],
            [x - 5, y - 4],
          ]),
        '#3a2a1a',
        1.2,
      ) +
        shape(animal('robin', spot), '#8a6a44') +
        shape(smooth(breast, { closed: true }), '#d9532c'),
      { lift: 3, rough: 0, rim: 0.7 },
    ) + shape(circle(...(eye ?? [x, y]), 1.3), '#1d130a')
  );
}

/** The snowflake on its thread, turning in the window. */
function hangingFlake(x: number, y: number, radius: number): string[] {
  const d = flatSnowflake(FLAKE, x, y, radius, 8);
  return [
    stroke(`M${x} 28L${x} ${y - radius * 0.9}`, '#fdf6e0', 1.2),
    sheet(d, '#ffffff', { lift: 12, rough: 0.2, rim: 0.8 }),
  ];
}

function sillBoard(): string[] {
  const grain = [SILL + 12, SILL + 22, SILL + 33].map((y, row) =>
    smooth(
      Array.from({ length: 9 }, (_, index): Point => [
        44 + index * 75,
        y + ((index + row) % 3) * 2,
      ]),
    ),
  );
  return [
    sheet(rectangle(-30, SILL + 38, WIDTH + 60, 70), GREEN.night, { lift: 3, rough: 0.3 }),
    paper(
      shape(rectangle(40, SILL + 6, 616, 38, 3), BARK.lit) +
        shape(rectangle(40, SILL + 32, 616, 12, 3), BARK.main) +
        stroke(grain.slice(0, 2).join(''), BARK.main, 1, { opacity: 0.7 }),
      { lift: 10, rough: 0.5, rim: 0.8 },
    ),
  ];
}

function madeThings(): string {
  return picture(
    [
      ...view(),
      ...windowFrame(),
      ...curtain(false),
      ...curtain(true),
      ...rod(),
      ...hangingFlake(348, 142, 74),
      ...sillBoard(),
      ...disc(334, 304, 64),
      ...album(198, 374),
      ...sum(374),
      paper(
        shape(fern(668, 452, 150, -108, -26, 12) + fern(700, 452, 130, -82, -20, 12), GREEN.leaf, {
          'fill-rule': 'nonzero',
        }),
        { lift: 10, rough: 0.4 },
      ),
      leaves(
        [
          { x: 30, y: 400, turn: 30, size: 1.1 },
          { x: 90, y: 424, turn: 70, size: 1 },
          { x: -10, y: 390, turn: -14, size: 1 },
        ],
        [GREEN.leaf, GOLD.full, GREEN.fresh],
        12,
      ),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- the bench, from above

/** Units to a centimeter: the mat's squares, the rule's marks and the cube's edges agree. */
const CM = 20;
const MAT = { x: 284, y: 226, w: 30 * CM, h: 19 * CM, turn: -4 };
const nunito = openFont('nunito', 700);

const mark = (text: string, size: number, x: number, y: number) =>
  outline(setLine(nunito, text, { size, x, y }));

function benchTop(): string {
  const random = createRandom(3);
  const boards = [-6, 92, 190, 288, 386].map((y) =>
    polyline([
      [-20, y],
      [WIDTH + 20, y + 3],
    ]),
  );
  const grain = Array.from({ length: 16 }, (_, row) =>
    smooth(
      Array.from({ length: 10 }, (_step, index): Point => [
        -20 + index * 82,
        12 + row * 27 + random.around(5),
      ]),
    ),
  );
  return (
    shape(rectangle(-20, -20, WIDTH + 40, HEIGHT + 40), '#7a5632') +
    stroke(grain.join(''), '#5d3f21', 1, { opacity: 0.5 }) +
    stroke(boards.join(''), '#4a3119', 2.2)
  );
}

/** The cutting mat: a line for each centimeter, a bold one for every fifth, and two angles. */
function mat(): string {
  const { w, h } = MAT;
  const [left, top] = [-w / 2, -h / 2];
  const lines = (every: number) => {
    let d = '';
    for (let x = 0; x <= w; x += every) d += `M${left + x} ${top}v${h}`;
    for (let y = 0; y <= h; y += every) d += `M${left} ${top + y}h${w}`;
    return d;
  };
  let numbers = '';
  for (let cm = 0; cm <= w / CM; cm++) {
    for (const y of [top - 5, -top + 11]) numbers += mark(String(cm), 8, left + cm * CM, y);
  }
  for (let cm = 1; cm < h / CM; cm++) {
    for (const x of [left - 9, -left + 9]) numbers += mark(String(cm), 8, x, -top - cm * CM + 3);
  }
  const diagonals = [45, 60].map((angle) => {
    const [x, y] = polar(left, -top, h / Math.sin((angle * Math.PI) / 180), -angle);
    return `M${left} ${-top}L${x} ${y}`;
  });
  const green = '#1f5d42';
  return paper(
    moved(
      shape(rectangle(left - 20, top - 20, w + 40, h + 40, 14), green) +
        stroke(lines(CM), lighter(green, 0.4), 0.5, { opacity: 0.6 }) +
        stroke(lines(CM * 5), lighter(green, 0.6), 0.9, { opacity: 0.7 }) +
        stroke(diagonals.join(''), lighter(green, 0.5), 0.7, { opacity: 0.5 }) +
        shape(numbers, lighter(green, 0.7)),
      MAT,
    ),
    { lift: 5, rough: 0.3, rim: 0.6 },
  );
}

const pencilled = (d: string, width = 1.4, opacity = 1) => stroke(d, '#7b7466', width, { opacity });

/** The sheet with a screen on it: drawn in pencil, and on its left side already made of paper. */
const DRAFT = { x: 296, y: 214, w: 384, h: 270, turn: 3 };
/** The leaf on its canvas, and the line where paper ends and pencil begins. */
const HERO_LEAF = { x: -14, y: 88, size: 1.6 };

const clipped = (id: string, d: string, markup: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${markup}</g>`;

const leftOf = (x: number) => rectangle(-260, -260, 260 + x, 520);
const rightOf = (x: number) => rectangle(x, -260, 260, 520);

/** Anchor points of the right half, with the handles of their curves. */
function handles(): string {
  const points = place(
    [
      [13, -17],
      [23, -38],
      [26, -62],
      [20, -76],
      [5, -98],
    ],
    HERO_LEAF,
  );
  // The direction of each curve at its point: from the leaf's point before it to the one after.
  const reach: Point[] = [
    [1, -16],
    [-4, -17],
    [-6, -17],
    [3, -18],
    [-9, -10],
  ];
  return points
    .map(([x, y], index) => {
      const [dx, dy] = reach[index] ?? [0, 0];
      const ends: Point[] = [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ];
      return (
        stroke(polyline(ends), RUST, 1) +
        shape(ends.map(([ex, ey]) => circle(ex, ey, 2.6)).join(''), RUST) +
        shape(rectangle(x - 3.4, y - 3.4, 6.8, 6.8), '#ffffff', {
          stroke: RUST,
          'stroke-width': 1.2,
        })
      );
    })
    .join('');
}

/** What is on the five tool buttons, around (0, 0). */
const TOOL_SIGNS = [
  shape('M-6 -9L8 3L1.6 3.6L5 10L2 11.4L-1.2 5L-6 9Z', GOLD.cream),
  shape('M0 -11L7 0L3 9H-3L-7 0ZM-0.7 -9V-1H0.7V-9Z', GOLD.cream),
  stroke(circle(-5, 7, 3.4) + circle(5, 7, 3.4) + 'M-3.4 4L5 -10M3.4 4L-5 -10', GOLD.cream, 2),
  stroke('M-8 -3H3A6 6 0 0 1 3 9H-4M-3 -9L-9 -3L-3 3', GREEN.night, 2.6),
  stroke('M-6 8L6 -8M6 -8L-2 -7M6 -8L6 0', '#7b7466', 1.6),
];

function draft(): string[] {
  const { w, h } = DRAFT;
  const [left, top] = [-w / 2, -h / 2];
  const on = (markup: string) => moved(markup, DRAFT);
  const cut = (markup: string, lift: number) => paper(on(markup), { lift, rough: 0.2, rim: 0.8 });

  const leaf = oakLeaf(HERO_LEAF);
  const seam = HERO_LEAF.x;
  const bar = rectangle(left + 14, top + 14, w - 28, 26, 4);
  const canvas = rectangle(left + 58, top + 50, 226, h - 64, 4);
  const tool = (index: number): Point => [left + 32, top + 67 + index * 42.5];
  const fruit = {
    left: acorn({ x: seam - 70, y: 52, size: 1.15, turn: 18 }),
    right: acorn({ x: seam + 70, y: 52, size: 1.15, turn: -18 }),
  };
  const panel = left + 296;
  const knobs: Point[] = [48, 20, 60].map((x, index): Point => [panel + x, top + 78 + index * 44]);

  return [
    paper(on(shape(rectangle(left, top, w, h), GOLD.cream)), { lift: 6, rough: 0.4, rim: 0.8 }),
    // First everything in pencil …
    on(
      pencilled(bar + canvas) +
        pencilled(rectangle(20, top + 20, 150, 14, 7)) +
        pencilled(rectangle(left + 15, top + 220, 34, 35, 5)) +
        knobs
          .map(
            ([x, y], index) =>
              pencilled(`M${panel} ${y}H${x - 8}M${x + 8} ${y}H${panel + 74}`) +
              pencilled(circle(x, y, 8)) +
              pencilled(`M${panel} ${y - 19}h${[40, 54, 32][index] ?? 40}`, 3, 0.5),
          )
          .join('') +
        pencilled(rectangle(panel, top + 206, 74, 32, 16)) +
        pencilled(`M${panel + 18} ${top + 222}h38`, 3, 0.5) +
        clipped(
          'pencil-side',
          rightOf(seam),
          pencilled(leaf.outline, 1.8) + pencilled(leaf.vein, 1, 0.7),
        ) +
        pencilled(fruit.right.nut + fruit.right.cup, 1.6) +
        handles(),
    ),
    // … then in paper, from the left.
    cut(
      clipped('bar-side', leftOf(seam + 16), shape(bar, GREEN.deep)) +
        shape(
          [0, 1, 2].map((dot) => circle(left + 30 + dot * 16, top + 27, 4.6)).join(''),
          GOLD.full,
        ),
      3,
    ),
    cut(clipped('canvas-side', leftOf(seam), shape(canvas, '#d6dda6')), 2),
    cut(
      clipped(
        'leaf-side',
        leftOf(seam),
        shape(leaf.outline, GREEN.leaf) + stroke(leaf.vein, GREEN.night, 1.6, { opacity: 0.45 }),
      ),
      6,
    ),
    cut(shape(fruit.left.nut, GOLD.full) + shape(fruit.left.cup, '#7a5426'), 5),
    ...[0, 1, 2, 3].map((index) => {
      const [x, y] = tool(index);
      return cut(
        shape(rectangle(x - 17, y - 17, 34, 34, 5), index === 3 ? GOLD.full : GREEN.moss) +
          moved(TOOL_SIGNS[index] ?? '', { x, y }),
        3,
      );
    }),
    on(moved(TOOL_SIGNS[4] ?? '', { x: tool(4)[0], y: tool(4)[1] })),
  ];
}

/** The right half of the leaf: above the knife it is cut and has come loose, below it is pencil. */
function otherHalf(): string[] {
  const spot = { x: 574, y: 300, turn: 8 };
  const on = (markup: string) => moved(markup, spot);
  const leaf = oakLeaf({ x: -20, y: 88, size: 1.6 });
  const tip: Point = [21, -10];
  return [
    paper(on(shape(rectangle(-44, -104, 92, 216), GREEN.leaf)), { lift: 5, rough: 0.4, rim: 0.8 }),
    on(
      clipped(
        'still-drawn',
        rightOf(-20),
        stroke(leaf.outline, '#b9d3a4', 1.6) + stroke(leaf.vein, '#b9d3a4', 0.9),
      ) +
        stroke('M-20 -72V88', '#b9d3a4', 1.6) +
        clipped(
          'slit',
          rectangle(-24, -200, 204, 200 + tip[1]),
          stroke(leaf.outline, '#0b271a', 3),
        ),
    ),
    knife(place([tip], spot)[0] ?? [0, 0], 58),
  ];
}

/** A craft knife with its tip at a point; `turn` is where its handle points. */
function knife([x, y]: Point, turn: number): string {
  const blade: Point[] = [
    [0, 0],
    [34, -9],
    [58, -9],
    [58, 7],
    [40, 7],
  ];
  const band = (from: number, to: number, color: string) =>
    shape(rectangle(84, from, 190, to - from), color);
  return paper(
    moved(
      shape(polygon(blade), '#dfe6e2') +
        stroke('M3 -0.2L40 6.4H57', '#8fa39a', 1.4) +
        shape(
          polygon([
            [54, -6],
            [86, -10],
            [86, 10],
            [54, 6],
          ]),
          '#b9822b',
        ) +
        stroke('M62 -7V7M68 -8V8M74 -8.6V8.6M80 -9.4V9.4', '#7a5426', 1.6) +
        band(-11, -4, '#f6d67c') +
        band(-4, 4, GOLD.full) +
        band(4, 11, '#b9822b'),
      { x, y, turn },
    ),
    { lift: 9, rough: 0, rim: 0.8 },
  );
}

/** Compasses that draw a circle of five centimeters on gold paper; they have gone most of the way. */
function compasses(): string[] {
  const needle: Point = [540, 108];
  const radius = 2.5 * CM;
  const heading = 52;
  const lead = polar(...needle, radius, heading);
  const middle = mixPoints(needle, lead, 0.5);
  const hinge = polar(...middle, 122, heading - 90);
  const grip = polar(...hinge, 46, heading - 90);
  const leg = (to: Point, color: string) =>
    shape(limb([hinge, mixPoints(hinge, to, 0.8)], 12, 7), color) +
    shape(limb([mixPoints(hinge, to, 0.78), to], 5, 1.2), '#5c6a62');
  const drawn = arc(...needle, radius, heading, heading - 285, 60);
  return [
    paper(moved(shape(rectangle(-72, -66, 144, 132), GOLD.full), { x: 540, y: 110, turn: 7 }), {
      lift: 5,
      rough: 0.4,
      rim: 0.8,
    }),
    stroke(polyline(drawn), '#5a3d0c', 1.6),
    shape(circle(...needle, 1.8), '#5a3d0c'),
    paper(leg(needle, '#c9d2cc') + leg(lead, '#aab6af'), { lift: 9, rough: 0, rim: 0.9 }),
    paper(
      shape(limb([hinge, grip], 10, 8), '#5c6a62') +
        shape(circle(...hinge, 13), '#dfe6e2') +
        shape(circle(...hinge, 5), '#8fa39a'),
      {
        lift: 4,
        rough: 0,
        rim: 0.9,
      },
    ),
  ];
}

/** A steel rule of sixteen centimeters. */
function rule(): string {
  const [length, height] = [16 * CM, 30];
  const ticks = Array.from({ length: 161 }, (_, mm) => {
    const size = mm % 10 ? (mm % 5 ? 5 : 8) : 12;
    return `M${(mm * CM) / 10} 0v${size}`;
  });
  const numbers = Array.from({ length: 15 }, (_, index) =>
    mark(String(index + 1), 9, (index + 1) * CM, 23),
  );
  return paper(
    moved(
      shape(rectangle(-10, 0, length + 20, height, 3) + circle(length + 1, 20, 3.6), '#d5dad2') +
        stroke(ticks.join(''), '#3b463f', 0.6, { 'stroke-linecap': 'butt' }) +
        shape(numbers.join(''), '#3b463f'),
      { x: 142, y: 381, turn: -4 },
    ),
    { lift: 4, rough: 0, rim: 0.9 },
  );
}

/** The net of a cube, two centimeters an edge: six squares and the tabs to glue. */
function cubeNet(): string {
  const e = 2 * CM;
  const square = (column: number, row: number) => rectangle(column * e, row * e, e, e);
  const cells: [number, number][] = [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [1, 2],
    [1, 3],
  ];
  const tab = (column: number, row: number, turn: number) =>
    polygon(
      place(
        [
          [0, 0],
          [7, -11],
          [e - 7, -11],
          [e, 0],
        ],
        { x: column * e, y: row * e, turn },
      ),
    );
  const tabs =
    tab(1, 0, 0) +
    tab(0, 1, 0) +
    tab(2, 1, 0) +
    tab(1, 2, 180) +
    tab(3, 2, 180) +
    tab(1, 4, -90) +
    tab(2, 3, 90);
  const folds = [
    `M${e} ${e}v${e}`,
    `M${2 * e} ${e}v${e}`,
    `M${e} ${e}h${e}`,
    `M${e} ${2 * e}h${e}`,
    `M${e} ${3 * e}h${e}`,
  ];
  return paper(
    moved(
      shape(cells.map(([column, row]) => square(column, row)).join('') + tabs, '#f3ead0', {
        'fill-rule': 'nonzero',
      }) +
        shape(square(1, 1), GREEN.fresh) +
        stroke(folds.join(''), RUST, 1.2, { 'stroke-dasharray': '5 4', 'stroke-linecap': 'butt' }),
      { x: -20, y: 232, turn: -14 },
    ),
    { lift: 4, rough: 0.2, rim: 0.8 },
  );
}

/** A card with five bars: what is used, and what hardly is. */
function tally(): string {
  const bars = [44, 30, 52, 9, 21];
  return (
    paper(
      moved(shape(rectangle(-62, -46, 124, 92, 3), '#fdf6e2') + pencilled('M-50 32H50'), {
        x: 66,
        y: 62,
        turn: -12,
      }),
      {
        lift: 4,
        rough: 0.3,
        rim: 0.8,
      },
    ) +
    paper(
      moved(
        bars
          .map((height, index) =>
            shape(
              rectangle(-46 + index * 19, 32 - height * 1.2, 14, height * 1.2),
              index === 3 ? RUST : ([GREEN.leaf, GREEN.fresh][index % 2] ?? GREEN.leaf),
            ),
          )
          .join(''),
        { x: 66, y: 62, turn: -12 },
      ),
      { lift: 2, rough: 0.1, rim: 0.8 },
    )
  );
}

function snippets(): string {
  const random = createRandom(31);
  const spots: Point[] = [
    [508, 236],
    [486, 384],
    [118, 352],
    [470, 66],
    [446, 52],
    [500, 196],
  ];
  return spots
    .map(([x, y], index) =>
      sheet(
        polygon(
          place(
            [
              [-8, 5],
              [-1, -8],
              [9, 3],
            ],
            { x, y, turn: random.between(0, 360), size: random.between(0.6, 1.1) },
          ),
        ),
        [GOLD.full, GREEN.fresh, GOLD.cream, GREEN.leaf][index % 4] ?? GOLD.full,
        { lift: 2, rough: 0, rim: 0.9 },
      ),
    )
    .join('');
}

function bench(): string {
  const cloth: Point[] = [
    [674, 460],
    [668, -30],
  ];
  return picture(
    [
      benchTop(),
      sheet(laceEdge(cloth, { pitch: 46, depth: -46 }), GOLD.cream, { lift: 3, rough: 0 }),
      mat(),
      cubeNet(),
      tally(),
      ...compasses().slice(0, 3),
      ...draft(),
      rule(),
      ...otherHalf(),
      snippets(),
      ...compasses().slice(3),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- the lace river

/** The lace on its way: over the machine's bar it falls, then it lies down and flows to the right. */
const FALL = { left: 62, right: 258, bar: 206 };
const FLOW = { length: 1150, width: 230, edge: 70, pitch: 76 };

const farEdge = curve([
  [FALL.right, FALL.bar],
  [FALL.right + 1, 262],
  [278, 304],
  [342, 318],
  [470, 316],
  [600, 304],
  [740, 292],
]);
const nearEdge = curve([
  [FALL.left, FALL.bar],
  [FALL.left - 1, 300],
  [84, 376],
  [176, 424],
  [340, 436],
  [540, 440],
  [780, 424],
]);

/** A smooth line, sampled by fractions of its length. */
function curve(points: readonly Point[]): (share: number) => Point {
  const path = walk(softLine(points));
  return (share) => path.at(path.length * share);
}

/** From the lace as it lies flat (along, across) to the picture. */
const flow = (along: number, across: number): Point => {
  const share = along / FLOW.length;
  return mixPoints(farEdge(share), nearEdge(share), across / FLOW.width);
};

function laceBand(): string {
  const { length, width, edge, pitch } = FLOW;
  const border = { pitch, depth: edge };
  const seam = (across: number) =>
    Array.from({ length: 121 }, (_, index) => flow((length * index) / 120, across));
  const count = Math.round(length / pitch);
  const middle = width / 2;
  const hole = (points: readonly Point[]) =>
    polygon(points.map(([along, across]) => flow(along, across)));
  const flowers = Array.from({ length: count }, (_, index) => {
    const x = (length / count) * (index + 0.5);
    const petals = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
      hole(
        place(
          [
            [7, 0],
            [17, -5.4],
            [29, 0],
            [17, 5.4],
          ],
          { x, y: middle, turn: turn + 22.5 },
        ),
      ),
    );
    const eyes = [-33, 33].flatMap((down) =>
      [-26, 0, 26].map((side) => hole(arc(x + side, middle + down, 4.2, 0, 330, 11))),
    );
    const net = [-16, 0, 16].map((down) =>
      hole(
        place(
          [
            [-5, 0],
            [0, -7],
            [5, 0],
            [0, 7],
          ],
          { x: x + length / count / 2, y: middle + down },
        ),
      ),
    );
    return [...petals, ...eyes, ...net].join('');
  });
  return (
    shape(
      lace(length, (along, down) => flow(along, edge - down), border),
      GOLD.cream,
    ) +
    shape(
      lace(length, (along, down) => flow(along, width - edge + down), border),
      GOLD.cream,
    ) +
    shape(
      polygon([...seam(edge - 1), ...seam(width - edge + 1).reverse()]) + flowers.join(''),
      GOLD.cream,
    )
  );
}

/** The water below the lace: it begins under the fall and widens to both sides of it. */
function water(): string {
  const bank = (across: number, grow: number) =>
    Array.from({ length: 61 }, (_, index) => {
      const share = 0.2 + (0.8 * index) / 60;
      const wide = Math.min((share - 0.2) / 0.2, 1);
      return flow(FLOW.length * share, across + grow * wide);
    });
  return polygon([...bank(34, -52), ...bank(FLOW.width - 34, 80).reverse()]);
}

/** Bobbins in three rows, and a thread from each to its own needle on the bar. */
function creel(): string[] {
  const columns = 9;
  const step = (FALL.right - FALL.left) / (columns * 3 - 1);
  const colors = [GOLD.full, '#f3ead0', GREEN.fresh, '#d9532c'];
  const bobbin = (x: number, y: number, color: string) =>
    paper(
      shape(rectangle(x - 6, y - 13, 12, 26, 3), color) +
        stroke(
          `M${x - 6} ${y - 6}h12M${x - 6} ${y - 1}h12M${x - 6} ${y + 4}h12`,
          darker(color, 0.3),
          0.9,
        ) +
        shape(rectangle(x - 8, y - 17, 16, 5, 2) + rectangle(x - 8, y + 12, 16, 5, 2), BARK.lit),
      { lift: 3, rough: 0, rim: 0.8 },
    );
  return [0, 1, 2].flatMap((row) => {
    const y = 60 + row * 42;
    const spots = Array.from({ length: columns }, (_, column): Point => [
      FALL.left + 6 + column * 23.4,
      y,
    ]);
    const threads = spots.map(([x], column) =>
      polyline([
        [x, y + 14],
        [FALL.left + (column * 3 + row) * step, FALL.bar],
      ]),
    );
    return [
      stroke(threads.join(''), '#0d241b', 1.2, { transform: 'translate(1.4 2)', opacity: 0.4 }),
      stroke(threads.join(''), '#fdf3d8', 1.1),
      sheet(rectangle(FALL.left - 16, y + 15, FALL.right - FALL.left + 32, 5), BARK.main, {
        lift: 2,
        rough: 0.1,
        rim: 0.7,
      }),
      ...spots.map(([x], column) => bobbin(x, y, colors[(column + row * 2) % 4] ?? GOLD.full)),
    ];
  });
}

/** The iron frame of the lace machine with its plate. */
function machineFrame(): string[] {
  const iron = '#173f30';
  const post = (x: number) =>
    rectangle(x, -20, 20, 372) +
    polygon([
      [x - 12, 352],
      [x - 4, 330],
      [x + 24, 330],
      [x + 32, 352],
    ]) +
    rectangle(x - 5, 150, 30, 10);
  const bolts = [30, 282].flatMap((x) => [22, 155, 206].map((y) => circle(x + 10, y, 3.6)));
  return [
    sheet(rectangle(34, 10, 264, 150), '#0f2a20', { lift: 4, rough: 0.2 }),
    sheet(post(30) + post(282), iron, { lift: 9, rough: 0.3, rim: 0.7 }),
    paper(shape(rectangle(14, 4, 304, 32, 4), iron), { lift: 6, rough: 0.3, rim: 0.7 }),
    paper(
      shape(rectangle(96, 9, 132, 22, 11), GOLD.full) +
        shape(
          outline(setLine(openFont('berkshire-swash'), 'Nottingham', { size: 19, x: 162, y: 25 })),
          GREEN.night,
        ),
      { lift: 2, rough: 0, rim: 0.8 },
    ),
    shape(bolts.join(''), GOLD.dark),
  ];
}

/** The bar with its needles: here threads become lace. */
function needleBar(): string {
  const needles = Array.from({ length: 27 }, (_, index) => {
    const x = FALL.left + ((FALL.right - FALL.left) * index) / 26;
    return rectangle(x - 1.1, FALL.bar - 18, 2.2, 24, 1);
  });
  return (
    paper(shape(needles.join(''), '#f6d67c'), { lift: 2, rough: 0, rim: 0.9 }) +
    sheet(rectangle(26, FALL.bar - 6, 268, 15, 3), '#1f5138', { lift: 6, rough: 0.2, rim: 0.8 })
  );
}

/** The pattern: cards with punched holes, sewn together, over a prism and down the machine's side. */
function patternCards(): string[] {
  const path = walk(
    softLine([
      [338, 52],
      [344, 100],
      [338, 160],
      [345, 220],
      [338, 262],
    ]),
  );
  const random = createRandom(19);
  const count = 10;
  const card = (index: number) => {
    const from = (path.length * index) / count + 1.2;
    const to = (path.length * (index + 1)) / count - 1.2;
    const board = polygon([
      path.at(from, 34),
      path.at(from, -34),
      path.at(to, -34),
      path.at(to, 34),
    ]);
    let holes = '';
    for (let row = 0; row < 2; row++) {
      for (let column = 0; column < 8; column++) {
        if (random.chance(0.45)) continue;
        holes += circle(
          ...path.at(from + (to - from) * (row ? 0.7 : 0.3), -24.5 + column * 7),
          2.2,
        );
      }
    }
    return sheet(board + holes, index % 2 ? '#f3dfa8' : GOLD.cream, {
      lift: 3,
      rough: 0,
      rim: 0.9,
    });
  };
  const lacing = [-29, 29].map((offset) =>
    stitches(
      Array.from({ length: 41 }, (_, index) => path.at((path.length * index) / 40, offset)),
      { color: '#8e2f24', width: 1.6, stitch: 8, gap: 13.2 },
    ),
  );
  return [
    ...Array.from({ length: count }, (_, index) => card(index)),
    ...lacing,
    sheet(rectangle(296, 34, 84, 22, 5), BARK.lit, { lift: 7, rough: 0.2, rim: 0.8 }),
    sheet(circle(380, 45, 13), GOLD.full, { lift: 4, rough: 0, rim: 0.9 }),
    shape(circle(380, 45, 4), BARK.deep),
  ];
}

/** A stone lion on a plinth whose foot is at (x, y); its face is turned to us. */
function stoneLion(x: number, y: number, size: number, flip = false): string {
  const spot = { x, y: y - 20 * size, size, flip };
  const at = (points: readonly Point[]) => place(points, spot);
  const [head, chin, brow] = at([
    [20, -62],
    [20, -54],
    [20, -76],
  ]);
  const body = at([
    [-40, 0],
    [-44, -14],
    [-38, -30],
    [-22, -38],
    [-4, -42],
    [10, -60],
    [30, -52],
    [34, -26],
    [33, -6],
    [40, -3],
    [40, 0],
  ]);
  const legs = at([
    [12, -30],
    [14, 0],
  ]);
  const haunch = at([
    [-30, -26],
    [-14, -22],
    [-12, -6],
    [0, -3],
  ]);
  const tail = at([
    [-40, -4],
    [-52, -8],
    [-54, -24],
    [-46, -34],
  ]);
  const face = at([
    [9, -72],
    [20, -77],
    [31, -72],
    [30, -58],
    [25, -46],
    [20, -43],
    [15, -46],
    [10, -58],
  ]);
  const nose = at([
    [15.5, -58],
    [24.5, -58],
    [20, -52],
  ]);
  const eyes = at([
    [14.6, -65],
    [25.4, -65],
  ]);
  const ears = at([
    [7, -80],
    [33, -80],
  ]);
  const dark = '#6e6242';
  return (
    sheet(rectangle(x - 50 * size, y - 20 * size, 100 * size, 24 * size), '#c9bb90', {
      lift: 3,
      rough: 0.1,
      rim: 0.8,
    }) +
    paper(
      stroke(smooth(tail), '#d8cba6', 5 * size) +
        shape(smooth(body, { closed: true, tension: 0.8 }), '#e8ddba') +
        stroke(polyline(legs) + smooth(haunch), '#b9aa80', 1.6 * size),
      { lift: 3, rough: 0.1, rim: 0.8 },
    ) +
    paper(
      shape(polygon(star(...(head ?? [x, y]), 27 * size, 21 * size, 13)), '#a8976a') +
        shape(ears.map((ear) => circle(...ear, 5 * size)).join(''), '#cdbf95'),
      { lift: 2, rough: 0.1, rim: 0.8 },
    ) +
    paper(
      shape(smooth(face, { closed: true, tension: 0.8 }), '#efe5c6') +
        shape(polygon(nose) + eyes.map((eye) => circle(...eye, 2 * size)).join(''), dark) +
        stroke(polyline([...at([[20, -53]]), chin ?? [x, y]]), dark, 1.4 * size) +
        stroke(
          smooth(
            at([
              [14, -49],
              [20, -48.5],
              [26, -49],
            ]),
          ),
          dark,
          1.4 * size,
        ) +
        stroke(polyline([brow ?? [x, y], ...at([[20, -70]])]), '#c9bb90', 1.6 * size),
      { lift: 1, rough: 0, rim: 0.8 },
    )
  );
}

/** The heron in the lace, as it stands in the Trent. */
function heron(x: number, y: number, size: number): string[] {
  const at = (points: readonly Point[]) => place(points, { x, y, size, flip: true });
  const soft = (points: readonly Point[]) => smooth(at(points), { closed: true, tension: 0.8 });
  const body = soft([
    [-34, -24],
    [-20, -44],
    [0, -58],
    [10, -66],
    [7, -78],
    [3, -88],
    [8, -97],
    [18, -99],
    [26, -94],
    [17, -90],
    [12, -84],
    [17, -72],
    [20, -58],
    [12, -44],
    [-4, -36],
    [-18, -32],
  ]);
  const wing = soft([
    [9, -60],
    [12, -50],
    [2, -42],
    [-16, -34],
    [-42, -18],
    [-28, -40],
    [-8, -56],
  ]);
  const plumes = at([
    [-12, -48],
    [-26, -32],
  ]);
  const beak = at([
    [23, -97],
    [50, -90.5],
    [23, -91],
  ]);
  const crest = at([
    [19, -97],
    [6, -100],
    [-10, -95],
  ]);
  const standing = at([
    [1, -38],
    [3, -20],
    [1, 2],
  ]);
  const raised = at([
    [6, -40],
    [20, -22],
    [8, -12],
    [16, -9],
  ]);
  const [eye] = at([[18, -94.6]]);
  return [
    stroke(ellipse(x - 3, y + 3, 30, 6) + ellipse(x - 3, y + 3, 17, 3.2), '#2f7a70', 1.8),
    paper(stroke(polyline(standing) + polyline(raised), GOLD.dark, 3.2), { lift: 4, rough: 0 }),
    paper(shape(body, '#c9d8d2') + stroke(smooth(crest), GREEN.moss, 2.8), {
      lift: 9,
      rough: 0.1,
      rim: 0.8,
    }),
    paper(shape(wing, '#86a29c') + stroke(polyline(plumes), '#5f7f78', 1.8), {
      lift: 5,
      rough: 0.1,
      rim: 0.8,
    }),
    sheet(polygon(beak), GOLD.full, { lift: 2, rough: 0, rim: 0.8 }),
    shape(circle(...(eye ?? [x, y]), 2.2), GREEN.night),
  ];
}

const bank = hills(304, 5, 1.6, 3);

/** The town on the far bank: the Council House between its lions, and the wheel of the fair. */
function farBank(): string[] {
  const wheel = bigWheel(630, 176, 74, 12, 8);
  const house = councilHouse(502, 296, 124);
  const slope = hills(252, 14, 1.8, 8);
  const carColors = ['#d9532c', GOLD.full, GREEN.leaf];
  return [
    sheet(below(hills(226, 18, 2.4, 14)), '#c9bb66', { lift: 3, rough: 1.4, seed: 3 }),
    sheet(skyline(258, 300, 760, 34, createRandom(8)), '#a3a255', { lift: 4, rough: 0.4 }),
    sheet(below(slope), '#7f9347', { lift: 4, rough: 1.2, seed: 5 }),
    paper(wheel.legs.map((d) => shape(d, RUST)).join(''), { lift: 4, rough: 0.2 }),
    paper(stroke(wheel.frame, GOLD.cream, 2.4) + shape(wheel.hub, RUST), {
      lift: 5,
      rough: 0,
      rim: 0.6,
    }),
    paper(wheel.cars.map((d, index) => shape(d, carColors[index % 3] ?? RUST)).join(''), {
      lift: 4,
      rough: 0,
      rim: 0.8,
    }),
    paper(shape(house.dome, '#7f9f7c') + shape(house.drum, '#e6d9b0'), { lift: 5, rough: 0.2 }),
    paper(shape(house.hall, '#efe3bd') + shape(house.columns, '#b9a978'), {
      lift: 4,
      rough: 0.2,
      rim: 0.7,
    }),
    sheet(below(bank), '#4c7a40', { lift: 6, rough: 1.2, seed: 6 }),
    stoneLion(452, 314, 0.62),
    stoneLion(552, 314, 0.62, true),
  ];
}

/** The old oak at the right edge, close to us, with its crown over the corner. */
function nearOak(): string[] {
  const trunk = limb(
    [
      [714, 470],
      [700, 400],
      [690, 300],
      [696, 180],
      [704, 60],
    ],
    104,
    44,
  );
  const ridges = [
    limb(
      [
        [678, 396],
        [676, 320],
        [684, 230],
        [690, 150],
      ],
      7,
      2,
    ),
    limb(
      [
        [692, 360],
        [690, 290],
        [694, 240],
      ],
      6,
      2,
    ),
    limb(
      [
        [668, 420],
        [670, 378],
        [668, 340],
      ],
      6,
      2,
    ),
  ];
  const bough = limb(
    [
      [700, 150],
      [650, 96],
      [590, 66],
      [548, 60],
    ],
    24,
    6,
  );
  return [
    paper(shape(bough, BARK.main) + shape(trunk, BARK.main), { lift: 10, rough: 1, seed: 4 }),
    paper(shape(ridges.join(''), BARK.lit), { lift: 2, rough: 0.6 }),
    ...foliage(
      [
        [676, 50, 74, 52],
        [604, 26, 66, 44],
        [548, 36, 46, 34],
      ],
      { colors: ['#2f6a41', '#4f8a48', '#7fa650'], seed: 8, lift: 10 },
    ),
  ];
}

function laceRiver(): string {
  const [back, posts, ...beam] = machineFrame();
  return picture(
    [
      dawn(-20, 330),
      blurred(shape(circle(430, 150, 90), '#fff6d4'), 24, 0.8),
      sheet(circle(426, 146, 26), '#fff8e0', { lift: 1, rough: 0.3, shade: 0.25 }),
      ...farBank(),
      sheet(water(), '#2f7a70', { lift: 3, rough: 0.8 }),
      back ?? '',
      posts ?? '',
      ...creel(),
      paper(laceBand(), { lift: 4, rough: 0, rim: 0.7 }),
      needleBar(),
      ...beam,
      ...patternCards(),
      ...nearOak(),
      sheet(
        below([
          [560, 460],
          [600, 432],
          [640, 414],
          [690, 404],
          [740, 402],
        ]),
        '#2f6a41',
        { lift: 9, rough: 1.2, seed: 2 },
      ),
      leaves(
        [
          { x: 642, y: 424, turn: 62, size: 0.3 },
          { x: 676, y: 420, turn: -70, size: 0.34 },
        ],
        [GOLD.full, '#b8862f'],
        3,
      ),
      ...heron(404, 392, 1.16),
      paper(
        shape(
          fern(8, 450, 130, -70, 30, 12) +
            fern(-10, 452, 150, -98, -16, 12) +
            fern(60, 462, 96, -62, 30, 11),
          GREEN.leaf,
          { 'fill-rule': 'nonzero' },
        ),
        { lift: 9, rough: 0.4 },
      ),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- for sharing

/** The card's scene at half its size, on the right of a wide sheet. */
const SMALL = { x: 282, y: -100, size: 0.5 };

function share(): string {
  const ground = ridge({ y: 304, swing: 5, humps: 2.4, seed: 20 });
  const [top, high, low, horizon] = DAWN;
  return picture(
    [
      // The lower colors are below the picture.
      sky([top, high, low, horizon, horizon, horizon, horizon]),
      moved(sherwood().join(''), SMALL),
      // The slope in front of the hills, which end where the card does.
      sheet(
        below(
          [
            [-40, 250],
            [120, 256],
            [236, 264],
            [320, 282],
            [400, 310],
            [640, 330],
          ],
          400,
        ),
        '#2c5c38',
        { lift: 8, rough: 1.6, seed: 4 },
      ),
      sheet(below(ground, 400), '#14352a', { lift: 6, rough: 1 }),
      moved(scene.title(), { x: 14, y: 36, size: 0.54 }),
      paper(
        shape(
          [
            fern(288, 326, 84, -112, -30, 11),
            fern(266, 330, 78, -76, 26, 11),
            fern(572, 326, 92, -74, 28, 11),
            fern(596, 330, 96, -104, -24, 11),
          ].join(''),
          GREEN.leaf,
          { 'fill-rule': 'nonzero' },
        ),
        { lift: 6, rough: 0.3 },
      ),
      note(86, 226, -8),
      arrow(92, 206, 166, -22),
      leaves(
        [
          { x: 226, y: 310, turn: -58, size: 0.44 },
          { x: 520, y: 314, turn: 74, size: 0.36 },
        ],
        [GOLD.full, '#b8862f'],
        4,
      ),
    ],
    { width: 600, height: 315 },
  );
}

export const plates: readonly Plate[] = [
  { name: 'made', width: WIDTH, height: HEIGHT, draw: madeThings },
  { name: 'bench', width: WIDTH, height: HEIGHT, draw: bench },
  { name: 'lace', width: WIDTH, height: HEIGHT, draw: laceRiver },
  { name: 'share', width: 600, height: 315, draw: share },
];
