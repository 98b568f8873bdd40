/** A photo in a large locket with a ring of lace and beads, which hangs from a bow among leaves. */
import { circle, type Point, polygon, rectangle, smooth, star } from '../../paper/geometry.ts';
import { laceEdge } from '../../paper/lace.ts';
import { paper, sheet, sky } from '../../paper/paper.ts';
import { blend, shape } from '../../paper/svg.ts';
import { type CardLayer, joinParts, type Part, type Scene, turn } from '../scene.ts';
import { groundPart } from '../stage/fronts.ts';
import { creature } from '../things/animals.ts';
import { bigLeaf, flower } from '../things/plants.ts';
import { backdrop, type Draw, leafGreen } from './photo-parts.ts';

const CENTER = { x: 308, y: 618 } as const;
/** Half the width and height of what is seen of the photo, units. */
const HALF = { x: 250, y: 246 } as const;
/** Between an ellipse (2) and a rectangle: it shows more of the photo than an ellipse. */
const SQUARENESS = 3;

/** A point of the locket's outline, `by` units outside of it. */
function rim(angle: number, by = 0): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / SQUARENESS);
  return [CENTER.x + reach(cos) * (HALF.x + by), CENTER.y + reach(sin) * (HALF.y + by)];
}

/** Angles at equal distances along the outline. */
function evenly(count: number): number[] {
  const steps = 720;
  const points = Array.from({ length: steps + 1 }, (_, index) =>
    rim((index / steps) * 2 * Math.PI),
  );
  const lengths = [0];
  for (let index = 1; index <= steps; index++) {
    const [[ax, ay], [bx, by]] = [points[index - 1] ?? [0, 0], points[index] ?? [0, 0]];
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(bx - ax, by - ay));
  }
  const whole = lengths.at(-1) ?? 1;
  let at = 0;
  return Array.from({ length: count }, (_, index) => {
    while ((lengths[at] ?? whole) < (index / count) * whole) at++;
    return (at / steps) * 2 * Math.PI;
  });
}

const outline = (by: number): string => polygon(evenly(180).map((angle) => rim(angle, by)));

/** Lace whose scallops point outward, all around the locket. */
function laceAround(from: number, depth: number): string {
  const line = [...evenly(240), 2 * Math.PI].map((angle) => rim(angle, from));
  return laceEdge(line.reverse(), { pitch: 42, depth });
}

/** A bow of ribbon; its ends hang down beside the locket. */
function ribbon({ palette }: Scene, y: number): CardLayer {
  const loop = (side: 1 | -1) =>
    smooth(
      [
        [308, y],
        [308 + side * 40, y - 25],
        [308 + side * 66, y - 8],
        [308 + side * 52, y + 17],
      ],
      { closed: true },
    );
  const tail = (side: 1 | -1) =>
    polygon([
      [308, y],
      [308 + side * 62, y + 56],
      [308 + side * 42, y + 52],
      [308 + side * 40, y + 72],
    ]);
  const color = palette.warmDeep;
  return {
    name: 'bow',
    travel: -2,
    sheets: [
      sheet(tail(1) + tail(-1), blend(color, palette.ink, 0.2), { lift: 4, rough: 0.6 }),
      sheet(loop(1) + loop(-1), color, { lift: 5, rough: 0.6, rim: 0.65 }),
      sheet(rectangle(297, y - 10, 22, 21, 6), blend(color, palette.cream, 0.2), {
        lift: 4,
        rough: 0.4,
        rim: 0.65,
      }),
    ],
  };
}

/** Leaves and flowers before the foot of the locket, close to the eye and cropped by the frame. */
function garland(scene: Scene): Part {
  const { palette, random } = scene;
  const green = leafGreen(palette);
  const leaves = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3, 4].map((index) => {
      const spot = {
        x: 308 + side * (300 - index * 34),
        y: 905 - index * 2,
        length: random.between(150, 190) - index * 22,
        angle: -90 - side * (index * 17 - 22 + random.around(6)),
      };
      return bigLeaf(spot, blend(green, palette.ink, [0.32, 0.05, 0.22, 0, 0.3][index] ?? 0));
    }),
  );
  const blooms = [
    { x: 84, y: 832, radius: 40, color: palette.warmDeep },
    { x: 156, y: 872, radius: 28, color: palette.warm },
    { x: 538, y: 838, radius: 36, color: palette.warm },
    { x: 470, y: 874, radius: 26, color: palette.accent },
  ].map(({ x, y, radius, color }) => flower(x, y, radius, color, palette.cream));
  return {
    layers: [{ name: 'garland', travel: 5, sheets: [...leaves, ...blooms] }],
    life: [],
  };
}

/** Wallpaper with small flowers and dots. */
function wall({ palette }: Scene): CardLayer {
  let dots = '';
  let flowers = '';
  for (let row = 0; row < 14; row++) {
    for (let column = 0; column < 11; column++) {
      const [x, y] = [column * 64 + (row % 2 ? 32 : 0) - 16, row * 66 - 10];
      if ((row + column) % 2) dots += circle(x, y, 4);
      else flowers += polygon(star(x, y, 15, 6, 6)) + circle(x, y, 3.4);
    }
  }
  return {
    name: 'wall',
    travel: -10,
    sheets: [
      sky([palette.sky[0], palette.sky[1]]),
      paper(
        shape(flowers, blend(palette.sky[1], palette.cream, 0.3)) +
          shape(dots, blend(palette.sky[1], palette.warm, 0.45)),
        { lift: 0.8, rough: 0.4, rim: 0.4, shade: 0.28 },
      ),
    ],
  };
}

export const oval: Draw = (scene, picture, focus) => {
  const { palette, random } = scene;
  const { use, sheet: photo } = backdrop(picture, focus, {
    x: CENTER.x - HALF.x - 10,
    y: CENTER.y - HALF.y - 10,
    width: 2 * HALF.x + 20,
    height: 2 * HALF.y + 20,
    outline: outline(9),
  });
  const beads = evenly(84)
    .map((angle) => circle(...rim(angle, 13), 3.2))
    .join('');
  const side = random.chance(0.5) ? 1 : -1;
  const perch: [number, number] = [308 + side * 168, CENTER.y - HALF.y + 4];
  return {
    uses: [use],
    ...joinParts([
      {
        layers: [
          wall(scene),
          {
            name: 'lace',
            travel: -5,
            sheets: [
              paper(shape(laceAround(22, 34), palette.cream), {
                lift: 6,
                rough: 0,
                rim: 0.4,
                shade: 0.45,
              }),
            ],
          },
          { name: 'photo', travel: -6, sheets: [photo] },
          {
            name: 'hero',
            travel: -3,
            sheets: [
              sheet(outline(25) + outline(0), palette.deep, { lift: 8, rough: 0.6, rim: 0.6 }),
              paper(shape(beads, palette.warm), { lift: 1.2, rough: 0, rim: 0.6 }),
            ],
          },
          ribbon(scene, CENTER.y - HALF.y - 22),
          {
            name: 'finder',
            travel: -3,
            sheets: [creature(scene, 'owl', { x: perch[0], y: perch[1] + 3, height: 44 })],
          },
        ],
        life: [
          turn({ layer: 'finder', by: side * 8, origin: perch, seconds: 0.5, hold: 0.8, times: 2 }),
        ],
      },
      garland(scene),
      groundPart(scene),
    ]),
  };
};
