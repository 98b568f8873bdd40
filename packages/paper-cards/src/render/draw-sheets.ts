/** Draws sheets of paper: their colors with a faint stain, lit and dark edges, and shadows, lit from the upper left. */
import { Canvas, type SKRSContext2D, Path2D } from '@napi-rs/canvas';
import type { Ink, Inks } from '../paper/inks.ts';
import { HEIGHT, type Sheet } from '../paper/paper.ts';
import { cutOut } from '../paper/scissors.ts';
import { colorOf } from '../colors.ts';
import type { Palette } from '../palette.ts';
import { stain } from './stain.ts';

/** The part of a drawing that a picture shows, units. */
export interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What sheets are drawn onto. */
export interface Ground {
  canvas: Canvas;
  view: View;
  /** px per unit */
  scale: number;
}

/** Color of shadows. */
const SHADOW = '#05040f';
/** How far the edges of a sheet show its thickness, units, and their colors: lit on the upper left, dark on the lower right. */
const EDGES = { lit: [0.75, '#fffff7'], dark: [-0.7, '#080514'] } as const;
/** Steeper than it is wide: the light comes from above rather than from the side. */
const FALL = 1.15;
/** A sheet is drawn this far beyond the ground's own edge, where it must not seem to be cut, px. */
const MARGIN = 4;

/** The three shadows of a sheet, units: contact, near and far. The higher it floats, the softer and the farther they are. */
const shadowsOf = ({ lift, shade }: NonNullable<Sheet['cut']>) =>
  [
    { x: lift * 1.2, y: lift * 1.9, blur: 2 + lift * 1.3, opacity: shade * 0.55 },
    { x: lift * 0.4, y: lift * 0.6, blur: 1 + lift * 0.45, opacity: shade * 0.65 },
    { x: 0.6 + lift * 0.06, y: 0.9 + lift * 0.1, blur: 0.7 + lift * 0.04, opacity: shade * 0.85 },
  ] as const;

export const createGround = (view: View, scale: number): Ground => ({
  canvas: new Canvas(Math.round(view.width * scale), Math.round(view.height * scale)),
  view,
  scale,
});

/** Frees the memory of a ground at once. */
export const release = ({ canvas }: Ground) => emptied(canvas, { width: 1, height: 1 });

/** RGBA of each pixel, not premultiplied. */
export const pixelsOf = ({ canvas }: Ground) =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);

/** The bounds of inks on the ground, px, with the margin that their edges need; none if they are outside. */
function boundsOf(inks: Inks, { canvas, view, scale }: Ground): View | undefined {
  const outlines = new Path2D();
  let reach = 0;
  for (const { d, width = 0, place: [a, b, c, e, x, y] = UNMOVED } of inks) {
    outlines.addPath(new Path2D(d), { a, b, c, d: e, e: x, f: y });
    reach = Math.max(reach, (width * Math.hypot(a, b)) / 2);
  }
  const [x1, y1, x2, y2] = outlines.getBounds();
  const [left, top] = [(x1 - reach - view.left) * scale, (y1 - reach - view.top) * scale].map(
    (edge) => Math.max(-MARGIN, Math.floor(edge) - 2),
  ) as [number, number];
  const right = Math.min(canvas.width + MARGIN, Math.ceil((x2 + reach - view.left) * scale) + 2);
  const foot = Math.min(canvas.height + MARGIN, Math.ceil((y2 + reach - view.top) * scale) + 2);
  return right > left && foot > top
    ? { left, top, width: right - left, height: foot - top }
    : undefined;
}

const UNMOVED: NonNullable<Ink['place']> = [1, 0, 0, 1, 0, 0];

function drawInk(context: SKRSContext2D, ink: Ink, palette: Palette, prints: readonly Canvas[]) {
  const { d, color, width, isUnited, opacity = 1, dash = [], picture, place } = ink;
  context.save();
  if (place) context.transform(...place);
  const path = new Path2D(d);
  const rule = isUnited ? 'nonzero' : 'evenodd';
  context.globalAlpha = opacity;
  if (picture) {
    const print = prints[picture.use];
    context.clip(path, rule);
    if (print) context.drawImage(print, picture.x, picture.y, picture.width, picture.height);
  } else if (width === undefined) {
    context.fillStyle = paintOf(context, color, palette);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas
    context.fill(path, rule);
  } else {
    context.strokeStyle = paintOf(context, color, palette);
    context.lineWidth = width;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.setLineDash([...dash]);
    context.stroke(path);
  }
  context.restore();
}

