/** Super Snowflake in small: cut a folded sheet, watch it fold, take it away. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MiniatureProps } from '../miniature-props.ts';
import { Press } from '../shared/press.tsx';
import { UndoRedo } from '../shared/undo-redo.tsx';
import { useSteps } from '../shared/use-steps.ts';
import { Board, type BoardHandle, type Tool } from './board.tsx';
import type { PageSize } from './files.ts';
import { Flake, type FlakeHandle } from './flake.tsx';
import { Icon, ShapeIcon } from './icons.tsx';
import { openingBlank, openingCuts } from './opening.ts';
import { type Cut, countUnfolded } from './paper.ts';
import { type Format, save } from './save.ts';
import { type ShapeName, shapeNames } from './shapes.ts';
import { freshSheet, recut, type Sheet, withCut } from './sheet.ts';
import * as styles from './snowflake.css.ts';
import { MAX_SECTIONS, MIN_SECTIONS, type Ring } from './wedge.ts';

const BACKGROUNDS = {
  Night: '#0c1c50',
  Pine: '#1f4a33',
  Berry: '#7a2f3b',
  Plum: '#4d1f4c',
  Slate: '#2b3a4a',
  Ember: '#8a3d14',
} as const;
const backgroundNames = Object.keys(BACKGROUNDS) as (keyof typeof BACKGROUNDS)[];

const TOOLS: Record<Tool, { name: string; hint: string }> = {
  freehand: {
    name: 'Freehand',
    hint: 'Draw a shape on the folded paper, or a line right through it.',
  },
  polygon: {
    name: 'Polygon',
    hint: 'Set corners. The first one closes the shape; Escape drops it.',
  },
  shape: { name: 'Shapes', hint: '' },
};
const toolNames = Object.keys(TOOLS) as Tool[];

/** Smallest and largest half height of a ready-made cut, units. */
const SIZES = [16, 260] as const;

const blank = openingBlank();
// Waited for here, so that the still picture stands until the first snowflake is cut.
const opening = (await recut(blank, openingCuts, blank.sections)) ?? blank;

const holesOf = ({ paper, sections }: Sheet) => {
  const { parts, holes } = countUnfolded(paper.pieces, sections);
  if (parts > 1) return `It falls into ${parts} parts.`;
  return `The snowflake has ${holes} ${holes === 1 ? 'hole' : 'holes'}.`;
};

/** The size that printers are filled with where the visitor lives. */
const pageOfRegion = (): PageSize => (/-(US|CA|MX)$/.test(navigator.language) ? 'Letter' : 'A4');

