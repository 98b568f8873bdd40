/** A thick brick wall with an arched opening: courses, wedge stones, and the reveal, whose facets catch the light. */
import { blend } from '../colors.ts';
import { mix, mixPoints, type Point, polygon } from '../paper/geometry.ts';
import { paper, sheet, WIDTH } from '../paper/paper.ts';
import type { Scene } from '../scene.ts';
import { shape } from '../paper/inks.ts';

/** Lines from the left foot of the opening over its top to the right foot, with as many points each. */
export interface Opening {
  /** The edge at the photo's side of the wall, farther away and therefore smaller. */
  back: readonly Point[];
  front: readonly Point[];
  /** The outer ends of the wedge stones. */
  crown: readonly Point[];
}

/** Between two courses, and of a brick and its joint, units. */
const COURSE = 37;
const BRICK = 84;
const JOINT = 5;

/** Papers of bricks: most are of the first three, a few are lighter or darker. */
function bricksOf() {
  const brick = 'sky-top warm-deep 34 deep 30';
  return [
    brick,
    `${brick} deep 20`,
    `${brick} sky-top 30`,
    `${brick} cream 30`,
    `${brick} deep 55`,
  ];
}

/** Where the opening is in a course, x; it is covered by wedge stones up to there. */
function gapOf(line: readonly Point[], y: number): readonly [number, number] | undefined {
  const inside = line.filter(([, py]) => py < y).map(([x]) => x);
  return inside.length ? [Math.min(...inside), Math.max(...inside)] : undefined;
}

/** Pieces of a brick that an opening leaves. */
function pieces(left: number, right: number, gap?: readonly [number, number]): Point[] {
  const all: Point[] = gap
    ? [
        [left, Math.min(right, gap[0])],
        [Math.max(left, gap[1]), right],
      ]
    : [[left, right]];
  return all.filter(([from, to]) => to - from > 9);
}

/** A brick that a hand cut: no corner is quite where it should be. */
function brick(left: number, right: number, top: number, { random }: Scene) {
  const foot = top + COURSE - JOINT;
  const off = () => random.around(1.3);
  return polygon([
    [left + off(), top + off()],
    [right + off(), top + off()],
    [right + off(), foot + off()],
    [left + off(), foot + off()],
  ]);
}

/** Courses of bricks in one sheet for each color, without those under the plaster. */
function courses(scene: Scene, crown: readonly Point[], isPlain: (at: Point) => boolean) {
  const { random } = scene;
  const colors = bricksOf();
  const cut = colors.map(() => '');
  const covered = crown.map(([x, y]): Point => [mix(308, x, 0.96), y + 10]);
  for (let row = 0; row < 25; row++) {
    const top = -36 + row * COURSE;
    const gap = gapOf(covered, top + COURSE);
    for (let column = -1; column < 9; column++) {
      const left = -30 + column * BRICK - (row % 2 ? BRICK / 2 : 0);
      const right = left + BRICK - JOINT;
      if (isPlain([(left + right) / 2, top + COURSE / 2])) continue;
      const color = random.chance(0.2) ? random.whole(3, 4) : random.whole(0, 2);
      for (const [from, to] of pieces(left, right, gap)) cut[color] += brick(from, to, top, scene);
    }
  }
  return cut.map((d, index) => paper(shape(d, colors[index] ?? ''), 'print 1'));
}

/** Stones, one for each step of the opening's lines. */
const wedges = (inner: readonly Point[], outer: readonly Point[], stone: number, joint: number) =>
  Array.from({ length: Math.floor((inner.length - 1) / stone) }, (_, index) => {
    const [from, to] = [index * stone, (index + 1) * stone];
    const along = (line: readonly Point[]) => line.slice(from, to + 1);
    const [a, b] = [along(inner), along(outer).reverse()];
    const points = [...a, ...b];
    const middle = points.reduce<Point>(
      ([x, y], [px, py]) => [x + px / points.length, y + py / points.length],
      [0, 0],
    );
    return polygon(points.map((point) => mixPoints(point, middle, joint)));
  });

/** How much of the light from the upper left a facet of the reveal gets, 0 to 1, by its place in the opening. */
const lightAt = (share: number) => Math.max(0, Math.min(1, (share - 0.36) / 0.36));

/** The thickness of the wall: a dark side, a lit one, and a bright edge at the photo's side. */
export function reveal({ back, front }: Opening) {
  const base = bricksOf()[0] ?? 'deep';
  const dark = `${base} ink 62`;
  const lit = `${base} warm 50 cream 45`;
  const under = front.map(([x, y]): Point => [308 + (x - 308) * 1.12, y - 26]);
  const stones = wedges(back, under, 2, 0.02);
  const facets = stones.map((d, index) => {
    const share = lightAt((index + 0.5) / stones.length);
    return shape(d, blend(dark, lit, share + (index % 2 ? 0.05 : -0.03) * (1 - share)));
  });
  const glow = back.map(([x, y]): Point => [308 + (x - 308) * 1.016, y - 4]);
  return [
    paper(shape(polygon([...back, ...[...under].reverse()]), `${dark} ink 40`), 'print 13'),
    paper(facets.flat(), 'thread'),
    paper(shape(polygon([...back, ...[...glow].reverse()]), `${lit} cream 50`), 'thread'),
  ];
}

/** Old plaster that is left behind the title: it comes in over one edge of the card and ends in chips. */
function plasterEdge({ random }: Scene, side: 1 | -1) {
  const at = (x: number, y: number): Point => [
    308 + side * (x - 308) + random.around(7),
    y + random.around(9),
  ];
  const row = (from: number, to: number, y: number, bend: number) =>
    Array.from({ length: 22 }, (_, index) => {
      const share = index / 21;
      return at(mix(from, to, share), y + bend * Math.sin(share * 7) + bend * share * 1.4);
    });
  return polygon([
    ...row(-90, 552, 76, 13),
    at(586, 132),
    at(568, 168),
    at(592, 204),
    at(560, 246),
    ...row(540, -90, 290, -12),
  ]);
}

/**
 * The wall: mortar, bricks around the opening, wedge stones, and old plaster behind the title.
 * @param side where bricks show beside the plaster
 */
export function brickWall(scene: Scene, { front, crown }: Opening, side: 1 | -1) {
  const [first, last] = [front[0] ?? [0, 0], front.at(-1) ?? [0, 0]];
  const hole = polygon([[first[0], 960], ...front, [last[0], 960]]);
  const plaster = plasterEdge(scene, side);
  const isPlain = ([x, y]: Point) => side * (x - 308) < 190 && Math.abs(y - 188) < 62;
  const [base = '', , pale = '', light = '', dark = ''] = bricksOf();
  const stones = wedges(front, crown, 2, 0.05);
  const stoneColors = [`${light} cream 35`, light, `${pale} cream 40`];
  return [
    sheet(
      `M-60 -60H${WIDTH + 60}V960H-60Z${hole}`,
      blend('sky-top cream 30', dark, 0.3),
      'print 12',
    ),
    ...courses(scene, crown, isPlain),
    sheet(plaster, 'sky-top cream 30', 'hill 4'),
    sheet(plaster, 'sky-top cream 10', 'hill 1'),
    paper(
      stones.flatMap((d, index) =>
        shape(d, index % 5 === 3 ? base : (stoneColors[(index * 2) % 3] ?? light)),
      ),
      'thing',
    ),
  ];
}
