/** The unfolded snowflake, and its folding animation. */
import { forwardRef, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { drawGhosts, drawSheet, pathOf, wedgePaths } from './draw-sheet.ts';
import { foldPlan } from './fold.ts';
import * as styles from './snowflake.css.ts';
import { type Piece, type Ring } from './wedge.ts';

/** Duration of one fold, and of one unfolding, ms. */
const FOLD_MS = 620;
const UNFOLD_MS = 420;

/** Color of the preview of a cut, dashed on every copy. */
const PREVIEW_COLOR = '#d98a00';

/** The custom property with the possible enlargement of the flake. */
const ZOOM_PROPERTY = styles.flakeZoom.slice('var('.length, -1);

/** Limit of device px per px: more cost time without a visible gain. */
const MAX_PIXEL_RATIO = 2;

/** Methods of the flake. */
export type FlakeHandle = {
  /** Shows the preview of a cut on every copy, or removes it. */
  showGhost(line?: Ring): void;
  /** Ends folding and unfolding at once. */
  skip(): void;
};

type FlakeProps = {
  pieces: readonly Piece[];
  sections: number;
  /** Description of the flake. */
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
  /** A separate canvas above, so that the preview of a cut doesn't redraw the sheet. */
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
      // Setting the size clears a canvas. A canvas that isn't laid out has size 0 and can't be drawn.
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

  // Another number of sections has other folds; the sheet jumps to its final state.
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
      // Paused in the middle, it waits; without motion, it is done at once.
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
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn on a canvas
        role="img"
        aria-label={label}
        data-flake={folded ? 'folded' : 'unfolded'}
      />
      <canvas ref={ghostCanvas} className={styles.ghosts} aria-hidden="true" />
    </div>
  );
});
