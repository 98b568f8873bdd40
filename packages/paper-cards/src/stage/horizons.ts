/** Far shapes on the horizon, and the land in front of them. */
import { blend } from '../colors.ts';
import { circle, mix, type Point, polygon, rectangle } from '../paper/geometry.ts';
import { below, crown, fir, heightAt, ridge } from '../paper/nature.ts';
import { paper, sheet, WIDTH } from '../paper/paper.ts';
import type { CardLayer, Scene } from '../scene.ts';
import { peak } from './mountain.ts';
import { shape } from '../paper/inks.ts';

const FOOT = 935;

const land = (line: readonly Point[], color: string, lift: number) =>
  sheet(below(line, FOOT), color, `far ${lift}`);

function mountains({ random }: Scene, y: number) {
  return [
    [0.06, 0.82],
    [0.9, 1],
    [0.48, 0.36],
  ].flatMap(([share = 0, tall = 0], index) => {
    const x = mix(0, WIDTH, share) + random.around(30);
    const { whole, lit, snow } = peak(x, y + 90, 230 + tall * 130, 70 + tall * 210);
    const color = blend('far', 'haze', 0.45 - index * 0.15);
    return [
      paper(
        [
          ...shape(whole, color),
          ...shape(lit, `${color} cream 16`),
          ...shape(snow, blend('cream', color, 0.1)),
        ],
        'hill',
      ),
    ];
  });
}

function hills({ random }: Scene, y: number) {
  const back = ridge({
    y: y - 26,
    swing: 34,
    humps: 2.3,
    seed: random.whole(1, 90),
    slope: random.around(60),
  });
  const next = ridge({
    y: y + 22,
    swing: 26,
    humps: 1.8,
    seed: random.whole(1, 90),
    slope: random.around(50),
  });
  return [land(back, 'far haze 50', 6), land(next, 'far', 7)];
}

function forest(scene: Scene, y: number) {
  const { random } = scene;
  const row = (line: readonly Point[], height: number, gap: number) => {
    let d = '';
    for (let x = -40; x < 660; x += gap * random.between(0.7, 1.3))
      d += fir(x, heightAt(line, x) + 6, height * random.between(0.7, 1.15), random);
    return d;
  };
  const back = ridge({
    y: y - 6,
    swing: 20,
    humps: 2.2,
    seed: random.whole(1, 90),
    slope: random.around(40),
  });
  const next = ridge({
    y: y + 50,
    swing: 18,
    humps: 1.5,
    seed: random.whole(1, 90),
    slope: random.around(40),
  });
  const pale = 'far haze 50';
  return [
    paper(shape(row(back, 84, 26), pale, { isUnited: true }), 'thing'),
    land(back, pale, 4),
    paper(shape(row(next, 120, 44), 'far', { isUnited: true }), 'thing'),
    land(next, 'far', 6),
  ];
}

/** Gabled roofs with lit windows. */
function roofs({ random }: Scene, y: number) {
  const row = (top: number, color: string, lit: string, lift: number, wide: number) => {
    let [walls, panes] = ['', ''];
    for (let x = -40; x < 660;) {
      const width = wide * random.between(0.7, 1.2);
      const height = random.between(56, 116);
      const eaves = top - height + width * 0.4;
      walls += random.chance(0.7)
        ? polygon([
            [x, FOOT],
            [x, eaves],
            [x + width / 2, eaves - width * 0.42],
            [x + width, eaves],
            [x + width, FOOT],
          ])
        : rectangle(x, eaves - 22, width, FOOT - eaves + 22);
      walls += rectangle(x + width * 0.7, eaves - width * 0.4, 9, width * 0.4);
      for (let row = 0; row < 3; row++)
        for (const share of [0.22, 0.58])
          if (random.chance(0.5))
            panes += rectangle(x + width * share, eaves + 10 + row * 26, width * 0.16, 13);
      x += width + random.between(-2, 3);
    }
    return [
      paper(shape(walls, color, { isUnited: true }), `far ${lift}`),
      paper(shape(panes, lit), 'flat'),
    ];
  };
  return [
    ...row(y + 20, 'far haze 45', 'cream warm 35', 5, 52),
    ...row(y + 76, 'far', 'warm', 7, 74),
  ];
}

/** Round trees in rows, like a park. */
function orchard({ random }: Scene, y: number) {
  const line = ridge({
    y: y + 30,
    swing: 22,
    humps: 1.6,
    seed: random.whole(1, 90),
    slope: random.around(50),
  });
  const crowns = Array.from({ length: 8 }, (_, index) => {
    const x = -20 + index * 94 + random.around(22);
    const size = random.between(60, 104);
    const foot = heightAt(line, x);
    return {
      trunk: rectangle(x - 4, foot - size, 8, size + 12),
      crown: crown(x, foot - size * 0.9, size * 0.5, size * 0.52, random, 9),
    };
  });
  const color = 'far haze 30';
  return [
    sheet(crowns.map(({ trunk }) => trunk).join(''), 'near far 30', 'thing 2'),
    ...crowns.map(({ crown }, index) =>
      sheet(crown, index % 2 ? color : `${color} middle 40`, 'thing'),
    ),
    land(line, 'far', 6),
  ];
}

const HORIZONS = { mountains, hills, forest, roofs, orchard } as const;

export type HorizonKind = keyof typeof HORIZONS;

/** Small tufts on the land, so that it isn't empty. */
function stipple({ random }: Scene, edge: readonly Point[]) {
  let d = '';
  for (let index = 0; index < 26; index++) {
    const x = random.between(0, WIDTH);
    d += circle(x, heightAt(edge, x) + random.between(12, 90), random.between(1.4, 3));
  }
  return paper(shape(d, 'middle light 50'), 'thread');
}

/** Far shapes and the land in front of them, whose edge is at about `y`. */
export function horizon(
  scene: Scene,
  kind: HorizonKind,
  y: number,
): { layers: CardLayer[]; edge: Point[] } {
  const { random } = scene;
  const edge = ridge({
    y: y + 86,
    swing: 20,
    humps: 1.5,
    seed: random.whole(1, 90),
    slope: random.around(46),
  });
  return {
    layers: [
      { name: 'far', travel: -7, sheets: HORIZONS[kind](scene, y) },
      {
        name: 'middle',
        travel: -4,
        sheets: [land(edge, 'middle', 8), stipple(scene, edge)],
      },
    ],
    edge,
  };
}
