/** A paper boat on cut waves under the moon; a lighthouse on the horizon. */
import type { SkyName } from '../../../../app/content/schema.ts';
import { circle, polygon, rectangle, smooth } from '../../paper/geometry.ts';
import { below, bird } from '../../paper/nature.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, moved, shape, stroke } from '../../paper/svg.ts';
import { creature } from '../things/animals.ts';
import { glide, type Part, type Scene } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { skyLayers } from '../stage/skies.ts';
import { glint, waterOf, wave } from '../stage/water.ts';

export function sailboat(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at = (x: number) => 308 + side * (x - 308);
  const isNight = palette.daytime === 'night';
  const sun = isNight ? { x: at(430), y: 430, radius: 76 } : { x: at(404), y: 600, radius: 118 };
  const turn = side * -4;
  const put = (markup: string) =>
    moved(markup, { x: at(280), y: 706, turn, flip: side < 0, size: 1.06 });
  const white = palette.cream;
  const hull = [
    paper(
      put(
        shape(
          polygon([
            [-150, -46],
            [150, -46],
            [104, 42],
            [-104, 42],
          ]),
          palette.warmDeep,
        ),
      ),
      { lift: 7, rough: 0.6, rim: 0.7 },
    ),
    paper(
      put(
        shape(
          polygon([
            [-150, -46],
            [-60, -46],
            [-20, 42],
            [-104, 42],
          ]),
          blend(palette.warmDeep, palette.cream, 0.22),
        ) +
          shape(
            polygon([
              [150, -46],
              [112, -46],
              [70, 42],
              [104, 42],
            ]),
            blend(palette.warmDeep, palette.ink, 0.22),
          ),
      ),
      { lift: 0.6, rough: 0.4, rim: 0.4, shade: 0.3 },
    ),
    paper(put(stroke('M-136 -30L140 -30', white, 3, { 'stroke-dasharray': '9 6' })), {
      lift: 0.6,
      rough: 0,
      rim: 0.3,
    }),
  ];
  const sails = [
    paper(put(shape(rectangle(-5, -300, 9, 262), palette.ink)), { lift: 3, rough: 0.5 }),
    paper(
      put(
        shape(
          polygon([
            [-14, -282],
            [-14, -66],
            [-138, -66],
          ]),
          white,
        ),
      ),
      { lift: 7, rough: 0.8, rim: 0.7 },
    ),
    paper(
      put(
        shape(
          polygon([
            [-14, -282],
            [-14, -66],
            [-58, -66],
          ]),
          blend(white, palette.light, 0.6),
        ),
      ),
      { lift: 0.8, rough: 0.6, rim: 0.4, shade: 0.3 },
    ),
    paper(
      put(
        shape(
          polygon([
            [13, -252],
            [13, -66],
            [112, -66],
          ]),
          palette.light,
        ),
      ),
      { lift: 7, rough: 0.8, rim: 0.7 },
    ),
    paper(
      put(
        shape(
          polygon([
            [13, -148],
            [13, -108],
            [70, -108],
            [47, -148],
          ]),
          white,
        ),
      ),
      { lift: 0.8, rough: 0.4, rim: 0.4 },
    ),
    paper(
      put(
        shape(
          polygon([
            [-5, -300],
            [50, -288],
            [-5, -272],
          ]),
          palette.accent,
        ),
      ),
      { lift: 4, rough: 0.4, rim: 0.6 },
    ),
  ];
  const lx = at(86);
  const lighthouse = [
    sheet(
      polygon([
        [lx - 90, 640],
        [lx - 46, 596],
        [lx + 20, 588],
        [lx + 74, 616],
        [lx + 110, 640],
      ]),
      palette.near,
      { lift: 5, rough: 1.5 },
    ),
    sheet(
      polygon([
        [lx - 17, 600],
        [lx - 11, 494],
        [lx + 11, 494],
        [lx + 17, 600],
      ]),
      white,
      { lift: 4, rough: 0.6 },
    ),
    paper(
      shape(
        polygon([
          [lx - 15.6, 576],
          [lx - 14.2, 550],
          [lx + 14.2, 550],
          [lx + 15.6, 576],
        ]) +
          polygon([
            [lx - 12.8, 526],
            [lx - 11.6, 504],
            [lx + 11.6, 504],
            [lx + 12.8, 526],
          ]),
        palette.warmDeep,
      ),
      { lift: 0.5, rough: 0.3, rim: 0.3 },
    ),
    sheet(rectangle(lx - 9, 474, 18, 20), palette.warm, { lift: 2, rough: 0.3 }),
    sheet(
      polygon([
        [lx - 14, 476],
        [lx, 456],
        [lx + 14, 476],
      ]),
      palette.warmDeep,
      { lift: 2, rough: 0.3 },
    ),
  ];
  const seaColor = (share: number) => waterOf(palette, share);
  const waves = (
    y: number,
    pitch: number,
    height: number,
    start: number,
    share: number,
    lift: number,
  ) => wave({ y, pitch, height, start, lift, color: seaColor(share) }, white);
  const birds = [
    [at(150), 372, 0.4],
    [at(196), 352, 0.28],
    [at(118), 340, 0.24],
  ]
    .map(([x = 0, y = 0, size = 1]) => bird({ x, y, size }))
    .join('');
  const fish = smooth(
    [
      [at(486), 838],
      [at(500), 824],
      [at(524), 822],
      [at(540), 836],
      [at(556), 826],
      [at(554), 852],
      [at(538), 842],
      [at(518), 852],
    ],
    { closed: true },
  );
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      {
        name: 'disc',
        travel: -9,
        sheets: disc(scene, isNight ? 'moon' : 'rising', sun),
      },
      {
        name: 'far',
        travel: -7,
        sheets: [
          sheet(birds, palette.cream, { lift: 4, rough: 0.2, rim: 0.5 }),
          ...lighthouse,
          sheet(
            below([
              [-80, 636],
              [700, 630],
            ]),
            seaColor(0),
            { lift: 3, rough: 1 },
          ),
          paper(
            shape(
              [0, 1, 2, 3]
                .map((index) =>
                  glint(sun.x + ([8, -14, 16, -4][index] ?? 0), 648 + index * 12, 92 - index * 15),
                )
                .join(''),
              blend(palette.warm, palette.cream, 0.4),
            ),
            { lift: 0.6, rough: 0.3, rim: 0.4 },
          ),
        ],
      },
      {
        name: 'waves',
        travel: -4,
        sheets: [...waves(688, 118, 26, 10, 0.12, 6), ...waves(720, 134, 32, 60, 0.32, 7)],
      },
      {
        name: 'boat',
        travel: -2,
        sheets: [
          ...sails,
          ...hull,
          creature(
            scene,
            'hare',
            { x: at(216), y: 668, height: 54, flip: side > 0 },
            blend(palette.ink, palette.deep, 0.3),
          ),
        ],
      },
      { name: 'swell', travel: -1, sheets: waves(772, 152, 42, 20, 0.52, 9) },
      {
        name: 'fish',
        travel: 1,
        sheets: [
          sheet(fish, palette.accent, { lift: 4, rough: 0.3, rim: 0.6 }),
          paper(shape(circle(at(498), 835, 2.4), palette.ink), {
            lift: 0,
            rough: 0,
            rim: 0,
            shade: 0,
          }),
        ],
      },
      {
        name: 'breakers',
        travel: 2,
        sheets: [...waves(838, 176, 50, 90, 0.76, 10), ...waves(892, 150, 40, 20, 0.94, 8)],
      },
    ],
    life: [glide({ layer: 'boat', by: [side * 20, 3], tilt: side * 2.2, seconds: 3.2, hold: 0.4 })],
  };
}
