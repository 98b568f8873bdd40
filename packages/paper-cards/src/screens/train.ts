/** Screenshots on a train's flat wagon that crosses a viaduct, between lanterns, below the engine's smoke. */
import { blend, localColor } from '../colors.ts';
import { arc, circle, polygon, rectangle } from '../paper/geometry.ts';
import { fir } from '../paper/nature.ts';
import { paper, sheet, WIDTH } from '../paper/paper.ts';
import { type CardLayer, glide, joinParts, type Mirror, type Scene } from '../scene.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { glow, LIT } from '../things/lamplight.ts';
import { bush, flower } from '../things/plants.ts';
import { BED, engine, logs, RAIL, wagon } from '../things/rolling-stock.ts';
import { curls, type Puff, smoke } from '../things/smoke.ts';
import { boxAround, type Composition, pictureLayers } from './screen-parts.ts';
import { shape, stroke } from '../paper/inks.ts';

type Side = 1 | -1;

/** Arches of stone below the rails, half hidden by the text's sheet. */
function viaduct(): CardLayer {
  const stone = 'near cream 16';
  const holes = [-40, 108, 256, 404, 552].map((x) => {
    const top = arc(x + 52, 906, 52, 180, 360, 16);
    return polygon([[x, 960], ...top, [x + 104, 960]]);
  });
  const bricks = Array.from({ length: 22 }, (_, index) =>
    rectangle(-50 + index * 33, RAIL + 30 + (index % 2) * 10, 18, 6),
  ).join('');
  return {
    name: 'viaduct',
    travel: 0,
    sheets: [
      sheet(rectangle(-60, RAIL + 12, WIDTH + 120, 130) + holes.join(''), stone, 'hill'),
      paper(shape(bricks, `${stone} ink 20`), 'flat'),
      sheet(rectangle(-60, RAIL + 6, WIDTH + 120, 15), `${stone} cream 30`, 'thing'),
      sheet(rectangle(-60, RAIL, WIDTH + 120, 6), 'ink', 'thing 2'),
    ],
  };
}

/** A signal close to the eye: an arm with a stripe, a lamp, a ball on top. */
function semaphore(x: number, side: Side) {
  const arm = polygon([
    [x - side * 12, 366],
    [x + side * 96, 342],
    [x + side * 100, 366],
    [x - side * 10, 392],
  ]);
  const stripe = polygon([
    [x + side * 62, 350],
    [x + side * 78, 346],
    [x + side * 82, 371],
    [x + side * 66, 374],
  ]);
  const pole = 'ink front 50';
  return [
    sheet(rectangle(x - 7, 340, 14, 600, 3), pole, 'thing 7'),
    sheet(circle(x, 334, 11), 'warm', 'thing'),
    sheet(arm, 'warm-deep', 'thing 6'),
    sheet(stripe, 'cream', 'glued'),
    sheet(circle(x, 424, 15), pole, 'thing'),
    sheet(circle(x, 424, 9), 'accent', 'thing 1'),
  ];
}

/** The plume that trails from the engine's chimney, which the frame crops: larger the older it is. */
const PLUME: readonly Puff[] = [
  [632, 452, 26],
  [596, 424, 32],
  [548, 398, 36],
  [490, 380, 38],
  [428, 362, 42],
  [356, 362, 44],
  [284, 352, 48],
  [204, 362, 50],
  [122, 356, 56],
  [30, 372, 66],
  [-40, 360, 70],
];

/** Smoke in two sheets, the lower one warm from the light of the engine, with curls and scraps. */
function plume(at: Mirror) {
  const puffs = PLUME.map(([x, y, radius]): Puff => [at(x), y, radius]);
  const under = puffs.map(([x, y, radius]): Puff => [x + 14, y + radius * 0.42, radius * 0.86]);
  const curled = puffs.map(([x, y, radius]): Puff => [x - 4, y - radius * 0.1, radius * 0.9]);
  const color = 'haze cream 62';
  const scraps = [
    [560, 340, 9],
    [500, 322, 6],
    [402, 306, 8],
    [600, 370, 7],
    [318, 300, 5],
  ] as const;
  return [
    smoke(under, blend('haze', LIT, 0.4), 5),
    smoke(puffs, color, 6),
    curls(curled, 'haze deep 20'),
    smoke(
      scraps.map(([x, y, radius]): Puff => [at(x), y, radius]),
      color,
      2,
    ),
  ];
}

