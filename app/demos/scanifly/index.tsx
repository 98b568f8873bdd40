/** A small model of Scanifly: panels on a roof, labels that shrink when crowded, all designs in one DXF. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { DemoProps } from '../kit/demo-props.ts';
import { Button } from '../kit/controls/button.tsx';
import { saveFile } from '../kit/save-file.ts';
import { UndoRedo } from '../kit/steps/undo-redo.tsx';
import { useSteps } from '../kit/steps/use-steps.ts';
import type { StageHandle } from './actions.ts';
import {
  type Designs,
  nameOfFace,
  names,
  openingWork,
  quarterTurned,
  summary,
  withMoved,
  withoutPanel,
  withPanel,
  type Work,
} from './designs.ts';
import { Icon } from './icons.ts';
import { type Panel, refusal } from './panels.ts';
import * as styles from './scanifly.css.ts';
import { Stage } from './stage.tsx';
import { scaleOf, type Stage as Size, type View } from './view.ts';

/** Saves the DXF file, whose writer is loaded on demand. @returns the message */
async function saveAll(designs: Designs): Promise<string> {
  try {
    const { toDxf } = await import('./dxf.ts');
    saveFile(new Blob([toDxf(designs)], { type: 'image/vnd.dxf' }), 'all-designs.dxf');
    return 'Designs A, B and C saved as all-designs.dxf.';
  } catch {
    return 'Couldn’t create the DXF file. Check your connection and try again.';
  }
}

const describe = ({ designs, shown }: Work) => `Design ${shown}: ${summary(designs[shown])}.`;

/** Possible lengths of the ruler, m. */
const RULER_LENGTHS_M = [0.5, 1, 2, 5, 10] as const;

/** Shortest ruler, px. */
const MIN_RULER_PX = 40;

