/** Kind Cloud: the pictures in its text and the one for sharing, midnight blue and rose. */
import {
  arc,
  circle,
  ellipse,
  place,
  polar,
  polygon,
  polyline,
  rectangle,
  smooth,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { laceEdge, stitches } from '../../tools/content/paper/lace.ts';
import { openFont, outline, setLine } from '../kit/lettering.ts';
import { below, moon, ridge, waves } from '../../tools/content/paper/nature.ts';
import { blurred, paper, picture, sheet } from '../../tools/content/paper/paper.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import type { Plate } from '../kit/scene.ts';
import { darker, lighter, moved, shape, stroke, tag } from '../../tools/content/paper/svg.ts';
import { castleRock, skyline } from '../kit/town.ts';
import {
  cloudOutline,
  foldedHeart,
  hangingCloud,
  heart,
  HERO,
  heroCloud,
  heron,
  LAMP,
  RAINBOW,
  rainbowRoll,
  rainbowStrip,
  reeds,
  ripples,
  scene,
  sliver,
  type Bow,
  type HeartSpot,
  type Puff,
} from '../scenes/kind-cloud.ts';
import { hand, handCut, paperScreen, type Area } from './wanda-whirl.ts';

const WIDTH = 696;
const HEIGHT = 435;
const FRAME = '#ffe6ee';
const NIGHT = { top: '#0b1138', wall: '#232a68', sky: '#1a1f56', deep: '#0f1446' };
const ROSE = {
  pale: '#ffe6eb',
  light: '#fbcdd9',
  main: '#f5b4c8',
  full: '#e8557f',
  deep: '#a8336c',
};

// ---------------------------------------------------------------- what several pictures share

/** A ridge over the whole width of these pictures, which are wider than a card. */
function hills(y: number, swing: number, humps: number, seed: number): Point[] {
  return ridge({ y: 0, swing, humps, seed }).map(([x, rise]): Point => [x * 1.2 - 20, y + rise]);
}

/** A backdrop from its upper to its lower color. */
export function dusk(id: string, colors: readonly string[], { x, y, width, height }: Area): string {
  const stops = colors.map((color, index) =>
    tag('stop', { offset: index / Math.max(colors.length - 1, 1), 'stop-color': color }),
  );
  return (
    tag('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stops.join('')) +
    shape(rectangle(x, y, width, height), `url(#${id})`)
  );
}

const whole = (height = HEIGHT): Area => ({
  x: -20,
  y: -20,
  width: WIDTH + 40,
  height: height + 40,
});

export function stars({ x, y, width, height }: Area, count: number, seed: number): string {
  const random = createRandom(seed);
  const d = Array.from({ length: count }, () =>
    circle(x + random.between(0, width), y + random.between(0, height), random.between(0.7, 1.8)),
  );
  return shape(d.join(''), '#f4e6ff', { opacity: 0.8, 'fill-rule': 'nonzero' });
}

const rising = (spots: readonly (HeartSpot & { color: string })[]) =>
  spots.map((spot) =>
    paper(foldedHeart(spot, spot.color), { lift: 5 + spot.size * 0.3, rough: 0 }),
  );

/** A line of the guidance, cut out of paper, centerd on x. */
function words(text: string, x: number, y: number, size: number): string {
  return outline(setLine(openFont('fredoka', 600), text, { size, x, y }));
}

const scaled = (x: number, y: number, size: number, layers: readonly string[]) =>
  tag('g', { transform: `translate(${x} ${y}) scale(${size})` }, layers.join('\n'));

/** A small cloud of three sheets with hearts of light in it; its foot is at `foot`. */
function littleCloud(puffs: readonly Puff[], foot: number, cuts: readonly HeartSpot[]): string[] {
  const front = puffs.map(([x, , radius]): Puff => [x, foot - radius * 0.3, radius * 0.55]);
  return [
    sheet(cloudOutline(puffs, foot, 9), '#93508f', { lift: 6, rough: 0.5 }),
    shape(cloudOutline(puffs, foot, -4), '#fff0b4'),
    sheet(cloudOutline(puffs, foot) + cuts.map(heart).join(''), ROSE.main, { lift: 5, rough: 0.4 }),
    blurred(
      shape(cuts.map((cut) => heart({ ...cut, size: cut.size * 0.7 })).join(''), '#ffdf8e'),
      2,
    ),
    sheet(cloudOutline(front, foot + 2), ROSE.pale, { lift: 4, rough: 0.4 }),
  ];
}

// ---------------------------------------------------------------- a line by the bed

/** Clouds printed on the wall. */
function wallpaper(): string {
  const cloud = (x: number, y: number) =>
    cloudOutline(
      [
        [x - 16, y - 6, 7],
        [x - 6, y - 12, 9],
        [x + 7, y - 10, 8],
        [x + 16, y - 5, 6],
      ],
      y,
    );
  const clouds: string[] = [];
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 10; column++) {
      clouds.push(cloud(column * 82 + (row % 2) * 41 - 10, row * 62 + 36));
    }
  }
  return (
    shape(rectangle(-20, -20, WIDTH + 40, HEIGHT + 40), NIGHT.wall) +
    shape(clouds.join(''), '#293177')
  );
}

