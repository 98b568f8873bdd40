/** Trees, leaves, grass and clouds that vary from card to card, as path data for paper. */
import {
  mix,
  polar,
  polygon,
  smooth,
  walk,
  type Point,
  type Points,
  pointsOf,
} from './geometry.ts';
import type { Random } from './random.ts';
import { heightAt } from './land.ts';

/** A fir in tiers, with its foot at (x, y). */
export function fir(x: number, y: number, height: number, random: Random, tiers = 5) {
  const width = height * random.between(0.2, 0.25);
  const side = (sign: 1 | -1): Point[] => {
    const points: Point[] = [[x, y - height]];
    for (let tier = 1; tier <= tiers; tier++) {
      const reach = width * (tier / tiers) ** 0.85 * random.between(0.92, 1.08);
      const hem = y - height + height * 0.9 * (tier / tiers) + random.around(height * 0.008);
      const waist = height / tiers;
      // Boughs extend to a drooping tip, then cut back in.
      points.push([x + sign * reach * 0.42, hem - waist * 0.4]);
      points.push([x + sign * reach, hem]);
      points.push([x + sign * reach * 0.72, hem - waist * 0.02]);
      points.push([x + sign * reach * 0.42, hem - waist * 0.12]);
    }
    return points;
  };
  const trunk = width * 0.14;
  return polygon([
    ...side(1),
    [x + trunk, y - height * 0.12],
    [x + trunk * 1.2, y + 3],
    [x - trunk * 1.2, y + 3],
    [x - trunk, y - height * 0.12],
    ...side(-1).reverse(),
  ]);
}

/** A leafy crown: lobes around an oval. */
export function crown(cx: number, cy: number, rx: number, ry: number, random: Random, lobes = 11) {
  const outline: Point[] = [];
  for (let lobe = 0; lobe < lobes; lobe++) {
    const from = (360 / lobes) * (lobe + random.around(0.12));
    const size = random.between(0.85, 1.12);
    for (let step = 0; step < 5; step++) {
      const share = step / 5;
      const swell = 0.86 + 0.16 * size * Math.sin(Math.PI * share);
      const [x, y] = polar(0, 0, swell, from + (360 / lobes) * share);
      outline.push([cx + x * rx, cy + y * ry]);
    }
  }
  return smooth(outline, { closed: true, tension: 0.9 });
}

/** A tapering limb along points: wide at the first, thin at the last. */
export function limb(line: Points, from: number, to: number) {
  const path = walk(line);
  const steps = Math.max(6, pointsOf(line).length * 4);
  const side = (sign: number) =>
    Array.from({ length: steps + 1 }, (_, index) =>
      path.at((path.length * index) / steps, (sign * mix(from, to, index / steps)) / 2),
    );
  return smooth([...side(1), ...side(-1).reverse()], { closed: true, tension: 0.8 });
}

/** Bare branches from (x, y), growing in a direction. Fill them united. */
export function branches(
  x: number,
  y: number,
  length: number,
  angle: number,
  width: number,
  random: Random,
  forks = 4,
): string {
  const sway = random.around(14);
  const middle = polar(x, y, length * 0.5, angle + sway);
  const end = polar(...middle, length * 0.52, angle - sway * 0.6);
  const own = limb([[x, y], middle, end], width, width * 0.55);
  if (!forks) return own;
  const spread = random.between(20, 34);
  const turns = random.chance(0.35) ? [-spread, 4, spread] : [-spread, spread * 0.8];
  const twigs = turns.map((turn) =>
    branches(
      ...end,
      length * random.between(0.66, 0.84),
      angle + turn + random.around(8),
      width * 0.6,
      random,
      forks - 1,
    ),
  );
  return own + twigs.join('');
}

/** A cloud with a flattened base; (x, y) is the center of the base. */
export function cloud(x: number, y: number, width: number, height: number, random: Random) {
  const humps = 5;
  const sizes = Array.from({ length: humps }, (_, index) => {
    const middle = 1 - Math.abs(index - (humps - 1) / 2 + random.around(0.3)) / (humps / 2 + 0.3);
    return height * (0.34 + 0.42 * middle) * random.between(0.92, 1.1);
  });
  const points: Point[] = [];
  sizes.forEach((size, index) => {
    const cx = x - width / 2 + (width * (index + 0.5)) / humps;
    const cy = y - size * 0.75;
    const reach = (width / humps) * 0.62;
    for (const angle of [205, 240, 270, 300, 335]) {
      const [px, py] = polar(0, 0, 1, angle);
      points.push([cx + px * reach, cy + py * size * 0.55]);
    }
  });
  points.push([x + width * 0.52, y - height * 0.12], [x + width * 0.4, y], [x - width * 0.4, y]);
  points.push([x - width * 0.52, y - height * 0.12]);
  return smooth(points, { closed: true, tension: 0.85 });
}

/** Blades of grass on a ridge, between two x. */
export function grass(
  line: readonly Point[],
  from: number,
  to: number,
  height: number,
  random: Random,
) {
  let d = '';
  for (let x = from; x < to; x += random.between(3, 9)) {
    const foot = heightAt(line, x) + 4;
    const tip = height * random.between(0.5, 1.1);
    const lean = random.around(height * 0.5);
    d += smooth(
      [
        [x - 2, foot],
        [x + lean * 0.25, foot - tip * 0.6],
        [x + lean, foot - tip],
        [x + lean * 0.3 + 2, foot - tip * 0.55],
        [x + 2.4, foot],
      ],
      { closed: true, tension: 0.8 },
    );
  }
  return d;
}
