/**
 * The pictures in the text of Developer Advocate. Text is set from the fonts' own measures, so
 * lines break where they would and stand where they would.
 */
import type { Font } from 'opentype.js';
import {
  arc,
  bow,
  circle,
  ellipse,
  place,
  polygon,
  rectangle,
  smooth,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { laceEdge, stitches } from '../../tools/content/paper/lace.ts';
import { bounds, openFont, outline, setLine, warp } from '../kit/lettering.ts';
import { animal, ridge } from '../../tools/content/paper/nature.ts';
import { blurred, paper, picture, sheet } from '../../tools/content/paper/paper.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import type { Plate } from '../kit/scene.ts';
import { darker, moved, shape, stroke, tag } from '../../tools/content/paper/svg.ts';
import {
  bubbleLeaf,
  lamp,
  lectern,
  lightCone,
  row,
  scene,
  speaker,
  speech,
  stage,
  type Tier,
} from '../scenes/developer-advocate.ts';

const PLUM = '#34123d';
const TEAL = '#1f7f84';
const MINT = '#c8ebe0';
const CREAM = '#fff1d6';
const GOLD = '#f0b456';
const LAMPLIGHT = '#ffb869';
const ROSE = '#e8607f';
const serif = openFont('fraunces', 700);
const sans = openFont('fredoka', 500);
const bold = openFont('fredoka', 600);

/** How far a line of text reaches. */
function lengthOf(font: Font, text: string, size: number): number {
  const glyphs = font.stringToGlyphs(text);
  const units = glyphs.reduce((sum, glyph, index) => {
    const next = glyphs[index + 1];
    return sum + glyph.advanceWidth + (next ? font.getKerningValue(glyph, next) : 0);
  }, 0);
  return (units * size) / font.unitsPerEm;
}

/** One line, its first letter at x and its baseline at y. */
function textAt(font: Font, text: string, size: number, x: number, y: number): string {
  return outline(setLine(font, text, { size, x: x + lengthOf(font, text, size) / 2, y }));
}

/** Words in the middle of (x, y), capitals `height` high. */
function words(text: string, x: number, y: number, height: number): string {
  const letters = setLine(bold, text, { size: 100, tracking: 2 });
  const capital = bounds(setLine(bold, 'H', { size: 100 }));
  const { left, right } = bounds(letters);
  const scale = height / (capital.bottom - capital.top);
  return outline(
    warp(letters, ([px, py]) => [
      x + (px - (left + right) / 2) * scale,
      y + (py - (capital.top + capital.bottom) / 2) * scale,
    ]),
  );
}

/** A rectangle as scissors cut it: no edge quite level, and each one clean. */
function handCut(
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 4,
  seed = Math.round(x + y * 3 + width),
): string {
  const random = createRandom(seed);
  const corners: readonly Point[] = [
    [x + width - radius, y + height - radius],
    [x + radius, y + height - radius],
    [x + radius, y + radius],
    [x + width - radius, y + radius],
  ];
  return polygon(
    corners.flatMap(([cx, cy], index) =>
      arc(cx + random.around(0.9), cy + random.around(0.9), radius, index * 90, index * 90 + 90, 6),
    ),
  );
}

/** The cave's wall with its beds of sandstone. */
export function caveWall(
  color: string,
  beds: readonly (readonly [y: number, thick: number])[],
): string {
  return (
    shape(rectangle(-20, -20, 760, 540), color) +
    beds
      .map(([y, thick], index) => {
        const upper = ridge({ y, swing: 8, humps: 1.6, seed: index + 3, slope: -22 });
        const lower = ridge({ y: y + thick, swing: 9, humps: 1.9, seed: index + 9, slope: -16 });
        const band = polygon(place([...upper, ...lower.toReversed()], { x: -10, size: 1.18 }));
        return sheet(band, darker(color, index % 2 ? 0.1 : 0.17), {
          lift: 2,
          rough: 1.2,
          seed: index + 2,
          rim: 0.22,
        });
      })
      .join('')
  );
}

/** A strip with pointed ends that spans exactly from one point to the other. */
function dimension(from: Point, to: Point, text: string, thick = 22): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const at = (points: readonly Point[]) => polygon(place(points, { x: from[0], y: from[1], turn }));
  const [half, tip] = [thick / 2, thick * 0.6];
  const strip = at([
    [0, 0],
    [tip, -half],
    [long - tip, -half],
    [long, 0],
    [long - tip, half],
    [tip, half],
  ]);
  const arrow = (end: number, back: number) =>
    at([
      [end, 0],
      [back, -half * 0.55],
      [back, half * 0.55],
    ]);
  return (
    sheet(strip, GOLD, { lift: 4, rough: 0, rim: 0.8 }) +
    shape(arrow(2, tip) + arrow(long - 2, long - tip), PLUM) +
    shape(words(text, 0, 0, thick * 0.5), PLUM, {
      transform: `translate(${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2}) rotate(${turn})`,
    })
  );
}

