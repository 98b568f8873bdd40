/** Three balloons at three depths over a patchwork of fields; a train crosses it. */
import type { SkyName } from '../names.ts';
import { cloud } from '../paper/nature.ts';
import { sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { glide, layer, type Part, type CardContext } from '../card-parts.ts';
import { horizon } from '../scenery/horizons.ts';
import { skyLayers } from '../scenery/skies.ts';

export function balloons(context: CardContext, sky: SkyName): Part {
  const { random } = context;
  const [far] = horizon(context, random.pick(['mountains', 'hills', 'forest']), 612).layers;
  const mist = 'haze cream 55';
  const flight = (x: number, top: number, size: number, colors: Record<string, string>) =>
    thing('striped-balloon', x, top, { size, colors });
  return {
    layers: [
      ...skyLayers(context, sky, { x: 460, y: 420, radius: 90 }),
      ...(far ? [far] : []),
      layer('third', -9, flight(428, 556, 0.36, { warm: 'accent', middle: 'cream', deep: 'warm' })),
      layer('fields', -5, thing('fields', 0, 0), thing('field-trees', 0, 0), thing('farm', 0, 0)),
      layer('train', -5, thing('little-train', 0, 0)),
      layer(
        'second',
        -3,
        flight(504, 336, 0.84, { warm: 'light', middle: 'deep', deep: 'warm' }),
        sheet(cloud(590, 650, 200, 56, random), mist, 'hung 7'),
      ),
      layer(
        'balloon',
        1,
        thing('hare', 226, 784, { size: 0.84, colors: { warm: 'cream' } }),
        flight(232, 322, 1.72, { warm: 'warm-deep', middle: 'cream' }),
      ),
      layer('near-cloud', 4, sheet(cloud(20, 690, 270, 76, random), `${mist} cream 50`, 'hung')),
    ],
    idleAnimations: [
      glide({ layer: 'balloon', by: [5, -14], tilt: 1, seconds: 3.4, hold: 0.6 }),
      glide({ layer: 'train', by: [-40, 0], seconds: 3.4, hold: 0.4, at: 0.8 }),
    ],
  };
}
