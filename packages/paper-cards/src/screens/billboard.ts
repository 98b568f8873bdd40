/** Screenshots on a billboard in lamplight over roofs; someone has just pasted them up. */
import { blend } from '../colors.ts';
import { circle, type Point, rectangle } from '../paper/geometry.ts';
import { paper, sheet, WIDTH } from '../paper/paper.ts';
import { joinParts, type Mirror, turn } from '../scene.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { creature } from '../things/animals.ts';
import { cat } from '../things/cat.ts';
import { beam, glow, LIT, shade } from '../things/lamplight.ts';
import { inked, panes } from '../things/pieces.ts';
import { smoke } from '../things/smoke.ts';
import { tiledRoof } from '../things/tiled-roof.ts';
import { ladder, paintBucket } from '../things/workshop.ts';
import { boxAround, type Composition, pictureLayers } from './screen-parts.ts';
import { stroke } from '../paper/inks.ts';

type Box = ReturnType<typeof boxAround>;

/** The gangway, on which a phone stands, and the ridge of the near roof, units. */
const WALK = 790;
const RIDGE = 822;
const MARGIN = 20;

/** Girders from the board down to the roof, with a catwalk. */
function scaffold({ left, right, bottom }: Box) {
  const [a, b, top] = [left + 40, right - 40, bottom + 6];
  const steel = 'near ink 35';
  const middle = (a + b) / 2;
  const posts = [a, middle, b].map((x) => `M${x} ${top}V${RIDGE + 60}`).join('');
  const braces = [a, middle]
    .map(
      (x) =>
        `M${x} ${top + 8}L${x + middle - a} ${RIDGE + 40}M${x + middle - a} ${top + 8}L${x} ${RIDGE + 40}`,
    )
    .join('');
  return [paper(stroke(braces, steel, 5), 'print'), paper(stroke(posts, steel, 13), 'thing')];
}

/** The board itself, and what is under its foot: boards to walk on with a rail. */
function board({ left, top, width, height, bottom, right }: Box) {
  const frame = 'warm-deep near 30';
  return [
    sheet(
      rectangle(left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN, 4),
      frame,
      'hung',
    ),
    sheet(rectangle(left - 8, top - 8, width + 16, height + 16), 'light cream 30', 'glued'),
    ...[left - MARGIN / 1.4, right + MARGIN / 1.4].flatMap((x) =>
      [top - MARGIN / 1.4, bottom + MARGIN / 1.4].map((y) =>
        sheet(circle(x, y, 3.4), 'cream', 'print 1'),
      ),
    ),
  ];
}

const lampsOf = ({ left, top, width }: Box): Point[] =>
  [0.16, 0.5, 0.84].map((share) => [left + width * share, top - 34]);

/** Lamps on bent arms that light the board from above. */
function lamps(box: Box) {
  const steel = 'near ink 45';
  return lampsOf(box).flatMap(([x, y]) => [
    paper(
      stroke(`M${x - 38} ${y + 22}V${y - 22}Q${x - 34} ${y - 46} ${x} ${y - 40}`, steel, 5),
      'print',
    ),
    ...shade({ x, y, size: 0.86 }, 'accent'),
  ]);
}

/** Boards to walk on along the foot of the board, with hangers. */
function gangway() {
  const wood = 'warm near 45';
  const seams = Array.from({ length: 9 }, (_, index) => `M${36 + index * 70} ${WALK + 2}v14`);
  const hangers = Array.from(
    { length: 6 },
    (_, index) => `M${20 + index * 116} ${WALK + 14}l18 34`,
  );
  return [
    paper(stroke(hangers.join(''), 'near ink 40', 7), 'print'),
    sheet(rectangle(-40, WALK, WIDTH + 80, 18, 2), wood, 'hung 7'),
    inked(seams.join(''), `${wood} ink 45`, 2),
  ];
}

/** A gable close to the eye, cropped by the frame: someone is awake, and a cat sits in the window. */
function gableHouse(at: Mirror) {
  const wall = 'warm-deep deep 55';
  const box = (x: number, y: number, width: number, height: number) =>
    rectangle(Math.min(at(x), at(x + width)), y, width, height, 2);
  const pane = Math.min(at(34), at(110));
  return [
    sheet(`M${at(-60)} 940V820L${at(64)} 736L${at(176)} 826V940Z`, wall, 'hung'),
    sheet(box(20, 794, 104, 106), blend(wall, LIT, 0.4), 'flat'),
    sheet(box(28, 802, 88, 96), 'cream', 'thing'),
    sheet(panes(pane, 808, 76, 84, 6), LIT, 'glued'),
    sheet(cat(at(94), 888, 1.1), 'ink', 'print'),
    paper(stroke(`M${at(-70)} 826L${at(64)} 734L${at(192)} 836`, 'near ink 30', 19), 'thing 8'),
    inked(`M${at(-70)} 818L${at(64)} 727L${at(190)} 827`, 'accent near 25', 4),
  ];
}

