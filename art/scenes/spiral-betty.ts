/**
 * Spiral Betty: a stone lion cut as one spiral of vinyl, lifted off its mat, before the window of the
 * workshop. His eyes blink.
 */
import { roundLogo, raised } from '../../tools/content/paper/emblem.ts';
import {
  circle,
  ellipse,
  mix,
  place,
  polar,
  polygon,
  polyline,
  rectangle,
  round,
  smooth,
  star,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { laceEdge, stitches } from '../../tools/content/paper/lace.ts';
import {
  bounds,
  cutLetters,
  openFont,
  outline,
  setLine,
  titleSvg,
  type Box,
  type Letter,
} from '../kit/lettering.ts';
import { lion } from '../kit/lion.ts';
import { limb, ridge } from '../../tools/content/paper/nature.ts';
import { blurred, paper, sheet, sky, type Cut } from '../../tools/content/paper/paper.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import { isFront, ribbonSpan, softLine, spansOf, turningRibbon } from '../kit/ribbon.ts';
import type { Layer, Scene } from '../kit/scene.ts';
import { spiral, spiralLine, type SpiralOptions } from '../kit/spiral.ts';
import {
  darker,
  lighter,
  moved,
  shape,
  stroke,
  tag,
  type Attributes,
} from '../../tools/content/paper/svg.ts';
import { councilHouse, skyline } from '../kit/town.ts';

export const INK = {
  black: '#171211',
  deep: '#211a18',
  body: '#2b2320',
  edge: '#3c312c',
  haze: '#5a463a',
};
export const CREAM = { light: '#fff6e2', paper: '#f6e9cb', shade: '#dcc9a0' };
export const RED = { face: '#c4302a', line: '#d9564b', dark: '#8c1d19' };

/** The disc: the lion's spiral ends at its right side, where it is peeled off. */
const DISC = { x: 308, y: 548, radius: 230, turns: 42, end: 14 };
const SPIRAL_RADIUS = 219;

/** The city at dusk, against the light: far roofs and the Council House. */
function farCity(): string[] {
  const { hall, drum, dome, columns } = councilHouse(100, 442, 158);
  return [
    sheet(skyline(372, -90, 720, 44, createRandom(21)), '#b57c46', { lift: 4, rough: 0.6 }),
    sheet(skyline(394, -90, 720, 54, createRandom(12)), '#8f5c35', { lift: 5, rough: 0.7 }),
    paper(
      shape(hall, '#5f3d29') +
        shape(drum, '#5f3d29') +
        shape(dome, '#5f3d29') +
        shape(columns, '#f0b765'),
      { lift: 6, rough: 0.4 },
    ),
    under('#8f5c35', 460),
  ];
}

/** The roofs across the street, with a few lights. */
function nearRoofs(): string[] {
  const random = createRandom(5);
  // Only beside the mat are they to be seen.
  const lights = [40, 52, 558, 571].flatMap((x) =>
    [452, 486, 520, 554].flatMap((y) =>
      random.chance(0.6) ? rectangle(x + random.around(2), y + random.around(5), 6, 8) : [],
    ),
  );
  return [
    sheet(skyline(424, -90, 720, 62, random), '#35241c', { lift: 8, rough: 0.7 }),
    under('#35241c', 490),
    shape(lights.join(''), '#f4c06a', { opacity: 0.9 }),
  ];
}

/** More of the sheet above, as far down as nearer sheets can uncover it. */
const under = (color: string, y: number) =>
  sheet(rectangle(-90, y, 810, 420), color, { lift: 0, rough: 0, rim: 0, shade: 0 });

/** A disc golf basket: chains over a tray; (x, y) is the middle of the tray. */
export function basket(x: number, y: number): string {
  const chains = [-11, -6, 0, 6, 11]
    .map((dx) =>
      smooth([
        [x + dx, y - 34],
        [x + dx * 0.6, y - 24],
        [x + dx * 0.24, y - 15],
      ]),
    )
    .join('');
  const tray = [-13, -7, 0, 7, 13].map((dx) => `M${x + dx} ${y - 14}V${y - 5}`).join('');
  return (
    stroke(`M${x} ${y + 14}V${y - 40}`, CREAM.shade, 2.4) +
    stroke(
      `M${x - 13} ${y - 35}H${x + 13}M${x - 14} ${y - 14}H${x + 14}M${x - 13} ${y - 5}H${x + 13}`,
      CREAM.shade,
      2,
    ) +
    stroke(chains + tray, CREAM.shade, 1)
  );
}

/** A disc golf disc on its way to a basket that stands on a roof. */
function discGolf(): string {
  const disc =
    shape(ellipse(0, 0, 21, 6.4), RED.face) +
    shape(ellipse(0, -2.4, 16.5, 3.9), RED.line) +
    shape(ellipse(0, -2.4, 5, 1.3), CREAM.paper);
  return (
    paper(moved(basket(0, 0), { x: 528, y: 366, size: 1.3 }), { lift: 3, rough: 0 }) +
    paper(moved(disc, { x: 441, y: 313, turn: 12 }), { lift: 5, rough: 0 })
  );
}

/** The window: two bars in a frame, a lace valance, and the wall below the sill. */
function windowFrame(): string[] {
  const valance = ridge({ y: 6, swing: 3, humps: 2, seed: 3 });
  return [
    sheet(rectangle(201, -60, 9, 660) + rectangle(408, -60, 9, 660), INK.body, {
      lift: 7,
      rough: 0.5,
    }),
    sheet(rectangle(-60, -60, 92, 1000) + rectangle(584, -60, 92, 1000), INK.body, {
      lift: 10,
      rough: 0.8,
    }),
    sheet(rectangle(-60, -60, 740, 70), INK.body, { lift: 8, rough: 0.8 }),
    sheet(rectangle(-60, 590, 740, 400), INK.deep, { lift: 3, rough: 0.6 }),
    sheet(rectangle(-60, 580, 740, 17), INK.edge, { lift: 9, rough: 0.5 }),
    paper(shape(laceEdge(valance, { pitch: 50, depth: 50 }), CREAM.paper), { lift: 6, rough: 0 }),
  ];
}

/** The desk, and what is left of two rolls of vinyl on it. */
function desk(): string[] {
  const roll = (x: number, top: number, half: number, color: string) => {
    const coil = Array.from({ length: 90 }, (_, index): Point => {
      const [px, py] = polar(0, 0, half * (0.2 + 0.0085 * index), index * 14);
      return [x + px, top + py * 0.3];
    });
    return paper(
      shape(rectangle(x - half, top, 2 * half, 760 - top), color) +
        shape(rectangle(x + half * 0.35, top, half * 0.65, 760 - top), darker(color, 0.22)) +
        shape(ellipse(x, top, half, half * 0.3), lighter(color, 0.24)) +
        stroke(polyline(coil), darker(color, 0.34), 1.3),
      { lift: 8, rough: 0.3 },
    );
  };
  return [
    sheet(rectangle(-90, 716, 810, 400), '#4d3a2d', { lift: 8, rough: 0.6 }),
    roll(604, 604, 26, RED.face),
    roll(570, 654, 22, CREAM.shade),
  ];
}

/** The sticky mat that carries the vinyl through the cutter, with its grid and ruler. */
function mat(): string {
  const [left, top, side, cell] = [63, 376, 490, 35];
  let [grid, ticks] = ['', ''];
  for (let at = 0; at <= side - 2 * 17; at += cell) {
    grid += `M${left + 17 + at} ${top + 17}v520M${left + 17} ${top + 17 + at}h${side - 34}`;
  }
  for (let at = 0; at <= side - 2 * 17; at += cell / 5) {
    const long = Math.round(at / (cell / 5)) % 5 === 0;
    ticks += `M${left + 17 + at} ${top + 15}v${long ? -9 : -5}M${left + 15} ${top + 17 + at}h${long ? -9 : -5}`;
  }
  return paper(
    shape(rectangle(left, top, side, 540, 16), RED.face) +
      stroke(grid, RED.line, 0.9) +
      stroke(ticks, CREAM.paper, 1.1),
    { lift: 15, rough: 0.4 },
  );
}

/** The lion's spiral; `shut` is how far his eyes are, 0 to 1. */
const lionSpiral = (shut = 0): SpiralOptions => {
  const { x, y, turns, end } = DISC;
  return { x, y, radius: SPIRAL_RADIUS, turns, end, tone: lion(shut) };
};
const VINYL: Cut = { lift: 0.8, rough: 0, rim: 0, shade: 0.4 };

function disc(): string[] {
  const { x, y, radius } = DISC;
  return [
    // It hovers over the mat, which alone is near enough for its shadow.
    '<clipPath id="on-mat"><path d="M63 384H553V1100H63Z"/></clipPath>',
    tag(
      'g',
      { 'clip-path': 'url(#on-mat)' },
      blurred(shape(circle(x + 15, y + 25, radius), '#2a0503'), 13, 0.62),
    ),
    sheet(circle(x, y, radius), CREAM.paper, { lift: 7, rough: 0.3, rim: 0.9 }),
    stroke(circle(x, y, radius - 4), CREAM.shade, 1.2),
    sheet(spiral(lionSpiral()), INK.deep, VINYL),
  ];
}

type Stretch = ReturnType<typeof spiralLine>;

/** The stretches of a line where something changes, with two points more at each end. */
function stretchesOf(line: Stretch, changes: readonly boolean[]): Stretch[] {
  const stretches: Stretch[] = [];
  line.forEach((point, index) => {
    if (!changes.slice(Math.max(index - 2, 0), index + 3).includes(true)) return;
    const last = stretches.at(-1);
    if (last?.at(-1) === line[index - 1]) last?.push(point);
    else stretches.push([point]);
  });
  return stretches;
}

/** A stretch as a band, `half` units to each side. */
function band(stretch: Stretch, half: number): string {
  const side = (sign: 1 | -1) => stretch.map(({ at, angle }) => polar(...at, sign * half, angle));
  return polygon([...side(1), ...side(-1).reverse()]);
}

/**
 * The eyes further shut: a second disc and line, of which only those stretches are kept whose width
 * changes. They end in the gaps between rings, so that nothing shows where they were laid over.
 */
function eyelids(shut: number): string {
  const pitch = SPIRAL_RADIUS / DISC.turns;
  const open = spiralLine(lionSpiral());
  const line = spiralLine(lionSpiral(shut));
  const changes = line.map(
    ({ width }, index) => Math.abs(width - (open[index]?.width ?? 0)) > 0.02,
  );
  const kept = stretchesOf(line, changes).map((stretch) => band(stretch, pitch / 2 + 0.05));
  const id = `lids-${shut * 100}`;
  return tag(
    'g',
    { 'clip-path': `url(#${id})` },
    `<clipPath id="${id}"><path d="${kept.join('')}"/></clipPath>` +
      sheet(circle(DISC.x, DISC.y, DISC.radius), CREAM.paper, {
        lift: 0,
        rough: 0,
        rim: 0,
        shade: 0,
      }) +
      sheet(spiral(lionSpiral(shut)), INK.deep, VINYL),
  );
}

/** Where the thread leaves the disc. */
const THREAD_ROOT = polar(DISC.x, DISC.y, SPIRAL_RADIUS, DISC.end);

/** The outer end of the spiral, lifted off the disc: the lion hangs on this one thread. */
function looseEnd(): string[] {
  const line = softLine([
    THREAD_ROOT,
    polar(DISC.x, DISC.y, SPIRAL_RADIUS + 3, DISC.end + 8),
    [512, 672],
    [540, 708],
    [582, 694],
    [586, 646],
    [540, 634],
    [488, 676],
    [474, 738],
    [510, 796],
    [584, 822],
    [690, 806],
  ]);
  const look = { front: INK.deep, back: '#9a8470' };
  const spans = spansOf(turningRibbon(line, { width: 3.2, turns: 4.2, start: -0.2, taper: 5 }));
  const draw = (front: boolean) =>
    spans
      .filter((span) => isFront(span) === front)
      .map((span) => ribbonSpan(span, look))
      .join('');
  return [
    paper(draw(false), { lift: 8, rough: 0, rim: 0.6 }),
    paper(draw(true), { lift: 11, rough: 0, rim: 0.6 }),
  ];
}

/** The cutter: rail and rollers across the mat, a carriage with the blade, and the body. */
function cutter(): string {
  const rollers = [96, 250, 520].map((x) => rectangle(x - 17, 757, 34, 24, 6)).join('');
  const grips = [96, 250, 520]
    .flatMap((x) => [-9, -3, 3, 9].map((dx) => `M${x + dx} 759V779`))
    .join('');
  const body = smooth(
    [
      [-60, 806],
      [-20, 794],
      [120, 789],
      [308, 788],
      [500, 789],
      [636, 794],
      [676, 806],
    ],
    { tension: 0.8 },
  );
  return (
    sheet(rectangle(-40, 762, 700, 13, 4), CREAM.shade, { lift: 9, rough: 0.3 }) +
    paper(shape(rollers, INK.edge) + stroke(grips, INK.black, 1.4), { lift: 5, rough: 0.2 }) +
    carriage(388, 766) +
    sheet(`${body}V1200H-60Z`, INK.body, { lift: 13, rough: 0.8 }) +
    sheet(`${body}V832Q308 824 -60 832Z`, INK.edge, { lift: 3, rough: 0.5 })
  );
}

/** The carriage rides on the rail; we look at the end of the holder, in which the blade turns. */
function carriage(x: number, y: number): string {
  const holder = polygon(star(x, y - 18, 19, 17, 18));
  return (
    sheet(rectangle(x - 36, y - 44, 72, 78, 9), RED.face, { lift: 9, rough: 0.4 }) +
    sheet(rectangle(x - 36, y + 6, 72, 9), RED.dark, { lift: 1, rough: 0.2 }) +
    sheet(holder, INK.edge, { lift: 5, rough: 0 }) +
    sheet(circle(x, y - 18, 11), CREAM.shade, { lift: 3, rough: 0 }) +
    sheet(
      polygon([
        [x - 5, y - 22],
        [x + 6, y - 20],
        [x - 1, y - 10],
      ]),
      INK.black,
      { lift: 1, rough: 0, rim: 0.9 },
    )
  );
}

/** A craft knife: the tip of its blade is at (0, 0), the handle runs to the left. */
export function knife(x: number, y: number, turn: number, size = 1): string {
  const at = (points: readonly Point[]) => polygon(place(points, { x, y, turn, size }));
  const blade: Point[] = [
    [0, 0],
    [-62, -19],
    [-80, -17],
    [-80, 9],
    [-58, 9],
  ];
  const bevel: Point[] = [
    [0, 0],
    [-58, 9],
    [-80, 9],
    [-80, 5],
    [-56, 4],
  ];
  const collar: Point[] = [
    [-74, -13],
    [-96, -17],
    [-134, -17],
    [-134, 13],
    [-96, 13],
    [-74, 8],
  ];
  const knurls = Array.from({ length: 8 }, (_, index): Point[] => {
    const along = -98 - index * 4.6;
    return [
      [along, -15],
      [along - 1.4, -15],
      [along - 1.4, 11],
      [along, 11],
    ];
  });
  const handle: Point[] = [
    [-130, -16],
    [-420, -20],
    [-420, 16],
    [-130, 12],
  ];
  const shine: Point[] = [
    [-136, -9],
    [-420, -12],
    [-420, -5],
    [-136, -4],
  ];
  return (
    paper(shape(at(blade), '#d8d2c8') + shape(at(bevel), '#fbf9f4'), {
      lift: 7,
      rough: 0,
      rim: 0.9,
    }) +
    paper(shape(at(handle), RED.face) + shape(at(shine), RED.line), { lift: 11, rough: 0.3 }) +
    paper(
      shape(at(collar), CREAM.shade) +
        knurls.map((points) => shape(at(points), '#a08c66')).join(''),
      {
        lift: 8,
        rough: 0.2,
      },
    )
  );
}

/** Curls of weeded vinyl that fell on the cutter, each wound up as it came off the blade. */
function curls(): string {
  const spots: [x: number, y: number, size: number, turn: number][] = [
    [222, 800, 20, 170],
    [272, 810, 14, 20],
    [478, 806, 18, 200],
  ];
  return spots
    .map(([x, y, size, turn], index) => {
      const points = Array.from({ length: 22 }, (_, step): Point =>
        polar(x, y, mix(size * 1.3, size * 0.25, (step / 21) ** 0.6), turn + step * 26),
      );
      return sheet(limb(points, 6, 2.2), index % 2 ? CREAM.shade : CREAM.paper, {
        lift: 5,
        rough: 0,
      });
    })
    .join('');
}

/** The record that lies in front, under the text. Its grooves end where the text begins. */
function record(): string[] {
  const grooves = [9, 16, 23].map((inset) =>
    circleTop({ x: 308, y: 1644, rx: 1400 - inset * 2, ry: 756 - inset }),
  );
  return [
    sheet(ellipse(308, 1644, 1400, 756), '#2b2320', { lift: 12, rough: 0, seed: 2 }),
    stroke(grooves.join(''), '#3a302b', 1.1),
  ];
}

/** The upper half of an ellipse, as a line. */
const circleTop = ({ x, y, rx, ry }: { x: number; y: number; rx: number; ry: number }) =>
  `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}`;

/** The rest of a sky that lies behind other sheets. */
const night = (count: number) => Array.from({ length: count }, () => INK.haze);

function layers(): Layer[] {
  const hem = Array.from({ length: 44 }, (_, index): Point => [
    index * 16 - 36,
    846 - 4 * Math.sin(((index - 2) / 39) * Math.PI),
  ]);
  return [
    {
      name: 'sky',
      sheets: [
        // The glow comes early: below y 400 everything is covered.
        sky(['#1f1310', '#2b1912', '#4a2a1a', '#8a5129', '#e3a552', '#f8d894', ...night(8)]),
        ...farCity(),
      ],
    },
    { name: 'roofs', sheets: [...nearRoofs(), discGolf()] },
    { name: 'window', sheets: windowFrame() },
    { name: 'mat', sheets: [...desk(), mat()] },
    { name: 'disc', sheets: disc() },
    { name: 'eyes-half', sheets: [eyelids(0.5)], hidden: true },
    { name: 'eyes-shut', sheets: [eyelids(1)], hidden: true },
    {
      name: 'cutter',
      sheets: [
        cutter(),
        curls(),
        stitches(hem, { color: RED.line, width: 1.6, stitch: 8, gap: 7 }),
      ],
    },
    { name: 'thread', sheets: looseEnd() },
    { name: 'knife', sheets: [knife(214, 684, -42, 1.16)] },
    { name: 'record', sheets: record() },
  ];
}

/** One spiral around the middle of the title, made of half circles, to be seen in the letters. */
function groove(box: Box): string {
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const pitch = 11;
  const reach = Math.hypot(box.right - cx, box.bottom - cy);
  let d = `M${cx} ${cy}`;
  for (let half = 1; (half * pitch) / 2 < reach + pitch; half++) {
    // Ends alternate between both sides of the middle, each half a pitch further out.
    const end = cx + (half % 2 ? half : -half) * (pitch / 2);
    const radius = ((2 * half - 1) * pitch) / 4;
    d += `A${radius} ${radius} 0 0 1 ${round(end, 2)} ${cy}`;
  }
  return stroke(d, RED.face, 1.7, { 'clip-path': 'url(#betty-cut)', opacity: 0.42 });
}

/** A corner of a letter that has come off its backing: the vinyl beyond the fold lies over the rest. */
interface Peel {
  id: string;
  letter: Letter;
  /** The ends of the fold, from left to right as seen from the corner. */
  fold: readonly [Point, Point];
}

/** What was stuck down shows as a darker ghost; the flap shows its back. Goes on top of the cut letters. */
function peeled({ id, letter, fold: [from, to] }: Peel): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const at = (along: number, out: number): Point => [
    from[0] + ux * along + uy * out,
    from[1] + uy * along - ux * out,
  ];
  const corner = polygon([at(-12, 0), at(length + 12, 0), at(length + 12, 60), at(-12, 60)]);
  // Mirrored at the fold, and foreshortened, because the flap stands up a little.
  const back = 1.72;
  const [xx, xy, yy] = [1 - back * uy * uy, back * ux * uy, 1 - back * ux * ux];
  const over = (x: number, y: number) =>
    `matrix(${[
      xx,
      xy,
      xy,
      yy,
      from[0] - xx * from[0] - xy * from[1] + x,
      from[1] - xy * from[0] - yy * from[1] + y,
    ]
      .map((value) => round(value, 3))
      .join(' ')})`;
  const vinyl = (fill: string, more: Attributes = {}) =>
    tag('use', { href: `#${id}`, fill, ...more });
  const flap = (fill: string, x = 0, y = 0, more: Attributes = {}) =>
    tag('g', { transform: over(x, y), 'clip-path': `url(#${id}-corner)`, ...more }, vinyl(fill));
  return (
    `<defs><path id="${id}" d="${outline([letter])}"/></defs>` +
    `<clipPath id="${id}-corner"><path d="${corner}"/></clipPath>` +
    tag(
      'g',
      { 'clip-path': `url(#${id}-corner)` },
      vinyl(RED.face, { stroke: RED.face, 'stroke-width': 8 }) + vinyl(RED.dark, { opacity: 0.55 }),
    ) +
    tag(
      'g',
      { 'clip-path': 'url(#betty-cut)' },
      flap('#05040c', 5, 7, { opacity: 0.16 }) + flap('#05040c', 2.6, 3.6, { opacity: 0.3 }),
    ) +
    flap('#a98f66', 0.7, 0.9) +
    flap('#dcc9a0') +
    stroke(polyline([at(0, -0.4), at(length, -0.4)]), '#ffffff', 1.2, {
      'clip-path': 'url(#betty-cut)',
    })
  );
}

