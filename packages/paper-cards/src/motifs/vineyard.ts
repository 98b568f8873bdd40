/** A great windmill above rows of vines that run past it; grapes hang close to the eye. */
import type { SkyName } from '../names.ts';
import { circle, mix, type Point, polygon } from '../paper/geometry.ts';
import { laceEdge } from '../paper/lace.ts';
import { below, heightAt, ridge } from '../paper/land.ts';
import { crown } from '../paper/nature.ts';
import { recolor, sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { layer, type Part, type CardContext, swing, turn } from '../card-parts.ts';
import { disc } from '../scenery/discs.ts';
import { skyLayers } from '../scenery/skies.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { glued } from '../things/pieces.ts';
import { spraySheet } from '../things/plants.ts';

const SUN = { x: 452, y: 462, radius: 118 };
/** Where the sails turn. */
const HUB = [306, 546] as const;

/** Rows of vines that run down from beyond the right edge toward the eye, on a field of soil. */
function vines({ random }: CardContext, edge: readonly Point[]) {
  const point = (foot: number, t: number): Point => [mix(790, foot, t), mix(704, 950, t)];
  const feet = Array.from({ length: 10 }, (_, row) => -1650 + row * 270);
  const furrows = feet.map((foot) =>
    polygon([point(foot + 90, 0), point(foot + 90, 1), point(foot + 200, 1)]),
  );
  const leaves = ['', '', ''];
  let grapes = '';
  for (const [row, foot] of feet.entries())
    for (let step = 0; step < 28; step++) {
      const t = mix(0.14, 1, (step / 27) ** 1.3);
      const [x, y] = point(foot, t);
      if (x < -50 || x > 670 || y < heightAt(edge, x) + 8) continue;
      const size = 50 * t ** 1.3;
      leaves[row % 3] += crown(x, y - size * 0.5, size, size * 0.74, random, 7);
      for (const dx of [-0.45, 0.1, 0.5])
        grapes += circle(x + dx * size, y - size * (0.35 + random.around(0.3)), size * 0.13);
    }
  return [
    sheet(below(edge, 935), 'wood.54 shade 22', 'hill'),
    sheet(furrows.join(''), 'wood.42 shade 22', 'flat 1'),
    ...leaves.map((d, tone) => spraySheet(d, `leaf.${[42, 52, 36][tone]} shade 22`, 4)),
    glued(grapes, 'wine.72', 1),
  ];
}

export function vineyard(context: CardContext, sky: SkyName): Part {
  const edge = ridge({ y: 748, swing: 9, humps: 1.2, seed: 11, slope: -56 });
  const sun = disc(context, context.palette.daytime === 'night' ? 'moon' : 'sun', SUN);
  return {
    layers: [
      ...skyLayers(context, sky, SUN),
      layer('disc', -9, recolor(sun, { warm: 'straw.88 shade 4' })),
      layer('far', -7, thing('vineyard-hills', 0, 0)),
      layer(
        'mill',
        -5,
        thing('windmill', ...HUB),
        sheet(laceEdge('209,677 403,677', { pitch: 30, depth: 24 }), 'cream', 'print'),
      ),
      layer('sails', -4, thing('windmill-sails', ...HUB)),
      layer('hill', -3, vines(context, edge)),
      layer(
        'cart',
        0,
        thing('grape-cart', 420, 850),
        hiddenAnimal(context, 'perch', { x: 482, y: 806, height: 30 }),
      ),
      layer('bunch', 7, thing('vine-end', 0, 0)),
    ],
    idleAnimations: [
      turn({ layer: 'sails', origin: HUB, by: 90, seconds: 4.4, hold: 1 }),
      swing({ layer: 'bunch', origin: [26, 900], by: 0.8, seconds: 4.6 }),
    ],
  };
}