// --- A debugger in an in-app browser ---------------------------------------------------------

const PHONE = { x: 52, y: 22, width: 250, height: 460 };
const GLASS = {
  x: PHONE.x + 14,
  y: PHONE.y + 16,
  width: PHONE.width - 28,
  height: PHONE.height,
};

/** A post of the app around the browser: a face, two lines and a heart. */
function appBehind(): string {
  const { x, y, width } = GLASS;
  return (
    shape(rectangle(x, y, width, 90, 14), TEAL) +
    sheet(circle(x + 28, y + 36, 16), GOLD, { lift: 2, rough: 0, rim: 0.8 }) +
    shape(circle(x + 28, y + 32, 6) + `M${x + 17} ${y + 48}a11 11 0 0 1 22 0Z`, '#7a3a20') +
    sheet(rectangle(x + 54, y + 24, 74, 10, 5) + rectangle(x + 54, y + 42, 48, 8, 4), MINT, {
      lift: 1.5,
      rough: 0,
    }) +
    sheet(heart(x + width - 28, y + 37, 12), ROSE, { lift: 3, rough: 0, rim: 0.8 })
  );
}

const heart = (x: number, y: number, size: number) =>
  smooth(
    place(
      [
        [0, 1],
        [-0.85, 0.15],
        [-1, -0.45],
        [-0.55, -0.88],
        [0, -0.5],
        [0.55, -0.88],
        [1, -0.45],
        [0.85, 0.15],
      ],
      { x, y, size },
    ),
    { closed: true, tension: 0.85 },
  );

/** A beetle seen from above, its head upward at turn 0. */
function beetle(x: number, y: number, size: number, turn: number, color: string): string {
  const spot = { x, y, size, turn };
  const at = (points: readonly Point[]) => place(points, spot);
  const legs = [-1, 1].flatMap((side) =>
    [
      [-9, -20, -17],
      [2, 0, 6],
      [13, 20, 27],
    ].map(([from = 0, knee = 0, end = 0]) =>
      smooth(
        at([
          [side * 12, from],
          [side * 24, knee],
          [side * 31, end],
        ]),
      ),
    ),
  );
  const feelers = [-1, 1].map((side) =>
    smooth(
      at([
        [side * 4, -28],
        [side * 9, -40],
        [side * 18, -44],
      ]),
    ),
  );
  const half = (side: 1 | -1) =>
    smooth(
      at([
        [0, -16],
        [side * 14, -12],
        [side * 19, 4],
        [side * 14, 22],
        [0, 30],
      ]),
      { tension: 0.9 },
    ) + 'Z';
  const head = smooth(
    at([
      [-11, -16],
      [-9, -27],
      [0, -31],
      [9, -27],
      [11, -16],
    ]),
    { closed: true },
  );
  const dots = place(
    [
      [-9, -1],
      [9, -1],
      [-8, 13],
      [8, 13],
    ],
    spot,
  ).map(([dx, dy]) => circle(dx, dy, 3.4 * size));
  return (
    paper(stroke([...legs, ...feelers].join(''), PLUM, 3 * size), { lift: 3, rough: 0 }) +
    sheet(head, PLUM, { lift: 4, rough: 0, rim: 0.7 }) +
    paper(shape(half(-1), color) + shape(half(1), darker(color, 0.16)), {
      lift: 5,
      rough: 0,
      rim: 0.8,
    }) +
    shape(dots.join(''), PLUM)
  );
}

/** The browser inside the app: a sheet slid up over it, with its own bar and the page in it. */
function browserInside(): string {
  const { x, y, width, height } = GLASS;
  const [top, middle] = [y + 74, x + width / 2];
  const bar = top + 25;
  return (
    sheet(rectangle(x, top, width, height - 74, 14), CREAM, { lift: 6, rough: 0, rim: 0.8 }) +
    stroke(`M${x + 14} ${bar - 6}l12 12m0 -12l-12 12`, PLUM, 3) +
    shape(rectangle(x + 38, bar - 14, width - 48, 28, 14), '#ead9bf') +
    shape(words('inappdebugger.com', middle + 14, bar, 11.6), PLUM) +
    sheet(circle(middle, top + 134, 66), '#9fd6cf', { lift: 2, rough: 0.2 }) +
    sheet(circle(middle, top + 134, 52), MINT, { lift: 2, rough: 0.2 }) +
    beetle(middle, top + 136, 1.35, 0, ROSE) +
    shape(
      words('Debug this', middle, top + 222, 15) + words('browser', middle, top + 245, 15),
      PLUM,
    ) +
    sheet(rectangle(x + 30, top + 270, width - 60, 40, 20), TEAL, {
      lift: 4,
      rough: 0.1,
      rim: 0.8,
    }) +
    shape(words('Console', middle, top + 290, 14), CREAM)
  );
}

