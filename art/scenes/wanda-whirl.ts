/** Wanda Whirl: streamers of every kind in the breeze at Goose Fair, caught in one happy tangle. */
import { roundLogo, raised } from '../../tools/content/paper/emblem.ts';
import {
  circle,
  mix,
  place,
  polar,
  polygon,
  rectangle,
  smooth,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { laceEdge } from '../../tools/content/paper/lace.ts';
import {
  bounds,
  cutLetters,
  openFont,
  outline,
  setLine,
  titleSvg,
  warp,
  type Box,
  type Letter,
} from '../kit/lettering.ts';
import { below, ground, ridge } from '../../tools/content/paper/nature.ts';
import { paper, sheet, sky } from '../../tools/content/paper/paper.ts';
import { person } from '../kit/people.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import {
  isFront,
  ribbonSpan,
  softLine,
  spansOf,
  turningRibbon,
  type RibbonPaper,
  type Span,
  type TurnOptions,
} from '../kit/ribbon.ts';
import type { Layer, Scene } from '../kit/scene.ts';
import { shape, stroke } from '../../tools/content/paper/svg.ts';
import { bigWheel, bunting, skyline } from '../kit/town.ts';

export const SEA = {
  top: '#0a6570',
  deep: '#0c7f88',
  mid: '#23a5a6',
  pale: '#8fd6c9',
  mist: '#d6efdf',
};
export const CORAL = { face: '#f2694d', back: '#c9452f', pale: '#ffb59d', dark: '#a8331f' };
export const CREAM = '#fff3e2';
export const GOLD = '#f4b942';
export const NIGHT = '#07414a';

interface Streamer extends TurnOptions, RibbonPaper {
  line: readonly Point[];
  /** Which of its spans lie on top: spans alternate, starting under (0) or over (1). */
  first: 0 | 1;
}

/** The top of the pole everything is tied to, and the middle of the tangle. */
const MAST: Point = [118, 326];

/**
 * The hero is the striped one, wider than the others and alone in its color: it whirls once around the
 * wheel's hub. The others are tints of the sky, so that they only accompany it.
 */
export const STREAMERS: Streamer[] = [
  {
    line: [
      MAST,
      [124, 452],
      [172, 566],
      [262, 610],
      [352, 566],
      [430, 500],
      [520, 486],
      [600, 520],
      [700, 516],
    ],
    width: 44,
    turns: 3.2,
    start: -0.42,
    first: 1,
    front: '#9fdccf',
    back: '#3f9f9f',
    print: '#e9f7ec',
    pattern: 'dots',
    repeat: 24,
  },
  {
    line: [
      MAST,
      [190, 350],
      [256, 430],
      [300, 530],
      [366, 606],
      [452, 604],
      [502, 532],
      [468, 450],
      [376, 426],
      [296, 480],
      [264, 580],
      [300, 676],
      [392, 720],
      [500, 704],
      [600, 640],
      [700, 610],
    ],
    width: 66,
    turns: 4.3,
    start: -0.45,
    first: 0,
    front: CREAM,
    back: '#e4593d',
    print: CORAL.face,
    pattern: 'stripes',
    repeat: 44,
  },
  {
    line: [
      MAST,
      [108, 500],
      [150, 650],
      [244, 700],
      [330, 640],
      [384, 548],
      [462, 540],
      [560, 590],
      [700, 570],
    ],
    width: 24,
    turns: 17,
    start: 0.1,
    sway: 0.05,
    snap: 0.7,
    first: 1,
    front: '#fdeec6',
    back: '#ecd59a',
  },
];

/** All spans that lie below, then all that lie on top: so streamers go over and under each other. */
export function tangle(streamers: readonly Streamer[]): string {
  const levels: [string[], string[]] = [[], []];
  streamers.forEach((streamer, number) => {
    const line = softLine(streamer.line);
    spansOf(turningRibbon(line, streamer)).forEach((span, index) => {
      const level = (index + streamer.first) % 2 ? 1 : 0;
      const cut = { lift: 5 + level * 4, rough: 0.3, seed: number + 1, rim: 0.7 };
      levels[level].push(paper(ribbonSpan(span, streamer), cut));
    });
  });
  return levels.flat().join('\n');
}

