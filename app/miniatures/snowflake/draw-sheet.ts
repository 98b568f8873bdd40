/** Draws the sheet on a canvas: flat, in the middle of its folds, or folded. */
import { type Face, foldPlan, pose } from './fold.ts';
import { copies } from './unfold.ts';
import { type Point, RADIUS, type Ring, wedgeAngle } from './wedge.ts';

/** What is drawn: one wedge, and how far it is folded. */
export type SheetView = {
  sections: number;
  /** The wedge as a path, y upwards. */
  wedge: Path2D;
  progress: number;
};

/** Shadows of a sheet on its ground: offset in px at 400 px of width, and strength. */
const SHADOWS = [
  [1, 1.5, 0.22],
  [3, 5, 0.12],
  [6, 10, 0.08],
] as const;

const FRONT = [255, 255, 255] as const;
const BACK = [222, 232, 250] as const;

/** Shade on paper is blue: how much of it each of red, green and blue takes. */
const BLUER = [1.25, 1, 0.45] as const;

/** How far each folded layer shows beyond the one above it, px at 400 px of width. */
const STACKED = 0.5;

/** Facets of creased paper catch the light by turns. */
const FACETS = [1, 0.965] as const;

/** A path from outlines. */
export function pathOf(rings: readonly Ring[]): Path2D {
  const path = new Path2D();
  for (const ring of rings) {
    ring.forEach(([x, y]: Point, index) => (index ? path.lineTo(x, y) : path.moveTo(x, y)));
    path.closePath();
  }
  return path;
}

/** Draws into a square of `size` device px. */
export function drawSheet(
  context: CanvasRenderingContext2D,
  size: number,
  { sections, wedge, progress }: SheetView,
) {
  const last = foldPlan(sections).folds.length;
  const faces = pose(sections, progress);
  const share = last ? smooth(progress / last) : 0;
  // The folded wedge comes to stand upright in the middle, a little larger.
  const scale = flatScale(size) * (1 + 0.5 * share);
  const spin = (-share * wedgeAngle(sections)) / 2;
  const [cos, sin] = [Math.cos(spin) * scale, Math.sin(spin) * scale];
  const middle = size / 2;
  const drop = share * RADIUS * 0.5 * scale;
  const px = size / 400;

  const set = ([a, b, c, d]: Face['matrix'], dx = 0, dy = 0) =>
    context.setTransform(
      a * cos + b * sin,
      a * sin - b * cos,
      c * cos + d * sin,
      c * sin - d * cos,
      middle + dx,
      middle + drop + dy,
    );

  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, size, size);

  const lying = faces.filter(({ shadow }) => !shadow);
  const seen = new Set<number>();
  for (const [dx, dy, strength] of SHADOWS) {
    context.fillStyle = `rgb(4 8 30 / ${strength})`;
    seen.clear();
    for (const { matrix, slot } of lying) {
      if (seen.has(slot)) continue;
      seen.add(slot);
      set(matrix, dx * px, dy * px);
      context.fill(wedge, 'evenodd');
    }
  }
  const draw = (drawn: Face[]) => {
    const top = new Map(drawn.map((face) => [face.slot, face]));
    const depth = new Map<number, number>();
    for (const face of drawn) {
      const { matrix, slot, back, light } = face;
      const below = depth.get(slot) ?? 0;
      depth.set(slot, below + 1);
      const lowered = top.get(slot) === face ? 1 : below % 2 ? 0.8 : 0.9;
      const tone = light * (FACETS[slot % 2] ?? 1) * lowered;
      context.fillStyle = context.strokeStyle = shaded(back ? BACK : FRONT, tone);
      set(matrix, below * -STACKED * 0.6 * px * share, below * -STACKED * px * share);
      context.fill(wedge, 'evenodd');
      if (lowered < 1) continue;
      // Closes the hair between neighbours that both end within a pixel.
      context.lineWidth = (0.6 * px) / scale;
      context.stroke(wedge);
    }
  };
  draw(lying);

  const turning = faces.filter(({ shadow }) => shadow);
  context.fillStyle = 'rgb(4 8 30 / 0.16)';
  seen.clear();
  for (const { shadow, slot } of turning) {
    if (!shadow || seen.has(slot)) continue;
    seen.add(slot);
    set(shadow);
    context.fill(wedge, 'evenodd');
  }
  draw(turning);
}

/** Draws outlines of the wedge as dashes on every copy of a flat sheet. */
export function drawGhosts(
  context: CanvasRenderingContext2D,
  size: number,
  sections: number,
  path: Path2D,
  color: string,
) {
  const scale = flatScale(size);
  const px = size / 400 / scale;
  context.strokeStyle = color;
  context.lineWidth = 2 * px;
  context.setLineDash([5 * px, 4 * px]);
  for (const [a, b, c, d] of copies(sections)) {
    context.setTransform(a * scale, -b * scale, c * scale, -d * scale, size / 2, size / 2);
    context.stroke(path);
  }
  context.setLineDash([]);
}

/** Device px for a unit, while the sheet lies flat. */
const flatScale = (size: number) => size / (2.16 * RADIUS);

const shaded = (paper: readonly number[], tone: number) =>
  `rgb(${paper
    .map((value, index) => Math.min(255, Math.round(value * tone ** (BLUER[index] ?? 1))))
    .join(' ')})`;

const smooth = (share: number) => share * share * (3 - 2 * share);
