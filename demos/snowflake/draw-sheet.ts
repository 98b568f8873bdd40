/** Draws the sheet on a canvas: flat, while folding, or folded. */
import type { Point } from '#app/demo-kit/vector.ts';
import { type Face, placement, pose, turnOf } from './fold.ts';
import { growthOf, SHEET_SHARE } from './layout.ts';
import { isAlongFold } from './paper.ts';
import { copies } from './unfold.ts';
import { edgesOf, type Piece, RADIUS, type Ring } from './wedge.ts';

/** The wedge, and the progress of folding: below 0 the sheet turns, once until -1. */
type SheetView = { sections: number; wedge: ReturnType<typeof wedgePaths>; progress: number };

/** Shadows of a sheet on its ground: offset in px at 400 px of width, and strength. */
const SHADOWS = [
  [1, 1.5, 0.22],
  [3, 5, 0.12],
  [6, 10, 0.08],
] as const;

const FRONT = [255, 255, 255] as const;
const BACK = [222, 232, 250] as const;

/** Shade on paper is blue: factors for red, green and blue. */
const SHADE_TINT = [1.25, 1, 0.45] as const;

/** Visible edge of each folded layer below the one above, px at 400 px of width. */
const LAYER_OFFSET_PX = 0.5;

/** Brightness of the facets of creased paper, alternating. */
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

/**
 * One wedge as paths, y upward. `creases` are its edges along the folds, where it is connected to its neighbors;
 * `growth` is how much larger it is drawn.
 */
export function wedgePaths(pieces: readonly Piece[], sections: number) {
  const rings = pieces.flat();
  const creases = new Path2D();
  for (const edge of rings.flatMap(edgesOf)) {
    for (const side of [1, -1] as const) {
      if (!isAlongFold(edge, side, sections)) continue;
      creases.moveTo(...edge[0]);
      creases.lineTo(...edge[1]);
    }
  }
  return { outline: pathOf(rings), creases, growth: growthOf(pieces) };
}

/** An offscreen canvas for everything on the ground. */
let aside: HTMLCanvasElement | undefined;

/** Draws into a square of `size` device px. */
export function drawSheet(
  context: CanvasRenderingContext2D,
  size: number,
  { sections, wedge, progress }: SheetView,
) {
  aside ??= document.createElement('canvas');
  const ground = aside.getContext('2d');
  if (!ground) return;
  // Setting the size clears the canvas.
  aside.width = aside.height = size;

  const folding = Math.max(0, progress);
  const faces = pose(sections, folding);
  const { share, growth, spin } = placement(sections, folding);
  const { width, back: isBack, lightOf } = turnOf(sections, folding - progress);
  const sheetScale = flatScale(size) * growth;
  const scale = sheetScale * wedge.growth;
  const [cos, sin] = [Math.cos(spin) * scale, Math.sin(spin) * scale];
  const middle = size / 2;
  const drop = share * RADIUS * 0.5 * sheetScale;
  const px = size / 400;

  const set = (
    on: CanvasRenderingContext2D,
    [a, b, c, d]: Face['matrix'],
    [dx, dy]: readonly [number, number] = [0, 0],
  ) =>
    on.setTransform(
      (a * cos + b * sin) * width,
      a * sin - b * cos,
      (c * cos + d * sin) * width,
      c * sin - d * cos,
      middle + dx,
      middle + drop + dy,
    );

  const draw = (on: CanvasRenderingContext2D, drawn: Face[]) => {
    const top = new Map(drawn.map((face) => [face.slot, face]));
    const depth = new Map<number, number>();
    for (const face of drawn) {
      const { matrix, slot, back, light } = face;
      const below = depth.get(slot) ?? 0;
      depth.set(slot, below + 1);
      const lowered = top.get(slot) === face ? 1 : below % 2 ? 0.8 : 0.9;
      const tone = light * (FACETS[slot % 2] ?? 1) * lowered * lightOf(slot);
      const raised = below * -LAYER_OFFSET_PX * px * share;
      on.fillStyle = on.strokeStyle = shaded(back !== isBack ? BACK : FRONT, tone);
      set(on, matrix, [raised * 0.6, raised]);
      on.fill(wedge.outline, 'evenodd');
      if (lowered < 1) continue;
      // Closes the hairline between neighbors that end within the same pixel.
      on.lineWidth = (0.6 * px) / scale;
      on.stroke(wedge.creases);
    }
  };

  const turning = faces.filter(({ shadow }) => shadow);
  draw(
    ground,
    faces.filter(({ shadow }) => !shadow),
  );

  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, size, size);
  // The shadow is the drawn sheet, moved and colored: cheaper than filling its outlines again.
  for (const [dx, dy, strength] of SHADOWS) {
    context.globalAlpha = strength;
    context.drawImage(aside, Math.round(dx * px), Math.round(dy * px));
  }
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = 'rgb(4 8 30)';
  context.fillRect(0, 0, size, size);
  context.globalCompositeOperation = 'source-over';
  context.drawImage(aside, 0, 0);

  context.fillStyle = 'rgb(4 8 30 / 0.16)';
  const seen = new Set<number>();
  for (const { shadow, slot } of turning) {
    if (!shadow || seen.has(slot)) continue;
    seen.add(slot);
    set(context, shadow);
    context.fill(wedge.outline, 'evenodd');
  }
  draw(context, turning);
}

/** Draws outlines of the wedge as dashes on every copy of a flat sheet. @param growth of the wedge */
export function drawGhosts(
  context: CanvasRenderingContext2D,
  size: number,
  { sections, growth }: { sections: number; growth: number },
  path: Path2D,
  color: string,
) {
  const scale = flatScale(size) * growth;
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

/** Device px per unit of the flat sheet. */
const flatScale = (size: number) => (size * SHEET_SHARE) / RADIUS;

const shaded = (paper: readonly number[], tone: number) =>
  `rgb(${paper
    .map((value, index) => Math.min(255, Math.round(value * tone ** (SHADE_TINT[index] ?? 1))))
    .join(' ')})`;
