/** A spread as a picture. */
import { fileOf } from '#app/demo-kit/canvas.ts';
import { makeCanvas } from '../shared/canvas.ts';
import { drawPhoto, loadPhoto } from '../shared/draw-photo.ts';
import { palette } from '../shared/palette.ts';
import { type Photo, photoNamed } from '../shared/photos.ts';
import type { Spread } from './album.ts';
import { SPREAD } from './sheet.ts';
import { cropOf } from './crop.ts';

/** Width of the file, px. */
const FILE_WIDTH_PX = 2400;

/** Units per CSS px on the screen, for the shadows of photos. */
const UNITS_PER_PX = SPREAD.width / 620;

/** Stops of a horizontal gradient. */
type Stops = readonly (readonly [at: number, color: string])[];

/** Light and shadow of the paper toward the fold, and those over photos that cross it; as in album.css.ts. */
const PAPER: Stops = [
  [0.4, 'rgb(90 56 30 / 0)'],
  [0.47, 'rgb(90 56 30 / 0.1)'],
  [0.498, 'rgb(90 56 30 / 0.3)'],
  [0.502, 'rgb(255 255 255 / 0.7)'],
  [0.52, 'rgb(90 56 30 / 0.13)'],
  [0.6, 'rgb(90 56 30 / 0)'],
];
const CREASE: Stops = [
  [0.49, 'rgb(60 30 14 / 0)'],
  [0.4996, 'rgb(60 30 14 / 0.34)'],
  [0.5008, 'rgb(255 255 255 / 0.4)'],
  [0.51, 'rgb(60 30 14 / 0)'],
];

function cover(context: CanvasRenderingContext2D, stops: Stops) {
  const { width, height } = SPREAD;
  const fill = context.createLinearGradient(0, 0, width, 0);
  for (const [at, color] of stops) fill.addColorStop(at, color);
  context.fillStyle = fill;
  context.fillRect(0, 0, width, height);
}

/** The spread as a PNG. Rejects if the browser can't create it. */
export async function spreadPicture({ prints }: Spread, photos: readonly Photo[]): Promise<Blob> {
  const scale = FILE_WIDTH_PX / SPREAD.width;
  const { canvas, context } = makeCanvas(FILE_WIDTH_PX, SPREAD.height * scale);
  context.scale(scale, scale);
  context.fillStyle = palette.paper;
  context.fillRect(0, 0, SPREAD.width, SPREAD.height);
  cover(context, PAPER);
  for (const print of prints) {
    const photo = photoNamed(photos, print.photo);
    const image = await loadPhoto(photo.address);
    drawPhoto(context, image, print.box, cropOf(print, photo), UNITS_PER_PX);
  }
  cover(context, CREASE);
  return fileOf(canvas, 'png');
}
