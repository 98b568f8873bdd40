/** Photos that were just moved, in the places of others. */
import { clamp } from '#app/demo-kit/vector.ts';
import { treeOf } from './cuts.ts';
import { GAP, MAX_ASPECT_CHANGE, MIN_SIDES, pages, type Shape } from './sheet.ts';
import { areaOf, type Box, fit, stretchOf } from './slicing-tree.ts';

/** Boxes for all photos, and the indices of those that were just moved. */
type Places = { targets: readonly Box[]; moved: readonly number[] };

const overlap = (one: Box, other: Box, from: 'x' | 'y', size: 'width' | 'height') =>
  Math.max(
    0,
    Math.min(one[from] + one[size], other[from] + other[size]) - Math.max(one[from], other[from]),
  );

/** Whether each moved photo is mostly in its new place, or covers most of it. */
export const areInPlace = (boxes: readonly Box[], { targets, moved }: Places) =>
  moved.every((index) => {
    const [box, target] = [boxes[index], targets[index]];
    if (!box || !target) return false;
    const common = overlap(box, target, 'x', 'width') * overlap(box, target, 'y', 'height');
    return common > 0.5 * Math.min(areaOf(box), areaOf(target));
  });

/**
 * Pages with moved photos, cut as before: the cuts shift until each photo has its shape, in the middle of the page.
 * @returns undefined if a photo is across the fold or would be too small, or no cut divides the photos
 */
export function refitted(shapes: readonly Shape[], { targets, moved }: Places) {
  const aspects = shapes.map(({ aspect }) => aspect);
  const boxes = new Map<number, Box>();
  for (const page of pages()) {
    const pictures = targets.flatMap(({ x, width }, index) =>
      x > page.x - GAP && x + width < page.x + page.width + GAP ? [index] : [],
    );
    const tree = treeOf(targets, pictures);
    if (!pictures.some((index) => moved.includes(index)) || tree === undefined) {
      for (const index of pictures) boxes.set(index, targets[index] ?? page);
      continue;
    }
    const filling = stretchOf(tree, page, aspects, GAP);
    const stretch = clamp(filling, 1 / MAX_ASPECT_CHANGE, MAX_ASPECT_CHANGE);
    const stretched = aspects.map((aspect) => aspect * stretch);
    for (const [index, box] of fit(tree, page, stretched, GAP).boxes) boxes.set(index, box);
  }
  const isLarge = [...boxes.values()].every(
    ({ width, height }) => Math.min(width, height) >= MIN_SIDES[2],
  );
  return isLarge && boxes.size === targets.length ? boxes : undefined;
}
