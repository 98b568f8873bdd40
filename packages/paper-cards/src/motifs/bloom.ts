/** A garden of cut leaves around one great bloom, at night or noon; a snail of paper below. */
import { blend } from '../colors.ts';
import type { SkyName } from '../names.ts';
import { circle, mix, polar, polygon, smooth, type Point } from '../paper/geometry.ts';
import { doily } from '../paper/lace.ts';
import { limb } from '../paper/nature.ts';
import { paper, sheet } from '../paper/paper.ts';
import { bigLeaf, flower, leaf, spray, spraySheet } from '../things/plants.ts';
import { type Part, type Scene, swing } from '../scene.ts';
import { skyLayers } from '../stage/skies.ts';
import { horizon } from '../stage/horizons.ts';
import { shape, stroke } from '../paper/inks.ts';

/** A ring of petals, each folded in the middle. */
function petals(
  x: number,
  y: number,
  radius: number,
  count: number,
  turn: number,
  color: string,
  ink: string,
  width: number,
) {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (360 / count) * index;
    const [px, py] = polar(x, y, radius * 0.12, angle);
    const shade = blend(color, ink, 0.1 + 0.1 * Math.sin((angle * Math.PI) / 180));
    return paper(
      [
        ...shape(leaf({ x: px, y: py, length: radius, angle }, width), shade),
        ...stroke(
          `M${px} ${py}L${polar(x, y, radius * 0.82, angle).join(' ')}`,
          `${shade} #ffffff 40`,
          1.4,
        ),
      ],
      'thing',
    );
  });
}

export function bloom(scene: Scene, sky: SkyName): Part {
  const { random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at = (x: number) => 308 + side * (x - 308);
  const [x, y] = [at(316), 540];
  const stem: Point[] = [
    [at(290), 930],
    [at(276), 800],
    [at(300), 660],
    [x, y],
  ];
  const blossom = [
    paper(shape(doily(x, y, 222, 19), 'cream'), 'print 7'),
    ...petals(x, y, 196, 14, 6, 'warm-deep', 'ink', 0.24),
    ...petals(x, y, 154, 11, 20, 'warm', 'warm-deep', 0.25),
    ...petals(x, y, 100, 8, 0, 'warm cream 55', 'warm-deep', 0.28),
    sheet(circle(x, y, 42), 'near', 'thing'),
    paper(
      shape(
        Array.from({ length: 40 }, (_, index) =>
          circle(...polar(x, y, 5.4 * Math.sqrt(index), index * 137.5), 2.4),
        ).join(''),
        'warm',
      ),
      'glued',
    ),
  ];
  const greens = ['near', 'middle deep 30', 'front', 'far deep 25'] as const;
  const tall = [
    [54, 900, 300, -84],
    [-8, 900, 260, -62],
    [560, 900, 310, -98],
    [622, 900, 250, -118],
    [150, 910, 210, -74],
    [470, 910, 220, -104],
  ] as const;
  const big = tall.map(([lx, ly, length, angle], index) =>
    bigLeaf(
      { x: lx, y: ly, length, angle: angle + random.around(5) },
      greens[index % 4] ?? 'near',
      0.24,
    ),
  );
  const land = horizon(scene, random.pick(['hills', 'orchard']), 716);
  const bee: Point = [at(128), 392];
  const wing = (turn: number) => leaf({ x: bee[0], y: bee[1] - 3, length: 24, angle: turn }, 0.42);
  const beeSheets = [
    paper(shape(wing(-118) + wing(-72), 'cream', { isUnited: true, opacity: 0.95 }), 'print'),
    sheet(
      smooth(
        [
          [bee[0] - 17, bee[1]],
          [bee[0], bee[1] - 10],
          [bee[0] + 17, bee[1]],
          [bee[0], bee[1] + 10],
        ],
        { closed: true },
      ),
      'warm',
      'print',
    ),
    paper(
      shape(
        [-5, 3]
          .map((dx) =>
            polygon([
              [bee[0] + dx - 2, bee[1] - 9],
              [bee[0] + dx + 3, bee[1] - 9],
              [bee[0] + dx + 3, bee[1] + 9],
              [bee[0] + dx - 2, bee[1] + 9],
            ]),
          )
          .join('') + circle(bee[0] + side * 14, bee[1] - 1, 4),
        'ink',
      ),
      'thread',
    ),
  ];
  const snail: Point = [at(440), 862];
  return {
    layers: [
      ...skyLayers(scene, sky, { x, y, radius: 130 }),
      ...land.layers,
      {
        name: 'leaves-back',
        travel: -3,
        sheets: [-1, 1].map((way) =>
          spraySheet(
            spray(
              { x: 308 + way * 190, y: 900, length: 330, angle: -90 + way * 12 },
              way * 30,
              random,
              0.2,
            ),
            'far near 50',
            7,
          ),
        ),
      },
      {
        name: 'bloom',
        travel: -1,
        sheets: [
          sheet(limb(stem, 17, 9), 'front', 'thing'),
          bigLeaf(
            { x: at(286), y: 770, length: 150, angle: side > 0 ? -22 : -158 },
            'near deep 50',
            0.36,
          ),
          bigLeaf({ x: at(280), y: 800, length: 130, angle: side > 0 ? -150 : -30 }, 'near', 0.36),
          ...blossom,
        ],
      },
      { name: 'bee', travel: 2, sheets: beeSheets },
      {
        name: 'leaves-front',
        travel: 3,
        sheets: [
          ...big,
          ...petals(at(44), 782, 118, 9, 10, 'accent', 'ink', 0.3),
          ...petals(at(44), 782, 76, 7, 0, 'accent cream 50', 'ink', 0.32),
          sheet(circle(at(44), 782, 24), 'warm', 'thing'),
          flower(at(506), 786, 18, 'accent', 'cream', 40),
          flower(at(214), 836, 15, 'warm', 'cream', 20),
          sheet(
            smooth(
              [
                [snail[0] - 30, snail[1] + 8],
                [snail[0] + 30, snail[1] + 6],
                [snail[0] + 36, snail[1] - 14],
                [snail[0] + 26, snail[1] - 14],
                [snail[0] + 10, snail[1]],
                [snail[0] - 20, snail[1] + 1],
              ],
              { closed: true },
            ),
            'cream',
            'print 2',
          ),
          sheet(circle(snail[0], snail[1] - 12, 18), 'accent', 'thing'),
          paper(
            stroke(
              smooth(
                Array.from({ length: 22 }, (_, index) =>
                  polar(snail[0], snail[1] - 12, mix(2, 14, index / 21), index * 34),
                ),
              ),
              'ink',
              2,
              { opacity: 0.6 },
            ),
            'thread',
          ),
        ],
      },
    ],
    life: [{ ...swing({ layer: 'bee', origin: [x, y], by: side * 7, seconds: 3.6, swings: 3 }) }],
  };
}
