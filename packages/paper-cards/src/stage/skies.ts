/** What is in the sky: one of several papers, all quiet, because the title is in front. */
import { blend } from '../colors.ts';
import type { SkyName } from '../names.ts';
import { arc, circle, mix, type Point, polar, polygon, smooth, star } from '../paper/geometry.ts';
import { cloud } from '../paper/nature.ts';
import { paper, sheet, sky, WIDTH, type Sheet } from '../paper/paper.ts';
import type { CardLayer, Scene } from '../scene.ts';
import { shape, stroke } from '../paper/inks.ts';

/** Where the sky's center is: sun, moon, the middle of rings. Units. */
export interface Center {
  x: number;
  y: number;
  radius: number;
}

export const SKY_FOOT = 930;

/** The sheet behind everything. */
export const skySheet = () => sky(['sky-top', 'sky-middle', 'sky-foot', 'sky-foot']);

/** Rings of paper around the sun, each cut out of the one before. */
function rings(_: Scene, { x, y, radius }: Center) {
  const count = 5;
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const reach = mix(radius * 3.3, radius * 1.25, share ** 0.8);
    const color = blend('sky-top haze 35', 'cream', share * 0.55);
    return sheet(circle(x, y, reach), color, 'far');
  });
}

/** Banks of scalloped cloud that come in from an upper corner. */
function banks(_: Scene, { x }: Center) {
  const fromLeft = x > WIDTH / 2;
  return [3, 2, 1, 0].map((step) => {
    const reach = 150 + step * 122;
    const outline: Point[] = [];
    const bumps = 5 + step;
    for (let bump = 0; bump <= bumps; bump++) {
      const angle = mix(-8, 98, bump / bumps);
      const size = reach;
      const half = size * Math.sin((Math.PI * 53) / 180 / bumps) * 1.01;
      const [px, py] = polar(-30, -30, size, angle);
      outline.push(...arc(px, py, half, angle - 88, angle + 88, 14));
    }
    const points: Point[] = [[-60, -60], ...outline];
    const flipped = points.map(([px, py]): Point => [fromLeft ? px : WIDTH - px, py]);
    const color = blend('sky-top', 'sky-middle', 0.15 + step * 0.25);
    const dark = blend(color, 'deep', 0.28 - step * 0.05);
    return sheet(polygon(flipped), dark, 'far 7');
  });
}

/** Rays, as wedges of paper from the sun to the frame. */
function rays({ random }: Scene, { x, y }: Center) {
  const count = 11;
  const turn = random.between(0, 30);
  const wedge = (index: number, width: number) => {
    const angle = turn + (360 / count) * index;
    return polygon([[x, y], polar(x, y, 1400, angle - width), polar(x, y, 1400, angle + width)]);
  };
  const all = (width: number) =>
    Array.from({ length: count }, (_, index) => wedge(index, width)).join('');
  const color = 'sky-middle haze 70';
  return [sheet(all(7.4), color, 'far'), sheet(all(3.2), `${color} cream 25`, 'far 2')];
}

/** A few clouds, some cropped by the frame. */
function clouds({ random }: Scene, { x }: Center) {
  const spots: [number, number, number, number][] = [
    [x > 308 ? -10 : 610, 372, 250, 66],
    [x > 308 ? 590 : 20, 96, 280, 70],
    [x > 308 ? 96 : 520, 60, 170, 42],
  ];
  return spots.map(([cx, cy, width, height], index) =>
    sheet(
      cloud(cx, cy + random.around(18), width, height, random),
      blend('haze', 'cream', 0.2 + index * 0.12),
      `far ${5 + index * 2}`,
    ),
  );
}

/** Stars, punched out of a light sheet and glued on. */
function stars({ random }: Scene, { x, y, radius }: Center) {
  let d = '';
  for (let index = 0; index < 46; index++) {
    const [px, py] = [random.between(-10, 626), random.between(-6, 620)];
    if (Math.hypot(px - x, py - y) < radius * 1.35) continue;
    const size = random.chance(0.14) ? random.between(6, 9) : random.between(1.6, 3.4);
    d += size > 5 ? polygon(star(px, py, size, size * 0.34, 4)) : circle(px, py, size * 0.7);
  }
  return [paper(shape(d, 'cream', { opacity: 0.92 }), 'thread')];
}

/** Slanting bands, like folded paper: a fan that opens from the horizon. */
function bands({ random }: Scene) {
  const slope = random.pick([-1, 1]) * random.between(40, 90);
  return [0, 1, 2, 3].map((index) => {
    const y = 250 + index * 132;
    const line: Point[] = Array.from({ length: 9 }, (_, at) => [
      mix(-70, 690, at / 8),
      y + slope * (at / 8 - 0.5) + 16 * Math.sin(at * 1.3 + index * 2.1),
    ]);
    const d = `${smooth(line)}L700 ${SKY_FOOT}L-80 ${SKY_FOOT}Z`;
    return sheet(d, blend('sky-middle', 'sky-foot', 0.2 + index * 0.24), 'far');
  });
}

/** Rows of scales that hang from the upper edge, the highest on top. */
function scales() {
  const pitch = 88;
  return [3, 2, 1, 0].map((row) => {
    const y = 64 + row * 62;
    const start = row % 2 ? -pitch / 2 : 0;
    const outline: Point[] = [[-110, y - 110]];
    for (let x = 700 + start; x > -110; x -= pitch)
      outline.push(...arc(x - pitch / 2, y, pitch / 2, 4, 176, 12));
    outline.push([-110 + start, y - 110]);
    const color = blend('sky-top', 'sky-middle', row * 0.3);
    return sheet(
      polygon([[720, y - 110], ...outline.slice(1), outline[0] ?? [0, 0]]),
      color,
      'thing',
    );
  });
}

/** Curls of wind, as thin strips of paper. */
function wind({ random }: Scene, { x }: Center) {
  const side = x > WIDTH / 2 ? -1 : 1;
  const curl = (cx: number, cy: number, reach: number) => {
    const line: Point[] = [[cx - side * reach * 3.4, cy + reach * 1.1]];
    line.push([cx - side * reach * 1.6, cy + reach * 0.72]);
    for (let step = 0; step <= 14; step++)
      line.push(polar(cx, cy, reach * (1 - step / 19), side > 0 ? 90 - step * 34 : 90 + step * 34));
    return smooth(line);
  };
  // Above the title and below it.
  const curls = Array.from({ length: random.whole(2, 4) }, (_, index) =>
    curl(
      mix(60, 560, (index * 0.62 + random.between(0, 0.3)) % 1),
      (index % 2 ? 346 : 54) + index * 14 + random.around(20),
      random.between(30, 58),
    ),
  );
  const color = 'haze cream 35';
  return [paper(stroke(curls.join(''), color, 5.4), 'thing')];
}

const SKIES: Record<SkyName, (scene: Scene, center: Center) => Sheet[]> = {
  rings,
  banks,
  rays,
  clouds,
  stars,
  bands,
  scales,
  wind,
};

/** The sky, with one kind of paper in it. */
export function skyLayers(scene: Scene, kind: SkyName, center: Center): CardLayer[] {
  return [
    { name: 'sky', travel: -12, sheets: [skySheet()] },
    { name: 'heaven', travel: -10, sheets: SKIES[kind](scene, center) },
  ];
}
