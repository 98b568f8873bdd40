/**
 * Auto-collage: lays out photos on a spread by slicing trees (slicing-tree.ts). Creates many random trees, and
 * chooses one of the best that fill the spread without much cropping.
 *
 * A photo stays on its page, or crosses the fold far from its edges where it has no subject. Sets for which no tree
 * fits (one portrait, two panoramas) are placed uncropped on their pages with more paper around them.
 */
import { subtract } from '#app/demo-kit/vector.ts';
import { exchanges, readingOrder } from './cuts.ts';
import { areInPlace, refitted } from './refit.ts';
import {
  GAP,
  isApart,
  isClear,
  isOnPaper,
  keepsShapes,
  MAX_ASPECT_CHANGE,
  MIN_SIDES,
  pages,
  paper,
  type Shape,
} from './sheet.ts';
import { areaOf, type Box, centerOf, fill, fit, someTrees } from './slicing-tree.ts';

/** Minimum aspect ratio of a photo across the whole spread. */
const MIN_PANORAMA_ASPECT = 1.75;
/** Limit of tries, and number of filling layouts that are enough to choose from. */
const MAX_TRIES = 300;
const ENOUGH_LAYOUTS = 5;
/** Only trees whose aspect ratio without gaps is this near to the target are solved, as a factor. */
const MAX_ASPECT_ERROR = 1.2;

type Search = {
  aspects: readonly number[];
  random: () => number;
  smallest: number;
};

function shuffled(list: readonly number[], random: () => number): number[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] ?? 0, result[last] ?? 0];
  }
  return result;
}

const smallestSide = (boxes: ReadonlyMap<number, Box>) =>
  Math.min(...[...boxes.values()].flatMap(({ width, height }) => [width, height]));

/** Fills the rectangle. Undefined if that would crop too much or make a photo too small. */
function fillWell(
  order: readonly number[],
  box: Box,
  { aspects, random, smallest }: Search,
): Map<number, Box> | undefined {
  const target = box.width / box.height;
  const trees = someTrees(order, aspects, random);
  const start = Math.floor(random() * trees.length);
  for (let step = 0; step < trees.length; step++) {
    const { tree, aspect } = trees[(start + step) % trees.length] ?? { tree: 0, aspect: 0 };
    if (aspect > target * MAX_ASPECT_ERROR || aspect < target / MAX_ASPECT_ERROR) continue;
    const { stretch, boxes } = fill(tree, box, aspects, GAP);
    if (stretch < 1 / MAX_ASPECT_CHANGE || stretch > MAX_ASPECT_CHANGE) continue;
    if (smallestSide(boxes) >= smallest) return boxes;
  }
  return undefined;
}

/** Fills both pages with their share of the photos, with several tries per page. */
function fillPages(order: readonly number[], [left, right]: [Box, Box], search: Search) {
  const { aspects, random } = search;
  const sum = order.reduce((total, index) => total + Math.sqrt(aspects[index] ?? 1), 0);
  const share = 0.35 + random() * 0.3;
  let [at, used] = [0, 0];
  while (at < order.length - 1 && (at === 0 || used < sum * share)) {
    used += Math.sqrt(aspects[order[at] ?? 0] ?? 1);
    at++;
  }
  const boxes = new Map<number, Box>();
  for (const [box, part] of [
    [left, order.slice(0, at)],
    [right, order.slice(at)],
  ] as const) {
    if (part.length === 0) return undefined;
    const filled = fillWell(part, box, search) ?? fillWell(part, box, search);
    if (!filled) return undefined;
    for (const [index, place] of filled) boxes.set(index, place);
  }
  return boxes;
}

/** A panorama over both pages, the others below or above it. */
function fillAround(order: readonly number[], search: Search) {
  const { aspects, random, smallest } = search;
  const wide = order.find((index) => (aspects[index] ?? 1) >= MIN_PANORAMA_ASPECT);
  if (wide === undefined || order.length < 3) return undefined;
  const stretch = 0.94 + random() * 0.14;
  const height = paper.width / ((aspects[wide] ?? 1) * stretch);
  const rest = paper.height - height - GAP;
  if (rest < 2 * smallest) return undefined;
  const above = random() < 0.5;
  const others = order.filter((index) => index !== wide);
  const top = above ? paper.y + height + GAP : paper.y;
  const boxes = fillPages(others, pages(top, rest), search);
  return boxes?.set(wide, { ...paper, y: above ? paper.y : paper.y + rest + GAP, height });
}