export default function Scanifly({ moving, announce, fail }: DemoProps) {
  const steps = useSteps<Work>({ first: () => openingWork, describe, announce });
  const { now: work, change } = steps;
  const [tall, setTall] = useState(true);
  const [chosenId, setChosenId] = useState<number>();
  const [hint, setHint] = useState(true);
  const [shown, setShown] = useState({ lengths: true, angles: true });
  const stage = useRef<StageHandle>(null);
  const percent = useRef<HTMLOutputElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const needle = useRef<SVGGElement>(null);
  const panels = work.designs[work.shown];
  const chosen = panels.find(({ id }) => id === chosenId);

  const lay = (panel: Omit<Panel, 'id'>) => {
    const next = withPanel(work, panel);
    setChosenId(next.designs[next.shown].at(-1)?.id);
    setHint(false);
    change(next, `Panel added to the ${nameOfFace(panel.face)}.`);
  };
  const move = (panel: Panel) =>
    change(withMoved(work, panel), `Panel moved on the ${nameOfFace(panel.face)}.`);
  const remove = (panel: Panel) => {
    setChosenId(undefined);
    change(withoutPanel(work, panel.id), 'Panel removed.');
  };
  const choose = (id: number | undefined, quietly = false) => {
    setChosenId(id);
    const panel = panels.find((one) => one.id === id);
    if (panel) setHint(false);
    if (quietly) return;
    if (panel) announce(`Panel on the ${nameOfFace(panel.face)} selected. Arrow keys move it.`);
    else if (chosen) announce('No panel selected.');
  };
  const quarter = () => {
    if (!chosen) {
      setTall(!tall);
      stage.current?.announce(`New panels are ${tall ? 'landscape' : 'portrait'}.`);
      return;
    }
    const turned = quarterTurned(chosen);
    const refused = refusal(
      turned,
      panels.filter((panel) => panel !== chosen),
    );
    if (refused) stage.current?.refuse(`Can’t rotate: ${refused}.`);
    else change(withMoved(work, turned), 'Panel rotated.');
  };
  const take = () => {
    void saveAll(work.designs).then((result) => stage.current?.announce(result));
  };

  // Written to the DOM, not rendered, because it changes in every frame of a zoom.
  const onView = useCallback((view: View, size: Size) => {
    if (percent.current) percent.current.textContent = `${Math.round(view.zoom * 100)} %`;
    needle.current?.setAttribute('transform', `rotate(${view.turn})`);
    const scale = scaleOf(view, size);
    const meters = RULER_LENGTHS_M.find((length) => length * scale >= MIN_RULER_PX) ?? 10;
    if (!ruler.current) return;
    const [text, line] = ruler.current.children;
    if (text) text.textContent = `${meters} m`;
    if (line instanceof HTMLElement) line.style.width = `${meters * scale}px`;
  }, []);

  const arrowName = (way: string) => (chosen ? `Move panel ${way}` : `Pan ${way}`);
  const arrows = useMemo(
    () =>
      [
        ['left', [-1, 0]],
        ['up', [0, -1]],
        ['down', [0, 1]],
        ['right', [1, 0]],
      ] as const,
    [],
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of its descendants
    <div className={styles.root} onKeyDown={steps.onKey}>
      <div className={styles.bar}>
        <fieldset className={styles.tabs} aria-label="Design">
          <span className={styles.tabsName} aria-hidden="true">
            Design
          </span>
          {names.map((name) => (
            <button
              key={name}
              className={styles.tab}
              type="button"
              aria-label={`Design ${name}`}
              aria-pressed={work.shown === name}
              onClick={() => {
                const next = { ...work, shown: name };
                steps.adjust(next);
                setChosenId(undefined);
                announce(describe(next));
              }}
            >
              {name}
            </button>
          ))}
        </fieldset>
        <span className={styles.summary} data-summary>
          {summary(panels)}
        </span>
        <fieldset className={styles.group} aria-label="History">
          <UndoRedo steps={steps} />
          <Button name={chosen ? 'Rotate panel' : 'Rotate next panel'} onPress={quarter}>
            <span className={styles.quarter} data-tall={(chosen?.tall ?? tall) ? '' : undefined}>
              <Icon name="quarter" />
            </span>
          </Button>
          <Button
            name="Remove panel"
            disabled={!chosen}
            onPress={() => {
              if (chosen) remove(chosen);
            }}
          >
            <Icon name="remove" />
          </Button>
        </fieldset>
      </div>

      <div className={styles.table}>
        <Stage
          ref={stage}
          panels={panels}
          chosen={chosen}
          tall={tall}
          shown={shown}
          moving={moving}
          hint={hint}
          onChoose={choose}
          onLay={lay}
          onMove={move}
          onRemove={remove}
          onQuarter={quarter}
          onView={onView}
          announce={announce}
          fail={fail}
        />
        <div className={styles.grain} />
        <svg className={styles.compass} viewBox="-20 -20 40 40" data-cover aria-hidden="true">
          <g ref={needle}>
            <path className={styles.needle} d="M0-15 6 2H-6z" />
            <text className={styles.north} y="12" textAnchor="middle">
              N
            </text>
          </g>
        </svg>
        <div ref={ruler} className={styles.ruler} data-cover aria-hidden="true">
          <span>2 m</span>
          <span className={styles.rulerLine} />
        </div>
        <fieldset className={styles.zooms} data-cover aria-label="Zoom">
          <Button name="Zoom in" onPress={() => stage.current?.zoom(1)}>
            <Icon name="more" />
          </Button>
          <Button name="Zoom out" onPress={() => stage.current?.zoom(-1)}>
            <Icon name="less" />
          </Button>
          <Button name="Fit to view" onPress={() => stage.current?.whole()}>
            <Icon name="whole" />
          </Button>
          <output ref={percent} className={styles.percent} aria-live="off" data-zoom>
            100 %
          </output>
        </fieldset>
      </div>

      <div className={styles.bar}>
        <fieldset className={styles.group} aria-label={chosen ? 'Move panel' : 'Pan'}>
          {arrows.map(([name, way]) => (
            <Button key={name} name={arrowName(name)} onPress={() => stage.current?.push(way)}>
              <Icon name={name} />
            </Button>
          ))}
          <Button name="Rotate view left" onPress={() => stage.current?.turn(-1)}>
            <Icon name="turnLeft" />
          </Button>
          <Button name="Rotate view right" onPress={() => stage.current?.turn(1)}>
            <Icon name="turnRight" />
          </Button>
        </fieldset>
        <fieldset className={styles.group} aria-label="Labels">
          {(['lengths', 'angles'] as const).map((kind) => (
            <button
              key={kind}
              className={styles.labelSwitch}
              type="button"
              aria-pressed={shown[kind]}
              onClick={() => setShown({ ...shown, [kind]: !shown[kind] })}
            >
              {kind === 'lengths' ? 'Lengths' : 'Angles'}
            </button>
          ))}
        </fieldset>
        <button className={styles.primary} type="button" onClick={take}>
          Download DXF
        </button>
      </div>
    </div>
  );
}
