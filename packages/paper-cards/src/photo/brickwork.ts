/** A thick brick wall with an arched opening: courses, wedge stones, and the reveal, whose facets catch the light. */
import { blend } from '../colors.ts';
import { mix, mixPoints, type Point, polygon } from '../paper/geometry.ts';
import { shape } from '../paper/inks.ts';
import { paper, sheet, WIDTH } from '../paper/paper.ts';
import type { Scene } from '../scene.ts';
import type { Side } from '../screens/screen-parts.ts';

/** A line from the left foot of the opening over its top to the right foot. All have as many points. */
type Line = readonly Point[];

/** Between two courses, and of a brick and its joint, units. */
const COURSE = 37;
const BRICK = 84;
const JOINT = 5;

/** Most bricks are of the first three colors, a few are lighter or darker. */
const BASE = 'sky-top warm-deep 34 deep 30';
const BRICKS = [
  BASE,
  `${BASE} deep 20`,
  `${BASE} sky-top 30`,
  `${BASE} cream 30`,
  `${BASE} deep 55`,
] as const;

/** A line drawn away from the middle of the opening, and down. */
const spread = (line: Line, by: number, down: number) =>
  line.map(([x, y]): Point => [308 + (x - 308) * by, y + down]);

/** Pieces of a brick that the opening leaves. */
function pieces(left: number, right: number, covered: Line): readonly Point[] {
  if (!covered.length) return [[left, right]];
  const xs = covered.map(([x]) => x);
  const halves: Point[] = [
    [left, Math.min(right, ...xs)],
    [Math.max(left, ...xs), right],
  ];
  return halves.filter(([from, to]) => to - from > 9);
}

/** Courses of bricks in one sheet for each color, without those under the plaster. */
function courses({ random }: Scene, crown: Line, isPlain: (x: number, y: number) => boolean) {
  const cut = BRICKS.map(() => '');
  const off = () => random.around(1.3);
  const covered = crown.map(([x, y]): Point => [mix(308, x, 0.96), y + 10]);
  for (let row = 0; row < 25; row++) {
    const top = -36 + row * COURSE;
    const foot = top + COURSE - JOINT;
    const inside = covered.filter(([, y]) => y < top + COURSE);
    for (let column = -1; column < 9; column++) {
      const left = -30 + column * BRICK - (row % 2 ? BRICK / 2 : 0);
      const right = left + BRICK - JOINT;
      if (isPlain((left + right) / 2, top + COURSE / 2)) continue;
      const color = random.chance(0.2) ? random.whole(3, 4) : random.whole(0, 2);
      // A hand cut them: no corner is quite where it should be.
      for (const [from, to] of pieces(left, right, inside))
        cut[color] += polygon([
          [from + off(), top + off()],
          [to + off(), top + off()],
          [to + off(), foot + off()],
          [from + off(), foot + off()],
        ]);
    }
  }
  return cut.map((d, index) => paper(shape(d, BRICKS[index] ?? BASE), 'print 1'));
}

/** Stones between two lines, a little apart. */
const wedges = (inner: Line, outer: Line, joint: number) =>
  Array.from({ length: Math.floor((inner.length - 1) / 2) }, (_, index) => {
    const along = (line: Line) => line.slice(2 * index, 2 * index + 3);
    const points = [...along(inner), ...along(outer).reverse()];
    const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0);
    const middle: Point = [sum(0) / points.length, sum(1) / points.length];
    return polygon(points.map((point) => mixPoints(point, middle, joint)));
  });

/** The thickness of the wall: a dark side, one lit from the upper left, and a bright edge at the photo's side. */
export function reveal(back: Line, front: Line) {
  const [dark, lit] = [`${BASE} ink 62`, `${BASE} warm 50 cream 45`];
  const under = spread(front, 1.12, -26);
  const stones = wedges(back, under, 0.02);
  const facets = stones.flatMap((d, index) => {
    const place = (index + 0.5) / stones.length;
    const share = Math.max(0, Math.min(1, (place - 0.36) / 0.36));
    return shape(d, blend(dark, lit, share + (index % 2 ? 0.05 : -0.03) * (1 - share)));
  });
  const glow = spread(back, 1.016, -4);
  return [
    paper(shape(polygon([...back, ...under.reverse()]), `${dark} ink 40`), 'print 13'),
    paper(facets, 'thread'),
    paper(shape(polygon([...back, ...glow.reverse()]), `${lit} cream 50`), 'thread'),
  ];
}

/** Old plaster that is left behind the title: it comes in over one edge of the card and ends in chips. */
function plasterEdge({ random }: Scene, side: Side) {
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
 * @param crown the outer ends of the wedge stones
 * @param side where bricks show beside the plaster
 */
export function brickWall(scene: Scene, front: Line, crown: Line, side: Side) {
  const [first, last] = [front[0]?.[0] ?? 0, front.at(-1)?.[0] ?? 0];
  const hole = polygon([[first, 960], ...front, [last, 960]]);
  const plaster = plasterEdge(scene, side);
  const isPlain = (x: number, y: number) => side * (x - 308) < 190 && Math.abs(y - 188) < 62;
  const stones = [`${BRICKS[3]} cream 35`, `${BRICKS[2]} cream 40`, BRICKS[3]];
  const mortar = blend('sky-top cream 30', BRICKS[4], 0.3);
  return [
    sheet(`M-60 -60H${WIDTH + 60}V960H-60Z${hole}`, mortar, 'print 12'),
    ...courses(scene, crown, isPlain),
    sheet(plaster, 'sky-top cream 30', 'hill 4'),
    sheet(plaster, 'sky-top cream 10', 'hill 1'),
    paper(
      wedges(front, crown, 0.05).flatMap((d, index) =>
        shape(d, index % 5 === 3 ? BASE : (stones[index % 3] ?? BASE)),
      ),
      'thing',
    ),
  ];
}