/** A color, or a gradient from the top of the card's layers to their foot. */
function paintOf(context: SKRSContext2D, color: Ink['color'], palette: Palette) {
  if (typeof color === 'string') return colorOf(color, palette);
  const gradient = context.createLinearGradient(0, -60, 0, HEIGHT + 60);
  const last = Math.max(color.length - 1, 1);
  color.forEach((each, index) => gradient.addColorStop(index / last, colorOf(each, palette)));
  return gradient;
}

/** Draws what changes only the pixels that are there. */
function paintOver(context: SKRSContext2D, image: Canvas, opacity: number) {
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha = opacity;
  context.drawImage(image, 0, 0);
  context.restore();
}

/** Where one sheet after another is drawn: new canvases would take gigabytes until their memory is collected. */
const [bodyCanvas, litCanvas, darkCanvas, silhouetteCanvas] = [0, 0, 0, 0].map(
  () => new Canvas(1, 1),
) as [Canvas, Canvas, Canvas, Canvas];

/** An empty canvas of a size, px. */
function emptied(canvas: Canvas, { width, height }: Pick<View, 'width' | 'height'>): Canvas {
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** A color in the place of some of a sheet's pixels. @param room around the sheet, px */
function tinted(body: Canvas, color: string, canvas: Canvas, room = 0): Canvas {
  const [width, height] = [body.width + 2 * room, body.height + 2 * room];
  const context = emptied(canvas, { width, height }).getContext('2d');
  context.drawImage(body, room, room);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  return canvas;
}

/** The part of a sheet that a copy of it, moved to the right by some px, and down, leaves free: its edge on that side. */
function edgeOf(body: Canvas, by: number, color: string, canvas: Canvas): Canvas {
  const edge = tinted(body, color, canvas);
  const context = edge.getContext('2d');
  context.globalCompositeOperation = 'destination-out';
  context.drawImage(body, by, by * FALL);
  return edge;
}

/** Draws sheets, back to front. @param prints the pictures of the card, in the order of their uses */
export function drawSheets(
  ground: Ground,
  sheets: readonly Sheet[],
  palette: Palette,
  prints: readonly Canvas[] = [],
) {
  const { canvas, view, scale } = ground;
  const context = canvas.getContext('2d');
  for (const { inks, cut, blur, opacity = 1 } of sheets.map(cutOut)) {
    const box = boundsOf(inks, ground);
    if (!box) continue;
    const body = emptied(bodyCanvas, box);
    const onBody = body.getContext('2d');
    onBody.setTransform(
      scale,
      0,
      0,
      scale,
      -view.left * scale - box.left,
      -view.top * scale - box.top,
    );
    for (const ink of inks) drawInk(onBody, ink, palette, prints);
    if (cut) {
      const { rim, shade } = cut;
      const [litBy, lit] = EDGES.lit;
      const [darkBy, dark] = EDGES.dark;
      // Both edges, before either is painted.
      const edges = [
        [edgeOf(body, darkBy * scale, dark, darkCanvas), shade * 0.5],
        [edgeOf(body, litBy * scale, lit, litCanvas), rim],
      ] as const;
      onBody.globalCompositeOperation = 'source-atop';
      onBody.fillStyle = stain(onBody);
      onBody.fillRect(
        view.left + box.left / scale,
        view.top + box.top / scale,
        box.width / scale,
        box.height / scale,
      );
      for (const [edge, strength] of edges) paintOver(onBody, edge, strength);
      const shadows = shadowsOf(cut);
      // A blurred picture ends soon beyond its own edge, so that has room around it.
      const room = Math.ceil(2 * scale * Math.max(...shadows.map((shadow) => shadow.blur)));
      const silhouette = tinted(body, SHADOW, silhouetteCanvas, room);
      for (const { x, y, blur: softness, opacity: strength } of shadows) {
        context.save();
        context.globalAlpha = strength;
        context.filter = `blur(${softness * scale}px)`;
        context.drawImage(silhouette, box.left + x * scale - room, box.top + y * scale - room);
        context.restore();
      }
    }
    context.save();
    context.globalAlpha = opacity;
    if (blur) context.filter = `blur(${blur * scale}px)`;
    context.drawImage(body, box.left, box.top);
    context.restore();
  }
}