/** A chimney of bricks that stands on the near roof. */
function chimney(x: number) {
  const brick = 'warm-deep near 25';
  const joints = [0, 1, 2, 3, 4].flatMap((row) =>
    [0, 1].map((column) =>
      rectangle(x - 24 + column * 26 - (row % 2) * 8, RIDGE - 56 + row * 15, 20, 9, 1),
    ),
  );
  const puffs = [
    [x + 2, RIDGE - 108, 11],
    [x + 12, RIDGE - 132, 16],
    [x - 2, RIDGE - 164, 21],
    [x + 18, RIDGE - 206, 27],
    [x + 4, RIDGE - 256, 24],
  ] as const;
  return [
    smoke(puffs, 'haze cream 35', 4),
    sheet(rectangle(x - 12, RIDGE - 92, 24, 28, 3), 'accent', 'thing'),
    sheet(rectangle(x - 30, RIDGE - 62, 60, 130), brick, 'hung 7'),
    sheet(joints.join(''), `${brick} cream 22`, 'flat'),
    sheet(rectangle(x - 37, RIDGE - 72, 74, 17, 2), `${brick} cream 35`, 'thing'),
  ];
}

/** A window in the slope of the near roof. */
function skylight(x: number) {
  return [
    sheet(rectangle(x - 40, 840, 80, 70, 3), 'warm near 50', 'flat'),
    sheet(rectangle(x - 31, 848, 62, 60, 3), 'cream', 'thing'),
    sheet(panes(x - 25, 854, 50, 50, 5), LIT, 'glued'),
  ];
}

export const onBillboard: Composition = {
  room: { top: 376, foot: 768, width: 452, shift: 16, phoneFoot: WALK },
  draw: (scene, framed) => {
    const { palette, random } = scene;
    // The house and the ladder stand where no phone is.
    const side = framed[0].place.x > 308 ? -1 : 1;
    const at = (x: number) => 308 + side * (x - 308);
    const box = boxAround(framed.filter(({ inFront }) => !inFront));
    const night = palette.daytime === 'night';
    const wood = 'warm cream 25';
    const perch: [number, number] = [at(196), WALK];
    const around = (by: number) =>
      rectangle(box.left - by - 12, box.top - by - 12, box.width + 2 * by + 24, 500, 30 + by);
    const beams = (opacity: number, reach: number) =>
      lampsOf(box).map(([x, y]) =>
        beam([x, y + 4], 22, [x, y + reach], 22 + reach * 0.19, opacity),
      );
    const pictures = pictureLayers(framed).map((layer) => ({ ...layer, travel: -2 }));
    const pasted = pictures.slice(0, framed.filter(({ inFront }) => !inFront).length);
    return joinParts([
      {
        layers: [
          ...skyLayers(scene, night ? 'stars' : random.pick(['clouds', 'bands']), {
            x: at(470),
            y: 470,
            radius: 120,
          }),
          { name: 'glow', travel: -9, sheets: glow(around, 'sky-middle') },
          ...horizon(scene, 'roofs', 640).layers.slice(0, 1),
          { name: 'scaffold', travel: -3, sheets: scaffold(box) },
          { name: 'board', travel: -2, sheets: [...board(box), ...beams(0.5, 300)] },
          ...pasted,
          { name: 'lamps', travel: -1, sheets: [...beams(0.12, 74), ...lamps(box)] },
          { name: 'gangway', travel: -1, sheets: gangway() },
          ...pictures.slice(pasted.length).map((layer) => ({ ...layer, travel: 0 })),
          {
            name: 'owl',
            travel: 0,
            sheets: [
              ...paintBucket(at(250), WALK + 2, 46),
              creature(scene, 'owl', { x: perch[0], y: perch[1] + 2, height: 46 }),
            ],
          },
          {
            name: 'roof',
            travel: 2,
            sheets: [
              ...chimney(at(572)),
              ...tiledRoof(
                {
                  ridge: [430, RIDGE],
                  eaves: [500, 936],
                  color: 'accent front 60',
                  tile: 27,
                },
                (x) => WIDTH - at(x),
              ),
              ...skylight(at(400)),
            ],
          },
          {
            name: 'house',
            travel: 5,
            sheets: [ladder([at(196), 900], [at(144), 720], 40, wood), ...gableHouse(at)],
          },
        ],
        life: [
          turn({ layer: 'owl', by: side * 5, origin: perch, seconds: 0.5, hold: 0.8, times: 2 }),
        ],
      },
    ]);
  },
};
