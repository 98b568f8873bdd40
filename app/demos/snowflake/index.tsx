/** A small model of Super Snowflake: cut a folded sheet, watch it fold, download it. */
import {
  type KeyboardEvent,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DemoProps } from '../kit/demo-props.ts';
import { historyKey } from '../kit/steps/history.ts';
import { Button } from '../kit/controls/button.tsx';
import { saveFailure } from '../kit/save-file.ts';
import { UndoRedo } from '../kit/steps/undo-redo.tsx';
import { useSteps } from '../kit/steps/use-steps.ts';
import { type Background, BACKGROUNDS } from './backgrounds.ts';
import {
  Board,
  type BoardHandle,
  MIN_CORNERS,
  NO_CORNERS,
  type PlacingChange,
  type Tool,
} from './board.tsx';
import type { PageSize } from './files.ts';
import { Flake, type FlakeHandle } from './flake.tsx';
import { Foot } from './foot.tsx';
import { Icon } from './icons.tsx';
import { openingBlank, openingCuts } from './opening.ts';
import { type Cut, countUnfolded, type Refusal } from './paper.ts';
import { type Format, save } from './save.ts';
import type { ShapeName } from './shapes.ts';
import { freshSheet, recut, type Sheet, tryCutting } from './sheet.ts';
import * as styles from './snowflake.css.ts';
import { TOOL_NAMES, ToolOptions, TOOLS } from './tool-options.tsx';
import { MAX_SECTIONS, MIN_SECTIONS, type Ring } from './wedge.ts';

/** Range of the half height of a ready-made cut, units. */
const STAMP_SIZES = [16, 260] as const;

const blank = openingBlank();
// Awaited in the module, so that the still picture is shown until the first snowflake is cut.
const opening = (await recut(blank, openingCuts, blank.sections)) ?? blank;

/** Duration of the message about a refusal, ms. */
const REASON_MS = 6000;

const REASONS: Record<Refusal, string> = {
  missed: 'That cut missed the paper.',
  'nothing left': 'That would cut away all of the paper.',
};

const holesOf = ({ paper, sections }: Sheet) => {
  const { parts, holes } = countUnfolded(paper.pieces, sections);
  if (parts > 1) return `It falls into ${parts} parts.`;
  return `The snowflake has ${holes} ${holes === 1 ? 'hole' : 'holes'}.`;
};

