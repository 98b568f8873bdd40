/** The part of a picture that the disc shows. */
import { clamp, type Point, type Vector } from '#app/demo-kit/vector.ts';

/**
 * Positions on a picture are from its center, in halves of its shorter side. At a zoom of 1 that
 * side fills the disc, whose radius is 1.
 */
export type View = {
  /** Position of the picture at the center of the disc. */
  x: number;
  y: number;
  zoom: number;
};

/** Half the width and half the height of a picture; the smaller is 1. */
export type Extent = Vector;

export const CENTERED: View = { x: 0, y: 0, zoom: 1 };
export const SQUARE: Extent = [1, 1];

export const MIN_ZOOM = 0.5;
export const MAX_ZOOM = 3;

/** Distance from the center that no picture exceeds: larger aspect ratios are cropped. */
export const MAX_OFFSET = 2.5;

/** The nearest view in which the center of the disc is on the picture. */
const limited = ({ x, y, zoom }: View, [width, height]: Extent): View => ({
  x: clamp(x, -width, width),
  y: clamp(y, -height, height),
  zoom,
});

/** The picture moved by radii of the disc. */
export const moved = ({ x, y, zoom }: View, [dx, dy]: Vector, extent: Extent): View =>
  limited({ x: x - dx / zoom, y: y - dy / zoom, zoom }, extent);

/**
 * Zooms the picture about a fixed point of the disc.
 * @param point from the center of the disc, in radii
 */
export function zoomed(view: View, factor: number, extent: Extent, [x, y]: Point = [0, 0]): View {
  const zoom = clamp(view.zoom * factor, MIN_ZOOM, MAX_ZOOM);
  const by = 1 / view.zoom - 1 / zoom;
  return limited({ x: view.x + x * by, y: view.y + y * by, zoom }, extent);
}

export const isCentered = ({ x, y, zoom }: View) => x === 0 && y === 0 && zoom === 1;

/** Describes the view: ", zoom 150 %, moved 20 % right and 10 % up". */
export function describeView({ x, y, zoom }: View): string {
  const across = Math.round(-x * zoom * 50);
  const down = Math.round(-y * zoom * 50);
  const ways = [
    across && `${Math.abs(across)} % ${across > 0 ? 'right' : 'left'}`,
    down && `${Math.abs(down)} % ${down > 0 ? 'down' : 'up'}`,
  ].filter(Boolean);
  const size = Math.round(zoom * 100);
  return [size !== 100 && `, zoom ${size} %`, ways.length > 0 && `, moved ${ways.join(' and ')}`]
    .filter(Boolean)
    .join('');
}
