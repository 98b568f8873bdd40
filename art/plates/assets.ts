/** Assets: the pictures in its text, and the one for sharing. Wood, drawers and green paper. */
import {
  arc,
  circle,
  ellipse,
  mixPoints,
  polar,
  place,
  polygon,
  polyline,
  rectangle,
  smooth,
  walk,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { doily, laceEdge, stitches } from '../../tools/content/paper/lace.ts';
import { bounds, openFont, outline, setLine } from '../kit/lettering.ts';
import { animal, crown, fir, limb } from '../../tools/content/paper/nature.ts';
import { blurred, paper, picture, sheet } from '../../tools/content/paper/paper.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import { resumeMiniature } from '../kit/resume.ts';
import { softLine } from '../kit/ribbon.ts';
import type { Plate } from '../kit/scene.ts';
import { darker, lighter, moved, shape, stroke, tag } from '../../tools/content/paper/svg.ts';
import { castleRock } from '../kit/town.ts';
import { scene as about } from '../scenes/about.ts';
import {
  acorns,
  BRASS,
  button,
  CREAM,
  cup,
  dormouse,
  grain,
  GREEN,
  MOTIFS,
  plant,
  RUST,
  scene as assets,
  spool,
  stamp,
  WOOD,
} from '../scenes/assets.ts';
import { scene as advocate } from '../scenes/developer-advocate.ts';
import { scene as kindCloud } from '../scenes/kind-cloud.ts';
import { scene as mathigon } from '../scenes/mathigon.ts';
import { scene as scanifly } from '../scenes/scanifly.ts';
import { scene as snowflake } from '../scenes/snowflake.ts';
import { scene as spiralBetty } from '../scenes/spiral-betty.ts';
import { scene as wandaWhirl } from '../scenes/wanda-whirl.ts';
import { scene as whcc } from '../scenes/whcc.ts';

const WIDTH = 696;
const HEIGHT = 435;

const SCENES = {
  about,
  snowflake,
  'wanda-whirl': wandaWhirl,
  'spiral-betty': spiralBetty,
  'kind-cloud': kindCloud,
  whcc,
  mathigon,
  scanifly,
  'developer-advocate': advocate,
  assets,
};
type Slug = keyof typeof SCENES;

const fonts = {
  title: openFont('caprasimo'),
  heading: openFont('fraunces', 600),
  text: openFont('nunito', 700),
};

type Face = keyof typeof fonts;

/** A word as one outline, its left end (or, from the right, its right end) at x. */
function word(face: Face, text: string, size: number, x: number, y: number, from = 'left') {
  const box = bounds(setLine(fonts[face], text, { size }));
  const middle = from === 'left' ? x - box.left : x - box.right;
  return outline(setLine(fonts[face], text, { size, x: middle, y }));
}

// ---------------------------------------------------------------- one page, out of the drawer

/** The open drawer: its mouth in the chest, and its front, which is nearer and so looks larger. */
const MOUTH = { left: 238, right: 458, top: 196 };
const FRONT = { left: 196, right: 500, top: 312, foot: 418 };

/** The front of a closed drawer with its label, on which is the hero of a card, and its knob. */
function closedDrawer(x: number, y: number, motif: number): string[] {
  const [w, h] = [214, 120];
  const { ground, picture: image } = MOTIFS[motif] ?? { ground: RUST, picture: '' };
  const [cx, label] = [x + w / 2, y + 42];
  return [
    paper(
      shape(rectangle(x, y, w, h, 3), WOOD.top) +
        stroke(grain({ x: x + 4, y: y + 6, w: w - 8, h: h - 12 }, 7, motif + 3), WOOD.grain, 1, {
          opacity: 0.55,
        }) +
        stroke(rectangle(x + 9, y + 9, w - 18, h - 18, 2), darker(WOOD.grain, 0.12), 1.4, {
          opacity: 0.6,
        }),
      { lift: 5, rough: 0.3, rim: 0.8 },
    ),
    sheet(rectangle(cx - 33, label - 24, 66, 50, 4), BRASS, { lift: 3, rough: 0.1, rim: 0.9 }),
    paper(
      shape(rectangle(cx - 27, label - 18, 54, 38), ground) +
        moved(image, { x: cx, y: label + 1, size: 0.96 }),
      { lift: 0.5, rough: 0, rim: 0.3 },
    ),
    sheet(circle(cx, y + 92, 10), BRASS, { lift: 7, rough: 0.1, rim: 0.9 }),
    stroke(circle(cx - 1, y + 91, 5.6), lighter(BRASS, 0.45), 1.3),
  ];
}

function chest(): string[] {
  const rows = [64, 190, 316];
  const motifs = [
    [0, 4],
    [1, 5],
    [2, 6],
  ];
  return [
    shape(rectangle(-20, -20, WIDTH + 40, HEIGHT + 40), WOOD.deepWall),
    ...rows.flatMap((y, row) => [
      ...closedDrawer(10, y, motifs[row]?.[0] ?? 0),
      ...closedDrawer(472, y, motifs[row]?.[1] ?? 0),
    ]),
    ...closedDrawer(241, 64, 3),
    ...chestTop(),
  ];
}

/** The top board, and the lace that hangs from it. */
function chestTop(): string[] {
  const seam: Point[] = [
    [-30, 26],
    [WIDTH + 34, 26],
  ];
  return [
    paper(shape(laceEdge(seam, { pitch: 44, depth: 40 }), '#fdf8ec'), {
      lift: 8,
      rough: 0.3,
      rim: 0.8,
    }),
    paper(
      shape(rectangle(-30, -30, WIDTH + 60, 60), WOOD.rim) +
        shape(rectangle(-30, 20, WIDTH + 60, 10), darker(WOOD.grain, 0.1)) +
        stroke(grain({ x: -20, y: -4, w: WIDTH + 40, h: 22 }, 3, 8), WOOD.grain, 1, {
          opacity: 0.6,
        }),
      { lift: 6, rough: 0.3, rim: 0.8 },
    ),
  ];
}

/** The inside of the open drawer: the dark mouth, the sides that run toward us, the green floor. */
function openDrawer(): string[] {
  const { left, right, top } = MOUTH;
  const inner = { left: FRONT.left + 16, right: FRONT.right - 16 };
  const side = (from: number, to: number, thick: number) =>
    polygon([
      [from, top + 30],
      [from + thick * 0.7, top + 30],
      [to + thick, FRONT.top + 8],
      [to, FRONT.top + 8],
    ]);
  const floor: Point[] = [
    [left + 8, top + 62],
    [right - 8, top + 62],
    [inner.right, FRONT.top + 20],
    [inner.left, FRONT.top + 20],
  ];
  return [
    shape(rectangle(left - 2, top - 4, right - left + 4, 130, 3), '#1c100a'),
    sheet(polygon(floor), GREEN.liner, { lift: 1, rough: 0, rim: 0 }),
    shape(
      polygon([
        [left + 8, top + 30],
        [left + 8, top + 62],
        [inner.left, FRONT.top + 20],
        [FRONT.left + 14, FRONT.top + 8],
      ]),
      WOOD.deepWall,
    ) +
      shape(
        polygon([
          [right - 8, top + 30],
          [right - 8, top + 62],
          [inner.right, FRONT.top + 20],
          [FRONT.right - 14, FRONT.top + 8],
        ]),
        WOOD.wall,
      ),
    blurred(shape(rectangle(left, top - 6, right - left, 60), '#120904'), 9, 0.85),
    paper(shape(side(left - 2, FRONT.left, 14) + side(right - 7, FRONT.right - 14, 14), WOOD.rim), {
      lift: 4,
      rough: 0.2,
      rim: 0.8,
    }),
  ];
}

function drawerFront(): string[] {
  const { left, right, top, foot } = FRONT;
  const middle = (left + right) / 2;
  return [
    blurred(shape(rectangle(left + 14, foot - 6, right - left - 8, 40), '#120904'), 9, 0.6),
    paper(
      shape(rectangle(left, top, right - left, foot - top, 4), lighter(WOOD.top, 0.1)) +
        shape(rectangle(left, top, right - left, 9, 3), lighter(WOOD.rim, 0.2)) +
        stroke(
          grain({ x: left + 6, y: top + 14, w: right - left - 12, h: foot - top - 20 }, 7, 21),
          WOOD.grain,
          1.1,
          { opacity: 0.6 },
        ),
      { lift: 9, rough: 0.4, rim: 0.9 },
    ),
    sheet(rectangle(middle - 74, top + 20, 148, 42, 5), BRASS, { lift: 3, rough: 0.1, rim: 0.9 }),
    paper(
      shape(rectangle(middle - 66, top + 27, 132, 28), CREAM) +
        shape(
          outline(setLine(fonts.title, 'Assets', { size: 25, x: middle, y: top + 50 })),
          GREEN.deep,
        ),
      { lift: 0.5, rough: 0, rim: 0.3 },
    ),
    sheet(circle(middle, top + 83, 14), BRASS, { lift: 8, rough: 0.1, rim: 0.9 }),
    stroke(circle(middle - 1.4, top + 81.6, 8), lighter(BRASS, 0.45), 1.6),
  ];
}

/** The page, A4 in its proportion, around its own middle. */
const PAGE = { w: 232, h: 328, x: 344, y: 186, turn: -4 };

/** The print on the page. One entry is selected like text. */
function pagePrint(): string {
  const size = PAGE.w / 100;
  const { markup, entries } = resumeMiniature();
  const { left, right, top, bottom } = entries.get('Mathigon Polypad') ?? {
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
  };
  const selection =
    shape(rectangle(left - 1, top, right - left + 2, bottom - top), '#cfe09b') +
    stroke(`M${left - 1} ${top}V${bottom}M${right + 1} ${top}V${bottom}`, GREEN.leaf, 0.7) +
    shape(circle(left - 1, top, 1.3) + circle(right + 1, bottom, 1.3), GREEN.leaf);
  return moved(selection + markup, { x: -PAGE.w / 2, y: -PAGE.h / 2, size });
}

function page(): string[] {
  const { w, h } = PAGE;
  const d = rectangle(-w / 2, -h / 2, w, h);
  return [
    blurred(moved(shape(d, '#150a04'), { ...PAGE, x: PAGE.x + 20, y: PAGE.y + 22 }), 12, 0.5),
    paper(moved(shape(d, '#fffaf0') + pagePrint(), PAGE), { lift: 9, rough: 0, rim: 0.9 }),
  ];
}

/** A hand that has taken the page by its corner: fingers behind it, the thumb in front. */
function hand() {
  const skin = '#c98f5f';
  const soft = (points: readonly Point[]) => smooth(points, { closed: true, tension: 0.85 });
  const fingers = [
    soft([
      [474, 88],
      [446, 92],
      [440, 102],
      [448, 112],
      [500, 116],
    ]),
    soft([
      [478, 106],
      [450, 112],
      [444, 122],
      [452, 132],
      [506, 136],
    ]),
  ];
  const palm = soft([
    [452, 62],
    [486, 44],
    [530, 48],
    [566, 66],
    [584, 96],
    [566, 128],
    [528, 146],
    [492, 146],
    [462, 136],
    [458, 100],
  ]);
  const thumb = soft([
    [520, 62],
    [486, 62],
    [452, 76],
    [426, 92],
    [416, 106],
    [424, 116],
    [440, 114],
    [470, 104],
    [506, 104],
    [532, 92],
  ]);
  const nail = soft([
    [420, 106],
    [428, 98],
    [438, 98],
    [436, 106],
    [426, 112],
  ]);
  const cuff: Point[] = [
    [556, 52],
    [596, 36],
    [618, 118],
    [574, 136],
  ];
  const sleeve: Point[] = [
    [584, 34],
    [740, -34],
    [760, 96],
    [608, 128],
  ];
  return {
    behind: [
      ...fingers.map((d) => sheet(d, darker(skin, 0.12), { lift: 3, rough: 0.2, rim: 0.6 })),
      sheet(palm, skin, { lift: 6, rough: 0.3, rim: 0.7 }),
    ],
    before: [
      paper(shape(thumb, lighter(skin, 0.08)) + shape(nail, '#f0cba8'), {
        lift: 5,
        rough: 0.2,
        rim: 0.7,
      }),
      sheet(polygon(sleeve), GREEN.leaf, { lift: 7, rough: 0.5, rim: 0.7 }),
      paper(
        shape(polygon(cuff), CREAM) +
          stitches(
            [
              [566, 60],
              [584, 128],
            ],
            { color: GREEN.leaf, width: 1.6, stitch: 6, gap: 4 },
          ),
        { lift: 5, rough: 0.4, rim: 0.8 },
      ),
    ],
  };
}

/** A paper tag on a thread, tied to the page. */
function pdfTag(): string[] {
  const spot = { x: 201, y: 150, turn: 10 };
  const [eye] = place([[0, -20]], spot);
  const thread: Point[] = [[216, 92], [206, 104], [213, 116], eye ?? [0, 0]];
  const outlineOfTag = polygon([
    [-10, -30],
    [10, -30],
    [26, -16],
    [26, 28],
    [-26, 28],
    [-26, -16],
  ]);
  return [
    paper(
      moved(
        shape(outlineOfTag + circle(0, -20, 4), RUST) +
          stroke(circle(0, -20, 6), '#e9c48f', 2) +
          shape(outline(setLine(fonts.title, 'PDF', { size: 22, x: 0, y: 14 })), CREAM),
        spot,
      ),
      { lift: 7, rough: 0.2, rim: 0.8 },
    ),
    paper(stroke(smooth(thread), '#f3e3bd', 2), { lift: 4, rough: 0 }),
    paper(
      moved(stroke('M30 0H4A5 5 0 0 0 4 10H36A7.5 7.5 0 0 0 36 -5H10', '#5f8436', 2.2), {
        x: 189,
        y: 88,
        turn: -4,
      }),
      { lift: 2, rough: 0, rim: 0.9 },
    ),
  ];
}

/** The thing to find: the dormouse looks over the edge of its drawer. */
function peeper(x: number, y: number): string[] {
  const fur = '#c58a52';
  const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);
  return [
    paper(
      both((side) => shape(circle(x + side * 11, y - 12, 8), darker(fur, 0.18))) +
        both((side) => shape(circle(x + side * 11, y - 11.4, 5), '#eab8a0')),
      { lift: 3, rough: 0, rim: 0.7 },
    ),
    paper(
      shape(ellipse(x, y - 1, 14, 12), fur) +
        shape(ellipse(x, y + 5, 7, 6), '#f3dcbb') +
        both((side) => shape(circle(x + side * 6, y - 3, 2.8), '#1d130a')) +
        both((side) => shape(circle(x + side * 6 - 0.9, y - 4, 0.9), '#ffffff')) +
        both((side) =>
          stroke(
            `M${x + side * 6} ${y + 3}l${side * 11} -2M${x + side * 6} ${y + 5}l${side * 11} 1`,
            '#6b4526',
            0.7,
          ),
        ) +
        shape(ellipse(x, y + 2.4, 2.4, 1.7), '#e08a78'),
      { lift: 3, rough: 0.1, rim: 0.7 },
    ),
  ];
}

