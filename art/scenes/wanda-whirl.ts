/** Wanda Whirl: streamers of every kind in the breeze at Goose Fair, caught in one happy tangle. */
import { roundLogo, raised } from '../kit/emblem.ts';
import {
  circle,
  mix,
  place,
  polar,
  polygon,
  rectangle,
  smooth,
  type Point,
} from '../kit/geometry.ts';
import { laceEdge } from '../kit/lace.ts';
import {
  bounds,
  cutLetters,
  openFont,
  outline,
  setLine,
  titleSvg,
  warp,
  type Box,
} from '../kit/lettering.ts';
import { below, cloud, ground, ridge } from '../kit/nature.ts';
import { paper, picture, sheet, sky } from '../kit/paper.ts';
import { person } from '../kit/people.ts';
import { createRandom } from '../kit/random.ts';
import {
  curledRibbon,
  isFront,
  ribbonSpan,
  softLine,
  spansOf,
  turningRibbon,
  type RibbonPaper,
  type Span,
  type TurnOptions,
} from '../kit/ribbon.ts';
import type { Scene } from '../kit/scene.ts';
import { shape, stroke } from '../kit/svg.ts';
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

export const STREAMERS: Streamer[] = [
  {
    line: [
      MAST,
      [128, 470],
      [182, 604],
      [280, 628],
      [352, 566],
      [420, 476],
      [520, 420],
      [660, 372],
    ],
    width: 50,
    turns: 2.9,
    start: -0.1,
    first: 0,
    front: CORAL.face,
    back: CORAL.back,
  },
  {
    line: [
      MAST,
      [166, 420],
      [262, 452],
      [366, 470],
      [438, 546],
      [404, 640],
      [312, 646],
      [262, 566],
      [318, 488],
      [424, 452],
      [534, 498],
      [660, 452],
    ],
    width: 54,
    turns: 4.1,
    start: -0.2,
    first: 1,
    front: '#0b5d67',
    back: '#c5ebdd',
    print: CREAM,
    pattern: 'dots',
    repeat: 24,
  },
  {
    line: [
      MAST,
      [196, 340],
      [276, 410],
      [322, 520],
      [382, 606],
      [456, 596],
      [462, 520],
      [392, 480],
      [300, 520],
      [268, 610],
      [330, 684],
      [440, 670],
      [540, 620],
      [660, 650],
    ],
    width: 48,
    turns: 4.9,
    start: -0.15,
    first: 0,
    front: CREAM,
    back: CORAL.pale,
    print: CORAL.face,
    pattern: 'stripes',
    repeat: 34,
  },
  {
    line: [
      MAST,
      [106, 500],
      [150, 664],
      [250, 708],
      [336, 640],
      [376, 540],
      [458, 540],
      [560, 584],
      [660, 548],
    ],
    width: 26,
    turns: 17,
    start: 0.1,
    sway: 0.05,
    snap: 0.7,
    first: 1,
    front: GOLD,
    back: '#c98a1c',
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

/** The wheel, and in one of its cars the goose the fair is named after. */
export function wheel(cx: number, cy: number, radius: number): string {
  const [spokes, turn] = [14, 6];
  const { frame, cars, legs, hub } = bigWheel(cx, cy, radius, spokes, turn);
  const colors = [CORAL.face, CREAM, SEA.top, GOLD, CREAM, CORAL.face, SEA.top];
  const [x, y] = polar(cx, cy, radius * 1.01, turn - (360 / spokes) * 2);
  return (
    paper(legs.map((leg) => shape(leg, '#d9efe4')).join(''), { lift: 4, rough: 0.6 }) +
    paper(stroke(frame, '#fdfff6', 5), { lift: 6, rough: 0.4, shade: 0.6 }) +
    sheet(hub, CORAL.face, { lift: 4, rough: 0.3 }) +
    goose(x, y + 12, 0.62) +
    paper(cars.map((car, index) => shape(car, colors[index % colors.length] ?? CREAM)).join(''), {
      lift: 4,
      rough: 0.2,
    })
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
    sheet(tower, '#e9f3e3', { lift: 6, rough: 0.8 }) +
    paper(slide.map((d) => shape(d, '#f08d74')).join(''), { lift: 4, rough: 0.5 }) +
    sheet(roof, CORAL.face, { lift: 4, rough: 0.5 })
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

/** Heads and shoulders behind the counter, some with a paper windmill on a stick. */
export function crowd(y: number): string {
  const random = createRandom(16);
  const kinds = ['standing', 'coat', 'speaking', 'coat', 'walking'] as const;
  const row = (foot: number, step: number, color: string) => {
    let [d, sticks] = ['', ''];
    for (let x = -10; x < 640; x += random.between(step * 0.5, step * 1.4)) {
      const size = random.between(0.72, 1.06);
      d += person(random.pick(kinds), { x, y: foot, size, flip: random.chance(0.5) });
      if (random.chance(0.3)) {
        const [px, py] = [x + 18 * size, foot - 112 * size];
        sticks += paper(stroke(`M${px} ${py}L${px - 3} ${foot - 40}`, CREAM, 1.8), { lift: 2 });
        sticks += windmill(px, py, 11, random.between(0, 90));
      }
    }
    return sticks + paper(shape(d, color, { 'fill-rule': 'nonzero' }), { lift: 5, rough: 0.2 });
  };
  return row(y - 12, 34, '#17727a') + row(y + 8, 40, '#0b4f59');
}

/** Four folded sails. */
function windmill(x: number, y: number, size: number, turn: number): string {
  const sail = (angle: number) =>
    polygon([[x, y], polar(x, y, size, angle), polar(x, y, size * 0.72, angle + 52)]);
  const sails = [0, 90, 180, 270].map((angle) => sail(angle + turn)).join('');
  return sheet(sails, CORAL.pale, { lift: 2, rough: 0 });
}

export function flagLine(from: Point, to: Point, sag: number, count: number): string {
  const { string, flags } = bunting(from, to, sag, count);
  const colors = [GOLD, CORAL.pale, CREAM];
  const cut = flags.map((d, index) => shape(d, colors[index % colors.length] ?? CREAM)).join('');
  return paper(stroke(string, CREAM, 2) + cut, { lift: 5, rough: 0.3 });
}

/** The breeze itself: sheets of sky whose edges roll up, tone on tone so the title stays calm. */
function breeze(): string[] {
  const gust = (y: number, color: string, seed: number) => {
    const line = ridge({ y, swing: 26, humps: 2.4, seed, slope: -30 });
    return sheet(below(line), color, { lift: 9, rough: 1.5, seed });
  };
  return [
    gust(96, '#0a6b76', 2),
    gust(178, '#0c7781', 7),
    gust(262, '#12868d', 4),
    gust(344, '#1d9a9c', 11),
  ];
}

function background(): string {
  const random = createRandom(3);
  const town = skyline(716, -70, 690, 46, createRandom(12));
  const green = ridge({ y: 752, swing: 8, humps: 2, seed: 5 });
  const counter = ridge({ y: 826, swing: 5, humps: 1.5, seed: 9 });
  const clouds: [x: number, y: number, width: number, height: number, color: string][] = [
    [40, 420, 260, 84, '#37aeab'],
    [610, 640, 300, 96, '#86d2c6'],
  ];

  const pleated = spansOf(
    turningRibbon(
      softLine([MAST, [200, 288], [300, 318], [400, 366], [500, 338], [570, 288], [670, 300]]),
      {
        width: 30,
        turns: 0.2,
      },
    ),
  );
  const springy = spansOf(
    curledRibbon(
      softLine([
        [452, 708],
        [510, 742],
        [580, 730],
        [690, 764],
      ]),
      {
        width: 17,
        coils: 7,
        radius: 25,
      },
    ),
  );
  const nearest = spansOf(
    turningRibbon(
      softLine([
        [-50, 596],
        [20, 640],
        [66, 730],
        [150, 800],
        [120, 870],
        [30, 880],
        [-60, 940],
      ]),
      {
        width: 60,
        turns: 1.5,
        start: -0.42,
      },
    ),
  );

  return picture([
    sky([SEA.top, SEA.deep, SEA.mid, '#35b0ae', SEA.pale, SEA.mist, SEA.mist]),
    ...breeze(),
    ...clouds.map(([x, y, width, height, color], index) =>
      sheet(cloud(x, y, width, height, random), color, { lift: 8, rough: 1.5, seed: index + 1 }),
    ),
    confetti(),
    wheel(392, 530, 222),
    sheet(town, '#5cb5ad', { lift: 6, rough: 0.8 }),
    helterSkelter(62, 770, 250),
    tent(250, 748, 150, 66, ['#e9f3e3', '#54b3ad']),
    tent(566, 748, 120, 56, ['#e9f3e3', '#f08d74']),
    sheet(below(green), '#2b8f8e', { lift: 7, rough: 1.5 }),
    pole(452, 702, 900, 13, [CREAM, SEA.deep]),
    pole(MAST[0], MAST[1], 900, 19, [CREAM, CORAL.face]),
    flagLine([-20, 300], [118, 322], 26, 4),
    flagLine([-30, -14], [340, -26], 62, 10),
    flagLine([320, -34], [650, 2], 60, 9),
    freeStreamer(springy, { front: CORAL.pale, back: CORAL.back }, 4),
    freeStreamer(pleated, { front: '#eafaf2', back: '#7cc9c0', pattern: 'pleats', repeat: 11 }, 6),
    tangle(STREAMERS),
    // The cap that holds all their ends.
    sheet(circle(MAST[0], MAST[1] - 4, 21), CORAL.dark, { lift: 6, rough: 0.4 }),
    sheet(circle(MAST[0], MAST[1] - 9, 13), GOLD, { lift: 5, rough: 0.3 }),
    crowd(870),
    sheet(below(counter), NIGHT, { lift: 10, rough: 1.2 }),
    paper(shape(laceEdge(counter, { pitch: 52, depth: 46 }), CREAM), { lift: 3, rough: 0 }),
    freeStreamer(
      nearest,
      { front: CORAL.face, back: CORAL.back, print: CREAM, pattern: 'lines' },
      14,
    ),
    ground('#07414a', 14),
  ]);
}

/** Confetti on the breeze: dots and slips, few and small, so that the title stays calm. */
function confetti(): string {
  const random = createRandom(8);
  const cut: string[] = [];
  for (let index = 0; index < 44; index++) {
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

/** What is printed on the letters: slanting bars on the first line, dots on the second. */
function print(box: Box): string {
  let d = '';
  for (let x = box.left - 60; x < box.right + 60; x += 17) {
    d += polygon([
      [x, 24],
      [x + 6, 24],
      [x + 66, -110],
      [x + 60, -110],
    ]);
  }
  for (let row = 0; row < 9; row++) {
    for (let x = box.left; x < box.right; x += 17)
      d += circle(x + (row % 2) * 8.5, 34 + row * 11, 2.7);
  }
  return shape(d, '#ffd9c9', { 'clip-path': 'url(#wanda-print)', 'fill-opacity': 0.5 });
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
  const box = bounds(letters);
  return titleSvg(
    cutLetters(outline(letters), {
      id: 'wanda-letters',
      face: CORAL.face,
      base: CREAM,
      reach: 8,
      light: '#ff9c84',
      dark: '#8a2414',
    }) +
      '<clipPath id="wanda-print"><use href="#wanda-letters"/></clipPath>' +
      print(box),
    { name: 'Wanda Whirl', box, padding: 16 },
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

export const scene: Scene = { slug: 'wanda-whirl', background, title, logo };
