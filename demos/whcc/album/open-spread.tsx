/** The open album: photos to select, drag and crop, and pages to turn. */
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { arrowOf, isDeleteKey } from '#app/demo-kit/arrow-keys.ts';
import { usePinch } from '#app/demo-kit/pointer/use-pinch.ts';
import { scale, type Vector } from '#app/demo-kit/vector.ts';
import { photoNamed } from '../shared/photos.ts';
import { isFull, type Print, type Spread } from './album.ts';
import * as styles from './album.css.ts';
import { cropOf, panned, zoomed } from './crop.ts';
import { PageTurn, type Turn } from './page-turn.tsx';
import { FramedPhoto, placeOf } from './spread-view.tsx';
import type { AlbumEditor, PanelProps } from './use-album-editor.ts';

/** Step of an arrow key while cropping, as a share of the frame. */
const NUDGE_SHARE = 0.05;

export function OpenSpread({ editor, dragged, motionAllowed }: PanelProps) {
  const { spread, index, photos, cropping } = editor;
  const turn = useTurn(spread, index, motionAllowed);
  const over = dragged?.over;
  return (
    <div
      className={styles.book}
      data-fabric={editor.album.cover.fabric}
      data-forwards={turn.now?.forwards}
    >
      <div
        className={styles.paper}
        data-spread={index}
        data-zone
        data-drop="spread"
        data-key={spread.key}
        data-target={over?.kind === 'spread' && !isFull(spread) ? '' : undefined}
        data-cropping={cropping ? '' : undefined}
      >
        {spread.prints.map((print, at) => (
          <Frame
            key={print.key}
            editor={editor}
            print={print}
            label={`${print.photo}, photo ${at + 1} of ${spread.prints.length}`}
            isHeld={print.key === dragged?.key}
            isTarget={over?.kind === 'print' && over.key === print.key}
          />
        ))}
        {spread.prints.length === 0 && <p className={styles.empty}>This spread is empty.</p>}
      </div>
      <div className={styles.crease} />
      {turn.now && (
        <PageTurn key={turn.now.to.key} turn={turn.now} photos={photos} onEnd={turn.end} />
      )}
    </div>
  );
}

type FrameProps = {
  editor: AlbumEditor;
  print: Print;
  label: string;
  isHeld: boolean;
  isTarget: boolean;
};

/**
 * A photo of the spread in its frame. While it is cropped, all of it shows, and a pointer anywhere on the spread moves it
 * behind the frame.
 */
function Frame({ editor, print, label, isHeld, isTarget }: FrameProps) {
  const { key, box } = print;
  const isChosen = key === editor.chosen?.key;
  const isCropped = isChosen && editor.cropping;
  const photo = photoNamed(editor.photos, print.photo);
  const frame = useRef<HTMLButtonElement>(null);

  // The controls that start and end cropping are unmounted, so the photo gets the focus.
  useEffect(() => {
    const element = frame.current;
    if (!isCropped || !element) return undefined;
    element.focus({ preventScroll: true });
    return () => {
      if (!document.activeElement?.matches('[data-photo]')) element.focus({ preventScroll: true });
    };
  }, [isCropped]);

  /** @param by distance in shares of the frame */
  const moveInFrame = ([x, y]: Vector, zoom = 1) =>
    editor.crop(key, (now) => {
      const crop = cropOf(now, photo);
      const larger = zoomed(crop, box, photo.aspect, crop.zoom * zoom);
      return panned(larger, box, photo.aspect, [x * box.width, y * box.height]);
    });
  const pinch = usePinch({
    move({ by: [x, y], zoom }) {
      if (!isCropped || !frame.current) return;
      const { clientWidth, clientHeight } = frame.current;
      moveInFrame([x / clientWidth, y / clientHeight], zoom);
    },
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const arrow = isCropped && arrowOf(event);
    if (arrow) {
      event.preventDefault();
      moveInFrame(scale(arrow, NUDGE_SHARE));
      return;
    }
    if (!isDeleteKey(event)) return;
    event.preventDefault();
    // Its neighbor gets the focus.
    const { nextElementSibling: next, previousElementSibling: before } = event.currentTarget;
    const neighbor = [next, before].find((element) => element instanceof HTMLButtonElement);
    neighbor?.focus();
    editor.remove(key);
  };

  return (
    <>
      <button
        ref={frame}
        className={styles.print}
        type="button"
        aria-label={label}
        aria-pressed={isChosen}
        data-photo={key}
        data-drop="print"
        data-held={isHeld ? '' : undefined}
        data-target={isTarget ? '' : undefined}
        data-crops={isCropped ? '' : undefined}
        style={placeOf(box)}
        onClick={() => !isCropped && editor.choosePrint(key)}
        onDoubleClick={() => editor.startCrop(key)}
        onKeyDown={onKeyDown}
        {...(isCropped && pinch)}
      >
        <FramedPhoto print={print} photos={editor.photos} />
      </button>
      {isCropped && (
        <div className={styles.beyond} aria-hidden="true" {...pinch}>
          <div className={styles.complete} style={placeOf(box)}>
            <FramedPhoto print={print} photos={editor.photos} />
          </div>
        </div>
      )}
    </>
  );
}

/** The page that turns when another spread is opened. */
function useTurn(spread: Spread, index: number, motionAllowed: boolean) {
  const [now, setNow] = useState<Turn>();
  const shown = useRef({ spread, index });
  useLayoutEffect(() => {
    const { spread: from, index: before } = shown.current;
    shown.current = { spread, index };
    if (from.key === spread.key) return;
    setNow(motionAllowed ? { from, to: spread, forwards: index > before } : undefined);
  }, [spread, index, motionAllowed]);
  return { now, end: () => setNow(undefined) };
}
