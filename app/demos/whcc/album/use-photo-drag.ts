/** Drags photos between the spread and the table, with a mouse, a pen or a finger. */
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Point } from '../../kit/vector.ts';
import {
  type DropTarget,
  ghostSize,
  type Origin,
  type PhotoDrag,
  sameTarget,
  targetAt,
} from './drop.ts';
import { makeGhost } from './ghost.ts';

/** A pointer that moves less is a tap, px. */
const TAP_SLOP_PX = 6;

/** The areas at a point of the window in which a photo may be dropped, the topmost first. */
const zonesAt = ([x, y]: Point) =>
  document.elementsFromPoint(x, y).flatMap((element) => {
    const zone = element.closest<HTMLElement>('[data-drop]');
    if (!zone) return [];
    const { drop, photo, key = photo } = zone.dataset;
    const kind = drop as DropTarget['kind'];
    return [{ kind, key: Number(key), box: zone.getBoundingClientRect() }];
  });

type Options = {
  root: RefObject<HTMLElement>;
  /** Layer above everything else, for moving pictures. */
  layer: RefObject<HTMLElement>;
  moving: boolean;
  /** Called with the position of the dragged picture when it is released. */
  depart(key: number, from: DOMRect): void;
  onStart(): void;
  onDrop(drag: PhotoDrag): void;
};

export function usePhotoDrag(options: Options) {
  const [drag, setDrag] = useState<PhotoDrag>();
  const latest = useRef(options);
  const dragged = useRef(false);
  const stop = useRef<() => void>();
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => stop.current?.(), []);

  const start = useCallback((event: PointerEvent<HTMLElement>, key: number, origin: Origin) => {
    if (event.button !== 0 || !event.isPrimary) return;
    stop.current?.();
    dragged.current = false;
    const { pointerId } = event;
    const source = event.currentTarget;
    const from = { x: event.clientX, y: event.clientY };
    const listening = new AbortController();
    let ghost: HTMLElement | undefined;
    let grip = { x: 0, y: 0 };
    let now: PhotoDrag = { key, origin };

    const lift = () => {
      const { root, layer, moving, onStart } = latest.current;
      const image = source.querySelector('img');
      if (!image || !layer.current || !root.current) return;
      onStart();
      dragged.current = true;
      const box = source.getBoundingClientRect();
      const aspect =
        origin === 'table' ? image.naturalWidth / image.naturalHeight : box.width / box.height;
      const size = ghostSize(aspect, Math.max(box.width, box.height));
      grip = {
        x: ((from.x - box.x) / box.width) * size.width,
        y: ((from.y - box.y) / box.height) * size.height,
      };
      ghost = makeGhost(layer.current, image, { x: 0, y: 0, ...size });
      ghost.dataset.held = '';
      if (moving) {
        const scale = Math.max(box.width, box.height) / Math.max(size.width, size.height);
        ghost.animate([{ scale, rotate: '0deg' }, {}], { duration: 140, easing: 'ease-out' });
      }
      setDrag(now);
    };

    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const origins = latest.current.layer.current?.getBoundingClientRect();
      if (!ghost || !origins) return;
      const [x, y] = [clientX - origins.x - grip.x, clientY - origins.y - grip.y];
      ghost.style.transform = `translate(${x}px, ${y}px)`;
      const at: Point = [clientX, clientY];
      const over = targetAt(at, zonesAt(at), now);
      const changed = !sameTarget(over, now.over);
      now = { ...now, over };
      if (changed) setDrag(now);
    };

    const end = (dropped: boolean) => {
      stop.current = undefined;
      listening.abort();
      if (!ghost) return;
      latest.current.depart(key, ghost.getBoundingClientRect());
      ghost.remove();
      setDrag(undefined);
      if (dropped && now.over) latest.current.onDrop(now);
    };
    stop.current = () => end(false);

    const on = <Name extends keyof WindowEventMap>(
      name: Name,
      listener: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, listener, { signal: listening.signal, capture: true });

    on('pointermove', (move) => {
      if (move.pointerId !== pointerId) return;
      // There is no event for a release outside the window.
      if (move.pointerType === 'mouse' && move.buttons === 0) {
        end(false);
        return;
      }
      if (!ghost && Math.hypot(move.clientX - from.x, move.clientY - from.y) < TAP_SLOP_PX) return;
      if (!ghost) lift();
      follow(move);
    });
    on('pointerup', (up) => {
      if (up.pointerId !== pointerId) return;
      follow(up);
      end(true);
    });
    on('pointercancel', (canceled) => {
      if (canceled.pointerId === pointerId) end(false);
    });
    on('blur', (blur) => {
      // Only if the window loses the focus, not an element in it.
      if (blur.target === window) end(false);
    });
    on('keydown', (key) => {
      if (key.key !== 'Escape' || !ghost) return;
      // Otherwise Escape would close the page.
      key.preventDefault();
      key.stopPropagation();
      end(false);
    });
  }, []);

  /** Whether a click is the end of a drag. For a click by key, `detail` is 0. */
  const endsDrag = useCallback((detail: number) => {
    const was = dragged.current && detail > 0;
    dragged.current = false;
    return was;
  }, []);

  return { drag, start, endsDrag };
}
