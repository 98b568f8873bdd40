/** A photo behind two arches, like a tunnel book, with trees in tubs on a tiled floor. */
import {
  arc,
  bow,
  circle,
  mix,
  type Point,
  polygon,
  polyline,
  rectangle,
  smooth,
  star,
} from '../../paper/geometry.ts';
import { stitches } from '../../paper/lace.ts';
import { crown, heightAt } from '../../paper/nature.ts';
import { paper, sheet, sky, WIDTH } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import { type CardLayer, joinParts, type Scene, turn } from '../scene.ts';
import { groundPart } from '../stage/fronts.ts';
import { creature } from '../things/animals.ts';
import { leaf } from '../things/plants.ts';
import { backdrop, type Draw, FOOT, leafGreen } from './photo-parts.ts';

/** The floor's far edge, and how wide and high the inner arch is, units. */
const FLOOR = 838;
const INNER = { top: 338, width: 516 } as const;

/** The upper line of an arch, from left to right: a flat curve, or a pointed one. */
function archLine(top: number, width: number, isPointed: boolean): Point[] {
  const [left, right, x] = [308 - width / 2, 308 + width / 2, 308];
  if (!isPointed) {
    const spring = top + 190;
    return arc(0, 0, 1, 180, 360, 44).map(([px, py]): Point => [
      x + (px * width) / 2,
      spring + py * 190,
    ]);
  }
  return [
    ...bow([left, top + 250], [left + 6, top + 74], [x, top], 14),
    ...bow([x, top], [right - 6, top + 74], [right, top + 250], 14).slice(1),
  ];
}

/** A wall with an arch cut out of it. */
function wall(line: readonly Point[], color: string, seed: number): string {
  const [first, last] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? WIDTH];
  const hole = polygon([[first, FOOT], ...line, [last, FOOT]]);
  return sheet(rectangle(-60, -60, WIDTH + 120, FOOT + 60) + hole, color, {
    lift: 10,
    rough: 1.2,
    seed,
    rim: 0.55,
    shade: 0.55,
  });
}

/** Stones that show here and there in the wall, between the swag and the arch. */
function stones({ palette, random }: Scene, line: readonly Point[]): string {
  let d = '';
  for (let row = 0; row < 17; row++) {
    for (let column = -1; column < 9; column++) {
      const [x, y] = [column * 78 + (row % 2 ? 39 : 0) + 4, 84 + row * 36];
      const isInArch = y > heightAt(line, x) - 62 || y > heightAt(line, x + 70) - 62;
      if (isInArch || random.chance(0.62)) continue;
      d += rectangle(x, y, random.between(56, 70), 28, 4);
    }
  }
  return paper(shape(d, blend(palette.sky[0], palette.deep, 0.17)), {
    lift: 0.8,
    rough: 0.8,
    rim: 0.35,
    shade: 0.25,
  });
}

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

/** Tiles that run toward the eye. */
function floor({ palette }: Scene): CardLayer {
  const row = (index: number) => FLOOR + 8 + 13 * index + 5 * index * index;
  let dark = '';
  for (let line = 0; line < 3; line++) {
    for (let column = -5; column < 15; column++) {
      if ((line + column) % 2) continue;
      const at = (share: number, index: number) =>
        mix(308, 308 + (share - 5) * 66, 1 + index * 0.17);
      dark += polygon([
        [at(column, line), row(line)],
        [at(column + 1, line), row(line)],
        [at(column + 1, line + 1), row(line + 1)],
        [at(column, line + 1), row(line + 1)],
      ]);
    }
  }
  const tile = blend(palette.near, palette.light, 0.32);
  return {
    name: 'floor',
    travel: -1,
    sheets: [
      sheet(rectangle(-60, FLOOR, WIDTH + 120, 110), tile, { lift: 6, rough: 0.8, rim: 0.6 }),
      paper(shape(dark, palette.front), { lift: 0.3, rough: 0.3, rim: 0.3, shade: 0.25 }),
    ],
  };
}

