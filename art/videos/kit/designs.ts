/** The demo's designs, drawn by its renderer and revealed gradually. */
import { createRenderer } from '../../../app/demos/spiral-betty/renderer.ts';
import { START_COLORS } from '../../../app/demos/spiral-betty/colors.ts';
import { type Settings, START } from '../../../app/demos/spiral-betty/settings.ts';
import { PAPER_RADIUS, RADIUS, SHEET } from '../../../app/demos/spiral-betty/sheet.ts';
import { createCanvas, drawPaper } from './paint.ts';
import type { Stage } from './recording.ts';

/** Angle of the outer end of the demo's spiral, radians. */
const END = 0.25;

/** A paper disc on a stage: center and radius, units. */
export type Disc = { x: number; y: number; radius: number };

/** Renders designs of a picture. @param side of the designs, px */
export async function renderDesigns(
  picture: ImageBitmap,
  settings: readonly Partial<Settings>[],
  side: number,
): Promise<ImageBitmap[]> {
  const { canvas, context } = createCanvas(picture.width, picture.height);
  context.drawImage(picture, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('The picture cannot be read');
  const renderer = createRenderer();
  await renderer.setPicture(blob);
  const made: ImageBitmap[] = [];
  for (const chosen of settings) {
    made.push(await renderer.preview({ ...START, ...chosen }, START_COLORS, side));
  }
  return made;
}

/** Side of a design on a disc, units. */
const sideOn = ({ radius }: Disc) => ((radius * SHEET) / (2 * PAPER_RADIUS)) * 2;

/** Draws a design, clipped to a path that is relative to the disc's center. */
export function drawDesign({ context }: Stage, design: ImageBitmap, disc: Disc, clip?: Path2D) {
  const side = sideOn(disc);
  context.save();
  context.translate(disc.x, disc.y);
  if (clip) context.clip(clip);
  context.drawImage(design, -side / 2, -side / 2, side, side);
  context.restore();
}

/** The revealed part of a spiral, from its center outward. @param share 0 to 1 */
export function spiralClip(disc: Disc, rings: number, share: number): Path2D {
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

/** A circle that grows from the center. @param share 0 to 1 */
export function circleClip({ radius }: Disc, share: number): Path2D {
  const path = new Path2D();
  path.arc(0, 0, radius * share, 0, 2 * Math.PI);
  return path;
}

/** Reveals lines one after another. @param angle of the lines, degrees */
export function linesClip({ radius }: Disc, angle: number, share: number): Path2D {
  const path = new Path2D();
  const stripe = new Path2D();
  stripe.rect(-radius, -radius, 2 * radius, 2 * radius * share);
  path.addPath(stripe, new DOMMatrix().rotate(-angle));
  return path;
}

/** Draws a photo with a white border, centered on 0, 0. @param side of the photo, units */
export function drawPhoto(stage: Stage, photo: ImageBitmap, side: number) {
  const path = new Path2D();
  const border = side * 0.07;
  path.rect(-side / 2 - border, -side / 2 - border, side + 2 * border, side + border * 4);
  drawPaper(stage, path, '#fff6e2', 9);
  stage.context.drawImage(photo, -side / 2, -side / 2, side, side);
}
