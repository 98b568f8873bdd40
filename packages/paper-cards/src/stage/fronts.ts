/** What stands in front of a scene, and the sheet under the text. */
import type { Extras } from '../names.ts';
import { circle, mix, type Point, polar, polyline } from '../paper/geometry.ts';
import { shape, stroke } from '../paper/inks.ts';
import { laceEdge, stitches } from '../paper/lace.ts';
import { below, ground, heightAt, ridge } from '../paper/land.ts';
import { paper, sheet, WIDTH } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { layer, type Part, type Scene } from '../scene.ts';
import { blades, bush, flower, leaf, spraySheet } from '../things/plants.ts';

/** The dark, empty sheet under the text. Nothing lies on it. */
export const groundPart = ({ random }: Scene): Part => ({
  layers: [layer('ground', 0, ground('ground', random.whole(1, 80)))],
});

/** Where the sheets of a front end: below it is the text's. */
const FOOT = 935;

const lowered = (line: readonly Point[], by: number) => line.map(([x, y]): Point => [x, y + by]);

/** A runner of lace that hangs over the front sheet. */
function lace({ random }: Scene): Part {
  const seed = random.whole(1, 90);
  const line = ridge({ y: 806, swing: 10, humps: 1.4, seed, slope: random.around(26) });
  const seam = stitches(lowered(line, 8), { color: 'warm', width: 1.8 });
  return {
    layers: [
      layer(
        'front',
        0,
        sheet(below(line, FOOT), 'front', 'hill 9'),
        sheet(laceEdge(lowered(line, 2), { pitch: 50, depth: 50 }), 'cream', 'print'),
        paper(seam, 'thread'),
      ),
    ],
  };
}

/** A flower of the meadow on its stalk, or an ear of wheat. */
function stem(kind: Extras['flora'], x: number, y: number, index: number) {
  const color = ['cream', 'warm', 'warm-deep', 'accent'][index % 4] ?? '';
  const size = 13 + (index % 3) * 3;
  if (kind === 'daisies') return flower(x, y, size, color, 'warm-deep', index * 17);
  if (kind === 'tulips') {
    const cup = [-118, -62, -90].map((angle) => leaf({ x, y, length: size * 1.9, angle }, 0.36));
    return spraySheet(cup.join(''), index % 2 ? 'warm-deep' : 'warm', 4);
  }
  if (kind === 'wheat') {
    const grains = [0, 9, 18, 27].flatMap((down) =>
      [-50, -130].map((angle) => leaf({ x, y: y + down, length: 16, angle }, 0.3)),
    );
    return spraySheet(grains.join('') + leaf({ x, y, length: 20, angle: -90 }, 0.26), 'warm', 4);
  }
  const clock = Array.from({ length: 16 }, (_, ray) =>
    polyline([polar(x, y, 4, ray * 22.5), polar(x, y, size + 3, ray * 22.5)]),
  );
  return paper([...stroke(clock.join(''), 'cream', 1.8), ...shape(circle(x, y, 4), 'warm')]);
}

/** A meadow: blades of grass, and what flowers in this card. */
function meadow({ random, extras: { flora } }: Scene): Part {
  const seed = random.whole(1, 90);
  const line = ridge({ y: 836, swing: 14, humps: 1.7, seed, slope: random.around(30) });
  const count = flora === 'bare' || flora === 'toadstools' ? 0 : random.whole(3, 6);
  // They crowd one side.
  const isLeft = random.chance(0.5);
  const stems = Array.from({ length: count }, (_, index) => {
    const share = (index / count) ** 1.6 * 0.94 + 0.04;
    const x = mix(0, WIDTH, isLeft ? share : 1 - share) + random.around(14);
    return { x, y: heightAt(line, x) - random.between(20, 70) };
  });
  const stalks = stems.map(({ x, y }) => `M${x} 900L${x + 3} ${y}`).join('');
  const first = random.between(84, 500);
  const hats = flora === 'toadstools' ? random.whole(1, 3) : 0;
  const toadstools = Array.from({ length: hats }, (_, index) => {
    const x = first + index * 44 * (first > 308 ? -1 : 1);
    const colors = { 'warm-deep': index % 2 ? 'warm' : 'warm-deep' };
    return thing('toadstool', x, heightAt(line, x) + 26, { size: 1.2 - index * 0.3, colors });
  });
  return {
    layers: [
      layer(
        'front',
        2,
        spraySheet(blades(-30, 650, 900, random.between(56, 92), random), 'near', 5),
        count ? paper(stroke(stalks, 'front', 3), 'thing 2') : [],
        stems.map(({ x, y }, index) => stem(flora, x, y, index)),
        toadstools.flat(),
        spraySheet(blades(-30, 650, 905, random.between(40, 64), random), 'front', 6),
        sheet(below(lowered(line, 40), FOOT), 'front ground 45', 'hill 5'),
      ),
    ],
  };
}

/** Bushes: with berries, in flower, or plain. */
function hedge({ random, extras: { flora } }: Scene): Part {
  const bushes = [
    [20, 886, 190, random.between(56, 100)],
    [596, 884, 170, random.between(40, 76)],
    [random.between(150, 230), 902, 150, 46],
  ] as const;
  const isFlowering = flora === 'daisies' || flora === 'tulips';
  const count = isFlowering ? 5 : flora === 'toadstools' ? 9 : 0;
  const sheets = bushes.flatMap(([x, y, width, height], index) => {
    const dots = Array.from({ length: count }, (_, dot) => {
      const [px, py] = [x + random.around(width * 0.42), y - random.between(4, height * 0.9)];
      if (!isFlowering) return circle(px, py, random.between(3, 4.6));
      const petals = [0, 72, 144, 216, 288].map((turn) => polar(px, py, 5, turn + dot * 9));
      return petals.map((petal) => circle(...petal, 4)).join('');
    });
    const color = index % 2 ? 'warm' : 'accent';
    return [
      sheet(bush(x, y, width, height, random), index < 2 ? 'near' : 'front', 'hung 8'),
      ...(count ? [paper(shape(dots.join(''), color, { isUnited: true }), 'print 2')] : []),
    ];
  });
  return { layers: [layer('front', 3, sheets)] };
}

const FRONTS = { lace, meadow, hedge } as const;

export type FrontKind = keyof typeof FRONTS;

export const front = (scene: Scene, kind: FrontKind): Part => FRONTS[kind](scene);