export default function Snowflake({ moving, tell, fail }: MiniatureProps) {
  const [sections, setSections] = useState(opening.sections);
  const recutting = useRef(0);
  const onStep = useCallback(
    (told: string, next: Sheet) => {
      recutting.current += 1;
      setSections(next.sections);
      tell(told);
    },
    [tell],
  );
  const steps = useSteps({ first: () => opening, describe: holesOf, tell: onStep });
  const { now: sheet, change } = steps;
  const [tool, setTool] = useState<Tool>('freehand');
  const [shape, setShape] = useState<ShapeName>('Leaf');
  const [placing, setPlacing] = useState({ size: 60, turn: 0 });
  const [background, setBackground] = useState<(typeof backgroundNames)[number]>('Night');
  const [page, setPage] = useState<PageSize>(pageOfRegion);
  const [folded, setFolded] = useState(false);
  const [folding, setFolding] = useState(false);
  const flake = useRef<FlakeHandle>(null);
  const board = useRef<BoardHandle>(null);

  const onCut = useCallback(
    (cut: Cut) => {
      const next = withCut(sheet, cut);
      if (!next) {
        tell('The cut missed the paper.');
        return;
      }
      setFolded(false);
      change(next, `Cut ${next.made}.`);
    },
    [sheet, change, tell],
  );

  const changeSections = (by: number) => {
    const wanted = Math.max(MIN_SECTIONS, Math.min(MAX_SECTIONS, sections + by));
    if (wanted === sections) return;
    setSections(wanted);
    recutting.current += 1;
    const mine = recutting.current;
    recut(sheet, sheet.cuts, wanted, () => recutting.current !== mine).then(
      (anew) => anew && change(anew, `${wanted} sections.`),
      fail,
    );
  };

  const fold = () => {
    if (folding) {
      flake.current?.skip();
      return;
    }
    setFolded(!folded);
    tell(folded ? 'The paper unfolds.' : `The paper folds into ${2 * sheet.sections} layers.`);
  };

  // Escape ends the folding wherever the focus is; it closes the page only after that.
  useEffect(() => {
    if (!folding) return undefined;
    const end = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      flake.current?.skip();
    };
    document.addEventListener('keydown', end, { capture: true });
    return () => document.removeEventListener('keydown', end, { capture: true });
  }, [folding]);

  const onPlacing = useCallback(({ grow = 1, turn = 0 }: { grow?: number; turn?: number }) => {
    setPlacing((was) => ({
      size: Math.max(SIZES[0], Math.min(SIZES[1], was.size * grow)),
      turn: (was.turn + turn + 360) % 360,
    }));
  }, []);

  const onDraft = useCallback((line?: Ring) => flake.current?.showGhost(line), []);

  const take = (format: Format) => {
    save(format, sheet, BACKGROUNDS[background], page).then(
      () => tell(`Saved as ${format}.`),
      () => tell(`The ${format} could not be made in this browser.`),
    );
  };

  const label = useMemo(
    () => `Snowflake of ${sheet.sections} sections. ${holesOf(sheet)}`,
    [sheet],
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for all that is in it
    <div className={styles.root} onKeyDown={steps.onKey}>
      <div className={styles.bar}>
        <fieldset className={styles.group} aria-label="Tool">
          {toolNames.map((name) => (
            <button
              key={name}
              className={styles.toggle}
              type="button"
              aria-pressed={tool === name}
              onClick={() => setTool(name)}
            >
              {TOOLS[name].name}
            </button>
          ))}
        </fieldset>
        <fieldset className={styles.group} aria-label="Steps">
          <UndoRedo steps={steps} />
          <Press
            name="Fresh sheet"
            off={sheet.cuts.length === 0}
            onPress={() => change(freshSheet(sections), 'A fresh sheet.')}
          >
            <Icon name="fresh" />
          </Press>
        </fieldset>
        <fieldset className={styles.group} aria-label="Sections">
          <Press
            name="Fewer sections"
            off={sections === MIN_SECTIONS}
            onPress={() => changeSections(-1)}
          >
            <Icon name="less" />
          </Press>
          <span className={styles.count} data-sections={sections}>
            <b>{sections}</b> sections
          </span>
          <Press
            name="More sections"
            off={sections === MAX_SECTIONS}
            onPress={() => changeSections(1)}
          >
            <Icon name="more" />
          </Press>
        </fieldset>
      </div>

      <div className={styles.options}>
        {tool === 'shape' ? (
          <>
            <fieldset className={styles.group} aria-label="Ready-made cut">
              {shapeNames.map((name) => (
                <button
                  key={name}
                  className={styles.toggle}
                  type="button"
                  aria-label={name}
                  title={name}
                  aria-pressed={shape === name}
                  onClick={() => setShape(name)}
                >
                  <ShapeIcon shape={name} />
                </button>
              ))}
            </fieldset>
            <fieldset className={styles.group} aria-label="Size and turn">
              <Press name="Smaller" onPress={() => onPlacing({ grow: 1 / 1.15 })}>
                <Icon name="smaller" />
              </Press>
              <Press name="Larger" onPress={() => onPlacing({ grow: 1.15 })}>
                <Icon name="larger" />
              </Press>
              <Press name="Turn left" onPress={() => onPlacing({ turn: -15 })}>
                <Icon name="turnLeft" />
              </Press>
              <Press name="Turn right" onPress={() => onPlacing({ turn: 15 })}>
                <Icon name="turnRight" />
              </Press>
              <button
                className={styles.primary}
                type="button"
                onClick={() => board.current?.finish()}
              >
                Cut
              </button>
            </fieldset>
          </>
        ) : (
          <>
            <p className={styles.hint}>{TOOLS[tool].hint}</p>
            {tool === 'polygon' && (
              <button
                className={styles.primary}
                type="button"
                onClick={() => board.current?.finish()}
              >
                Close
              </button>
            )}
          </>
        )}
      </div>

      <div className={styles.scene} data-background={background}>
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
          tell={tell}
        />
        <button
          className={styles.fold}
          type="button"
          data-folding={folding ? '' : undefined}
          onClick={fold}
        >
          {folding ? 'Skip' : folded ? 'Unfold' : 'Watch it fold'}
        </button>
      </div>

      <div className={styles.bar}>
        <fieldset className={styles.group} aria-label="Background">
          {backgroundNames.map((name) => (
            <button
              key={name}
              className={styles.swatch}
              type="button"
              aria-label={name}
              title={name}
              aria-pressed={background === name}
              data-background={name}
              onClick={() => setBackground(name)}
            />
          ))}
        </fieldset>
        <fieldset className={styles.group} aria-label="Download">
          <button className={styles.plain} type="button" onClick={() => take('PNG')}>
            PNG
          </button>
          <button className={styles.plain} type="button" onClick={() => take('SVG')}>
            SVG
          </button>
          <button
            className={styles.plain}
            type="button"
            aria-label={`PDF to print and cut, ${page}`}
            onClick={() => take('PDF')}
          >
            PDF
          </button>
          <select
            className={styles.select}
            aria-label="Paper of the PDF"
            value={page}
            onChange={({ target }) => setPage(target.value === 'A4' ? 'A4' : 'Letter')}
          >
            <option>A4</option>
            <option>Letter</option>
          </select>
        </fieldset>
      </div>
    </div>
  );
}

/** Snowy hills of paper at the foot of the scene. */
const Hills = () => (
  <svg className={styles.hills} viewBox="0 0 600 90" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 50C70 18 130 16 210 42s150 20 230-8 120-14 160 2v64H0z" />
    <path d="M0 70c60-22 140-26 220-6s170 14 240-6 100-12 140 0v42H0z" />
  </svg>
);
