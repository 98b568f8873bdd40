/** All spreads at a glance, to rearrange by hand or by buttons. */
import { useRef } from 'react';
import { Notice } from '#app/demo-kit/notice/notice.tsx';
import { useFlip } from '#app/demo-kit/use-flip.ts';
import { type ActionList, Actions } from '../shared/action.tsx';
import { describeSpread, isFull, type Spread } from './album.ts';
import * as styles from './album.css.ts';
import { overviewHint } from './hints.ts';
import { SpreadView } from './spread-view.tsx';
import type { PanelProps } from './use-album-editor.ts';
import { useTileDrag } from './use-tile-drag.ts';

const isEmpty = ({ prints }: Spread) => prints.length === 0;

export function OverviewPanel({ editor, dragged, motionAllowed }: PanelProps) {
  const { album, index, spread } = editor;
  const over = dragged?.over;
  const list = useRef<HTMLUListElement>(null);
  const { shown, held, handlers } = useTileDrag(list, album, editor.moveSpread);
  useFlip(list, { attribute: 'data-tile', motionAllowed });
  const last = album.spreads.length - 1;
  const moveTo = (to: number) => ({
    disabled: to < 0 || to > last,
    onPress: () => editor.moveSpread(spread.key, to),
  });
  const actions: ActionList = [
    { icon: 'chevronLeft', name: 'Move earlier', ...moveTo(index - 1) },
    { icon: 'chevronRight', name: 'Move later', ...moveTo(index + 1) },
    {
      icon: 'collage',
      text: 'Recollage',
      disabled: isEmpty(spread),
      onPress: editor.newCollageOfSpread,
    },
    { icon: 'remove', text: 'Delete', disabled: last === 0, onPress: editor.deleteSpread },
    { icon: 'open', text: 'Open', onPress: () => editor.openSpread(spread.key) },
    {
      text: 'Recollage all',
      disabled: album.spreads.every(isEmpty),
      onPress: editor.newCollages,
    },
  ];
  return (
    <>
      <ul ref={list} className={styles.overview} {...handlers}>
        {shown.spreads.map((each, at) => (
          <li
            key={each.key}
            className={styles.tile}
            data-tile={each.key}
            data-held={each.key === held ? '' : undefined}
          >
            <button
              className={styles.tilePaper}
              type="button"
              data-drop="spread"
              data-key={each.key}
              data-target={
                over?.kind === 'spread' && over.key === each.key && !isFull(each) ? '' : undefined
              }
              aria-label={describeSpread(each, at)}
              aria-pressed={each.key === spread.key}
              onClick={() => editor.chooseSpread(each.key)}
              onDoubleClick={() => editor.openSpread(each.key)}
            >
              <SpreadView spread={each} photos={editor.photos} />
              <span className={styles.crease} />
            </button>
            <span className={styles.grip} data-grip aria-hidden="true">
              {at + 1}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <Actions list={actions} />
      </div>
      <Notice className={styles.hint} shown={editor.notice}>
        {overviewHint(album, dragged)}
      </Notice>
    </>
  );
}