/** A streamer on its own: what looks away first, then the fronts. */
export function freeStreamer(spans: readonly Span[], look: RibbonPaper, lift: number): string {
  const draw = (wanted: boolean) => {
    const markup = spans
      .filter((span) => isFront(span) === wanted)
      .map((span) => ribbonSpan(span, look));
    return markup.length ? paper(markup.join(''), { lift, rough: 0.3, rim: 0.7 }) : '';
  };
  return draw(false) + draw(true);
}

/** A barber's pole: slanting bands on a round staff, seen from the side, and a ball on top. */
export function pole(
  x: number,
  top: number,
  foot: number,
  width: number,
  colors: [string, string],
): string {
  const pitch = width * 2.6;
  const half = width / 2;
  let bands = '';
  for (let y = top - pitch; y < foot; y += pitch) {
    bands += polygon([
      [x - half, y + pitch * 0.7],
      [x + half, y],
      [x + half, y + pitch * 0.45],
      [x - half, y + pitch * 1.15],
    ]);
  }
  const staff = rectangle(x - width / 2, top, width, foot - top);
  const clip = `pole-${Math.round(x)}`;
  return (
    `<clipPath id="${clip}"><path d="${staff}"/></clipPath>` +
    paper(
      shape(staff, colors[0]) +
        `<g clip-path="url(#${clip})">${shape(bands, colors[1])}` +
        shape(rectangle(x + half * 0.44, top, half * 0.6, foot - top), '#000000', {
          'fill-opacity': 0.16,
        }) +
        '</g>',
      { lift: 7, rough: 0.4 },
    ) +
    paper(shape(circle(x, top - width * 0.5, width * 0.95), GOLD), { lift: 5, rough: 0.3 }) +
    paper(
      shape(rectangle(x - width * 0.8, top + width * 0.1, width * 1.6, width * 0.5, 3), CORAL.dark),
      {
        lift: 3,
        rough: 0.3,
      },
    )
  );
}

interface Wheel {
  cx: number;
  cy: number;
  radius: number;
}

export const WHEEL: Wheel = { cx: 398, cy: 540, radius: 214 };
const CARS = { count: 14, turn: 6, goose: 12 };

/** One step above the sky, so that it stays behind the streamers. */
export function wheel({ cx, cy, radius }: Wheel): string {
  const { frame, cars, legs, hub } = bigWheel(cx, cy, radius, CARS.count, CARS.turn);
  const colors = ['#cdeee0', '#6fc6bd', '#e3f5e6', '#8fd6c9'];
  const empty = cars.map((car, index) =>
    index === CARS.goose ? '' : shape(car, colors[index % colors.length] ?? CREAM),
  );
  return (
    paper(legs.map((leg) => shape(leg, '#86d0c5')).join(''), { lift: 4, rough: 0.6 }) +
    paper(stroke(frame, '#9bdccf', 5), { lift: 4, rough: 0.4, shade: 0.35 }) +
    sheet(hub, '#cdeee0', { lift: 4, rough: 0.3 }) +
    paper(empty.join(''), { lift: 4, rough: 0.2, shade: 0.4 })
  );
}

/** The pin that the goose's car hangs from. */
const goosePin = ({ cx, cy, radius }: Wheel): Point =>
  polar(cx, cy, radius * 1.01, CARS.turn + (360 / CARS.count) * CARS.goose);

/** The goose that the fair is named after, in its car. */
export function gooseCar(spot: Wheel): string {
  const [x, y] = goosePin(spot);
  const { cars } = bigWheel(spot.cx, spot.cy, spot.radius, CARS.count, CARS.turn);
  return (
    goose(x, y + 12, 0.62) +
    sheet(cars[CARS.goose] ?? '', GOLD, { lift: 4, rough: 0.2 }) +
    sheet(circle(x, y + 1, 2.6), NIGHT, { lift: 1, rough: 0 })
  );
}

/** A goose's head and neck, looking left; its feet would be at (0, 0). */
export function goose(x: number, y: number, size: number): string {
  const body: Point[] = [
    [-8, 0],
    [-7, -18],
    [-3, -34],
    [-6, -44],
    [-14, -46],
    [-17, -53],
    [-10, -60],
    [0, -60],
    [6, -52],
    [7, -36],
    [9, -20],
    [16, 0],
  ];
  const bill: Point[] = [
    [-15, -53],
    [-27, -47],
    [-26, -44],
    [-14, -46],
  ];
  return paper(
    shape(polygon(place(bill, { x, y, size })), GOLD) +
      shape(smooth(place(body, { x, y, size }), { closed: true, tension: 0.8 }), '#ffffff') +
      shape(circle(x - 8 * size, y - 54 * size, 1.9 * size), '#12262a'),
    { lift: 2, rough: 0 },
  );
}

