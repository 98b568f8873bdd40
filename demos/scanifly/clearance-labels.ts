/** The labels of the lengths around a panel, for which other labels make room. */
import { add, clamp, distance, middle, type Point, scale, subtract } from '#app/demo-kit/vector.ts';
import type { Frame } from './camera.ts';
import { clearancesOf } from './clearance.ts';
import { overlap, type Polygon } from './geometry.ts';
import { strip, STRIP_HEIGHT, stripLength, upright } from './labels.ts';
import type { Panel } from './panels.ts';
import { lensOf, type Stage, toScreen } from './view.ts';

/** Size of their text, as a share of the others'. */
const TEXT_SHARE = 0.9;

/** Gap between a line and a label that is longer than it, and between a label and the edge of the stage, px. */
const LINE_GAP_PX = 3;
const EDGE_GAP_PX = 2;

export type ClearanceLabel = {
  /** Index of the line. */
  line: number;
  text: string;
  /** Ends of the line, and center of the label, px. */
  from: Point;
  to: Point;
  at: Point;
  /** Rotation of the text, degrees clockwise, and its height, px. */
  turn: number;
  size: number;
  outline: Polygon;
};

/**
 * @param em height of the text of other labels, px
 * @param covered parts of the stage that are covered by other elements; labels that would reach under them are hidden
 */
export function clearanceLabels(
  panel: Omit<Panel, 'id'>,
  { view, stage }: Frame,
  em: number,
  covered: readonly Polygon[] = [],
): ClearanceLabel[] {
  const lens = lensOf(view, stage);
  const size = em * TEXT_SHARE;
  const labels = clearancesOf(panel).map((clearance, line) => {
    const [from, to] = [toScreen(lens, clearance.from), toScreen(lens, clearance.to)];
    const text = `${clearance.length.toFixed(2)} m`;
    const [long, high] = [stripLength(text) * size, STRIP_HEIGHT * size];
    const [dx, dy] = subtract(to, from);
    const angle = upright(Math.atan2(dy, dx));
    const at = within(stage, placeOf(from, to, long), angle, [long, high]);
    const outline = strip(at, angle, long, high);
    return { line, text, from, to, at, turn: (angle * 180) / Math.PI, size, outline };
  });
  return labels.filter(({ outline }) => !covered.some((part) => overlap(outline, part)));
}

/** In the middle of a line, or beyond the end of one that is too short. */
function placeOf(from: Point, to: Point, long: number): Point {
  const line = distance(from, to);
  if (line > long) return middle(from, to);
  return add(to, scale(subtract(to, from), (long / 2 + LINE_GAP_PX) / line));
}

/** Moves the center of a label so that all of it is on the stage. */
function within(
  { width, height }: Stage,
  [x, y]: Point,
  angle: number,
  [long, high]: Point,
): Point {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const halfX = (long * cos + high * sin) / 2 + EDGE_GAP_PX;
  const halfY = (long * sin + high * cos) / 2 + EDGE_GAP_PX;
  return [clamp(x, halfX, width - halfX), clamp(y, halfY, height - halfY)];
}
