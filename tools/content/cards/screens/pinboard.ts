/** Screenshots on a cork board under a string of lights, among a ticket, a leaf and a map; a thread joins the pins. */
import { circle, type Point, polygon, rectangle, smooth } from '../../paper/geometry.ts';
import { oakLeaf } from '../../paper/nature.ts';
import { paper, sheet, sky } from '../../paper/paper.ts';
import { blend, moved, shape, stroke } from '../../paper/svg.ts';
import { oklch } from '../palette.ts';
import { type CardLayer, joinParts, type Scene, swing } from '../scene.ts';
import { localColor } from '../stage/local-colors.ts';
import { creature } from '../things/animals.ts';
import { pot } from '../things/garden-things.ts';
import { lightString } from '../things/light-string.ts';
import { bigLeaf } from '../things/plants.ts';
import { type Framed, pointOn } from './frames.ts';
import { clip, type HolderKind, pin, sagging, tape, twine } from './holders.ts';
import { type Composition, pictureLayers } from './screen-parts.ts';

/** The board with its frame, units. */
const BOARD = { left: 14, top: 334, right: 602, bottom: 852 } as const;

/** Whatever the card's hue. */
const CORK = oklch(0.68, 0.075, 66);
const WOOD = oklch(0.44, 0.075, 48);

/** A plain wall with a string of lights above the board. */
const wall = (scene: Scene): CardLayer => ({
  name: 'wall',
  travel: -10,
  sheets: [
    sky([scene.palette.sky[0], scene.palette.sky[1]]),
    ...lightString(scene, [-30, 20], [308, 38], 22, 5),
    ...lightString(scene, [308, 38], [646, 20], 22, 5),
  ],
});

/** Books on a shelf before a lower corner of the board, and a plant before the other. */
function shelf(scene: Scene, side: 1 | -1): CardLayer {
  const { palette, random } = scene;
  const at = (x: number) => 308 + side * (x - 308);
  const foot = 888;
  const colors = [palette.warmDeep, palette.accent, palette.deep, palette.warm, palette.middle];
  const books = colors.concat(palette.light).map((color, index) => {
    const [x, height] = [at(14 + index * 27), 62 + random.whole(0, 34)];
    const bands = [0.16, 0.24, 0.78].map((share) =>
      rectangle(x - 12, foot - height * (1 - share), 24, 3.6),
    );
    return paper(
      shape(rectangle(x - 12, foot - height, 24, height + 30, 2), color) +
        shape(bands.join(''), blend(color, palette.cream, 0.55)),
      { lift: 4, rough: 0.4, seed: index, rim: 0.6 },
    );
  });
  const x = at(552);
  const green = localColor(palette, 'leaf', 0.52);
  const leaves = [-160, -134, -112, -90, -68, -46, -20].map((angle, index) =>
    bigLeaf(
      { x, y: foot - 48, length: 84 + (index % 3) * 14, angle },
      blend(green, index % 2 ? palette.ink : palette.cream, 0.16),
      0.26,
    ),
  );
  return {
    name: 'shelf',
    travel: 3,
    sheets: [...books, ...leaves, ...pot(x, foot + 14, 1.25, palette.warmDeep)],
  };
}

function board({ palette, random }: Scene): CardLayer {
  const { left, top, right, bottom } = BOARD;
  const cork = CORK;
  const crumbs = Array.from({ length: 150 }, () =>
    circle(
      random.between(left + 30, right - 30),
      random.between(top + 30, bottom - 30),
      random.between(1, 2.6),
    ),
  ).join('');
  const wood = WOOD;
  const frame =
    rectangle(left, top, right - left, bottom - top, 5) +
    rectangle(left + 19, top + 19, right - left - 38, bottom - top - 38, 2);
  const lit = rectangle(left + 7, top + 7, right - left - 14, 2.4);
  return {
    name: 'board',
    travel: -5,
    sheets: [
      sheet(rectangle(left + 8, top + 8, right - left - 16, bottom - top - 16), cork, {
        lift: 8,
        rough: 0.8,
        rim: 0.3,
      }),
      paper(shape(crumbs, blend(cork, palette.ink, 0.24)), {
        lift: 0.2,
        rough: 0,
        rim: 0.3,
        shade: 0.2,
      }),
      sheet(frame, wood, { lift: 5, rough: 0.8, rim: 0.65 }),
      paper(shape(lit, blend(wood, palette.cream, 0.35)), {
        lift: 0.3,
        rough: 0.3,
        rim: 0.2,
        shade: 0.2,
      }),
    ],
  };
}

