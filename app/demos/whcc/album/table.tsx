/** The table: photos that aren't on a spread, upload, undo and redo. */
import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Action } from '../shared/action.tsx';
import * as editor from '../shared/editor.css.ts';
import { type Photo, photoNamed } from '../shared/photos.ts';
import { PictureButton } from '../../kit/controls/picture-button.tsx';
import { UndoRedo, type UndoRedoProps } from '../../kit/steps/undo-redo.tsx';
import type { Loose } from './album.ts';
import * as styles from './album.css.ts';
import { Icon } from './icons.ts';

/** Minimum cell of a photo on the table, px. Cells grow if the table has space. */
const CELL = { width: 68, height: 64 };
const LARGE_CELL = { width: 92, height: 84 };
const GAP = 4;
/** Padding of a cell, px, because photos are slightly rotated. */
const PADDING = 4;
/** Width of the two paging buttons, px. */
const PAGERS = 2 * (40 + GAP);

function sizeOf({ aspect }: Photo, cell: typeof CELL) {
  const height = Math.min(cell.height - PADDING, (cell.width - PADDING) / aspect);
  return { width: height * aspect, height };
}

type TableProps = {
  loose: readonly Loose[];
  photos: readonly Photo[];
  /** Label of the action of a tap on a photo. */
  labelOf(name: string): string;
  /** Whether the spread is full. */
  full: boolean;
  /** Key of the dragged photo. */
  held?: number;
  /** Whether the table is the drop target of a dragged photo. */
  target: boolean;
  /** Number of the visitor's files being read. */
  waiting: number;
  refused?: string;
  steps: UndoRedoProps['steps'];
  onPick(event: PointerEvent<HTMLElement>, key: number): void;
  endsDrag(detail: number): boolean;
  onPut(key: number): void;
  onAdd(files: File[]): void;
};

export function Table({
  loose,
  photos,
  labelOf,
  full,
  held,
  target,
  waiting,
  refused,
  steps,
  onPick,
  endsDrag,
  onPut,
  onAdd,
}: TableProps) {
  const row = useRef<HTMLDivElement>(null);
  const { first, count, cell, turn } = usePages(row, loose);
  const shown = loose.slice(first, first + count);
  const turns = loose.length > count;

  return (
    <div className={styles.table} data-drop="table" data-target={target ? '' : undefined}>
      <div ref={row} className={styles.looseRow}>
        {turns && (
          <Action name="Previous photos" disabled={first === 0} onPress={() => turn(-1)}>
            <Icon name="chevronLeft" />
          </Action>
        )}
        <fieldset className={styles.loose} tabIndex={-1} aria-label="Photos on the table" data-zone>
          {shown.map(({ key, photo }) => {
            const picture = photoNamed(photos, photo);
            return (
              <span key={key} className={styles.cell} style={cell}>
                <button
                  className={styles.looseOne}
                  type="button"
                  aria-label={labelOf(photo)}
                  title={labelOf(photo)}
                  aria-disabled={full}
                  data-photo={key}
                  data-held={key === held ? '' : undefined}
                  style={{ ...sizeOf(picture, cell), rotate: `${((key * 37) % 9) - 4}deg` }}
                  onPointerDown={(event) => onPick(event, key)}
                  onClick={({ currentTarget, detail }) => {
                    if (endsDrag(detail)) return;
                    // The button is unmounted with its photo, so the fieldset gets the focus.
                    if (!full) currentTarget.closest('fieldset')?.focus({ preventScroll: true });
                    onPut(key);
                  }}
                >
                  <img src={picture.address} alt="" draggable={false} />
                </button>
              </span>
            );
          })}
          {loose.length === 0 && waiting === 0 && (
            <p className={styles.bare}>Photos you delete from a spread wait here.</p>
          )}
        </fieldset>
        {turns && (
          <Action
            name="More photos"
            disabled={first + count >= loose.length}
            onPress={() => turn(1)}
          >
            <Icon name="chevronRight" />
          </Action>
        )}
      </div>
      <div className={styles.ends}>
        <PictureButton className={editor.file} multiple onChoose={onAdd}>
          Add your photos
        </PictureButton>
        <UndoRedo steps={steps} className={editor.button} />
      </div>
      <p className={editor.note} data-refused={refused ? '' : undefined}>
        {waiting > 0
          ? waiting === 1
            ? 'Adding your photo…'
            : `Adding ${waiting} photos…`
          : (refused ?? 'Photos you add stay in your browser.')}
      </p>
    </div>
  );
}

/** Paginates the photos by the size of the table. Shows the page of the photo added last. */
function usePages(row: RefObject<HTMLElement>, loose: readonly Loose[]) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [start, setStart] = useState(0);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);

  const fits = (room: number, size: number) => Math.max(1, Math.floor((room + GAP) / (size + GAP)));
  const cell = fits(room.height, LARGE_CELL.height) > 1 ? LARGE_CELL : CELL;
  const capacity = (width: number) => fits(room.height, cell.height) * fits(width, cell.width);
  const all = capacity(room.width);
  const count = loose.length <= all ? all : capacity(room.width - PAGERS);
  const lastPage = Math.max(0, Math.ceil(loose.length / count) - 1) * count;
  const [before, setBefore] = useState(loose.length);
  if (loose.length !== before) {
    setBefore(loose.length);
    if (loose.length > before) setStart(lastPage);
  }
  const first = Math.min(lastPage, Math.floor(start / count) * count);
  return { first, count, cell, turn: (by: number) => setStart(first + by * count) };
}