/** The window: night over the roofs, a moon on a thread. */
function bedroomWindow({ x, y, width, height }: Area): string[] {
  const area = { x, y, width, height };
  return [
    ...paperScreen(
      area,
      [
        dusk('window', ['#141b55', '#4a3a80', '#b0648f', '#e39aa6'], area),
        stars(area, 16, 5),
        blurred(shape(circle(x + width * 0.66, y + 48, 34), '#ffd9a8'), 14, 0.4),
        sheet(moon(x + width * 0.66, y + 48, 22, 0.62), '#ffe7bd', { lift: 5, rough: 0 }),
        sheet(skyline(y + height - 6, x - 20, x + width + 20, 44, createRandom(9)), '#4a3a80', {
          lift: 4,
          rough: 0,
        }),
        shape(
          [18, 40, 74, 112, 140]
            .map((px, index) => rectangle(x + px, y + height - 18 + (index % 2) * 5, 4, 6))
            .join(''),
          LAMP,
        ),
      ],
      11,
      '#6d5aa6',
    ),
    sheet(handCut({ x: x + width / 2 - 3.5, y, width: 7, height }, 1, 8), '#6d5aa6', {
      lift: 4,
      rough: 0,
    }),
    sheet(
      handCut({ x: x - 22, y: y + height + 8, width: width + 44, height: 14 }, 4, 5),
      '#7f6cb8',
      {
        lift: 7,
        rough: 0,
      },
    ),
  ];
}

/** A small picture in a frame: the heron of the card. */
function heronPrint(area: Area): string[] {
  const { x, y, width, height } = area;
  return paperScreen(
    area,
    [
      shape(rectangle(x - 2, y - 2, width + 4, height + 4), '#5a4f9c'),
      sheet(circle(x + width * 0.3, y + 20, 9), '#ffe7bd', { lift: 2, rough: 0 }),
      sheet(rectangle(x - 6, y + height - 16, width + 12, 30), '#363a86', { lift: 3, rough: 0 }),
      ...heron(x + width * 0.52, y + height - 10, 0.58),
    ],
    8,
    '#c98a5c',
  );
}

/** A person asleep, facing us; `turn` lays the head on its side. */
function sleeper(x: number, y: number, turn: number): string[] {
  const at = (points: readonly Point[]) => place(points, { x, y, turn });
  const hair = smooth(
    at([
      [-34, 14],
      [-38, -14],
      [-22, -38],
      [4, -43],
      [28, -32],
      [36, -8],
      [33, 16],
      [26, -6],
      [10, -16],
      [-8, -14],
      [-22, -6],
      [-27, 10],
    ]),
    { closed: true },
  );
  const back = smooth(
    at([
      [-34, 18],
      [-40, -14],
      [-22, -40],
      [6, -44],
      [32, -32],
      [40, -4],
      [36, 20],
      [0, 30],
    ]),
    { closed: true },
  );
  const face = smooth(
    at([
      [-27, -8],
      [-24, -26],
      [0, -32],
      [24, -26],
      [28, -6],
      [22, 16],
      [8, 29],
      [-8, 29],
      [-22, 16],
    ]),
    { closed: true },
  );
  const strands = [
    [
      [-30, 4],
      [-27, -14],
      [-12, -26],
    ],
    [
      [-22, -20],
      [-6, -30],
      [12, -26],
    ],
    [
      [8, -34],
      [24, -24],
      [31, -4],
    ],
  ] satisfies Point[][];
  const lines = [
    [
      [-18, 2],
      [-12, 6],
      [-6, 3],
    ],
    [
      [7, 3],
      [13, 6],
      [19, 2],
    ],
    [
      [-6, 18],
      [0, 21],
      [6, 18],
    ],
    [
      [0, 6],
      [2, 12],
      [-1, 13],
    ],
  ] satisfies Point[][];
  return [
    sheet(back, '#8c4a34', { lift: 5, rough: 0.3 }),
    sheet(face, '#e9b48f', { lift: 4, rough: 0.2 }),
    shape(
      [-17, 17].map((side) => circle(...(at([[side, 12]])[0] ?? [x, y]), 5)).join(''),
      '#e58f86',
      { opacity: 0.7 },
    ),
    stroke(lines.map((line) => smooth(at(line))).join(''), '#5a2b3c', 1.7),
    sheet(hair, '#b5673f', { lift: 4, rough: 0.3 }),
    stroke(strands.map((line) => smooth(at(line))).join(''), '#8c4a34', 1.3, { opacity: 0.8 }),
  ];
}

