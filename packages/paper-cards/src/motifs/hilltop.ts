/** A great tree on a hill, with a house in it; sheep graze on the terraces below. */
import type { SkyName } from '../names.ts';
import { laceEdge } from '../paper/lace.ts';
import { below, heightAt, ridge } from '../paper/land.ts';
import { grass } from '../paper/nature.ts';
import { sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { layer, type Part, type CardContext, swing } from '../card-parts.ts';
import { disc } from '../scenery/discs.ts';
import { horizon } from '../scenery/horizons.ts';
import { skyLayers } from '../scenery/skies.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { spraySheet } from '../things/plants.ts';

const RED = 'coral.55 shade 5';
const GOLD = 'straw.82';
const SUN = { x: 120, y: 408, radius: 118 };

const daisy = (x: number, y: number, size: number, petals: string, eye: string) =>
  thing('daisy', x, y, { size, colors: { light: petals, 'warm-deep': eye } });

export function hilltop(context: CardContext, sky: SkyName): Part {
  const { palette, random } = context;
  const [far] = horizon(context, random.pick(['mountains', 'forest', 'hills']), 676).layers;
  const near = ridge({ y: 874, swing: 12, humps: 1.3, seed: 51, slope: -46 });
  const animal = { x: 190, y: heightAt(near, 190) + 4, height: 56 };
  return {
    layers: [
      ...skyLayers(context, sky, SUN),
      layer('disc', -9, disc(context, palette.daytime === 'night' ? 'moon' : 'sun', SUN)),
      layer(
        'far',
        -7,
        far?.sheets ?? [],
        thing('hut-on-hill', 0, 0),
        thing('sheep', 512, 796, { size: 0.7, flip: true }),
      ),
      layer('tree', -4, thing('tree-crown', 0, 0), thing('great-trunk', 308, 832)),
      layer('seat', -3, thing('swing-seat', 98, 580)),
      layer(
        'house',
        -3,
        sheet(laceEdge('184,674 432,674', { pitch: 31, depth: 26 }), 'cream', 'print'),
        thing('tree-house', 308, 664),
        hiddenAnimal(context, 'perch', { x: 202, y: 662, height: 46 }),
      ),
      layer(
        'leaves',
        -2,
        thing('tree-crown-front', 0, 0),
        thing('tree-lantern', 506, 642),
        thing('tree-lantern', 450, 670),
      ),
      layer(
        'hill',
        -1,
        thing('hill-terraces', 0, 0),
        thing('sheep', 476, 842, { size: 1.15 }),
        thing('sheep', 92, 819, { flip: true }),
      ),
      layer(
        'near',
        4,
        hiddenAnimal(context, 'ground', animal),
        spraySheet(grass(near, -40, 660, 44, random), 'leaf.34 shade 22', 4),
        daisy(588, 822, 1.3, 'cream', GOLD),
        daisy(540, 838, 1, RED, 'cream'),
        daisy(612, 872, 1.1, 'accent', 'cream'),
        daisy(24, 858, 1.2, 'cream', RED),
        sheet(below(near, 935), 'leaf.44 shade 22 near 14', 'hung 7'),
      ),
    ],
    idleAnimations: [swing({ layer: 'seat', origin: [98, 580], by: 9, seconds: 4.6, swings: 5 })],
  };
}
