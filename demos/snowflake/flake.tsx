/** The unfolded snowflake, and its folding animation. */
import { forwardRef, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { pixelRatio } from '#app/demo-kit/canvas.ts';
import { frameLoop } from '#app/demo-kit/frame-loop.ts';
import { observeSize } from '#app/demo-kit/use-size.ts';
import { clamp } from '#app/demo-kit/vector.ts';
import { drawGhosts, drawSheet, pathOf, wedgePaths } from './draw-sheet.ts';
import { foldPlan } from './fold.ts';
import * as styles from './snowflake.css.ts';
import type { Piece, Ring } from './wedge.ts';

/** Duration of one fold, and of one unfolding, s. */
const FOLD_S = 0.62;
const UNFOLD_S = 0.42;

/** Color of the preview of a cut, dashed on every copy. */
const PREVIEW_COLOR = '#d98a00';

/** The custom property with the possible enlargement of the flake. */
const ZOOM_PROPERTY = styles.flakeZoom.slice('var('.length, -1);

/** Methods of the flake. */
export type FlakeHandle = {
  /** Ends folding and unfolding at once. */
  skip(): void;
};

type FlakeProps = {
  pieces: readonly Piece[];
  sections: number;
  /** Outline of the unfinished cut, previewed on every copy. */
  preview: Ring;
  /** Description of the flake. */
  label: string;
  folded: boolean;
  motionAllowed: boolean;
  /** Called when folding or unfolding begins and ends. */
  onFolding(folding: boolean): void;
  fail(error: unknown): void;
};

export const Flake = forwardRef<FlakeHandle, FlakeProps>(function Flake(
  { pieces, sections, preview, label, folded, motionAllowed, onFolding, fail },
  handle,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  /** A separate canvas above, so that the preview of a cut doesn't redraw the sheet. */
  const previewCanvas = useRef<HTMLCanvasElement>(null);
  /** Number of folds done. */
  const progress = useRef(0);
  const previewPath = useRef<Path2D>();
  const draw = useRef<(what: 'sheet' | 'preview') => void>();
  const wedge = useMemo(() => wedgePaths(pieces, sections), [pieces, sections]);
  const folds = useMemo(() => foldPlan(sections).folds.length, [sections]);
  const end = folded ? folds : 0;

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    const over = previewCanvas.current?.getContext('2d');
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
      if (previewPath.current && progress.current === 0) {
        drawGhosts(over, size, sections, previewPath.current, PREVIEW_COLOR);
      }
    };
    draw.current = (what) => {
      sheetIsOld ||= what === 'sheet';
      frame ||= requestAnimationFrame(paint);
    };
    const unobserve = observeSize(element, ({ width }) => {
      const zoom = Number(getComputedStyle(element).getPropertyValue(ZOOM_PROPERTY)) || 1;
      const size = Math.round(width * zoom * pixelRatio());
      // Setting the size clears a canvas. A canvas that isn't laid out has size 0 and can't be drawn.
      if (size === 0 || element.width === size) return;
      for (const { canvas: each } of [context, over]) each.width = each.height = size;
      sheetIsOld = true;
      paint();
    });
    if (sheetIsOld) draw.current('sheet');
    return () => {
      unobserve();
      cancelAnimationFrame(frame);
    };
  }, [sections, wedge, fail]);

  useEffect(() => {
    previewPath.current = preview.length > 1 ? pathOf([preview]) : undefined;
    draw.current?.('preview');
  }, [preview]);

  const land = () => {
    progress.current = end;
    onFolding(false);
    draw.current?.('sheet');
  };
  useImperativeHandle(handle, () => ({ skip: land }));

  // Another number of sections has other folds; the sheet jumps to its final state.
  const shownFolds = useRef(folds);
  useEffect(() => {
    if (shownFolds.current !== folds) land();
    shownFolds.current = folds;
    if (progress.current === end) return undefined;
    if (!motionAllowed) {
      // Paused in the middle, it waits; without motion, it is done at once.
      if (progress.current % folds === 0) land();
      return undefined;
    }
    onFolding(true);
    const isFolding = end > progress.current;
    const loop = frameLoop({
      step(seconds) {
        const by = isFolding ? seconds / FOLD_S : -seconds / UNFOLD_S;
        progress.current = clamp(progress.current + by, 0, folds);
        return progress.current !== end;
      },
      draw() {
        if (progress.current === end) land();
        else draw.current?.('sheet');
      },
    });
    loop.start();
    return loop.stop;
    // oxlint-disable-next-line react/exhaustive-deps -- `land` changes with `end`
  }, [end, folds, motionAllowed, onFolding]);

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
      <canvas ref={previewCanvas} className={styles.ghosts} aria-hidden="true" />
    </div>
  );
});
