/** A brass orrery: planets on tilted rings around a sun that lights them; before it a telescope, cropped by the frame. */
import { blend } from '../colors.ts';
import type { SkyName } from '../names.ts';
import { bow, ellipse } from '../paper/geometry.ts';
import { laceEdge } from '../paper/lace.ts';
import { heightAt } from '../paper/land.ts';
import { sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { layer, type Part, type CardContext, turn } from '../card-parts.ts';
import { scallops } from '../scenery/discs.ts';
import { horizon } from '../scenery/horizons.ts';
import { skyLayers } from '../scenery/skies.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { brassOf } from '../things/brass.ts';

const SUN = { x: 312, y: 536, radius: 96 };
const GEAR = { x: 246, y: 778 };

export function orrery(context: CardContext, sky: SkyName): Part {
  const { palette, random } = context;
  const colors = brassOf(context);
  const land = horizon(context, random.pick(['hills', 'forest', 'roofs']), 704);
  const glow = (share: number) =>
    blend('sky-middle', 'warm', palette.daytime === 'night' ? share : share * 1.3);
  const hem = bow([208, 857], [312, 887], [416, 857], 20);
  return {
    layers: [
      ...skyLayers(context, sky, SUN),
      layer(
        'glow',
        -9,
        sheet(scallops(SUN.x, SUN.y, 224, 26), glow(0.2)),
        sheet(scallops(SUN.x, SUN.y, 158, 20), glow(0.42)),
      ),
      ...land.layers,
      layer(
        'stand',
        -4,
        sheet(ellipse(312, 866, 108, 26), colors['wood.57'], 'thing 8'),
        sheet(laceEdge(hem, { pitch: 26, depth: 26 }), 'cream', 'print'),
        thing('orrery-stand', SUN.x, SUN.y, { colors }),
      ),
      layer('gear', -3, thing('orrery-gear', GEAR.x, GEAR.y, { colors })),
      layer('rings-back', -4, thing('orrery-rings', SUN.x, SUN.y, { colors })),
      layer('sun', -3, thing('orrery-sun', SUN.x, SUN.y)),
      layer('planets', -1, thing('orrery-planets', SUN.x, SUN.y, { colors })),
      layer('telescope', 5, thing('telescope', 486, 724, { colors })),
      layer(
        'finder',
        -3,
        hiddenAnimal(context, 'ground', { x: 128, y: heightAt(land.edge, 128) + 34, height: 54 }),
      ),
    ],
    idleAnimations: [
      turn({ layer: 'gear', origin: [GEAR.x, GEAR.y], by: 54, seconds: 3, hold: 0.6 }),
    ],
  };
}
