/** What stands in front of a scene, and the sheet under the text. */
import type { Details } from '../names.ts';
import { circle, mix, type Point, polyline } from '../paper/geometry.ts';
import { stroke } from '../paper/inks.ts';
import { laceEdge } from '../paper/lace.ts';
import { below, ground, heightAt, ridge } from '../paper/land.ts';
import { paper, sheet, WIDTH } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { layer, type Part, type CardContext } from '../card-parts.ts';
import { blades, bush, spraySheet } from '../things/plants.ts';

/** The dark, empty sheet under the text. Nothing lies on it. */
export const groundPart = ({ random }: CardContext): Part => ({
  layers: [layer('ground', 0, ground('ground', random.whole(1, 80)))],
});

/** Where the sheets of a front end: below it is the text's. */
const FOOT = 935;

const lowered = (line: readonly Point[], by: number) => line.map(([x, y]): Point => [x, y + by]);

/** A runner of lace that hangs over the front sheet. */
function lace({ random }: CardContext): Part {
  const seed = random.whole(1, 90);
  const line = ridge({ y: 806, swing: 10, humps: 1.4, seed, slope: random.around(26) });
  const seam = polyline(lowered(line, 8));
  return {
    layers: [
      layer(
        'front',
        0,
        sheet(below(line, FOOT), 'front', 'hill 9'),
        sheet(laceEdge(lowered(line, 2), { pitch: 50, depth: 50 }), 'cream', 'print'),
        paper(stroke(seam, 'warm', 2, { dash: [7, 7] }), 'thread'),
      ),
    ],
  };
}

/** What flowers in a meadow, if anything does. */
const FLOWERS: Partial<Record<Details['plants'], string>> = {
  daisies: 'daisy',
  tulips: 'tulip',
  wheat: 'wheat-ear',
  dandelions: 'dandelion',
};

const PETALS = ['cream', 'warm', 'warm-deep', 'accent'] as const;

/** Flowers on their stalks, which crowd one side. */
function flowers({ random }: CardContext, name: string, line: readonly Point[]) {
  const count = random.whole(3, 6);
  const isLeft = random.chance(0.5);
  const stems = Array.from({ length: count }, (_, index) => {
    const share = (index / count) ** 1.6 * 0.94 + 0.04;
    const x = mix(0, WIDTH, isLeft ? share : 1 - share) + random.around(14);
    return { x, y: heightAt(line, x) - random.between(20, 70) };
  });
  const stalks = stems.map(({ x, y }) => `M${x} 900L${x + 3} ${y}`).join('');
  return [
    paper(stroke(stalks, 'front', 3), 'thing 2'),
    ...stems.flatMap(({ x, y }, index) =>
      thing(name, x, y, {
        size: 0.7 + (index % 3) * 0.15,
        turn: random.around(12),
        colors: { light: PETALS[index % 4] ?? 'cream' },
      }),
    ),
  ];
}

/** Up to three toadstools, each smaller than the one before. */
function toadstools({ random }: CardContext, line: readonly Point[]) {
  const first = random.between(84, 500);
  return Array.from({ length: random.whole(1, 3) }, (_, index) => {
    const x = first + index * 44 * (first > 308 ? -1 : 1);
    const colors = { 'warm-deep': index % 2 ? 'warm' : 'warm-deep' };
    return thing('toadstool', x, heightAt(line, x) + 26, { size: 1.2 - index * 0.3, colors });
  }).flat();
}

/** A meadow: blades of grass, and what flowers in this card. */
function meadow(context: CardContext): Part {
  const { random, details } = context;
  const seed = random.whole(1, 90);
  const line = ridge({ y: 836, swing: 14, humps: 1.7, seed, slope: random.around(30) });
  const flower = FLOWERS[details.plants];
  return {
    layers: [
      layer(
        'front',
        2,
        spraySheet(blades(-30, 650, 900, random.between(56, 92), random), 'near', 5),
        flower ? flowers(context, flower, line) : [],
        details.plants === 'toadstools' ? toadstools(context, line) : [],
        spraySheet(blades(-30, 650, 905, random.between(40, 64), random), 'front', 6),
        sheet(below(lowered(line, 40), FOOT), 'front ground 45', 'hill 5'),
      ),
    ],
  };
}

/** Bushes: with berries, in flower, or plain. */
function hedge({ random, details: { plants } }: CardContext): Part {
  const bushes = [
    [20, 886, 190, random.between(56, 100)],
    [596, 884, 170, random.between(40, 76)],
    [random.between(150, 230), 902, 150, 46],
  ] as const;
  const isFlowering = plants === 'daisies' || plants === 'tulips';
  const count = isFlowering ? 5 : plants === 'toadstools' ? 9 : 0;
  const sheets = bushes.flatMap(([x, y, width, height], index) => {
    const color = index % 2 ? 'warm' : 'accent';
    const dots = Array.from({ length: count }, () => {
      const [px, py] = [x + random.around(width * 0.42), y - random.between(4, height * 0.9)];
      return isFlowering
        ? thing('daisy', px, py, { size: 0.45, colors: { light: color } })
        : sheet(circle(px, py, random.between(3, 4.6)), color, 'print 2');
    });
    const leaves = bush(x, y, width, height, random);
    return [sheet(leaves, index < 2 ? 'near' : 'front', 'hung 8'), ...dots.flat()];
  });
  return { layers: [layer('front', 3, sheets)] };
}

const FRONTS = { lace, meadow, hedge } as const;

export type FrontKind = keyof typeof FRONTS;

export const front = (context: CardContext, kind: FrontKind): Part => FRONTS[kind](context);
