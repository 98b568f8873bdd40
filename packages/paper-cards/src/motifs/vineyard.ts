/** A great windmill above rows of vines that run past it; grapes hang close to the eye. */
import { localColor } from '../colors.ts';
import type { SkyName } from '../names.ts';
import { circle, mix, type Point, polygon, rectangle } from '../paper/geometry.ts';
import { below, crown, heightAt, ridge } from '../paper/nature.ts';
import { paper, sheet, recolor } from '../paper/paper.ts';
import { type Part, type Scene, swing, turn } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { skyLayers } from '../stage/skies.ts';
import { creature } from '../things/animals.ts';
import { grapeCart } from '../things/cart.ts';
import { bunch, vineLeaf } from '../things/grapes.ts';
import { gable, glued, upright } from '../things/pieces.ts';
import { HUB, mill, sails } from '../things/windmill.ts';
import { shape } from '../paper/inks.ts';

/** Where all rows of vines would meet. */
const VANISHING: Point = [790, 704];

/** Hills with fields of several crops, and a farm among them. */
function hills({ random }: Scene) {
  const back = ridge({ y: 668, swing: 40, humps: 2.2, seed: 8, slope: -50 });
  const next = ridge({ y: 716, swing: 26, humps: 1.6, seed: 21, slope: 70 });
  const [x, y] = [522, heightAt(next, 522) + 8];
  const trees = [
    [40, 40],
    [84, 30],
    [576, 34],
    [452, 22],
  ].map(([at = 0, size = 0]) => {
    const foot = heightAt(next, at);
    return crown(at, foot - size * 0.8, size * 0.72, size, random, 9);
  });
  return [
    sheet(below(back, 935), 'far warm 42', 'hill'),
    paper(shape(trees.join(''), 'leaf.5 shade 22'), 'thing'),
    sheet(upright(x - 12, y, 76, 48), 'cream', 'thing'),
    sheet(gable(x - 12, y - 42, 98, 42), 'warm-deep', 'thing'),
    glued(upright(x - 30, y - 16, 13, 17) + upright(x - 4, y - 16, 13, 17), 'deep'),
    sheet(below(next, 935), 'leaf.66 shade 22', 'hill'),
  ];
}

/** Rows of vines that run down from beyond the right edge toward the eye, on a field of soil. */
function vines({ random }: Scene, edge: readonly Point[]) {
  const [vx, vy] = VANISHING;
  const point = (foot: number, t: number): Point => [mix(vx, foot, t), mix(vy, 950, t)];
  const feet = Array.from({ length: 10 }, (_, row) => -1650 + row * 270);
  const furrows = feet.map((foot) =>
    polygon([point(foot + 90, 0), point(foot + 90, 1), point(foot + 200, 1)]),
  );
  const tones = ['leaf.42 shade 22', 'leaf.52 shade 22', 'leaf.36 shade 22'];
  const heads = feet.map((foot) => {
    let [leaves, grapes] = ['', ''];
    for (let step = 0; step < 28; step++) {
      const t = mix(0.14, 1, (step / 27) ** 1.3);
      const [x, y] = point(foot, t);
      if (x < -50 || x > 670 || y < heightAt(edge, Math.min(x, 690)) + 8) continue;
      const size = 50 * t ** 1.3;
      leaves += crown(x, y - size * 0.5, size, size * 0.74, random, 7);
      for (const dx of [-0.45, 0.1, 0.5])
        grapes += circle(x + dx * size, y - size * (0.35 + random.around(0.3)), size * 0.13);
    }
    return { leaves, grapes };
  });
  return [
    sheet(furrows.join(''), 'wood.42 shade 22', 'flat 1'),
    ...tones.map((tone, rest) =>
      paper(
        shape(
          heads
            .filter((_, row) => row % 3 === rest)
            .map(({ leaves }) => leaves)
            .join(''),
          tone,
          { isUnited: true },
        ),
        'print',
      ),
    ),
    glued(heads.map(({ grapes }) => grapes).join(''), 'wine.72', 1),
  ];
}

/** The end of the nearest row: a post, leaves and bunches, cropped by the frame. */
function nearest() {
  const leaf = (lightness: number) => localColor('leaf', lightness);
  const leaves: [number, number, number, number, number][] = [
    [-8, 690, 96, 60, 0.44],
    [20, 640, 70, 14, 0.56],
    [74, 712, 58, 70, 0.54],
    [-14, 800, 92, 40, 0.38],
    [22, 890, 96, 76, 0.46],
  ];
  const [back, ...front] = leaves.map(([x, y, size, angle, lightness]) =>
    vineLeaf({ x, y, size, turn: angle }, leaf(lightness)),
  );
  return [
    sheet(rectangle(14, 620, 24, 300, 3), 'wood.36 shade 22', 'hung 8'),
    ...(back ? [back] : []),
    ...bunch(84, 712, 16, 'wine.42 shade 8'),
    ...front,
  ];
}

export function vineyard(scene: Scene, sky: SkyName): Part {
  const { palette } = scene;
  const sun = { x: 452, y: 462, radius: 118 };
  const edge = ridge({ y: 748, swing: 9, humps: 1.2, seed: 11, slope: -56 });
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      {
        name: 'disc',
        travel: -9,
        sheets: recolor(disc(scene, palette.daytime === 'night' ? 'moon' : 'sun', sun), {
          warm: 'straw.88 shade 4',
        }),
      },
      { name: 'far', travel: -7, sheets: hills(scene) },
      { name: 'mill', travel: -5, sheets: mill() },
      { name: 'sails', travel: -4, sheets: sails() },
      {
        name: 'hill',
        travel: -3,
        sheets: [sheet(below(edge, 935), 'wood.54 shade 22', 'hill'), ...vines(scene, edge)],
      },
      {
        name: 'cart',
        travel: 0,
        sheets: [
          ...grapeCart(420, 850, 'wine.5 shade 8'),
          creature(scene, 'robin', { x: 482, y: 806, height: 30 }),
        ],
      },
      { name: 'bunch', travel: 7, sheets: nearest() },
    ],
    life: [
      turn({ layer: 'sails', origin: [HUB.x, HUB.y], by: 90, seconds: 4.4, hold: 1 }),
      swing({ layer: 'bunch', origin: [26, 900], by: 0.8, seconds: 4.6 }),
    ],
  };
}
