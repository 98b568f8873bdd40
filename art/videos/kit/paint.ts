/** Paper on a canvas: sheets with shadows, moving pictures, and the hand. */
import { FIGURE } from './figure-size.ts';
import type { Stage } from './show.ts';

/** Where a picture is put: its middle, its turn (degrees), its size and how much of it is seen. */
export type Placed = { x: number; y: number; turn?: number; size?: number; opacity?: number };

/** Strength of the shadows of what lies on something, tight and soft. */
const TIGHT = 'rgb(5 4 16 / 0.42)';
const SOFT = 'rgb(5 4 16 / 0.34)';

/** Covers the whole stage with a picture. */
export function cover({ context, width, height }: Stage, picture: CanvasImageSource) {
  context.drawImage(picture, 0, 0, width, height);
}

/** Runs a function with a transformed canvas, and restores it. */
export function placed(
  { context }: Stage,
  { x, y, turn = 0, size = 1, opacity = 1 }: Placed,
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

/** Sets a shadow that falls to the lower right; shadows do not turn with what casts them. */
export function shadow({ context, density }: Stage, lift: number, soft = true) {
  context.shadowColor = soft ? SOFT : TIGHT;
  context.shadowOffsetX = (soft ? lift * 0.8 : 0.6 + lift * 0.06) * density;
  context.shadowOffsetY = (soft ? lift * 1.25 : 0.9 + lift * 0.1) * density;
  context.shadowBlur = (soft ? lift * 1.7 : 1.6 + lift * 0.1) * density;
}

export function noShadow({ context }: Stage) {
  context.shadowColor = 'rgb(0 0 0 / 0)';
  context.shadowBlur = 0;
}

/** Draws a picture around its middle, with a shadow. @param side its width in units */
export function lay(
  stage: Stage,
  picture: ImageBitmap | HTMLCanvasElement,
  side: number,
  lift = 0,
) {
  const tall = (side * picture.height) / picture.width;
  if (lift > 0) shadow(stage, lift);
  stage.context.drawImage(picture, -side / 2, -tall / 2, side, tall);
  noShadow(stage);
}

/** The pictures of a text's characters, in order. @param name prefix of their names */
const charactersOf = ({ props }: Stage, text: string, name: string) =>
  [...text].flatMap((character) => props[`${name}${character}`] ?? []);

/** Width of a text written with pictures, units. */
export const writtenLength = (stage: Stage, text: string, size: number, name = '') =>
  charactersOf(stage, text, name).reduce(
    (sum, { width, height }) => sum + (width / height) * size * FIGURE.height,
    0,
  );

/**
 * Writes around 0, 0 with pictures of single characters.
 * @param size of the letters, units
 * @param name prefix of the pictures' names
 */
export function write(stage: Stage, text: string, size: number, name = '') {
  const tall = size * FIGURE.height;
  let x = -writtenLength(stage, text, size, name) / 2;
  for (const picture of charactersOf(stage, text, name)) {
    const wide = (picture.width / picture.height) * tall;
    stage.context.drawImage(picture, x, -tall / 2, wide, tall);
    x += wide;
  }
}

/** A sheet of one color with a soft and a tight shadow, and a light edge at the upper left. */
export function sheetOf(stage: Stage, path: Path2D, color: string, lift: number) {
  const { context } = stage;
  context.fillStyle = color;
  for (const soft of [true, false]) {
    shadow(stage, lift, soft);
    context.fill(path, 'evenodd');
  }
  noShadow(stage);
  context.save();
  context.clip(path, 'evenodd');
  context.lineWidth = 1.6;
  context.strokeStyle = 'rgb(255 255 250 / 0.5)';
  context.translate(0.5, 0.6);
  context.stroke(path);
  context.restore();
}

/** A closed outline through points. */
export function pathOf(points: readonly (readonly [x: number, y: number])[]): Path2D {
  const path = new Path2D();
  for (const [x, y] of points) path.lineTo(x, y);
  path.closePath();
  return path;
}

/** An offscreen canvas. Throws if none can be created. */
export function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on');
  return { canvas, context };
}

/** A cast shadow of a picture: dark and blurred, a little larger than the picture. */
function castOf(picture: ImageBitmap, blur: number) {
  const { canvas, context } = canvasOf(picture.width, picture.height);
  context.filter = `blur(${blur}px)`;
  context.drawImage(picture, 0, 0);
  context.filter = 'none';
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = '#050410';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * A hand held over the stage.
 * @param tip position of the fingertip in the picture, px of the picture
 */
export function handOf(stage: Stage, picture: ImageBitmap, tip: readonly [number, number]) {
  const { density } = stage;
  const cast = castOf(picture, 9 * density);
  /**
   * @param lift height above the stage, units: 0 touches it
   */
  return (x: number, y: number, lift: number, turn = 0) => {
    const size = (1 + lift * 0.0012) / density;
    const draw = (what: CanvasImageSource) => stage.context.drawImage(what, -tip[0], -tip[1]);
    const [dx, dy] = [4 + lift * 0.5, 6 + lift * 0.8];
    placed(stage, { x: x + dx, y: y + dy, turn, size, opacity: 0.42 }, () => draw(cast));
    placed(stage, { x, y: y - lift * 0.3, turn, size }, () => draw(picture));
  };
}
