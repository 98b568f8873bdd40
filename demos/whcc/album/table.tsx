/** The table: photos that aren't on a spread, upload, undo and redo. */
import { type RefObject, useRef, useState } from 'react';
import { Button } from '#app/demo-kit/controls/button.tsx';
import { PictureButton } from '#app/demo-kit/controls/picture-button.tsx';
import { Notice } from '#app/demo-kit/notice/notice.tsx';
import { UndoRedo } from '#app/demo-kit/undo/undo-redo.tsx';
import { useSize } from '#app/demo-kit/use-size.ts';
import { Action } from '../shared/action.tsx';
import * as styled from '../shared/editor.css.ts';
import { type Photo, photoNamed } from '../shared/photos.ts';
import type { Loose } from './album.ts';
import * as styles from './album.css.ts';
import type { PanelProps } from './use-album-editor.ts';

/** Minimum cell of a photo on the table, px. Cells grow if the table has space. */
const CELL = { width: 68, height: 64 };
const LARGE_CELL = { width: 92, height: 84 };
const GAP = 4;
/** Padding of a cell, px, because photos are slightly rotated, and the paper edge of a photo. */
const PADDING = 4;
const EDGE = 3;
/** Minimum side, px (WCAG 2.2, 2.5.8): a strip has more paper around. */
const MIN_SIDE = 24;
/** Width of the two paging buttons, px. */
const PAGERS = 2 * (40 + GAP);

function sizeOf({ aspect }: Photo, cell: typeof CELL) {
  const around = PADDING + 2 * EDGE;
  const height = Math.min(cell.height - around, (cell.width - around) / aspect);
  const side = (length: number) => Math.max(MIN_SIDE, length + 2 * EDGE);
  return { padding: EDGE, width: side(height * aspect), height: side(height) };
}

const waitingText = (count: number) =>
  count === 1 ? 'Adding your photo…' : `Adding ${count} photos…`;

export function Table({ editor, dragged }: Omit<PanelProps, 'motionAllowed'>) {
  const { photos, waiting } = editor;
  const { table: loose } = editor.album;
  const row = useRef<HTMLDivElement>(null);
  const { first, count, cell, turn } = usePages(row, loose);
  const shown = loose.slice(first, first + count);
  const turns = loose.length > count;
  const isTarget = dragged?.over?.kind === 'table';

  return (
    <div className={styles.table} data-drop="table" data-target={isTarget ? '' : undefined}>
      <div ref={row} className={styles.looseRow}>
        {turns && (
          <Action
            icon="chevronLeft"
            name="Previous photos"
            disabled={first === 0}
            onPress={() => turn(-1)}
          />
        )}
        <fieldset className={styles.loose} tabIndex={-1} aria-label="Photos on the table" data-zone>
          {shown.map(({ key, photo }) => {
            const picture = photoNamed(photos, photo);
            return (
              <span key={key} className={styles.cell} style={cell}>
                <Button
                  className={styles.looseOne}
                  name={editor.labelOfPut(photo)}
                  reason={editor.whyNotPut}
                  onPress={() => editor.put(key)}
                  onRefuse={editor.refusePut}
                  data-photo={key}
                  data-held={key === dragged?.key ? '' : undefined}
                  style={{ ...sizeOf(picture, cell), rotate: `${((key * 37) % 9) - 4}deg` }}
                >
                  <img src={picture.address} alt="" draggable={false} />
                </Button>
              </span>
            );
          })}
          {loose.length === 0 && waiting === 0 && (
            <p className={styles.bare}>Photos you delete from a spread wait here.</p>
          )}
        </fieldset>
        {turns && (
          <Action
            icon="chevronRight"
            name="More photos"
            disabled={first + count >= loose.length}
            onPress={() => turn(1)}
          />
        )}
      </div>
      <div className={styles.ends}>
        <PictureButton className={styled.file} multiple onChoose={editor.add}>
          Add your photos
        </PictureButton>
        <UndoRedo undo={editor.undo} className={styled.button} />
      </div>
      <Notice className={styled.note} shown={waiting > 0 ? undefined : editor.photoNotice}>
        {waiting > 0 ? waitingText(waiting) : 'Photos you add aren’t uploaded or kept.'}
      </Notice>
    </div>
  );
}

/** Paginates the photos by the size of the table. Shows the page of the photo added last. */
function usePages(row: RefObject<HTMLElement>, loose: readonly Loose[]) {
  const room = useSize(row);
  const [start, setStart] = useState(0);

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