/** Places photos uncropped with more paper around, for sets that no tree can fill the spread with. */
function placeUncropped(
  order: readonly number[],
  aspects: readonly number[],
  random: () => number,
) {
  const at = order.length === 1 ? Math.round(random()) : Math.ceil(order.length / 2);
  const boxes = new Map<number, Box>();
  const [left, right] = pages();
  for (const [box, part] of [
    [left, order.slice(0, at)],
    [right, order.slice(at)],
  ] as const) {
    if (part.length === 0) continue;
    const ways = someTrees(part, aspects, random).map(
      ({ tree }) => fit(tree, box, aspects, GAP).boxes,
    );
    const best = ways.reduce((one, other) =>
      smallestSide(one) < smallestSide(other) ? other : one,
    );
    for (const [index, place] of best) boxes.set(index, place);
  }
  return boxes;
}

/** Difference of two layouts: the largest change of a center or a size. */
function difference(boxes: Map<number, Box>, other: readonly Box[]): number {
  return Math.max(
    ...[...boxes].map(([index, box]) => {
      const was = other[index];
      if (!was) return Infinity;
      const [x, y] = subtract(centerOf(box), centerOf(was));
      return Math.max(
        Math.abs(x),
        Math.abs(y),
        Math.abs(box.width - was.width),
        Math.abs(box.height - was.height),
      );
    }),
  );
}

/** Layouts with a smaller difference look the same. */
const MIN_DIFFERENCE = 60;

const sumOf = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0);

/** Cost of a layout, highest if one photo is much smaller than the others. */
function costOf(boxes: Map<number, Box>): number {
  const areas = [...boxes.values()].map(areaOf);
  const mean = sumOf(areas) / areas.length;
  const smallest = Math.min(...areas) / mean;
  return smallest > 0.36 ? 0 : 0.36 - smallest;
}

/** A random layout of the spread. */
function layOut(order: readonly number[], search: Search): Map<number, Box> | undefined {
  const way = search.random();
  if (way < 0.5) return fillPages(order, pages(), search);
  return way < 0.7 ? fillAround(order, search) : fillWell(order, paper, search);
}

/**
 * Lays out photos on a spread: a box for each, in their order.
 * @param random a number from 0 to below 1, like Math.random
 * @param before the current layout; the result differs from it, unless it is the only one
 */
export function collage(
  shapes: readonly Shape[],
  random: () => number,
  before: readonly Box[] = [],
): Box[] {
  if (shapes.length === 0) return [];
  const aspects = shapes.map(({ aspect }) => aspect);
  const all = aspects.map((_, index) => index);
  const found: Map<number, Box>[] = [];
  for (const smallest of MIN_SIDES) {
    const search = { aspects, random, smallest };
    for (let tries = 0; tries < MAX_TRIES && found.length < ENOUGH_LAYOUTS; tries++) {
      const boxes = layOut(shuffled(all, random), search);
      if (boxes && isClear(boxes, shapes) && difference(boxes, before) > MIN_DIFFERENCE)
        found.push(boxes);
    }
    if (found.length > 0) break;
  }
  if (found.length === 0) {
    let free = placeUncropped(shuffled(all, random), aspects, random);
    for (let tries = 0; tries < 40 && difference(free, before) <= MIN_DIFFERENCE; tries++) {
      free = placeUncropped(shuffled(all, random), aspects, random);
    }
    found.push(free);
  }
  const best = found.reduce((one, other) => (costOf(one) <= costOf(other) ? one : other));
  return all.map((index) => best.get(index) ?? paper);
}

/** Limit of tries for a layout near requested positions, and number of layouts that are enough. */
const MAX_NEAR_TRIES = 1000;
const ENOUGH_NEAR_LAYOUTS = 200;
/** Weight of the photos that were just moved. */
const MOVED_WEIGHT = 8;
/** Cost of a moved photo that isn't in its place. */
const ELSEWHERE_COST = 400;
/** Cost of bare paper, and the share of a sheet that may be bare, the gaps included. */
const PAPER_COST = 1000;
const MAX_BARE = 0.13;

