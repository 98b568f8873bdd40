/** Tissue pompoms on a thread, drawn once and then copied. */
import { mix } from '../color.ts';
import type { Pattern } from '../options.ts';
import { spot } from './curve.ts';
import type { Dress } from './dress.ts';
import type { Draw, Sheet, Stamp } from './shape.ts';
import { addBand, bandAlong } from './strip.ts';

/** Distance between pompoms, and radius of a large one, px. */
const SPACING_PX = 30;
const RADIUS_PX = 15.5;
/** Pixels of a stamp per px, for screens with a pixel ratio of 2. */
const PIXEL_RATIO = 2;
const MARGIN = 2;

/** Angles of things in a ring around the center of a stamp, rad. */
const ring = (count: number, turn: number) =>
  Array.from({ length: count }, (_, i) => turn + (i / count) * Math.PI * 2);

/** Outline of a ring of petals. */
function petals(radius: number, count: number, turn: number, tip: number): Path2D {
  const path = new Path2D();
  const reach = radius - tip;
  for (const angle of ring(count, turn)) {
    path.moveTo(0, 0);
    path.arc(Math.cos(angle) * reach, Math.sin(angle) * reach, tip, angle - 1.9, angle + 1.9);
    path.closePath();
  }
  return path;
}

/** Draws one pompom. Undefined if there is no canvas. */
function drawStamp(paper: string, accent: string, deep: string, pattern: Pattern) {
  const size = (RADIUS_PX + MARGIN) * 2;
  const canvas = new OffscreenCanvas(size * PIXEL_RATIO, size * PIXEL_RATIO);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.scale(PIXEL_RATIO, PIXEL_RATIO);
  context.translate(size / 2, size / 2);
  const rounds = [
    [RADIUS_PX, 13, 0, 3.9, mix(paper, deep, 0.75)],
    [RADIUS_PX * 0.84, 12, 0.3, 3.6, mix(paper, deep, 0.3)],
    [RADIUS_PX * 0.64, 10, 0.1, 3.2, paper],
    [RADIUS_PX * 0.42, 7, 0.5, 2.6, mix(paper, '#fffaf0', 0.28)],
  ] as const;
  const fillDot = (angle: number, reach: number, radius: number) => {
    context.beginPath();
    context.arc(Math.cos(angle) * reach, Math.sin(angle) * reach, radius, 0, 7);
    context.fill();
  };
  rounds.forEach(([radius, count, turn, tip, color], round) => {
    const path = petals(radius, count, turn, tip);
    context.save();
    context.shadowColor = 'rgb(30 8 20 / 0.35)';
    context.shadowBlur = 2.5;
    context.shadowOffsetX = 0.8;
    context.shadowOffsetY = 1.2;
    const ringed = pattern === 'lines' && round % 2 === 1;
    const starred = pattern === 'zigzag' && round === 2;
    context.fillStyle = ringed ? accent : color;
    context.fill(path);
    context.restore();
    context.fillStyle = accent;
    if (pattern === 'stripes') {
      context.globalAlpha = round < 1 ? 0.75 : 1;
      for (const angle of ring(count, turn).filter((_, i) => i % 2 === 0)) {
        fillDot(angle, radius - tip, tip * 0.92);
      }
      context.globalAlpha = 1;
    }
    if ((pattern === 'dots' && round < 3) || (pattern === 'lace' && round === 0)) {
      const dots = pattern === 'lace' ? count : Math.floor(count / 2);
      const shift = (0.02 / dots) * Math.PI * 2;
      for (const angle of ring(dots, turn + shift)) fillDot(angle, radius - tip * 0.7, 1.5);
    }
    if (starred) {
      context.beginPath();
      for (let i = 0; i < 18; i++) {
        const reach = RADIUS_PX * (i % 2 === 0 ? 0.72 : 0.48);
        context.lineTo(Math.cos((i / 9) * Math.PI) * reach, Math.sin((i / 9) * Math.PI) * reach);
      }
      context.closePath();
      context.fill();
    }
    if (pattern === 'lace' && round === 2) {
      context.fill(petals(radius * 0.9, 10, turn, 2.2));
    }
  });
  return canvas;
}

/** Cache of stamps; cleared when there are too many. */
const stamps = new Map<string, OffscreenCanvas | undefined>();

function stampOf(paper: string, { accent, front, deep }: Dress, pattern: Pattern) {
  const ink = paper === front ? accent : front;
  const key = [paper, ink, deep, pattern].join(' ');
  if (!stamps.has(key)) {
    if (stamps.size > 60) stamps.clear();
    stamps.set(key, drawStamp(paper, ink, mix(paper, '#2a1020', 0.34), pattern));
  }
  return stamps.get(key);
}

export const drawPompoms: Draw = (curve, dress, pattern) => {
  const outline = new Path2D();
  const thread = new Path2D();
  const { length } = curve;
  addBand(thread, bandAlong(curve, 1.3), 0, length);
  outline.addPath(thread);
  const sheets: (Sheet | Stamp)[] = [{ path: thread, color: dress.deep }];
  const papers = [dress.front, dress.others[0] ?? dress.front];
  const count = Math.floor((length - 12) / SPACING_PX);
  for (let n = 0; n < count; n++) {
    // The last one is at the end of the thread.
    const along = length - (count - 1 - n) * SPACING_PX - 4;
    const radius = RADIUS_PX * (n % 2 === 0 ? 0.74 : 1);
    curve.place(along, 0);
    outline.moveTo(spot.x + radius, spot.y);
    outline.arc(spot.x, spot.y, radius * 0.97, 0, 7);
    const image = stampOf(papers[n % 2] ?? dress.front, dress, pattern);
    if (!image) continue;
    const size = ((RADIUS_PX + MARGIN) * 2 * radius) / RADIUS_PX;
    const turn = curve.turnAt(along) * 0.8 + n;
    sheets.push({ image, x: spot.x, y: spot.y, size, turn });
  }
  return { outline, sheets };
};
