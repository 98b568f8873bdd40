/** The paper of a spread, and what a layout has to keep to. */
import type { Box } from './slicing-tree.ts';

/** Size of a spread with both pages; a unit is a thousandth of a page's width. */
export const SPREAD = { width: 2000, height: 1000 } as const;
/** Distances to the edges of the paper, between photos, and to the fold. */
export const MARGIN = 44;
export const GAP = 26;
const FOLD = 26;

/** Limit for the change of an aspect ratio, as a factor. A little less than the promised 10 %. */
export const MAX_ASPECT_CHANGE = 1.095;
/**
 * Minimum side of a photo: 24 px where the window is 320 px wide (WCAG 2.2, 2.5.8), and what is tried if no layout has
 * it.
 */
export const MIN_SIDES = [205, 160, 110] as const;

type Subject = readonly [from: number, to: number];

export type Shape = {
  /** Width divided by height. */
  aspect: number;
  /** Where its subjects are, as shares of the width; by default anywhere. */
  subjects?: readonly Subject[];
};

export const paper: Box = {
  x: MARGIN,
  y: MARGIN,
  width: SPREAD.width - 2 * MARGIN,
  height: SPREAD.height - 2 * MARGIN,
};

/** The areas of both pages between `top` and `top + height`. */
export const pages = (top = paper.y, height = paper.height): [Box, Box] => {
  const width = SPREAD.width / 2 - MARGIN - FOLD;
  return [
    { x: MARGIN, y: top, width, height },
    { x: SPREAD.width / 2 + FOLD, y: top, width, height },
  ];
};

/** Minimum share of a photo on each side of the fold. */
const MIN_SHARE = 0.2;
/** A visitor's own photo can have faces anywhere. */
const UNKNOWN_SUBJECTS: readonly Subject[] = [[0, 1]];

/** Whether no photo leaves a sliver beyond the fold, and the subjects of each are clear of it. */
export function isClear(boxes: ReadonlyMap<number, Box>, shapes: readonly Shape[]): boolean {
  return [...boxes].every(([index, { x, width }]) => {
    const fold = (SPREAD.width / 2 - x) / width;
    if (fold <= 0 || fold >= 1) return true;
    const { subjects = UNKNOWN_SUBJECTS } = shapes[index] ?? {};
    const isInside = fold > MIN_SHARE && fold < 1 - MIN_SHARE;
    return isInside && subjects.every(([from, to]) => fold < from || fold > to);
  });
}

/** Less than this beyond the paper is an error of rounding, units. */
const EPSILON = 1e-6;

export const isOnPaper = (boxes: readonly Box[]) =>
  boxes.every(
    ({ x, y, width, height }) =>
      x > paper.x - EPSILON &&
      y > paper.y - EPSILON &&
      x + width < paper.x + paper.width + EPSILON &&
      y + height < paper.y + paper.height + EPSILON,
  );

export const isApart = (boxes: readonly Box[]) =>
  boxes.every(({ x, y, width, height }, index) =>
    boxes.every(
      (other, at) =>
        at === index ||
        other.x >= x + width ||
        x >= other.x + other.width ||
        other.y >= y + height ||
        y >= other.y + other.height,
    ),
  );

/** Whether no photo is cropped too much. */
export const keepsShapes = (boxes: readonly Box[], shapes: readonly Shape[]) =>
  boxes.every(({ width, height }, index) => {
    const stretch = width / height / (shapes[index]?.aspect ?? 1);
    return stretch < MAX_ASPECT_CHANGE && stretch > 1 / MAX_ASPECT_CHANGE;
  });
