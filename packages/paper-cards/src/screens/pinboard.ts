/** Screenshots on a cork board above a desk, among other papers, in the light of a lamp. */
import { localColor } from '../colors.ts';
import { circle, ellipse, type Point, rectangle } from '../paper/geometry.ts';
import { doily } from '../paper/lace.ts';
import { paper, sheet, sky, WIDTH } from '../paper/paper.ts';
import { oklch } from '../palette.ts';
import { type CardLayer, joinParts, type Mirror, type Scene, swing } from '../scene.ts';
import { pot } from '../things/garden-things.ts';
import { beam, glow, shade } from '../things/lamplight.ts';
import { inked } from '../things/pieces.ts';
import {
  letter,
  map,
  note,
  priceTag,
  snapshot,
  swatches,
  ticket,
} from '../things/pinned-papers.ts';
import { bigLeaf } from '../things/plants.ts';
import { pencil } from '../things/table-things.ts';
import { type Framed, pointOn } from './frames.ts';
import { clip, type HolderKind, pin, sagging, tape, twine } from './holders.ts';
import { type Composition, pictureLayers } from './screen-parts.ts';
import { moved, shape, stroke, type Inks } from '../paper/inks.ts';

type Side = 1 | -1;

/** The board with its frame around the middle of the card, units; its foot is behind the desk. */
const BOARD = { top: 338, width: 596, height: 540 } as const;
const DESK = 822;

/** Whatever the card's hue. */
const CORK = oklch(0.7, 0.08, 66);
const WOOD = oklch(0.44, 0.075, 48);

/** Where the lamp's mouth is, before it is mirrored. */
const LAMP: Point = [516, 372];

/** A plain wall, paler around the lamp. */
function wall(at: Mirror): CardLayer {
  const color = 'sky-top deep 12';
  return {
    name: 'wall',
    travel: -10,
    sheets: [
      sky([color, 'sky-middle']),
      ...glow((by) => circle(at(LAMP[0]), LAMP[1], 150 + by * 2.4), color),
    ],
  };
}

function board({ random }: Scene, at: Mirror, side: Side): CardLayer {
  const { top, width, height } = BOARD;
  const [w, h] = [width / 2, height / 2];
  const put = (inks: Inks) => moved(inks, { x: 308, y: top + h, turn: side * 1.3 });
  const crumbs = Array.from({ length: 130 }, () =>
    circle(random.between(30 - w, w - 30), random.between(30 - h, h - 30), random.between(1, 2.6)),
  ).join('');
  const frame =
    rectangle(-w, -h, width, height, 5) + rectangle(20 - w, 20 - h, width - 40, height - 40, 2);
  return {
    name: 'board',
    travel: -5,
    sheets: [
      paper(put(shape(rectangle(8 - w, 8 - h, width - 16, height - 16), CORK)), 'hung 8'),
      paper(put(shape(crumbs, `${CORK} ink 24`)), 'thread'),
      beam([at(LAMP[0] - 8), LAMP[1]], 26, [at(250), DESK], 270, 0.2),
      paper(put(shape(frame, WOOD)), 'hung 6'),
      paper(put(stroke(`M${8 - w} ${8 - h}H${w - 8}`, `${WOOD} cream 40`, 2.6)), 'flat'),
    ],
  };
}

/** What is pinned below the pictures, and looks out around them. */
function notes(at: Mirror, side: Side): CardLayer {
  const yellow = 'straw.88 shade 4';
  const blue = 'sea.78 shade 6';
  const colors = ['leaf.66 shade 22', 'warm-deep', blue, 'accent'];
  return {
    name: 'notes',
    travel: -4,
    sheets: [
      note({ x: at(196), y: 430, turn: side * -7 }, [220, 130], 'cream', 'squares'),
      map(at(98), 452, side * 8),
      note({ x: at(512), y: 556, turn: side * 5 }, [112, 150], yellow, 'lines'),
      swatches({ x: at(556), y: 610, turn: side * -4 }, colors),
      snapshot({ x: at(92), y: 690, turn: side * -9 }),
      letter({ x: at(212), y: 772, turn: side * 6 }, `${blue} cream 20`),
      note({ x: at(424), y: 758, turn: side * -5 }, [170, 130], 'light', 'lines'),
      ticket(at(330), 794, side * -9),
      ...pin([at(548), 494], 'accent'),
      ...pin([at(76), 420], 'warm-deep'),
      tape([at(92), 634], side * 5, yellow, 52),
    ],
  };
}

/** A lamp on an arm that the frame crops. */
function lamp(at: Mirror, side: Side) {
  const [x, y] = LAMP;
  const color = 'sea.6 shade 5';
  const joints = [circle(at(640), 262, 9), circle(at(552), 300, 9)].join('');
  return [
    paper(
      stroke(`M${at(690)} 380L${at(640)} 262L${at(552)} 300L${at(x + 22)} ${y - 36}`, 'ink', 8),
      'print 8',
    ),
    sheet(joints, color, 'print'),
    ...shade({ x: at(x), y, size: 1.45, turn: side * 30 }, color),
  ];
}

