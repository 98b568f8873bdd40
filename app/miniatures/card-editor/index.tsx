/** The card editor in small: a card with foil, its photos, words and envelope, to turn in the light. */
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import type { MiniatureProps } from '../miniature-props.ts';
import { Action } from '../print-lab/action.tsx';
import { bar, button } from '../print-lab/editor.css.ts';
import { usePhotos } from '../print-lab/use-photos.ts';
import { UndoRedo } from '../shared/undo-redo.tsx';
import { useSteps } from '../shared/use-steps.ts';
import * as styles from './card-editor.css.ts';
import { type Design, describe, FIRST_DESIGN, LAYOUTS, withPhoto } from './design.ts';
import { Icon } from './icons.ts';
import { Panel, type Sheet } from './panel.tsx';
import { Stage, STEP } from './stage.tsx';
import type { Turning } from './turning.ts';

const firstDesign = () => FIRST_DESIGN;

export default function CardEditor(props: MiniatureProps) {
  return <Editor {...props} />;
}

/** The frame renders whenever something is told; the editor need not. */
const Editor = memo(function Editor({ moving, tell, fail }: MiniatureProps) {
  const steps = useSteps<Design>({ first: firstDesign, describe, tell, brief: true });
  const { now: design, change: changeDesign, type: typeDesign } = steps;
  const { photos, refused, bring } = usePhotos(tell);
  const [sheet, setSheet] = useState<Sheet>('Paper');
  const [frame, setFrame] = useState(0);
  const [inside, setInside] = useState<boolean>();
  const turning = useRef<Turning>();

  const change = useCallback(
    (part: Partial<Design>, said: string) => changeDesign({ ...design, ...part }, said),
    [changeDesign, design],
  );

  const type = useCallback(
    (part: Partial<Design>) => typeDesign({ ...design, ...part }, Object.keys(part).join()),
    [typeDesign, design],
  );

  const openFrame = useCallback((index: number) => {
    setFrame(index);
    setSheet('Photos');
  }, []);

  const put = () => {
    turning.current?.settle(!inside);
    setInside(!inside);
    tell(inside ? 'The card is out of its envelope.' : 'The card is in its envelope.');
  };
  const turn = (yaw: number, said: string) => {
    turning.current?.turnBy(yaw, 0);
    tell(said);
  };
  const at = Math.min(frame, LAYOUTS[design.layout] - 1);

  const panel = useMemo(
    () => (
      <Panel
        design={design}
        photos={photos}
        refused={refused}
        sheet={sheet}
        onSheet={setSheet}
        frame={frame}
        onFrame={setFrame}
        change={change}
        type={type}
        bring={async (file) => {
          const photo = await bring(file);
          if (!photo) return;
          change(
            { photos: withPhoto(design.photos, at, photo.name) },
            `${photo.name} in frame ${at + 1}.`,
          );
        }}
      />
    ),
    [design, photos, refused, sheet, frame, change, type, bring, at],
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for all that is in it
    <div className={styles.root} onKeyDown={steps.onKey}>
      <div className={styles.table}>
        <Stage
          design={design}
          photos={photos}
          chosen={sheet === 'Photos' && LAYOUTS[design.layout] > 1 ? at : undefined}
          inside={inside}
          moving={moving}
          turning={turning}
          onFrame={openFrame}
          fail={fail}
        />
        <div className={bar}>
          <Action name="Turn left" off={inside} onPress={() => turn(-STEP, 'Turned to the left.')}>
            <Icon name="chevronLeft" />
          </Action>
          <Action name="Turn over" off={inside} onPress={() => turn(180, 'Turned over.')}>
            <Icon name="over" />
          </Action>
          <Action name="Turn right" off={inside} onPress={() => turn(STEP, 'Turned to the right.')}>
            <Icon name="chevronRight" />
          </Action>
          <Action onPress={put}>{inside ? 'Take it out' : 'Into the envelope'}</Action>
          <UndoRedo steps={steps} className={button} />
        </div>
      </div>
      <div className={styles.panel}>{panel}</div>
    </div>
  );
});