/** A round tree in a tub. */
function tree({ palette, random }: Scene, x: number): string[] {
  const y = FLOOR + 34;
  const tub = polygon([
    [x - 40, y - 68],
    [x + 40, y - 68],
    [x + 31, y],
    [x - 31, y],
  ]);
  return [
    sheet(rectangle(x - 6, y - 190, 12, 130), blend(palette.front, palette.warmDeep, 0.35), {
      lift: 4,
      rough: 0.7,
    }),
    sheet(crown(x, y - 190, 62, 60, random, 11), blend(leafGreen(palette), palette.ink, 0.3), {
      lift: 7,
      rough: 0.8,
    }),
    sheet(crown(x - 10, y - 202, 40, 38, random, 9), leafGreen(palette), {
      lift: 3,
      rough: 0.8,
    }),
    sheet(tub, palette.warmDeep, { lift: 6, rough: 0.7, rim: 0.6 }),
    sheet(rectangle(x - 44, y - 78, 88, 16, 3), blend(palette.warmDeep, palette.cream, 0.22), {
      lift: 4,
      rough: 0.6,
      rim: 0.6,
    }),
  ];
}

export const arch: Draw = (scene, picture, focus) => {
  const { palette, random } = scene;
  const isPointed = random.chance(0.5);
  const side = random.chance(0.5) ? 1 : -1;
  const { use, sheet: photo } = backdrop(picture, focus, {
    x: 28,
    y: 316,
    width: 560,
    height: 560,
  });
  const line = (step: number) =>
    archLine(INNER.top - step * 13, INNER.width + step * 34, isPointed);
  const night = palette.daytime === 'night';
  const trim = line(1.36);
  const seam = [
    [trim[0]?.[0] ?? 0, FLOOR] as Point,
    ...trim,
    [trim.at(-1)?.[0] ?? 0, FLOOR] as Point,
  ];
  const stone = polygon([
    [280, 306],
    [336, 306],
    [330, 354],
    [286, 354],
  ]);
  const outer = palette.sky[0];
  const pilasters = [-20, WIDTH - 12].map((x) => rectangle(x, -60, 32, 1000)).join('');
  const swag = smooth([
    [-40, 6],
    [100, 40],
    [308, 52],
    [516, 40],
    [656, 6],
  ]);
  return {
    uses: [use],
    ...joinParts([
      {
        layers: [
          { name: 'photo', travel: -10, sheets: [sky([palette.sky[0], palette.sky[2]]), photo] },
          {
            name: 'inner',
            travel: -6,
            sheets: [wall(line(0), blend(palette.haze, palette.cream, night ? 0.1 : 0.45), 4)],
          },
          {
            name: 'outer',
            travel: -3,
            sheets: [
              wall(line(1), outer, 6),
              stones(scene, line(1)),
              sheet(pilasters, blend(outer, palette.deep, 0.3), { lift: 4, rough: 0.8 }),
              paper(stitches(seam, { color: palette.cream, width: 2 }), {
                lift: 0.4,
                rough: 0,
                rim: 0,
                shade: 0,
              }),
              sheet(`${swag}L656 -60L-40 -60Z`, blend(outer, palette.deep, 0.45), {
                lift: 6,
                rough: 0.8,
                rim: 0.55,
              }),
              paper(
                stitches(arc(308, -1180, 1216, 75, 105, 30).reverse(), {
                  color: palette.cream,
                  width: 2,
                }),
                { lift: 0.4, rough: 0, rim: 0, shade: 0 },
              ),
              sheet(stone, blend(outer, palette.cream, 0.5), { lift: 5, rough: 0.6, rim: 0.6 }),
              sheet(polygon(star(308, 329, 13, 6, 5)), palette.accent, {
                lift: 1.4,
                rough: 0.2,
                rim: 0.6,
              }),
            ],
          },
          { name: 'vine', travel: -2, sheets: vine(scene, line(1.2), side) },
          floor(scene),
          { name: 'trees', travel: 3, sheets: [...tree(scene, 26), ...tree(scene, 590)] },
          {
            name: 'finder',
            travel: 1,
            sheets: [
              creature(scene, 'robin', {
                x: 308 + side * 150,
                y: FLOOR + 36,
                height: 44,
                flip: side > 0,
              }),
            ],
          },
        ],
        life: [
          turn({
            layer: 'finder',
            by: -11,
            origin: [308 + side * 150, FLOOR + 34],
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
