import { circle, place, polygon, star } from '../paper/geometry.ts';
import { sheet } from '../paper/paper.ts';
import { oklch } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { inked, lines } from './pieces.ts';

/** Papers of brass; on yellow cards copper. */
export function brassOf({ palette }: Scene): { light: string; metal: string; dark: string } {
  const [hue, lightness] = palette.isWarm ? [48, 0.62] : [82, 0.79];
  return {
    light: oklch(lightness + 0.11, 0.1, hue + 6),
    metal: oklch(lightness, 0.125, hue),
    dark: oklch(lightness - 0.22, 0.105, hue - 16),
  };
}

/** The wheel that drives it. */
export function gear(scene: Scene, x: number, y: number) {
  const { light, metal, dark } = brassOf(scene);
  const holes = [0, 60, 120, 180, 240, 300].map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return circle(x + 25 * Math.cos(radians), y + 25 * Math.sin(radians), 8);
  });
  return [
    sheet(polygon(star(x, y, 48, 40, 20)) + holes.join(''), metal, 'thing 6'),
    inked(
      lines([
        [x, y],
        [x + 34, y - 34],
      ]),
      dark,
      7,
      2,
    ),
    sheet(circle(x + 34, y - 34, 11), 'accent', 'thing'),
    sheet(circle(x, y, 12), light, 'thing 2'),
  ];
}

/** A telescope that points at the sun; only its front half is in the picture. */
export function telescope(scene: Scene) {
  const { light, metal, dark } = brassOf(scene);
  const piece = (from: number, to: number, wide: number, narrow = wide) =>
    polygon(
      place(
        [
          [from, -wide],
          [to, -narrow],
          [to, narrow],
          [from, wide],
        ],
        { x: 486, y: 724, turn: 46 },
      ),
    );
  const tube = 'deep ink 30';
  return [
    sheet(piece(24, 400, 47, 56), tube, 'hung 16'),
    sheet(piece(60, 74, 49) + piece(180, 190, 51), metal, 'thing 2'),
    sheet(piece(190, 400, 62, 70), `${tube} warm-deep 55`, 'thing 6'),
    sheet(piece(188, 208, 66), light, 'thing 2'),
    sheet(piece(-4, 30, 60, 55), metal, 'thing 6'),
    sheet(piece(-14, -2, 65), dark, 'thing 2'),
  ];
}
