/** The open spread, its actions, and a hint. */
import { Slider } from '#app/demo-kit/controls/slider.tsx';
import { Notice } from '#app/demo-kit/notice/notice.tsx';
import { Action, type ActionList, Actions } from '../shared/action.tsx';
import { photoNamed } from '../shared/photos.ts';
import type { Print } from './album.ts';
import * as styles from './album.css.ts';
import { cropOf, MAX_ZOOM, zoomed } from './crop.ts';
import { spreadHint } from './hints.ts';
import { OpenSpread } from './open-spread.tsx';
import type { AlbumEditor, PanelProps } from './use-album-editor.ts';

/** The zoom slider's values are percentages. */
const PERCENT = 100;

export function SpreadsPanel(props: PanelProps) {
  const { editor, dragged } = props;
  const { chosen, cropping } = editor;
  return (
    <>
      <OpenSpread {...props} />
      <div className={styles.bar}>
        {cropping && chosen ? (
          <CropActions editor={editor} print={chosen} />
        ) : (
          <SpreadActions editor={editor} />
        )}
      </div>
      <Notice className={styles.hint} shown={editor.notice}>
        {spreadHint(editor, dragged)}
      </Notice>
    </>
  );
}

function CropActions({ editor, print }: { editor: AlbumEditor; print: Print }) {
  const photo = photoNamed(editor.photos, print.photo);
  const percent = Math.round(cropOf(print, photo).zoom * PERCENT);
  return (
    <>
      <div className={styles.zoom}>
        <Slider
          label="Zoom"
          value={percent}
          text={`${percent} %`}
          min={PERCENT}
          max={MAX_ZOOM * PERCENT}
          onChange={(value) =>
            editor.crop(print.key, (now) =>
              zoomed(cropOf(now, photo), print.box, photo.aspect, value / PERCENT),
            )
          }
        />
      </div>
      <Action text="Reset" disabled={!print.crop} onPress={() => editor.resetCrop(print.key)} />
      <Action text="Done" onPress={editor.endCrop} />
    </>
  );
}

function SpreadActions({ editor }: { editor: AlbumEditor }) {
  const { spread, index, chosen, swapping } = editor;
  const isEmpty = spread.prints.length === 0;
  const count = editor.album.spreads.length;
  const onChosen = (act: (key: number) => void) => ({
    disabled: !chosen,
    onPress: () => chosen && act(chosen.key),
  });
  const goTo = (to: number) => ({
    disabled: to < 0 || to >= count,
    onPress: () => editor.openSpreadAt(to),
  });
  const actions: ActionList = [
    { icon: 'chevronRight', name: 'Next spread', ...goTo(index + 1) },
    { icon: 'collage', text: 'Collage', disabled: isEmpty, onPress: editor.newCollage },
    {
      icon: 'save',
      name: 'Save spread as PNG',
      disabled: isEmpty,
      onPress: () => void editor.save(),
    },
    { icon: 'swap', text: 'Swap', pressed: swapping, ...onChosen(editor.toggleSwap) },
    { icon: 'crop', text: 'Crop', ...onChosen(editor.startCrop) },
    { icon: 'remove', text: 'Delete', ...onChosen(editor.remove) },
  ];
  return (
    <>
      <Action icon="chevronLeft" name="Previous spread" {...goTo(index - 1)} />
      <span className={styles.count} data-position>
        {`${index + 1} / ${count}`}
      </span>
      <Actions list={actions} />
    </>
  );
}
