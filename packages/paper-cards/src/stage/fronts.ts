import type { Extras } from '../names.ts';
import { circle, mix, type Point, polar, polygon, polyline } from '../paper/geometry.ts';
import { laceEdge, stitches } from '../paper/lace.ts';
import { below, ground, heightAt, ridge } from '../paper/nature.ts';
import { paper, sheet, WIDTH } from '../paper/paper.ts';
import { bigLeaf, blades, bush, flower, leaf, mushroom, spraySheet } from '../things/plants.ts';
import { type Part, type Scene } from '../scene.ts';
import { shape, stroke } from '../paper/inks.ts';

/** The dark, empty sheet under the text. Nothing lies on it. */
export const groundPart = ({ random }: Scene): Part => ({
  layers: [{ name: 'ground', travel: 0, sheets: [ground('ground', random.whole(1, 80))] }],
});

/** Where the sheets of a front end: below it is the text's. */
const FOOT = 935;

const base = (line: readonly Point[], color: string, lift = 9) =>
  sheet(below(line, FOOT), color, `hill ${lift}`);

/** A runner of lace that hangs over the front sheet. */
function lace(scene: Scene): Part {
  const { random } = scene;
  const line = ridge({
    y: 806,
    swing: 10,
    humps: 1.4,
    seed: random.whole(1, 90),
    slope: random.around(26),
  });
  const hem = line.map(([x, y]): Point => [x, y + 2]);
  return {
    layers: [
      {
        name: 'front',
        travel: 0,
        sheets: [
          base(line, 'front'),
          paper(shape(laceEdge(hem, { pitch: 50, depth: 50 }), 'cream'), 'print'),
          paper(
            stitches(
              line.map(([x, y]): Point => [x, y + 8]),
              { color: 'warm', width: 1.8 },
            ),
            'thread',
          ),
        ],
      },
    ],
  };
}

/** Big leaves that fan out of both lower corners. */
function leaves({ random }: Scene): Part {
  const colors = ['near', 'middle deep 40', 'front', 'far deep 30'] as const;
  const fan = (x: number, sign: 1 | -1) =>
    [-12, -38, -64, -88, -26, -52].map((angle, index) =>
      bigLeaf(
        {
          x: x + sign * index * 9,
          y: 912,
          length: random.between(118, 168) - (index > 3 ? 46 : 0),
          angle: sign > 0 ? angle : -180 - angle,
        },
        colors[index % colors.length] ?? 'near',
      ),
    );
  const line = ridge({ y: 846, swing: 12, humps: 2, seed: random.whole(1, 90) });
  return {
    layers: [
      {
        name: 'front',
        travel: 1,
        sheets: [base(line, 'front'), ...hem('cream', line)],
      },
      { name: 'leaves', travel: 4, sheets: [...fan(-26, 1), ...fan(642, -1)] },
    ],
    life: [],
  };
}

/** A narrow lace hem along a line. */
const hem = (color: string, line: readonly Point[]) => [
  paper(shape(laceEdge(line, { pitch: 30, depth: 30 }), color), 'print'),
];

/** A flower of the meadow on its stalk, or an ear of wheat. */
function stem(kind: Extras['flora'], x: number, y: number, index: number) {
  const color = ['cream', 'warm', 'warm-deep', 'accent'][index % 4] ?? '';
  const size = 13 + (index % 3) * 3;
  if (kind === 'daisies') return flower(x, y, size, color, 'warm-deep', index * 17);
  const cut = 'thing';
  if (kind === 'tulips') {
    const cup = [-118, -62, -90].map((angle) => leaf({ x, y, length: size * 1.9, angle }, 0.36));
    return paper(
      shape(cup.join(''), index % 2 ? 'warm-deep' : 'warm', {
        isUnited: true,
      }),
      cut,
    );
  }
  if (kind === 'wheat') {
    const grains = [0, 1, 2, 3].flatMap((row) =>
      [-50, -130].map((angle) => leaf({ x, y: y + row * 9, length: 16, angle }, 0.3)),
    );
    const ear = grains.join('') + leaf({ x, y, length: 20, angle: -90 }, 0.26);
    return paper(shape(ear, 'warm', { isUnited: true }), cut);
  }
  const clock = Array.from({ length: 16 }, (_, ray) =>
    polyline([polar(x, y, 4, ray * 22.5), polar(x, y, size + 3, ray * 22.5)]),
  );
  return paper([...stroke(clock.join(''), 'cream', 1.8), ...shape(circle(x, y, 4), 'warm')], cut);
}

