/** A small model of Super Snowflake: cut a folded sheet, watch it fold, download it. */
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { Notice, useNotice } from '#app/demo-kit/notice/notice.tsx';
import { saveFailure } from '#app/demo-kit/save-file.ts';
import { ShareNotice } from '#app/demo-kit/share-link/share-work.tsx';
import { historyKey } from '#app/demo-kit/undo/history.ts';
import { HILLS } from './backgrounds.ts';
import { Board } from './board.tsx';
import { canClose, linesOf, TOO_FEW_CORNERS, type Tool } from './draft.ts';
import type { PageSize } from './files.ts';
import { Flake, type FlakeHandle } from './flake.tsx';
import { Foot } from './foot.tsx';
import type { Format } from './save.ts';
import * as styles from './snowflake.css.ts';
import { ToolBar } from './tool-bar.tsx';
import { ToolOptions } from './tool-options.tsx';
import { useDraft } from './use-draft.ts';
import { useSharedSnowflake } from './use-shared-snowflake.ts';
import { describe, useSheet } from './use-sheet.ts';

/** Files and what draws them, loaded on demand. */
const loadSaving = () => import('./save.ts');

/** Duration of the message about a refusal, ms. */
const REASON_MS = 6000;

export default function Snowflake({ motionAllowed, announce, fail }: DemoProps) {
  const { shown: refusal, refuse, clear } = useNotice(0, announce, { durationMs: REASON_MS });
  const [folded, setFolded] = useState(false);
  const [folding, setFolding] = useState(false);
  const unfold = useCallback(() => setFolded(false), []);
  const { sheet, sections, undo, actions } = useSheet({ announce, fail, refuse, unfold });
  const { draft, actions: draftActions } = useDraft({
    sections: sheet.sections,
    cut: actions.cut,
    announce,
    refuse,
  });
  const flake = useRef<FlakeHandle>(null);
  const { background, setBackground, shared, arrivals, scene } = useSharedSnowflake({
    sheet,
    open: actions.open,
    unfold,
    announce,
    refuse,
  });

  const { current: corners, future } = draft.corners;
  const isDrawing = corners.length > 0;
  /** Undo and redo: of the polygon's corners while there are any, else of cuts. */
  const history = {
    canUndo: isDrawing || undo.canUndo,
    canRedo: future.length > 0 || (!isDrawing && undo.canRedo),
    undo: isDrawing ? draftActions.undoCorner : undo.undo,
    redo: isDrawing || future.length > 0 ? draftActions.redoCorner : undo.redo,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = historyKey(event);
    if (!action) return;
    event.preventDefault();
    history[action]();
  };

  // Escape ends the folding wherever the focus is, and drops the polygon; it closes the page only
  // after that.
  useEffect(() => {
    if (!folding && !isDrawing) return undefined;
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      if (folding) flake.current?.skip();
      else draftActions.drop();
    };
    document.addEventListener('keydown', onEscape, { capture: true });
    return () => document.removeEventListener('keydown', onEscape, { capture: true });
  }, [folding, isDrawing, draftActions]);

  const fold = () => {
    if (folding) return flake.current?.skip();
    setFolded(!folded);
    announce(folded ? 'The paper unfolds.' : `The paper folds into ${2 * sheet.sections} layers.`);
  };

  const chooseTool = (tool: Tool) => {
    // On a phone, the folded sheet covers the area for cutting.
    unfold();
    draftActions.choose(tool);
  };

  const download = (format: Format, page: PageSize) => {
    loadSaving().then(
      ({ save }) =>
        save(format, sheet, background, page).then(
          (isKept) => isKept && announce(`Saved as ${format}.`),
          () => refuse(saveFailure(format, { hasSvg: true })),
        ),
      () => refuse(`Couldn’t create the ${format}. Check your connection and try again.`),
    );
  };

  const label = useMemo(
    () => `Snowflake with ${sheet.sections} sections. ${describe(sheet)}`,
    [sheet],
  );
  const { outline } = useMemo(() => linesOf(draft), [draft]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of its descendants
    <div
      className={styles.root}
      onKeyDown={onKeyDown}
      onKeyDownCapture={clear}
      onPointerDown={clear}
    >
      <ToolBar
        tool={draft.tool}
        onTool={chooseTool}
        history={history}
        sections={sections}
        isUncut={sheet.cuts.length === 0}
        actions={actions}
      />
      <ToolOptions
        tool={draft.tool}
        shape={draft.shape}
        reason={canClose(draft) ? undefined : TOO_FEW_CORNERS}
        refuse={refuse}
        actions={draftActions}
      />
      <div
        ref={scene}
        className={styles.scene}
        data-background={background}
        data-folded={folded || folding ? '' : undefined}
      >
        <Hills />
        <Flake
          ref={flake}
          pieces={sheet.paper.pieces}
          sections={sheet.sections}
          preview={outline}
          label={label}
          folded={folded}
          arrivals={arrivals}
          motionAllowed={motionAllowed}
          onFolding={setFolding}
          fail={fail}
        />
        <Board
          sheet={sheet}
          draft={draft}
          actions={draftActions}
          motionAllowed={motionAllowed}
          refuse={refuse}
          refusal={refusal}
        />
        <button
          className={styles.fold}
          type="button"
          data-folding={folding ? '' : undefined}
          onClick={fold}
        >
          {folding ? 'Skip' : folded ? 'Unfold' : 'Watch it fold'}
        </button>
        <Notice className={styles.reason} shown={refusal} />
        <ShareNotice shared={shared} bottom={64} />
      </div>
      <Foot
        background={background}
        onBackground={setBackground}
        onDownload={download}
        shared={shared}
      />
    </div>
  );
}

const Hills = () => (
  <svg className={styles.hills} viewBox="0 0 600 90" preserveAspectRatio="none" aria-hidden="true">
    {HILLS.map((hill) => (
      <path key={hill} d={hill} />
    ))}
  </svg>
);
