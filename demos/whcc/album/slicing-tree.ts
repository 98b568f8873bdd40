/**
 * A slicing tree (guillotine partition): a rectangle is cut in two from edge to edge, recursively, until
 * every part has one picture. R. H. J. M. Otten, "Automatic floorplan design", DAC 1982; for photos with
 * fixed aspect ratios and equal gaps: C. B. Atkins, "Adaptive photo collection page layout", ICIP 2004,
 * https://doi.org/10.1109/ICIP.2004.1421718
 *
 * Everything is linear. The width of any part of the tree with height `h` is `slope * h + offset`: in a row
 * widths are added, in a column heights. So each tree has exactly one size in which nothing is cropped and
 * every gap is the same. To fill a given rectangle exactly, all aspect ratios are multiplied by one factor
 * `stretch`, the solution of the same equation. The nearer it is to 1, the less is cropped.
 */

import type { Point } from '#app/demo-kit/vector.ts';

export type Box = { x: number; y: number; width: number; height: number };

export const areaOf = ({ width, height }: Box) => width * height;

export const centerOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

/** A picture's index, or two parts: beside each other (row) or above each other (column). */
export type Tree = number | { cut: 'row' | 'column'; parts: readonly [Tree, Tree] };

/** `width = stretch * slope * height + offset + offsetByStretch * stretch`. */
type Line = { slope: number; offset: number; offsetByStretch: number };

/** A filled rectangle: a box for each picture, by its index. */
export type Filling = { stretch: number; boxes: Map<number, Box> };

function lineOf(tree: Tree, aspects: readonly number[], gap: number): Line {
  if (typeof tree === 'number') {
    return { slope: aspects[tree] ?? 1, offset: 0, offsetByStretch: 0 };
  }
  const [one, other] = tree.parts.map((part) => lineOf(part, aspects, gap)) as [Line, Line];
  if (tree.cut === 'row') {
    return {
      slope: one.slope + other.slope,
      offset: one.offset + other.offset + gap,
      offsetByStretch: one.offsetByStretch + other.offsetByStretch,
    };
  }
  const slope = 1 / (1 / one.slope + 1 / other.slope);
  const mean = (name: 'offset' | 'offsetByStretch') =>
    slope * (one[name] / one.slope + other[name] / other.slope);
  return { slope, offset: mean('offset'), offsetByStretch: mean('offsetByStretch') - slope * gap };
}

/** The factor by which all aspect ratios change when the tree fills the rectangle. */
export function stretchOf(
  tree: Tree,
  { width, height }: Box,
  aspects: readonly number[],
  gap: number,
): number {
  const { slope, offset, offsetByStretch } = lineOf(tree, aspects, gap);
  return (width - offset) / (slope * height + offsetByStretch);
}

/** Cuts the rectangle along the tree, with gaps between the parts. */
export function fill(tree: Tree, rectangle: Box, aspects: readonly number[], gap: number): Filling {
  const stretch = stretchOf(tree, rectangle, aspects, gap);
  const boxes = new Map<number, Box>();
  const place = (part: Tree, box: Box) => {
    if (typeof part === 'number') {
      boxes.set(part, box);
      return;
    }
    const [first, second] = part.parts;
    const { slope, offset, offsetByStretch } = lineOf(first, aspects, gap);
    const lost = offset + offsetByStretch * stretch;
    if (part.cut === 'row') {
      const width = stretch * slope * box.height + lost;
      const rest = width + gap;
      place(first, { ...box, width });
      place(second, { ...box, x: box.x + rest, width: box.width - rest });
    } else {
      const height = (box.width - lost) / (stretch * slope);
      const rest = height + gap;
      place(first, { ...box, height });
      place(second, { ...box, y: box.y + rest, height: box.height - rest });
    }
  };
  place(tree, rectangle);
  return { stretch, boxes };
}

/** Fits the uncropped tree into the rectangle, centered. */
export function fit(tree: Tree, rectangle: Box, aspects: readonly number[], gap: number): Filling {
  const { slope, offset, offsetByStretch } = lineOf(tree, aspects, gap);
  const lost = offset + offsetByStretch;
  const height = Math.min(rectangle.height, (rectangle.width - lost) / slope);
  const width = slope * height + lost;
  const middle = {
    x: rectangle.x + (rectangle.width - width) / 2,
    y: rectangle.y + (rectangle.height - height) / 2,
    width,
    height,
  };
  return fill(tree, middle, aspects, gap);
}

/** A tree, and its aspect ratio without gaps. */
type Candidate = { tree: Tree; aspect: number };

/** Limit of trees kept at each cut. */
const MAX_TREES = 20;

/**
 * Trees for these pictures in their order: one random division, with all combinations of cut directions up
 * to a limit. Aspect ratios are without gaps, which is accurate enough to choose the trees to solve.
 */
export function someTrees(
  pictures: readonly number[],
  aspects: readonly number[],
  random: () => number,
): Candidate[] {
  const [only = 0] = pictures;
  if (pictures.length <= 1) return [{ tree: only, aspect: aspects[only] ?? 1 }];
  const at = 1 + Math.floor(random() * (pictures.length - 1));
  const firsts = someTrees(pictures.slice(0, at), aspects, random);
  const seconds = someTrees(pictures.slice(at), aspects, random);
  const found: Candidate[] = [];
  const start = Math.floor(random() * firsts.length);
  for (let step = 0; step < firsts.length; step++) {
    const one = firsts[(start + step) % firsts.length];
    for (const other of seconds) {
      if (!one || found.length >= MAX_TREES) return found;
      const parts = [one.tree, other.tree] as const;
      found.push(
        { tree: { cut: 'row', parts }, aspect: one.aspect + other.aspect },
        { tree: { cut: 'column', parts }, aspect: 1 / (1 / one.aspect + 1 / other.aspect) },
      );
    }
  }
  return found;
}
