/** The view of the plan: its center, zoom and rotation. */
import { add, clamp, type Point, scale, subtract, type Vector } from '#app/demo-kit/vector.ts';
import { rotated } from './geometry.ts';
import { extent } from './roof.ts';

export type View = {
  /** Point at the center of the stage, m. */
  middle: Point;
  /** 1 shows the whole house in its first rotation. */
  zoom: number;
  /** Clockwise, degrees. */
  turn: number;
};

/** Size of the stage, px. */
export type Stage = { width: number; height: number };

/** From meters to px: p -> scale * rotated(p) + shift. */
export type Lens = { scale: number; angle: number; shift: Point };

/** The ground fills most of the stage. */
export const MIN_ZOOM = 0.6;
export const MAX_ZOOM = 8;

/** Margins around the whole house, smaller on a phone, and width of the buttons at the right, px. */
const MARGIN_PX = 32;
const PHONE_MARGIN_PX = 18;
const PHONE_WIDTH_PX = 460;
const BUTTONS_PX = 48;

export const isPhone = ({ width }: Stage) => width < PHONE_WIDTH_PX;
const marginOf = (stage: Stage) => (isPhone(stage) ? PHONE_MARGIN_PX : MARGIN_PX);

const HOME: Point = [extent.x + extent.width / 2, extent.y + extent.height / 2];

export const wholeHouse = (turn = 0): View => ({ middle: HOME, zoom: 1, turn });

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Half the width and height of the rotated house, m. */
function halfExtent(turn: number): Point {
  const angle = radians(turn);
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const { width, height } = extent;
  return [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
}

/** Width without the buttons, px. */
const freeWidth = ({ width }: Stage) => width - BUTTONS_PX;
export const centerOf = (stage: Stage): Point => [freeWidth(stage) / 2, stage.height / 2];

/** Px per meter at which the rotated house fits into the stage. */
function fittedScale(stage: Stage, turn: number): number {
  const [x, y] = halfExtent(turn);
  const margins = 2 * marginOf(stage);
  const across = (freeWidth(stage) - margins) / (2 * x);
  return Math.max(1, Math.min(across, (stage.height - margins) / (2 * y)));
}

/** The rotation in which the house is larger: portrait on a phone, degrees. */
export const turnFor = (stage: Stage): number =>
  fittedScale(stage, 90) > fittedScale(stage, 0) ? 90 : 0;

/** Px per meter. Doesn't depend on the rotation, so that it and its labels stay while the view is turned. */
export const scaleOf = ({ zoom }: Pick<View, 'zoom'>, stage: Stage): number =>
  zoom * fittedScale(stage, turnFor(stage));

export function lensOf(view: View, stage: Stage): Lens {
  const factor = scaleOf(view, stage);
  const angle = radians(view.turn);
  const shift = subtract(centerOf(stage), scale(rotated(view.middle, angle), factor));
  return { scale: factor, angle, shift };
}

/** Converts meters to px. */
export const toScreen = (lens: Lens, place: Point): Point =>
  add(scale(rotated(place, lens.angle), lens.scale), lens.shift);

/** Converts px to meters. */
export const toPlan = (lens: Lens, at: Point): Point =>
  offsetToPlan(lens, subtract(at, lens.shift));

/** Converts a vector in px to one in meters. */
const offsetToPlan = (lens: Omit<Lens, 'shift'>, by: Vector): Vector =>
  rotated(scale(by, 1 / lens.scale), -lens.angle);

/** Limits the zoom, and keeps the house in view. */
export function limited(view: View, stage: Stage): View {
  const zoom = clamp(view.zoom, MIN_ZOOM, MAX_ZOOM);
  const turn = ((view.turn % 360) + 360) % 360;
  const factor = scaleOf({ zoom }, stage);
  const angle = radians(turn);
  const margin = marginOf(stage);
  const shown = subtract(centerOf(stage), [margin, margin]);
  const [maxX, maxY] = subtract(halfExtent(turn), scale(shown, 1 / factor));
  const [x, y] = rotated(subtract(view.middle, HOME), angle);
  const kept: Vector = [limitedTo(x, maxX), limitedTo(y, maxY)];
  return { middle: add(HOME, rotated(kept, -angle)), zoom, turn };
}

/** Limits a coordinate in both directions; 0 if the limit is negative. */
const limitedTo = (value: number, max: number) => clamp(value, -Math.max(0, max), Math.max(0, max));

/** Zooms and turns about a fixed point of the stage. @param turnBy degrees */
export function zoomedAt(view: View, stage: Stage, by: number, at: Point, turnBy = 0): View {
  const fixed = toPlan(lensOf(view, stage), at);
  const zoom = clamp(view.zoom * by, MIN_ZOOM, MAX_ZOOM);
  const turn = view.turn + turnBy;
  const lens = { scale: scaleOf({ zoom }, stage), angle: radians(turn) };
  const off = offsetToPlan(lens, subtract(at, centerOf(stage)));
  return limited({ zoom, turn, middle: subtract(fixed, off) }, stage);
}

/** Moves the view by px. */
export function panned(view: View, stage: Stage, by: Vector): View {
  const off = offsetToPlan(lensOf(view, stage), by);
  return limited({ ...view, middle: subtract(view.middle, off) }, stage);
}

/** The vector by which a point of the stage is too near to its edge, px. @param margin smallest distance, px */
export function offsetInto({ width, height }: Stage, margin: number, [x, y]: Point): Vector {
  const off = (value: number, size: number) =>
    Math.max(margin - value, 0) + Math.min(size - margin - value, 0);
  return [off(x, width), off(y, height)];
}
