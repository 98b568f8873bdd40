/** Screenshots on a train's flat wagon that crosses a viaduct, between lanterns, below the engine's smoke. */
import { circle } from '../paper/geometry.ts';
import { stroke } from '../paper/inks.ts';
import { paper } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { glide, layer } from '../card-parts.ts';
import { horizon } from '../scenery/horizons.ts';
import { skyLayers } from '../scenery/skies.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { glow } from '../things/lamplight.ts';
import { boxAround, type Composition, facing, pictureLayers } from './screenshot-parts.ts';

/** A wagon's floor, units. */
const BED = 738;

/** Lanterns on posts at both ends of the wagon; each lights the sky around it. */
function lanterns(xs: readonly number[], y: number) {
  const posts = xs.map((x) => `M${x} ${y - 26}V${BED + 4}`).join('');
  return [
    ...glow((by) => xs.map((x) => circle(x, y, 24 + by * 0.8)).join(''), 'sky-middle'),
    paper(stroke(posts, 'near ink 50', 9), 'thing'),
    ...xs.flatMap((x) => thing('wagon-lantern', x, y)),
  ];
}

export const train: Composition = {
  room: { top: 400, foot: BED + 2, width: 404, shift: 44, stands: true },
  draw: (context, framed) => {
    const { palette, random } = context;
    const { left, right, top, middle } = boxAround(framed);
    const side = middle > 308 ? -1 : 1;
    const { at, put } = facing(side);
    const [back, front] =
      side > 0 ? [Math.min(left - 16, 96), right + 16] : [Math.max(right + 16, 520), left - 16];
    // Where the wagon ends and the engine begins, before they are mirrored.
    const end = at(front);
    const cab = end + 26;
    const animal = { x: at(cab + 72), y: 686, height: 66, flip: side > 0 };
    const sky = palette.daytime === 'night' ? 'stars' : random.pick(['clouds', 'bands'] as const);
    return {
      layers: [
        ...skyLayers(context, sky, { x: at(500), y: top + 40, radius: 108 }),
        layer('smoke', -8, put('steam-plume')),
        ...horizon(context, random.pick(['mountains', 'forest']), 620).layers,
        layer('lanterns', -2, lanterns([back, front], top + 30)),
        ...pictureLayers(framed).map((each) => ({ ...each, travel: -1 })),
        layer('viaduct', 0, thing('viaduct', 0, 0)),
        layer(
          'train',
          -1,
          put('locomotive', cab),
          hiddenAnimal(context, 'ground', animal),
          put('locomotive-cab', cab),
          put('flat-wagon', end),
        ),
        layer('signal', 6, put('semaphore', 44)),
        layer('near-firs', 7, put('firs-by-the-track')),
      ],
      idleAnimations: [glide({ layer: 'smoke', by: [-side * 12, -6], seconds: 3.4, hold: 0.4 })],
    };
  },
};
