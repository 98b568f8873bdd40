/** A small card editor: foil, photos, text and envelope of a card that can be rotated and opened. */
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DemoProps } from '../../kit/demo-props.ts';
import { Action } from '../shared/action.tsx';
import { bar, button } from '../shared/editor.css.ts';
import { usePhotos } from '../shared/use-photos.ts';
import { UndoRedo } from '../../kit/steps/undo-redo.tsx';
import { useSteps } from '../../kit/steps/use-steps.ts';
import * as styles from './card.css.ts';
import { type Design, describe, FIRST_DESIGN, LAYOUTS, PRODUCTS, withPhoto } from './design.ts';
import { Icon } from './icons.ts';
import { type Change, Panel, type Sheet } from './panel.tsx';
import { Stage, KEY_STEP_DEG } from './stage.tsx';
import type { Turning } from './turning.ts';

const firstDesign = () => FIRST_DESIGN;

/** Parts on the front: changing one closes the card, so that the change is visible. */
const ON_THE_FRONT = ['layout', 'photos', 'greeting', 'line'] as const;

/** The current label of a button, with the width of the widest label. */
const Label = ({ all, now }: { all: readonly string[]; now: string }): ReactNode => (
  <span className={styles.labels}>
    {all.map((text) => (
      <span key={text} className={styles.label} data-unused={text === now ? undefined : ''}>
        {text}
      </span>
    ))}
  </span>
);
const OPEN_LABELS = ['Open card', 'Close card'] as const;
const ENVELOPE_LABELS = ['Into the envelope', 'Take it out'] as const;

export default function CardEditor({ moving, announce, fail }: DemoProps) {
  const steps = useSteps<Design>({ first: firstDesign, describe, announce, brief: true });
  const { now: design, change: changeDesign, type: typeDesign } = steps;
  const { photos, refused, refusals, bring } = usePhotos(announce);
  const [sheet, setSheet] = useState<Sheet>('Design');
  const [frame, setFrame] = useState(0);
  const [inside, setInside] = useState<boolean>();
  const [opened, setOpened] = useState(false);
  const turning = useRef<Turning>();

  const { folded } = PRODUCTS[design.product];
  const open = opened && folded && !inside;

  /** The newest design, also before it is rendered, so that late results don't revert it. */
  const latest = useRef(design);
  useLayoutEffect(() => {
    latest.current = design;
  }, [design]);
  const next = useCallback((part: Change) => {
    const parts = typeof part === 'function' ? part(latest.current) : part;
    latest.current = { ...latest.current, ...parts };
    if (ON_THE_FRONT.some((name) => name in parts)) setOpened(false);
    if ('message' in parts) setOpened(true);
    return latest.current;
  }, []);

  const change = useCallback(
    (part: Change, said: string) => changeDesign(next(part), said),
    [changeDesign, next],
  );

  const type = useCallback(
    (part: Partial<Design>) => typeDesign(next(part), Object.keys(part).join()),
    [typeDesign, next],
  );

  const openFrame = useCallback((index: number) => {
    setFrame(index);
    setSheet('Photos');
  }, []);

  const openCard = useCallback(
    (wanted: boolean) => {
      setOpened(wanted);
      announce(wanted ? 'Card opened.' : 'Card closed.');
    },
    [announce],
  );

  const put = useCallback(() => {
    turning.current?.settle(!inside);
    setInside(!inside);
    setOpened(false);
    announce(inside ? 'The card is out of its envelope.' : 'The card is in its envelope.');
  }, [inside, announce]);
  const turn = (yaw: number, said: string) => {
    turning.current?.turnBy(yaw, 0);
    announce(said);
  };
  const at = Math.min(frame, LAYOUTS[design.layout] - 1);

  const place = useCallback(
    (name: string, index = at) => {
      setFrame(index);
      change(
        (now) => ({ photos: withPhoto(now.photos, index, name) }),
        `${name} in frame ${index + 1}.`,
      );
    },
    [at, change],
  );

  const panel = useMemo(
    () => (
      <Panel
        design={design}
        photos={photos}
        refused={refused}
        refusals={refusals}
        sheet={sheet}
        onSheet={setSheet}
        frame={frame}
        onFrame={setFrame}
        change={change}
        type={type}
        onMessage={() => setOpened(true)}
        bring={async (file) => {
          const photo = await bring(file);
          if (!photo) return;
          change(
            (now) => ({ photos: withPhoto(now.photos, at, photo.name) }),
            `${photo.name} in frame ${at + 1}.`,
          );
        }}
      />
    ),
    [design, photos, refused, refusals, sheet, frame, change, type, bring, at],
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of its descendants
    <div className={styles.root} onKeyDown={steps.onKey}>
      <Stage
        design={design}
        photos={photos}
        chosen={sheet === 'Photos' && LAYOUTS[design.layout] > 1 ? at : undefined}
        inside={inside}
        open={open}
        moving={moving}
        turning={turning}
        onFrame={openFrame}
        onOpen={openCard}
        onPlace={place}
        onTakeOut={put}
        fail={fail}
      />
      <div className={styles.controls}>
        <div className={bar}>
          <Action
            name="Turn left"
            disabled={inside}
            onPress={() => turn(-KEY_STEP_DEG, 'Turned to the left.')}
          >
            <Icon name="chevronLeft" />
          </Action>
          <Action name="Turn over" disabled={inside} onPress={() => turn(180, 'Turned over.')}>
            <Icon name="over" />
          </Action>
          <Action
            name="Turn right"
            disabled={inside}
            onPress={() => turn(KEY_STEP_DEG, 'Turned to the right.')}
          >
            <Icon name="chevronRight" />
          </Action>
          <UndoRedo steps={steps} className={button} />
        </div>
        <div className={bar}>
          <Action disabled={inside || !folded} onPress={() => openCard(!open)}>
            <Label all={OPEN_LABELS} now={OPEN_LABELS[open ? 1 : 0]} />
          </Action>
          <Action onPress={put}>
            <Label all={ENVELOPE_LABELS} now={ENVELOPE_LABELS[inside ? 1 : 0]} />
          </Action>
        </div>
      </div>
      <div className={styles.panel}>{panel}</div>
    </div>
  );
}
