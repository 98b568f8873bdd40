/**
 * The static parts: paper hills with a Ferris wheel behind the streamers, and in front of them the pole that
 * they hang from. Drawn once for each size and palette.
 */
import { luminance, mix } from '../color.ts';
import { createRandom } from '../noise.ts';
import type { Palette } from '../options.ts';
import { ROD_Y } from '../points.ts';
import type { Paper } from './paper.ts';
import { addCircle, addPolygon } from './shape.ts';

const LIGHT = '#fff7e8';
const DARK = '#1a0d1c';

type Context = OffscreenCanvasRenderingContext2D;
type Size = { width: number; height: number };

/** Fills a path without a shadow. */
function fill(context: Context, path: Path2D, color: CanvasPattern | string) {
  context.fillStyle = color;
  context.fill(path);
}

/** Fills a path as a sheet of paper: soft shadow, tight shadow, light edge, paper. */
function drawSheet(context: Context, path: Path2D, paper: CanvasPattern | string) {
  context.save();
  context.fillStyle = paper;
  context.shadowColor = 'rgb(20 8 20 / 0.3)';
  context.shadowBlur = 14;
  context.shadowOffsetX = 3;
  context.shadowOffsetY = 5;
  context.fill(path);
  context.shadowBlur = 2;
  context.shadowOffsetX = 0.5;
  context.shadowOffsetY = 1;
  context.fill(path);
  context.restore();
  context.save();
  context.clip(path);
  context.strokeStyle = 'rgb(255 250 240 / 0.4)';
  context.lineWidth = 1.4;
  context.translate(0.4, 0.4);
  context.stroke(path);
  context.restore();
}

/** Path of a sheet that covers everything below a wavy edge. */
function hill({ width, height }: Size, top: number, swing: number, random: () => number) {
  const path = new Path2D();
  const shift = random() * 6;
  const breadth = 150 + random() * 120;
  path.moveTo(-20, height + 20);
  for (let x = -20; x <= width + 20; x += 8) {
    // Makes the edge slightly uneven.
    const cut = (random() - 0.5) * 0.9;
    path.lineTo(x, top + Math.sin(x / breadth + shift) * swing + cut);
  }
  path.lineTo(width + 20, height + 20);
  path.closePath();
  return path;
}

/** Path of the Ferris wheel with its spokes. */
function wheel(x: number, y: number, radius: number) {
  const path = new Path2D();
  const bar = (ax: number, ay: number, bx: number, by: number, half: number) => {
    const length = Math.hypot(bx - ax, by - ay);
    const nx = (-(by - ay) / length) * half;
    const ny = ((bx - ax) / length) * half;
    addPolygon(path, [
      [ax + nx, ay + ny],
      [bx + nx, by + ny],
      [bx - nx, by - ny],
      [ax - nx, ay - ny],
    ]);
  };
  const ring = (of: number, half: number) => {
    addCircle(path, x, y, of + half);
    path.moveTo(x + of - half, y);
    path.arc(x, y, of - half, 0, Math.PI * 2, true);
  };
  ring(radius, 3);
  ring(radius * 0.86, 1.5);
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2 + 0.13;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
  for (const [dx, dy] of spokes) {
    bar(x + dx * 8, y + dy * 8, x + dx * radius, y + dy * radius, 1.5);
  }
  bar(x, y, x - radius * 0.5, y + radius * 1.6, 3.5);
  bar(x, y, x + radius * 0.5, y + radius * 1.6, 3.5);
  const hub = new Path2D();
  addCircle(hub, x, y, 11);
  const gondolas = spokes.map(([dx, dy]) => {
    const gondola = new Path2D();
    const gx = x + dx * radius;
    const gy = y + dy * radius;
    addPolygon(gondola, [
      [gx - 8, gy + 2],
      [gx + 8, gy + 2],
      [gx + 6, gy + 13],
      [gx - 6, gy + 13],
    ]);
    return gondola;
  });
  return { path, hub, gondolas };
}

/** Paths of a tent and its stripes. */
function tent(x: number, foot: number, half: number, height: number) {
  const sheet = new Path2D();
  sheet.moveTo(x, foot - height);
  sheet.quadraticCurveTo(x + half * 0.3, foot - height * 0.45, x + half, foot - height * 0.3);
  sheet.lineTo(x + half * 0.92, foot + 20);
  sheet.lineTo(x - half * 0.92, foot + 20);
  sheet.lineTo(x - half, foot - height * 0.3);
  sheet.quadraticCurveTo(x - half * 0.3, foot - height * 0.45, x, foot - height);
  sheet.closePath();
  const stripes = new Path2D();
  for (let i = -3; i <= 3; i += 2) {
    const from = ((i - 0.5) / 4) * half;
    const until = ((i + 0.5) / 4) * half;
    addPolygon(stripes, [
      [x, foot - height],
      [x + from, foot - height * 0.3],
      [x + from, foot + 20],
      [x + until, foot + 20],
      [x + until, foot - height * 0.3],
    ]);
  }
  return { sheet, stripes };
}

