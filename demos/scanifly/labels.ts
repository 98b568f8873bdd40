/**
 * Lays out the labels of measurements. A label has the space of its edge or corner on the screen. It
 * shrinks to fit, and hides if it would be too small to read or would overlap another. Longer edges have
 * priority over shorter ones, and lengths over angles, which don't cover the chimney either.
 */
import { add, clamp, distance, type Point } from '#app/demo-kit/vector.ts';
import {
  type Box,
  clip,
  corners,
  inflate,
  lerp,
  overlap,
  type Polygon,
  rotated,
} from './geometry.ts';
import { type Corner, type Edge, edges, features, roofCorners } from './roof.ts';
import { type Lens, type Stage, toScreen } from './view.ts';

/** A placed label: a strip along an edge, or a fan in a corner. */
export type Placed = {
  id: string;
  /** Point on the edge, or tip of the corner, px. */
  at: Point;
  /** Rotation of the text, degrees clockwise. */
  turn: number;
  /** Scale, 1 for full size. */
  size: number;
  /** Covered area, px. */
  outline: Polygon;
  /** Largest distance of its outline from `at`, px. */
  reach: number;
};

/** Smallest readable scale. */
export const MIN_SCALE = 0.7;

/** Factor by which the space must be larger for a hidden label to return (hysteresis). */
const RETURN_FACTOR = 1.12;

/** Gap between labels, and a larger one for labels that return, px. */
const GAP_PX = 1.5;
const RETURN_GAP_PX = 5;

/** Inset of the stage in which an edge or corner must be for its label to return, px. */
const RETURN_INSET_PX = 8;

/** Scales to try for a label that would overlap another. */
const SIZES = [0.94, 0.88, 0.82, 0.76, MIN_SCALE];

/** A label that grows by more than this needs as much space as one that returns. */
const MIN_GROWTH = 0.03;

/** Largest share of an edge covered by its strip, and of the shorter edge covered by a fan. */
const MAX_STRIP_SHARE = 0.68;
const MAX_FAN_SHARE = 0.28;

/** Dimensions of a label at full size, em. */
export const STRIP_HEIGHT = 1.62;
/** Length of the strip's pointed end. */
const STRIP_END = 1;
const FAN_INSIDE = 0.72;

/** Approximate widths of the characters in labels, em. */
const CHARACTER_WIDTHS: Record<string, number> = { '.': 0.27, ' ': 0.25, m: 0.89, '°': 0.4 };

export const lengthText = ({ length }: Edge) => `${length.toFixed(2)} m`;
export const angleText = ({ angle }: Corner) => `${Math.round(angle)}°`;

const textWidth = (text: string) =>
  [...text].reduce((sum, sign) => sum + (CHARACTER_WIDTHS[sign] ?? 0.6), 0);

/** Length of a strip with this text at full size, em. */
export const stripLength = (text: string) => textWidth(text) + 2 * STRIP_END;

/** The fan of a corner at full size, em: its radius, and the position of the text. */
export function fanOf(corner: Corner): { radius: number; text: number; from: number; to: number } {
  const heading = ([x, y]: Point) => Math.atan2(y - corner.at[1], x - corner.at[0]);
  const from = heading(corner.before);
  // The corner spans from the edge before it to the edge after it, clockwise on the screen.
  const opening = (heading(corner.after) - from + 4 * Math.PI) % (2 * Math.PI);
  const half = opening / 2;
  const width = textWidth(angleText(corner)) / 2 + 0.12;
  const text = clamp(width / Math.sin(half), 1.25, 3);
  return { radius: text + Math.max(FAN_INSIDE, width + 0.15), text, from, to: from + opening };
}

const strips = edges.map((edge) => ({ edge, long: stripLength(lengthText(edge)) }));
const fans = roofCorners.map((corner) => ({ corner, fan: fanOf(corner) }));

/**
 * Lays out all labels for a view.
 * @param em height of the text at full size, px
 * @param before ids and sizes of the labels shown before: staying needs less space than returning or
 *   growing
 * @param covered parts of the stage that are covered by other elements
 */
