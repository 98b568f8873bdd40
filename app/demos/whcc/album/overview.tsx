/** All spreads at a glance, to rearrange by hand or by buttons. */
import { useRef } from 'react';
import { useFlip } from '../../kit/use-flip.ts';
import type { Photo } from '../shared/photos.ts';
import { type Album, describeSpread } from './album.ts';
import * as styles from './album.css.ts';
import type { DropTarget } from './drop.ts';
import { SpreadView } from './spread-view.tsx';
import { useTileDrag } from './use-tile-drag.ts';

type OverviewProps = {
  album: Album;
  photos: readonly Photo[];
  moving: boolean;
  /** Key of the spread that is chosen. */
  chosen?: number;
  /** Drop target of a dragged photo. */
  over?: DropTarget;
  onChoose(key: number): void;
  onOpen(key: number): void;
  onMove(key: number, to: number): void;
};

export function Overview({
  album,
  photos,
  moving,
  chosen,
  over,
  onChoose,
  onOpen,
  onMove,
}: OverviewProps) {
  const list = useRef<HTMLUListElement>(null);
  const { shown, held, handlers } = useTileDrag(list, album, onMove);
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
            aria-pressed={spread.key === chosen}
            onClick={() => onChoose(spread.key)}
            onDoubleClick={() => onOpen(spread.key)}
          >
            <SpreadView spread={spread} photos={photos} />
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
