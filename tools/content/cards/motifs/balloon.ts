/** A hot-air balloon of gores over fields in strips. */
import type { SkyName } from '../../../../app/content/schema.ts';
import {
  bow,
  circle,
  polygon,
  polyline,
  rectangle,
  smooth,
  type Point,
} from '../../paper/geometry.ts';
import { laceEdge } from '../../paper/lace.ts';
import { cloud } from '../../paper/nature.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import { seam } from '../things/envelope.ts';
import { creature } from '../things/animals.ts';
import { horizon } from '../stage/horizons.ts';
import { glide, type Part, type Scene } from '../scene.ts';
import { skyLayers } from '../stage/skies.ts';

export function balloon(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at = (x: number) => 308 + side * (x - 308);
  const [x, top, radius, height] = [at(326), 322, 152, 330];
  const envelope = { x, top, radius, height };
  const shares = [-1, -0.72, -0.3, 0.3, 0.72, 1];
  const colors = [palette.warmDeep, palette.cream, palette.warm, palette.cream, palette.warmDeep];
  const gores = shares.slice(0, -1).map((share, index) => {
    const [left, right] = [seam(envelope, share), seam(envelope, shares[index + 1] ?? 1)];
    const tone = blend(
      colors[index] ?? palette.warm,
      palette.ink,
      [0, 0, 0.02, 0.1, 0.18][index] ?? 0,
    );
    return sheet(polygon([...left, ...right.reverse()]), tone, {
      lift: index === 2 ? 4 : 2.4,
      rough: 0.5,
      seed: index,
      rim: 0.6,
      shade: 0.4,
    });
  });
  const outline = polygon([...seam(envelope, -1), ...seam(envelope, 1).reverse()]);
  const band = (share: number): Point[] => {
    const y = top + height * share;
    const reach = radius * (share < 0.5 ? 0.985 : 0.9);
    return bow([x - reach, y - 8], [x, y + 40], [x + reach, y - 8], 16);
  };
  const mouth = top + height;
  const basketTop = mouth + 46;
  const ropes = [-25, -9, 9, 25]
    .map((dx) =>
      polyline([
        [x + dx * 1.02, mouth - 2],
        [x + dx * 0.9, basketTop + 4],
      ]),
    )
    .join('');
  const weave = Array.from({ length: 5 }, (_, index) =>
    polyline([
      [x - 27, basketTop + 12 + index * 8],
      [x + 27, basketTop + 12 + index * 8],
    ]),
  ).join('');
  const basket = [
    paper(stroke(ropes, palette.ink, 2), { lift: 3, rough: 0 }),
    creature(
      scene,
      'fox',
      { x: x - side * 4, y: basketTop + 30, height: 44, flip: side > 0 },
      palette.ink,
    ),
    sheet(
      polygon([
        [x - 30, basketTop],
        [x + 30, basketTop],
        [x + 24, basketTop + 46],
        [x - 24, basketTop + 46],
      ]),
      blend(palette.warm, palette.near, 0.4),
      { lift: 5, rough: 0.6, rim: 0.6 },
    ),
    paper(
      stroke(weave, blend(palette.warm, palette.ink, 0.55), 2.2, { 'stroke-dasharray': '7 4' }),
      { lift: 0.4, rough: 0, rim: 0.2 },
    ),
    sheet(rectangle(x - 33, basketTop - 4, 66, 9, 4), blend(palette.warm, palette.near, 0.2), {
      lift: 2,
      rough: 0.4,
      rim: 0.6,
    }),
    ...[-36, 36].map((dx) =>
      sheet(circle(x + dx, basketTop + 26, 7), palette.cream, { lift: 3, rough: 0.3, rim: 0.6 }),
    ),
  ];
  const land = horizon(scene, random.pick(['hills', 'mountains', 'orchard', 'roofs']), 700);
  const sun = { x: at(326), y: 470, radius: 120 };
  const small = (cx: number, cy: number, r: number, color: string) => [
    sheet(
      smooth(
        [
          [cx, cy - r],
          [cx + r, cy - r * 0.1],
          [cx + r * 0.3, cy + r * 1.1],
          [cx - r * 0.3, cy + r * 1.1],
          [cx - r, cy - r * 0.1],
        ],
        { closed: true },
      ),
      color,
      { lift: 4, rough: 0.4, rim: 0.6 },
    ),
    sheet(rectangle(cx - r * 0.2, cy + r * 1.35, r * 0.4, r * 0.3), palette.ink, {
      lift: 2,
      rough: 0.2,
    }),
  ];
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      {
        name: 'others',
        travel: -8,
        sheets: [
          ...small(at(96), 556, 24, palette.warmDeep),
          ...small(at(548), 604, 15, palette.warm),
        ],
      },
      ...land.layers,
      {
        name: 'clouds',
        travel: -3,
        sheets: [
          sheet(cloud(at(548), 668, 260, 74, random), blend(palette.haze, palette.cream, 0.5), {
            lift: 8,
            rough: 0.8,
          }),
        ],
      },
      {
        name: 'balloon',
        travel: 0,
        sheets: [
          sheet(outline, palette.cream, { lift: 14, rough: 0.5, shade: 0.4 }),
          ...gores,
          paper(shape(laceEdge(band(0.52), { pitch: 30, depth: 30 }), palette.cream), {
            lift: 1.6,
            rough: 0,
            rim: 0.4,
            shade: 0.5,
          }),
          ...basket,
        ],
      },
      {
        name: 'near-cloud',
        travel: 3,
        sheets: [
          sheet(cloud(at(30), 790, 300, 84, random), blend(palette.cream, palette.haze, 0.25), {
            lift: 11,
            rough: 0.8,
          }),
        ],
      },
    ],
    life: [glide({ layer: 'balloon', by: [side * 5, -15], tilt: side, seconds: 3.4, hold: 0.6 })],
  };
}