/** Distance of a layout from the requested positions and sizes. */
function distanceFrom(boxes: Map<number, Box>, request: Request): number {
  const { targets, moved } = request;
  const list = targets.map((target, index) => boxes.get(index) ?? target);
  const bare = 1 - sumOf(list.map(areaOf)) / areaOf(paper);
  let sum = PAPER_COST * Math.max(0, bare - MAX_BARE);
  if (!areInPlace(list, request)) sum += ELSEWHERE_COST;
  for (const [index, box] of boxes) {
    const target = targets[index];
    if (!target) continue;
    const [x, y] = subtract(centerOf(box), centerOf(target));
    const growth = Math.log(areaOf(box) / areaOf(target));
    sum +=
      ((x * x + y * y) / 1e5) * (moved.includes(index) ? MOVED_WEIGHT : 1) + 0.2 * growth * growth;
  }
  return sum + 4 * costOf(boxes);
}

/** Whether the first of two photos that swapped their places is where it was. */
function isUnswapped(boxes: Map<number, Box>, { targets, moved: [one = -1, other = -1] }: Request) {
  const [now, before] = [boxes.get(one), targets[other]];
  if (!now || !before) return false;
  return Math.hypot(...subtract(centerOf(now), centerOf(before))) < MIN_DIFFERENCE;
}

/** Swaps two random neighbors of the list. */
function withNeighborsSwapped(order: readonly number[], random: () => number): number[] {
  const at = Math.floor(random() * (order.length - 1));
  return order.map((index, place) => {
    if (place === at) return order[at + 1] ?? index;
    return place === at + 1 ? (order[at] ?? index) : index;
  });
}

export type Request = {
  /** A box for each photo: requested center and approximate size. */
  targets: readonly Box[];
  /** Indices of the photos that were just moved. */
  moved: readonly number[];
  /** All indices, in an order in which neighbors are neighbors on the spread. */
  order?: readonly number[];
};

/**
 * Lays out photos as near as possible to requested positions, without more cropping than a collage: the
 * frames take the aspect ratios of the photos. Where that would move many others, the cuts stay, with more paper around
 * the page.
 */
export function arrange(shapes: readonly Shape[], random: () => number, request: Request): Box[] {
  const { targets, moved, order = readingOrder(targets) } = request;
  // If a photo was removed, its gap would remain where the others stay.
  const canStay = moved.length > 0 && isApart(targets);
  const stays = canStay && isOnPaper(targets) && keepsShapes(targets, shapes);
  if (stays && isClear(new Map(targets.entries()), shapes)) return [...targets];
  const aspects = shapes.map(({ aspect }) => aspect);
  let best: Map<number, Box> | undefined;
  let smallestDistance = Infinity;
  const consider = (boxes: Map<number, Box>) => {
    const distance = distanceFrom(boxes, request);
    if (distance >= smallestDistance) return;
    best = boxes;
    smallestDistance = distance;
  };
  for (const smallest of MIN_SIDES) {
    const search = { aspects, random, smallest };
    let found = 0;
    for (let tries = 0; tries < MAX_NEAR_TRIES && found < ENOUGH_NEAR_LAYOUTS; tries++) {
      // Varies the order by nothing, a little, more, or completely, because a few photos have few layouts.
      const loose = tries % 4;
      let list = loose === 3 ? shuffled(order, random) : order;
      for (let swaps = loose % 3; swaps > 0; swaps--) list = withNeighborsSwapped(list, random);
      const boxes = layOut(list, search);
      if (!boxes || !isClear(boxes, shapes) || isUnswapped(boxes, request)) continue;
      found++;
      consider(boxes);
    }
    if (best) break;
  }
  if (!best) {
    for (let tries = 0; tries < 40; tries++) {
      consider(placeUncropped(tries < 10 ? order : shuffled(order, random), aspects, random));
    }
  }
  const similar = canStay ? [...exchanged(request), refitted(shapes, request)] : [];
  for (const boxes of similar) if (boxes && isClear(boxes, shapes)) consider(boxes);
  return targets.map((target, index) => best?.get(index) ?? target);
}

/** Layouts with the cuts before a swap, whose parts are exchanged. */
function exchanged({ targets, moved }: Request): Map<number, Box>[] {
  if (moved.length !== 2) return [];
  const [one = -1, other = -1] = moved;
  const placeBefore: Readonly<Record<number, number>> = { [one]: other, [other]: one };
  return exchanges(targets.map((box, index) => targets[placeBefore[index] ?? index] ?? box));
}
