/** The open spread, its actions, and a hint. */
import { Notice } from '../../kit/notice/notice.tsx';
import { Action } from '../shared/action.tsx';
import { photoNamed } from '../shared/photos.ts';
import { Slider } from '../../kit/controls/slider.tsx';
import type { Print } from './album.ts';
import * as styles from './album.css.ts';
import { cropOf, MAX_ZOOM, zoomed } from './crop.ts';
import type { PhotoDrag } from './drop.ts';
import { spreadHint } from './hints.ts';
import { Icon } from './icons.ts';
import { OpenSpread } from './open-spread.tsx';
import type { AlbumEditor } from './use-album-editor.ts';

/** The zoom slider's values are percentages. */
const PERCENT = 100;

type SpreadsSheetProps = { editor: AlbumEditor; dragged?: PhotoDrag; moving: boolean };

export function SpreadsSheet({ editor, dragged, moving }: SpreadsSheetProps) {
  const { album, chosen, swapping, cropping } = editor;
  return (
    <>
      <OpenSpread editor={editor} dragged={dragged} moving={moving} />
      <div className={styles.bar}>
        {cropping && chosen ? (
          <CropActions editor={editor} print={chosen} />
        ) : (
          <SpreadActions editor={editor} />
        )}
      </div>
      <Notice className={styles.hint} shown={editor.notice}>
        {spreadHint({ album, dragged, chosen: chosen?.photo, swapping, cropping })}
      </Notice>
    </>
  );
}

function CropActions({ editor, print }: { editor: AlbumEditor; print: Print }) {
  const photo = photoNamed(editor.photos, print.photo);
  const crop = cropOf(print, photo);
  const percent = Math.round(crop.zoom * PERCENT);
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
      <Action disabled={!print.crop} onPress={() => editor.resetCrop(print.key)}>
        Reset
      </Action>
      <Action onPress={editor.endCrop}>Done</Action>
    </>
  );
}

function SpreadActions({ editor }: { editor: AlbumEditor }) {
  const { album, spread, index, chosen, swapping } = editor;
  const count = album.spreads.length;
  return (
    <>
      <Action
        name="Previous spread"
        disabled={index === 0}
        onPress={() => editor.openSpreadAt(index - 1)}
      >
        <Icon name="chevronLeft" />
      </Action>
      <span className={styles.count} data-position>
        {`${index + 1} / ${count}`}
      </span>
      <Action
        name="Next spread"
        disabled={index === count - 1}
        onPress={() => editor.openSpreadAt(index + 1)}
      >
        <Icon name="chevronRight" />
      </Action>
      <Action disabled={spread.prints.length === 0} onPress={editor.newCollage}>
        <Icon name="collage" />
        Collage
      </Action>
      <Action disabled={!chosen} pressed={swapping} onPress={() => editor.setSwapping(!swapping)}>
        <Icon name="swap" />
        Swap
      </Action>
      <Action disabled={!chosen} onPress={() => chosen && editor.startCrop(chosen.key)}>
        <Icon name="crop" />
        Crop
      </Action>
      <Action disabled={!chosen} onPress={() => chosen && editor.remove(chosen.key)}>
        <Icon name="remove" />
        Delete
      </Action>
    </>
  );
}
