/** The table: loose photos, photos that are brought, and the steps. */
import * as editor from '../print-lab/editor.css.ts';
import { type Photo, photoNamed } from '../print-lab/photos.ts';
import { PictureButton } from '../shared/picture-button.tsx';
import { UndoRedo, type UndoRedoProps } from '../shared/undo-redo.tsx';
import * as styles from './album-editor.css.ts';

type TrayProps = {
  names: readonly string[];
  photos: readonly Photo[];
  /** Number of the spread that photos are put on. */
  spread: number;
  /** Whether it takes no more. */
  full: boolean;
  refused?: string;
  steps: UndoRedoProps['steps'];
  onPut(name: string): void;
  onBring(files: File[]): void;
};

export const Tray = ({
  names,
  photos,
  spread,
  full,
  refused,
  steps,
  onPut,
  onBring,
}: TrayProps) => (
  <div className={styles.tray}>
    <fieldset className={styles.loose} tabIndex={-1} aria-label="Photos on the table">
      {names.map((name, at) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- a photo may lie there twice
          key={`${name} ${at}`}
          className={styles.looseOne}
          type="button"
          aria-label={`Put ${name} on spread ${spread}`}
          title={`Put ${name} on spread ${spread}`}
          aria-disabled={full}
          onClick={({ currentTarget }) => {
            if (full) return;
            // The button goes with its photo; the focus stays near.
            currentTarget.closest('fieldset')?.focus();
            onPut(name);
          }}
        >
          <img src={photoNamed(photos, name).address} alt="" draggable={false} />
        </button>
      ))}
      {names.length === 0 && <p className={editor.note}>Every photo has its place.</p>}
    </fieldset>
    <div className={styles.ends}>
      <PictureButton className={editor.file} multiple onChoose={onBring}>
        Add your photos
      </PictureButton>
      <UndoRedo steps={steps} className={editor.button} />
    </div>
    <p className={editor.note} data-refused={refused ? '' : undefined}>
      {refused ??
        (full
          ? 'This spread is full. Delete a photo to put another on it.'
          : 'Loose photos wait here; tap one to put it on the spread. Yours stay in your browser.')}
    </p>
  </div>
);
