/** What is in the sky: one of several papers, all quiet, because the title is in front. */
import type { SkyName } from '../names.ts';
import { circle, mix, type Point, polar, polygon, smooth, star } from '../paper/geometry.ts';
import { shape, stroke } from '../paper/inks.ts';
import { cloud } from '../paper/nature.ts';
import { paper, sheet, sky, WIDTH, type Sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { type CardLayer, layer, type CardContext } from '../card-parts.ts';

/** Where the sky's center is: sun, moon, the middle of rings. Units. */
export interface Center {
  x: number;
  y: number;
  radius: number;
}

/** A few clouds, some cropped by the frame. */
function clouds({ random }: CardContext, { x }: Center) {
  const isRight = x > 308;
  const spots = [
    [isRight ? -10 : 610, 372, 250, 66],
    [isRight ? 590 : 20, 96, 280, 70],
    [isRight ? 96 : 520, 60, 170, 42],
  ] as const;
  return spots.map(([cx, cy, width, height], index) => {
    const d = cloud(cx, cy + random.around(18), width, height, random);
    return sheet(d, `haze cream ${20 + index * 12}`, `far ${5 + index * 2}`);
  });
}

/** Stars, punched out of a light sheet and glued on. */
function stars({ random }: CardContext, { x, y, radius }: Center) {
  let d = '';
  for (let index = 0; index < 46; index++) {
    const [px, py] = [random.between(-10, 626), random.between(-6, 620)];
    if (Math.hypot(px - x, py - y) < radius * 1.35) continue;
    const size = random.chance(0.14) ? random.between(6, 9) : random.between(1.6, 3.4);
    d += size > 5 ? polygon(star(px, py, size, size * 0.34, 4)) : circle(px, py, size * 0.7);
  }
  return [paper(shape(d, 'cream', { opacity: 0.92 }), 'thread')];
}

/** Slanting bands, like folded paper: a fan that opens from the horizon. */
function bands({ random }: CardContext) {
  const slope = random.pick([-1, 1]) * random.between(40, 90);
  return [0, 1, 2, 3].map((index) => {
    const line = Array.from({ length: 9 }, (_, at): Point => {
      const rise = slope * (at / 8 - 0.5) + 16 * Math.sin(at * 1.3 + index * 2.1);
      return [mix(-70, 690, at / 8), 250 + index * 132 + rise];
    });
    const d = `${smooth(line)}L700 930L-80 930Z`;
    return sheet(d, `sky-middle sky-foot ${20 + index * 24}`, 'far');
  });
}

/** Curls of wind, as thin strips of paper. */
function wind({ random }: CardContext, { x }: Center) {
  const side = x > WIDTH / 2 ? -1 : 1;
  // Above the title and below it.
  const curls = Array.from({ length: random.whole(2, 4) }, (_, index) => {
    const cx = mix(60, 560, (index * 0.62 + random.between(0, 0.3)) % 1);
    const cy = (index % 2 ? 346 : 54) + index * 14 + random.around(20);
    const reach = random.between(30, 58);
    const curl = Array.from({ length: 15 }, (_, step) =>
      polar(cx, cy, reach * (1 - step / 19), 90 - side * step * 34),
    );
    const tail: Point[] = [
      [cx - side * reach * 3.4, cy + reach * 1.1],
      [cx - side * reach * 1.6, cy + reach * 0.72],
    ];
    return smooth([...tail, ...curl]);
  });
  return [paper(stroke(curls.join(''), 'haze cream 35', 5.4))];
}

const SKIES: Record<SkyName, (context: CardContext, center: Center) => Sheet[]> = {
  rings: (_, { x, y, radius }) => thing('sky-rings', x, y, { size: radius / 100 }),
  banks: (_, { x }) =>
    x > WIDTH / 2 ? thing('sky-banks', 0, 0) : thing('sky-banks', WIDTH, 0, { flip: true }),
  rays: ({ random }, { x, y }) => thing('sky-rays', x, y, { turn: random.between(0, 30) }),
  clouds,
  stars,
  bands,
  scales: () => thing('sky-scales', 0, 0),
  wind,
};

/** The sky, with one kind of paper in it. */
export const skyLayers = (context: CardContext, kind: SkyName, center: Center): CardLayer[] => [
  layer('sky', -12, sky(['sky-top', 'sky-middle', 'sky-foot', 'sky-foot'])),
  layer('heaven', -10, SKIES[kind](context, center)),
];
