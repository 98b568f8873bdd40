/** A hot-air balloon with an anchor, above a village; a fox sails in it, and another balloon rises close to the eye. */
import { blend } from '../colors.ts';
import type { SkyName } from '../names.ts';
import { bow, type Point, rectangle } from '../paper/geometry.ts';
import { laceEdge } from '../paper/lace.ts';
import { heightAt } from '../paper/land.ts';
import { cloud, crown } from '../paper/nature.ts';
import { sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { glide, layer, type Part, type CardContext } from '../card-parts.ts';
import { horizon } from '../scenery/horizons.ts';
import { skyLayers } from '../scenery/skies.ts';

/** A village on the land: a church, houses and trees. */
function village({ random }: CardContext, edge: readonly Point[]) {
  const foot = (x: number) => heightAt(edge, x) + 12;
  const house = (x: number, size: number, roof: string) =>
    thing('village-house', x, foot(x), { size, colors: { 'warm-deep': roof } });
  const tree = (x: number, height: number) => {
    const trunk = rectangle(x - 3, foot(x) - height * 0.5, 6, height * 0.5);
    const leaves = crown(x, foot(x) - height * 0.7, height * 0.36, height * 0.4, random, 9);
    return sheet(trunk + leaves, 'near');
  };
  return [
    tree(54, 84),
    thing('village-church', 112, foot(112)),
    house(164, 1, 'warm-deep'),
    house(228, 0.74, 'accent'),
    tree(276, 62),
    house(430, 0.71, 'warm'),
    tree(474, 70),
  ].flat();
}

export function balloon(context: CardContext, sky: SkyName): Part {
  const { random } = context;
  const land = horizon(context, random.pick(['hills', 'mountains', 'forest']), 676);
  const mist = (x: number, y: number, width: number, share: number, lift: number) =>
    sheet(cloud(x, y, width, width * 0.28, random), blend('haze', 'cream', share), `thing ${lift}`);
  const hem = bow([119, 494], [322, 550], [525, 494], 16);
  return {
    layers: [
      ...skyLayers(context, sky, { x: 322, y: 470, radius: 120 }),
      ...land.layers,
      layer('village', -4, village(context, land.edge)),
      layer('clouds', -3, mist(566, 566, 240, 0.5, 8)),
      layer(
        'balloon',
        0,
        thing('fox-balloon', 322, 496),
        sheet(laceEdge(hem, { pitch: 34, depth: 34 }), 'cream', 'print 2'),
        thing('fox', 314, 754, { size: 0.74, flip: true }),
        thing('balloon-basket', 322, 496),
      ),
      layer('near-cloud', 3, mist(28, 628, 230, 0.7, 11)),
      layer('near-balloon', 6, thing('plain-balloon', 578, 769)),
    ],
    idleAnimations: [glide({ layer: 'balloon', by: [5, -15], tilt: 1, seconds: 3.4, hold: 0.6 })],
  };
}