/** Draws the background behind the streamers. */
export function drawGround(
  context: Context,
  paper: Paper,
  size: Size,
  { ground, papers }: Palette,
) {
  const { width, height } = size;
  const random = createRandom(11);
  const dark = luminance(ground) < 0.4;
  // Distant parts are darker than a light ground and lighter than a dark one, with less contrast than streamers.
  const far = (share: number) => mix(ground, dark ? LIGHT : DARK, share * (dark ? 1 : 0.7));
  const deep = (share: number) => mix(ground, DARK, share);
  context.fillStyle = paper(deep(dark ? 0.22 : 0.05));
  context.fillRect(0, 0, width, height);
  drawSheet(context, hill(size, height * 0.16, 12, random), paper(deep(dark ? 0.12 : 0.03)));
  drawSheet(context, hill(size, height * 0.4, 16, random), paper(ground));

  const radius = Math.min(width * 0.25, height * 0.27);
  const { path, hub, gondolas } = wheel(width * 0.72, height * 0.55, radius);
  drawSheet(context, path, paper(far(0.17)));
  gondolas.forEach((gondola, index) => {
    const color = papers[index % papers.length] ?? ground;
    drawSheet(context, gondola, paper(mix(far(0.3), color, 0.55)));
  });
  drawSheet(context, hub, paper(mix(ground, papers[2] ?? LIGHT, 0.5)));

  drawSheet(context, hill(size, height * 0.8, 9, random), paper(far(0.1)));
  for (const [x, half, tall, color] of [
    [0.16, 52, 74, papers[0]],
    [0.33, 34, 52, papers[3]],
    [0.93, 44, 62, papers[0]],
  ] as const) {
    const { sheet, stripes } = tent(width * x, height * 0.85, half, tall);
    drawSheet(context, sheet, paper(far(0.3)));
    context.save();
    context.clip(sheet);
    fill(context, stripes, paper(mix(far(0.12), color ?? LIGHT, dark ? 0.12 : 0.3)));
    context.restore();
  }
  drawSheet(context, hill(size, height * 0.87, 7, random), paper(deep(dark ? 0.2 : 0.1)));
  drawLace(context, paper, size, ground, dark ? '#fdf3e2' : '#fffaf0');
}

/** Draws a lace edge along the bottom. */
function drawLace(context: Context, paper: Paper, size: Size, ground: string, color: string) {
  const { width, height } = size;
  const count = Math.round(width / 34);
  const step = width / count;
  const top = height - 30;
  const path = new Path2D();
  const holes = new Path2D();
  path.moveTo(-2, height + 4);
  for (let i = 0; i < count; i++) {
    const x = (i + 0.5) * step;
    path.arc(x, top + 14, step / 2, Math.PI, Math.PI * 2);
    for (let k = 0; k <= 6; k++) {
      const angle = Math.PI + (k / 6) * Math.PI;
      const reach = step / 2 - 3.4;
      addCircle(holes, x + Math.cos(angle) * reach, top + 14 + Math.sin(angle) * reach, 1);
    }
    for (let k = 0; k < 5; k++) {
      const angle = -Math.PI / 2 + (k / 5) * Math.PI * 2;
      addCircle(holes, x + Math.cos(angle) * 4.2, top + 12.5 + Math.sin(angle) * 4.2, 1.7);
    }
    addCircle(holes, x - step / 2, top + 22, 1.8);
    addCircle(holes, x, top + 24, 1.3);
  }
  path.lineTo(width + 2, height + 4);
  path.closePath();
  drawSheet(context, path, paper(color));
  fill(context, holes, mix(ground, DARK, 0.3));
}

/** Height of the canvas with the pole, px. */
export const POLE_HEIGHT = ROD_Y + 24;

/** Draws the pole, in front of the streamers that are tied to it. */
export function drawPole(context: Context, paper: Paper, width: number, { papers }: Palette) {
  const top = ROD_Y - 11;
  const thick = 17;
  const bar = new Path2D();
  bar.roundRect(14, top, width - 28, thick, 8);
  drawSheet(context, bar, paper(papers[1] ?? LIGHT));
  context.save();
  context.clip(bar);
  const stripes = new Path2D();
  for (let x = -10; x < width; x += 30) {
    addPolygon(stripes, [
      [x, top + thick],
      [x + 15, top + thick],
      [x + 28, top],
      [x + 13, top],
    ]);
  }
  fill(context, stripes, paper(papers[0] ?? DARK));
  context.fillStyle = 'rgb(255 250 240 / 0.28)';
  context.fillRect(0, top + 1, width, 3.5);
  context.fillStyle = 'rgb(30 8 20 / 0.2)';
  context.fillRect(0, top + thick - 5, width, 5);
  context.restore();
  for (const x of [18, width - 18]) {
    for (const [radius, color] of [
      [14, papers[0]],
      [8, papers[2]],
    ] as const) {
      const knob = new Path2D();
      knob.arc(x, top + thick / 2, radius, 0, 7);
      drawSheet(context, knob, paper(mix(color ?? LIGHT, DARK, radius > 10 ? 0.12 : 0)));
    }
  }
}
