/** A brass orrery: planets on tilted rings around a sun that lights them; before it a telescope, cropped by the frame. */
import { blend } from '../colors.ts';
import type { SkyName } from '../names.ts';
import { arc, circle, ellipse, place, type Point, polygon, star } from '../paper/geometry.ts';
import { laceEdge, stitches } from '../paper/lace.ts';
import { heightAt } from '../paper/nature.ts';
import { paper, sheet } from '../paper/paper.ts';
import { oklch } from '../palette.ts';
import { type Part, type Scene, turn } from '../scene.ts';
import { scallops } from '../stage/discs.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { creature } from '../things/animals.ts';
import { brassOf, gear, telescope } from '../things/brass.ts';
import { glued } from '../things/pieces.ts';
import { moved, shape } from '../paper/inks.ts';

const SUN = { x: 312, y: 536, radius: 72 };
/** The rings are circles that are seen from above, and lean. */
const TILT = -27;
const FLATNESS = 0.5;
const REACHES = [138, 210, 280] as const;

/** A point of a ring. @param angle degrees; 0 to 180 is before the sun, the rest behind it */
function onRing(reach: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  const flat: Point = [reach * Math.cos(radians), reach * FLATNESS * Math.sin(radians)];
  return place([flat], { ...SUN, turn: TILT })[0] ?? flat;
}

const arcOfRing = (reach: number, from: number, to: number): Point[] =>
  Array.from({ length: 41 }, (_, index) => onRing(reach, from + ((to - from) * index) / 40));

/** Halves of all rings, and what is engraved in them. */
function halves(scene: Scene, from: number, color: string, lift: number) {
  const bands = REACHES.map((reach) =>
    polygon([
      ...arcOfRing(reach + 8, from, from + 180),
      ...arcOfRing(reach - 8, from, from + 180).reverse(),
    ]),
  );
  return [
    sheet(bands.join(''), color, `thing ${lift}`),
    paper(
      REACHES.flatMap((reach) =>
        stitches(arcOfRing(reach, from, from + 180), {
          color: brassOf(scene).dark,
          width: 2.2,
          stitch: 5,
          gap: 9,
        }),
      ),
      'thread',
    ),
  ];
}

/** The part of a disc between two heights, shares of its radius. */
function band(radius: number, from: number, to: number) {
  const angle = (share: number) => (Math.asin(share) * 180) / Math.PI;
  const [a, b] = [angle(from), angle(to)];
  return polygon([...arc(0, 0, radius, a, b, 10), ...arc(0, 0, radius, 180 - b, 180 - a, 10)]);
}

interface Planet {
  reach: number;
  angle: number;
  radius: number;
  color: string;
  stripes: string;
}

/** A planet on its ring: striped, and lit on the side of the sun. */
function planet({ reach, angle, radius, color, stripes }: Planet) {
  const [x, y] = onRing(reach, angle);
  const toSun = Math.atan2(SUN.y - y, SUN.x - x) * (180 / Math.PI);
  const lit = polygon([
    ...arc(0, 0, radius, toSun - 84, toSun + 84, 24),
    ...arc(0, 0, radius * 0.86, toSun + 62, toSun - 62, 24).map(([px, py]): Point => [
      px - radius * 0.06 * Math.cos((toSun * Math.PI) / 180),
      py,
    ]),
  ]);
  return [
    paper(
      moved(
        [
          ...shape(circle(0, 0, radius), color),
          ...shape(band(radius, -0.62, -0.3) + band(radius, 0.05, 0.42), stripes),
          ...shape(lit, 'cream warm 25'),
        ],
        { x, y },
      ),
      'thing 9',
    ),
  ];
}

/** The ring of the largest planet: its front half is before it. */
function saturn(its: Planet, color: string) {
  const [x, y] = onRing(its.reach, its.angle);
  const half = (from: number) =>
    sheet(
      polygon([
        ...place(
          [...arc(0, 0, 1, from, from + 180), ...arc(0, 0, 0.72, from + 180, from)].map(
            ([px, py]): Point => [px * its.radius * 1.8, py * its.radius * 0.5],
          ),
          { x, y, turn: 16 },
        ),
      ]),
      color,
      'thing',
    );
  return [half(180), ...planet(its), half(0)];
}