function onePage(): string {
  const fingers = hand();
  return picture(
    [
      ...chest(),
      ...openDrawer(),
      ...fingers.behind,
      ...page(),
      ...fingers.before,
      ...peeper(484, 304),
      ...drawerFront(),
      ...pdfTag(),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- one picture, six sheets

/** A sheet stands on the table, turned away from us; the next one behind it is a step farther. */
const STAGE = { x: 58, y: 186, w: 228, h: 168, across: [0.66, 0.2], step: [70, -25] } as const;
const SHEETS = ['sky', 'rock', 'hill', 'oak', 'grass', 'frame'] as const;
type SheetName = (typeof SHEETS)[number];

/** How far each sheet floats above the one below in the finished picture; the program says it. */
const LIFTS: Record<SheetName, number> = { sky: 2, rock: 2, hill: 3, oak: 4, grass: 4, frame: 6 };

/** The color that stands for a sheet in the program. */
const SHEET_COLORS: Record<SheetName, string> = {
  sky: '#f1d08a',
  rock: '#c47f45',
  hill: '#a9a750',
  oak: GREEN.leaf,
  grass: GREEN.deep,
  frame: CREAM,
};

/** What was cut from each sheet, 228 x 168, its upper left corner at (0, 0). */
function cutSheet(name: SheetName): string {
  const { w, h } = STAGE;
  const color = SHEET_COLORS[name];
  const ground = (line: readonly Point[]) => polygon([...line, [w, h], [0, h]]);
  if (name === 'sky') {
    return shape(rectangle(0, 0, w, h), color) + shape(circle(112, 54, 18), '#fff6d8');
  }
  if (name === 'rock') {
    const castle = castleRock(58, 118, 92, 92, 4);
    return (
      shape(castle.castle, darker(color, 0.14), { 'fill-rule': 'nonzero' }) +
      shape(castle.windows, '#fbe2a0') +
      shape(castle.rock, color) +
      shape(castle.caves, '#6e4f22') +
      shape(rectangle(0, 130, w, h - 130), color)
    );
  }
  if (name === 'hill') {
    const random = createRandom(4);
    const line = smoothLine([
      [0, 128],
      [60, 120],
      [130, 106],
      [190, 112],
      [w, 122],
    ]);
    return (
      shape(
        [94, 108, 122, 136].map((x) => fir(x, 118, random.between(34, 50), random)).join(''),
        darker(color, 0.22),
      ) + shape(ground(line), color)
    );
  }
  if (name === 'oak') {
    const random = createRandom(9);
    const trunk: [points: Point[], width: number][] = [
      [
        [
          [156, 152],
          [154, 112],
          [158, 76],
        ],
        22,
      ],
      [
        [
          [155, 116],
          [134, 92],
          [122, 84],
        ],
        8,
      ],
      [
        [
          [156, 108],
          [180, 86],
          [192, 80],
        ],
        8,
      ],
    ];
    return (
      trunk.map(([points, width]) => shape(limb(points, width, width * 0.4), '#5d4023')).join('') +
      shape(
        crown(132, 74, 26, 20, random, 9) +
          crown(186, 74, 28, 21, random, 9) +
          crown(158, 56, 36, 25, random, 10),
        color,
        { 'fill-rule': 'nonzero' },
      ) +
      shape(crown(152, 54, 20, 12, random, 8) + crown(186, 72, 14, 9, random, 7), GREEN.fresh, {
        'fill-rule': 'nonzero',
      }) +
      shape(
        ground(
          smoothLine([
            [0, 146],
            [70, 142],
            [130, 136],
            [180, 136],
            [w, 142],
          ]),
        ),
        '#6b8a3a',
      )
    );
  }
  if (name === 'grass') {
    return (
      shape(animal('hare', { x: 74, y: 157, size: 0.42 }), '#b4753f') +
      shape(
        ground(
          smoothLine([
            [0, 146],
            [60, 154],
            [120, 156],
            [180, 150],
            [w, 148],
          ]),
        ),
        color,
      ) +
      shape(blades(), color)
    );
  }
  const opening: Point[] = [
    [24, h - 16],
    ...arc(w / 2, 92, 1, 180, 360, 24).map(([x, y]): Point => [
      w / 2 + (x - w / 2) * (w / 2 - 24),
      92 + (y - 92) * 72,
    ]),
    [w - 24, h - 16],
  ];
  return shape(rectangle(0, 0, w, h) + polygon(opening), color);
}

function blades(): string {
  const random = createRandom(14);
  let d = '';
  for (let x = 4; x < STAGE.w - 4; x += random.between(4, 8)) {
    const tip = random.between(9, 20);
    d += polygon([
      [x - 2, 158],
      [x + random.around(4), 156 - tip],
      [x + 2, 158],
    ]);
  }
  return d;
}

const smoothLine = (points: readonly Point[]) => softLine(points, 8);

/** Lace along the frame's foot, and stitches around its opening. */
function frameTrim(): string {
  const { w, h } = STAGE;
  return stitches(
    [
      [14, h - 12],
      [14, 92],
      ...arc(w / 2, 92, 1, 180, 360, 24).map(([x, y]): Point => [
        w / 2 + (x - w / 2) * (w / 2 - 14),
        92 + (y - 92) * 82,
      ]),
      [w - 14, 92],
      [w - 14, h - 12],
    ],
    { color: RUST, width: 1.8, stitch: 7, gap: 5 },
  );
}

/** Where a point of a sheet is in the room; sheet 0 stands farthest back. */
function inRoom(index: number, [x, y]: Point): Point {
  const away = SHEETS.length - 1 - index;
  const [ax, ay] = STAGE.across;
  const [sx, sy] = STAGE.step;
  return [STAGE.x + x * ax + away * sx, STAGE.y + y + x * ay + away * sy];
}

const standing = (index: number, markup: string) => {
  const [x, y] = inRoom(index, [0, 0]);
  const [ax, ay] = STAGE.across;
  return tag('g', { transform: `matrix(${ax} ${ay} 0 1 ${x} ${y})` }, markup);
};

/** The shadow of a sheet on the table, away from the lamp. */
function tableShadow(index: number): string {
  const { w, h } = STAGE;
  const [from, to] = [inRoom(index, [0, h]), inRoom(index, [w, h])];
  return polygon([from, to, [to[0] + 58, to[1] - 10], [from[0] + 58, from[1] - 10]]);
}

/** Threads between the corners of a sheet and the one behind it. */
function threads(index: number): string {
  const { w, h } = STAGE;
  const corners: Point[] = [
    [4, 4],
    [w - 4, 4],
    [w - 4, h - 3],
    [4, h - 3],
  ];
  return corners
    .map((corner) => polyline([inRoom(index, corner), inRoom(index - 1, corner)]))
    .join('');
}

function sixSheets(): string[] {
  const lifts = [3, 4, 5, 6, 7, 8];
  return SHEETS.flatMap((name, index) => [
    ...(index
      ? [
          stroke(threads(index), '#2a180c', 1.2, { transform: 'translate(1.5 2)', opacity: 0.35 }),
          stroke(threads(index), '#f6e4bd', 1.3, { 'stroke-dasharray': '6 4' }),
        ]
      : []),
    paper(standing(index, cutSheet(name) + (name === 'frame' ? frameTrim() : '')), {
      lift: lifts[index] ?? 4,
      rough: name === 'sky' || name === 'frame' ? 0.3 : 0.6,
      rim: 0.9,
    }),
  ]);
}

/** The same six sheets laid on each other: the picture. */
function finished(x: number, y: number, turn: number, size: number): string[] {
  const { w, h } = STAGE;
  return SHEETS.map((name) =>
    paper(
      moved(
        moved(cutSheet(name) + (name === 'frame' ? frameTrim() : ''), { x: -w / 2, y: -h / 2 }),
        { x, y, turn, size },
      ),
      { lift: LIFTS[name], rough: 0.2, rim: 0.8, seed: 2 },
    ),
  );
}

/** The program on the wall: six lines, each with a chip of its paper and how high it floats. */
function program(): string {
  const spot = { x: 630, y: 92, turn: 4 };
  const lines = SHEETS.map((name, index) => {
    const y = -46 + index * 22;
    return (
      shape(rectangle(-46, y - 10, 13, 13, 2), SHEET_COLORS[name], {
        stroke: '#8a7350',
        'stroke-width': 0.8,
      }) +
      shape(word('text', name, 13.5, -27, y), '#43301d') +
      shape(word('text', String(LIFTS[name]), 13.5, 46, y, 'right'), RUST)
    );
  });
  return (
    paper(moved(shape(rectangle(-58, -74, 116, 152), '#fdf4de') + lines.join(''), spot), {
      lift: 5,
      rough: 0.4,
      rim: 0.8,
    }) + sheet(circle(634, 26, 6), RUST, { lift: 4, rough: 0, rim: 0.9 })
  );
}

/** The thing to find: scissors that hang on their nail so long that a spider has moved in. */
function idleScissors(): string[] {
  const half = (side: 1 | -1) => {
    const at = (points: readonly Point[]) => points.map(([x, y]): Point => [x * side, y]);
    return (
      shape(
        polygon(
          at([
            [-3, 4],
            [5, 2],
            [3, 62],
            [-1, 66],
          ]),
        ),
        side > 0 ? '#d9dde4' : '#b4bac4',
      ) +
      stroke(
        smooth(
          at([
            [1, 4],
            [-5, -14],
            [-8, -22],
          ]),
        ),
        side > 0 ? '#d9dde4' : '#b4bac4',
        5,
      ) +
      stroke(ellipse(-11 * side, -35, 9, 14), GREEN.fresh, 5)
    );
  };
  const spot = { x: 306, y: 62, turn: 4 };
  const hub: Point = [322, 40];
  const rays = [-118, -86, -52, -18, 14].map((angle) => polar(...hub, 40, angle));
  const web = [0.35, 0.6, 0.85].map((share) =>
    smooth(
      rays.map((ray) => mixPoints(hub, ray, share)),
      { tension: -0.6 },
    ),
  );
  return [
    paper(moved(half(-1), spot), { lift: 5, rough: 0.1, rim: 0.8 }),
    paper(moved(half(1) + shape(circle(0, 0, 3), BRASS), spot), { lift: 3, rough: 0.1, rim: 0.8 }),
    sheet(circle(297, 14, 4), BRASS, { lift: 4, rough: 0, rim: 0.9 }),
    stroke(rays.map((ray) => polyline([hub, ray])).join('') + web.join(''), '#f6ecd6', 0.8, {
      opacity: 0.8,
    }),
  ];
}

/** The lamp at the upper left, and its light over the wall. */
function lamp(): string[] {
  const shade: Point[] = [
    [46, 10],
    [84, 26],
    [112, 96],
    [34, 134],
    [18, 60],
  ];
  return [
    paper(stroke('M-20 190L30 120', BRASS, 8) + stroke('M-20 36L58 26', BRASS, 8), {
      lift: 8,
      rough: 0,
      rim: 0.8,
    }),
    sheet(circle(84, 116, 17), '#fff3c4', { lift: 2, rough: 0, shade: 0.2 }),
    sheet(smooth(shade, { closed: true, tension: 0.5 }), GREEN.leaf, {
      lift: 10,
      rough: 0.4,
      rim: 0.9,
    }),
    shape(ellipse(74, 116, 43, 8), '#fff6d8', { transform: 'rotate(-26 74 116)' }),
  ];
}

function tableAndWall(): string[] {
  const edge = 268;
  const light: Point[] = [
    [60, 110],
    [110, 100],
    [760, 330],
    [760, 480],
    [160, 480],
  ];
  return [
    shape(rectangle(-20, -20, WIDTH + 40, HEIGHT), '#5b3b20'),
    sheet(rectangle(-30, edge, WIDTH + 60, 220), '#a87743', { lift: 5, rough: 0.6 }),
    stroke(grain({ x: -20, y: edge + 10, w: WIDTH + 40, h: 170 }, 9, 12), WOOD.grain, 1.2, {
      opacity: 0.6,
    }),
    blurred(shape(polygon(light), '#ffd68a'), 26, 0.34),
    blurred(shape(circle(80, 130, 70), '#ffe9b0'), 22, 0.55),
  ];
}

function layers(): string {
  const cloth: Point[] = [
    [-40, 390],
    [WIDTH + 40, 390],
  ];
  return picture(
    [
      ...tableAndWall(),
      program(),
      ...idleScissors(),
      paper(
        shape(laceEdge(cloth, { pitch: 46, depth: 42 }), '#fdf8ec') +
          shape(rectangle(-40, 377, WIDTH + 80, 14), '#fdf8ec'),
        { lift: 3, rough: 0.3, rim: 0.8 },
      ),
      blurred(
        shape(SHEETS.map((_, index) => tableShadow(index)).join(''), '#1c0f06', {
          'fill-rule': 'nonzero',
        }),
        7,
        0.55,
      ),
      ...lamp(),
      ...sixSheets(),
      ...finished(574, 338, 5, 0.94),
      spool(64, 414, -12, RUST, 3),
      acorns([[124, 408, 62, 0.7]]),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- two typefaces and ten titles

/** A title logo as a piece of paper, as large as fits into the box around (x, y). */
function titleLogo(
  slug: Slug,
  x: number,
  y: number,
  turn: number,
  box = { w: 164, h: 70 },
): string {
  const svg = SCENES[slug].title();
  const [w, h] = ['width', 'height'].map((name) =>
    Number(new RegExp(` ${name}="(\\d+)"`).exec(svg)?.[1] ?? 100),
  ) as [number, number];
  const size = Math.min(box.w / w, box.h / h);
  return paper(
    moved(moved(svg, { x: (-w * size) / 2, y: (-h * size) / 2, size }), { x, y, turn }),
    {
      lift: 3,
      rough: 0,
      rim: 0.2,
      shade: 0.4,
    },
  );
}

/** The drawer's floor with dots, seen from above, and the walls that divide it. */
function lettersDrawer(): string[] {
  let dots = '';
  for (let row = 0; row < 26; row++) {
    for (let column = 0; column < 36; column++) {
      dots += circle(column * 20 + (row % 2) * 10, row * 18 + 6, 2.6);
    }
  }
  const walls = [
    rectangle(-20, -20, 36, 480),
    rectangle(WIDTH - 16, -20, 36, 480),
    rectangle(-20, -20, WIDTH + 40, 34),
    rectangle(205, -20, 10, 480),
    rectangle(481, -20, 10, 480),
  ];
  const shade = [
    rectangle(10, 0, 26, 480),
    rectangle(0, 8, WIDTH, 22),
    rectangle(213, 0, 22, 480),
    rectangle(489, 0, 22, 480),
  ];
  return [
    shape(rectangle(-20, -20, WIDTH + 40, HEIGHT + 40), GREEN.liner) + shape(dots, GREEN.dot),
    blurred(shape(shade.join(''), '#1c0f06', { 'fill-rule': 'nonzero' }), 9, 0.6),
    paper(shape(walls.join(''), WOOD.rim, { 'fill-rule': 'nonzero' }), {
      lift: 7,
      rough: 0.3,
      rim: 0.9,
    }),
  ];
}

/** Around its own middle: two faces, each with its large letters, its name and its alphabet. */
const SPECIMEN = { x: 348, y: 220, w: 286, h: 386, turn: -3 };

const SAMPLES = [
  { face: 'heading', name: 'Fraunces', use: 'Headings', color: GREEN.leaf, y: -76 },
  { face: 'text', name: 'Nunito', use: 'Text', color: RUST, y: 106 },
] as const;

function specimen(): string[] {
  const { w, h } = SPECIMEN;
  const on = (markup: string) => moved(markup, SPECIMEN);
  const print = SAMPLES.map(({ face, name, use, y }) => {
    const xHeight = -bounds(setLine(fonts[face], 'x', { size: 120 })).top;
    const guides = [y, y - xHeight].map((line) => `M${-w / 2 + 10} ${line}H${w / 2 - 10}`);
    const alphabet = [
      ['ABCDEFGHIJKLM', 3.4],
      ['NOPQRSTUVWXYZ', 3.4],
      ['abcdefghijklmnopqrstuvwxyz', 0.9],
    ] as const;
    return (
      stroke(guides.join(''), '#c9a98a', 0.9, { 'stroke-dasharray': '4 3' }) +
      shape(word(face, name, 22.5, 30, y - xHeight - 9), '#43301d') +
      shape(word(face, use, 16, 31, y - 9), '#8a6a44') +
      shape(
        alphabet
          .map(([line, tracking], index) =>
            outline(setLine(fonts[face], line, { size: 15.5, tracking, y: y + 25 + index * 19 })),
          )
          .join(''),
        '#5b4630',
      )
    );
  });
  return [
    paper(on(shape(rectangle(-w / 2, -h / 2, w, h), '#fff9ec') + print.join('')), {
      lift: 9,
      rough: 0.3,
      rim: 0.9,
    }),
    on(
      stitches(
        [
          [-w / 2 + 14, 5],
          [w / 2 - 14, 5],
        ],
        { color: GREEN.leaf, width: 2, stitch: 9, gap: 6 },
      ),
    ),
    ...SAMPLES.map(({ face, color, y }) =>
      paper(on(shape(outline(setLine(fonts[face], 'Aa', { size: 120, x: -55, y })), color)), {
        lift: 5,
        rough: 0,
        rim: 0.9,
      }),
    ),
  ];
}

/** The needle that has just sewn the last of the titles, and its thread. */
function needle(): string[] {
  const line: Point[] = [
    [668, 392],
    [676, 408],
    [650, 424],
    [604, 412],
    [552, 426],
    [518, 412],
    [530, 396],
    [544, 410],
    [512, 428],
    [462, 421],
  ];
  const shaft = limb(
    [
      [462, 421],
      [430, 423],
      [354, 427],
    ],
    5.4,
    1,
  );
  return [
    paper(stroke(smooth(line), '#e9dca8', 2.2), { lift: 3, rough: 0, rim: 0.5 }),
    paper(shape(shaft + ellipse(455, 421.4, 4, 1), '#d9dde4'), { lift: 5, rough: 0, rim: 0.9 }),
  ];
}

function letters(): string {
  const left: Slug[] = ['about', 'snowflake', 'wanda-whirl', 'spiral-betty', 'kind-cloud'];
  const right: Slug[] = ['whcc', 'mathigon', 'scanifly', 'developer-advocate', 'assets'];
  const turns = [-4, 3, -2, 5, -3, 4, -3, 2, -4, 3];
  const column = (slugs: readonly Slug[], x: number, from: number) =>
    slugs.map((slug, index) =>
      titleLogo(slug, x + (index % 2 ? 3 : -3), 56 + index * 81, turns[from + index] ?? 0),
    );
  return picture(
    [
      ...lettersDrawer(),
      ...column(left, 110, 0),
      ...column(right, 586, 5),
      ...specimen(),
      ...needle(),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

// ---------------------------------------------------------------- a sheet of stamps

const SHEET_HEIGHT = 400;
const CELL = { w: 92, h: 104 };
const STAMP_SHEET = { x: 296, y: 158, turn: -4 };
const COLUMNS = 5;

/** Left to right, top to bottom; the stamp of the fifth has been torn off. */
const STAMPS: readonly { slug: Slug; ground: string }[] = [
  { slug: 'about', ground: '#24654a' },
  { slug: 'wanda-whirl', ground: '#0e7c83' },
  { slug: 'spiral-betty', ground: '#4a3b34' },
  { slug: 'kind-cloud', ground: '#3c4396' },
  { slug: 'snowflake', ground: '#2b57b8' },
  { slug: 'whcc', ground: '#7a1f38' },
  { slug: 'mathigon', ground: '#e9b93a' },
  { slug: 'scanifly', ground: '#e58a3a' },
  { slug: 'developer-advocate', ground: '#5d2a6b' },
  { slug: 'assets', ground: '#9a7242' },
];
const TORN = 4;

/** One stamp's print around (0, 0): the round logo on its color, its address below. */
function stampPrint({ slug, ground }: (typeof STAMPS)[number], tone = 0.78): string {
  const { w, h } = CELL;
  const pale = lighter(ground, tone);
  const text = outline(
    setLine(fonts.text, `/${slug}`, { size: slug.length > 12 ? 8 : 10.5, y: h / 2 - 13 }),
  );
  return (
    shape(rectangle(-w / 2 + 9, -h / 2 + 9, w - 18, h - 18), pale) +
    stroke(rectangle(-w / 2 + 9, -h / 2 + 9, w - 18, h - 18), ground, 1.2) +
    shape(text, darker(ground, 0.25)) +
    moved(SCENES[slug].logo(), { x: -32, y: -41, size: 64 / 96 })
  );
}

/** Half-round bites along a line of perforations. */
function bites(from: Point, to: Point): string {
  const path = walk([from, to]);
  const count = Math.round(path.length / 7.6);
  return Array.from({ length: count + 1 }, (_, index) =>
    circle(...path.at((path.length * index) / count), 2),
  ).join('');
}

/** The perforation around a stamp whose upper left corner is at (x, y). */
function bitesAround(x: number, y: number): string {
  const { w, h } = CELL;
  const corners: Point[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  return corners.map((corner, index) => bites(corner, corners[(index + 1) % 4] ?? corner)).join('');
}

/** The sheet with its margin; a corner is missing where a stamp was torn off. */
function stampSheet(): string[] {
  const { w, h } = CELL;
  const margin = 18;
  const [left, top] = [(-COLUMNS * w) / 2, -h];
  const [right, foot] = [-left, h];
  const paperOutline: Point[] = [
    [left - margin, top - margin],
    [right - w, top - margin],
    [right - w, top + h],
    [right + margin, top + h],
    [right + margin, foot + margin],
    [left - margin, foot + margin],
  ];
  // Cell by cell, so that the lines of holes meet in the corners.
  const holes = STAMPS.map((_, index) => {
    if (index === TORN) return '';
    const [x, y] = [left + (index % COLUMNS) * w, top + Math.floor(index / COLUMNS) * h];
    return bitesAround(x, y);
  }).join('');
  const prints = STAMPS.map((item, index) => {
    const spot = {
      x: left + ((index % COLUMNS) + 0.5) * w,
      y: top + (Math.floor(index / COLUMNS) + 0.5) * h,
    };
    return index === TORN ? '' : moved(stampPrint(item), spot);
  });
  // The colors it was printed in, as printers leave them in the margin.
  const colors = STAMPS.map(({ ground }, index) =>
    shape(circle(left + 20 + index * 15, foot + 9.5, 4.6), ground),
  );
  return [
    `<mask id="perforations"><path d="${polygon(paperOutline)}" fill="#fff"/><path d="${holes}" fill="#000"/></mask>`,
    paper(
      moved(
        `<g mask="url(#perforations)">${shape(polygon(paperOutline), CREAM)}</g>` +
          prints.join('') +
          colors.join(''),
        STAMP_SHEET,
      ),
      { lift: 6, rough: 0.2, rim: 0.8 },
    ),
  ];
}

/** The torn-off stamp on an envelope, with a postmark over its corner. */
function envelope(): string[] {
  const spot = { x: 546, y: 318, turn: 6 };
  const [w, h] = [320, 186];
  const on = (markup: string) => moved(markup, spot);
  const item = STAMPS[TORN];
  const stampSpot = { x: w / 2 - 60, y: -h / 2 + 64 };
  const waves = [0, 1, 2, 3].map((row) =>
    smooth(
      Array.from({ length: 10 }, (_, index): Point => [
        -20 + index * 11,
        -64 + row * 10 + (index % 2 ? 3 : -3),
      ]),
    ),
  );
  return [
    paper(
      on(
        shape(rectangle(-w / 2, -h / 2, w, h, 3), '#f1dfb8') +
          shape(
            outline(setLine(fonts.title, '/snowflake', { size: 30, x: -44, y: 40 })),
            '#43301d',
          ) +
          stroke('M-128 54H42M-128 72H10', '#b99f72', 2),
      ),
      { lift: 9, rough: 0.4, rim: 0.9 },
    ),
    `<mask id="torn"><path d="${rectangle(-46, -52, 92, 104)}" fill="#fff"/><path d="${bitesAround(-46, -52)}" fill="#000"/></mask>`,
    paper(
      on(
        moved(
          `<g mask="url(#torn)">${shape(rectangle(-46, -52, 92, 104), CREAM)}</g>` +
            (item ? stampPrint(item, 0.72) : ''),
          { ...stampSpot, turn: -3 },
        ),
      ),
      { lift: 2, rough: 0, rim: 0.9 },
    ),
    on(
      stroke(circle(-4, -40, 34) + circle(-4, -40, 24) + waves.join(''), '#43301d', 2, {
        opacity: 0.55,
      }),
    ),
  ];
}

/** The desk: wood, a green blotter, and a lace mat with the postmark's stamp on it. */
function desk(): string[] {
  const blotter = { x: 330, y: 196, turn: 2 };
  return [
    shape(rectangle(-20, -20, WIDTH + 40, SHEET_HEIGHT + 40), WOOD.wall) +
      stroke(
        grain({ x: -20, y: -10, w: WIDTH + 40, h: SHEET_HEIGHT + 30 }, 16, 4),
        WOOD.deepWall,
        1.3,
        { opacity: 0.7 },
      ),
    paper(moved(shape(rectangle(-312, -172, 640, 350, 10), GREEN.deep), blotter), {
      lift: 4,
      rough: 0.4,
      rim: 0.5,
    }),
  ];
}

/** A rubber stamp with a turned handle, standing on a doily. */
function rubberStamp(x: number, y: number): string[] {
  return [
    sheet(doily(x + 2, y + 14, 98, 14), '#fdf8ec', { lift: 3, rough: 0, rim: 0.8 }),
    sheet(rectangle(x - 40, y + 8, 80, 26, 4), '#7a4b28', { lift: 9, rough: 0.1, rim: 0.8 }),
    sheet(rectangle(x - 36, y + 32, 72, 7, 2), '#2a2320', { lift: 3, rough: 0, rim: 0.5 }),
    sheet(
      smooth(
        [
          [x - 11, y + 10],
          [x - 9, y - 22],
          [x - 24, y - 46],
          [x - 18, y - 70],
          [x, y - 78],
          [x + 18, y - 70],
          [x + 24, y - 46],
          [x + 9, y - 22],
          [x + 11, y + 10],
        ],
        { closed: true, tension: 0.8 },
      ),
      RUST,
      { lift: 8, rough: 0.1, rim: 0.9 },
    ),
    stroke(
      smooth([
        [x - 14, y - 50],
        [x - 12, y - 62],
        [x - 4, y - 70],
      ]),
      lighter(RUST, 0.5),
      3,
      { opacity: 0.8 },
    ),
  ];
}

/** Tweezers, as collectors use them for stamps. */
function tweezers(): string[] {
  const arm = (bulge: number) =>
    limb(
      [
        [640, 30],
        [600 + bulge, 74 + bulge],
        [552 + bulge * 0.6, 112 + bulge * 0.6],
        [506, 146],
      ],
      11,
      4,
    );
  return [
    sheet(arm(7), '#a9b2b8', { lift: 4, rough: 0, rim: 0.8 }),
    sheet(arm(-7), '#dfe4e6', { lift: 6, rough: 0, rim: 0.9 }),
  ];
}

function stamps(): string {
  return picture(
    [
      ...desk(),
      ...stampSheet(),
      ...tweezers(),
      ...rubberStamp(56, 352),
      ...envelope(),
      acorns([
        [664, 128, 30, 0.8],
        [636, 152, -50, 0.72],
      ]),
    ],
    { width: WIDTH, height: SHEET_HEIGHT },
  );
}

// ---------------------------------------------------------------- for sharing

function share(): string {
  const [w, h, edge] = [600, 315, 116];
  const seam: Point[] = [
    [-30, edge + 8],
    [w + 36, edge + 8],
  ];
  let dots = '';
  for (let row = 0; row < 14; row++) {
    for (let column = 0; column < 30; column++) {
      dots += circle(column * 20 + (row % 2) * 10, 120 + row * 18, 2.6);
    }
  }
  const walls = [
    rectangle(-10, edge, 38, 240),
    rectangle(w - 28, edge, 38, 240),
    rectangle(172, edge, 9, 240),
    rectangle(418, edge, 9, 240),
    rectangle(422, 224, 160, 9),
  ];
  const pageSpot = { x: 302, y: 306, turn: -4, size: 0.94 };
  return picture(
    [
      shape(rectangle(-20, -20, w + 40, h + 40), GREEN.liner) + shape(dots, GREEN.dot),
      blurred(
        shape(walls.join(''), '#1c0f06', {
          'fill-rule': 'nonzero',
          transform: 'translate(9 12)',
        }),
        8,
        0.6,
      ),
      spool(76, 186, -7, GREEN.leaf, 1),
      spool(84, 238, 6, '#e6d3a6', 2),
      spool(76, 290, -4, RUST, 3),
      button(142, 190, 17, '#e9dcc0', 4),
      button(138, 234, 15, '#9b5b33', 4, 50),
      button(144, 276, 18, '#33491f', 4),
      ...[0, 1, 3].map((motif, index) =>
        stamp(454 + index * 47, 192, [-8, 5, -4][index] ?? 0, motif),
      ),
      ...dormouse(500, 268),
      acorns([
        [450, 254, 24, 0.74],
        [452, 294, -50, 0.7],
        [556, 290, 40, 0.7],
      ]),
      paper(shape(walls.join(''), WOOD.rim, { 'fill-rule': 'nonzero' }), {
        lift: 6,
        rough: 0.3,
        rim: 0.9,
      }),
      blurred(
        moved(shape(rectangle(-116, -164, 232, 328), '#150a04'), {
          ...pageSpot,
          x: pageSpot.x + 14,
          y: pageSpot.y + 18,
        }),
        10,
        0.5,
      ),
      paper(moved(shape(rectangle(-116, -164, 232, 328), '#fffaf0') + pagePrint(), pageSpot), {
        lift: 7,
        rough: 0,
        rim: 0.9,
      }),
      paper(shape(laceEdge(seam, { pitch: 40, depth: 36 }), '#fdf8ec'), {
        lift: 9,
        rough: 0.3,
        rim: 0.9,
      }),
      sheet(rectangle(-30, edge, w + 60, 9), darker(WOOD.grain, 0.15), { lift: 4, rough: 0 }),
      paper(
        shape(rectangle(-30, -30, w + 60, edge + 30), WOOD.top) +
          stroke(grain({ x: -20, y: 0, w: w + 40, h: edge - 6 }, 8, 5), WOOD.grain, 1.1, {
            opacity: 0.5,
          }),
        { lift: 3, rough: 0, rim: 0.8 },
      ),
      moved(plant().join(''), { size: 0.72 }),
      ...cup(),
      titleLogo('assets', 300, 60, 0, { w: 330, h: 104 }),
    ],
    { width: w, height: h },
  );
}

export const plates: readonly Plate[] = [
  { name: 'one-page', width: WIDTH, height: HEIGHT, draw: onePage },
  { name: 'six-sheets', width: WIDTH, height: HEIGHT, draw: layers },
  { name: 'letters', width: WIDTH, height: HEIGHT, draw: letters },
  { name: 'stamps', width: WIDTH, height: SHEET_HEIGHT, draw: stamps },
  { name: 'share', width: 600, height: 315, draw: share },
];
