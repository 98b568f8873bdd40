/** An orrery of paper discs: a sun in the middle, planets on rings, over quiet hills with a telescope. */
import type { SkyName } from '../../../../app/content/schema.ts';
import {
  arc,
  circle,
  ellipse,
  place,
  polar,
  polygon,
  polyline,
  star,
  type Point,
} from '../../paper/geometry.ts';
import { laceRing } from '../../paper/lace.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, moved, shape, stroke } from '../../paper/svg.ts';
import { creature } from '../things/animals.ts';
import { heightAt } from '../../paper/nature.ts';
import { horizon } from '../stage/horizons.ts';
import { type Part, type Scene, turn } from '../scene.ts';
import { skyLayers } from '../stage/skies.ts';

export function orrery(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at = (x: number) => 308 + side * (x - 308);
  const [x, y] = [at(320), 540];
  const radii = [104, 158, 214];
  const rings = radii.map((radius) =>
    paper(
      shape(circle(x, y, radius + 1.6) + circle(x, y, radius - 1.6), palette.cream, {
        opacity: 0.9,
      }),
      { lift: 2.4, rough: 0.3, rim: 0.4, shade: 0.4 },
    ),
  );
  const on = (radius: number, angle: number): Point => polar(x, y, radius, angle);
  const planet = ([px, py]: Point, radius: number, color: string, stripes: string): string[] => [
    sheet(circle(px, py, radius), color, { lift: 7, rough: 0.6, rim: 0.65 }),
    paper(
      shape(
        clippedBand(px, py, radius, -0.35, 0.02) + clippedBand(px, py, radius, 0.28, 0.56),
        stripes,
      ),
      { lift: 0.8, rough: 0.5, rim: 0.4, shade: 0.3 },
    ),
  ];
  const [sx, sy] = on(214, side > 0 ? 206 : -26);
  const saturn = [
    ...planet([sx, sy], 40, palette.warm, palette.warmDeep),
    paper(
      moved(shape(ellipse(0, 0, 76, 20) + ellipse(0, 0, 56, 12), palette.cream), {
        x: sx,
        y: sy,
        turn: side * -18,
      }),
      { lift: 5, rough: 0.3, rim: 0.6 },
    ),
    paper(
      shape(polygon(arc(sx, sy, 40, 180 - side * 18, 360 - side * 18, 24)), palette.warm) +
        shape(clippedBand(sx, sy, 40, -0.62, -0.3), palette.warmDeep),
      { lift: 0, rough: 0, rim: 0.3, shade: 0 },
    ),
  ];
  const [ex, ey] = on(158, side > 0 ? -34 : 214);
  const earth = [
    ...planet([ex, ey], 33, palette.light, palette.deep),
    sheet(circle(...polar(ex, ey, 52, -60), 8), palette.cream, { lift: 4, rough: 0.2, rim: 0.6 }),
  ];
  const red = planet(
    on(104, side > 0 ? 120 : 60),
    21,
    palette.accent,
    blend(palette.accent, palette.ink, 0.3),
  );
  const tiny = planet(
    on(214, side > 0 ? 22 : 158),
    17,
    palette.cream,
    blend(palette.cream, palette.deep, 0.3),
  );
  const sun = [
    paper(shape(laceRing(x, y, 62, { pitch: 32, depth: 26 }) + circle(x, y, 62.4), palette.cream), {
      lift: 6,
      rough: 0,
      rim: 0.4,
      shade: 0.5,
    }),
    sheet(polygon(star(x, y, 70, 55, 22)), palette.warmDeep, { lift: 4, rough: 0.5, rim: 0.6 }),
    sheet(circle(x, y, 50), palette.warm, { lift: 3, rough: 0.5, rim: 0.65 }),
  ];
  const land = horizon(scene, random.pick(['hills', 'forest']), 730);
  const tx = at(120);
  const ty = heightAt(land.edge, tx) - 58;
  const leg = (dx: number) =>
    polyline([
      [tx, ty],
      [tx + dx, ty + 74],
    ]);
  const tube = place(
    [
      [-46, -10],
      [40, -14],
      [40, 14],
      [-46, 10],
    ],
    { x: tx, y: ty, turn: side > 0 ? -42 : -138 },
  );
  const lens = place(
    [
      [40, -18],
      [56, -18],
      [56, 18],
      [40, 18],
    ],
    { x: tx, y: ty, turn: side > 0 ? -42 : -138 },
  );
  return {
    layers: [
      ...skyLayers(scene, sky, { x, y, radius: 84 }),
      { name: 'rings', travel: -8, sheets: rings },
      { name: 'sun', travel: -7, sheets: sun },
      { name: 'planets', travel: -6, sheets: [...saturn, ...red, ...tiny] },
      { name: 'earth', travel: -6, sheets: earth },
      ...land.layers,
      {
        name: 'telescope',
        travel: -4,
        sheets: [
          paper(stroke(leg(-28) + leg(28) + leg(3), palette.ink, 4.5), { lift: 4, rough: 0.3 }),
          sheet(polygon(tube), palette.cream, { lift: 6, rough: 0.4, rim: 0.65 }),
          sheet(polygon(lens), palette.warmDeep, { lift: 3, rough: 0.3, rim: 0.6 }),
          sheet(circle(tx, ty, 9), palette.warm, { lift: 3, rough: 0.2, rim: 0.6 }),
          creature(
            scene,
            'fox',
            { x: at(196), y: heightAt(land.edge, at(196)) + 8, height: 46, flip: side > 0 },
            blend(palette.ink, palette.deep, 0.2),
          ),
        ],
      },
    ],
    life: [turn({ layer: 'earth', origin: [x, y], by: side * 20, seconds: 3.2, hold: 0.8 })],
  };
}

/** The part of a disc between two heights, shares of its radius. */
function clippedBand(x: number, y: number, radius: number, from: number, to: number): string {
  const angle = (share: number) => (Math.asin(share) * 180) / Math.PI;
  const [a, b] = [angle(from), angle(to)];
  return polygon([...arc(x, y, radius, a, b, 10), ...arc(x, y, radius, 180 - b, 180 - a, 10)]);
}
