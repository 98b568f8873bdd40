/** Draws the outlines of sheets, without rims and shadows. */
import sharp from 'sharp';
import { tag } from '../../paper/svg.ts';
import type { AlphaMap } from './blur.ts';
import type { Canvas, View } from './canvas.ts';

/** A raster of one sheet: the part of a canvas that isn't transparent, RGBA, not premultiplied. */
export interface Raster {
  left: number;
  top: number;
  width: number;
  height: number;
  data: Buffer;
}

/** Pixels for each unit of the quick look that finds a sheet's bounds. */
const PROBE_SCALE = 1 / 8;

const svgOf = (markup: string, { left, top, width, height }: View, scale: number) =>
  tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${left} ${top} ${width} ${height}`,
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    },
    markup,
  );

async function draw(markup: string, view: View, scale: number) {
  const svg = Buffer.from(svgOf(markup, view, scale));
  return sharp(svg, { unlimited: true }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Draws the outlines of a sheet, cropped to its bounds. */
export async function rasterize(
  markup: string,
  { view, scale }: Canvas,
): Promise<Raster | undefined> {
  const plain = markup.replaceAll(/ filter="url\(#paper_[^"]+"/g, '');
  const probe = await draw(plain, view, Math.min(scale, PROBE_SCALE));
  const { width, height } = probe.info;
  const box = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (probe.data[(y * width + x) * 4 + 3] === 0) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  if (box.right < 0) return undefined;
  // One pixel of the probe more on each side, in whole units. Sheets that reach beyond the canvas are drawn a little
  // beyond it, or they would have an edge there.
  const unit = Math.ceil(1 / PROBE_SCALE);
  const part = (share: number, length: number) => Math.floor((share * length) / unit) * unit;
  const left = part((box.left - 1) / width, view.width);
  const top = part((box.top - 1) / height, view.height);
  const right = part((box.right + 2) / width, view.width) + unit;
  const bottom = part((box.bottom + 2) / height, view.height) + unit;
  const crop = {
    left: view.left + left,
    top: view.top + top,
    width: right - left,
    height: bottom - top,
  };
  const { data, info } = await draw(plain, crop, scale);
  return {
    left: Math.round(left * scale),
    top: Math.round(top * scale),
    width: info.width,
    height: info.height,
    data,
  };
}

export function alphaOf({ data, width, height }: Raster): AlphaMap {
  const alpha = new Uint8Array(width * height);
  for (let index = 0; index < alpha.length; index++) alpha[index] = data[index * 4 + 3] ?? 0;
  return { data: alpha, width, height, step: 1, margin: 0 };
}
