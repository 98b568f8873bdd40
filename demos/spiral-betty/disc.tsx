/** The paper disc with the design, in which the picture can be moved and zoomed. */
import { type KeyboardEvent, memo, type RefObject, useEffect, useId, useRef } from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { arrowOf, isShortcut } from '#app/demo-kit/arrow-keys.ts';
import { Button } from '#app/demo-kit/controls/button.tsx';
import { makeIcon } from '#app/demo-kit/controls/icons.tsx';
import { usePinch } from '#app/demo-kit/pointer/use-pinch.ts';
import { clamp, type Point, scale, subtract } from '#app/demo-kit/vector.ts';
import { RADIUS, SHEET } from './sheet.ts';
import * as styles from './spiral-betty.css.ts';
import type { Plotter } from './use-plot.ts';
import type { ChangeView } from './use-view.ts';
import { CENTERED, isCentered, MAX_ZOOM, MIN_ZOOM, moved, type View, zoomed } from './view.ts';

const Icon = makeIcon({
  draw: 'M8 5.5v13l10-6.500z',
  pause: 'M9 6v12M15 6v12',
  center: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
});

/** Zoom factor of a button or key press, and distance of a key press in radii. */
const ZOOM_STEP = 1.25;
const MOVE_STEP = 0.1;
/** Zoom of the wheel, per px, and the most that one event can zoom, px. */
const WHEEL_ZOOM_PER_PX = 0.01;
const MAX_WHEEL_PX = 30;
/** Px per line, for wheels with `deltaMode` in lines. */
const WHEEL_LINE_PX = 16;

const ZOOMS: Record<string, number> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  _: 1 / ZOOM_STEP,
};

const PLOT_NAMES = {
  complete: 'Draw it again',
  drawing: 'Pause drawing',
  paused: 'Resume drawing',
} as const;

type DiscProps = {
  canvas: RefObject<HTMLCanvasElement>;
  /** Description of the design. */
  label: string;
  paper: string;
  plotter: Plotter;
  view: View;
  change: ChangeView;
};

export const Disc = memo(function Disc({ canvas, label, paper, plotter, view, change }: DiscProps) {
  const disc = useRef<HTMLDivElement>(null);
  const helpId = useId();

  /** The middle of the disc in the window, and its radius, px. */
  function measure() {
    const { left, top, width } = disc.current?.getBoundingClientRect() ?? new DOMRect();
    const middle: Point = [left + width / 2, top + width / 2];
    return { middle, radius: Math.max(1, (width * RADIUS) / SHEET) };
  }

  const zoom = (factor: number) => change((view, extent) => zoomed(view, factor, extent));

  // React's wheel listener is passive and can't prevent the page from zooming.
  useEffect(() => {
    const target = disc.current;
    if (!target) return undefined;
    const onWheel = (event: WheelEvent) => {
      // A trackpad pinch is a wheel event with Ctrl; without Ctrl the page scrolls.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const isInPx = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL;
      const px = clamp(event.deltaY * (isInPx ? 1 : WHEEL_LINE_PX), -MAX_WHEEL_PX, MAX_WHEEL_PX);
      const { middle, radius } = measure();
      const point = scale(subtract([event.clientX, event.clientY], middle), 1 / radius);
      change((view, extent) => zoomed(view, Math.exp(-px * WHEEL_ZOOM_PER_PX), extent, point));
    };
    target.addEventListener('wheel', onWheel, { passive: false });
    return () => target.removeEventListener('wheel', onWheel);
  }, [change]);

  const pinch = usePinch({
    hold: (isHeld) => disc.current?.toggleAttribute('data-holding', isHeld),
    move({ center, by, zoom: factor }) {
      const { middle, radius } = measure();
      const point = scale(subtract(center, middle), 1 / radius);
      change((view, extent) =>
        zoomed(moved(view, scale(by, 1 / radius), extent), factor, extent, point),
      );
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const arrow = arrowOf(event);
    const factor = ZOOMS[event.key];
    if (arrow) change((view, extent) => moved(view, scale(arrow, MOVE_STEP), extent));
    else if (factor) zoom(factor);
    else if (event.key === '0') change(() => CENTERED);
    else return;
    event.preventDefault();
  };

  const isDrawing = plotter.state === 'drawing';
  const buttons = [
    [PLOT_NAMES[plotter.state], isDrawing ? 'pause' : 'draw', !plotter.canDraw, plotter.toggle],
    ['Centre picture', 'center', isCentered(view), () => change(() => CENTERED)],
    ['Zoom out', 'less', view.zoom === MIN_ZOOM, () => zoom(1 / ZOOM_STEP)],
    ['Zoom in', 'more', view.zoom === MAX_ZOOM, () => zoom(ZOOM_STEP)],
  ] as const;

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
        data-plot={plotter.state}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- handles keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...pinch}
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
        />
        <div ref={plotter.cover} className={styles.cover} style={{ background: paper }} />
        <div ref={plotter.pen} className={styles.pen} />
      </div>
      {buttons.map(([name, icon, disabled, onPress], corner) => (
        <Button
          // oxlint-disable-next-line react/no-array-index-key -- the name of the first one changes
          key={corner}
          name={name}
          className={`${styles.round} ${styles.corners[icon]}`}
          disabled={disabled}
          onPress={onPress}
        >
          <Icon name={icon} />
        </Button>
      ))}
    </div>
  );
});
