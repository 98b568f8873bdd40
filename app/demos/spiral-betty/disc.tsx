/** The paper disc with the design, in which the picture can be moved and zoomed. */
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { Button } from '../kit/controls/button.tsx';
import { Icon } from './icons.ts';
import { RADIUS, SHEET } from './sheet.ts';
import * as styles from './spiral-betty.css.ts';
import type { ChangeView } from './use-view.ts';
import { CENTERED, moved, zoomed } from './view.ts';

/** Zoom factor of a button or key press, and distance of a key press in radii. */
const ZOOM_STEP = 1.25;
const MOVE_STEP = 0.1;
/** Zoom of the wheel, per px. */
const WHEEL_ZOOM_PER_PX = 0.01;
/** Px per line, for wheels with `deltaMode` in lines. */
const WHEEL_LINE_PX = 16;

const MOVES: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-MOVE_STEP, 0],
  ArrowRight: [MOVE_STEP, 0],
  ArrowUp: [0, -MOVE_STEP],
  ArrowDown: [0, MOVE_STEP],
};
const ZOOMS: Record<string, number> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  _: 1 / ZOOM_STEP,
};

type Point = readonly [x: number, y: number];

/** Center of the pointers, and the distance between them; 0 for one. */
function pinchOf(fingers: ReadonlyMap<number, Point>) {
  const all = [...fingers.values()];
  const x = all.reduce((sum, [x]) => sum + x, 0) / all.length;
  const y = all.reduce((sum, [, y]) => sum + y, 0) / all.length;
  const [first, second] = all;
  const span = first && second ? Math.hypot(first[0] - second[0], first[1] - second[1]) : 0;
  return { x, y, span };
}

type DiscProps = {
  canvas: RefObject<HTMLCanvasElement>;
  /** Description of the design. */
  label: string;
  paper: string;
  unveil: boolean;
  /** Whether the picture is neither moved nor zoomed. */
  centered: boolean;
  /** Whether it can't be zoomed any further in, or out. */
  largest: boolean;
  smallest: boolean;
  change: ChangeView;
};

export const Disc = memo(function Disc({
  canvas,
  label,
  paper,
  unveil,
  centered,
  largest,
  smallest,
  change,
}: DiscProps) {
  const disc = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const helpId = useId();

  /** Converts client coordinates to disc coordinates: from the center, in radii. */
  function measure() {
    const { left, top, width } = disc.current?.getBoundingClientRect() ?? new DOMRect();
    const radius = Math.max(1, (width * RADIUS) / SHEET);
    const at = (x: number, y: number): Point => [
      (x - left - width / 2) / radius,
      (y - top - width / 2) / radius,
    ];
    return { radius, at };
  }

  const zoom = (factor: number, point?: Point) =>
    change((view, extent) => zoomed(view, factor, extent, point));

  // React's wheel listener is passive and can't prevent the page from zooming.
  useEffect(() => {
    const target = disc.current;
    if (!target) return undefined;
    const onWheel = (event: WheelEvent) => {
      // A trackpad pinch is a wheel event with Ctrl; without Ctrl the page scrolls.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const px =
        event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : WHEEL_LINE_PX);
      const point = measure().at(event.clientX, event.clientY);
      change((view, extent) =>
        zoomed(view, Math.exp(-Math.max(-30, Math.min(30, px)) * WHEEL_ZOOM_PER_PX), extent, point),
      );
    };
    target.addEventListener('wheel', onWheel, { passive: false });
    return () => target.removeEventListener('wheel', onWheel);
  }, [change]);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || fingers.current.size === 2) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset.holding = '';
    fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
  };

  const onPointerMove = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return;
    const before = pinchOf(fingers.current);
    fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
    const now = pinchOf(fingers.current);
    const { radius, at } = measure();
    const point = at(now.x, now.y);
    const factor = before.span > 0 && now.span > 0 ? now.span / before.span : 1;
    const [dx, dy] = [(now.x - before.x) / radius, (now.y - before.y) / radius];
    change((view, extent) => zoomed(moved(view, dx, dy, extent), factor, extent, point));
  };

  const letGo = (event: PointerEvent<HTMLDivElement>) => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) delete event.currentTarget.dataset.holding;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const way = MOVES[event.key];
    const factor = ZOOMS[event.key];
    if (way) change((view, extent) => moved(view, ...way, extent));
    else if (factor) zoom(factor);
    else if (event.key === '0') change(() => CENTERED);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.plate}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application */}
      <div
        ref={disc}
        className={styles.disc}
        style={{ background: paper }}
        role="application"
        aria-label="Picture on the disc"
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- handles keys
        tabIndex={0}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onLostPointerCapture={letGo}
        onKeyDown={onKeyDown}
      >
        <p id={helpId} className={visuallyHidden}>
          Drag or use the arrow keys to move the picture, plus and minus to zoom it, 0 to centre it.
        </p>
        <canvas
          ref={canvas}
          className={styles.canvas}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot be drawn on
          role="img"
          aria-label={label}
          data-unveil={unveil ? '' : undefined}
        />
      </div>
      <Button
        name="Centre picture"
        className={`${styles.round} ${styles.corners.center}`}
        disabled={centered}
        onPress={() => change(() => CENTERED)}
      >
        <Icon name="center" />
      </Button>
      <Button
        name="Zoom out"
        className={`${styles.round} ${styles.corners.out}`}
        disabled={smallest}
        onPress={() => zoom(1 / ZOOM_STEP)}
      >
        <Icon name="less" />
      </Button>
      <Button
        name="Zoom in"
        className={`${styles.round} ${styles.corners.in}`}
        disabled={largest}
        onPress={() => zoom(ZOOM_STEP)}
      >
        <Icon name="more" />
      </Button>
    </div>
  );
});
