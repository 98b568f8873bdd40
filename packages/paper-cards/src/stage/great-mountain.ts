/** A mountain that fills the picture's width, cut from facets. */
import { blend } from '../colors.ts';
import { mix, type Point, polygon } from '../paper/geometry.ts';
import { sheet } from '../paper/paper.ts';
import type { Mirror } from '../scene.ts';

const TOP = { x: 222, y: 332 };
const BASE = 880;

/** A corner of a facet: from the mountain's left foot, -1, to its right foot, 1; from its top, 0, to its foot, 1. */
type Corner = readonly [across: number, down: number];

const LEFT: readonly Corner[] = [
  [-1, 1],
  [-0.96, 0.66],
  [-0.82, 0.42],
  [-0.9, 0.24],
  [-0.5, 0.1],
  [0, 0],
];
const RIGHT: readonly Corner[] = [
  [0.3, 0.07],
  [0.62, 0.2],
  [0.52, 0.34],
  [0.8, 0.46],
  [0.76, 0.66],
  [1, 1],
];
/** Where both sides meet, from the top down. */
const CREST: readonly Corner[] = [
  [0.12, 0.1],
  [-0.05, 0.24],
  [0.16, 0.4],
  [-0.02, 0.6],
  [0.14, 0.8],
  [0, 1],
];
const SPUR: readonly Corner[] = [
  [-0.42, 1],
  [-0.3, 0.72],
  [-0.46, 0.5],
  [-0.6, 0.62],
  [-0.74, 0.52],
  [-0.96, 0.7],
  [-1, 1],
];
const GULLY: readonly Corner[] = [
  [0.3, 1],
  [0.36, 0.7],
  [0.26, 0.5],
  [0.46, 0.56],
  [0.62, 0.74],
  [0.66, 1],
];
const SNOW: readonly Corner[] = [
  [-0.86, 0.34],
  [-0.9, 0.24],
  [-0.5, 0.1],
  [0, 0],
  [0.3, 0.07],
  [0.62, 0.2],
  [0.56, 0.3],
  [0.42, 0.28],
  [0.32, 0.42],
  [0.2, 0.3],
  [0.02, 0.46],
  [-0.16, 0.32],
  [-0.36, 0.42],
  [-0.54, 0.3],
  [-0.7, 0.38],
];

/** The mountain. @param glow the color of light on the side toward the sun */
export function mountain(at: Mirror, glow: string) {
  const facet = (corners: readonly Corner[], color: string, lift: number) =>
    sheet(
      polygon(
        corners.map(([across, down]): Point => [
          at(TOP.x + across * mix(34, across < 0 ? 350 : 440, down)),
          mix(TOP.y, BASE, down),
        ]),
      ),
      color,
      `hill ${lift}`,
    );
  const stone = 'middle deep 40';
  const shade = 'cream middle 34';
  const snow = SNOW.findIndex(([across]) => across === 0);
  return [
    facet([...LEFT, ...RIGHT], blend(stone, glow, 0.3), 11),
    facet([...LEFT, ...CREST], `${stone} ink 16`, 2),
    facet(SPUR, `${stone} ink 34`, 3),
    facet(GULLY, `${stone} ink 6`, 2),
    facet(SNOW, blend('cream', glow, 0.22), 4),
    facet([...SNOW.slice(0, snow + 1), [0.12, 0.1], [-0.05, 0.24], ...SNOW.slice(-5)], shade, 0.8),
  ];
}
