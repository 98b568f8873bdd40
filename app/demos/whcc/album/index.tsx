/** A small album editor: a fabric cover, spreads with auto-collage, and an overview. */
import { useRef } from 'react';
import type { DemoProps } from '../../kit/demo-props.ts';
import * as editorStyles from '../shared/editor.css.ts';
import { Tabs } from '../../kit/controls/tabs.tsx';
import * as tabs from '../shared/tabs.css.ts';
import * as styles from './album.css.ts';
import { CoverSheet } from './cover-sheet.tsx';
import { OverviewSheet } from './overview-sheet.tsx';
import { type View, VIEWS } from './selection.ts';
import { SpreadsSheet } from './spreads-sheet.tsx';
import { Table } from './table.tsx';
import { useAlbumEditor } from './use-album-editor.ts';
import { useGlide } from './use-glide.ts';
import { usePhotoDrag } from './use-photo-drag.ts';

export default function AlbumEditor({ moving, announce, fail }: DemoProps) {
  const editor = useAlbumEditor(announce);
  const { album, view, photos } = editor;
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const depart = useGlide(root, layer, moving);
  const { drag, start, endsDrag } = usePhotoDrag({
    root,
    layer,
    moving,
    depart,
    onStart: editor.clearSelection,
    onDrop: editor.drop,
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of its descendants
    <div
      ref={root}
      className={styles.root}
      data-view={view}
      data-dragging={drag ? '' : undefined}
      onKeyDown={editor.onKeyDown}
    >
      <Tabs<View>
        label="Album"
        names={VIEWS}
        open={view}
        onOpen={editor.openView}
        classes={{ ...tabs, sheet: `${styles.sheet} ${editorStyles.wall}` }}
      >
        {view === 'Cover' && (
          <CoverSheet
            cover={album.cover}
            photos={photos}
            moving={moving}
            target={drag?.over?.kind === 'cover'}
            change={editor.changeCover}
            type={editor.typeTitle}
            fail={fail}
          />
        )}
        {view === 'Spreads' && (
          <SpreadsSheet
            editor={editor}
            drag={drag}
            moving={moving}
            onPick={(event, key) => start(event, key, 'spread')}
            endsDrag={endsDrag}
          />
        )}
        {view === 'Overview' && <OverviewSheet editor={editor} drag={drag} moving={moving} />}
      </Tabs>
      <Table
        loose={album.table}
        photos={photos}
        labelOf={editor.labelOfPut}
        full={editor.whyNotPut !== undefined}
        held={drag?.key}
        target={drag?.over?.kind === 'table'}
        waiting={editor.waiting}
        refused={editor.photoNotice?.text}
        steps={editor.steps}
        onPick={(event, key) => start(event, key, 'table')}
        endsDrag={endsDrag}
        onPut={editor.put}
        onAdd={editor.add}
      />
      <div ref={layer} className={styles.layer} aria-hidden="true" />
    </div>
  );
}
