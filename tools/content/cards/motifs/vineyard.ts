/** A windmill above rows of vines; a cart with grapes waits. */
import type { SkyName } from '../../../../app/content/schema.ts';
import { circle, mix, type Point, polygon, rectangle, smooth } from '../../paper/geometry.ts';
import { below, crown, heightAt, ridge } from '../../paper/nature.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, moved, shape } from '../../paper/svg.ts';
import { type Part, type Scene, turn } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { creature } from '../things/animals.ts';
import { gable, glued, inked, lines, upright } from '../things/pieces.ts';

/** Where the sails turn. */
const HUB = { x: 336, y: 500 };
const FOOT = 724;

function mill({ palette }: Scene): string[] {
  const { x, y } = HUB;
  const wall = blend(palette.cream, palette.warm, 0.18);
  const side = (share: number, reach: number) => x + share * mix(44, 72, reach);
  const band = (from: number, to: number) =>
    polygon([
      [side(-1, from), mix(y + 10, FOOT, from)],
      [side(1, from), mix(y + 10, FOOT, from)],
      [side(1, to), mix(y + 10, FOOT, to)],
      [side(-1, to), mix(y + 10, FOOT, to)],
    ]);
  return [
    sheet(band(0, 1.06), wall, { lift: 8, rough: 0.7, rim: 0.65 }),
    paper(
      shape(
        polygon([
          [side(0.35, 0), y + 10],
          [side(1, 0), y + 10],
          [side(1, 1.06), FOOT + 8],
          [side(0.35, 1.06), FOOT + 8],
        ]),
        palette.deep,
        { opacity: 0.16 },
      ),
      { lift: 0, rough: 0, rim: 0, shade: 0 },
    ),
    sheet(band(0.46, 0.56), palette.warmDeep, { lift: 3, rough: 0.4, rim: 0.6 }),
    glued(
      upright(x - 8, FOOT + 4, 34, 62, 16) +
        circle(x - 24, y + 62, 10) +
        circle(x + 18, y + 152, 10),
      palette.near,
    ),
    sheet(
      smooth(
        [
          [x - 58, y + 14],
          [x - 46, y - 30],
          [x, y - 60],
          [x + 46, y - 30],
          [x + 58, y + 14],
        ],
        { closed: true, tension: 0.7 },
      ),
      palette.warmDeep,
      { lift: 5, rough: 0.6, rim: 0.65 },
    ),
  ];
}

/** Four sails of lattice and cloth about the hub. */
function sails({ palette }: Scene): string[] {
  const arm = (angle: number, d: string, color: string) =>
    moved(shape(d, color), { ...HUB, turn: angle });
  const angles = [24, 114, 204, 294];
  const lattice =
    rectangle(-4, -152, 8, 152) +
    [0, 1, 2, 3, 4].map((row) => rectangle(-4, -148 + row * 24, 40, 4)).join('') +
    rectangle(33, -148, 4, 100);
  const cloth = polygon([
    [3, -146],
    [32, -146],
    [32, -54],
    [3, -50],
  ]);
  const each = (d: string, color: string) => angles.map((angle) => arm(angle, d, color)).join('');
  return [
    paper(each(cloth, palette.cream), { lift: 8, rough: 0.4, rim: 0.6 }),
    paper(each(lattice, blend(palette.warmDeep, palette.ink, 0.55)), {
      lift: 2,
      rough: 0.2,
      rim: 0.5,
    }),
    sheet(circle(HUB.x, HUB.y, 13), palette.accent, { lift: 3, rough: 0.2, rim: 0.6 }),
  ];
}

/** Rows of vines that run down from the hill's edge towards the eye. */
function vines({ palette, random }: Scene, edge: readonly Point[]): string[] {
  const count = 11;
  const foot = (at: number) => mix(-380, 1000, at / count);
  const head = (at: number) => mix(40, 590, at / count);
  const point = (at: number, t: number): Point => {
    const x = head(at);
    const y = heightAt(edge, x);
    return [mix(x, foot(at), t ** 1.2), mix(y + 4, 940, t)];
  };
  const soil = Array.from({ length: count }, (_, at) =>
    at % 2
      ? polygon([
          point(at, 0),
          point(at + 1, 0),
          ...[0.25, 0.5, 0.75, 1].map((t) => point(at + 1, t)),
          ...[1, 0.75, 0.5, 0.25].map((t) => point(at, t)),
        ])
      : '',
  ).join('');
  let [leaves, grapes] = ['', ''];
  for (let at = 0; at <= count; at++)
    for (let step = 1; step < 13; step++) {
      const t = (step / 13) ** 1.25;
      const [x, y] = point(at, t);
      if (x < -40 || x > 656) continue;
      const size = mix(5, 27, t);
      leaves += crown(x, y, size, size * 0.72, random, 7);
      if ((at + step) % 2)
        grapes += [
          [-0.3, 0.1],
          [0.1, 0.25],
          [0.35, -0.1],
          [0, -0.15],
        ]
          .map(([dx = 0, dy = 0]) => circle(x + dx * size, y + dy * size, size * 0.15))
          .join('');
    }
  return [
    sheet(soil, blend(palette.near, palette.warm, 0.28), {
      lift: 1,
      rough: 0.6,
      rim: 0.3,
      shade: 0.3,
    }),
    paper(shape(leaves, blend(palette.near, palette.front, 0.5), { 'fill-rule': 'nonzero' }), {
      lift: 4,
      rough: 0,
      rim: 0.55,
    }),
    glued(grapes, palette.accent, 1),
  ];
}