function phone(): string {
  const { x, y, width, height } = PHONE;
  const body = rectangle(x, y, width, height, 34);
  const glass = rectangle(GLASS.x, GLASS.y, GLASS.width, GLASS.height, 18);
  return (
    sheet(body, '#0f2b38', { lift: 16, rough: 0.1, rim: 0.9 }) +
    sheet(rectangle(x - 5, y + 110, 6, 54, 3), '#0f2b38', { lift: 2, rough: 0 }) +
    shape(glass, TEAL) +
    tag('clipPath', { id: 'glass' }, shape(glass, '#000')) +
    tag('g', { 'clip-path': 'url(#glass)' }, appBehind() + browserInside()) +
    shape(rectangle(x + width / 2 - 26, y + 6, 52, 5, 2.5), '#2b5566')
  );
}

interface Entry {
  sign: '>' | '<' | 'x';
  lines: readonly string[];
}

/** What the console says; the width is that of the glass. */
const ENTRIES: readonly Entry[] = [
  { sign: '>', lines: ['navigator.share'] },
  { sign: '<', lines: ['undefined'] },
  { sign: 'x', lines: ['TypeError: share is', 'not a function'] },
  { sign: '>', lines: ['innerWidth'] },
  { sign: '<', lines: [`${GLASS.width}`] },
];

const CONSOLE = { x: 214, y: 70, width: 388, height: 306, row: 35 };

/** The sheet that is pulled out of the phone's side, line by line. */
function consoleSheet(): string {
  const { x, y, width, height, row: step } = CONSOLE;
  const left = PHONE.x + PHONE.width + 18;
  const parts: string[] = [];
  let line = y + 62;
  for (const { sign, lines } of ENTRIES) {
    const tall = step * lines.length;
    const middle = line + step / 2;
    const [ink, mark] = { '>': [CREAM, GOLD], '<': ['#8fd8c8', '#8fd8c8'], x: [PLUM, PLUM] }[
      sign
    ] as [string, string];
    if (sign === 'x')
      parts.push(
        sheet(handCut(left - 14, line, x + width - left + 4, tall, 4), '#f59ab0', {
          lift: 4,
          rough: 0,
          rim: 0.8,
        }),
      );
    const [mx, my] = [left + 4, middle];
    const marks = {
      '>': `M${mx - 4} ${my - 7}l7 7l-7 7`,
      '<': `M${mx + 3} ${my - 7}l-7 7l7 7`,
      x: `M${mx - 6} ${my - 6}l12 12m0 -12l-12 12`,
    };
    parts.push(stroke(marks[sign], mark, 3));
    lines.forEach((text, index) =>
      parts.push(shape(textAt(sans, text, 25, left + 22, line + step * (index + 0.5) + 8.5), ink)),
    );
    line += tall;
    if (sign === '<')
      parts.push(
        stitches(
          [
            [left - 10, line + 1],
            [x + width - 14, line + 1],
          ],
          { color: '#4f8f98', width: 1.8, stitch: 7, gap: 5 },
        ),
      );
    line += sign === '>' ? 0 : 4;
  }
  const tabs = ['Console', 'Page'].map((name, index) => {
    const at = left - 8 + index * 122;
    return (
      sheet(rectangle(at, y + 10, index ? 88 : 116, 40, 8), index ? '#2a5d6b' : GOLD, {
        lift: index ? 1 : 4,
        rough: 0.2,
        rim: 0.8,
      }) + shape(words(name, at + (index ? 44 : 58), y + 30, 15), index ? MINT : PLUM)
    );
  });
  return (
    sheet(handCut(x, y, width, height, 8), '#16404e', { lift: 8, rough: 0, rim: 0.8 }) +
    tabs.join('') +
    parts.join('')
  );
}

const SKIN = '#b97a55';

