/** Spiral Betty: a stone lion cut as one spiral of vinyl, still on the cutter at the window. */
import { roundLogo, raised } from '../kit/emblem.ts';
import {
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
  type Point,
} from '../kit/geometry.ts';
import { laceEdge, stitches } from '../kit/lace.ts';
import {
  bounds,
  cutLetters,
  openFont,
  outline,
  setLine,
  titleSvg,
  type Box,
} from '../kit/lettering.ts';
import { lion } from '../kit/lion.ts';
import { limb, ridge } from '../kit/nature.ts';
import { blurred, paper, picture, sheet, sky } from '../kit/paper.ts';
import { createRandom } from '../kit/random.ts';
import { isFront, ribbonSpan, softLine, spansOf, turningRibbon } from '../kit/ribbon.ts';
import type { Scene } from '../kit/scene.ts';
import { spiral } from '../kit/spiral.ts';
import { moved, shape, stroke } from '../kit/svg.ts';
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

/** The city at dusk: roofs and the Council House, in front of which the lion sits. */
export function city(): string[] {
  const { hall, drum, dome, columns } = councilHouse(128, 470, 214);
  return [
    sheet(skyline(334, -70, 690, 58, createRandom(21)), '#7d5a3c', { lift: 5, rough: 0.8 }),
    paper(
      shape(hall, '#4d3828') +
        shape(drum, '#4d3828') +
        shape(dome, '#4d3828') +
        shape(columns, '#9a7248'),
      { lift: 6, rough: 0.5 },
    ),
    sheet(skyline(356, -70, 690, 66, createRandom(5)), '#33261e', { lift: 8, rough: 0.8 }),
    sheet(rectangle(-60, 390, 740, 500), '#33261e', { lift: 0, rough: 0, rim: 0, shade: 0 }),
  ];
}

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
    paper(basket(246, 302), { lift: 2, rough: 0 }) +
    paper(moved(disc, { x: 512, y: 279, turn: -13 }), { lift: 5, rough: 0 })
  );
}

/** The sticky mat that carries the vinyl through the cutter, with its grid and ruler. */
export function mat(): string {
  const [left, top, side, cell] = [63, 306, 490, 35];
  let [grid, ticks] = ['', ''];
  for (let at = 0; at <= side - 2 * 17; at += cell) {
    grid += `M${left + 17 + at} ${top + 17}v560M${left + 17} ${top + 17 + at}h${side - 34}`;
  }
  for (let at = 0; at <= side - 2 * 17; at += cell / 5) {
    const long = Math.round(at / (cell / 5)) % 5 === 0;
    ticks += `M${left + 17 + at} ${top + 15}v${long ? -9 : -5}M${left + 15} ${top + 17 + at}h${long ? -9 : -5}`;
  }
  return paper(
    shape(rectangle(left, top, side, 600, 16), RED.face) +
      stroke(grid, RED.line, 0.9) +
      stroke(ticks, CREAM.paper, 1.1),
    { lift: 14, rough: 0.4 },
  );
}

export function disc(): string {
  const { x, y, radius, turns, end } = DISC;
  const line = spiral({ x, y, radius: SPIRAL_RADIUS, turns, end, tone: lion() });
  return (
    sheet(circle(x, y, radius), CREAM.paper, { lift: 7, rough: 0.3, rim: 0.9 }) +
    stroke(circle(x, y, radius - 4), CREAM.shade, 1.2) +
    sheet(line, INK.deep, { lift: 0.8, rough: 0, rim: 0, shade: 0.4 })
  );
}

/** The outer end of the spiral, lifted off the disc: the lion hangs on this one thread. */
export function looseEnd(): string {
  const { x, y, end } = DISC;
  const from = polar(x, y, SPIRAL_RADIUS, end);
  const line = softLine([
    from,
    polar(x, y, SPIRAL_RADIUS + 3, end + 8),
    [506, 672],
    [528, 704],
    [566, 700],
    [572, 662],
    [540, 650],
    [512, 690],
    [524, 752],
    [584, 784],
    [660, 770],
  ]);
  const look = { front: INK.deep, back: '#8d7763' };
  const spans = spansOf(turningRibbon(line, { width: 3, turns: 4.2, start: -0.2, taper: 4.2 }));
  const draw = (front: boolean) =>
    spans
      .filter((span) => isFront(span) === front)
      .map((span) => ribbonSpan(span, look))
      .join('');
  return (
    paper(draw(false), { lift: 6, rough: 0, rim: 0.6 }) +
    paper(draw(true), { lift: 9, rough: 0, rim: 0.6 })
  );
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
export function carriage(x: number, y: number): string {
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
export function knife(x: number, y: number, turn: number): string {
  const at = (points: readonly Point[]) => polygon(place(points, { x, y, turn }));
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
export function curls(): string {
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

/** The rest of a sky that lies behind other sheets. */
const night = (count: number) => Array.from({ length: count }, () => INK.haze);

function background(): string {
  const valance = ridge({ y: 6, swing: 3, humps: 2, seed: 3 });
  return picture([
    // The glow over the roofs comes early: below y 300 everything is covered.
    sky(['#1a1412', '#1d1614', '#2c211c', '#5a3f2d', '#ab7640', '#e6b878', ...night(8)]),
    ...city(),
    discGolf(),
    // The window: two bars, and the frame around them.
    sheet(rectangle(201, -60, 8, 460) + rectangle(407, -60, 8, 460), INK.body, {
      lift: 7,
      rough: 0.5,
    }),
    sheet(rectangle(-60, -60, 92, 1000) + rectangle(584, -60, 92, 1000), INK.body, {
      lift: 10,
      rough: 0.8,
    }),
    sheet(rectangle(-60, -60, 740, 70), INK.body, { lift: 8, rough: 0.8 }),
    paper(shape(laceEdge(valance, { pitch: 50, depth: 50 }), CREAM.paper), { lift: 6, rough: 0 }),
    mat(),
    blurred(shape(circle(DISC.x + 8, DISC.y + 14, DISC.radius), '#2a0503'), 10, 0.4),
    disc(),
    cutter(),
    looseEnd(),
    curls(),
    knife(172, 716, -42),
    stitches(
      Array.from({ length: 40 }, (_, index): Point => [
        index * 16 - 4,
        846 - 4 * Math.sin((index / 39) * Math.PI),
      ]),
      { color: RED.line, width: 1.6, stitch: 8, gap: 7 },
    ),
    // A record lies in front.
    sheet(ellipse(308, 1644, 1400, 756), '#2b2320', { lift: 12, rough: 0, seed: 2 }),
  ]);
}

/** Grooves of a record around the middle of the title, to be seen through the letters. */
function grooves(box: Box): string {
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const points = Array.from({ length: 920 }, (_, index): Point => {
    const angle = index * 10;
    return polar(cx, cy, (angle / 360) * 10, angle);
  });
  return stroke(
    polyline(points.map(([x, y]): Point => [Math.round(x), Math.round(y)])),
    RED.face,
    2.6,
    {
      'clip-path': 'url(#betty-cut)',
      opacity: 0.5,
    },
  );
}

function title(): string {
  const font = openFont('limelight');
  const letters = [
    ...setLine(font, 'Spiral', { size: 112, y: 0, x: -30, tracking: 5 }),
    ...setLine(font, 'Betty', { size: 112, y: 98, x: 38, tracking: 5 }),
  ];
  const box = bounds(letters);
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
      grooves(box),
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

export const scene: Scene = { slug: 'spiral-betty', background, title, logo };
