import { bow, mix, polar, polygon, smooth, type Point } from '../paper/geometry.ts';
import { limb } from '../paper/nature.ts';
import { paper } from '../paper/paper.ts';
import type { Random } from '../paper/random.ts';
import { shape } from '../paper/inks.ts';

export interface Spot {
  x: number;
  y: number;
  /** Units. */
  length: number;
  /** Degrees, 0 to the right, -90 up. */
  angle: number;
}

/** A pointed leaf along a ray; `width` is a share of its length. */
export function leaf({ x, y, length, angle }: Spot, width = 0.34) {
  const tip = polar(x, y, length, angle);
  const side = (sign: number) =>
    polar(...polar(x, y, length * 0.42, angle), length * width, angle + sign * 90);
  return `M${x} ${y}Q${side(-1).join(' ')} ${tip.join(' ')}Q${side(1).join(' ')} ${x} ${y}Z`;
}

/** A twig with pairs of leaves along a bent line. */
export function spray(
  { x, y, length, angle }: Spot,
  curl: number,
  random: Random,
  leafSize = 0.24,
) {
  const line: Point[] = [[x, y]];
  const pairs = 8;
  let d = '';
  let [px, py] = [x, y];
  for (let pair = 1; pair <= pairs; pair++) {
    const heading = angle + curl * (pair / pairs);
    [px, py] = polar(px, py, length / pairs, heading);
    line.push([px, py]);
    if (pair < 2) continue;
    const size = length * leafSize * (1 - 0.45 * (pair / pairs)) * random.between(0.9, 1.1);
    for (const side of [-1, 1])
      d += leaf(
        { x: px, y: py, length: size, angle: heading + side * random.between(44, 58) },
        0.3,
      );
  }
  d += leaf({ x: px, y: py, length: length * leafSize * 0.62, angle: angle + curl }, 0.3);
  return d + limb(line, 5, 1.6);
}

/** A sheet of a spray, leaves overlapping freely. */
export const spraySheet = (d: string, color: string, lift = 10) =>
  paper(shape(d, color, { isUnited: true }), `thing ${lift}`);

/** Broad grass: curved blades from a line at y. */
export function blades(from: number, to: number, y: number, height: number, random: Random) {
  let d = '';
  for (let x = from; x < to; x += random.between(7, 15)) {
    const tip: Point = [x + random.around(height * 0.55), y - height * random.between(0.45, 1.1)];
    d += polygon([
      ...bow([x - 4, y], [x - 2, mix(y, tip[1], 0.6)], tip, 6),
      ...bow(tip, [x + 5, mix(y, tip[1], 0.55)], [x + 5, y], 6),
    ]);
  }
  return d;
}

/** A round bush of lobes on a line at y. */
export function bush(x: number, y: number, width: number, height: number, random: Random) {
  const lobes = 7;
  const points: Point[] = [[x - width / 2, y + 40]];
  for (let lobe = 0; lobe < lobes; lobe++) {
    const angle = mix(184, 356, (lobe + 0.5) / lobes);
    const [cx, cy] = [
      x + (Math.cos((angle * Math.PI) / 180) * width) / 2,
      y + Math.sin((angle * Math.PI) / 180) * height,
    ];
    const size = (width / lobes) * random.between(0.66, 0.86);
    for (let step = -70; step <= 70; step += 28) points.push(polar(cx, cy, size, angle + step));
  }
  points.push([x + width / 2, y + 40]);
  return smooth(points, { closed: true, tension: 0.9 });
}
