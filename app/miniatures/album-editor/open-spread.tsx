/** The open album: photos to choose, to drag onto each other, and pages to turn. */
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Photo, photoNamed } from '../print-lab/photos.ts';
import { useFlip } from '../print-lab/use-flip.ts';
import type { Spread } from './album.ts';
import * as styles from './album-editor.css.ts';
import { PageTurn, type Turn } from './page-turn.tsx';
import { focusOf, placeOf } from './spread-view.tsx';

/** A pointer that moves less has tapped, px. */
const TAP = 6;

type OpenSpreadProps = {
  spread: Spread;
  /** Its place in the album, from 0. */
  index: number;
  photos: readonly Photo[];
  moving: boolean;
  /** Key of the photo that is chosen. */
  chosen?: number;
  onChoose(key: number): void;
  onSwap(one: number, other: number): void;
  onDelete(key: number): void;
};

type Hand = { key: number; x: number; y: number; dragging: boolean };

export const OpenSpread = memo(function OpenSpread({
  spread,
  index,
  photos,
  moving,
  chosen,
  onChoose,
  onSwap,
  onDelete,
}: OpenSpreadProps) {
  const book = useRef<HTMLDivElement>(null);
  const hand = useRef<Hand>();
  const dragged = useRef(false);
  const turn = useTurn(spread, index, moving);
  useFlip(book, moving);

  /** Key of the photo at a place of the window, other than the one in hand. */
  const printAt = (x: number, y: number) =>
    document
      .elementsFromPoint(x, y)
      .map((element) => element.closest<HTMLElement>('[data-print]')?.dataset.print)
      .filter((key) => key !== undefined)
      .map(Number)
      .find((key) => key !== hand.current?.key);

  const onPointerDown = (event: PointerEvent<HTMLElement>, key: number) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    hand.current = { key, x: event.clientX, y: event.clientY, dragging: false };
    dragged.current = false;
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = hand.current;
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.dragging && Math.hypot(x, y) < TAP) return;
    held.dragging = true;
    const print = event.currentTarget;
    print.dataset.held = '';
    print.style.transform = `translate(${x}px, ${y}px) rotate(2deg) scale(0.9)`;
    mark(book.current, printAt(event.clientX, event.clientY));
  };

  const letGo = (event: PointerEvent<HTMLElement>) => {
    const held = hand.current;
    if (!held) return;
    const other = event.type === 'pointerup' ? printAt(event.clientX, event.clientY) : undefined;
    hand.current = undefined;
    dragged.current = held.dragging;
    const print = event.currentTarget;
    delete print.dataset.held;
    print.style.transform = '';
    mark(book.current, undefined);
    if (held.dragging && other !== undefined) onSwap(held.key, other);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, key: number) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    // The focus goes to its neighbour.
    const { nextElementSibling: next, previousElementSibling: before } = event.currentTarget;
    const neighbour = next ?? before;
    if (neighbour instanceof HTMLElement) neighbour.focus();
    onDelete(key);
  };

  return (
    <div className={styles.book} data-forwards={turn.now?.forwards}>
      <div ref={book} className={styles.paper} data-spread={index}>
        {spread.prints.map(({ key, photo, box }, at) => {
          const shown = photoNamed(photos, photo);
          return (
            <button
              key={key}
              className={styles.print}
              type="button"
              aria-label={`${photo}, photo ${at + 1} of ${spread.prints.length}`}
              aria-pressed={key === chosen}
              data-print={key}
              data-flip={`${spread.key} ${key}`}
              style={placeOf(box)}
              onClick={({ detail }) => {
                // The click at the end of a drag; one by a key has no count.
                if (!dragged.current || detail === 0) onChoose(key);
                dragged.current = false;
              }}
              onPointerDown={(event) => onPointerDown(event, key)}
              onPointerMove={onPointerMove}
              onPointerUp={letGo}
              onPointerCancel={letGo}
              onLostPointerCapture={letGo}
              onKeyDown={(event) => onKeyDown(event, key)}
            >
              <img src={shown.address} alt="" draggable={false} style={focusOf(shown)} />
            </button>
          );
        })}
        {spread.prints.length === 0 && (
          <p className={styles.empty}>An empty spread. Put photos from the table on it.</p>
        )}
      </div>
      <div className={styles.crease} />
      {turn.now && <PageTurn turn={turn.now} photos={photos} onEnd={turn.end} />}
    </div>
  );
});

/** Shows onto which photo the one in hand would go. */
function mark(book: HTMLElement | null, key: number | undefined) {
  for (const print of book?.querySelectorAll<HTMLElement>('[data-print]') ?? []) {
    print.toggleAttribute('data-target', Number(print.dataset.print) === key);
  }
}

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
