/** The view of the plan: its center, zoom and rotation. */
import { type Point, turned } from './geometry.ts';
import { extent } from './roof.ts';

export type View = {
  /** Point at the center of the stage, m. */
  middle: Point;
  /** 1 shows the whole house. */
  zoom: number;
  /** Clockwise, degrees. */
  turn: number;
};

/** Size of the stage, px. */
export type Stage = { width: number; height: number };

/** From meters to px: p -> scale * turned(p) + shift. */
export type Lens = { scale: number; angle: number; shift: Point };

export const MIN_ZOOM = 0.4;
export const MAX_ZOOM = 8;

/** Margins around the whole house, smaller on a phone, and width of the buttons at the right, px. */
const MARGIN_PX = 32;
const PHONE_MARGIN_PX = 18;
const PHONE_WIDTH_PX = 460;
const BUTTONS_PX = 48;

const roomOn = ({ width }: Stage) => (width < PHONE_WIDTH_PX ? PHONE_MARGIN_PX : MARGIN_PX);

const HOME: Point = [extent.x + extent.width / 2, extent.y + extent.height / 2];

export const wholeHouse = (turn = 0): View => ({ middle: HOME, zoom: 1, turn });

/** Half the width and height of the rotated house, m. */
function halfExtent(turn: number): Point {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const { width, height } = extent;
  return [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
}

/** Width without the buttons, px. */
const freeWidth = ({ width }: Stage) => width - BUTTONS_PX;
export const centerOf = (stage: Stage): Point => [freeWidth(stage) / 2, stage.height / 2];

/** Px per meter. */
export function scaleOf({ zoom, turn }: View, stage: Stage): number {
  const [x, y] = halfExtent(turn);
  const room = 2 * roomOn(stage);
  const across = (freeWidth(stage) - room) / (2 * x);
  return zoom * Math.max(1, Math.min(across, (stage.height - room) / (2 * y)));
}

/** The rotation in which the house is larger: portrait on a phone, degrees. */
export function turnFor(stage: Stage): number {
  const scaleAt = (turn: number) => scaleOf(wholeHouse(turn), stage);
  return scaleAt(90) > scaleAt(0) ? 90 : 0;
}

export function lensOf(view: View, stage: Stage): Lens {
  const scale = scaleOf(view, stage);
  const angle = (view.turn * Math.PI) / 180;
  const [x, y] = turned(view.middle, angle);
  const [cx, cy] = centerOf(stage);
  return { scale, angle, shift: [cx - x * scale, cy - y * scale] };
}

/** Converts meters to px. */
export function toScreen({ scale, angle, shift }: Lens, place: Point): Point {
  const [x, y] = turned(place, angle);
  return [x * scale + shift[0], y * scale + shift[1]];
}

/** Converts px to meters. */
export function toPlan({ scale, angle, shift }: Lens, [x, y]: Point): Point {
  return turned([(x - shift[0]) / scale, (y - shift[1]) / scale], -angle);
}

/** Limits the zoom, and keeps the house in view. */
export function limited(view: View, stage: Stage): View {
  const zoom = Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, view.zoom));
  const turn = ((view.turn % 360) + 360) % 360;
  const scale = scaleOf({ ...view, zoom, turn }, stage);
  const angle = (turn * Math.PI) / 180;
  const half = halfExtent(turn);
  const offset = turned([view.middle[0] - HOME[0], view.middle[1] - HOME[1]], angle);
  const kept = offset.map((value, axis) => {
    const shown = (centerOf(stage)[axis] ?? 0) - roomOn(stage);
    const most = Math.max(0, (half[axis] ?? 0) - shown / scale);
    return Math.max(-most, Math.min(most, value));
  });
  const [x, y] = turned([kept[0] ?? 0, kept[1] ?? 0], -angle);
  return { middle: [HOME[0] + x, HOME[1] + y], zoom, turn };
}

/** Zooms about a fixed point of the stage. */
export function zoomedAt(view: View, stage: Stage, by: number, place: Point): View {
  const fixed = toPlan(lensOf(view, stage), place);
  const zoom = Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, view.zoom * by));
  const scale = scaleOf({ ...view, zoom }, stage);
  const [dx, dy] = turned(
    [(place[0] - centerOf(stage)[0]) / scale, (place[1] - centerOf(stage)[1]) / scale],
    (-view.turn * Math.PI) / 180,
  );
  return limited({ ...view, zoom, middle: [fixed[0] - dx, fixed[1] - dy] }, stage);
}

/** Moves the view by px. */
export function panned(view: View, stage: Stage, dx: number, dy: number): View {
  const scale = scaleOf(view, stage);
  const [x, y] = turned([dx / scale, dy / scale], (-view.turn * Math.PI) / 180);
  return limited({ ...view, middle: [view.middle[0] - x, view.middle[1] - y] }, stage);
}