/** A farmhouse beside the mill, behind the hill's edge. */
function farm({ palette, random }: Scene, x: number, y: number): string[] {
  return [
    sheet(crown(x + 52, y - 52, 34, 44, random, 9) + upright(x + 52, y + 8, 8, 40), palette.near, {
      lift: 4,
      rough: 0.5,
    }),
    sheet(upright(x - 16, y, 86, 52), palette.cream, { lift: 4, rough: 0.5 }),
    sheet(gable(x - 16, y - 46, 108, 44), palette.warmDeep, { lift: 4, rough: 0.5, rim: 0.6 }),
    glued(upright(x - 36, y - 18, 14, 18) + upright(x - 8, y - 18, 14, 18), palette.deep),
  ];
}

/** A cart full of grapes. */
function cart({ palette }: Scene, x: number, y: number): string[] {
  const heap = Array.from({ length: 15 }, (_, index) =>
    circle(
      x - 42 + (index % 7) * 14 + (index > 6 ? 7 : 0),
      y - 40 - (index > 6 ? 12 : 0) - (index === 14 ? 12 : 0),
      8.4,
    ),
  ).join('');
  const spokes = [0, 45, 90, 135].map((angle) => {
    const [dx, dy] = [
      Math.cos((angle * Math.PI) / 180) * 22,
      Math.sin((angle * Math.PI) / 180) * 22,
    ];
    return [
      [x - 24 - dx, y - dy],
      [x - 24 + dx, y + dy],
    ] as const;
  });
  return [
    sheet(heap, palette.accent, { lift: 2, rough: 0, rim: 0.6 }),
    inked(
      lines([
        [x + 40, y - 18],
        [x + 98, y + 8],
      ]),
      blend(palette.warmDeep, palette.ink, 0.3),
      6,
      3,
    ),
    sheet(
      polygon([
        [x - 62, y - 42],
        [x + 58, y - 42],
        [x + 46, y - 6],
        [x - 50, y - 6],
      ]),
      blend(palette.warm, palette.near, 0.2),
      { lift: 5, rough: 0.6, rim: 0.6 },
    ),
    inked(
      lines(
        [
          [x - 58, y - 30],
          [x + 54, y - 30],
        ],
        [
          [x - 54, y - 18],
          [x + 50, y - 18],
        ],
      ),
      blend(palette.warm, palette.ink, 0.45),
      2,
    ),
    sheet(circle(x - 24, y, 28) + circle(x - 24, y, 22), palette.warmDeep, {
      lift: 4,
      rough: 0.2,
      rim: 0.6,
    }),
    inked(lines(...spokes), palette.warmDeep, 3.4, 2),
  ];
}

export function vineyard(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const sun = { x: 150, y: 598, radius: 74 };
  const land = horizon(scene, random.pick(['hills', 'mountains']), 632);
  const [far] = land.layers;
  const edge = ridge({ y: 716, swing: 16, humps: 1.2, seed: 11, slope: -10 });
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      {
        name: 'disc',
        travel: -9,
        sheets: disc(scene, palette.daytime === 'night' ? 'moon' : 'rising', sun),
      },
      ...(far ? [far] : []),
      {
        name: 'mill',
        travel: -5,
        sheets: [...farm(scene, 484, heightAt(edge, 484) + 6), ...mill(scene)],
      },
      { name: 'sails', travel: -5, sheets: sails(scene) },
      {
        name: 'hill',
        travel: -4,
        sheets: [
          sheet(below(edge, 935), palette.middle, { lift: 7, rough: 1.6, seed: 12 }),
          ...vines(scene, edge),
        ],
      },
      {
        name: 'cart',
        travel: 0,
        sheets: [
          ...cart(scene, 176, 858),
          creature(scene, 'robin', { x: 214, y: 818, height: 26 }),
        ],
      },
    ],
    life: [turn({ layer: 'sails', origin: [HUB.x, HUB.y], by: 90, seconds: 3.4, hold: 1 })],
  };
}
