/** Pixels that sheets are drawn onto. */

/** The part of the drawing that a picture shows, units. */
export interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels, RGBA, premultiplied. */
export interface Canvas {
  view: View;
  /** px per unit */
  scale: number;
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

export function createCanvas(view: View, scale: number): Canvas {
  const [width, height] = [Math.round(view.width * scale), Math.round(view.height * scale)];
  return { view, scale, width, height, data: new Uint8ClampedArray(width * height * 4) };
}

export function blendPixel(
  data: Uint8ClampedArray,
  at: number,
  red: number,
  green: number,
  blue: number,
  alpha: number,
) {
  const rest = 1 - alpha;
  data[at] = red * alpha + (data[at] ?? 0) * rest;
  data[at + 1] = green * alpha + (data[at + 1] ?? 0) * rest;
  data[at + 2] = blue * alpha + (data[at + 2] ?? 0) * rest;
  data[at + 3] = 255 * alpha + (data[at + 3] ?? 0) * rest;
}
