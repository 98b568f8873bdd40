/** Super Snowflake: the pictures in its text and the one for sharing, deep blue and white. */
import {
  arc,
  bow,
  circle,
  mix,
  mixPoints,
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
import { animal, below, heightAt, ridge } from '../../tools/content/paper/nature.ts';
import { blurred, paper, picture, sheet } from '../../tools/content/paper/paper.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import { softLine } from '../kit/ribbon.ts';
import type { Plate } from '../kit/scene.ts';
import { flatSnowflake, foldedSnowflake } from '../kit/snowflake.ts';
import { shape, stroke, tag } from '../../tools/content/paper/svg.ts';
import { gable } from '../kit/town.ts';
import { BRASS, FLAKE, forest, offcuts, scene, scissors } from '../scenes/snowflake.ts';
import { hand, handCut, paperScreen, type Area } from './wanda-whirl.ts';

const WIDTH = 696;
const HEIGHT = 435;
const NIGHT = { ink: '#0c1c50', deep: '#0f2566', wall: '#183c94', mid: '#2a5cc0', sky: '#7fb0f0' };
const SNOW = { white: '#ffffff', pale: '#dbe6fb', dim: '#b9cdf3', shade: '#90aae2' };

/** A ring-like sheet with a wavy opening: looking out through layers of night. */
function opening(cx: number, cy: number, rx: number, ry: number, seed: number): string {
  const random = createRandom(seed);
  const points = arc(0, 0, 1, 0, 337, 15).map(([x, y]): Point => {
    const reach = random.between(0.93, 1.07);
    return [cx + x * rx * reach, cy + y * ry * reach];
  });
  return rectangle(-90, -90, 800, 1290) + smooth(points, { closed: true });
}

// ---------------------------------------------------------------- a folded wedge and its sheet

/**
 * A point of the wedge: `along` its middle from the center of the sheet (0) to the rim (1), `across`
 * from the middle to the folds.
 */
type WedgePoint = readonly [along: number, across: number];

/** Six sections, each mirrored along its middle: twelve layers. */
const LAYERS = 12;
const DEGREES = 360 / LAYERS;
const FOLD = Math.tan((DEGREES / 2) * (Math.PI / 180));

/** Where the wedge lies: its tip, the direction of its middle, and the length from tip to rim. */
interface Lie {
  x: number;
  y: number;
  turn: number;
  radius: number;
}

/** The points of a wedge in the sheet; every second layer is a mirror image. */
const lay = (points: readonly WedgePoint[], { x, y, turn, radius }: Lie, layer = 0): Point[] =>
  place(
    points.map(([along, across]) => [along * radius, (layer % 2 ? -across : across) * radius]),
    { x, y, turn: turn + layer * DEGREES },
  );

/** Blades reach past the paper, but they cut only what is between the two folds and the rim. */
function withinWedge(points: readonly WedgePoint[]): WedgePoint[] {
  const sides: ((point: WedgePoint) => number)[] = [
    ([along, across]) => along * FOLD - across + 0.004,
    ([along, across]) => along * FOLD + across + 0.004,
    ([along]) => 1.004 - along,
  ];
  return sides.reduce<WedgePoint[]>(
    (outline, depth) =>
      outline.flatMap((point, index) => {
        const before = outline[(index || outline.length) - 1] ?? point;
        const [here, there] = [depth(point), depth(before)];
        const share = there / (there - here);
        const crossing: WedgePoint = [
          mix(before[0], point[0], share),
          mix(before[1], point[1], share),
        ];
        return [...(here >= 0 !== there >= 0 ? [crossing] : []), ...(here >= 0 ? [point] : [])];
      }),
    [...points],
  );
}

/** A cut that was drawn by hand: soft through all its points. */
const freeform = (points: readonly WedgePoint[]) => withinWedge(softLine(points, 8));

const TRIANGLE: readonly WedgePoint[] = [
  [0, 0],
  [1, -FOLD],
  [1, FOLD],
];

const STAR_TIP: readonly WedgePoint[] = withinWedge([
  [-0.01, 0],
  [0.1, -0.04],
  [0.1, -0.0268],
  [0.052, 0.0139],
  [0.05, 0.03],
]);
const FIRST_SNIP: readonly WedgePoint[] = withinWedge([
  [0.165, 0.05],
  [0.25, -0.022],
  [0.3, 0.09],
]);
const LEAF = freeform([
  [0.25, -0.09],
  [0.275, -0.058],
  [0.33, -0.04],
  [0.375, -0.008],
  [0.398, -0.045],
  [0.4, -0.085],
  [0.42, -0.13],
]);
const WING = freeform([
  [0.545, -0.17],
  [0.57, -0.125],
  [0.6, -0.095],
  [0.64, -0.088],
  [0.675, -0.04],
  [0.72, -0.024],
  [0.728, -0.07],
  [0.706, -0.105],
  [0.735, -0.13],
  [0.755, -0.165],
  [0.765, -0.23],
]);
/** The polygon that is being placed in the first picture. The last corner is still in the hand. */
const CORNERS: readonly WedgePoint[] = [
  [0.375, 0.108],
  [0.452, 0.056],
  [0.49, 0.098],
  [0.56, 0.046],
  [0.595, 0.112],
  [0.685, 0.192],
];
const STAR_RIM: readonly WedgePoint[] = withinWedge([
  [1.02, -0.215],
  [0.975, -0.18],
  [0.985, -0.13],
  [0.925, -0.115],
  [0.935, -0.06],
  [0.872, -0.035],
  [0.895, 0.03],
  [0.825, 0.07],
  [0.868, 0.13],
  [0.82, 0.17],
  [0.835, 0.25],
  [1.02, 0.3],
]);
const BEFORE: readonly (readonly WedgePoint[])[] = [STAR_TIP, FIRST_SNIP, LEAF, WING, STAR_RIM];
const FINISHED = [...BEFORE, withinWedge(CORNERS)];

type Cuts = readonly (readonly WedgePoint[])[];

/** Markup that is missing where the layers are cut. */
function cutOut(id: string, markup: string, cuts: Cuts, lie: Lie, layers: readonly number[]) {
  // One path each: mirror images wind the other way, and would cancel out along the folds.
  const holes = layers.flatMap((layer) =>
    cuts.map((cut) => shape(polygon(lay(cut, lie, layer)), '#000000')),
  );
  const region = { x: -100, y: -100, width: 1000, height: 700 };
  return (
    tag(
      'mask',
      { id, maskUnits: 'userSpaceOnUse', ...region },
      shape(rectangle(-100, -100, 1000, 700), '#ffffff') + holes.join(''),
    ) + tag('g', { mask: `url(#${id})` }, markup)
  );
}

const triangle = (lie: Lie, layer = 0) => polygon(lay(TRIANGLE, lie, layer));

/** The folded wedge: twelve layers of paper, of which the edges of the lower ones can be seen. */
function wedge(id: string, cuts: Cuts, lie: Lie): string {
  const layers = [4, 3, 2, 1, 0].map((depth) => {
    const below = { ...lie, x: lie.x + depth * 1.1, y: lie.y + depth * 1.5 };
    const color = depth ? (depth % 2 ? SNOW.shade : SNOW.dim) : SNOW.white;
    const markup = cutOut(`${id}-${depth}`, shape(triangle(below), color), cuts, below, [0]);
    return paper(markup, {
      lift: depth === 4 ? 8 : 0.6,
      rough: 0,
      rim: 0.8,
      shade: depth ? 0.5 : 0.3,
    });
  });
  return layers.join('');
}

const ALL = Array.from({ length: LAYERS }, (_, layer) => layer);

/** The sheet unfolded: the true cuts and their mirror images, the creases still in the paper. */
function unfolded(id: string, cuts: Cuts, lie: Lie, lift = 9): string {
  const facets = ALL.map((layer) =>
    shape(triangle(lie, layer), layer % 2 ? SNOW.pale : SNOW.white),
  );
  const creases = ALL.map((layer) =>
    polyline(
      lay(
        [
          [0.02, FOLD * 0.02],
          [0.985, FOLD * 0.985],
        ],
        lie,
        layer,
      ),
    ),
  );
  const valleys = creases.filter((_, index) => index % 2);
  const ground = ALL.map((layer) => triangle(lie, layer)).join('');
  return paper(
    cutOut(
      id,
      shape(ground, SNOW.pale, { 'fill-rule': 'nonzero' }) +
        facets.join('') +
        stroke(creases.join(''), SNOW.shade, lie.radius / 110, { opacity: 0.7 }) +
        stroke(valleys.join(''), SNOW.white, lie.radius / 130, { transform: 'translate(1 1)' }),
      cuts,
      lie,
      ALL,
    ),
    { lift, rough: 0, rim: 0.8 },
  );
}

/** What was cut out, lying somewhere else. */
function offcut(cut: readonly WedgePoint[], { x, y, turn, radius }: Lie, mirrored = false): string {
  const middle = cut.reduce(([u, v], [along, across]) => [u + along, v + across], [0, 0]);
  const [u, v] = [middle[0] / cut.length, middle[1] / cut.length];
  return polygon(
    lay(
      cut.map(([along, across]) => [along - u, mirrored ? v - across : across - v]),
      { x, y, turn, radius },
    ),
  );
}

// ---------------------------------------------------------------- what several pictures share

const label = (text: string, x: number, y: number, size: number) =>
  outline(setLine(openFont('fredoka', 600), text, { size, x, y }));

const numeral = (text: string, x: number, y: number, size: number) =>
  outline(setLine(openFont('titan-one'), text, { size, x, y: y + size * 0.36 }));

/** A ridge over the whole width of these pictures, which are wider than a card. */
function hills(y: number, swing: number, humps: number, seed: number): Point[] {
  return ridge({ y: 0, swing, humps, seed }).map(([x, rise]): Point => [x * 1.2 - 20, y + rise]);
}

/** Night as sheets with a bow, one before the other, and the snow that falls between them. */
function night(height = HEIGHT, width = WIDTH): string[] {
  const bowed = (y: number, swing: number, seed: number) => below(hills(y, swing, 1.6, seed));
  return [
    shape(rectangle(-20, -20, width + 40, height + 40), NIGHT.ink),
    sheet(bowed(70, 24, 4), NIGHT.deep, { lift: 10, rough: 0 }),
    sheet(bowed(190, 26, 9), '#143183', { lift: 10, rough: 0 }),
    sheet(bowed(290, 20, 13), NIGHT.wall, { lift: 10, rough: 0 }),
  ];
}

/** Looking out of layers of night at a bright spot, as on the card. */
const lookout = (x: number, y: number, reach: number): string[] => [
  shape(rectangle(-20, -20, WIDTH + 40, HEIGHT + 40), '#6fa2ee'),
  blurred(shape(circle(x, y + reach * 0.2, reach * 0.7), '#b4d0ff'), 30, 0.7),
  ...['#3f74d6', NIGHT.mid, NIGHT.wall, NIGHT.deep].map((color, index) => {
    const grow = 1 + index * 0.17;
    return sheet(opening(x, y, reach * grow * 1.06, reach * grow, 3 + index * 5), color, {
      lift: 10 + index * 2,
      rough: 0,
      seed: index + 2,
    });
  }),
];

const laceHem = (line: Point[], color = '#17317a') => [
  sheet(below(line), color, { lift: 10, rough: 0 }),
  paper(shape(laceEdge(line, { pitch: 42, depth: 38 }), '#edf3ff'), { lift: 4, rough: 0 }),
];

// ---------------------------------------------------------------- cutting on the screen

const WORK: Lie = { x: 190, y: 119, turn: 15, radius: 346 };

/** One paper button; the pressed one lies on brass. */
function button(area: Area, markup: string, pressed = false): string[] {
  const face = { ...area, y: area.y - 3 };
  return [
    sheet(handCut(area, 9, 2), pressed ? '#a87620' : SNOW.shade, { lift: 4, rough: 0 }),
    sheet(handCut(face, 9, 2), pressed ? BRASS : SNOW.white, { lift: 1, rough: 0, rim: 0.7 }),
    markup,
  ];
}

function roundButton(x: number, y: number, radius: number, markup: string): string[] {
  return [
    sheet(circle(x, y + 3, radius), SNOW.shade, { lift: 4, rough: 0 }),
    sheet(circle(x, y, radius), SNOW.white, { lift: 1, rough: 0, rim: 0.7 }),
    markup,
  ];
}

/** An arrow that goes back over itself, around (x, y). */
function undoArrow(x: number, y: number, flip: boolean): string {
  const side = flip ? -1 : 1;
  const line = [
    [-9, -4],
    [3, -5],
    [9, 1],
    [8, 8],
    [1, 11],
  ] satisfies Point[];
  const at = ([px, py]: Point): Point => [x + px * side, y + py];
  const head = (
    [
      [-12, -4],
      [-3, -11],
      [-3, 3],
    ] satisfies Point[]
  ).map(at);
  return (
    stroke(smooth(line.map(at)), NIGHT.wall, 3.6) +
    shape(polygon(head), NIGHT.wall, { stroke: NIGHT.wall, 'stroke-width': 2 })
  );
}

function toolButtons(x: number, y: number): string[] {
  const squiggle: Point[] = [
    [x + 14, y + 34],
    [x + 24, y + 18],
    [x + 35, y + 32],
    [x + 48, y + 13],
    [x + 60, y + 26],
    [x + 76, y + 15],
    [x + 94, y + 25],
  ];
  const corners: Point[] = [
    [x + 28, y + 100],
    [x + 42, y + 84],
    [x + 58, y + 96],
    [x + 78, y + 82],
    [x + 84, y + 104],
  ];
  return [
    ...button(
      { x, y, width: 108, height: 62 },
      stroke(smooth(squiggle), NIGHT.mid, 3) +
        shape(label('Freeform', x + 54, y + 53, 19), NIGHT.deep),
    ),
    ...button(
      { x, y: y + 74, width: 108, height: 62 },
      stroke(polygon(corners), NIGHT.deep, 2.2) +
        shape(corners.map((corner) => circle(...corner, 4)).join(''), SNOW.white, {
          stroke: NIGHT.deep,
          'stroke-width': 2,
        }) +
        shape(label('Polygon', x + 54, y + 127, 19), NIGHT.deep),
      true,
    ),
    ...roundButton(x + 27, y + 172, 23, undoArrow(x + 27, y + 170, false)),
    ...roundButton(x + 81, y + 172, 23, undoArrow(x + 81, y + 170, true)),
  ];
}

/** How many sections: less, the number, more. */
function sectionStepper(x: number, y: number): string[] {
  const sign = (cx: number, plus: boolean) =>
    stroke(`M${cx - 6} ${y}h12${plus ? `M${cx} ${y - 6}v12` : ''}`, NIGHT.wall, 3.4);
  return [
    sheet(handCut({ x: x - 62, y: y - 20, width: 124, height: 40 }, 20, 5), SNOW.dim, {
      lift: 4,
      rough: 0,
    }),
    ...roundButton(x - 43, y - 1, 15, sign(x - 43, false)),
    ...roundButton(x + 43, y - 1, 15, sign(x + 43, true)),
    shape(numeral('6', x, y, 27), NIGHT.deep),
    shape(label('sections', x, y + 41, 19), SNOW.pale),
  ];
}

/** Papers to see through the holes; the chosen one lies behind the wedge already. */
function backgroundSwatches(x: number, y: number): string[] {
  return [NIGHT.mid, NIGHT.ink, '#c9486a', '#2f8f7d', '#f1c45e'].flatMap((color, index) => [
    ...(index ? [] : [sheet(circle(x, y, 18), BRASS, { lift: 4, rough: 0, rim: 0.8 })]),
    sheet(circle(x + index * 38, y, 14), color, { lift: index ? 4 : 1, rough: 0, rim: 0.8 }),
  ]);
}

/** The corners that are placed, the edge that runs to the finger, and the one that would close it. */
function openPolygon(): string[] {
  const placed = lay(CORNERS.slice(0, -1), WORK);
  const start: Point = placed[0] ?? [0, 0];
  const last = placed[placed.length - 1] ?? start;
  const [cursor] = lay(CORNERS.slice(-1), WORK);
  const finger = cursor ?? last;
  return [
    shape(polygon([...placed, finger]), NIGHT.sky, { opacity: 0.35 }),
    paper(stroke(polyline(placed), NIGHT.mid, 4), { lift: 1.5, rough: 0 }),
    stitches([last, finger], { color: NIGHT.mid, width: 3.4, stitch: 9, gap: 7 }),
    stitches([finger, start], { color: '#c98f25', width: 2.6, stitch: 6, gap: 7 }),
    ...placed.map((corner, index) =>
      sheet(circle(...corner, index ? 6.5 : 10), index ? NIGHT.mid : BRASS, {
        lift: 3,
        rough: 0,
        rim: 0.9,
      }),
    ),
    sheet(circle(...start, 5), SNOW.white, { lift: 1, rough: 0 }),
  ];
}

function cutting(): string {
  const screen: Area = { x: 34, y: 38, width: 540, height: 316 };
  const [tip] = lay(CORNERS.slice(-1), WORK);
  const fallen: readonly (readonly [
    cut: readonly WedgePoint[],
    x: number,
    y: number,
    turn: number,
  ])[] = [
    [WING, 262, 386, 62],
    [WING, 130, 396, 190],
    [LEAF, 350, 398, -60],
    [STAR_TIP, 306, 416, 70],
  ];
  return picture(
    [
      ...night(),
      sheet(flatSnowflake(FLAKE, 652, 330, 42, 9), '#3565c4', { lift: 5, rough: 0 }),
      sheet(flatSnowflake(FLAKE, 4, 214, 40, 4), '#3565c4', { lift: 5, rough: 0 }),
      ...paperScreen(
        screen,
        [
          shape(rectangle(20, 30, 560, 340), NIGHT.mid),
          sheet(rectangle(20, 20, 152, 350), NIGHT.wall, { lift: 5, rough: 0 }),
          ...toolButtons(52, 58),
          ...sectionStepper(106, 296),
          ...backgroundSwatches(212, 318),
          shape(triangle(WORK), '#4a7fdd'),
          stroke(triangle(WORK), SNOW.dim, 2, { 'stroke-dasharray': '7 7' }),
          wedge('wedge', BEFORE, WORK),
          ...openPolygon(),
        ],
        13,
        '#f1f5fe',
      ),
      ...laceHem(hills(398, 3, 1.4, 7)),
      unfolded('preview', BEFORE, { x: 613, y: 90, turn: -90, radius: 82 }, 10),
      ...fallen.map(([cut, x, y, turn], index) =>
        sheet(
          offcut(cut, { x, y, turn, radius: WORK.radius }, index % 2 === 1),
          index % 2 ? SNOW.white : '#c9d9f8',
          {
            lift: 6,
            rough: 0,
          },
        ),
      ),
      ...hand(...(tip ?? [0, 0]), -42, 0.74, { sleeve: BRASS }),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- one notch, twelve copies

/** A notch that leans to one side, so that a mirror image can be told from a copy. */
const NOTCH: Cuts = [
  withinWedge([
    ...bow([1.03, -0.085], [0.85, -0.07], [0.65, 0.1]),
    ...bow([0.65, 0.1], [0.87, 0.09], [1.03, 0.07]),
  ]),
];

/** Number tags on the layers in the order in which they come round. */
function count(lie: Lie): string {
  return ALL.map((layer) => {
    const [x, y] = polar(lie.x, lie.y, lie.radius * 0.47, lie.turn + layer * DEGREES);
    return shape(numeral(`${layer + 1}`, x, y, 27), layer % 2 ? NIGHT.mid : NIGHT.ink);
  }).join('');
}

/** The scraps: twelve in a row, alternately true and mirrored. */
function frieze(y: number, radius: number): string[] {
  const random = createRandom(8);
  return NOTCH.flatMap((notch) =>
    ALL.map((layer) => {
      const lie: Lie = {
        x: 46 + layer * 55,
        y: y + random.around(4),
        turn: random.around(7) + (layer % 2 ? 5 : -5),
        radius,
      };
      return sheet(offcut(notch, lie, layer % 2 === 1), layer % 2 ? SNOW.dim : SNOW.white, {
        lift: 5,
        rough: 0,
      });
    }),
  );
}

function twelve(): string {
  const radius = 174;
  const sheetLie: Lie = { x: 488, y: 190, turn: 180, radius };
  const wedgeLie: Lie = { x: 146, y: 366, turn: -90, radius };
  const cutter = scissors(82, 78, 63, 0.72);
  const way = bow([182, 208], [232, 126], [300, 176], 20);
  return picture(
    [
      ...lookout(488, 190, 188),
      sheet(below(hills(322, 12, 2.2, 4)), '#2f62bd', { lift: 8, rough: 0 }),
      sheet(
        forest(
          hills(344, 8, 1.8, 8),
          [
            [18, 92],
            [52, 60],
            [676, 110],
          ],
          5,
        ),
        '#17367f',
        { lift: 5, rough: 0 },
      ),
      sheet(below(hills(342, 8, 1.8, 8)), '#1d4196', { lift: 8, rough: 0 }),
      sheet(below(hills(378, 5, 1.4, 3)), NIGHT.deep, { lift: 8, rough: 0 }),
      cutter.behind,
      wedge('notched', NOTCH, wedgeLie),
      cutter.before,
      unfolded('sheet', NOTCH, sheetLie, 14),
      stitches(way, { color: BRASS, width: 3.2, stitch: 10, gap: 7 }),
      sheet(
        polygon([
          [310, 186],
          [291, 184],
          [303, 168],
        ]),
        BRASS,
        { lift: 3, rough: 0 },
      ),
      count(sheetLie),
      shape(numeral('1', wedgeLie.x, wedgeLie.y - radius * 0.47, 27), NIGHT.ink),
      ...frieze(408, radius),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- print and cut

const PRINT = 138;

/** The page: outline and folds of the whole sheet, the cuts on the one wedge that lies on top. */
function page({ x, y, width, height }: Area): string[] {
  const lie: Lie = { x: x + width / 2, y: y + height * 0.5, turn: -90, radius: PRINT };
  const corners = ALL.map((layer) =>
    polar(lie.x, lie.y, PRINT / Math.cos(Math.PI / LAYERS), lie.turn + (layer + 0.5) * DEGREES),
  );
  const folds = corners.map((corner) => polyline([mixPoints([lie.x, lie.y], corner, 0.1), corner]));
  const cuts = FINISHED.map((cut) => polygon(lay(cut, lie))).join('');
  const [key, foot] = [x + 28, lie.y + PRINT + 40];
  return [
    sheet(handCut({ x, y, width, height }, 2, 3), SNOW.white, { lift: 9, rough: 0 }),
    shape(triangle(lie), '#e8effd'),
    stroke(polygon(corners), NIGHT.ink, 2.2),
    stroke(folds.join(''), NIGHT.mid, 2, { 'stroke-dasharray': '7 6', 'stroke-linecap': 'butt' }),
    shape(cuts, '#7fa3e8', { stroke: NIGHT.ink, 'stroke-width': 2.2 }),
    stroke(`M${key} ${foot}h50`, NIGHT.mid, 2.6, {
      'stroke-dasharray': '8 6',
      'stroke-linecap': 'butt',
    }),
    stroke(`M${key + 132} ${foot}h50`, NIGHT.ink, 2.6),
    shape(label('fold', key + 76, foot + 6, 20) + label('cut', key + 204, foot + 6, 20), NIGHT.ink),
  ];
}

/** A printer seen from above; the page comes out from under it. */
function printer({ x, y, width, height }: Area): string[] {
  const [middle, foot] = [x + width / 2, y + height];
  return [
    sheet(
      handCut({ x: x - 12, y: y - 30, width: width + 24, height: height + 20 }, 18, 6),
      '#7f9bd8',
      {
        lift: 12,
        rough: 0,
      },
    ),
    sheet(handCut({ x, y: y - 30, width, height: height + 30 }, 14, 2), SNOW.pale, {
      lift: 9,
      rough: 0,
    }),
    sheet(rectangle(x + 18, foot - 20, width - 36, 9, 4), NIGHT.deep, { lift: 1, rough: 0 }),
    sheet(handCut({ x: middle - 44, y: foot - 66, width: 88, height: 38 }, 8, 4), NIGHT.wall, {
      lift: 2,
      rough: 0,
    }),
    shape(label('PDF', middle, foot - 38, 27), SNOW.white),
    sheet(circle(x + width - 42, foot - 46, 12), BRASS, { lift: 4, rough: 0, rim: 0.9 }),
    sheet(circle(x + width - 78, foot - 46, 9), SNOW.shade, { lift: 3, rough: 0, rim: 0.9 }),
  ];
}

/** The table: boards of blue paper and a runner with a stitched hem. */
function table(): string[] {
  const boards = [0, 1, 2, 3].map((index) =>
    sheet(
      handCut({ x: -20, y: index * 112 - 8, width: WIDTH + 40, height: 110 }, 2, index + 3),
      index % 2 ? '#2450ae' : '#2856b8',
      { lift: 3, rough: 0, seed: index + 4 },
    ),
  );
  const edge: Point[] = [
    [372, -20],
    [452, 460],
  ];
  return [
    shape(rectangle(-20, -20, WIDTH + 40, HEIGHT + 40), NIGHT.ink),
    ...boards,
    sheet(polygon([...edge, [740, 460], [740, -20]]), '#12307f', { lift: 4, rough: 0 }),
    stitches(
      edge.map(([x, y]): Point => [x + 14, y]),
      { color: SNOW.dim, width: 2.4, stitch: 11, gap: 8 },
    ),
  ];
}

function printing(): string {
  const sheetOfPaper: Area = { x: 38, y: 18, width: 312, height: 441 };
  const flake: Lie = { x: 528, y: 156, turn: -84, radius: PRINT };
  const folded: Lie = { x: 372, y: 398, turn: -20, radius: PRINT };
  const cutter = scissors(600, 352, 176, 0.62);
  const scraps: readonly (readonly [
    cut: readonly WedgePoint[],
    x: number,
    y: number,
    turn: number,
  ])[] = [
    [WING, 540, 410, 30],
    [LEAF, 494, 414, 120],
    [FIRST_SNIP, 584, 404, 200],
    [WING, 636, 414, 250],
    [LEAF, 402, 316, 80],
    [STAR_TIP, 452, 320, 10],
  ];
  return picture(
    [
      ...table(),
      ...page(sheetOfPaper),
      ...printer({ x: 12, y: 0, width: 364, height: 84 }),
      ...scraps.map(([cut, x, y, turn], index) =>
        sheet(
          offcut(cut, { x, y, turn, radius: PRINT }, index % 2 === 1),
          index % 2 ? SNOW.dim : SNOW.white,
          { lift: 4, rough: 0 },
        ),
      ),
      cutter.behind,
      wedge('cut', FINISHED, folded),
      cutter.before,
      unfolded('result', FINISHED, flake, 12),
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

function share(): string {
  const random = createRandom(11);
  const flake = foldedSnowflake(FLAKE, {
    x: 453,
    y: 146,
    radius: 132,
    open: 21.5,
    pleat: 0.09,
    turn: -36,
    tilt: 9,
    swing: -9,
    dim: '#90aae2',
  });
  const cutter = scissors(388, 264, -15, 0.72);
  const far = hills(232, 14, 2.2, 4);
  const village = hills(256, 10, 2, 21);
  const near = hills(282, 8, 1.4, 15);
  const houses = [500, 514, 526, 543, 556].map((x, index) => {
    const [width, height] = [random.between(12, 16), random.between(20, 28)];
    const foot = heightAt(village, x + width / 2) + 4;
    return paper(
      shape(gable(x, foot, width, height), index % 2 ? '#2f56a8' : '#24478f') +
        shape(
          rectangle(x + width * 0.4, foot - height * 0.5, width * 0.26, height * 0.2),
          '#ffd98a',
        ),
      { lift: 3, rough: 0 },
    );
  });
  return picture(
    [
      ...lookout(446, 150, 132),
      sheet(offcuts(26, 0.4, 5, { top: 20, bottom: 220 }), '#cfdcf6', { lift: 2, rough: 0 }),
      sheet(below(far), '#9dbcf0', { lift: 8, rough: 0 }),
      sheet(
        forest(
          far,
          [
            [300, 34],
            [322, 46],
            [570, 44],
            [590, 54],
          ],
          6,
        ),
        '#7fa3e3',
        { lift: 4, rough: 0.3 },
      ),
      ...houses,
      sheet(below(village), '#6a92da', { lift: 8, rough: 0 }),
      sheet(animal('hare', { x: 206, y: heightAt(village, 206) + 3, size: 0.3 }), '#f4f7ff', {
        lift: 3,
        rough: 0,
      }),
      cutter.behind,
      blurred(shape(flake.shadow(0.16), '#030823', { 'fill-rule': 'nonzero' }), 6, 0.5),
      paper(flake.body, { lift: 5, rough: 0.3, rim: 0.7 }),
      paper(flake.flap, { lift: 8, rough: 0.3, rim: 0.7 }),
      cutter.before,
      sheet(offcuts(9, 0.8, 23, { top: 40, bottom: 240 }), '#eef3fd', { lift: 8, rough: 0 }),
      logo({ x: 12, y: 30, width: 328, height: 168 }),
      sheet(
        forest(
          near,
          [
            [18, 96],
            [56, 70],
            [590, 120],
          ],
          3,
        ),
        '#1b3b8b',
        { lift: 8, rough: 0.4 },
      ),
      ...laceHem(near),
    ],
    { width: 600, height: 315 },
  );
}

export const plates: readonly Plate[] = [
  { name: 'cutting', width: WIDTH, height: HEIGHT, draw: cutting },
  { name: 'twelve', width: WIDTH, height: HEIGHT, draw: twelve },
  { name: 'print', width: WIDTH, height: HEIGHT, draw: printing },
  { name: 'share', width: 600, height: 315, draw: share },
];
