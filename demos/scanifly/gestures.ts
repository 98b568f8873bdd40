/**
 * Pointer gestures on the plan. A pointer on a panel drags it. Beside panels, a mouse moves the plan, and a finger
 * scrolls the page vertically and moves the plan horizontally; two fingers zoom, move and turn the plan.
 */
import {
  type Followed,
  followPointer,
  type PointerEnd,
} from '#app/demo-kit/pointer/follow-pointer.ts';
import { keepFromScrolling } from '#app/demo-kit/pointer/keep-from-scrolling.ts';
import { SLOP_PX } from '#app/demo-kit/pointer/use-drag.ts';
import { type Pinch, pinchOf } from '#app/demo-kit/pointer/use-pinch.ts';
import { clamp, distance, type Point, subtract, type Vector } from '#app/demo-kit/vector.ts';

/** Limit of the wheel's motion in one event, and motion that zooms by e, px. */
const MAX_WHEEL_PX = 120;
const WHEEL_ZOOM_PX = 300;
const WHEEL_LINE_PX = 16;

/** How far two fingers must twist before they turn the plan, radians: every pinch twists a little. */
const TWIST_SLOP = 0.2;

/** Points are px from the upper left of the plan. */
export type GestureHandlers = {
  /** Called on a press. @returns whether it is on a panel, which can be dragged */
  press(at: Point, byFinger: boolean): boolean;
  /** Called on a tap or click. */
  tap(at: Point): void;
  drag(at: Point): void;
  drop(at: Point): void;
  /** Called when a drag is canceled. */
  cancel(): void;
  /** Called when the plan is moved, zoomed or turned. */
  pan(pinch: Pinch): void;
  /** Whether there is more of the plan in a direction. */
  canPan(by: Vector): boolean;
  /** Called when a finger on the plan scrolls the page. */
  scrolled(): void;
  /** Called when the mouse moves over the plan, or without a point when it leaves or presses. */
  hover(at?: Point): void;
};

/** What the pressed pointers do; before they have moved, it is named after what they are on. */
type Gesture = 'panel' | 'ground' | 'drag' | 'pan' | 'scroll';

/**
 * Adds the listeners.
 * @param handlers its current value is called
 * @returns a function that removes them
 */
export function listen(
  svg: SVGSVGElement,
  handlers: { readonly current: GestureHandlers },
): () => void {
  const pointers = new Map<number, { at: Point; followed: Followed }>();
  let gesture: Gesture | undefined;
  let pressedAt: Point = [0, 0];
  /** Rotation of two fingers so far. */
  let twist = 0;
  let isTwisting = false;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = svg.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
  const points = () => [...pointers.values()].map(({ at }) => at);

  function onDown(event: PointerEvent) {
    // A second finger takes no panel out of the first one's hand.
    if (event.button !== 0 || pointers.size === 2 || gesture === 'drag') return;
    const at = pointOf(event);
    const byFinger = event.pointerType === 'touch';
    handlers.current.hover();
    [twist, isTwisting] = [0, false];
    if (pointers.size === 1) gesture = 'pan';
    else {
      pressedAt = at;
      gesture = handlers.current.press(at, byFinger) ? 'panel' : 'ground';
    }
    const followed = followPointer(event, {
      onMove: (next) => onMove(next.pointerId, pointOf(next), byFinger),
      onEnd: (how, last) => onEnd(event.pointerId, how, last),
    });
    followed.capture(svg);
    pointers.set(event.pointerId, { at, followed });
  }

  function onMove(id: number, at: Point, byFinger: boolean) {
    const pointer = pointers.get(id);
    if (!pointer) return;
    let before = points();
    pointer.at = at;
    const isMoved = distance(at, pressedAt) >= SLOP_PX;
    if (gesture === 'panel' && isMoved) gesture = 'drag';
    if (gesture === 'ground' && isMoved) {
      gesture = !byFinger || canPan(subtract(at, pressedAt)) ? 'pan' : 'scroll';
      before = [pressedAt];
    }
    if (gesture === 'drag') handlers.current.drag(at);
    if (gesture !== 'pan') return;
    const pinch = pinchOf(before, points());
    twist += pinch.turn;
    isTwisting ||= Math.abs(twist) > TWIST_SLOP;
    handlers.current.pan({ ...pinch, turn: isTwisting ? pinch.turn : 0 });
  }

  /** Whether a finger moves the plan: horizontally, if there is more of it. */
  const canPan = ([dx, dy]: Vector) =>
    Math.abs(dx) >= Math.abs(dy) && handlers.current.canPan([dx, 0]);

  function onEnd(id: number, how: PointerEnd, event?: PointerEvent) {
    pointers.delete(id);
    // The other finger of a pinch goes on moving the plan.
    if (pointers.size > 0) return;
    const ended = gesture;
    gesture = undefined;
    if (event?.type === 'pointercancel' && ended !== 'drag') handlers.current.scrolled();
    if (ended === 'drag') {
      if (how === 'up' && event) handlers.current.drop(pointOf(event));
      else handlers.current.cancel();
    } else if (how === 'up' && event && (ended === 'panel' || ended === 'ground')) {
      handlers.current.tap(pointOf(event));
    }
  }

  function onWheel(event: WheelEvent) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const px = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL_LINE_PX : 1);
    const zoom = Math.exp(-clamp(px, -MAX_WHEEL_PX, MAX_WHEEL_PX) / WHEEL_ZOOM_PX);
    handlers.current.pan({ center: pointOf(event), by: [0, 0], zoom, turn: 0 });
  }

  const listening = new AbortController();
  const { signal } = listening;
  svg.addEventListener('pointerdown', onDown, { signal });
  svg.addEventListener(
    'pointermove',
    (event) => {
      const isHovering = event.pointerType === 'mouse' && !pointers.has(event.pointerId);
      if (isHovering) handlers.current.hover(pointOf(event));
    },
    { signal },
  );
  svg.addEventListener('pointerleave', () => handlers.current.hover(), { signal });
  // Passive listeners, such as React's, can't prevent the browser's zoom.
  svg.addEventListener('wheel', onWheel, { passive: false, signal });
  keepFromScrolling(
    svg,
    () => gesture === 'panel' || gesture === 'drag' || gesture === 'pan',
    signal,
  );
  return () => {
    listening.abort();
    for (const { followed } of pointers.values()) followed.cancel();
  };
}
