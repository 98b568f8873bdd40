/** Paper on a canvas: sheets with shadows, moving pictures, and the hand. */
import { GLYPH } from './glyph-size.ts';
import type { Stage } from './recording.ts';

/** Position of the center, rotation in degrees, scale and opacity. */
type Transform = { x: number; y: number; turn?: number; size?: number; opacity?: number };

/** Colors of the tight and the soft shadow. */
const TIGHT = 'rgb(5 4 16 / 0.42)';
const SOFT = 'rgb(5 4 16 / 0.34)';

/** Covers the whole stage with a picture. */
export function cover({ context, width, height }: Stage, picture: CanvasImageSource) {
  context.drawImage(picture, 0, 0, width, height);
}

/** Calls a function with a transformed canvas, then restores the transform. */
export function withTransform(
  { context }: Stage,
  { x, y, turn = 0, size = 1, opacity = 1 }: Transform,
  draw: () => void,
) {
  if (opacity <= 0) return;
  context.save();
  context.translate(x, y);
  context.rotate((turn * Math.PI) / 180);
  context.scale(size, size);
  context.globalAlpha *= opacity;
  draw();
  context.restore();
}

/** Sets a shadow to the lower right. It doesn't rotate with the object. */
export function setShadow({ context, density }: Stage, lift: number, soft = true) {
  context.shadowColor = soft ? SOFT : TIGHT;
  context.shadowOffsetX = (soft ? lift * 0.8 : 0.6 + lift * 0.06) * density;
  context.shadowOffsetY = (soft ? lift * 1.25 : 0.9 + lift * 0.1) * density;
  context.shadowBlur = (soft ? lift * 1.7 : 1.6 + lift * 0.1) * density;
}

export function clearShadow({ context }: Stage) {
  context.shadowColor = 'rgb(0 0 0 / 0)';
  context.shadowBlur = 0;
}

/** Draws a picture centered on 0, 0, with a shadow. @param side width, units */
export function drawPicture(
  stage: Stage,
  picture: ImageBitmap | HTMLCanvasElement,
  side: number,
  lift = 0,
) {
  const tall = (side * picture.height) / picture.width;
  if (lift > 0) setShadow(stage, lift);
  stage.context.drawImage(picture, -side / 2, -tall / 2, side, tall);
  clearShadow(stage);
}

/** The images of a text's characters, in order. @param name prefix of their names */
const glyphsOf = ({ images }: Stage, text: string, name: string) =>
  [...text].flatMap((character) => images[`${name}${character}`] ?? []);

/** Width of a text, units. */
export const textWidth = (stage: Stage, text: string, size: number, name = '') =>
  glyphsOf(stage, text, name).reduce(
    (sum, { width, height }) => sum + (width / height) * size * GLYPH.height,
    0,
  );

/**
 * Draws a text centered on 0, 0 from images of single characters.
 * @param size font size, units
 * @param name prefix of the images' names
 */
export function drawText(stage: Stage, text: string, size: number, name = '') {
  const tall = size * GLYPH.height;
  let x = -textWidth(stage, text, size, name) / 2;
  for (const picture of glyphsOf(stage, text, name)) {
    const wide = (picture.width / picture.height) * tall;
    stage.context.drawImage(picture, x, -tall / 2, wide, tall);
    x += wide;
  }
}

/** Draws a sheet of one color with a soft and a tight shadow, and a light edge at the upper left. */
export function drawPaper(stage: Stage, path: Path2D, color: string, lift: number) {
  const { context } = stage;
  context.fillStyle = color;
  for (const soft of [true, false]) {
    setShadow(stage, lift, soft);
    context.fill(path, 'evenodd');
  }
  clearShadow(stage);
  context.save();
  context.clip(path, 'evenodd');
  context.lineWidth = 1.6;
  context.strokeStyle = 'rgb(255 255 250 / 0.5)';
  context.translate(0.5, 0.6);
  context.stroke(path);
  context.restore();
}

/** A polygon. */
export function polygonPath(points: readonly (readonly [x: number, y: number])[]): Path2D {
  const path = new Path2D();
  for (const [x, y] of points) path.lineTo(x, y);
  path.closePath();
  return path;
}

/** Creates an offscreen canvas. @throws if that isn't possible */
export function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  return { canvas, context };
}

/** The cast shadow of a picture: dark and blurred. */
function createShadow(picture: ImageBitmap, blur: number) {
  const { canvas, context } = createCanvas(picture.width, picture.height);
  context.filter = `blur(${blur}px)`;
  context.drawImage(picture, 0, 0);
  context.filter = 'none';
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = '#050410';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Returns a function that draws a hand above the stage.
 * @param tip position of the fingertip in the picture, px
 */
export function createHand(stage: Stage, picture: ImageBitmap, tip: readonly [number, number]) {
  const { density } = stage;
  const cast = createShadow(picture, 9 * density);
  /**
   * @param lift height above the stage, units; 0 touches it
   */
  return (x: number, y: number, lift: number, turn = 0) => {
    const size = (1 + lift * 0.0012) / density;
    const draw = (what: CanvasImageSource) => stage.context.drawImage(what, -tip[0], -tip[1]);
    const [dx, dy] = [4 + lift * 0.5, 6 + lift * 0.8];
    withTransform(stage, { x: x + dx, y: y + dy, turn, size, opacity: 0.42 }, () => draw(cast));
    withTransform(stage, { x, y: y - lift * 0.3, turn, size }, () => draw(picture));
  };
}
