/** All spreads at a glance, to rearrange by hand or by buttons. */
import { useRef } from 'react';
import { useFlip } from '../../kit/use-flip.ts';
import { describeSpread } from './album.ts';
import * as styles from './album.css.ts';
import type { PhotoDrag } from './drop.ts';
import { SpreadView } from './spread-view.tsx';
import type { AlbumEditor } from './use-album-editor.ts';
import { useTileDrag } from './use-tile-drag.ts';

type OverviewProps = { editor: AlbumEditor; dragged?: PhotoDrag; moving: boolean };

export function Overview({ editor, dragged, moving }: OverviewProps) {
  const over = dragged?.over;
  const list = useRef<HTMLUListElement>(null);
  const { shown, held, handlers } = useTileDrag(list, editor.album, editor.moveSpread);
  useFlip(list, { attribute: 'data-tile', moving });
  return (
    <ul ref={list} className={styles.overview} {...handlers}>
      {shown.spreads.map((spread, index) => (
        <li
          key={spread.key}
          className={styles.tile}
          data-tile={spread.key}
          data-held={spread.key === held ? '' : undefined}
        >
          <button
            className={styles.tilePaper}
            type="button"
            data-drop="spread"
            data-key={spread.key}
            data-target={over?.kind === 'spread' && over.key === spread.key ? '' : undefined}
            aria-label={describeSpread(spread, index)}
            aria-pressed={spread.key === editor.spread.key}
            onClick={() => editor.chooseSpread(spread.key)}
            onDoubleClick={() => editor.openSpread(spread.key)}
          >
            <SpreadView spread={spread} photos={editor.photos} />
            <span className={styles.crease} />
          </button>
          <span className={styles.grip} data-grip aria-hidden="true">
            {index + 1}
          </span>
        </li>
      ))}
    </ul>
  );
}
