/** A photo under the glass of a large locket with lace and beads, hung from a bow, overgrown with flowers from one side. */
import { circle, mix, type Point, polygon, rectangle, smooth, star } from '../../paper/geometry.ts';
import { laceEdge } from '../../paper/lace.ts';
import { paper, sheet, sky } from '../../paper/paper.ts';
import { blend, shape } from '../../paper/svg.ts';
import { type CardLayer, joinParts, type Part, type Scene, turn } from '../scene.ts';
import { groundPart } from '../stage/fronts.ts';
import { creature } from '../things/animals.ts';
import { bigLeaf, flower, leaf } from '../things/plants.ts';
import { backdrop, type Draw, leafGreen } from './photo-parts.ts';

const CENTER = { x: 308, y: 602 } as const;
/** Half the width and height of what is seen of the photo, units. */
const HALF = { x: 244, y: 262 } as const;
/** Between an ellipse (2) and a rectangle: it shows more of the photo than an ellipse. */
const SQUARENESS = 2.2;

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

/** Where flowers grow over the locket, radians from its foot toward its top, and how large they are there. */
const GROWTH = [
  { from: -0.42, to: 1.5, leaves: 34, blooms: 15, size: 1 },
  { from: 2.62, to: 3.3, leaves: 11, blooms: 5, size: 0.66 },
] as const;

/** Many small leaves and flowers over the edge of the photo: most in one corner, a few across from it. */
function garland(scene: Scene, side: 1 | -1): Part {
  const { palette, random } = scene;
  const green = leafGreen(palette);
  const greens = [
    blend(green, palette.ink, 0.42),
    blend(green, palette.ink, 0.15),
    blend(green, palette.cream, 0.16),
  ];
  const colors = [palette.warmDeep, palette.warm, palette.accent, palette.cream];
  const tones = greens.map(() => '');
  const blooms: string[] = [];
  for (const { from, to, leaves, blooms: count, size } of GROWTH) {
    const at = (share: number, by: number) => {
      const [x, y] = rim(Math.PI / 2 + mix(from, to, share), by);
      return { x: 308 - side * (308 - x), y, thickness: size * (1 - 0.62 * Math.abs(share - 0.3)) };
    };
    for (let index = 0; index < leaves; index++) {
      const { x, y, thickness } = at((index + random.next()) / leaves, random.around(26));
      const length = random.between(54, 92) * thickness;
      tones[index % 3] += leaf({ x, y, length, angle: random.between(0, 360) }, 0.3);
    }
    for (let index = 0; index < count; index++) {
      const { x, y, thickness } = at((index + 0.5) / count, random.around(30));
      const radius = (index % 3 === 0 ? 34 : random.between(13, 23)) * thickness;
      const color = colors[(index + (index % 3 === 0 ? 0 : 1)) % colors.length] ?? palette.warm;
      const heart = color === palette.cream ? palette.warm : palette.cream;
      blooms.push(flower(x, y, radius, color, heart, random.between(0, 70)));
    }
  }
  const leafSheets = tones.map((d, index) =>
    paper(shape(d, greens[index] ?? green, { 'fill-rule': 'nonzero' }), {
      lift: 5,
      rough: 0.6,
      seed: index + 2,
      rim: 0.5,
      shade: 0.5,
    }),
  );
  const near = [-118, -74, -34].map((angle, index) =>
    bigLeaf(
      {
        x: 308 - side * 316,
        y: 932,
        length: 190 - index * 20,
        angle: side > 0 ? angle : -180 - angle,
      },
      blend(green, palette.ink, [0.5, 0.3, 0.44][index] ?? 0),
    ),
  );
  return {
    layers: [
      { name: 'garland', travel: 2, sheets: [...leafSheets, ...blooms] },
      { name: 'near', travel: 5, sheets: near },
    ],
    life: [],
  };
}

/** The light of a window on the glass. */
function sheen({ palette }: Scene): string {
  const band = (from: number, to: number, outer: number, inner: number) => {
    const angles = Array.from({ length: 24 }, (_, index) => mix(from, to, index / 23));
    return polygon([
      ...angles.map((angle) => rim(angle, outer)),
      ...angles.reverse().map((angle) => rim(angle, inner)),
    ]);
  };
  return paper(
    shape(band(3.3, 4.25, -16, -44) + band(4.33, 4.52, -16, -44), palette.cream, { opacity: 0.2 }),
    { lift: 0, rough: 0, rim: 0, shade: 0 },
  );
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
  const [perchX, perchY] = rim(-Math.PI / 2 - side * 0.62, 20);
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
          { name: 'photo', travel: -6, sheets: [photo, sheen(scene)] },
          {
            name: 'hero',
            travel: -3,
            sheets: [
              sheet(outline(25) + outline(0), palette.deep, { lift: 14, rough: 0.6, rim: 0.6 }),
              paper(shape(beads, palette.warm), { lift: 1.2, rough: 0, rim: 0.6 }),
            ],
          },
          ribbon(scene, CENTER.y - HALF.y - 22),
          {
            name: 'finder',
            travel: -3,
            sheets: [creature(scene, 'owl', { x: perchX, y: perchY + 4, height: 48 })],
          },
        ],
        life: [
          turn({
            layer: 'finder',
            by: side * 8,
            origin: [perchX, perchY],
            seconds: 0.5,
            hold: 0.8,
            times: 2,
          }),
        ],
      },
      garland(scene, side),
      groundPart(scene),
    ]),
  };
};
