/** Folded cranes that fly over misty hills and a marsh; a bough in blossom is close to the eye. */
import type { SkyName } from '../names.ts';
import { circle } from '../paper/geometry.ts';
import { below, heightAt, ridge } from '../paper/land.ts';
import { recolor, sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { glide, layer, type Part, type CardContext, swing } from '../card-parts.ts';
import { disc } from '../scenery/discs.ts';
import { skyLayers } from '../scenery/skies.ts';
import { blades, spraySheet } from '../things/plants.ts';

const GOLD = 'straw.86 shade 4';
const RED = 'coral.6 shade 4';
const SUN = { x: 236, y: 520, radius: 136 };

/** Hills whose feet are lost in mist, the nearer the darker. */
function hills({ random }: CardContext) {
  const colors = ['wine.74 shade 20 haze 30', 'sea.74 shade 20 haze 30 middle 36'];
  return [...colors, 'wine.74 shade 20 haze 30 middle 72'].flatMap((color, step) => {
    const edge = ridge({
      y: 628 + step * 52,
      swing: 44 - step * 9,
      humps: 2.6 - step * 0.5,
      seed: random.whole(1, 90),
      slope: (step - 1) * 70,
    });
    const mist = ridge({ y: 690 + step * 44, swing: 8, humps: 3, seed: step + 5 });
    const hill = sheet(below(edge, 935), color, 'hill');
    return step < 2 ? [hill, sheet(below(mist, 935), `${color} cream 30`, 'far 2')] : [hill];
  });
}

export function cranes(context: CardContext, sky: SkyName): Part {
  const { palette, random } = context;
  const bank = ridge({ y: 856, swing: 10, humps: 1.5, seed: random.whole(1, 80), slope: 26 });
  const reeds = blades(-30, 330, 900, 84, random) + blades(470, 650, 892, 60, random);
  const sun = disc(context, palette.daytime === 'night' ? 'moon' : 'sun', SUN);
  const gold = { cream: GOLD };
  return {
    layers: [
      ...skyLayers(context, sky, SUN),
      layer(
        'disc',
        -9,
        sheet(circle(SUN.x, SUN.y, SUN.radius * 1.34), `sky-foot (${GOLD}) 40`, 'far 2'),
        recolor(sun, { warm: GOLD }),
      ),
      layer('far', -7, hills(context)),
      layer(
        'marsh',
        -5,
        thing('marsh', 0, 0),
        thing('folded-crane', 540, 506, { size: 0.34, turn: -16, colors: gold }),
      ),
      layer(
        'second',
        -4,
        thing('folded-crane', 488, 664, { size: 0.6, turn: -12, colors: { cream: RED } }),
      ),
      layer('crane', 0, thing('folded-crane', 306, 570, { size: 1.26, turn: -17 })),
      layer(
        'bank',
        2,
        spraySheet(reeds, 'leaf.4 shade 40', 5),
        sheet(below(bank, 935), 'front', 'hill'),
        thing('heron', 226, heightAt(bank, 226) + 6, { size: 0.92 }),
      ),
      layer('bough', 7, thing('blossom-bough', 0, 0)),
    ],
    idleAnimations: [
      glide({ layer: 'crane', by: [12, -14], tilt: -2, seconds: 3.2, hold: 0.5 }),
      swing({ layer: 'bough', origin: [640, 740], by: 0.8, seconds: 4.4 }),
    ],
  };
}
