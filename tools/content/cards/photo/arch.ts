/** A photo seen through a thick wall: an arch of cut stones, a reveal with a lit and a dark side, a planted sill. */
import {
  arc,
  bow,
  circle,
  mix,
  type Point,
  polygon,
  polyline,
  rectangle,
  star,
} from '../../paper/geometry.ts';
import { heightAt } from '../../paper/nature.ts';
import { paper, sheet, sky, WIDTH } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import { type CardLayer, joinParts, type Scene, turn } from '../scene.ts';
import { groundPart } from '../stage/fronts.ts';
import { creature } from '../things/animals.ts';
import { flowerBed } from '../things/flower-bed.ts';
import { leaf } from '../things/plants.ts';
import { backdrop, type Draw, FOOT, leafGreen } from './photo-parts.ts';

/** Where the sill's far edge is, and the opening, units. */
const SILL = 836;
const OPENING = { top: 352, halfWidth: 226, middle: 308 } as const;
/** Width of the ring of stones around the opening, units. */
const RING = 42;
const COURSE = { height: 34, brick: 74, joint: 4 } as const;

/** The outline of the opening from the left foot to the right one, `grow` units larger: round, or pointed. */
function archLine(grow: number, isPointed: boolean): Point[] {
  const { middle, halfWidth, top } = OPENING;
  const reach = halfWidth + grow;
  const spring = top + (isPointed ? 250 : 215);
  const apex = top - grow;
  const curve = isPointed
    ? [
        ...bow([middle - reach, spring], [middle - reach + 4, apex + 78], [middle, apex], 22),
        ...bow([middle, apex], [middle + reach - 4, apex + 78], [middle + reach, spring], 22).slice(
          1,
        ),
      ]
    : arc(0, 0, 1, 180, 360, 45).map(([x, y]): Point => [
        middle + x * reach,
        spring + y * (spring - apex),
      ]);
  return [...jamb(middle - reach, spring).reverse(), ...curve, ...jamb(middle + reach, spring)];
}

/** The points of a side below the curve, from top to foot, one for each half stone. */
const jamb = (x: number, spring: number): Point[] =>
  Array.from({ length: 12 }, (_, index): Point => [x, mix(spring, SILL + 10, (index + 1) / 12)]);

/** A wall whose opening is moved sideways: what is seen of its thickness. */
function wall(line: readonly Point[], color: string, aside = 0): string {
  const [first = 0, last = WIDTH] = [line[0]?.[0], line.at(-1)?.[0]];
  const hole = polygon(
    [[first, FOOT] as Point, ...line, [last, FOOT] as Point].map(([x, y]): Point => [x + aside, y]),
  );
  return sheet(rectangle(-60, -60, WIDTH + 120, FOOT + 60) + hole, color, {
    lift: 9,
    rough: 0.8,
    seed: 4,
    rim: 0.5,
    shade: 0.6,
  });
}

/** Bricks in courses, in three tones, up to below the stones of the arch. */
function bricks({ palette, random }: Scene, line: readonly Point[]): string[] {
  const tones = ['', '', ''];
  const { height, brick, joint } = COURSE;
  for (let row = 0; row * height < SILL + height; row++) {
    const y = 58 + row * height;
    for (let x = -60 - (row % 2 ? brick / 2 : 0); x < WIDTH + 60; x += brick) {
      const nearest = Math.max(x, Math.min(x + brick, OPENING.middle));
      const isInArch =
        x + brick > (line[0]?.[0] ?? 0) &&
        x < (line.at(-1)?.[0] ?? 0) &&
        y + height > heightAt(line, nearest);
      if (isInArch) continue;
      const tone = random.pick([0, 0, 0, 0, 1, 2]);
      tones[tone] += rectangle(x, y, brick - joint, height - joint, 3);
    }
  }
  const base = palette.sky[0];
  const colors = [base, blend(base, palette.deep, 0.2), blend(base, palette.cream, 0.22)];
  return tones.map((d, index) =>
    paper(shape(d, colors[index] ?? base), {
      lift: 1.2,
      rough: 0.9,
      seed: 7,
      rim: 0.4,
      shade: 0.35,
    }),
  );
}

