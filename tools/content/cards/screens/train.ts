/** Screenshots on a train's flat wagon that crosses a viaduct. */
import { arc, circle, polygon, rectangle } from '../../paper/geometry.ts';
import { paper, sheet, WIDTH } from '../../paper/paper.ts';
import { blend, shape } from '../../paper/svg.ts';
import { type CardLayer, glide, joinParts, type Scene } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { creature } from '../things/animals.ts';
import { BED, engine, logs, RAIL, wagon } from '../things/rolling-stock.ts';
import { boxAround, type Composition, pictureLayers } from './screen-parts.ts';

type Side = 1 | -1;

/** Arches of stone below the rails, half hidden by the text's sheet. */
function viaduct({ palette }: Scene): CardLayer {
  const stone = blend(palette.near, palette.cream, 0.16);
  const holes = [-40, 108, 256, 404, 552].map((x) => {
    const top = arc(x + 52, 922, 52, 180, 360, 16);
    return polygon([[x, 960], ...top, [x + 104, 960]]);
  });
  const bricks = Array.from({ length: 22 }, (_, index) =>
    rectangle(-50 + index * 33, 868 + (index % 2) * 10, 16, 5),
  ).join('');
  return {
    name: 'viaduct',
    travel: 0,
    sheets: [
      sheet(rectangle(-60, RAIL + 12, WIDTH + 120, 130) + holes.join(''), stone, {
        lift: 7,
        rough: 1,
      }),
      paper(shape(bricks, blend(stone, palette.ink, 0.2)), {
        lift: 0.3,
        rough: 0.3,
        rim: 0.3,
        shade: 0.2,
      }),
      sheet(rectangle(-60, RAIL + 6, WIDTH + 120, 15), blend(stone, palette.cream, 0.3), {
        lift: 5,
        rough: 0.8,
        rim: 0.6,
      }),
      sheet(rectangle(-60, RAIL, WIDTH + 120, 6), palette.ink, { lift: 2, rough: 0.3, rim: 0.6 }),
    ],
  };
}

/** A signal close to the eye: an arm with a stripe, a lamp, a ball on top. */
function semaphore({ palette }: Scene, x: number, side: Side): string[] {
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
  const pole = blend(palette.ink, palette.front, 0.5);
  return [
    sheet(rectangle(x - 7, 340, 14, 600, 3), pole, { lift: 7, rough: 0.5, rim: 0.6 }),
    sheet(circle(x, 334, 11), palette.warm, { lift: 3, rough: 0.2, rim: 0.7 }),
    sheet(arm, palette.warmDeep, { lift: 6, rough: 0.5, rim: 0.65 }),
    sheet(stripe, palette.cream, { lift: 0.8, rough: 0.2, rim: 0.5 }),
    sheet(circle(x, 424, 15), pole, { lift: 5, rough: 0.2, rim: 0.6 }),
    sheet(circle(x, 424, 9), palette.accent, { lift: 1.4, rough: 0.2, rim: 0.7 }),
  ];
}

/** Puffs of smoke that drift back over the wagon. */
function smoke({ palette }: Scene, side: Side): string[] {
  const at = (x: number) => 308 + side * (x - 308);
  const puffs = [
    [606, 632, 15],
    [604, 590, 24],
    [580, 540, 32],
    [600, 482, 36],
    [560, 430, 44],
    [596, 388, 46],
  ] as const;
  const color = blend(palette.cream, palette.haze, 0.45);
  return puffs.map(([x, y, size], index) =>
    sheet(
      circle(at(x), y, size) +
        circle(at(x - size * 0.8), y + size * 0.3, size * 0.66) +
        circle(at(x + size * 0.7), y + size * 0.36, size * 0.7),
      blend(color, palette.cream, index * 0.08),
      { lift: 5, rough: 1, seed: index, rim: 0.5, shade: 0.35 },
    ).replace('evenodd', 'nonzero'),
  );
}

export const onTrain: Composition = {
  room: { top: 352, foot: 764, width: 440, stands: true },
  draw: (scene, framed) => {
    const { palette, random } = scene;
    const side: Side = random.chance(0.5) ? 1 : -1;
    const box = boxAround(framed);
    const [left, right] = [Math.min(84, box.left - 14), Math.max(532, box.right + 14)];
    const stake = (x: number) =>
      rectangle(
        x - 7,
        Math.max(box.bottom - 150, 600),
        14,
        BED - Math.max(box.bottom - 150, 600) + 4,
        3,
      );
    const night = palette.daytime === 'night';
    const sun = { x: 308 - side * 96, y: box.top + 40, radius: 108 };
    return joinParts([
      {
        layers: [
          ...skyLayers(scene, night ? 'stars' : random.pick(['clouds', 'bands']), sun),
          ...horizon(scene, random.pick(['mountains', 'forest']), 640).layers,
          { name: 'sun', travel: -8, sheets: disc(scene, night ? 'moon' : 'sun', sun) },
          { name: 'smoke', travel: -3, sheets: smoke(scene, side) },
          ...pictureLayers(framed).map((layer) => ({ ...layer, travel: -1 })),
          viaduct(scene),
          {
            name: 'train',
            travel: -1,
            sheets: [
              ...logs(scene, side),
              ...engine(scene, side),
              sheet(stake(left + 6) + stake(right - 6), blend(palette.near, palette.ink, 0.2), {
                lift: 5,
                rough: 0.5,
                rim: 0.6,
              }),
              ...wagon(scene, left, right),
            ],
          },
          { name: 'signal', travel: 7, sheets: semaphore(scene, 308 - side * 262, side) },
          {
            name: 'hare',
            travel: -1,
            sheets: [
              creature(
                scene,
                'hare',
                { x: side > 0 ? left + 40 : right - 40, y: BED + 2, height: 58, flip: side < 0 },
                palette.ink,
              ),
            ],
          },
        ],
        life: [glide({ layer: 'smoke', by: [-side * 12, -6], seconds: 3.4, hold: 0.4 })],
      },
    ]);
  },
};
