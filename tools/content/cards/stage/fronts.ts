/** The sheets in front of the hero: the one under the text, and one with plants or lace before it. */
import { circle, mix, type Point, polygon, polyline } from '../../paper/geometry.ts';
import { laceEdge, stitches } from '../../paper/lace.ts';
import { below, ground, heightAt, ridge } from '../../paper/nature.ts';
import { paper, sheet, WIDTH } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import { bigLeaf, blades, bush, flower, mushroom, spraySheet } from '../things/plants.ts';
import { type Part, type Scene } from '../scene.ts';

/** The dark, empty sheet under the text. Nothing lies on it. */
export const groundPart = ({ palette, random }: Scene): Part => ({
  layers: [{ name: 'ground', travel: 0, sheets: [ground(palette.ground, random.whole(1, 80))] }],
});

/** Where the sheets of a front end: below it is the text's. */
const FOOT = 935;

const base = (line: readonly Point[], color: string, seed: number, lift = 9): string =>
  sheet(below(line, FOOT), color, { lift, rough: 1.8, seed });

/** A runner of lace that hangs over the front sheet. */
function lace(scene: Scene): Part {
  const { palette, random } = scene;
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
          base(line, palette.front, 7),
          paper(shape(laceEdge(hem, { pitch: 50, depth: 50 }), palette.cream), {
            lift: 5,
            rough: 0,
            rim: 0.4,
            shade: 0.5,
          }),
          paper(
            stitches(
              line.map(([x, y]): Point => [x, y + 8]),
              { color: palette.warm, width: 1.8 },
            ),
            { lift: 0.4, rough: 0, rim: 0, shade: 0 },
          ),
        ],
      },
    ],
  };
}

/** Big leaves that fan out of both lower corners. */
function leaves({ palette, random }: Scene): Part {
  const colors = [
    palette.near,
    blend(palette.middle, palette.deep, 0.4),
    palette.front,
    blend(palette.far, palette.deep, 0.3),
  ] as const;
  const fan = (x: number, sign: 1 | -1) =>
    [-12, -38, -64, -88, -26, -52].map((angle, index) =>
      bigLeaf(
        {
          x: x + sign * index * 9,
          y: 912,
          length: random.between(118, 168) - (index > 3 ? 46 : 0),
          angle: sign > 0 ? angle : -180 - angle,
        },
        colors[index % colors.length] ?? palette.near,
      ),
    );
  const line = ridge({ y: 846, swing: 12, humps: 2, seed: random.whole(1, 90) });
  return {
    layers: [
      {
        name: 'front',
        travel: 1,
        sheets: [base(line, palette.front, 9), ...hem(palette.cream, line)],
      },
      { name: 'leaves', travel: 4, sheets: [...fan(-26, 1), ...fan(642, -1)] },
    ],
    life: [],
  };
}

/** A narrow lace hem along a line. */
const hem = (color: string, line: readonly Point[]): string[] => [
  paper(shape(laceEdge(line, { pitch: 30, depth: 30 }), color), {
    lift: 3,
    rough: 0,
    rim: 0.35,
    shade: 0.45,
  }),
];

/** A meadow: blades of grass, toadstools and flowers. */
function meadow({ palette, random }: Scene): Part {
  const line = ridge({
    y: 836,
    swing: 14,
    humps: 1.7,
    seed: random.whole(1, 90),
    slope: random.around(30),
  });
  const x = random.chance(0.5) ? random.between(90, 150) : random.between(460, 520);
  const flowers = [0.08, 0.2, 0.74, 0.9].map((share, index) => {
    const fx = mix(0, WIDTH, share) + random.around(16);
    const fy = heightAt(line, fx) - random.between(34, 62);
    return [
      paper(
        stroke(
          polyline([
            [fx, 900],
            [fx + 3, fy],
          ]),
          palette.front,
          3,
        ),
        { lift: 2, rough: 0.5 },
      ),
      flower(
        fx,
        fy,
        14 + (index % 2) * 4,
        index % 2 ? palette.cream : palette.warm,
        palette.warmDeep,
        index * 17,
      ),
    ];
  });
  return {
    layers: [
      {
        name: 'front',
        travel: 2,
        sheets: [
          spraySheet(blades(-30, 650, 900, 92, random), palette.near, 5),
          ...flowers.flat(),
          ...mushroom(x, heightAt(line, x) + 26, 1.25, palette.warmDeep, palette.cream),
          spraySheet(blades(-30, 650, 905, 62, random), palette.front, 6),
          base(
            line.map(([px, py]): Point => [px, py + 40]),
            blend(palette.front, palette.ground, 0.45),
            5,
            5,
          ),
        ],
      },
    ],
  };
}

/** Bushes with berries. */
function hedge({ palette, random }: Scene): Part {
  const bushes = [
    [20, 886, 190, 74],
    [600, 880, 210, 92],
    [190, 902, 150, 46],
    [450, 902, 160, 48],
  ] as const;
  const colors = [palette.near, palette.near, palette.front, palette.front];
  return {
    layers: [
      {
        name: 'front',
        travel: 3,
        sheets: bushes.flatMap(([x, y, width, height], index) => {
          const berries = Array.from({ length: 9 }, () =>
            circle(
              x + random.around(width * 0.42),
              y - random.between(4, height * 0.9),
              random.between(3, 4.6),
            ),
          );
          return [
            sheet(bush(x, y, width, height, random), colors[index] ?? palette.near, {
              lift: 8,
              rough: 1,
              seed: index + 5,
            }),
            paper(shape(berries.join(''), index % 2 ? palette.warm : palette.accent), {
              lift: 1.6,
              rough: 0,
              rim: 0.6,
            }),
          ];
        }),
      },
    ],
  };
}

/** A picket fence, with a climbing twig. */
function fence({ palette, random }: Scene): Part {
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
  const wood = blend(palette.cream, palette.light, 0.3);
  return {
    layers: [
      {
        name: 'front',
        travel: 2,
        sheets: [
          sheet(rails, blend(wood, palette.front, 0.22), { lift: 4, rough: 1, seed: 3 }),
          sheet(pickets, wood, { lift: 4, rough: 0.8, seed: 8, rim: 0.6 }),
          ...[-150, -118, -62, -30].map((angle) =>
            bigLeaf({ x: 76, y: 912, length: 96, angle }, palette.near, 0.3),
          ),
          ...[-148, -110, -40].map((angle) =>
            bigLeaf({ x: 548, y: 912, length: 88, angle }, palette.front, 0.3),
          ),
        ],
      },
    ],
  };
}

const FRONTS = { lace, leaves, meadow, hedge, fence } as const;

export type FrontKind = keyof typeof FRONTS;

export const front = (scene: Scene, kind: FrontKind): Part => FRONTS[kind](scene);
