/** A small album editor: a fabric cover, spreads with auto-collage, and an overview. */
import { useRef } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { Tabs } from '#app/demo-kit/controls/tabs.tsx';
import { useFileDrop } from '#app/demo-kit/picture-file/use-file-drop.ts';
import { type Place, useFlip } from '#app/demo-kit/use-flip.ts';
import { useKeptFocus } from '#app/demo-kit/use-kept-focus.ts';
import * as editorStyles from '../shared/editor.css.ts';
import * as tabs from '../shared/tabs.css.ts';
import * as styles from './album.css.ts';
import { CoverPanel } from './cover-panel.tsx';
import { makeGhost } from './ghost.ts';
import { OverviewPanel } from './overview-panel.tsx';
import { type View, VIEWS } from './selection.ts';
import { SpreadsPanel } from './spreads-panel.tsx';
import { Table } from './table.tsx';
import { useAlbumEditor } from './use-album-editor.ts';
import { usePhotoDrag } from './use-photo-drag.ts';

export default function AlbumEditor({ motionAllowed, announce, fail }: DemoProps) {
  const editor = useAlbumEditor(announce);
  const { view } = editor;
  // A photo of the table is removed with its button when it is put on a spread.
  const keptFocus = useKeptFocus('fieldset[data-zone]');
  const layer = useRef<HTMLDivElement>(null);
  const depart = useFlip(keptFocus.ref, {
    attribute: 'data-photo',
    motionAllowed,
    copy(photo: HTMLElement, place: Place) {
      const image = photo.querySelector('img');
      return image && layer.current ? makeGhost(layer.current, image, place) : undefined;
    },
  });
  const { dragged, handlers } = usePhotoDrag({
    root: keptFocus.ref,
    layer,
    motionAllowed,
    onDepart: depart,
    onStart: editor.clearSelection,
    onDrop: editor.drop,
  });

  const drop = useFileDrop('Drop your photos', editor.add);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of its descendants
    <div
      {...keptFocus}
      {...handlers}
      {...drop}
      className={`${styles.root} ${drop.className}`}
      data-view={view}
      data-dragging={dragged ? '' : undefined}
      onKeyDown={editor.onKeyDown}
    >
      <Tabs<View>
        label="Album"
        names={VIEWS}
        open={view}
        onOpen={editor.openView}
        classes={{ ...tabs, panel: `${styles.panel} ${editorStyles.wall}` }}
      >
        {view === 'Cover' && (
          <CoverPanel editor={editor} dragged={dragged} motionAllowed={motionAllowed} fail={fail} />
        )}
        {view === 'Spreads' && (
          <SpreadsPanel editor={editor} dragged={dragged} motionAllowed={motionAllowed} />
        )}
        {view === 'Overview' && (
          <OverviewPanel editor={editor} dragged={dragged} motionAllowed={motionAllowed} />
        )}
      </Tabs>
      <Table editor={editor} dragged={dragged} />
      <div ref={layer} className={styles.layer} aria-hidden="true" />
    </div>
  );
}