/** The helter-skelter: a tapering tower with a slide wound around it. */
export function helterSkelter(x: number, foot: number, height: number): string {
  const half = (share: number) => mix(46, 21, share);
  const tower = polygon([
    [x - half(0), foot],
    [x - half(1), foot - height],
    [x + half(1), foot - height],
    [x + half(0), foot],
  ]);
  const slide = [0.02, 0.26, 0.5, 0.74].map((from) => {
    const [low, high] = [half(from) + 13, half(from + 0.2) + 11];
    return polygon([
      [x - low, foot - height * from - 8],
      [x + high, foot - height * (from + 0.2)],
      [x + high, foot - height * (from + 0.2) + 17],
      [x - low, foot - height * from + 11],
    ]);
  });
  const roof = polygon([
    [x - 32, foot - height + 3],
    [x, foot - height - 62],
    [x + 32, foot - height + 3],
  ]);
  return (
    sheet(tower, '#d3eee0', { lift: 6, rough: 0.8 }) +
    paper(slide.map((d) => shape(d, '#7cc6bd')).join(''), { lift: 4, rough: 0.5 }) +
    sheet(roof, '#4fada8', { lift: 4, rough: 0.5 })
  );
}

/** A stall's roof: panels running to a peak; only its front slope is seen. */
export function tent(
  x: number,
  foot: number,
  width: number,
  height: number,
  colors: [string, string],
): string {
  const panels = 7;
  const hem = (share: number): Point => [x - width / 2 + width * share, foot];
  const peak = (share: number): Point => [x - width * 0.05 + width * 0.1 * share, foot - height];
  const slope = Array.from({ length: panels }, (_, index) =>
    polygon([
      peak(index / panels),
      peak((index + 1) / panels),
      hem((index + 1) / panels),
      hem(index / panels),
    ]),
  );
  const valance = Array.from({ length: panels }, (_, index) => {
    const [[left], [right]] = [hem(index / panels), hem((index + 1) / panels)];
    return `M${left} ${foot - 1}H${right}V${foot + 12}A${(right - left) / 2} ${(right - left) / 2} 0 0 1 ${left} ${foot + 12}Z`;
  });
  const inTurn = (parts: string[]) =>
    parts.map((d, index) => shape(d, colors[index % 2 ? 1 : 0])).join('');
  return (
    sheet(rectangle(x - width * 0.44, foot, width * 0.88, 200), '#0d5f69', {
      lift: 4,
      rough: 0.5,
    }) +
    paper(inTurn(slope), { lift: 6, rough: 0.6 }) +
    paper(inTurn(valance), { lift: 4, rough: 0.3 })
  );
}

/** Heads and shoulders behind the counter, and the sticks of their windmills. */
export function crowd(y: number): string {
  const random = createRandom(16);
  const kinds = ['standing', 'coat', 'speaking', 'coat', 'walking'] as const;
  const row = (foot: number, step: number, color: string) => {
    let d = '';
    for (let x = -40; x < 670; x += random.between(step * 0.5, step * 1.4)) {
      const size = random.between(0.72, 1.06);
      d += person(random.pick(kinds), { x, y: foot, size, flip: random.chance(0.5) });
    }
    return paper(shape(d, color, { 'fill-rule': 'nonzero' }), { lift: 5, rough: 0.2 });
  };
  const sticks = WINDMILLS.map(([x, up]) => stroke(`M${x} ${y - up}L${x - 4} ${y - 40}`, CREAM, 2));
  return (
    row(y - 12, 34, '#17727a') + paper(sticks.join(''), { lift: 2 }) + row(y + 8, 40, '#0b4f59')
  );
}

/** Where windmills turn above the crowd: x, and height above its feet. */
const WINDMILLS: readonly Point[] = [
  [196, 128],
  [274, 116],
  [358, 130],
  [446, 118],
  [548, 126],
];

/** Four folded sails on each stick of the crowd at y. */
export function windmills(y: number): string[] {
  return WINDMILLS.map(([x, up], index) => {
    const [size, turn] = [14, index * 37];
    const sail = (angle: number) =>
      polygon([
        [x, y - up],
        polar(x, y - up, size, angle),
        polar(x, y - up, size * 0.72, angle + 52),
      ]);
    const sails = [0, 90, 180, 270].map((angle) => sail(angle + turn)).join('');
    return (
      sheet(sails, CORAL.pale, { lift: 2, rough: 0 }) +
      sheet(circle(x, y - up, 2), CREAM, { lift: 1, rough: 0 })
    );
  });
}

