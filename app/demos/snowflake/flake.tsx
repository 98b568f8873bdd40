/** The unfolded snowflake, and its folding. */
import { forwardRef, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { drawGhosts, drawSheet, pathOf, wedgePaths } from './draw-sheet.ts';
import { foldPlan } from './fold.ts';
import * as styles from './snowflake.css.ts';
import { type Piece, type Ring } from './wedge.ts';

/** Time for one fold, and for one unfolding, ms. */
const FOLD_MS = 620;
const UNFOLD_MS = 420;

/** Outlines of the cut being made, dashed on every copy. */
const PREVIEW_COLOR = '#d98a00';

/** The property that tells how much larger it can be shown. */
const ZOOM_PROPERTY = styles.flakeZoom.slice('var('.length, -1);

/** No finer than two device px to a px: finer is not seen, but paid for. */
const MAX_PIXEL_RATIO = 2;

/** What the flake can be told. */
export type FlakeHandle = {
  /** Shows the outline of the cut being made on every copy, or none. */
  showGhost(line?: Ring): void;
  /** Ends folding and unfolding at once. */
  skip(): void;
};

type FlakeProps = {
  pieces: readonly Piece[];
  sections: number;
  /** What is to be seen, in words. */
  label: string;
  folded: boolean;
  moving: boolean;
  /** Called when folding or unfolding begins and ends. */
  onFolding: (folding: boolean) => void;
  fail: (error: unknown) => void;
};

export const Flake = forwardRef<FlakeHandle, FlakeProps>(function Flake(
  { pieces, sections, label, folded, moving, onFolding, fail },
  handle,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Lies over the other, so that drawing a cut does not draw the sheet again. */
  const ghostCanvas = useRef<HTMLCanvasElement>(null);
  const progress = useRef(0);
  const draw = useRef(() => {});
  const drawGhost = useRef(() => {});
  const ghost = useRef<Path2D>();
  const skip = useRef(() => {});
  useImperativeHandle(
    handle,
    () => ({
      showGhost(line) {
        ghost.current = line && pathOf([line]);
        drawGhost.current();
      },
      skip: () => skip.current(),
    }),
    [],
  );
  const wedge = useMemo(() => wedgePaths(pieces, sections), [pieces, sections]);
  const folds = useMemo(() => foldPlan(sections).folds.length, [sections]);
  const end = folded ? folds : 0;

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    const over = ghostCanvas.current?.getContext('2d');
    if (!element || !context || !over) {
      fail(new Error('This browser has no canvas'));
      return undefined;
    }
    let frame = 0;
    let sheetIsOld = true;
    const paint = () => {
      frame = 0;
      const size = element.width;
      if (sheetIsOld) drawSheet(context, size, { sections, wedge, progress: progress.current });
      sheetIsOld = false;
      over.resetTransform();
      over.clearRect(0, 0, size, size);
      if (ghost.current && progress.current === 0) {
        drawGhosts(over, size, sections, ghost.current, PREVIEW_COLOR);
      }
    };
    const drawGhostSoon = () => {
      frame ||= requestAnimationFrame(paint);
    };
    const drawSoon = () => {
      sheetIsOld = true;
      drawGhostSoon();
    };
    const fit = () => {
      const zoom = Number(getComputedStyle(element).getPropertyValue(ZOOM_PROPERTY)) || 1;
      const size = Math.round(
        element.clientWidth * zoom * Math.min(devicePixelRatio, MAX_PIXEL_RATIO),
      );
      // Another size clears a canvas; none, where it is not laid out, cannot be drawn from.
      if (size === 0 || element.width === size) return;
      for (const { canvas: each } of [context, over]) each.width = each.height = size;
      sheetIsOld = true;
      paint();
    };
    drawGhost.current = drawGhostSoon;
    draw.current = drawSoon;
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    fit();
    if (sheetIsOld) drawSoon();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [sections, wedge, fail]);

  // Another count of sections has other folds; the sheet is laid out as it should lie.
  const shownFolds = useRef(folds);
  useEffect(() => {
    const land = () => {
      progress.current = end;
      onFolding(false);
      draw.current();
    };
    skip.current = land;
    if (shownFolds.current !== folds) {
      shownFolds.current = folds;
      land();
    }
    if (progress.current === end) return undefined;
    if (!moving) {
      // Paused in the middle it waits; asked for without motion it is done at once.
      if (progress.current % folds === 0) land();
      return undefined;
    }
    onFolding(true);
    let before: number | undefined;
    let frame = requestAnimationFrame(function advance(now) {
      const time = now - (before ?? now);
      before = now;
      const way = Math.sign(end - progress.current);
      const next = progress.current + (way * time) / (way > 0 ? FOLD_MS : UNFOLD_MS);
      progress.current = Math.max(0, Math.min(folds, next));
      if (way === 0 || progress.current === end) {
        land();
        return;
      }
      draw.current();
      frame = requestAnimationFrame(advance);
    });
    return () => cancelAnimationFrame(frame);
  }, [end, folds, moving, onFolding]);

  return (
    <div className={styles.flake}>
      <canvas
        ref={canvas}
        className={styles.sheet}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, not loaded
        role="img"
        aria-label={label}
        data-flake={folded ? 'folded' : 'unfolded'}
      />
      <canvas ref={ghostCanvas} className={styles.ghosts} aria-hidden="true" />
    </div>
  );
});
