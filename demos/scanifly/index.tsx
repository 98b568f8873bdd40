/** A small model of Scanifly: panels on a roof, labels that shrink when crowded, all designs in one DXF. */
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { onEscape } from '#app/demo-kit/arrow-keys.ts';
import { Button } from '#app/demo-kit/controls/button.tsx';
import { saveFile } from '#app/demo-kit/save-file.ts';
import { UndoRedo } from '#app/demo-kit/undo/undo-redo.tsx';
import { type Designs, names, summary } from './designs.ts';
import { Icon } from './icons.ts';
import { Instruments } from './instruments.tsx';
import * as styles from './scanifly.css.ts';
import { Stage } from './stage.tsx';
import { type PlanStore, usePlan } from './use-plan.ts';

const DIRECTIONS = [
  ['left', [-1, 0]],
  ['up', [0, -1]],
  ['down', [0, 1]],
  ['right', [1, 0]],
] as const;

/** Downloads the DXF file, whose writer is loaded on demand. @returns the message, if the visitor didn't dismiss it */
async function downloadDxf(designs: Designs): Promise<string | undefined> {
  try {
    const { toDxf } = await import('./dxf.ts');
    const file = new Blob([toDxf(designs)], { type: 'image/vnd.dxf' });
    const isKept = await saveFile(file, 'all-designs.dxf');
    return isKept ? 'Designs A, B and C saved as all-designs.dxf.' : undefined;
  } catch {
    return 'Couldn’t create the DXF file. Check your connection and try again.';
  }
}

export default function Scanifly({ motionAllowed, announce, fail }: DemoProps) {
  const store = usePlan({ motionAllowed, announce });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of its descendants
    <div
      className={styles.root}
      onKeyDown={(event) => {
        store.undo.onKey(event);
        onEscape(event, store.selected && (() => store.select()));
      }}
    >
      <DesignBar store={store} />
      <div className={styles.table}>
        <Stage store={store} motionAllowed={motionAllowed} fail={fail} />
        <div className={styles.grain} />
        <Instruments camera={store.camera} zoom={store.zoom} fit={store.fit} />
      </div>
      <ViewBar store={store} />
    </div>
  );
}

/** The designs, and the buttons that change the shown one. */
function DesignBar({ store }: { store: PlanStore }) {
  const { undo, work, panels, selected } = store;
  const isTall = selected?.tall ?? store.tallNext;
  return (
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
            onClick={() => store.showDesign(name)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <span className={styles.summary} data-summary>
        {summary(panels)}
      </span>
      <fieldset className={styles.group} aria-label="History">
        <UndoRedo undo={undo} />
        <Button name={selected ? 'Rotate panel' : 'Rotate next panel'} onPress={store.rotatePanel}>
          <span className={styles.rotate} data-tall={isTall ? '' : undefined}>
            <Icon name="rotate" />
          </span>
        </Button>
        <Button
          name="Remove panel"
          disabled={!selected}
          onPress={() => selected && store.remove(selected)}
        >
          <Icon name="remove" />
        </Button>
      </fieldset>
    </div>
  );
}

/** The buttons that move a panel or the view, the labels, and the download. */
function ViewBar({ store }: { store: PlanStore }) {
  const { selected, labels, work } = store;
  return (
    <div className={styles.bar}>
      <fieldset className={styles.group} aria-label={selected ? 'Move panel' : 'Pan'}>
        {DIRECTIONS.map(([name, direction]) => (
          <Button
            key={name}
            name={`${selected ? 'Move panel' : 'Pan'} ${name}`}
            onPress={() => store.push(direction)}
          >
            <Icon name={name} />
          </Button>
        ))}
        <Button name="Rotate view left" onPress={() => store.turn(-1)}>
          <Icon name="turnLeft" />
        </Button>
        <Button name="Rotate view right" onPress={() => store.turn(1)}>
          <Icon name="turnRight" />
        </Button>
      </fieldset>
      <fieldset className={styles.group} aria-label="Labels">
        {(['lengths', 'angles'] as const).map((kind) => (
          <Button
            key={kind}
            className={styles.labelSwitch}
            pressed={labels[kind]}
            onPress={() => store.toggleLabels(kind)}
          >
            {kind === 'lengths' ? 'Lengths' : 'Angles'}
          </Button>
        ))}
      </fieldset>
      <Button
        className={styles.primary}
        onPress={async () => {
          const message = await downloadDxf(work.designs);
          if (message) store.show(message);
        }}
      >
        Download DXF
      </Button>
    </div>
  );
}