export function flagLine(from: Point, to: Point, sag: number, count: number): string {
  const { string, flags } = bunting(from, to, sag, count);
  const colors = [GOLD, CORAL.pale, CREAM];
  const cut = flags.map((d, index) => shape(d, colors[index % colors.length] ?? CREAM)).join('');
  return paper(stroke(string, CREAM, 2) + cut, { lift: 5, rough: 0.3 });
}

/** A sheet of the sky whose edge the breeze rolls up, tone on tone. */
function gust(y: number, color: string, seed: number): string {
  const line = ridge({ y, swing: 26, humps: 2.4, seed, slope: -30 });
  return sheet(below(line), color, { lift: 9, rough: 1.5, seed });
}

const CROWD = 870;

/** Streamers that hang on their own, and the one that passes in front of everything. */
function pleated(): string {
  const line = softLine([MAST, [124, 440], [148, 570], [206, 676], [290, 724], [380, 716]]);
  return freeStreamer(
    spansOf(turningRibbon(line, { width: 30, turns: 0.2 })),
    { front: '#eafaf2', back: '#7cc9c0', pattern: 'pleats', repeat: 11 },
    6,
  );
}

function nearest(): string {
  const line = softLine([
    [-90, 560],
    [4, 614],
    [52, 706],
    [118, 770],
    [96, 834],
    [10, 836],
    [-90, 800],
  ]);
  return freeStreamer(
    spansOf(turningRibbon(line, { width: 60, turns: 1.5, start: -0.42 })),
    { front: '#0f7580', back: '#0b5a64', print: '#a9e0d3', pattern: 'lines' },
    14,
  );
}

function layers(): readonly Layer[] {
  const town = skyline(716, -110, 730, 46, createRandom(12));
  const green = ridge({ y: 752, swing: 8, humps: 2, seed: 5 });
  const counter = ridge({ y: 826, swing: 5, humps: 1.5, seed: 9 });

  return [
    {
      name: 'sky',
      sheets: [
        sky([SEA.top, SEA.deep, SEA.mid, '#35b0ae', SEA.pale, SEA.mist, SEA.mist]),
        gust(96, '#0a6b76', 2),
        gust(178, '#0c7781', 7),
        gust(262, '#12868d', 4),
        confetti(),
      ],
    },
    {
      name: 'wheel',
      // Paler towards the ground. They lie under the wheel in one layer, because so many fine lines on a
      // transparent ground would weigh twice as much.
      sheets: [
        gust(344, '#1d9a9c', 11),
        gust(438, '#2fa9a7', 6),
        gust(540, '#4bb8b1', 8),
        gust(636, '#70c9be', 3),
        wheel(WHEEL),
      ],
    },
    { name: 'goose', sheets: [gooseCar(WHEEL)] },
    {
      name: 'fair',
      sheets: [
        sheet(town, '#5cb5ad', { lift: 6, rough: 0.8 }),
        helterSkelter(62, 770, 250),
        tent(410, 748, 156, 92, ['#e9f3e3', '#7cc6bd']),
        tent(566, 748, 120, 56, ['#e9f3e3', '#7cc6bd']),
        sheet(below(green), '#2b8f8e', { lift: 7, rough: 1.5 }),
      ],
    },
    {
      name: 'mast',
      sheets: [pole(MAST[0], MAST[1], 900, 19, [CREAM, SEA.deep])],
    },
    { name: 'pennants', sheets: [flagLine([-60, 296], [118, 322], 30, 5)] },
    { name: 'bunting-left', sheets: [flagLine([-60, -14], [340, -30], 66, 10)] },
    { name: 'bunting-right', sheets: [flagLine([310, -36], [680, -4], 62, 9)] },
    { name: 'pleats', sheets: [pleated()] },
    { name: 'tangle', sheets: [tangle(STREAMERS)] },
    {
      name: 'cap',
      // It holds all their ends.
      sheets: [
        sheet(circle(MAST[0], MAST[1] - 4, 21), CORAL.dark, { lift: 6, rough: 0.4 }),
        sheet(circle(MAST[0], MAST[1] - 9, 13), GOLD, { lift: 5, rough: 0.3 }),
      ],
    },
    {
      name: 'crowd',
      sheets: [
        crowd(CROWD),
        sheet(below(counter), NIGHT, { lift: 10, rough: 1.2 }),
        paper(shape(laceEdge(counter, { pitch: 52, depth: 46 }), CREAM), { lift: 3, rough: 0 }),
        ground('#07414a', 14),
      ],
    },
    ...windmills(CROWD).map((sails, index) => ({
      name: `windmill-${index + 1}`,
      sheets: [sails],
    })),
    { name: 'ribbon', sheets: [nearest()] },
  ];
}

