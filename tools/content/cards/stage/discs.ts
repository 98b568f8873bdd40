/** A disc that lifts the hero off the ground: a sun, a moon or a mat of lace. */
import { arc, circle, type Point, polar, polygon, star } from '../../paper/geometry.ts';
import { doily, laceRing } from '../../paper/lace.ts';
import { moon } from '../../paper/nature.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, shape } from '../../paper/svg.ts';
import type { Scene } from '../scene.ts';
import { type Center } from './skies.ts';

export type DiscKind = 'plain' | 'sunburst' | 'crescent' | 'doily' | 'scalloped' | 'ring';

/** A disc that lifts the hero off the ground: a sun, a moon or a mat of lace. */
export function disc(
  { palette, random }: Scene,
  kind: DiscKind,
  { x, y, radius }: Center,
): string[] {
  const isDark = palette.daytime === 'night';
  const bright = isDark ? palette.cream : blend(palette.cream, palette.warm, 0.25);
  const sun = blend(palette.warm, palette.cream, isDark ? 0.55 : 0.2);
  const flat = { rough: 1.2, seed: random.whole(1, 60), rim: 0.6, shade: 0.42 };
  switch (kind) {
    case 'plain':
      return [sheet(circle(x, y, radius), sun, { lift: 7, ...flat })];
    case 'sunburst':
      return [
        sheet(
          polygon(star(x, y, radius * 1.22, radius * 0.98, 26)),
          blend(sun, palette.cream, 0.55),
          { lift: 6, ...flat },
        ),
        sheet(
          polygon(star(x, y, radius * 1.04, radius * 0.86, 26, -83)),
          blend(sun, palette.warmDeep, 0.12),
          { lift: 3, ...flat },
        ),
        sheet(circle(x, y, radius * 0.84), sun, { lift: 3, ...flat }),
      ];
    case 'crescent':
      return [sheet(moon(x, y, radius * 0.7, 0.5), bright, { lift: 7, ...flat })];
    case 'doily':
      return [
        paper(shape(doily(x, y, radius * 1.25, 16), palette.cream), {
          lift: 6,
          rough: 0,
          rim: 0.4,
          shade: 0.42,
        }),
        sheet(circle(x, y, radius * 0.74), blend(palette.light, palette.cream, 0.35), {
          lift: 2.5,
          ...flat,
        }),
      ];
    case 'scalloped':
      return [
        sheet(scallops(x, y, radius * 1.16, 28), blend(palette.cream, palette.light, 0.25), {
          lift: 6,
          ...flat,
        }),
        sheet(circle(x, y, radius), blend(palette.light, palette.cream, 0.25), {
          lift: 2,
          ...flat,
        }),
      ];
    case 'ring':
      return [
        paper(
          shape(
            circle(x, y, radius * 0.99) +
              circle(x, y, radius * 0.96) +
              laceRing(x, y, radius, { pitch: 40, depth: 34 }),
            palette.cream,
          ),
          { lift: 5, rough: 0, rim: 0.4, shade: 0.42 },
        ),
        sheet(circle(x, y, radius * 1.02), sun, { lift: 2, ...flat }),
      ];
    default:
      return kind satisfies never;
  }
}

/** A round mat with a scalloped edge. */
export function scallops(x: number, y: number, radius: number, count: number): string {
  const outline: Point[] = [];
  for (let index = 0; index < count; index++) {
    const angle = (360 / count) * index;
    const [px, py] = polar(x, y, radius * 0.95, angle);
    const half = radius * 0.95 * Math.sin(Math.PI / count) * 1.02;
    outline.push(...arc(px, py, half, angle - 88, angle + 88, 8));
  }
  return polygon(outline);
}
