/** A cable car that climbs past a great mountain; firs with snow stand close to the eye. */
import type { SkyName } from '../names.ts';
import { place, type Point, smooth } from '../paper/geometry.ts';
import { shape } from '../paper/inks.ts';
import { below, heightAt, ridge } from '../paper/land.ts';
import { fir } from '../paper/nature.ts';
import { paper, recolor, sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { glide, layer, type Part, type CardContext } from '../card-parts.ts';
import { disc } from '../scenery/discs.ts';
import { skyLayers } from '../scenery/skies.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { glued, inked } from '../things/pieces.ts';

const SUN = { x: 420, y: 436, radius: 78 };
const SLOPE = ridge({ y: 772, swing: 15, humps: 1.3, seed: 14, slope: -46 });
const NEAR = ridge({ y: 846, swing: 12, humps: 1.1, seed: 31, slope: 56 });

/** Snow on the boughs of a fir of height 1. */
const CAPS = [
  '-.02,-.88 -.01,-.98 .016,-.93 -.004,-.895',
  '-.046,-.7 -.01,-.8 .016,-.75 -.004,-.715',
  '-.072,-.52 -.01,-.62 .016,-.57 -.004,-.535',
  '-.098,-.32 -.01,-.42 .016,-.37 -.004,-.335',
];

/** Firs with snow on their boughs, on a ridge. @param trees where each stands, and its height */
function snowyFirs({ random }: CardContext, line: Point[], trees: readonly Point[], color: string) {
  const foot = (x: number) => heightAt(line, x) + 8;
  const firs = trees.map(([x, height]) => fir(x, foot(x), height, random, 6));
  const caps = trees.flatMap(([x, size]) =>
    CAPS.map((cap) => smooth(place(cap, { x, y: foot(x), size }), { closed: true, tension: 0.7 })),
  );
  return [
    paper(shape(firs.join(''), color, { isUnited: true }), 'hung 7'),
    glued(caps.join(''), `white (${color}) 12`),
  ];
}

export function summit(context: CardContext, sky: SkyName): Part {
  const snow = 'cream haze 20';
  const grove = [60, 100, 138, 176, 226, 350, 392, 580].map((x, index): Point => [
    x,
    84 + ((index * 37) % 60),
  ]);
  const near: Point[] = [
    [606, 330],
    [20, 300],
    [92, 190],
  ];
  return {
    layers: [
      ...skyLayers(context, sky, SUN),
      layer('disc', -9, recolor(disc(context, 'sun', SUN), { warm: 'straw.86 shade 8' })),
      layer('distant', -7, thing('distant-peak', 0, 0)),
      layer('mountain', -5, thing('great-mountain', 0, 0)),
      layer(
        'slope',
        -3,
        snowyFirs(context, SLOPE, grove, 'leaf.5 shade 12'),
        sheet(below(SLOPE, 935), `${snow} far 30`, 'hill 8'),
        thing('mountain-hut', 528, heightAt(SLOPE, 528) + 16),
        thing('ski-tracks', 0, 0),
      ),
      layer('rope', -2, inked('M-40 690Q310 607 660 404', 'ink', 3, 4)),
      layer(
        'cabin',
        -2,
        thing('cable-car', 366, 553),
        hiddenAnimal(context, 'ground', { x: 314, y: 687, height: 42 }),
        hiddenAnimal(context, 'perch', { x: 381, y: 687, height: 32 }),
        thing('cable-car-front', 366, 553),
      ),
      layer(
        'near',
        5,
        snowyFirs(context, NEAR, near, 'leaf.38 shade 14'),
        sheet(below(NEAR, 935), snow, 'hill 9'),
      ),
    ],
    idleAnimations: [glide({ layer: 'cabin', by: [70, -32], seconds: 3.8, hold: 1.2 })],
  };
}