/** Confetti on the breeze: dots and slips, few and small, so that the title stays calm. */
function confetti(): string {
  const random = createRandom(8);
  const cut: string[] = [];
  for (let index = 0; index < 30; index++) {
    const [x, y] = [random.between(0, 616), random.between(50, 320)];
    const turn = random.between(-50, 20);
    const slip: Point[] = [
      [-5, -1.8],
      [5, -1.8],
      [5, 1.8],
      [-5, 1.8],
    ];
    const d = index % 3 ? polygon(place(slip, { x, y, turn })) : circle(x, y, 2.4);
    cut.push(shape(d, random.pick(['#57bdb6', CORAL.pale, '#8fd6c9', GOLD])));
  }
  return paper(cut.join(''), { lift: 4, rough: 0 });
}

/** The letters flutter: a wave runs through each line. */
const flutter =
  (start: number) =>
  (point: Point): Point => [
    point[0] + 3 * Math.sin(point[1] / 40),
    point[1] + 9 * Math.sin(point[0] / 74 + start),
  ];

/** Slanting bars, printed on the letters of the first line. */
function bars({ left, right, top, bottom }: Box): string {
  let d = '';
  const lean = (bottom - top) * 0.45;
  for (let x = left - lean; x < right; x += 17) {
    d += polygon([
      [x, bottom],
      [x + 6, bottom],
      [x + 6 + lean, top],
      [x + lean, top],
    ]);
  }
  return d;
}

/** Dots, printed on the letters of the second line. */
function spots({ left, right, top, bottom }: Box): string {
  let d = '';
  for (let row = 0; top + row * 11 < bottom; row++) {
    for (let x = left; x < right; x += 17) {
      d += circle(x + (row % 2) * 8.5, top + row * 11, 2.7);
    }
  }
  return d;
}

/** A print on one line of letters. */
function printOn(letters: readonly Letter[], pattern: (box: Box) => string, id: string): string {
  return (
    `<clipPath id="${id}"><path d="${outline(letters)}"/></clipPath>` +
    shape(pattern(bounds(letters)), '#ffd9c9', {
      'clip-path': `url(#${id})`,
      'fill-opacity': 0.5,
    })
  );
}

function title(): string {
  const font = openFont('sansita-swashed', 900);
  const first = warp(
    setLine(font, 'Wanda', { size: 118, y: 0, x: -34, tracking: 1 }),
    flutter(0.4),
  );
  const second = warp(
    setLine(font, 'Whirl', { size: 118, y: 100, x: 40, tracking: 1 }),
    flutter(1.2),
  );
  const letters = [...first, ...second];
  return titleSvg(
    cutLetters(outline(letters), {
      id: 'wanda-letters',
      face: CORAL.face,
      base: CREAM,
      reach: 8,
      light: '#ff9c84',
      dark: '#8a2414',
    }) +
      printOn(first, bars, 'wanda-bars') +
      printOn(second, spots, 'wanda-spots'),
    { name: 'Wanda Whirl', box: bounds(letters), padding: 16 },
  );
}

/** A W folded from one streamer: down on its front, up on its back. */
function logo(): string {
  const corners: Point[] = [
    [22, 31],
    [36, 65],
    [48, 37],
    [60, 65],
    [74, 31],
  ];
  const half = 6.6;
  const strokes = corners.slice(1).map(([x, y], index) => {
    const [px, py] = corners[index] ?? [x, y];
    return polygon([
      [px - half, py],
      [px + half, py],
      [x + half, y],
      [x - half, y],
    ]);
  });
  const draw = (odd: number, color: string) =>
    strokes.map((d, index) => (index % 2 === odd ? raised(d, color) : '')).join('');
  return roundLogo({
    name: 'Wanda Whirl',
    ground: SEA.top,
    rim: CREAM,
    symbol: draw(1, CORAL.pale) + draw(0, CORAL.face),
  });
}

export const scene: Scene = { slug: 'wanda-whirl', layers, title, logo };
