import { expect, test } from 'vitest';
import { distance, type Point } from '#app/demo-kit/vector.ts';
import { corners, overlap } from './geometry.ts';
import { layOut, type Placed, MIN_SCALE } from './labels.ts';
import { edges, features, roofCorners } from './roof.ts';
import {
  type Lens,
  MIN_ZOOM,
  lensOf,
  limited,
  MAX_ZOOM,
  type Stage,
  toScreen,
  type View,
  wholeHouse,
} from './view.ts';

const stage: Stage = { width: 660, height: 430 };
const both = { lengths: true, angles: true };
const none: ReadonlyMap<string, number> = new Map();
const EM = 14;

/** Random numbers from 0 to 1 that are the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function someView(random: () => number, box: Stage): View {
  const zoom = MIN_ZOOM * (MAX_ZOOM / MIN_ZOOM) ** random();
  const middle: Point = [random() * 16, random() * 10 - 3.5];
  return limited({ zoom, middle, turn: random() * 360 }, box);
}

const labelsOf = (view: View, before = none, box = stage) =>
  layOut(lensOf(view, box), box, EM, both, before);
const sizes = (labels: readonly Placed[]) => new Map(labels.map(({ id, size }) => [id, size]));

/** Distance of a point from a line. */
function offLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) {
  const [dx, dy] = [bx - ax, by - ay];
  const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  return share < 0 || share > 1 ? Infinity : distance([x, y], [ax + dx * share, ay + dy * share]);
}

/** The problem with an edge label, if any. */
function faultsOnEdge(label: Placed, from: Point, to: Point): string[] {
  const along = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const ends = label.outline.map((end) => distance(end, label.at));
  return [
    offLine(label.at, from, to) > 0.01 && 'beside its edge',
    Math.abs(Math.sin((label.turn * Math.PI) / 180 - along)) > 1e-9 && 'not along its edge',
    Math.abs(label.turn) > 90.001 && 'on its head',
    2 * Math.max(...ends) > distance(from, to) && 'longer than its edge',
  ].filter((fault) => fault !== false);
}

const chimney = (lens: Lens) => corners(features.chimney).map((corner) => toScreen(lens, corner));

test('in 200 views no two labels overlap, each is on its edge or in its corner, and no angle covers the chimney', () => {
  const random = numbers(7);
  let before = none;
  let shown = 0;
  const faults: string[] = [];
  for (let look = 0; look < 200; look++) {
    const box = look % 3 ? stage : { width: 330, height: 340 };
    const view = someView(random, box);
    const lens = lensOf(view, box);
    const labels = labelsOf(view, before, box);
    before = sizes(labels);
    shown += labels.length;
    labels.forEach((label, index) => {
      if (label.size < MIN_SCALE || label.size > 1) faults.push(`${label.id}: ${label.size}`);
      for (const other of labels.slice(0, index)) {
        if (overlap(label.outline, other.outline)) faults.push(`${label.id} on ${other.id}`);
      }
      const edge = edges.find(({ id }) => id === label.id);
      const corner = roofCorners.find(({ id }) => id === label.id);
      if (edge) {
        const [from, to] = [toScreen(lens, edge.from), toScreen(lens, edge.to)];
        faults.push(...faultsOnEdge(label, from, to).map((fault) => `${label.id}: ${fault}`));
      } else {
        if (distance(label.at, toScreen(lens, corner?.at ?? [NaN, NaN])) > 0.01)
          faults.push(`${label.id}: not in its corner`);
        if (overlap(label.outline, chimney(lens))) faults.push(`${label.id} on the chimney`);
      }
    });
  }
  expect(faults).toEqual([]);
  expect(shown).toBeGreaterThan(1000);
});

test('labels shrink, hide and come back as the zoom goes out and in', () => {
  const garage = edges.find(({ from, to }) => from[0] > 12 && from[1] < 0 && to[1] < 0);
  const seen: number[] = [];
  let before = none;
  // Also at the scale of a phone, where the same zoom is smaller.
  for (let zoom = MAX_ZOOM; zoom >= MIN_ZOOM / 1.5; zoom /= 1.03) {
    const labels = labelsOf({ ...wholeHouse(), zoom, middle: [14, -3.1] }, before);
    before = sizes(labels);
    seen.push(labels.find(({ id }) => id === garage?.id)?.size ?? 0);
  }
  expect(seen[0]).toBe(1);
  expect(seen.at(-1)).toBe(0);
  expect(seen.some((size) => size > 0 && size < 0.9)).toBe(true);
  // A label that has shrunk doesn't grow while zooming out.
  expect(seen).toEqual([...seen].sort((a, b) => b - a));
  expect(
    labelsOf({ ...wholeHouse(), zoom: MAX_ZOOM, middle: [14, -3.1] }, before).map(({ id }) => id),
  ).toContain(garage?.id);
  // Zoomed out, hardly any are left; zoomed in, all in view are shown.
  expect(labelsOf({ ...wholeHouse(), zoom: MIN_ZOOM }).length).toBeLessThan(
    labelsOf(wholeHouse()).length / 2,
  );
});

test('small zoom changes make no label flicker', () => {
  const random = numbers(11);
  for (let look = 0; look < 60; look++) {
    const view = someView(random, stage);
    const tremble = [1.004, 0.996, 1.004, 0.996, 1.004, 0.996];
    let before = sizes(labelsOf(view));
    const seen = tremble.map((by) => {
      before = sizes(labelsOf({ ...view, zoom: view.zoom * by }, before));
      return [...before.keys()].sort().join();
    });
    expect(new Set(seen.slice(2)).size).toBe(1);
  }
});

test('with enough room, all labels are shown in full size', () => {
  const wide = { width: 3000, height: 2000 };
  const labels = labelsOf(wholeHouse(), none, wide);
  expect(labels).toHaveLength(edges.length + roofCorners.length);
  expect(labels.every(({ size }) => size === 1)).toBe(true);
});
