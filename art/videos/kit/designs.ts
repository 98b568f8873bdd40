/** The toy's designs on a stage, drawn by its renderer, and laid open little by little. */
import { createRenderer } from '../../../app/demos/spiral-betty/renderer.ts';
import { START_COLORS } from '../../../app/demos/spiral-betty/colors.ts';
import { type Settings, START } from '../../../app/demos/spiral-betty/settings.ts';
import { PAPER_RADIUS, RADIUS, SHEET } from '../../../app/demos/spiral-betty/sheet.ts';
import { canvasOf, sheetOf } from './paint.ts';
import type { Stage } from './show.ts';

/** Where the outer end of the toy's spiral is, radians. */
const END = 0.25;

/** A round of paper on a stage: its middle and its radius, units. */
export type Disc = { x: number; y: number; radius: number };

/** The designs of a picture. @param side of the designs, px */
export async function designsOf(
  picture: ImageBitmap,
  settings: readonly Partial<Settings>[],
  side: number,
): Promise<ImageBitmap[]> {
  const { canvas, context } = canvasOf(picture.width, picture.height);
  context.drawImage(picture, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('The picture cannot be read');
  const renderer = createRenderer();
  await renderer.take(blob);
  const made: ImageBitmap[] = [];
  for (const chosen of settings) {
    made.push(await renderer.preview({ ...START, ...chosen }, START_COLORS, side));
  }
  return made;
}

/** Side of a design on a disc, units. */
const sideOn = ({ radius }: Disc) => ((radius * SHEET) / (2 * PAPER_RADIUS)) * 2;

/** Draws a design, or as much of it as lies within `open`, a path around the disc's middle. */
export function drawDesign({ context }: Stage, design: ImageBitmap, disc: Disc, open?: Path2D) {
  const side = sideOn(disc);
  context.save();
  context.translate(disc.x, disc.y);
  if (open) context.clip(open);
  context.drawImage(design, -side / 2, -side / 2, side, side);
  context.restore();
}

/** Where a spiral is drawn already, from its middle on. @param share 0 to 1 */
export function spiralOpen(disc: Disc, rings: number, share: number): Path2D {
  const pitch = ((RADIUS / SHEET) * sideOn(disc)) / rings;
  const path = new Path2D();
  const until = share * rings;
  for (let step = 0; step <= 90; step++) {
    const turned = until - 1 + step / 90;
    const angle = END + (turned - rings) * 2 * Math.PI;
    const radius = Math.max(0, pitch * (turned + 0.5));
    path.lineTo(radius * Math.cos(angle), radius * Math.sin(angle));
  }
  path.closePath();
  return path;
}

/** A circle that grows from the middle. @param share 0 to 1 */
export function roundOpen({ radius }: Disc, share: number): Path2D {
  const path = new Path2D();
  path.arc(0, 0, radius * share, 0, 2 * Math.PI);
  return path;
}

/** Lines that are drawn one after another. @param angle of the lines, degrees */
export function linesOpen({ radius }: Disc, angle: number, share: number): Path2D {
  const path = new Path2D();
  const stripe = new Path2D();
  stripe.rect(-radius, -radius, 2 * radius, 2 * radius * share);
  path.addPath(stripe, new DOMMatrix().rotate(-angle));
  return path;
}

/** A photo with a white border around 0, 0. @param side of the photo, units */
export function drawPhoto(stage: Stage, photo: ImageBitmap, side: number) {
  const path = new Path2D();
  const border = side * 0.07;
  path.rect(-side / 2 - border, -side / 2 - border, side + 2 * border, side + border * 4);
  sheetOf(stage, path, '#fff6e2', 9);
  stage.context.drawImage(photo, -side / 2, -side / 2, side, side);
}