/** A patchwork quilt over a person lying on the side: shoulder, hip and feet. */
function quilt(): string[] {
  const top = smooth([
    [446, 268],
    [452, 232],
    [482, 206],
    [528, 214],
    [574, 200],
    [640, 226],
    [690, 214],
    [740, 226],
  ]);
  const cut = `${top}L740 380L430 380L432 300Z`;
  const random = createRandom(4);
  const colors = ['#c95a86', '#f5b4c8', '#6d4584', '#8b74c6', '#ee8d6b', '#4a54a4'] as const;
  let patches = '';
  let prints = '';
  for (let column = 0; column < 8; column++) {
    for (let row = 0; row < 6; row++) {
      const [x, y] = [424 + column * 40, 196 + row * 38 - column * 1.5];
      const color = colors[(column * 2 + row * 5 + (row % 2)) % colors.length] ?? colors[0];
      patches += shape(
        polygon([
          [x, y],
          [x + 40.5, y - 1],
          [x + 40.5, y + 38],
          [x, y + 38.5],
        ]),
        color,
      );
      if ((column + row) % 3 === 0) {
        prints += shape(
          heart({ x: x + 20, y: y + 20, size: 9, turn: random.around(10) }),
          lighter(color, 0.35),
        );
      }
      if ((column + row) % 3 === 1) {
        prints += [8, 20, 32]
          .flatMap((px) =>
            [10, 28].map((py) => shape(circle(x + px, y + py, 2.4), lighter(color, 0.3))),
          )
          .join('');
      }
    }
  }
  return [
    `<clipPath id="quilt"><path d="${cut}"/></clipPath>`,
    paper(shape(cut, '#6d4584') + `<g clip-path="url(#quilt)">${patches}${prints}</g>`, {
      lift: 9,
      rough: 0,
      rim: 0.7,
    }),
  ];
}

/** A cat rolled up in sleep; (x, y) is the middle of its foot. */
function cat(x: number, y: number): string[] {
  const at = (points: readonly Point[]) => place(points, { x, y });
  const body = smooth(
    at([
      [-42, -2],
      [-40, -20],
      [-22, -34],
      [6, -36],
      [30, -28],
      [42, -10],
      [38, 2],
      [0, 4],
    ]),
    { closed: true },
  );
  const head = smooth(
    at([
      [-46, -2],
      [-47, -14],
      [-45, -26],
      [-36, -20],
      [-28, -20],
      [-19, -26],
      [-17, -12],
      [-19, -1],
      [-32, 4],
    ]),
    { closed: true, tension: 0.7 },
  );
  const stripes = [-12, 4, 20].map((px) =>
    smooth(
      at([
        [px, -35],
        [px + 4, -26],
        [px + 3, -18],
      ]),
    ),
  );
  const tail = smooth(
    at([
      [40, -8],
      [34, 0],
      [12, 0],
      [-10, -2],
    ]),
  );
  return [
    sheet(body, '#e39a5c', { lift: 5, rough: 0.3 }),
    stroke(stripes.join(''), '#b9692f', 3.4),
    paper(stroke(tail, '#c97c40', 9), { lift: 3, rough: 0.2 }),
    sheet(head, '#f0ad72', { lift: 4, rough: 0.2 }),
    stroke(
      [
        smooth(
          at([
            [-42, -10],
            [-39, -8],
            [-36, -10],
          ]),
        ),
        smooth(
          at([
            [-28, -10],
            [-25, -8],
            [-22, -10],
          ]),
        ),
        polyline(
          at([
            [-33.5, -5],
            [-32, -3.5],
            [-30.5, -5],
          ]),
        ),
      ].join(''),
      '#7c4358',
      1.3,
    ),
  ];
}

/** A cup on a saucer with a heart on it. */
function cup(x: number, y: number): string[] {
  const bowl = smooth(
    [
      [x - 27, y - 44],
      [x - 25, y - 22],
      [x - 14, y - 6],
      [x + 14, y - 6],
      [x + 25, y - 22],
      [x + 27, y - 44],
    ],
    { tension: 0.8 },
  );
  return [
    sheet(ellipse(x, y - 2, 44, 8), ROSE.light, { lift: 5, rough: 0 }),
    sheet(ellipse(x + 29, y - 28, 14, 13) + ellipse(x + 28, y - 28, 8, 7.5), '#e58aa8', {
      lift: 4,
      rough: 0,
    }),
    paper(
      shape(`${bowl}Z`, '#ef9db6') +
        shape(ellipse(x, y - 44, 27, 6), '#7d3a4c') +
        stroke(ellipse(x, y - 44, 27, 6), ROSE.light, 2.4),
      {
        lift: 6,
        rough: 0,
        rim: 0.7,
      },
    ),
    sheet(heart({ x, y: y - 24, size: 9, turn: -4 }), ROSE.pale, { lift: 1.5, rough: 0 }),
  ];
}

