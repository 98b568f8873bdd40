/** A basket whose strips go over and under, full of balls of yarn. */
import type { SkyName } from '../names.ts';
import { laceEdge } from '../paper/lace.ts';
import { heightAt } from '../paper/land.ts';
import { sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { layer, type Part, type CardContext, swing } from '../card-parts.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { disc } from '../scenery/discs.ts';
import { horizon } from '../scenery/horizons.ts';
import { skyLayers } from '../scenery/skies.ts';

const SUN = { x: 470, y: 520, radius: 96 };
/** The lower edge of the basket's rim. */
const RIM =
  '86,613 123,620 160,625 197,629 234,632 308,634 382,632 419,629 456,625 493,620 530,613';

const ball = (x: number, y: number, radius: number, color: string) =>
  thing('yarn-ball', x, y, { size: radius / 80, colors: { accent: color } });

export function basket(context: CardContext, sky: SkyName): Part {
  const land = horizon(context, context.random.pick(['hills', 'orchard', 'forest']), 668);
  const animal = { x: 66, y: heightAt(land.edge, 66) + 8, height: 48 };
  return {
    layers: [
      ...skyLayers(context, sky, SUN),
      layer('disc', -9, disc(context, 'sun', SUN)),
      ...land.layers,
      layer('handle', -3, thing('basket-handle', 0, 0)),
      layer(
        'wool',
        -2,
        thing('knitting-needle', 214, 396, { turn: -26 }),
        thing('knitting-needle', 398, 392, { turn: 24, colors: { accent: 'light' } }),
        ball(196, 552, 78, 'deep'),
        ball(424, 546, 84, 'straw.8 shade 8'),
        ball(306, 520, 92, 'warm-deep'),
      ),
      layer(
        'basket',
        -1,
        thing('yarn-basket', 0, 0),
        sheet(laceEdge(RIM, { pitch: 32, depth: 36 }), 'cream', 'print'),
      ),
      layer('finder', -4, hiddenAnimal(context, 'ground', animal)),
      layer('ball', 2, thing('loose-yarn', 0, 0), ball(548, 832, 76, 'accent')),
    ],
    idleAnimations: [swing({ layer: 'ball', origin: [548, 870], by: 5, seconds: 3, swings: 4 })],
  };
}
