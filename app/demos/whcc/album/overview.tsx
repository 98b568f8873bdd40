/** All spreads at a glance, to rearrange by hand or by buttons. */
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Photo } from '../shared/photos.ts';
import { useFlip } from '../../kit/use-flip.ts';
import { type Album, describeSpread, moveSpread } from './album.ts';
import * as styles from './album.css.ts';
import type { DropTarget } from './drop.ts';
import { SpreadView } from './spread-view.tsx';

/** A pointer that moves less is a tap, px. */
const TAP_SLOP_PX = 6;

type Hand = {
  key: number;
  /** Position of the pointer on the spread, px. */
  at: { x: number; y: number };
  from: { x: number; y: number };
  last: { x: number; y: number };
  dragging: boolean;
};

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
  const hand = useRef<Hand>();
  const dragged = useRef(false);
  /** Drop position of the dragged spread, for which the others make room. */
  const [room, setRoom] = useState<{ key: number; at: number }>();
  const shown = room ? moveSpread(album, room.key, room.at) : album;
  useFlip(list, { attribute: 'data-flip', moving });

  const carry = () => {
    const item = list.current?.querySelector<HTMLElement>('[data-held]');
    const taken = hand.current;
    if (!item || !taken || !list.current) return;
    const box = list.current.getBoundingClientRect();
    const x = taken.last.x - box.left - taken.at.x - item.offsetLeft;
    const y = taken.last.y - box.top - taken.at.y - item.offsetTop;
    item.style.transform = `translate(${x}px, ${y}px) rotate(-2deg)`;
  };
  // The others making room changes its layout position.
  useLayoutEffect(carry);

  const placeUnder = (x: number, y: number) => {
    const box = list.current?.getBoundingClientRect();
    const items = [...(list.current?.children ?? [])];
    return items.findIndex((item) => {
      if (!(item instanceof HTMLElement) || !box) return false;
      const [left, top] = [box.left + item.offsetLeft, box.top + item.offsetTop];
      return x >= left && x < left + item.offsetWidth && y >= top && y < top + item.offsetHeight;
    });
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>, key: number) => {
    // A finger drags only by the handle; elsewhere it scrolls the page.
    const grip = event.target instanceof Element && event.target.closest('[data-grip]');
    if (event.button !== 0 || (event.pointerType === 'touch' && !grip)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const from = { x: event.clientX, y: event.clientY };
    const at = { x: from.x - box.left, y: from.y - box.top };
    hand.current = { key, at, from, last: from, dragging: false };
    dragged.current = false;
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const taken = hand.current;
    if (!taken) return;
    taken.last = { x: event.clientX, y: event.clientY };
    const gone = Math.hypot(taken.last.x - taken.from.x, taken.last.y - taken.from.y);
    if (!taken.dragging && gone < TAP_SLOP_PX) return;
    if (!taken.dragging) {
      taken.dragging = true;
      // Captured by the list, because a spread that React moves in the DOM loses its pointer.
      list.current?.setPointerCapture(event.pointerId);
      const item = list.current?.querySelector<HTMLElement>(`[data-flip="${taken.key}"]`);
      if (item) item.dataset.held = '';
    }
    const place = placeUnder(event.clientX, event.clientY);
    if (place >= 0) setRoom({ key: taken.key, at: place });
    carry();
  };

  const letGo = (event: PointerEvent<HTMLElement>) => {
    const taken = hand.current;
    if (!taken) return;
    hand.current = undefined;
    dragged.current = taken.dragging;
    const item = list.current?.querySelector<HTMLElement>('[data-held]');
    if (item) {
      delete item.dataset.held;
      item.style.transform = '';
    }
    const was = album.spreads.findIndex(({ key }) => key === taken.key);
    setRoom(undefined);
    if (event.type === 'pointerup' && taken.dragging && room && room.at !== was) {
      onMove(taken.key, room.at);
    }
  };

  return (
    <ul
      ref={list}
      className={styles.overview}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={(event) => {
        // Ignores the lost implicit capture of the handle when the list takes it over.
        if (event.target === event.currentTarget) letGo(event);
      }}
    >
      {shown.spreads.map((spread, index) => (
        <li
          key={spread.key}
          className={styles.tile}
          data-flip={spread.key}
          onPointerDown={(event) => onPointerDown(event, spread.key)}
        >
          <button
            className={styles.tilePaper}
            type="button"
            data-drop="spread"
            data-key={spread.key}
            data-target={over?.kind === 'spread' && over.key === spread.key ? '' : undefined}
            aria-label={describeSpread(spread, index)}
            aria-pressed={spread.key === chosen}
            onClick={({ detail }) => {
              // Ignores the click at the end of a drag; for a click by key, `detail` is 0.
              if (!dragged.current || detail === 0) onChoose(spread.key);
              dragged.current = false;
            }}
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
