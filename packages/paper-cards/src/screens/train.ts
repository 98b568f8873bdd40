/** Screenshots on a train's flat wagon that crosses a viaduct, between lanterns, below the engine's smoke. */
import { circle, rectangle } from '../paper/geometry.ts';
import { shape, stroke } from '../paper/inks.ts';
import { paper, sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { glide, layer } from '../scene.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { glow } from '../things/lamplight.ts';
import { boxAround, type Composition, facing, pictureLayers } from './screen-parts.ts';

/** A wagon's floor, units. */
const BED = 738;

/** The wagon under the pictures: floor, stakes at both ends, wheels. */
function wagon(left: number, right: number) {
  const width = right - left;
  const wood = 'warm near 38';
  const planks = Array.from(
    { length: 9 },
    (_, index) => `M${left + (width * (index + 1)) / 10} ${BED}v24`,
  );
  const rivets = Array.from({ length: 14 }, (_, index) =>
    circle(left + 14 + ((width - 28) * index) / 13, BED + 30, 2.4),
  );
  return [
    ...[left + 64, left + 128, right - 128, right - 64].flatMap((x) =>
      thing('wagon-wheel', x, 796),
    ),
    sheet(rectangle(left - 34, BED + 22, width + 68, 9), 'ink', 'thing'),
    sheet(rectangle(left, BED + 20, width, 18, 3), 'near ink 30', 'thing'),
    paper(shape(rivets.join(''), 'cream'), 'glued'),
    sheet(rectangle(left - 6, BED, width + 12, 24, 3), wood, 'thing 6'),
    paper(stroke(planks.join(''), `${wood} ink 40`, 1.6), 'thread'),
  ];
}

/** Lanterns on posts at both ends of the wagon; each lights the sky around it. */
function lanterns(xs: readonly number[], y: number) {
  const posts = xs.map((x) => `M${x} ${y - 26}V${BED + 4}`).join('');
  return [
    ...glow((by) => xs.map((x) => circle(x, y, 24 + by * 0.8)).join(''), 'sky-middle'),
    paper(stroke(posts, 'near ink 50', 9), 'thing'),
    ...xs.flatMap((x) => thing('wagon-lantern', x, y)),
  ];
}

export const onTrain: Composition = {
  room: { top: 400, foot: BED + 2, width: 404, shift: 44, stands: true },
  draw: (scene, framed) => {
    const { palette, random } = scene;
    const { left, right, top, middle } = boxAround(framed);
    const side = middle > 308 ? -1 : 1;
    const { at, put } = facing(side);
    const ends =
      side > 0
        ? ([Math.min(left - 16, 96), right + 16] as const)
        : ([left - 16, Math.max(right + 16, 520)] as const);
    // Where the engine begins, before it is mirrored.
    const cab = at(side > 0 ? ends[1] : ends[0]) + 26;
    const animal = { x: at(cab + 72), y: 686, height: 66, flip: side > 0 };
    const sky = palette.daytime === 'night' ? 'stars' : random.pick(['clouds', 'bands'] as const);
    return {
      layers: [
        ...skyLayers(scene, sky, { x: at(500), y: top + 40, radius: 108 }),
        layer('smoke', -8, put('steam-plume')),
        ...horizon(scene, random.pick(['mountains', 'forest']), 620).layers,
        layer('lanterns', -2, lanterns(ends, top + 30)),
        ...pictureLayers(framed).map((each) => ({ ...each, travel: -1 })),
        layer('viaduct', 0, thing('viaduct', 0, 0)),
        layer(
          'train',
          -1,
          put('log-wagon'),
          put('locomotive', cab),
          hiddenAnimal(scene, 'ground', animal),
          put('locomotive-cab', cab),
          wagon(...ends),
        ),
        layer('signal', 6, put('semaphore', 44)),
        layer('near-firs', 7, put('firs-by-the-track')),
      ],
      life: [glide({ layer: 'smoke', by: [-side * 12, -6], seconds: 3.4, hold: 0.4 })],
    };
  },
};