function bedside(): string {
  const screen = { x: 106, y: 96, width: 144, height: 240 };
  const edge = hills(382, 2, 1.4, 4);
  return picture(
    [
      wallpaper(),
      ...bedroomWindow({ x: 316, y: 30, width: 168, height: 116 }),
      ...heronPrint({ x: 566, y: 44, width: 64, height: 84 }),
      blurred(shape(circle(168, 220, 150), '#ff9fb8'), 44, 0.4),
      // The bed.
      sheet(handCut({ x: 306, y: 182, width: 26, height: 240 }, 11, 3), '#7f5fa6', {
        lift: 9,
        rough: 0,
      }),
      sheet(rectangle(322, 282, 420, 110), '#6d4f96', { lift: 5, rough: 0 }),
      sheet(
        smooth(
          [
            [334, 276],
            [340, 246],
            [372, 236],
            [440, 240],
            [472, 250],
            [474, 286],
            [400, 292],
            [342, 290],
          ],
          { closed: true },
        ),
        '#f3e4f2',
        { lift: 6, rough: 0.4 },
      ),
      ...sleeper(412, 234, -62),
      ...quilt(),
      ...cat(616, 222),
      // The table in front with the phone.
      sheet(below(hills(338, 2, 1.4, 7)), '#a85c86', { lift: 12, rough: 0 }),
      sheet(below(edge), '#5f2f5c', { lift: 3, rough: 0 }),
      paper(shape(laceEdge(edge, { pitch: 44, depth: 40 }), ROSE.pale), { lift: 4, rough: 0 }),
      ...paperScreen(
        screen,
        [
          dusk('screen', [NIGHT.sky, '#2b2a6c', '#5d3f83'], screen),
          stars({ ...screen, height: 74 }, 12, 8),
          ...littleCloud(
            [
              [138, 216, 16],
              [158, 196, 24],
              [190, 192, 26],
              [216, 214, 17],
            ],
            232,
            [{ x: 177, y: 202, size: 14, turn: -4 }],
          ),
          paper(shape(words('May you', 178, 276, 32) + words('be well', 178, 312, 32), '#ffffff'), {
            lift: 3,
            rough: 0,
          }),
        ],
        12,
        FRAME,
      ),
      sheet(handCut({ x: 122, y: 342, width: 112, height: 20 }, 5, 6), '#c98a5c', {
        lift: 8,
        rough: 0,
      }),
      ...cup(46, 372),
      ...rising([
        { x: 196, y: 148, size: 15, turn: 10, color: '#f48fae' },
        { x: 244, y: 104, size: 13, turn: 16, color: ROSE.full },
        { x: 280, y: 118, size: 11, turn: -8, color: '#f7b2c6' },
        { x: 324, y: 158, size: 10, turn: 12, color: '#ef7398' },
        { x: 360, y: 192, size: 9, turn: -10, color: '#f9c3d2' },
      ]),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- hearts from a cloud

/** Banks of mist at both sides of the phone. */
const MIST: readonly { puffs: readonly Puff[]; color: string }[] = [
  {
    puffs: [
      [0, 386, 60],
      [80, 404, 46],
      [150, 424, 40],
      [210, 446, 36],
    ],
    color: '#d988a4',
  },
  {
    puffs: [
      [490, 450, 36],
      [550, 420, 46],
      [630, 392, 56],
      [706, 400, 60],
    ],
    color: '#d988a4',
  },
  {
    puffs: [
      [-10, 430, 50],
      [70, 440, 44],
      [170, 458, 36],
    ],
    color: '#7d4787',
  },
  {
    puffs: [
      [530, 452, 40],
      [600, 440, 40],
      [690, 436, 50],
    ],
    color: '#7d4787',
  },
];

/** A soft line around discs, `grow` outside of them: how far a finger may miss and still be right. */
function around(puffs: readonly Puff[], [mx, my]: Point, grow: number, floor: number): Point[] {
  const reaches = Array.from({ length: 90 }, (_, index) => {
    const [dx, dy] = polar(0, 0, 1, index * 4);
    const far = puffs.map(([x, y, radius]) => {
      const along = (x - mx) * dx + (y - my) * dy;
      const beside = (x - mx) ** 2 + (y - my) ** 2 - along ** 2;
      return along + Math.sqrt(Math.max((radius + grow) ** 2 - beside, 0));
    });
    return Math.min(Math.max(...far), dy > 0 ? (floor - my) / dy : Infinity);
  });
  return Array.from({ length: 91 }, (_, index) => {
    const near = [-3, -2, -1, 0, 1, 2, 3].map((step) => reaches[(index + step + 90) % 90] ?? 0);
    return polar(mx, my, near.reduce((sum, reach) => sum + reach) / near.length, index * 4);
  });
}

function hearts(): string {
  const screen = { x: 246, y: 54, width: 208, height: 480 };
  const hero = { x: 164, y: -116, size: 0.8 };
  // Three more discs close the gaps along the cloud's flat foot.
  const foot: Puff[] = [150, 236, 320].map((x) => [x, 536, 38]);
  const reach = around([...HERO, ...foot], [236, 505], 62, 632);
  return picture(
    [
      dusk('dusk', ['#5a3a80', '#8a4f8c', '#c9708f'], whole()),
      ...hangingCloud(
        [
          [-6, 66, 46],
          [44, 50, 40],
          [96, 72, 30],
          [128, 84, 18],
        ],
        96,
        '#20276a',
        6,
      ),
      ...hangingCloud(
        [
          [560, 178, 22],
          [600, 154, 38],
          [652, 146, 46],
          [700, 160, 40],
        ],
        194,
        '#272c74',
        9,
      ),
      ...MIST.slice(0, 2).map(({ puffs, color }) =>
        sheet(cloudOutline(puffs, 480), color, { lift: 6, rough: 0 }),
      ),
      ...paperScreen(
        screen,
        [
          dusk('screen', [NIGHT.sky, '#2b2a6c', '#5d3f83'], screen),
          stars({ ...screen, height: 160 }, 18, 3),
          paper(shape(words('May you be well', 350, 420, 25), '#ffffff'), { lift: 3, rough: 0 }),
        ],
        14,
        FRAME,
      ),
      ...MIST.slice(2).map(({ puffs, color }) =>
        sheet(cloudOutline(puffs, 490), color, { lift: 8, rough: 0 }),
      ),
      scaled(hero.x, hero.y, hero.size, heroCloud()),
      stitches(place(reach, hero), { color: '#ffe6ee', width: 2 }),
      ...rising([
        { x: 356, y: 166, size: 26, turn: 12, color: ROSE.full },
        { x: 292, y: 150, size: 22, turn: -14, color: '#f48fae' },
        { x: 332, y: 104, size: 19, turn: -6, color: '#f7b2c6' },
        { x: 396, y: 108, size: 17, turn: 16, color: '#ef7398' },
        { x: 300, y: 62, size: 15, turn: -10, color: ROSE.full },
        { x: 372, y: 54, size: 14, turn: 8, color: '#f9c3d2' },
        { x: 336, y: 20, size: 12, turn: -4, color: '#ef7398' },
      ]),
      ...hand(478, 296, -44, 0.9, { sleeve: '#3b4796', cuff: ROSE.pale, lace: false }),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- the rainbow

const ARCH: Bow = { x: 356, y: 356, inner: 214, outer: 306, from: -180, to: -22 };

/** The river below the arch, in strips with wavy edges, and the colors that shine on it. */
function river(): string[] {
  const strips = [
    { y: 284, pitch: 18, height: 2, color: '#54509c' },
    { y: 306, pitch: 30, height: 3, color: '#454493' },
    { y: 334, pitch: 46, height: 5, color: '#363a86' },
    { y: 368, pitch: 66, height: 7, color: '#2a3077' },
  ];
  return strips.map(({ y, pitch, height, color }, index) =>
    sheet(below(waves(y, pitch, height, index * 17)), color, {
      lift: 5,
      rough: 0,
      seed: index + 2,
    }),
  );
}

/** A frog that sits with closed eyes on a lily leaf, its hands on its knees; its foot at (x, y). */
export function sittingFrog(x: number, y: number): string[] {
  const at = (points: readonly Point[]) => place(points, { x, y });
  const both = (points: readonly Point[]) =>
    [points, points.map(([px, py]): Point => [-px, py])].map(at);
  const dots = (px: number, py: number, radius: number) =>
    circle(x - px, y + py, radius) + circle(x + px, y + py, radius);
  const soft = (lines: readonly Point[][], tension = 1) =>
    lines.map((line) => smooth(line, { closed: true, tension })).join('');
  const leaf = at([
    [8, -2],
    ...arc(0, 0, 1, -34, 306, 60).map(([px, py]): Point => [px * 108, py * 22 + 2]),
  ]);
  const thighs = both([
    [10, -6],
    [16, -22],
    [40, -28],
    [58, -16],
    [54, -3],
    [30, 3],
  ]);
  const feet = both([
    [6, -4],
    [24, -8],
    [44, -2],
    [58, 4],
    [42, 6],
    [40, 10],
    [28, 6],
    [20, 10],
    [10, 4],
  ]);
  const body = at([
    [-26, -8],
    [-32, -34],
    [-22, -62],
    [0, -70],
    [22, -62],
    [32, -34],
    [26, -8],
    [0, -2],
  ]);
  const arms = both([
    [22, -54],
    [38, -38],
    [34, -22],
  ]);
  const lids = both([
    [13, -102],
    [21, -96],
    [29, -102],
  ]);
  const smile = at([
    [-20, -76],
    [0, -68],
    [20, -76],
  ]);
  const cut = { rough: 0, rim: 0.7 };
  return [
    sheet(polygon(leaf), '#2f6f74', { ...cut, lift: 4 }),
    sheet(soft(thighs), '#5f9b86', { ...cut, lift: 4 }),
    sheet(soft([body]), '#6fae93', { ...cut, lift: 5 }),
    sheet(ellipse(x, y - 34, 18, 25), '#d3e8bd', { ...cut, lift: 1.5 }),
    sheet(soft(feet, 0.7), '#7fbd9d', { ...cut, lift: 4 }),
    paper(stroke(arms.map((arm) => smooth(arm)).join(''), '#7fbd9d', 10), { ...cut, lift: 4 }),
    sheet(dots(34, -21, 7), '#8fcbab', { ...cut, lift: 2 }),
    paper(
      shape(ellipse(x, y - 82, 38, 24) + dots(21, -102, 13), '#8fcbab', { 'fill-rule': 'nonzero' }),
      { ...cut, lift: 6 },
    ),
    shape(dots(27, -78, 6), '#f3a3b4', { opacity: 0.75 }),
    stroke([...lids, smile].map((line) => smooth(line)).join(''), '#1b3a4a', 2.2),
  ];
}

/** The arch again, upside down in the water: slivers of its six colors, pushed about by the waves. */
function shine(): string {
  const random = createRandom(30);
  let markup = '';
  for (let y = 296, row = 0; y < 384; row++) {
    const push = random.around(6 + row);
    RAINBOW.forEach((color, index) => {
      const x = ARCH.x + ARCH.outer - 10 - (index + 0.5) * 15 + push - row * 5;
      markup += shape(sliver(x, y + random.around(0.8), 17, 4 + row * 0.5), darker(color, 0.12));
    });
    y += 9 + row * 1.6;
  }
  return paper(markup, { lift: 1, rough: 0, rim: 0.2 });
}

function rainbow(): string {
  const screen = { x: 42, y: 96, width: 112, height: 330 };
  const castle = castleRock(272, 286, 176, 112, 5);
  const bank = hills(366, 10, 2, 8).map(([x, y]): Point => [x, y + (x - 60) * 0.12]);
  const plants = reeds(
    [
      { x: 640, top: 300, lean: 24 },
      { x: 668, top: 250, lean: 20, bulrush: true },
      { x: 690, top: 210, lean: -6, bulrush: true },
      { x: 676, top: 290, lean: -18 },
      { x: 14, top: 300, lean: -10 },
      { x: 22, top: 226, lean: -8, bulrush: true },
    ],
    440,
  );
  return picture(
    [
      dusk('dusk', ['#0b1138', '#232465', '#5a3f80', '#b0648f', '#e8a0a8'], whole(300)),
      stars(whole(150), 50, 4),
      sheet(castle.rock, '#6d4a86', { lift: 4, rough: 0 }),
      paper(shape(castle.castle, '#5a3f80', { 'fill-rule': 'nonzero' }), { lift: 3, rough: 0 }),
      shape(castle.windows + castle.caves, LAMP, { opacity: 0.9 }),
      sheet(skyline(288, 150, 620, 26, createRandom(7)), '#43357c', { lift: 4, rough: 0 }),
      ...river(),
      shine(),
      ...paperScreen(
        screen,
        [
          shape(rectangle(screen.x - 2, screen.y - 2, 120, 340), '#a9d9f2'),
          sheet(
            cloudOutline(
              [
                [48, 132, 12],
                [66, 122, 16],
                [84, 132, 12],
              ],
              142,
            ),
            '#ffffff',
            {
              lift: 3,
              rough: 0,
            },
          ),
        ],
        12,
        FRAME,
      ),
      ...rainbowStrip(ARCH),
      ...littleCloud(
        [
          [58, 366, 18],
          [80, 348, 26],
          [112, 346, 28],
          [136, 364, 20],
        ],
        382,
        [{ x: 97, y: 352, size: 14, turn: -4 }],
      ),
      ...rainbowRoll(27, ARCH),
      ...sittingFrog(414, 358),
      sheet(plants.heads, '#7c4358', { lift: 7, rough: 0 }),
      paper(shape(plants.blades, '#0a0e36', { 'fill-rule': 'nonzero' }), {
        lift: 7,
        rough: 0,
        rim: 0.35,
      }),
      sheet(below(bank), '#0c1138', { lift: 10, rough: 0 }),
    ],
    { width: WIDTH, height: 392 },
  );
}

// ---------------------------------------------------------------- three skies

interface Sky {
  ground: string;
  star: string;
  back: string;
  cloud: string;
  front: string;
  light: string;
  heart: string;
  text: string;
  rainbow: (color: string) => string;
}

const SKIES: readonly Sky[] = [
  {
    ground: NIGHT.sky,
    star: '#f4e6ff',
    back: '#93508f',
    cloud: ROSE.main,
    front: ROSE.pale,
    light: '#fff0b4',
    heart: '#f0739a',
    text: '#ffffff',
    rainbow: (color) => color,
  },
  {
    ground: '#000000',
    star: '#6f6478',
    back: '#1d1524',
    cloud: '#54374f',
    front: '#6d4a62',
    light: '#d59a52',
    heart: '#b84a70',
    text: '#d9b3c4',
    rainbow: (color) => darker(color, 0.42),
  },
  {
    ground: '#a9d9f2',
    star: '#ffffff',
    back: '#7fb4dc',
    cloud: '#ffffff',
    front: '#fdeef3',
    light: '#f7a8bf',
    heart: '#c8285e',
    text: '#17305e',
    rainbow: (color) => darker(color, 0.08),
  },
];

const PANEL = { x: 90, width: 172, height: 290, near: 336, far: 312 };

/** One panel of the folding screen: it stands slanting, its pieces stand with it. */
function panel(sky: Sky, index: number): string[] {
  const x = PANEL.x + index * PANEL.width;
  const [left, right] = index % 2 ? [PANEL.far, PANEL.near] : [PANEL.near, PANEL.far];
  const slant = (right - left) / PANEL.width;
  const transform = `matrix(1 ${slant.toFixed(4)} 0 1 ${x} ${left - PANEL.height})`;
  const lay = (markup: string, lift: number) =>
    paper(tag('g', { transform }, markup), { lift, rough: 0, rim: 0.6 });
  const inset: Area = { x: 10, y: 10, width: PANEL.width - 20, height: PANEL.height - 20 };
  const puffs: Puff[] = [
    [50, 188, 16],
    [67, 172, 21],
    [99, 167, 23],
    [122, 187, 17],
  ];
  const foot = 206;
  const front = puffs.map(([px, , radius]): Puff => [px, foot - radius * 0.3, radius * 0.56]);
  const random = createRandom(index + 3);
  const bands = RAINBOW.map((color, band) => {
    const [outer, inner] = [73 - band * 6, 67 - band * 6];
    return shape(
      polygon([
        [86 - outer, 208],
        ...arc(86, 182, outer, 180, 360, 40),
        [86 + outer, 208],
        [86 + inner, 208],
        ...arc(86, 182, inner, 360, 180, 40),
        [86 - inner, 208],
      ]),
      sky.rainbow(color),
    );
  });
  const dots = Array.from({ length: 16 }, () =>
    circle(random.between(16, 156), random.between(16, 120), random.between(0.7, 1.6)),
  );
  const spots: HeartSpot[] = [
    { x: 92, y: 98, size: 15, turn: 8 },
    { x: 60, y: 74, size: 12, turn: -12 },
    { x: 112, y: 54, size: 10, turn: 14 },
    { x: 80, y: 34, size: 8, turn: -6 },
  ];
  return [
    lay(shape(rectangle(0, 0, PANEL.width, PANEL.height), darker(FRAME, index % 2 ? 0.14 : 0)), 10),
    lay(
      shape(rectangle(inset.x, inset.y, inset.width, inset.height, 8), sky.ground) +
        shape(dots.join(''), sky.star, { 'fill-rule': 'nonzero' }),
      1,
    ),
    lay(bands.join(''), 3),
    lay(shape(cloudOutline(puffs, foot, 8), sky.back), 4),
    lay(shape(cloudOutline(puffs, foot, -4), sky.light), 0),
    lay(
      shape(cloudOutline(puffs, foot) + heart({ x: 84, y: 177, size: 12, turn: -4 }), sky.cloud),
      4,
    ),
    lay(shape(cloudOutline(front, foot + 3), sky.front), 4),
    ...spots.map((spot) => lay(foldedHeart(spot, sky.heart), 5)),
    lay(shape(words('May you', 86, 243, 27) + words('be well', 86, 270, 27), sky.text), 1.5),
  ];
}

/** The same papers as a fan of samples, riveted at (x, y). */
function samples(sky: Sky, x: number, y: number): string[] {
  const papers = [sky.ground, sky.cloud, sky.heart, sky.rainbow('#f4ce83'), sky.text];
  return [
    ...papers.map((color, index) =>
      paper(
        moved(shape(rectangle(-8, -58, 22, 66, 5), color), {
          x,
          y,
          turn: -56 + index * 28,
          size: 1.25,
        }),
        {
          lift: 4,
          rough: 0,
          rim: 0.6,
        },
      ),
    ),
    sheet(circle(x + 2, y - 2, 5), '#e3b04b', { lift: 2, rough: 0, rim: 0.9 }),
  ];
}

function skies(): string {
  const fold = (index: number): Point[] => {
    const x = PANEL.x + index * PANEL.width;
    const foot = index % 2 ? PANEL.far : PANEL.near;
    return [
      [x, foot - PANEL.height + 8],
      [x, foot - 6],
    ];
  };
  return picture(
    [
      wallpaper(),
      sheet(below(hills(292, 2, 1.4, 4)), '#9c5480', { lift: 10, rough: 0 }),
      ...SKIES.flatMap((sky, index) => panel(sky, index)),
      stitches(fold(1), { color: ROSE.deep, width: 2.4, stitch: 10, gap: 7 }),
      stitches(fold(2), { color: ROSE.deep, width: 2.4, stitch: 10, gap: 7 }),
      ...SKIES.flatMap((sky, index) => samples(sky, PANEL.x + PANEL.width * (index + 0.5), 410)),
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

/** The card's river and town, drawn once more for the wide format. */
function trent(): string[] {
  const strips = [
    { y: 250, pitch: 14, height: 1.5, color: '#54509c' },
    { y: 264, pitch: 24, height: 2.5, color: '#454493' },
    { y: 282, pitch: 38, height: 4, color: '#363a86' },
    { y: 302, pitch: 54, height: 5, color: '#2a3077' },
  ];
  const random = createRandom(12);
  const glints = (x: number, width: number, color: string, rows: number) => {
    let d = '';
    for (let row = 0; row < rows; row++) {
      const reach = width * random.between(0.55, 1.05) * (1 - (0.4 * row) / rows);
      d += sliver(
        x + random.around(width * 0.1),
        256 + row * (7 + row * 0.5),
        reach,
        2.4 + row * 0.5,
      );
    }
    return paper(shape(d, color), { lift: 1, rough: 0, rim: 0.25 });
  };
  return [
    ...strips.map(({ y, pitch, height, color }, index) =>
      sheet(below(waves(y, pitch, height, index * 17)), color, { lift: 5, rough: 0 }),
    ),
    glints(388, 170, '#9a5791', 6),
    glints(384, 100, '#dd8fae', 5),
    glints(378, 38, '#ffcf9a', 4),
    glints(70, 46, '#8b74c6', 4),
  ];
}

function share(): string {
  const castle = castleRock(70, 248, 104, 66, 5);
  const plants = reeds(
    [
      { x: 6, top: 236, lean: 12 },
      { x: 20, top: 252, lean: 20 },
      { x: 12, top: 214, lean: 14, bulrush: true },
      { x: 34, top: 262, lean: 10, bulrush: true },
      { x: 590, top: 250, lean: -8 },
    ],
    340,
  );
  const lights = [142, 176, 205, 233, 268, 452, 481, 522].map((x, index) =>
    rectangle(x, 243 - (index % 3), 2.4, 3.4),
  );
  return picture(
    [
      dusk('dusk', ['#1d1242', '#2b1a55', '#5a3272', '#b9587f', '#ef9187'], {
        ...whole(315),
        height: 290,
      }),
      stars({ x: 0, y: 0, width: 600, height: 150 }, 50, 19),
      sheet(
        cloudOutline(
          [
            [20, 224, 30],
            [80, 214, 36],
            [150, 222, 30],
            [230, 226, 28],
            [330, 228, 30],
            [440, 222, 30],
            [520, 214, 34],
            [590, 218, 36],
          ],
          262,
        ),
        '#9a508a',
        { lift: 6, rough: 0 },
      ),
      sheet(castle.rock, '#5b3f83', { lift: 4, rough: 0 }),
      paper(shape(castle.castle, '#47306f', { 'fill-rule': 'nonzero' }), { lift: 3, rough: 0 }),
      shape(castle.windows + castle.caves, LAMP, { opacity: 0.85 }),
      sheet(skyline(252, 100, 620, 20, createRandom(7)), '#3b2862', { lift: 4, rough: 0 }),
      shape(lights.join(''), LAMP, { opacity: 0.9 }),
      scaled(262, -146, 0.55, [...rainbowStrip(), ...rainbowRoll(31), ...heroCloud()]),
      ...trent(),
      ...rising([
        { x: 390, y: 50, size: 14, turn: 14, color: '#f48fae' },
        { x: 336, y: 66, size: 15, turn: -12, color: ROSE.full },
        { x: 352, y: 28, size: 10, turn: 8, color: '#f9c3d2' },
        { x: 302, y: 42, size: 11, turn: -20, color: '#ef7398' },
        { x: 288, y: 86, size: 10, turn: -16, color: '#f7b2c6' },
      ]),
      logo({ x: 22, y: 22, width: 238, height: 182 }),
      sheet(ripples(540, 296, 3), '#5a5aa6', { lift: 1, rough: 0 }),
      ...heron(540, 295, 1.02),
      sheet(plants.heads, '#7c4358', { lift: 6, rough: 0 }),
      paper(shape(plants.blades, '#0a0e36', { 'fill-rule': 'nonzero' }), {
        lift: 6,
        rough: 0,
        rim: 0.35,
      }),
    ],
    { width: 600, height: 315 },
  );
}

export const plates: readonly Plate[] = [
  { name: 'bedside', width: WIDTH, height: HEIGHT, draw: bedside },
  { name: 'hearts', width: WIDTH, height: HEIGHT, draw: hearts },
  { name: 'rainbow', width: WIDTH, height: 392, draw: rainbow },
  { name: 'skies', width: WIDTH, height: HEIGHT, draw: skies },
  { name: 'share', width: 600, height: 315, draw: share },
];