/** A desk with a mug on a doily, pencils in a jar and a plant, all close to the eye. */
function desk(at: Mirror): CardLayer {
  const [mugX, jarX, plantX] = [at(196), at(72), at(566)];
  const mug = 'sea.66 shade 5';
  const tin = 'straw.76 shade 5';
  const paints = ['accent', 'warm-deep', 'leaf.6 shade 22'];
  const fan = [-158, -22, -128, -52, -92].map((angle, index) =>
    bigLeaf(
      { x: plantX, y: 836, length: 128 + (index % 3) * 16, angle },
      localColor('leaf', index % 2 ? 0.44 : 0.54, 0.16),
      0.32,
    ),
  );
  const steam = `M${mugX - 10} 772q-14 -18 0 -34t0 -34M${mugX + 14} 774q-12 -16 2 -30t0 -30`;
  return {
    name: 'desk',
    travel: 4,
    sheets: [
      sheet(rectangle(-60, DESK, WIDTH + 120, 120), `${WOOD} front 30`, 'hung 8'),
      inked(`M-40 ${DESK + 24}H660`, `${WOOD} cream 25`, 2),
      paper(moved(shape(doily(0, 0, 66, 12), 'cream'), { x: mugX, y: 868 }), 'print 1'),
      ...[-14, 2, 17].map((turn, index) =>
        pencil(jarX + turn * 1.6, 760 + index * 8, turn - 90, 150, paints[index] ?? tin),
      ),
      sheet(rectangle(jarX - 38, 782, 76, 110, 6), tin, 'thing 8'),
      inked(`M${jarX - 36} 806h72M${jarX - 36} 868h72`, 'cream', 5),
      inked(steam, 'cream', 4, 2),
      paper(stroke(`M${mugX + 32} 808q36 -4 34 22t-40 24`, mug, 11), 'print 6'),
      sheet(rectangle(mugX - 42, 788, 84, 88, 12), mug, 'thing 7'),
      sheet(ellipse(mugX, 790, 42, 7), `${WOOD} ink 35`, 'glued'),
      inked(`M${mugX - 40} 842q14 -12 27 0t27 0t26 0`, 'cream', 5),
      ...fan,
      ...pot(plantX, 914, 1.7, 'coral.62 shade 6'),
    ],
  };
}

/** A picture, and what holds it. */
function held(holder: HolderKind, { place, sheets, kind, inFront, index }: Framed) {
  if (inFront && kind === 'phone')
    return [...sheets, tape(pointOn(place, 0, -0.5), place.turn + 4, 'warm', 78)];
  if (holder === 'clip') return [...sheets, ...clip(place, index ? 0.3 : 0).before];
  if (holder === 'tape')
    return [
      ...sheets,
      tape(pointOn(place, -0.46, -0.46), place.turn - 42),
      tape(pointOn(place, 0.46, -0.46), place.turn + 42),
    ];
  return [
    ...sheets,
    ...pin(pointOn(place, -0.46, -0.46)),
    ...pin(pointOn(place, 0.46, -0.46), 'accent'),
  ];
}

export const onPinboard: Composition = {
  room: { top: 386, foot: 790, width: 412, shift: 22 },
  draw: (scene, framed) => {
    const { random } = scene;
    const middle = framed[0].place.x;
    const side: Side = middle > 308 || (middle === 308 && random.chance(0.5)) ? -1 : 1;
    const at: Mirror = (x) => 308 + side * (x - 308);
    const holder = random.pick(['pin', 'clip', 'tape'] as const);
    const pins: readonly [Point, Point, Point] = [
      [at(44), 384],
      [at(300), 372],
      [at(470), 386],
    ];
    const thread = [...sagging(pins[0], pins[1], 12), ...sagging(pins[1], pins[2], 8)];
    return joinParts([
      {
        layers: [
          wall(at),
          board(scene, at, side),
          notes(at, side),
          {
            name: 'thread',
            travel: -3,
            sheets: [
              twine(thread, 'accent', 3),
              priceTag({ x: at(120), y: 390, turn: side * 5 }, 'cream'),
              priceTag({ x: at(170), y: 391, turn: side * -6 }, 'warm'),
              priceTag({ x: at(402), y: 386, turn: side * 4 }, 'light'),
              ...pins.flatMap((spot, index) => pin(spot, ['accent', 'warm-deep', 'cream'][index])),
            ],
          },
          ...pictureLayers(framed, (picture) => held(holder, picture)),
          { name: 'lamp', travel: 2, sheets: lamp(at, side) },
          desk(at),
        ],
        life: [swing({ layer: 'thread', origin: [at(300), 372], by: 0.7, seconds: 3, swings: 3 })],
      },
    ]);
  },
};