/** A hand from the right that has hold of a sheet's edge at (x, y): fingers below, thumb on top. */
function grip(x: number, y: number) {
  const at = (points: readonly Point[], tension = 0.8) =>
    smooth(place(points, { x, y }), { closed: true, tension });
  const cut = { rough: 0.15, rim: 0.6 };
  const fingers = at([
    [-6, 2],
    [40, -8],
    [100, 2],
    [100, 40],
    [70, 46],
    [34, 52],
    [10, 52],
    [-8, 44],
  ]);
  const creases = [18, 36].map((down) =>
    smooth(
      place(
        [
          [6, down],
          [22, down + 2],
          [44, down - 2],
        ],
        { x, y },
      ),
    ),
  );
  const thumb = at([
    [-40, -11],
    [-34, -21],
    [-18, -24],
    [8, -26],
    [36, -38],
    [66, -42],
    [100, -40],
    [100, 34],
    [76, 28],
    [52, 14],
    [24, 3],
    [-6, 0],
    [-32, -2],
  ]);
  const nail = at([
    [-37, -12],
    [-30, -18],
    [-19, -17],
    [-19, -8],
    [-30, -6],
  ]);
  const cuff = polygon(
    place(
      [
        [68, -50],
        [88, -53],
        [88, 56],
        [68, 52],
      ],
      { x, y },
    ),
  );
  const sleeve = polygon(
    place(
      [
        [84, -60],
        [240, -80],
        [240, 90],
        [84, 64],
      ],
      { x, y },
    ),
  );
  return {
    below:
      sheet(fingers, darker(SKIN, 0.1), { ...cut, lift: 9 }) +
      stroke(creases.join(''), darker(SKIN, 0.4), 1.6),
    above:
      sheet(thumb, SKIN, { ...cut, lift: 4 }) +
      shape(nail, '#e2b08d') +
      sheet(sleeve, '#e9a23d', { lift: 8, rough: 0.4 }) +
      sheet(cuff, CREAM, { lift: 4, rough: 0 }),
  };
}

function debuggerPlate() {
  const hand = grip(CONSOLE.x + CONSOLE.width + 8, 246);
  return picture(
    [
      caveWall('#6a3062', [
        [10, 26],
        [130, 18],
        [230, 30],
        [330, 16],
      ]),
      blurred(shape(ellipse(220, 150, 330, 190), LAMPLIGHT), 60, 0.5),
      hand.below,
      consoleSheet(),
      hand.above,
      beetle(500, 404, 0.8, 68, GOLD),
      phone(),
      ...bubbleLeaf({
        x: -10,
        y: 120,
        turn: 42,
        length: 116,
        color: '#57b9a6',
        says: '?',
        bold: 1.1,
      }),
    ],
    { width: 696, height: 435 },
  );
}

// --- Where lines break -----------------------------------------------------------------------

export const SENTENCE = 'A browser decides where lines break and keeps it to itself.';
const TEXT = { size: 30, leading: 46 };