/** A meadow: blades of grass, and what flowers in this card. */
function meadow(scene: Scene): Part {
  const { random, extras } = scene;
  const line = ridge({
    y: 836,
    swing: 14,
    humps: 1.7,
    seed: random.whole(1, 90),
    slope: random.around(30),
  });
  const kind = extras.flora;
  const isFlowering = kind !== 'bare' && kind !== 'toadstools';
  const count = isFlowering ? random.whole(3, 6) : 0;
  // They crowd one side.
  const isLeft = random.chance(0.5);
  const stems = Array.from({ length: count }, (_, index) => {
    const share = (index / count) ** 1.6 * 0.94 + 0.04;
    const x = mix(0, WIDTH, isLeft ? share : 1 - share) + random.around(14);
    return { x, y: heightAt(line, x) - random.between(20, 70) };
  });
  const stalks = stems.map(({ x, y }) =>
    polyline([
      [x, 900],
      [x + 3, y],
    ]),
  );
  const hats = kind === 'toadstools' ? random.whole(1, 3) : 0;
  const first = random.between(84, 500);
  const toadstools = Array.from({ length: hats }, (_, index) => {
    const x = first + index * 44 * (first > 308 ? -1 : 1);
    return mushroom(
      x,
      heightAt(line, x) + 26,
      1.2 - index * 0.3,
      index % 2 ? 'warm' : 'warm-deep',
      'cream',
    );
  });
  return {
    layers: [
      {
        name: 'front',
        travel: 2,
        sheets: [
          spraySheet(blades(-30, 650, 900, random.between(56, 92), random), 'near', 5),
          ...(count ? [paper(stroke(stalks.join(''), 'front', 3), 'thing 2')] : []),
          ...stems.map(({ x, y }, index) => stem(kind, x, y, index)),
          ...toadstools.flat(),
          spraySheet(blades(-30, 650, 905, random.between(40, 64), random), 'front', 6),
          base(
            line.map(([px, py]): Point => [px, py + 40]),
            'front ground 45',
            5,
          ),
        ],
      },
    ],
  };
}

/** Bushes: with berries, in flower, or plain. */
function hedge({ random, extras }: Scene): Part {
  const side = random.chance(0.5) ? 1 : -1;
  const at = (x: number) => 308 + side * (x - 308);
  const bushes = [
    [20, 886, 190, random.between(56, 100)],
    [596, 884, 170, random.between(40, 76)],
    [random.between(150, 230), 902, 150, 46],
  ] as const;
  const dots = { berries: 9, flowers: 5, plain: 0 } as const;
  const isFlowering = extras.flora === 'daisies' || extras.flora === 'tulips';
  const kind = isFlowering ? 'flowers' : extras.flora === 'toadstools' ? 'berries' : 'plain';
  return {
    layers: [
      {
        name: 'front',
        travel: 3,
        sheets: bushes.flatMap(([x, y, width, height], index) => {
          const spots = Array.from({ length: dots[kind] }, (): Point => [
            at(x + random.around(width * 0.42)),
            y - random.between(4, height * 0.9),
          ]);
          const d = spots.flatMap(([px, py], spot) =>
            isFlowering
              ? [0, 72, 144, 216, 288].map((turn) =>
                  circle(...polar(px, py, 5, turn + spot * 9), 4),
                )
              : circle(px, py, random.between(3, 4.6)),
          );
          return [
            sheet(bush(at(x), y, width, height, random), index < 2 ? 'near' : 'front', 'hung 8'),
            ...(d.length
              ? [
                  paper(
                    shape(d.join(''), index % 2 ? 'warm' : 'accent', {
                      isUnited: true,
                    }),
                    'print 2',
                  ),
                ]
              : []),
          ];
        }),
      },
    ],
  };
}

/** A picket fence, with a climbing twig. */
function fence({ random }: Scene): Part {
  const pickets = Array.from({ length: 17 }, (_, index) => {
    const x = -36 + index * 42 + random.around(2);
    const top = 788 + 14 * Math.sin(index * 0.7) + random.around(3);
    return polygon([
      [x, 930],
      [x, top + 15],
      [x + 12, top],
      [x + 24, top + 15],
      [x + 24, 930],
    ]);
  }).join('');
  const rails = [824, 868]
    .map((y) =>
      polygon([
        [-40, y],
        [660, y - 4],
        [660, y + 9],
        [-40, y + 12],
      ]),
    )
    .join('');
  const wood = 'cream light 30';
  return {
    layers: [
      {
        name: 'front',
        travel: 2,
        sheets: [
          sheet(rails, `${wood} front 22`, 'thing'),
          sheet(pickets, wood, 'thing'),
          ...[-150, -118, -62, -30].map((angle) =>
            bigLeaf({ x: 76, y: 912, length: 96, angle }, 'near', 0.3),
          ),
          ...[-148, -110, -40].map((angle) =>
            bigLeaf({ x: 548, y: 912, length: 88, angle }, 'front', 0.3),
          ),
        ],
      },
    ],
  };
}

const FRONTS = { lace, leaves, meadow, hedge, fence } as const;

export type FrontKind = keyof typeof FRONTS;

export const front = (scene: Scene, kind: FrontKind): Part => FRONTS[kind](scene);