export default function Snowflake({ moving, announce, fail }: DemoProps) {
  const [sections, setSections] = useState(opening.sections);
  /** The number of sections requested last, and the number of the newest request. */
  const wanted = useRef(opening.sections);
  const recutting = useRef(0);
  const onStep = useCallback(
    (told: string, next: Sheet) => {
      recutting.current += 1;
      setSections(next.sections);
      announce(told);
    },
    [announce],
  );
  const steps = useSteps({ first: () => opening, describe: holesOf, announce: onStep });
  const { now: sheet, change } = steps;
  const [tool, setTool] = useState<Tool>('freeform');
  const [shape, setShape] = useState<ShapeName>('Leaf');
  const [placing, setPlacing] = useState({ size: 60, turn: 0 });
  const [background, setBackground] = useState<Background>('Night');
  const [folded, setFolded] = useState(false);
  const [folding, setFolding] = useState(false);
  const flake = useRef<FlakeHandle>(null);
  const board = useRef<BoardHandle>(null);
  const [corners, setCorners] = useState(NO_CORNERS);
  const [refusal, setRefusal] = useState({ count: 0, reason: '' });

  const refuse = useCallback(
    (reason: string) => {
      announce(reason);
      setRefusal(({ count }) => ({ count: count + 1, reason }));
    },
    [announce],
  );
  const forgetRefusal = () => {
    if (refusal.reason) setRefusal(({ count }) => ({ count, reason: '' }));
  };
  useEffect(() => {
    if (!refusal.reason) return undefined;
    const timer = setTimeout(() => setRefusal(({ count }) => ({ count, reason: '' })), REASON_MS);
    return () => clearTimeout(timer);
  }, [refusal]);

  /** The newest sheet, which may not be rendered yet. */
  const newest = useRef(sheet);
  const undoesNewest = useRef(false);

  const recutTo = useCallback(
    (from: Sheet, count: number) => {
      setSections(count);
      recutting.current += 1;
      const mine = recutting.current;
      recut(from, from.cuts, count, () => recutting.current !== mine).then(
        (refolded) => refolded && change(refolded, `${count} sections.`),
        fail,
      );
    },
    [change, fail],
  );

  const onCut = useCallback(
    (cut: Cut) => {
      const next = tryCutting(newest.current, cut);
      if (typeof next === 'string') {
        refuse(REASONS[next]);
        return;
      }
      newest.current = next;
      const asked = wanted.current;
      // Clipping takes long, so rendering its result is a transition.
      startTransition(() => {
        setFolded(false);
        change(next, `Cut ${next.made}.`);
        // The paper was still being refolded; repeat that with this cut.
        if (asked !== next.sections) recutTo(next, asked);
      });
    },
    [change, recutTo, refuse],
  );

  const changeSections = (by: number) => {
    const count = Math.max(MIN_SECTIONS, Math.min(MAX_SECTIONS, sections + by));
    if (count === sections) return;
    wanted.current = count;
    recutTo(newest.current, count);
  };

  /** Undo and redo: of the polygon's corners while there are any, else of cuts. */
  const history = {
    canUndo: corners.set > 0 || steps.canUndo,
    canRedo: corners.undone > 0 || (corners.set === 0 && steps.canRedo),
    undo() {
      if (corners.set > 0) board.current?.undoCorner();
      // The last cut isn't rendered yet, so the history doesn't contain it.
      else if (newest.current !== sheet) undoesNewest.current = true;
      else steps.undo();
    },
    redo() {
      if (corners.undone > 0) board.current?.redoCorner();
      else if (corners.set === 0) steps.redo();
    },
  };
  const onKey = (event: KeyboardEvent) => {
    const asked = historyKey(event);
    if (!asked) return;
    event.preventDefault();
    history[asked]();
  };

  useEffect(() => {
    newest.current = sheet;
    wanted.current = sheet.sections;
    if (!undoesNewest.current) return;
    undoesNewest.current = false;
    history.undo();
    // oxlint-disable-next-line react/exhaustive-deps -- once per sheet
  }, [sheet]);

  const fold = () => {
    if (folding) {
      flake.current?.skip();
      return;
    }
    setFolded(!folded);
    announce(folded ? 'The paper unfolds.' : `The paper folds into ${2 * sheet.sections} layers.`);
  };

  // Escape ends the folding wherever the focus is, and drops the polygon; it closes the page only
  // after that.
  const drawing = corners.set > 0;
  useEffect(() => {
    if (!folding && !drawing) return undefined;
    const end = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      if (folding) flake.current?.skip();
      else board.current?.drop();
    };
    document.addEventListener('keydown', end, { capture: true });
    return () => document.removeEventListener('keydown', end, { capture: true });
  }, [folding, drawing]);

  const onPlacing = useCallback(({ grow = 1, turn = 0 }: PlacingChange) => {
    setPlacing((was) => ({
      size: Math.max(STAMP_SIZES[0], Math.min(STAMP_SIZES[1], was.size * grow)),
      turn: (was.turn + turn + 360) % 360,
    }));
  }, []);

  const onDraft = useCallback((line?: Ring) => flake.current?.showGhost(line), []);

  const take = (format: Format, page: PageSize) => {
    save(format, sheet, BACKGROUNDS[background], page).then(
      () => announce(`Saved as ${format}.`),
      () => refuse(saveFailure(format)),
    );
  };

  const label = useMemo(
    () => `Snowflake with ${sheet.sections} sections. ${holesOf(sheet)}`,
    [sheet],
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of its descendants
    <div
      className={styles.root}
      onKeyDown={onKey}
      onKeyDownCapture={forgetRefusal}
      onPointerDown={forgetRefusal}
    >
      <div className={styles.bar}>
        <fieldset className={styles.group} aria-label="Tool">
          {TOOL_NAMES.map((name) => (
            <button
              key={name}
              className={styles.toggle}
              type="button"
              aria-pressed={tool === name}
              onClick={() => {
                // On a phone, the folded sheet covers the area for cutting.
                setFolded(false);
                if (name === tool) return;
                board.current?.drop();
                setTool(name);
              }}
            >
              {TOOLS[name].name}
            </button>
          ))}
        </fieldset>
        <fieldset className={styles.group} aria-label="History">
          <UndoRedo steps={history} />
        </fieldset>
        <Button
          className={styles.labeled}
          disabled={sheet.cuts.length === 0}
          onPress={() => {
            setFolded(false);
            change(freshSheet(wanted.current), 'Started over.');
          }}
        >
          <Icon name="fresh" />
          Start over
        </Button>
        <fieldset className={styles.group} aria-label="Sections">
          <Button
            name="Fewer sections"
            disabled={sections === MIN_SECTIONS}
            onPress={() => changeSections(-1)}
          >
            <Icon name="less" />
          </Button>
          <span className={styles.count} data-sections={sections}>
            <b>{sections}</b> sections
          </span>
          <Button
            name="More sections"
            disabled={sections === MAX_SECTIONS}
            onPress={() => changeSections(1)}
          >
            <Icon name="more" />
          </Button>
        </fieldset>
      </div>

      <ToolOptions
        tool={tool}
        shape={shape}
        canClose={corners.set >= MIN_CORNERS}
        onShape={setShape}
        onPlacing={onPlacing}
        onFinish={() => board.current?.finish()}
      />

      <div
        className={styles.scene}
        data-background={background}
        data-folded={folded || folding ? '' : undefined}
      >
        <Hills />
        <Flake
          ref={flake}
          pieces={sheet.paper.pieces}
          sections={sheet.sections}
          label={label}
          folded={folded}
          moving={moving}
          onFolding={setFolding}
          fail={fail}
        />
        <Board
          ref={board}
          sheet={sheet}
          tool={tool}
          shape={shape}
          placing={placing}
          onPlacing={onPlacing}
          moving={moving}
          onCut={onCut}
          onDraft={onDraft}
          onCorners={setCorners}
          announce={announce}
          refuse={refuse}
          refusals={refusal.count}
        />
        <button
          className={styles.fold}
          type="button"
          data-folding={folding ? '' : undefined}
          onClick={fold}
        >
          {folding ? 'Skip' : folded ? 'Unfold' : 'Watch it fold'}
        </button>
        {refusal.reason && (
          <p key={refusal.count} className={styles.reason}>
            {refusal.reason}
          </p>
        )}
      </div>

      <Foot background={background} onBackground={setBackground} onTake={take} />
    </div>
  );
}

/** Snowy paper hills at the bottom of the scene. */
const Hills = () => (
  <svg className={styles.hills} viewBox="0 0 600 90" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 50C70 18 130 16 210 42s150 20 230-8 120-14 160 2v64H0z" />
    <path d="M0 70c60-22 140-26 220-6s170 14 240-6 100-12 140 0v42H0z" />
  </svg>
);
