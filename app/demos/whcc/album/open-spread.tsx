/** The open album: photos to select, drag and crop, and pages to turn. */
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Photo, photoNamed } from '../shared/photos.ts';
import type { Print, Spread } from './album.ts';
import * as styles from './album.css.ts';
import { type Crop, cropOf, panned, zoomed } from './crop.ts';
import type { DropTarget } from './drop.ts';
import { PageTurn, type Turn } from './page-turn.tsx';
import { placeInFrame, placeOf } from './spread-view.tsx';
import { type CropMove, useCropDrag } from './use-crop-drag.ts';

/** Step of an arrow key while cropping, as a share of the frame. */
const NUDGE_SHARE = 0.05;
const NUDGES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-NUDGE_SHARE, 0],
  ArrowRight: [NUDGE_SHARE, 0],
  ArrowUp: [0, -NUDGE_SHARE],
  ArrowDown: [0, NUDGE_SHARE],
};

type OpenSpreadProps = {
  spread: Spread;
  /** Its index in the album. */
  index: number;
  photos: readonly Photo[];
  moving: boolean;
  /** Key of the photo that is chosen. */
  chosen?: number;
  /** Whether the chosen photo is being cropped. */
  cropping: boolean;
  /** Key of the dragged photo, and its drop target. */
  held?: number;
  over?: DropTarget;
  onPick(event: PointerEvent<HTMLElement>, key: number): void;
  endsDrag(detail: number): boolean;
  onChoose(key: number): void;
  onStartCrop(key: number): void;
  onCrop(key: number, crop: Crop): void;
  onDelete(key: number): void;
};

export function OpenSpread({
  spread,
  index,
  photos,
  moving,
  chosen,
  cropping,
  held,
  over,
  onPick,
  endsDrag,
  onChoose,
  onStartCrop,
  onCrop,
  onDelete,
}: OpenSpreadProps) {
  const turn = useTurn(spread, index, moving);
  const cropped = cropping ? spread.prints.find(({ key }) => key === chosen) : undefined;
  const frame = useRef<HTMLButtonElement>(null);

  // The buttons that start and end cropping are unmounted, so the photo gets the focus.
  const croppedKey = cropped?.key;
  useEffect(() => {
    const print = frame.current;
    if (croppedKey === undefined || !print) return undefined;
    print.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body) print.focus({ preventScroll: true });
    };
  }, [croppedKey]);

  /** @param by distance in shares of the frame */
  const moveInFrame = (print: Print, { x, y, zoomBy }: CropMove) => {
    const photo = photoNamed(photos, print.photo);
    const crop = cropOf(print, photo);
    const larger = zoomed(crop, print.box, photo.aspect, crop.zoom * zoomBy);
    const by = [x * print.box.width, y * print.box.height] as const;
    onCrop(print.key, panned(larger, print.box, photo.aspect, by));
  };
  const cropDrag = useCropDrag(({ x, y, zoomBy }) => {
    if (!cropped || !frame.current) return;
    const { clientWidth, clientHeight } = frame.current;
    moveInFrame(cropped, { x: x / clientWidth, y: y / clientHeight, zoomBy });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, print: Print) => {
    const nudge = NUDGES[event.key];
    if (print === cropped && nudge) {
      event.preventDefault();
      moveInFrame(print, { x: nudge[0], y: nudge[1], zoomBy: 1 });
      return;
    }
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    // Its neighbor gets the focus.
    const { nextElementSibling: next, previousElementSibling: before } = event.currentTarget;
    const neighbor = next ?? before;
    if (neighbor instanceof HTMLElement) neighbor.focus();
    onDelete(print.key);
  };

  return (
    <div className={styles.book} data-forwards={turn.now?.forwards}>
      <div
        className={styles.paper}
        data-spread={index}
        data-zone
        data-drop="spread"
        data-key={spread.key}
        data-target={over?.kind === 'spread' ? '' : undefined}
        data-cropping={cropped ? '' : undefined}
      >
        {spread.prints.map((print, at) => {
          const { key, photo, box } = print;
          const shown = photoNamed(photos, photo);
          const crops = print === cropped;
          return (
            <button
              key={key}
              ref={crops ? frame : undefined}
              className={styles.print}
              type="button"
              aria-label={`${photo}, photo ${at + 1} of ${spread.prints.length}`}
              aria-pressed={key === chosen}
              data-photo={key}
              data-drop="print"
              data-held={key === held ? '' : undefined}
              data-target={over?.kind === 'print' && over.key === key ? '' : undefined}
              data-crops={crops ? '' : undefined}
              style={placeOf(box)}
              onClick={({ detail }) => {
                if (!crops && !endsDrag(detail)) onChoose(key);
              }}
              onDoubleClick={() => onStartCrop(key)}
              onPointerDown={(event) => {
                if (crops) cropDrag.down(event);
                else onPick(event, key);
              }}
              onPointerMove={crops ? cropDrag.move : undefined}
              onPointerUp={crops ? cropDrag.up : undefined}
              onPointerCancel={crops ? cropDrag.up : undefined}
              onKeyDown={(event) => onKeyDown(event, print)}
            >
              <img
                src={shown.address}
                alt=""
                draggable={false}
                style={placeInFrame(print, shown)}
              />
            </button>
          );
        })}
        {spread.prints.length === 0 && (
          <p className={styles.empty}>This spread is empty. Drag photos here from the table.</p>
        )}
        {cropped && <Beyond print={cropped} photo={photoNamed(photos, cropped.photo)} />}
      </div>
      <div className={styles.crease} />
      {turn.now && <PageTurn turn={turn.now} photos={photos} onEnd={turn.end} />}
    </div>
  );
}

/** The hidden part of a photo, translucent. */
const Beyond = ({ print, photo }: { print: Print; photo: Photo }) => (
  <div className={styles.beyond} style={placeOf(print.box)} aria-hidden="true">
    <img src={photo.address} alt="" draggable={false} style={placeInFrame(print, photo)} />
  </div>
);

/** The page that turns when another spread is opened. */
function useTurn(spread: Spread, index: number, moving: boolean) {
  const [now, setNow] = useState<Turn>();
  const shown = useRef({ spread, index });
  useLayoutEffect(() => {
    const { spread: from, index: before } = shown.current;
    shown.current = { spread, index };
    if (from.key === spread.key) return;
    setNow(moving ? { from, to: spread, forwards: index > before } : undefined);
  }, [spread, index, moving]);
  return { now, end: () => setNow(undefined) };
}
