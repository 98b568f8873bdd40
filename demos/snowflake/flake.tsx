/** The unfolded snowflake, and its folding animation. */
import { forwardRef, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { pixelRatio } from '#app/demo-kit/canvas.ts';
import { frameLoop } from '#app/demo-kit/frame-loop.ts';
import { useLatest } from '#app/demo-kit/use-latest.ts';
import { observeSize } from '#app/demo-kit/use-size.ts';
import { clamp } from '#app/demo-kit/vector.ts';
import { drawGhosts, drawSheet, pathOf, wedgePaths } from './draw-sheet.ts';
import { foldPlan } from './fold.ts';
import * as styles from './snowflake.css.ts';
import type { Piece, Ring } from './wedge.ts';

/** Duration of one fold, of one unfolding, and of the turn in the light after the last one, s. */
const FOLD_S = 0.62;
const UNFOLD_S = 0.42;
const TURN_S = 3.6;

/** Progress of the sheet after its turn. */
const TURNED = -1;

/** Duration of the growth of a snowflake whose rim was cut away, ms. */
const GROW_MS = 500;

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
  /** Number of snowflakes from links so far: each unfolds. */
  arrivals: number;
  motionAllowed: boolean;
  /** Called when folding or unfolding begins and ends. */
  onFolding(folding: boolean): void;
  fail(error: unknown): void;
};

export const Flake = forwardRef<FlakeHandle, FlakeProps>(function Flake(
  { pieces, sections, preview, label, folded, arrivals, motionAllowed, onFolding, fail },
  handle,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  /** A separate canvas above, so that the preview of a cut doesn't redraw the sheet. */
  const previewCanvas = useRef<HTMLCanvasElement>(null);
  /** Number of folds done; below 0 while the sheet turns. */
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
        const { growth } = wedge;
        drawGhosts(over, size, { sections, growth }, previewPath.current, PREVIEW_COLOR);
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

  const shownGrowth = useRef(wedge.growth);
  const latestMotionAllowed = useLatest(motionAllowed);
  useEffect(() => {
    const from = shownGrowth.current / wedge.growth;
    shownGrowth.current = wedge.growth;
    if (from === 1 || !latestMotionAllowed.current) return;
    canvas.current?.animate({ scale: [from, 1] }, { duration: GROW_MS, easing: 'ease-out' });
  }, [wedge, latestMotionAllowed]);

  const land = () => {
    progress.current = end;
    onFolding(false);
    draw.current?.('sheet');
  };
  useImperativeHandle(handle, () => ({ skip: land }));

  // Another number of sections has other folds; the sheet jumps to its final state.
  const shown = useRef({ folds, arrivals });
  useEffect(() => {
    if (shown.current.folds !== folds) land();
    if (shown.current.arrivals !== arrivals) progress.current = folds;
    shown.current = { folds, arrivals };
    if (progress.current === end) return undefined;
    if (!motionAllowed) {
      // Paused in the middle of folding, it waits; without motion, it is done at once.
      if (progress.current <= 0 || progress.current === folds) land();
      return undefined;
    }
    onFolding(true);
    const isFolding = end > progress.current;
    const last = isFolding ? folds : TURNED;
    const loop = frameLoop({
      step(seconds) {
        const unfolding = progress.current > 0 ? UNFOLD_S : TURN_S;
        const by = isFolding ? seconds / FOLD_S : -seconds / unfolding;
        progress.current = clamp(progress.current + by, TURNED, folds);
        return progress.current !== last;
      },
      draw() {
        if (progress.current === last) land();
        else draw.current?.('sheet');
      },
    });
    loop.start();
    return loop.stop;
    // oxlint-disable-next-line react/exhaustive-deps -- `land` changes with `end`
  }, [end, folds, arrivals, motionAllowed, onFolding]);

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
