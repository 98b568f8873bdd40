/** A small card editor: foil, photos, text and envelope of a card that can be rotated and opened. */
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { Notice } from '#app/demo-kit/notice/notice.tsx';
import { useFileDrop } from '#app/demo-kit/picture-file/use-file-drop.ts';
import { ShareNotice, ShareWork } from '#app/demo-kit/share-link/share-work.tsx';
import { UndoRedo } from '#app/demo-kit/undo/undo-redo.tsx';
import { Action, type ActionList, Actions } from '../shared/action.tsx';
import { bar, button, note } from '../shared/editor.css.ts';
import * as styles from './card.css.ts';
import { Panel } from './panel.tsx';
import { Stage } from './stage.tsx';
import { STEP_DEG } from './turning.ts';
import { useCardEditor } from './use-card-editor.ts';

/** The current label of a button, with the width of the widest label. */
const Label = ({ all, now }: { all: readonly string[]; now: string }) => (
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

export default function CardEditor({ motionAllowed, announce, fail }: DemoProps) {
  const editor = useCardEditor({ motionAllowed, announce });
  const { undo, inside, open } = editor;
  const drop = useFileDrop('Drop your photo', (files) => void editor.placeOwn(files));
  const turn = (degrees: number, done: string) => ({
    disabled: inside,
    onPress: () => editor.turn(degrees, done),
  });
  const turns: ActionList = [
    { icon: 'chevronLeft', name: 'Turn left', ...turn(-STEP_DEG, 'Turned to the left.') },
    { icon: 'over', name: 'Turn over', ...turn(180, 'Turned over.') },
    { icon: 'chevronRight', name: 'Turn right', ...turn(STEP_DEG, 'Turned to the right.') },
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of its descendants
    <div {...drop} className={`${styles.root} ${drop.className}`} onKeyDown={undo.onKey}>
      <div className={styles.scene}>
        <Stage editor={editor} motionAllowed={motionAllowed} fail={fail} />
        <ShareNotice shared={editor.shared} />
      </div>
      <div className={styles.controls}>
        <div className={bar}>
          <Actions list={turns} />
          <UndoRedo undo={undo} className={button} />
        </div>
        <div className={bar}>
          <Action
            text={<Label all={OPEN_LABELS} now={OPEN_LABELS[open ? 1 : 0]} />}
            disabled={inside || !editor.folded}
            onPress={() => editor.openCard(!open)}
          />
          <Action
            text={<Label all={ENVELOPE_LABELS} now={ENVELOPE_LABELS[inside ? 1 : 0]} />}
            onPress={editor.toggleEnvelope}
          />
        </div>
      </div>
      <div className={styles.panel}>
        <Panel editor={editor} />
      </div>
      <div className={styles.keep}>
        <div className={bar}>
          <ShareWork shared={editor.shared} className={button} />
          <Action icon="save" text="Save picture" onPress={() => void editor.save()} />
        </div>
        <Notice className={note} shown={editor.saveNotice} />
      </div>
    </div>
  );
}