/** The stones of the arch, wedges in two tones, with a keystone. */
function stones({ palette }: Scene, inner: readonly Point[], outer: readonly Point[]): string[] {
  const base = blend(palette.cream, palette.sky[0], 0.24);
  const tones = ['', ''];
  const size = 4;
  const count = Math.floor((inner.length - 1) / size);
  for (let stone = 0; stone < count; stone++) {
    const [from, to] = [stone * size, Math.min(stone * size + size, inner.length - 1)];
    const [a, b] = [inner.slice(from, to + 1), outer.slice(from, to + 1).reverse()];
    tones[stone % 2] += polygon([...a, ...b].map((point) => inset(point, centerOf([...a, ...b]))));
  }
  const { middle, top } = OPENING;
  const keystone = polygon([
    [middle - 30, top - RING - 16],
    [middle + 30, top - RING - 16],
    [middle + 19, top + 12],
    [middle - 19, top + 12],
  ]);
  return [
    ...tones.map((d, index) =>
      paper(shape(d, blend(base, palette.deep, index * 0.13)), {
        lift: 4,
        rough: 0.9,
        seed: 3 + index,
        rim: 0.6,
        shade: 0.5,
      }),
    ),
    sheet(keystone, blend(base, palette.cream, 0.5), { lift: 5, rough: 0.7, rim: 0.65 }),
    sheet(polygon(star(middle, top - 18, 14, 6, 5)), palette.accent, {
      lift: 1.4,
      rough: 0.2,
      rim: 0.6,
    }),
  ];
}

const centerOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** Moves a corner of a stone toward its center, so that a joint shows. */
const inset = ([x, y]: Point, [cx, cy]: Point): Point => [mix(x, cx, 0.05), mix(y, cy, 0.05)];

/** A vine that climbs one side of the arch and hangs over its top, with flowers. */
function vine({ palette, random }: Scene, line: readonly Point[], side: 1 | -1): string[] {
  const climb = [...line].slice(0, Math.round(line.length * 0.62));
  const stem = climb.map(([x, y], index): Point => [
    308 + side * (x - 308 + 7 * Math.sin(index * 0.9)),
    y - 4,
  ]);
  let back = '';
  let front = '';
  const buds: Point[] = [];
  for (const [index, [x, y]] of stem.entries()) {
    for (const turn of [-70, -20, 45]) {
      const angle = random.between(-30, 30) + turn + (index % 2 ? 150 : -20);
      const spot = { x, y, length: random.between(30, 50), angle };
      if (index % 2) back += leaf(spot, 0.4);
      else front += leaf(spot, 0.4);
    }
    if (index % 4 === 2) buds.push([x + random.around(10), y + random.around(10)]);
  }
  const petals = buds.map(([x, y]) => polygon(star(x, y, 15, 7, 6))).join('');
  const hearts = buds.map(([x, y]) => circle(x, y, 4.5)).join('');
  const leaves = (d: string, color: string, lift: number) =>
    paper(shape(d, color, { 'fill-rule': 'nonzero' }), { lift, rough: 0.5, rim: 0.5, shade: 0.5 });
  return [
    leaves(back, blend(leafGreen(palette), palette.ink, 0.3), 5),
    paper(stroke(polyline(stem), palette.front, 5), { lift: 2, rough: 0.3, rim: 0.4 }),
    leaves(front, leafGreen(palette), 5),
    paper(shape(petals, palette.warmDeep), { lift: 3, rough: 0.4, rim: 0.6 }),
    paper(shape(hearts, palette.cream), { lift: 1, rough: 0, rim: 0.5 }),
  ];
}

/** A ledge of stone, on which the light through the opening falls. */
function sill({ palette }: Scene): CardLayer {
  const { middle, halfWidth } = OPENING;
  const stone = blend(palette.cream, palette.sky[0], 0.36);
  const pool = polygon([
    [middle - halfWidth + 8, SILL + 2],
    [middle + halfWidth - 8, SILL + 2],
    [middle + halfWidth + 34, SILL + 26],
    [middle - halfWidth + 50, SILL + 26],
  ]);
  return {
    name: 'sill',
    travel: -1,
    sheets: [
      sheet(rectangle(-60, SILL + 20, WIDTH + 120, 90), blend(stone, palette.deep, 0.5), {
        lift: 4,
        rough: 0.8,
      }),
      sheet(
        rectangle(middle - halfWidth - RING - 16, SILL, 2 * (halfWidth + RING + 16), 30),
        stone,
        {
          lift: 7,
          rough: 0.9,
          rim: 0.7,
        },
      ),
      paper(shape(pool, palette.cream, { opacity: 0.75 }), {
        lift: 0,
        rough: 0.4,
        rim: 0,
        shade: 0,
      }),
    ],
  };
}

