/** Moves a photo behind its frame with one finger or the mouse; two fingers also zoom. */
import { type PointerEvent, useRef } from 'react';

type Point = { x: number; y: number };
export type CropMove = Point & { zoomBy: number };

/** The center of all pointers, and their mean distance from it. */
function measure(points: readonly Point[]) {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const reach = Math.max(...points.map((point) => Math.hypot(point.x - x, point.y - y)));
  return { x, y, reach };
}

export function useCropDrag(onMove: (move: CropMove) => void) {
  const pointers = useRef(new Map<number, Point>());
  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.has(event.pointerId)) return;
    const before = measure([...pointers.current.values()]);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = measure([...pointers.current.values()]);
    const zoomBy = before.reach > 0 ? now.reach / before.reach : 1;
    onMove({ x: now.x - before.x, y: now.y - before.y, zoomBy });
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
  };
  return { down, move, up };
}