export function layOut(
  lens: Lens,
  stage: Stage,
  em: number,
  shown: { lengths: boolean; angles: boolean },
  before: ReadonlyMap<string, number>,
  covered: readonly Polygon[] = [],
): Placed[] {
  const placed: Placed[] = [];
  const inside: Box = { x: 0, y: 0, width: stage.width, height: stage.height };

  /** The stage, smaller for labels that return. */
  const within = (id: string) => inflate(inside, before.has(id) ? 0 : -RETURN_INSET_PX);
  const offer = (
    id: string,
    room: number,
    make: (size: number) => Placed,
    avoided: readonly Polygon[] = covered,
  ) => {
    const was = before.get(id);
    const largest = Math.min(1, was === undefined ? room / RETURN_FACTOR : room);
    for (const size of [largest, ...SIZES]) {
      if (size > largest || size < MIN_SCALE) continue;
      const label = make(size);
      const gap = was !== undefined && size < was + MIN_GROWTH ? GAP_PX : RETURN_GAP_PX;
      if (placed.some((other) => collide(label, other, gap))) continue;
      if (avoided.some((part) => overlap(label.outline, part, gap))) continue;
      placed.push(label);
      return;
    }
  };

  if (shown.lengths) {
    for (const { edge, long } of strips) {
      const [from, to] = [toScreen(lens, edge.from), toScreen(lens, edge.to)];
      const part = clip(from, to, within(edge.id));
      if (!part) continue;
      // In the middle of the visible part of the edge.
      const at = lerp(from, to, (part[0] + part[1]) / 2);
      const room = (distance(from, to) * (part[1] - part[0]) * MAX_STRIP_SHARE) / (long * em);
      const angle = upright(Math.atan2(to[1] - from[1], to[0] - from[0]));
      offer(edge.id, room, (size) => ({
        id: edge.id,
        at,
        turn: (angle * 180) / Math.PI,
        size,
        reach: (long * em * size) / 2,
        outline: strip(at, angle, long * em * size, STRIP_HEIGHT * em * size),
      }));
    }
  }
  if (shown.angles) {
    const chimney = corners(features.chimney).map((corner) => toScreen(lens, corner));
    const avoided = [...covered, chimney];
    for (const { corner, fan } of fans) {
      const at = toScreen(lens, corner.at);
      if (!isIn(at, within(corner.id))) continue;
      const reach = Math.min(distance(corner.at, corner.before), distance(corner.at, corner.after));
      const room = (reach * lens.scale * MAX_FAN_SHARE) / (fan.radius * em);
      const make = (size: number): Placed => ({
        id: corner.id,
        at,
        turn: (lens.angle * 180) / Math.PI,
        size,
        reach: fan.radius * em * size,
        outline: sector(at, fan.radius * em * size, fan.from + lens.angle, fan.to + lens.angle),
      });
      offer(corner.id, room, make, avoided);
    }
  }
  return placed;
}

/** Whether two labels overlap. Fans at the same tip don't. */
function collide(one: Placed, other: Placed, gap: number): boolean {
  const apart = distance(one.at, other.at);
  return (
    apart < one.reach + other.reach + gap &&
    overlap(one.outline, other.outline, apart < 0.01 ? 0 : gap)
  );
}

const isIn = ([px, py]: Point, { x, y, width, height }: Box) =>
  px >= x && py >= y && px <= x + width && py <= y + height;

/** The angle or its opposite, so that the text isn't upside down. */
export function upright(angle: number): number {
  const quarterTurn = Math.PI / 2;
  let turn = angle % Math.PI;
  if (turn > quarterTurn + 1e-6) turn -= Math.PI;
  if (turn <= -quarterTurn + 1e-6) turn += Math.PI;
  return turn;
}

/** A strip with pointed ends, along an angle in rad. */
export function strip(at: Point, angle: number, long: number, high: number): Polygon {
  const outline: Polygon = [
    [-long / 2, 0],
    [-long / 2 + high / 2, -high / 2],
    [long / 2 - high / 2, -high / 2],
    [long / 2, 0],
    [long / 2 - high / 2, high / 2],
    [-long / 2 + high / 2, high / 2],
  ];
  return outline.map((corner) => add(at, rotated(corner, angle)));
}

function sector(at: Point, radius: number, from: number, to: number): Polygon {
  const steps = Math.max(3, Math.ceil((to - from) / 0.3));
  // The arc is outside the polygon by less than half a px.
  return [
    at,
    ...Array.from({ length: steps + 1 }, (_, step) =>
      add(at, rotated([radius, 0], from + ((to - from) * step) / steps)),
    ),
  ];
}
