/** A lake in a valley of firs; the moon and its light on the water, a canoe with a lantern. */
import type { SkyName } from '../names.ts';
import { mix, type Point, polygon } from '../paper/geometry.ts';
import { shape } from '../paper/inks.ts';
import { below, heightAt, ridge } from '../paper/land.ts';
import { fir } from '../paper/nature.ts';
import { paper, sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { glide, layer, type Part, type CardContext } from '../card-parts.ts';
import { disc } from '../scenery/discs.ts';
import { skyLayers } from '../scenery/skies.ts';
import { glint } from '../scenery/water.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { glued } from '../things/pieces.ts';

const MOON = { x: 286, y: 462, radius: 118 };
/** The far shore. */
const SHORE = 664;

/** A flank of the valley with its firs, from one edge of the picture. */
function flank({ random }: CardContext, side: -1 | 1, reach: number, top: number, color: string) {
  const x = (share: number) => (side < 0 ? share : 616 - share);
  const edge = Array.from({ length: 30 }, (_, index): Point => {
    const share = index / 29;
    return [mix(-60, reach, share), mix(top, SHORE + 16, share ** 1.15) + 5 * Math.sin(share * 17)];
  });
  const firs = edge
    .filter((_, index) => index % 2 === 0)
    .map(([px, py]) => {
      const left = x(px + random.around(7));
      return fir(left, py + 12, random.between(64, 112) * mix(1, 0.5, px / reach), random);
    });
  const line = edge.map(([px, py]): Point => [x(px), py]);
  return [
    paper(shape(firs.join(''), color, { isUnited: true }), 'thing'),
    sheet(polygon([...line, [x(reach), SHORE + 24], [x(-60), SHORE + 24]]), color, 'hill'),
  ];
}

/** The moon's light: strips that widen toward the eye. */
const moonlight = Array.from({ length: 9 }, (_, index) => {
  const reach = mix(64, 20, index / 8) + (index % 3) * 9;
  return glint(MOON.x + (index % 2 ? 14 : -12), 682 + index * 19, reach, 3.2);
}).join('');

export function lake(context: CardContext, sky: SkyName): Part {
  const { palette, random } = context;
  const shore = ridge({ y: 842, swing: 14, humps: 1.4, seed: random.whole(1, 80), slope: -30 });
  const heights = { '-14': 452, 48: 300, 572: 150, 604: 236, 648: 320 };
  const firs = Object.entries(heights).map(([x, height]) =>
    fir(Number(x), heightAt(shore, Number(x)) + 20, height + random.around(14), random),
  );
  const animal = { x: 440, y: heightAt(shore, 440) + 6, height: 44, flip: true };
  const isDay = palette.daytime === 'day';
  return {
    layers: [
      ...skyLayers(context, sky, MOON),
      layer('disc', -9, disc(context, isDay ? 'sun' : 'moon', MOON)),
      layer('far', -7, thing('two-peaks', 0, 0)),
      layer(
        'valley',
        -5,
        flank(context, 1, 330, 470, 'far near 40'),
        flank(context, -1, 270, 520, 'far near 70'),
      ),
      layer(
        'lake',
        -4,
        sheet(below('-80,676 200,670 420,674 700,668', 935), 'water.45', 'glued'),
        glued(moonlight, 'warm cream 50'),
        thing('shore-cabin', 474, SHORE + 22),
      ),
      layer(
        'canoe',
        -2,
        thing('canoe', 250, 778),
        glued(glint(250, 826, 190) + glint(320, 842, 110), 'water.45 cream 45'),
      ),
      layer(
        'shore',
        2,
        paper(shape(firs.join(''), 'front', { isUnited: true }), 'hung'),
        sheet(below(shore, 935), 'front', 'hill 8'),
        hiddenAnimal(context, 'ground', animal),
      ),
    ],
    idleAnimations: [glide({ layer: 'canoe', by: [24, 2], tilt: 1.2, seconds: 3.6, hold: 0.5 })],
  };
}
