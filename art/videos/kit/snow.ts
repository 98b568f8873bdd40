/** Scenery of the snowflake videos: a winter night in layers of blue paper. */
import {
  arc,
  circle,
  place,
  rectangle,
  smooth,
  type Point,
} from '../../../tools/content/paper/geometry.ts';
import { laceEdge } from '../../../tools/content/paper/lace.ts';
import { animal, below, heightAt, ridge } from '../../../tools/content/paper/nature.ts';
import { blurred, paper, sheet } from '../../../tools/content/paper/paper.ts';
import { createRandom } from '../../../tools/content/paper/random.ts';
import { flatSnowflake } from '../../kit/snowflake.ts';
import { shape } from '../../../tools/content/paper/svg.ts';
import { gable } from '../../kit/town.ts';
import { FLAKE, forest } from '../../scenes/snowflake.ts';

export const NIGHT = { ink: '#0c1c50', deep: '#0f2566', wall: '#183c94', mid: '#2a5cc0' };
export const SNOW = { white: '#ffffff', pale: '#dbe6fb', dim: '#b9cdf3', shade: '#90aae2' };
export const BRASS = '#e3b04b';

/** Half a leaf. */
const LEFTOVER: readonly Point[] = [
  [-11, -4],
  [-2, -9],
  [10, -6],
  [12, 4],
  [0, 3],
  [-8, 7],
];

/** A ridge over the whole width of a stage. */
export function hills(
  { width }: { width: number },
  y: number,
  swing: number,
  humps: number,
  seed: number,
): Point[] {
  const share = (width + 60) / 640;
  return ridge({ y: 0, swing, humps, seed }).map(([x, rise]): Point => [x * share - 20, y + rise]);
}

/** A sheet with a wavy opening, wide enough for every stage. */
function opening(x: number, y: number, reach: number, seed: number): string {
  const random = createRandom(seed);
  const points = arc(0, 0, 1, 0, 337, 15).map(([dx, dy]): Point => {
    const far = reach * random.between(0.93, 1.07);
    return [x + dx * far * 1.04, y + dy * far];
  });
  return rectangle(-90, -90, 1000, 900) + smooth(points, { closed: true });
}

type Lookout = { width: number; height: number; x: number; y: number; reach: number };

/** Layers of night with an opening that is bright behind the subject. */
export const lookout = ({ width, height, x, y, reach }: Lookout): string[] => [
  shape(rectangle(-20, -20, width + 40, height + 40), '#4b86e2'),
  blurred(shape(circle(x, y + reach * 0.1, reach * 0.75), '#8ab4f6'), 30, 0.55),
  ...['#3a70d3', NIGHT.mid, '#1f4cad', NIGHT.wall].map((color, index) => {
    const grow = 1.02 + index * 0.16;
    return sheet(opening(x, y, reach * grow, 3 + index * 5), color, {
      lift: 8 + index * 2,
      rough: 0,
      seed: index + 2,
    });
  }),
];

/** Small snowflakes that hang between the layers. */
export const faraway = (places: readonly (readonly [x: number, y: number, radius: number])[]) =>
  places.map(([x, y, radius], index) =>
    sheet(flatSnowflake(FLAKE, x, y, radius, 4 + index * 7), index % 2 ? '#5f90e6' : '#3f74d6', {
      lift: 5,
      rough: 0,
    }),
  );

/** A street of small houses with lit windows on a hill. */
export const street = (line: Point[], places: readonly number[], size = 1) =>
  places.map((x, index) => {
    const [width, height] = [(15 + (index % 3) * 3) * size, (24 + ((index * 7) % 11)) * size];
    const foot = heightAt(line, x + width / 2) + 5;
    const pane = (px: number, py: number) =>
      rectangle(x + width * px, foot - height * py, width * 0.22, height * 0.18);
    return paper(
      shape(gable(x, foot, width, height), index % 2 ? '#2f56a8' : '#24478f') +
        shape(pane(0.2, 0.5) + (index % 2 ? pane(0.58, 0.5) : ''), '#ffd98a'),
      { lift: 3, rough: 0 },
    );
  });

export const wood = (
  line: Point[],
  places: [x: number, height: number][],
  color: string,
  seed: number,
) => sheet(forest(line, places, seed), color, { lift: 5, rough: 0 });

export const hill = (line: Point[], color: string, lift = 8) =>
  sheet(below(line), color, { lift, rough: 0 });

export const hare = (line: Point[], x: number, size: number) =>
  sheet(animal('hare', { x, y: heightAt(line, x) + 3, size }), '#f4f7ff', { lift: 3, rough: 0 });

/** A lace edge that hangs from a line, along the foot of a stage. */
export const laceHem = (line: Point[], { pitch = 34, depth = 30, color = '#12307f' } = {}) => [
  sheet(below(line), color, { lift: 10, rough: 0 }),
  paper(shape(laceEdge(line, { pitch, depth }), '#edf3ff'), { lift: 4, rough: 0 }),
];

/** Scraps that were cut off earlier. */
export const leftovers = (
  places: readonly (readonly [x: number, y: number, turn: number])[],
  size = 1,
) =>
  places.map(([x, y, turn], index) =>
    sheet(
      smooth(place(LEFTOVER, { x, y, turn, size: size * (0.8 + (index % 3) * 0.2) }), {
        closed: true,
        tension: 0.35,
      }),
      index % 2 ? SNOW.dim : SNOW.pale,
      { lift: 3, rough: 0 },
    ),
  );
