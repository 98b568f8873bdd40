/** Far shapes on the horizon, and the land in front of them. */
import { circle, type Point, rectangle } from '../paper/geometry.ts';
import { shape } from '../paper/inks.ts';
import { below, heightAt, ridge } from '../paper/land.ts';
import { crown, fir } from '../paper/nature.ts';
import { paper, sheet, WIDTH } from '../paper/paper.ts';
import type { Random } from '../paper/random.ts';
import { thing } from '../paper/thing.ts';
import { type CardLayer, layer, type CardContext } from '../card-parts.ts';

const FOOT = 935;

const land = (line: readonly Point[], color: string, lift: number) =>
  sheet(below(line, FOOT), color, `far ${lift}`);

/** A line of hills that differs from card to card. */
const hillside = (random: Random, y: number, swing: number, humps: number, slope = 40) =>
  ridge({ y, swing, humps, seed: random.whole(1, 90), slope: random.around(slope) });

const mountains = ({ random }: CardContext, y: number) =>
  thing('horizon-mountains', random.around(30), y + 90);

const hills = ({ random }: CardContext, y: number) => [
  land(hillside(random, y - 26, 34, 2.3, 60), 'far haze 50', 6),
  land(hillside(random, y + 22, 26, 1.8, 50), 'far', 7),
];

function forest({ random }: CardContext, y: number) {
  const row = (line: readonly Point[], height: number, gap: number, color: string) => {
    let firs = '';
    for (let x = -40; x < 660; x += gap * random.between(0.7, 1.3))
      firs += fir(x, heightAt(line, x) + 6, height * random.between(0.7, 1.15), random);
    return paper(shape(firs, color, { isUnited: true }), 'thing');
  };
  const back = hillside(random, y - 6, 20, 2.2);
  const next = hillside(random, y + 50, 18, 1.5);
  return [
    row(back, 84, 26, 'far haze 50'),
    land(back, 'far haze 50', 4),
    row(next, 120, 44, 'far'),
    land(next, 'far', 6),
  ];
}

/** Gabled roofs with lit windows. */
function roofs({ random }: CardContext, y: number) {
  const row = (top: number, color: string, lit: string, lift: number, wide: number) => {
    let [walls, panes] = ['', ''];
    for (let x = -40; x < 660; x += random.between(-2, 3)) {
      const width = wide * random.between(0.7, 1.2);
      const eaves = top - random.between(56, 116) + width * 0.4;
      const hasGable = random.chance(0.7);
      walls += hasGable
        ? `M${x} ${FOOT}V${eaves}l${width / 2} ${-width * 0.42} ${width / 2} ${width * 0.42}V${FOOT}Z`
        : rectangle(x, eaves - 22, width, FOOT - eaves + 22);
      walls += rectangle(x + width * 0.7, eaves - width * 0.4, 9, width * 0.4);
      for (const down of [10, 36, 62])
        for (const share of [0.22, 0.58])
          if (random.chance(0.5))
            panes += rectangle(x + width * share, eaves + down, width * 0.16, 13);
      x += width;
    }
    return [
      paper(shape(walls, color, { isUnited: true }), `far ${lift}`),
      sheet(panes, lit, 'flat'),
    ];
  };
  return [
    ...row(y + 20, 'far haze 45', 'cream warm 35', 5, 52),
    ...row(y + 76, 'far', 'warm', 7, 74),
  ];
}

/** Round trees in rows, like a park. */
function orchard({ random }: CardContext, y: number) {
  const line = hillside(random, y + 30, 22, 1.6, 50);
  let trunks = '';
  const crowns = Array.from({ length: 8 }, (_, index) => {
    const x = -20 + index * 94 + random.around(22);
    const size = random.between(60, 104);
    const foot = heightAt(line, x);
    trunks += rectangle(x - 4, foot - size, 8, size + 12);
    const color = index % 2 ? 'far haze 30' : 'far haze 30 middle 40';
    return sheet(crown(x, foot - size * 0.9, size * 0.5, size * 0.52, random, 9), color);
  });
  return [sheet(trunks, 'near far 30', 'thing 2'), ...crowns, land(line, 'far', 6)];
}

const HORIZONS = { mountains, hills, forest, roofs, orchard } as const;

export type HorizonKind = keyof typeof HORIZONS;

/** Small tufts on the land, so that it isn't empty. */
function stipple(random: Random, edge: readonly Point[]) {
  const tufts = Array.from({ length: 26 }, () => {
    const x = random.between(0, WIDTH);
    return circle(x, heightAt(edge, x) + random.between(12, 90), random.between(1.4, 3));
  });
  return sheet(tufts.join(''), 'middle light 50', 'thread');
}

/** Far shapes and the land in front of them, whose edge is at about `y`. */
export function horizon(
  context: CardContext,
  kind: HorizonKind,
  y: number,
): { layers: CardLayer[]; edge: Point[] } {
  const edge = hillside(context.random, y + 86, 20, 1.5, 46);
  const far = layer('far', -7, HORIZONS[kind](context, y));
  const tufts = stipple(context.random, edge);
  return { layers: [far, layer('middle', -4, land(edge, 'middle', 8), tufts)], edge };
}