/** Fills each line with as many words as fit, as browsers do. */
function breakLines(width: number): string[] {
  const lines: string[] = [];
  for (const word of SENTENCE.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && lengthOf(sans, longer, TEXT.size) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The arrow of the return key, pasted where a line breaks. */
export function breakMark(x: number, y: number): string {
  const arrow = `M${x + 6} ${y - 6}v7h-12m5 -5l-5 5l5 5`;
  return (
    sheet(circle(x, y, 13), ROSE, { lift: 4, rough: 0.1, rim: 0.8 }) + stroke(arrow, CREAM, 2.6)
  );
}

/** A text in its box: every line that was found is a strip of its own. */
function brokenText(x: number, y: number, width: number): string {
  const lines = breakLines(width);
  const colors = [MINT, '#9fd6cf', '#86d0ba'];
  return lines
    .map((line, index) => {
      const long = lengthOf(sans, line, TEXT.size);
      const top = y + index * TEXT.leading;
      return (
        sheet(handCut(x - 9, top, long + 18, 38, 4), colors[index % 3] ?? MINT, {
          lift: 4,
          rough: 0,
          seed: index + 1,
          rim: 0.8,
        }) +
        shape(textAt(sans, line, TEXT.size, x, top + 29), PLUM) +
        (index < lines.length - 1 ? breakMark(x + long + 11, top + 34) : '')
      );
    })
    .join('');
}

function page(x: number, y: number, width: number, height: number, color = CREAM): string {
  return sheet(handCut(x, y, width, height, 6), color, { lift: 9, rough: 0, rim: 0.7 });
}

/** Two cords a page hangs from. */
const cords = (left: number, right: number, y: number, from = -10) =>
  paper(stroke(`M${left} ${from}V${y}M${right} ${from}V${y}`, '#d9a24a', 2.6), {
    lift: 4,
    rough: 0,
  }) +
  [left, right]
    .map((x) => sheet(circle(x, y, 5), '#d9a24a', { lift: 2, rough: 0, rim: 0.9 }))
    .join('');

/** The box the text has to keep to: stitched down to the strip that measures it. */
const textBox = (x: number, y: number, width: number, height: number) =>
  [x, x + width]
    .map((side) =>
      stitches(
        [
          [side, y],
          [side, y + height],
        ],
        { color: '#b9406a', width: 1.8, stitch: 7, gap: 5 },
      ),
    )
    .join('');

/** The pointer of a browser over an edge that can be moved: an arrow to either side. */
export function resizeArrow(x: number, y: number, size: number, turn = 0): string {
  const side = (sign: 1 | -1): Point[] => [
    [sign * 6, -5],
    [sign * 20, -5],
    [sign * 20, -15],
    [sign * 40, 0],
    [sign * 20, 15],
    [sign * 20, 5],
    [sign * 6, 5],
  ];
  const arrow = polygon(place([...side(1), ...side(-1).toReversed()], { x, y, size, turn }));
  return paper(stroke(arrow, CREAM, 7 * size) + shape(arrow, PLUM), {
    lift: 9,
    rough: 0,
    rim: 0.6,
  });
}

/** Listeners before the picture, seen from behind, as wide as the text. */
export function audience(tiers: readonly Tier[]): string {
  return moved(tiers.flatMap((tier, index) => row(tier, index + 2)).join(''), {
    x: 18,
    size: 1.13,
  });
}

/** How many lines a text has, on a leaf. */
export const countLeaf = (x: number, y: number, turn: number, lines: number) =>
  bubbleLeaf({ x, y, turn, length: 92, color: TEAL, says: `${lines}`, bold: 1.1 }).join('');

function breaksPlate() {
  const [wide, narrow] = [334, 200];
  const [left, right] = [
    [48, 74],
    [440, 40],
  ] as const;
  const [before, after] = [breakLines(wide), breakLines(narrow)];
  return picture(
    [
      caveWall('#6a3062', [
        [-14, 26],
        [80, 18],
        [170, 30],
        [270, 16],
      ]),
      blurred(shape(ellipse(300, 130, 330, 140), LAMPLIGHT), 60, 0.45),
      cords(left[0] + 20, left[0] + wide - 20, left[1] - 30),
      page(left[0] - 24, left[1] - 38, wide + 48, 228),
      textBox(left[0], left[1] - 24, wide, 170),
      brokenText(left[0], left[1] - 18, wide),
      countLeaf(left[0] + 246, left[1] + 106, 82, before.length),
      dimension([left[0], left[1] + 158], [left[0] + wide, left[1] + 158], `${wide} px`, 26),
      cords(right[0] + 10, right[0] + narrow - 10, right[1] - 18),
      page(right[0] - 24, right[1] - 26, narrow + 48, 306),
      textBox(right[0], right[1] - 14, narrow, 254),
      brokenText(right[0], right[1] - 8, narrow),
      countLeaf(right[0] + 112, right[1] + 208, 82, after.length),
      dimension(
        [right[0], right[1] + 252],
        [right[0] + narrow, right[1] + 252],
        `${narrow} px`,
        26,
      ),
      resizeArrow(right[0] + narrow, right[1] + 12, 0.8),
      audience([
        {
          y: 348,
          rise: 60,
          size: 0.72,
          pitch: 54,
          rock: '#3c1843',
          coat: '#225d66',
          lit: 0.7,
          seed: 9,
          outlaw: 316,
        },
        {
          y: 392,
          rise: 80,
          size: 1.06,
          pitch: 84,
          rock: '#220c2c',
          coat: '#1b4654',
          lit: 0.5,
          seed: 16,
        },
      ]),
    ],
    { width: 696, height: 420 },
  );
}

// --- Baseline --------------------------------------------------------------------------------

const LINE = { size: 74, height: 120 };
/** What the font itself asks for above and below the baseline: its ascent and descent. */
const [ABOVE, BELOW] = [0.978 * LINE.size, 0.255 * LINE.size];
const HALF_LEADING = (LINE.height - ABOVE - BELOW) / 2;

const WORDS = ['happy', 'glyphs'];

/** A label that hangs over the upper edge of a page. */
function headTag(text: string, x: number, y: number, width: number, color: string): string {
  const edge = polygon([
    [x - width / 2, y - 19],
    [x + width / 2, y - 19],
    [x + width / 2 + 10, y],
    [x + width / 2, y + 19],
    [x - width / 2, y + 19],
    [x - width / 2 - 10, y],
  ]);
  return sheet(edge, color, { lift: 6, rough: 0, rim: 0.8 }) + shape(words(text, x, y, 16), CREAM);
}

/** A taut thread between two brass pins: the line that letters should stand on. */
function tautThread(y: number): string {
  return (
    paper(stroke(`M18 ${y}H678`, TEAL, 3), { lift: 3, rough: 0, rim: 0.8 }) +
    [18, 678]
      .map((x) => sheet(circle(x, y, 8), '#e3a63d', { lift: 4, rough: 0, rim: 0.9 }))
      .join('')
  );
}

/** A robin that looks to the right, its feet at (x, y). */
function robin(x: number, y: number, size: number): string {
  const spot = { x, y, size };
  const cut = (points: readonly Point[]) => smooth(place(points, spot), { closed: true });
  const [[ex, ey] = [x, y]] = place([[29, -58]], spot);
  const legs = place(
    [
      [2, -4],
      [4, 8],
      [12, -4],
      [12, 8],
    ],
    { ...spot, y: y - 8 * size },
  );
  const [a, b, c, d] = legs.map(([px, py]) => `${px} ${py}`);
  return (
    stroke(`M${a}L${b}M${c}L${d}`, '#e9a23d', 2.6 * size) +
    sheet(animal('robin', { ...spot, y: y - 6 * size }), '#7a4a3e', {
      lift: 4,
      rough: 0.1,
      rim: 0.7,
    }) +
    sheet(
      cut([
        [20, -66],
        [32, -62],
        [35, -48],
        [31, -28],
        [20, -18],
        [12, -34],
        [16, -52],
      ]),
      '#ea6a2c',
      { lift: 1.5, rough: 0, rim: 0.6 },
    ) +
    shape(circle(ex - 2, ey - 4 * size, 3.2 * size), '#1c0d14')
  );
}

/** A lace trim along the lower edge of a page. */
const laceTrim = (x: number, y: number, width: number) =>
  sheet(
    laceEdge(
      [
        [x, y],
        [x + width, y],
      ],
      { pitch: 36, depth: 36 },
    ),
    CREAM,
    { lift: 5, rough: 0.2, rim: 0.6 },
  );

/** One of two halves: a disc pasted at the end of its band. */
const halfDisc = (x: number, y: number) =>
  sheet(circle(x, y, 17), '#b9406a', { lift: 5, rough: 0.1, rim: 0.8 }) +
  shape(words('½', x, y, 16), CREAM);

function baselinePlate() {
  const top = 78;
  const strings = [1, 2].map((line) => top + line * LINE.height);
  const floor = top + LINE.height;
  const [leftPage, rightPage, wide, foot] = [40, 368, 288, 350];
  const floating = top + HALF_LEADING + ABOVE;
  const setWords = (x: number, baseline: number) =>
    WORDS.map((word, index) =>
      sheet(textAt(serif, word, LINE.size, x, baseline + index * LINE.height), PLUM, {
        lift: 4,
        rough: 0,
        rim: 0.5,
      }),
    ).join('');
  const bands = WORDS.flatMap((_, index) => {
    const y = top + index * LINE.height;
    return [y, y + LINE.height - HALF_LEADING];
  });
  const halves = bands
    .map((y) => rectangle(leftPage + 8, y + 1, wide - 16, HALF_LEADING - 2))
    .join('');
  const ruler = rightPage + wide - 4;
  return picture(
    [
      caveWall('#6a3062', [
        [30, 30],
        [170, 18],
        [300, 26],
      ]),
      blurred(shape(ellipse(250, 150, 380, 170), LAMPLIGHT), 60, 0.4),
      laceTrim(leftPage, foot, wide),
      page(leftPage, 40, wide, foot - 36),
      laceTrim(rightPage, foot, wide),
      page(rightPage, 40, wide, foot - 36),
      sheet(halves, '#f2a3b0', { lift: 1, rough: 0.1 }),
      ...strings.map(tautThread),
      setWords(leftPage + 26, floating),
      setWords(rightPage + 16, floor),
      ...bands.slice(0, 2).map((y) => halfDisc(leftPage, y + HALF_LEADING / 2)),
      dimension([leftPage + wide - 24, floating], [leftPage + wide - 24, floor], '', 18),
      dimension([ruler, floor], [ruler, floor + LINE.height], `${LINE.height} px`, 24),
      headTag('line-height', leftPage + wide / 2, 40, 150, '#b9406a'),
      headTag('baseline', rightPage + wide / 2, 40, 124, TEAL),
      robin(rightPage + wide - 6, floor, 0.72),
      ...bubbleLeaf({
        x: 8,
        y: 446,
        turn: 28,
        length: 110,
        color: '#57b9a6',
        says: '?',
        bold: 1.1,
      }),
      ...bubbleLeaf({ x: 694, y: 452, turn: -34, length: 116, color: TEAL, says: 'heart' }),
    ],
    { width: 696, height: 435 },
  );
}

// --- Pictures that move ----------------------------------------------------------------------

/** The wings of a bat around (x, y), lifted by so many degrees. */
function batWings(x: number, y: number, size: number, lifted: number): string {
  return [false, true]
    .map((flip) => {
      const open = place(
        [
          ...bow([2, -6], [16, -18], [28, -20], 5),
          ...bow([28, -20], [54, -18], [70, 2], 6),
          ...bow([70, 2], [54, -2], [50, 16], 6),
          ...bow([50, 16], [38, 4], [29, 20], 6),
          ...bow([29, 20], [18, 10], [4, 12], 6),
        ],
        { turn: -lifted },
      );
      return polygon(place(open, { x, y, size, flip }));
    })
    .join('');
}

/** The rest of it, with ears, eyes and a smile. */
function batBody(x: number, y: number, size: number): string {
  const cut = (points: readonly Point[], tension = 0.8) =>
    smooth(place(points, { x, y, size }), { closed: true, tension });
  const dots = (points: readonly Point[], radius: number) =>
    place(points, { x, y, size })
      .map(([px, py]) => circle(px, py, radius * size))
      .join('');
  const body = cut(
    [
      [-9, -10],
      [-10, -27],
      [-4, -20],
      [4, -20],
      [10, -27],
      [9, -10],
      [8, 8],
      [0, 20],
      [-8, 8],
    ],
    0.6,
  );
  const belly = cut([
    [0, -2],
    [5, 6],
    [0, 15],
    [-5, 6],
  ]);
  const eyes: readonly Point[] = [
    [-4, -11],
    [4, -11],
  ];
  const smile = place(
    [
      [-3, -4.5],
      [0, -2.5],
      [3, -4.5],
    ],
    { x, y, size },
  );
  return (
    sheet(body, '#6a2a68', { lift: 4, rough: 0, rim: 0.7 }) +
    shape(belly, '#8a4680') +
    shape(dots(eyes, 3), '#fff6cf') +
    shape(dots(eyes, 1.5), '#1c0d24') +
    stroke(smooth(smile), '#fff1d6', 1.2 * size)
  );
}

interface Stage {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The bat's middle, as shares of the box, and its size. */
  bat: Point;
  size: number;
  moon: Point;
}

const STAGES: readonly Stage[] = [
  { x: 32, y: 42, width: 360, height: 124, bat: [0.3, 0.5], size: 0.86, moon: [0.72, 0.4] },
  { x: 556, y: 30, width: 108, height: 284, bat: [0.5, 0.52], size: 0.7, moon: [0.5, 0.18] },
  { x: 62, y: 228, width: 150, height: 92, bat: [0.42, 0.5], size: 0.62, moon: [0.8, 0.32] },
  { x: 284, y: 110, width: 226, height: 206, bat: [0.47, 0.6], size: 1.72, moon: [0.7, 0.28] },
];

/** A box with the same scene in it, laid out for its size; the bat is as large as there is room. */
function stageBox(stage: Stage, index: number): string {
  const { x, y, width, height } = stage;
  const inner = rectangle(x, y, width, height);
  const [mx, my] = [x + width * stage.moon[0], y + height * stage.moon[1]];
  const [bx, by] = [x + width * stage.bat[0], y + height * stage.bat[1]];
  const radius = Math.min(width, height) * 0.17;
  const hill = (level: number, seed: number) =>
    smooth([
      [x - 20, y + height + 30],
      [x - 20, y + height * level],
      [x + width * 0.25, y + height * (level - 0.06 * (seed % 2 ? 1 : -1))],
      [x + width * 0.6, y + height * (level + 0.05 * (seed % 2 ? 1 : -1))],
      [x + width + 20, y + height * (level - 0.03)],
      [x + width + 20, y + height + 30],
    ]);
  const id = `stage-${index}`;
  const solid = { 'fill-rule': 'nonzero' };
  return (
    sheet(handCut(x - 13, y - 13, width + 26, height + 26, 5), '#12343f', {
      lift: 9,
      rough: 0,
    }) +
    shape(inner, '#2c8a90') +
    tag('clipPath', { id }, shape(inner, '#000')) +
    tag(
      'g',
      { 'clip-path': `url(#${id})` },
      sheet(circle(mx, my, radius * 1.6), '#3d9c9f', { lift: 3, rough: 0.3 }) +
        sheet(circle(mx, my, radius), CREAM, { lift: 4, rough: 0.3 }) +
        sheet(hill(0.74, 1), '#1d6470', { lift: 4, rough: 0.6 }) +
        sheet(hill(0.86, 2), '#12404c', { lift: 5, rough: 0.6 }),
    ) +
    sheet(handCut(x - 13, y - 13, width + 26, height + 26, 5) + inner, CREAM, {
      lift: 6,
      rough: 0,
      rim: 0.8,
    }) +
    // Where the wings were, and where they are.
    shape(batWings(bx, by, stage.size, -34), MINT, { ...solid, opacity: 0.24 }) +
    shape(batWings(bx, by, stage.size, -8), MINT, { ...solid, opacity: 0.32 }) +
    paper(shape(batWings(bx, by, stage.size, 20), '#3a1241', solid), {
      lift: 8,
      rough: 0,
      rim: 0.8,
    }) +
    batBody(bx, by, stage.size)
  );
}

/** The one timeline of all boxes: keyframes as diamonds, and where it is now. */
function timeline(y: number, now: number): string {
  const keys = [70, 186, 302, 418, 534, 650];
  const diamond = (x: number, size: number) =>
    polygon([
      [x - size, y],
      [x, y - size],
      [x + size, y],
      [x, y + size],
    ]);
  return (
    sheet(handCut(-20, y - 26, 740, 52), CREAM, { lift: 8, rough: 0, rim: 0.8 }) +
    stroke(
      Array.from(
        { length: 70 },
        (_, index) => `M${index * 11.6 + 0.4} ${y - 26}v${index % 10 === 6 ? 12 : 6}`,
      ).join(''),
      '#7d3b5f',
      1.4,
    ) +
    stitches(
      [
        [58, y],
        [662, y],
      ],
      { color: '#b9406a', width: 2.6, stitch: 9, gap: 6 },
    ) +
    sheet(keys.map((x) => diamond(x, 11)).join(''), TEAL, { lift: 3, rough: 0, rim: 0.8 }) +
    sheet(`${rectangle(now - 2.5, y - 33, 5, 65)}${circle(now, y - 46, 13)}`, ROSE, {
      lift: 6,
      rough: 0,
      rim: 0.8,
    }) +
    shape(
      polygon([
        [now - 4, y - 52],
        [now + 7, y - 46],
        [now - 4, y - 40],
      ]),
      CREAM,
    )
  );
}

/** Squares at the corners of what is being resized. */
const handles = ({ x, y, width, height }: Stage) =>
  [x - 13, x + width / 2, x + width + 13]
    .flatMap((hx, column) =>
      [y - 13, y + height / 2, y + height + 13]
        .filter((_, line) => column !== 1 || line !== 1)
        .map(
          (hy) =>
            sheet(rectangle(hx - 7, hy - 7, 14, 14), '#ffffff', { lift: 3, rough: 0, rim: 0.9 }) +
            stroke(rectangle(hx - 7, hy - 7, 14, 14), ROSE, 2.4),
        ),
    )
    .join('');

function animationPlate() {
  const front = STAGES[3];
  return picture(
    [
      caveWall('#6a3062', [
        [-10, 26],
        [110, 18],
        [210, 30],
      ]),
      blurred(shape(ellipse(330, 150, 330, 150), LAMPLIGHT), 60, 0.4),
      cords(62, 250, 30),
      cords(576, 644, 18),
      cords(84, 190, 216, 170),
      ...STAGES.map(stageBox),
      front ? handles(front) : '',
      front ? resizeArrow(front.x + front.width + 13, front.y + front.height + 13, 0.8, 45) : '',
      timeline(382, 234),
    ],
    { width: 696, height: 420 },
  );
}

// --- For sharing -----------------------------------------------------------------------------

/** The title of the card, laid into a picture. */
function placedTitle(x: number, y: number, width: number): string {
  const svg = scene.title();
  const [, , wide = 1, high = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  return svg.replace(
    / width="[^"]+" height="[^"]+"/,
    ` x="${x}" y="${y}" width="${width}" height="${(width * high) / wide}"`,
  );
}

function sharePlate() {
  return picture(
    [
      caveWall('#5e2a59', [
        [10, 26],
        [110, 18],
        [200, 30],
      ]),
      blurred(shape(ellipse(440, 130, 190, 150), '#ffae78'), 45, 0.6),
      moved(
        [...stage(), lightCone(), ...lectern(208, 641), ...speaker(), ...speech(), ...lamp()].join(
          '',
        ),
        { x: 230, y: -226, size: 0.73 },
      ),
      placedTitle(20, 66, 260),
      audience([
        {
          y: 262,
          rise: 40,
          size: 0.6,
          pitch: 46,
          rock: '#3c1843',
          coat: '#225d66',
          lit: 0.8,
          seed: 9,
          outlaw: 150,
        },
        {
          y: 292,
          rise: 50,
          size: 0.9,
          pitch: 72,
          rock: '#220c2c',
          coat: '#1b4654',
          lit: 0.5,
          seed: 16,
        },
      ]),
    ],
    { width: 600, height: 315 },
  );
}

export const plates: readonly Plate[] = [
  { name: 'debugger', width: 696, height: 435, draw: debuggerPlate },
  { name: 'animation', width: 696, height: 420, draw: animationPlate },
  { name: 'breaks', width: 696, height: 420, draw: breaksPlate },
  { name: 'baseline', width: 696, height: 435, draw: baselinePlate },
  { name: 'share', width: 600, height: 315, draw: sharePlate },
];