/** Lanterns on posts at both ends of the wagon; each lights the sky around it. */
function lanterns(xs: readonly number[], y: number): CardLayer {
  const sky = 'sky-middle';
  const posts = xs.map((x) => `M${x} ${y - 26}V${BED + 4}`).join('');
  const iron = 'near ink 50';
  return {
    name: 'lanterns',
    travel: -2,
    sheets: [
      ...glow((by) => xs.map((x) => circle(x, y, 24 + by * 0.8)).join(''), sky),
      paper(stroke(posts, iron, 9), 'thing'),
      sheet(xs.map((x) => rectangle(x - 14, y - 19, 28, 38, 8)).join(''), LIT, 'thing'),
      sheet(
        xs
          .map(
            (x) =>
              `M${x - 19} ${y - 16}L${x} ${y - 38}L${x + 19} ${y - 16}ZM${x - 17} ${y + 17}h34v8h-34Z`,
          )
          .join(''),
        iron,
        'thing',
      ),
    ],
  };
}

/** Firs close to the eye, cropped by the frame, and bushes. */
function nearFirs({ random }: Scene, at: Mirror): CardLayer {
  const green = (lightness: number) => localColor('leaf', lightness, 0.3);
  return {
    name: 'near-firs',
    travel: 7,
    sheets: [
      sheet(fir(at(4), 930, 250, random, 6), green(0.38), 'hung'),
      sheet(fir(at(78), 930, 140, random, 5), green(0.46), 'hung 8'),
      sheet(bush(at(600), 900, 150, 66, random), green(0.4), 'hung'),
      ...[
        [560, 862],
        [596, 846],
        [622, 872],
      ].map(([x = 0, y = 0], index) =>
        flower(at(x), y, 12, index % 2 ? 'cream' : 'accent', 'warm-deep', index * 20),
      ),
    ],
  };
}

export const onTrain: Composition = {
  room: { top: 400, foot: BED + 2, width: 404, shift: 44, stands: true },
  draw: (scene, framed) => {
    const { palette, random } = scene;
    const box = boxAround(framed);
    const middle = (box.left + box.right) / 2;
    const side: Side = middle > 308 ? -1 : 1;
    const at: Mirror = (x) => 308 + side * (x - 308);
    const [left, right] = [Math.min(box.left - 16, 96), Math.max(box.right + 16, 520)];
    const wagonEnds =
      side > 0 ? ([left, box.right + 16] as const) : ([box.left - 16, right] as const);
    const cab = side > 0 ? wagonEnds[1] + 26 : wagonEnds[0] - 26;
    const night = palette.daytime === 'night';
    const mountains = horizon(scene, random.pick(['mountains', 'forest']), 620).layers;
    return joinParts([
      {
        layers: [
          ...skyLayers(scene, night ? 'stars' : random.pick(['clouds', 'bands']), {
            x: at(500),
            y: box.top + 40,
            radius: 108,
          }),
          { name: 'smoke', travel: -8, sheets: plume(at) },
          ...mountains,
          lanterns(wagonEnds, box.top + 30),
          ...pictureLayers(framed).map((layer) => ({ ...layer, travel: -1 })),
          viaduct(),
          {
            name: 'train',
            travel: -1,
            sheets: [...logs(side), ...engine(scene, side, cab), ...wagon(...wagonEnds)],
          },
          { name: 'signal', travel: 6, sheets: semaphore(at(44), side) },
          nearFirs(scene, at),
        ],
        life: [glide({ layer: 'smoke', by: [-side * 12, -6], seconds: 3.4, hold: 0.4 })],
      },
    ]);
  },
};
