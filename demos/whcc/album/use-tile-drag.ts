/** Drags a spread to another position in the overview; the others make room. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useDrag } from '#app/demo-kit/pointer/use-drag.ts';
import { add, type Point, subtract, type Vector } from '#app/demo-kit/vector.ts';
import { type Album, moveSpread } from './album.ts';

type Held = {
  key: number;
  tile: HTMLElement;
  /** Position of the pointer on the tile, px. */
  grip: Vector;
  at: Point;
  /** Where it would be dropped. */
  index: number;
};

/** Layout position of an element of the list in the window, without its transform, px. */
function cornerOf(list: HTMLElement, { offsetLeft, offsetTop }: HTMLElement): Point {
  const { left, top } = list.getBoundingClientRect();
  return add([left, top - list.scrollTop], [offsetLeft, offsetTop]);
}

/** Index of the tile at a point of the window; -1 if there is none. */
const indexAt = (list: HTMLElement, point: Point) =>
  [...list.children].findIndex((tile) => {
    if (!(tile instanceof HTMLElement)) return false;
    const [x, y] = subtract(point, cornerOf(list, tile));
    return x >= 0 && x < tile.offsetWidth && y >= 0 && y < tile.offsetHeight;
  });

/**
 * @param list of the spreads' `[data-tile]`
 * @returns the album as it would be on release, the key of the dragged spread, and handlers for the list
 */
export function useTileDrag(
  list: RefObject<HTMLElement>,
  album: Album,
  onMove: (key: number, to: number) => void,
) {
  /** Drop position of the dragged spread. */
  const [room, setRoom] = useState<{ key: number; index: number }>();
  const dragged = useRef<Held>();

  const placeTile = () => {
    if (!dragged.current || !list.current) return;
    const { tile, grip, at } = dragged.current;
    const [x, y] = subtract(subtract(at, grip), cornerOf(list.current, tile));
    tile.style.transform = `translate(${x}px, ${y}px) rotate(-2deg)`;
  };
  // Its layout position changes as the others make room.
  useLayoutEffect(placeTile);

  const indexOf = (key: number) => album.spreads.findIndex((spread) => spread.key === key);
  const handlers = useDrag<Held>({
    press({ target, clientX, clientY, pointerType }) {
      if (!(target instanceof Element)) return undefined;
      const tile = target.closest<HTMLElement>('[data-tile]');
      // A finger drags only by the handle; elsewhere it scrolls the page.
      if (!tile || (pointerType === 'touch' && !target.closest('[data-grip]'))) return undefined;
      const { left, top } = tile.getBoundingClientRect();
      const at: Point = [clientX, clientY];
      const key = Number(tile.dataset.tile);
      return { key, tile, grip: subtract(at, [left, top]), at, index: indexOf(key) };
    },
    start({ held }) {
      dragged.current = held;
      setRoom({ key: held.key, index: held.index });
    },
    move({ held, at }) {
      held.at = at;
      const index = list.current ? indexAt(list.current, at) : -1;
      if (index >= 0 && index !== held.index) {
        held.index = index;
        setRoom({ key: held.key, index });
      }
      placeTile();
    },
    drop({ held: { key, index } }) {
      if (index !== indexOf(key)) onMove(key, index);
    },
    end({ held: { tile } }) {
      dragged.current = undefined;
      tile.style.transform = '';
      setRoom(undefined);
    },
  });
  return {
    shown: room ? moveSpread(album, room.key, room.index) : album,
    held: room?.key,
    handlers,
  };
}