/** A ticket with a stub. */
function ticket({ palette }: Scene, x: number, y: number, turn: number): string {
  const card = rectangle(-58, -26, 116, 52, 3) + circle(-58, 0, 7) + circle(58, 0, 7);
  const lines = 'M-40 -10H16M-40 4H4';
  return paper(
    moved(
      shape(card, palette.warm) +
        shape(rectangle(-50, -19, 78, 38), blend(palette.warm, palette.cream, 0.5)) +
        stroke(lines, palette.deep, 4) +
        stroke('M36 -22V22', palette.cream, 2.4, { 'stroke-dasharray': '2 6' }),
      { x, y, turn },
    ),
    { lift: 3, rough: 0.4, rim: 0.6 },
  );
}

/** A map with a river, a path and a cross. */
function map({ palette }: Scene, x: number, y: number, turn: number): string {
  const river: Point[] = [
    [-58, -30],
    [-20, -12],
    [6, 16],
    [58, 26],
  ];
  const path: Point[] = [
    [-40, 34],
    [-16, 20],
    [14, -14],
    [34, -22],
  ];
  return paper(
    moved(
      shape(rectangle(-62, -48, 124, 96), blend(palette.cream, palette.light, 0.5)) +
        stroke(smooth(river), blend(palette.sky[0], palette.deep, 0.2), 9) +
        stroke(smooth(path), palette.warmDeep, 3, { 'stroke-dasharray': '5 6' }) +
        stroke('M29 -28L39 -16M39 -28L29 -16', palette.accent, 4) +
        stroke('M-21 -48V48M20 -48V48', blend(palette.cream, palette.deep, 0.3), 1.2),
      { x, y, turn },
    ),
    { lift: 3, rough: 0.5, rim: 0.6 },
  );
}

/** What is pinned between the pictures and the board. */
function notes(scene: Scene, side: 1 | -1): CardLayer {
  const { palette } = scene;
  const at = (x: number) => 308 + side * (x - 308);
  const leaf = oakLeaf({ x: at(556), y: 468, size: 0.86, turn: side * 26 });
  return {
    name: 'notes',
    travel: -5,
    sheets: [
      map(scene, at(106), 410, side * -7),
      ticket(scene, at(494), 798, side * 6),
      paper(
        shape(leaf.outline, palette.warmDeep) +
          stroke(leaf.vein, palette.cream, 1.3, { opacity: 0.6 }),
        { lift: 3, rough: 0.5, rim: 0.6 },
      ),
      tape(scene, [at(534), 440], side * 40, palette.light, 52),
      sheet(
        polygon([
          [at(64), 742],
          [at(150), 736],
          [at(154), 824],
          [at(68), 826],
        ]),
        palette.light,
        { lift: 3, rough: 0.5, rim: 0.6 },
      ),
      creature(scene, 'heron', { x: at(108), y: 816, height: 62, flip: side < 0 }, palette.deep),
    ],
  };
}

/** A picture, and what holds it. */
function held(
  scene: Scene,
  holder: HolderKind,
  { place, sheets, kind, inFront, index }: Framed,
): string[] {
  if (inFront && kind === 'phone')
    return [
      ...sheets,
      tape(scene, pointOn(place, 0, -0.5), place.turn + 4, scene.palette.warm, 78),
    ];
  if (holder === 'clip') return [...sheets, ...clip(scene, place, index ? 0.3 : 0).before];
  if (holder === 'tape')
    return [
      ...sheets,
      tape(scene, pointOn(place, -0.46, -0.46), place.turn - 42),
      tape(scene, pointOn(place, 0.46, -0.46), place.turn + 42),
    ];
  return [
    ...sheets,
    ...pin(scene, pointOn(place, -0.46, -0.46)),
    ...pin(scene, pointOn(place, 0.46, -0.46), scene.palette.accent),
  ];
}

export const onPinboard: Composition = {
  room: { top: 368, foot: 820, width: 452 },
  draw: (scene, framed) => {
    const { palette, random } = scene;
    const side = random.chance(0.5) ? 1 : -1;
    const at = (x: number) => 308 + side * (x - 308);
    const holder = random.pick(['pin', 'clip', 'tape'] as const);
    const pins: Point[] = [
      [at(70), 376],
      [at(444), 780],
      [at(70), 762],
    ];
    const [map, stub, bird] = pins;
    const thread =
      map && bird && stub
        ? [
            twine(sagging(map, bird, 6), palette.accent, 2),
            twine(sagging(bird, stub, 10), palette.accent, 2),
          ]
        : [];
    return joinParts([
      {
        layers: [
          wall(scene),
          board(scene),
          notes(scene, side),
          ...pictureLayers(framed, (picture) => held(scene, holder, picture)),
          {
            name: 'thread',
            travel: -2,
            sheets: [
              ...thread,
              ...pins.flatMap((spot, index) =>
                pin(scene, spot, [palette.accent, palette.warmDeep, palette.cream][index]),
              ),
            ],
          },
        ],
        life: [swing({ layer: 'thread', origin: [at(70), 762], by: 0.8, seconds: 3, swings: 3 })],
      },
      { layers: [shelf(scene, side)] },
    ]);
  },
};
