/** A rocket that leaves its launch tower in a cloud of smoke, on its way to a planet with a ring. */
import type { SkyName } from '../names.ts';
import { shape } from '../paper/inks.ts';
import { below, heightAt, ridge } from '../paper/land.ts';
import { fir } from '../paper/nature.ts';
import { paper, sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { glide, layer, type Part, type CardContext } from '../card-parts.ts';
import { disc } from '../scenery/discs.ts';
import { skyLayers } from '../scenery/skies.ts';

const MOON = { x: 64, y: 628, radius: 46 };
const BACK = ridge({ y: 716, swing: 30, humps: 2, seed: 17, slope: 40 });
const NEXT = ridge({ y: 770, swing: 22, humps: 1.4, seed: 5, slope: -60 });

export function rocket(context: CardContext, sky: SkyName): Part {
  const { random } = context;
  const firs = [26, 60, 96, 470, 596].map((x) =>
    fir(x, heightAt(NEXT, x) + 6, 92 * random.between(0.8, 1.2), random),
  );
  return {
    layers: [
      ...skyLayers(context, sky, MOON),
      layer('disc', -9, disc(context, 'moon', MOON), thing('ringed-planet', 0, 0)),
      layer(
        'land',
        -6,
        sheet(below(BACK, 935), 'far light 30', 'hill'),
        paper(shape(firs.join(''), 'leaf.42 shade 30', { isUnited: true })),
        sheet(below(NEXT, 935), 'middle', 'hill'),
      ),
      layer('gantry', -4, thing('launch-tower', 524, 0)),
      layer('smoke', -3, thing('smoke-behind', 0, 0)),
      layer('ship', -2, thing('rocket', 334, 556, { turn: 27 })),
      layer('glow', 0, thing('smoke-glow', 0, 0)),
      layer('cloud', 5, thing('smoke-front', 0, 0)),
    ],
    idleAnimations: [glide({ layer: 'ship', by: [7, -13], tilt: 0.8, seconds: 2.8, hold: 0.8 })],
  };
}