/** A pot with a small flower on the other end of the sill. */
function pot({ palette }: Scene, side: 1 | -1): string[] {
  const x = OPENING.middle + side * 204;
  const y = SILL + 22;
  const green = leafGreen(palette);
  const body = polygon([
    [x - 34, y - 58],
    [x + 34, y - 58],
    [x + 25, y],
    [x - 25, y],
  ]);
  const leaves = [-150, -122, -92, -62, -30].map((angle) =>
    leaf({ x, y: y - 56, length: 62, angle }, 0.26),
  );
  const flowers: Point[] = [
    [x - 26, y - 112],
    [x + 4, y - 132],
    [x + 30, y - 104],
  ];
  return [
    paper(shape(leaves.join(''), blend(green, palette.ink, 0.2), { 'fill-rule': 'nonzero' }), {
      lift: 4,
      rough: 0.5,
    }),
    paper(
      shape(flowers.map(([cx, cy]) => polygon(star(cx, cy, 19, 9, 7))).join(''), palette.accent),
      { lift: 4, rough: 0.4, rim: 0.6 },
    ),
    paper(shape(flowers.map(([cx, cy]) => circle(cx, cy, 6)).join(''), palette.cream), {
      lift: 1,
      rough: 0,
    }),
    sheet(body, blend(palette.warmDeep, palette.deep, 0.2), { lift: 6, rough: 0.7, rim: 0.6 }),
    sheet(rectangle(x - 39, y - 68, 78, 17, 3), palette.warmDeep, {
      lift: 4,
      rough: 0.6,
      rim: 0.6,
    }),
  ];
}

/** The edge of a roof, with the ends of its rafters. */
function eave({ palette }: Scene): CardLayer {
  const wood = blend(palette.deep, palette.front, 0.4);
  const ends = Array.from({ length: 12 }, (_, index) => rectangle(-26 + index * 58, 10, 26, 40, 2));
  return {
    name: 'eave',
    travel: 2,
    sheets: [
      paper(shape(ends.join(''), blend(wood, palette.warmDeep, 0.3)), {
        lift: 7,
        rough: 0.7,
        rim: 0.5,
      }),
      sheet(rectangle(-60, -60, WIDTH + 120, 86), wood, { lift: 8, rough: 0.9, rim: 0.6 }),
    ],
  };
}

export const arch: Draw = (scene, picture, focus) => {
  const { palette, random } = scene;
  const isPointed = random.chance(0.5);
  const side = random.chance(0.5) ? 1 : -1;
  const { middle, halfWidth, top } = OPENING;
  const window = { x: middle - halfWidth - 22, y: top - 20, width: 2 * halfWidth + 44 };
  const { use, sheet: photo } = backdrop(picture, focus, {
    ...window,
    height: FOOT - 50 - window.y,
  });
  const [inner, outer] = [archLine(0, isPointed), archLine(RING, isPointed)];
  const night = palette.daytime === 'night';
  const reveal = blend(palette.haze, palette.cream, night ? 0.15 : 0.5);
  return {
    uses: [use],
    ...joinParts([
      {
        layers: [
          { name: 'photo', travel: -10, sheets: [sky([palette.sky[0], palette.sky[2]]), photo] },
          {
            name: 'reveal',
            travel: -6,
            sheets: [
              wall(inner, blend(reveal, palette.deep, 0.62), 13),
              wall(inner, blend(reveal, palette.warm, 0.2), -13),
            ],
          },
          {
            name: 'wall',
            travel: -3,
            sheets: [
              wall(archLine(2, isPointed), blend(palette.sky[0], palette.deep, 0.42)),
              ...bricks(scene, archLine(RING / 2, isPointed)),
              ...stones(scene, inner, outer),
            ],
          },
          { name: 'vine', travel: -2, sheets: vine(scene, archLine(RING * 0.7, isPointed), side) },
          eave(scene),
          sill(scene),
          { name: 'pot', travel: 1, sheets: pot(scene, side) },
          {
            name: 'finder',
            travel: 1,
            sheets: [
              creature(scene, 'robin', {
                x: middle + side * 96,
                y: SILL + 16,
                height: 50,
                flip: side > 0,
              }),
            ],
          },
          flowerBed(scene, { side: side > 0 ? -1 : 1, y: SILL + 44, green: leafGreen(palette) }),
        ],
        life: [
          turn({
            layer: 'finder',
            by: -11,
            origin: [middle + side * 96, SILL + 14],
            seconds: 0.35,
            hold: 0.6,
            times: 2,
          }),
        ],
      },
      groundPart(scene),
    ]),
  };
};
