/** All spreads, and actions on the selected one. */
import { Notice } from '../../kit/notice/notice.tsx';
import { Action } from '../shared/action.tsx';
import * as styles from './album.css.ts';
import type { PhotoDrag } from './drop.ts';
import { overviewHint } from './hints.ts';
import { Icon } from './icons.ts';
import { Overview } from './overview.tsx';
import type { AlbumEditor } from './use-album-editor.ts';

type OverviewSheetProps = { editor: AlbumEditor; dragged?: PhotoDrag; moving: boolean };

export function OverviewSheet({ editor, dragged, moving }: OverviewSheetProps) {
  const { album, index, spread, notice } = editor;
  const last = album.spreads.length - 1;
  if (last < 0) return null;
  return (
    <>
      <Overview editor={editor} dragged={dragged} moving={moving} />
      <div className={styles.bar}>
        <Action
          name="Move earlier"
          disabled={index === 0}
          onPress={() => editor.moveSpread(spread.key, index - 1)}
        >
          <Icon name="chevronLeft" />
        </Action>
        <Action
          name="Move later"
          disabled={index === last}
          onPress={() => editor.moveSpread(spread.key, index + 1)}
        >
          <Icon name="chevronRight" />
        </Action>
        <Action onPress={editor.newCollageOfSpread}>
          <Icon name="collage" />
          Recollage
        </Action>
        <Action disabled={last === 0} onPress={editor.deleteSpread}>
          <Icon name="remove" />
          Delete
        </Action>
        <Action onPress={() => editor.openSpread(spread.key)}>
          <Icon name="open" />
          Open
        </Action>
        <Action onPress={editor.newCollages}>Recollage all</Action>
      </div>
      <Notice className={styles.hint} shown={notice}>
        {overviewHint(album, dragged)}
      </Notice>
    </>
  );
}
