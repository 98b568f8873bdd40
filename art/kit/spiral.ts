/**
 * Converts a tonal drawing to one spiral: the line is thick where the drawing is dark and thin where it
 * is light. It never breaks and never touches its neighbor, so that it can be cut in one piece.
 */
import { polar, polygon, type Point } from '../../tools/content/paper/geometry.ts';

/** Lightness of a drawing at a point of a disc of radius 100 around (0, 0): 0 is ink, 1 is paper. */
export type Tone = (x: number, y: number) => number;

/** A brush stroke of a tonal drawing. Later ones cover earlier ones. */
export interface Wash {
  outline: readonly Point[];
  tone: number;
  /** Half the width of the soft edge, units. */
  feather?: number;
  /** Opacity, 0 to 1. */
  strength?: number;
}

/** Paints washes on paper. @param ground tone of the paper @returns the tone at any point */
export function painted(ground: number, washes: readonly Wash[]): Tone {
  const ready = washes.map((wash) => ({ ...wash, box: reach(wash) }));
  return (x, y) => {
    let result = ground;
    for (const { outline, tone, feather = 1, strength = 1, box } of ready) {
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
      const inside = depth(outline, x, y);
      const share = Math.min(Math.max((inside + feather) / (2 * feather), 0), 1);
      result += (tone - result) * strength * share * share * (3 - 2 * share);
    }
    return result;
  };
}

function reach({ outline, feather = 1 }: Wash) {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - feather,
    right: Math.max(...xs) + feather,
    top: Math.min(...ys) - feather,
    bottom: Math.max(...ys) + feather,
  };
}

/** Distance of a point from an outline; positive inside, negative outside. */
function depth(outline: readonly Point[], x: number, y: number): number {
  let nearest = Infinity;
  let inside = false;
  let previous = outline[outline.length - 1];
  for (const point of outline) {
    if (previous) {
      const [[ax, ay], [bx, by]] = [previous, point];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      const [dx, dy] = [bx - ax, by - ay];
      const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
      const share = Math.min(Math.max(along, 0), 1);
      nearest = Math.min(nearest, Math.hypot(x - ax - dx * share, y - ay - dy * share));
    }
    previous = point;
  }
  return inside ? nearest : -nearest;
}

export interface SpiralOptions {
  x: number;
  y: number;
  radius: number;
  /** Number of turns of the line. */
  turns: number;
  tone: Tone;
  /** Angle of the outer end, degrees; 0 is to the right. */
  end?: number;
  /** Thinnest and thickest line, as shares of the distance between turns. */
  thin?: number;
  thick?: number;
}

/** The center line of the spiral, from the center outward, with its width at every point. */
export function spiralLine(options: SpiralOptions): { at: Point; width: number; angle: number }[] {
  const { x, y, radius, turns, tone, end = 0, thin = 0.13, thick = 0.9 } = options;
  const pitch = radius / turns;
  const line: { at: Point; width: number; angle: number }[] = [];
  for (let turned = 0.15; turned < turns;) {
    const angle = end + (turned - turns) * 360;
    const distance = pitch * turned;
    const [px, py] = polar(0, 0, (distance / radius) * 100, angle);
    const width = pitch * (thin + (thick - thin) * (1 - Math.min(Math.max(tone(px, py), 0), 1)));
    line.push({ at: polar(x, y, distance, angle), width, angle });
    turned += Math.min(0.06, 2.2 / (2 * Math.PI * distance));
  }
  return line;
}

/** The spiral as one closed outline: outward along one side of the line, back along the other. */
export function spiral(options: SpiralOptions): string {
  const line = spiralLine(options);
  const side = (sign: 1 | -1) =>
    line.map(({ at, width, angle }) => polar(...at, (sign * width) / 2, angle));
  return polygon([...side(1), ...side(-1).reverse()]);
}