function sun() {
  const { x, y, radius } = SUN;
  const glow = oklch(0.9, 0.11, 92);
  return [
    sheet(polygon(star(x, y, radius * 1.5, radius * 1.12, 18)), 'warm-deep', 'thing 7'),
    sheet(polygon(star(x, y, radius * 1.26, radius, 18, -80)), glow, 'thing'),
    sheet(circle(x, y, radius * 0.86), `${glow} warm-deep 34`, 'thing'),
    glued(
      circle(x, y, radius * 0.62) + polygon(star(x, y, radius * 0.54, radius * 0.24, 10)),
      glow,
      1.4,
    ),
  ];
}

/** What carries the rings: a turned column on a round foot with lace. */
function stand(scene: Scene) {
  const { light, metal, dark } = brassOf(scene);
  const { x } = SUN;
  const knob = (y: number, width: number, height: number) => ellipse(x, y, width / 2, height / 2);
  const hem: Point[] = Array.from({ length: 21 }, (_, index): Point => {
    const share = index / 10 - 1;
    return [x + share * 104, 872 - 15 * share * share];
  });
  return [
    sheet(ellipse(x, 866, 108, 26), dark, 'thing 8'),
    paper(shape(laceEdge(hem, { pitch: 26, depth: 26 }), 'cream'), 'print'),
    sheet(ellipse(x, 855, 98, 20), metal, 'thing'),
    sheet(`M${x - 10} 640h20l8 212h-36Z`, metal, 'thing'),
    sheet(knob(822, 78, 30) + knob(706, 46, 24), light, 'thing'),
    sheet(knob(848, 110, 18), dark, 'thing 2'),
  ];
}

export function orrery(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const { light, metal } = brassOf(scene);
  const [, , outer] = REACHES;
  const land = horizon(scene, random.pick(['hills', 'forest', 'roofs']), 704);
  const isDark = palette.daytime === 'night';
  const glow = (share: number) => blend('sky-middle', 'warm', isDark ? share : share * 1.3);
  const finder = 128;
  return {
    layers: [
      ...skyLayers(scene, sky, { ...SUN, radius: 96 }),
      {
        name: 'glow',
        travel: -9,
        sheets: [
          sheet(scallops(SUN.x, SUN.y, 224, 26), glow(0.2), 'thing'),
          sheet(scallops(SUN.x, SUN.y, 158, 20), glow(0.42), 'thing'),
        ],
      },
      ...land.layers,
      { name: 'stand', travel: -4, sheets: stand(scene) },
      { name: 'gear', travel: -3, sheets: gear(scene, SUN.x - 66, 778) },
      { name: 'rings-back', travel: -4, sheets: halves(scene, 180, metal, 5) },
      { name: 'sun', travel: -3, sheets: sun() },
      {
        name: 'planets',
        travel: -1,
        sheets: [
          ...halves(scene, 0, light, 8),
          ...planet({
            reach: outer,
            angle: -12,
            radius: 36,
            color: 'accent',
            stripes: 'accent ink 30',
          }),
          ...planet({
            reach: REACHES[1],
            angle: 216,
            radius: 31,
            color: 'light',
            stripes: 'deep',
          }),
          ...planet({
            reach: REACHES[0],
            angle: 62,
            radius: 23,
            color: 'warm-deep',
            stripes: 'warm-deep ink 35',
          }),
          ...planet({
            reach: REACHES[1],
            angle: 28,
            radius: 19,
            color: 'cream',
            stripes: 'cream deep 35',
          }),
          ...saturn(
            {
              reach: outer,
              angle: 158,
              radius: 46,
              color: 'warm',
              stripes: 'warm-deep',
            },
            'cream',
          ),
        ],
      },
      {
        name: 'telescope',
        travel: 5,
        sheets: telescope(scene),
      },
      {
        name: 'finder',
        travel: -3,
        sheets: [
          creature(scene, 'fox', { x: finder, y: heightAt(land.edge, finder) + 34, height: 54 }),
        ],
      },
    ],
    life: [turn({ layer: 'gear', origin: [SUN.x - 66, 778], by: 54, seconds: 3, hold: 0.6 })],
  };
}