function title(): string {
  const font = openFont('limelight');
  const letters = [
    ...setLine(font, 'Spiral', { size: 112, y: 0, x: -30, tracking: 5 }),
    ...setLine(font, 'Betty', { size: 112, y: 98, x: 38, tracking: 5 }),
  ];
  const box = bounds(letters);
  const peels = letters.flatMap((letter): Peel[] => {
    const { left, top, right, bottom } = bounds([letter]);
    if (letter.character === 'l') {
      return [
        {
          id: 'betty-l',
          letter,
          fold: [
            [left + 3, top - 3],
            [right + 3, top + 33],
          ],
        },
      ];
    }
    if (letter.character === 'B') {
      return [
        {
          id: 'betty-b',
          letter,
          fold: [
            [left + 40, bottom + 2],
            [left - 2, bottom - 26],
          ],
        },
      ];
    }
    return [];
  });
  return titleSvg(
    cutLetters(outline(letters), {
      id: 'betty-letters',
      face: CREAM.light,
      base: RED.face,
      reach: 9,
      light: '#ef8378',
      dark: '#4a0c0a',
    }) +
      '<clipPath id="betty-cut"><use href="#betty-letters"/></clipPath>' +
      groove(box) +
      peels.map(peeled).join(''),
    { name: 'Spiral Betty', box, padding: 16 },
  );
}

/** A spiral that swells toward the lower right. */
function logo(): string {
  const tone = (x: number, y: number) => 0.55 - (x + y) / 230;
  return roundLogo({
    name: 'Spiral Betty',
    ground: CREAM.paper,
    rim: RED.face,
    edge: 'scallop',
    symbol: raised(
      spiral({ x: 48, y: 48, radius: 31, turns: 3.6, end: 40, thin: 0.2, thick: 0.8, tone }),
      INK.deep,
      0.8,
    ),
  });
}

export const scene: Scene = { slug: 'spiral-betty', layers, title, logo };
