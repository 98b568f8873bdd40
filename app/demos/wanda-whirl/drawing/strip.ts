/** A strip of paper that can be drawn and printed on, however it is turned and bent. */
import { spot } from './curve.ts';

/** A piece of a strip that shows one of its sides. */
export type Run = { from: number; to: number; front: boolean };

export type Strip = {
  /** Length and half the breadth of the flat paper, px. */
  length: number;
  half: number;
  /** Corners of an outline may be so far apart, px. */
  detail: number;
  runs: readonly Run[];
  /** Sets `spot`: px along the strip, and beside it from -1 (one edge) to 1 (the other). */
  place(along: number, beside: number): void;
};

/** Goes to `spot`, or begins there. */
export function to(path: Path2D, begin: boolean) {
  if (begin) path.moveTo(spot.x, spot.y);
  else path.lineTo(spot.x, spot.y);
}

/** Adds the part of a strip between two distances along it and two lines beside it. */
export function addBand(
  path: Path2D,
  { place, detail }: Strip,
  from: number,
  until: number,
  one: number,
  other: number,
) {
  const pieces = Math.max(1, Math.ceil((until - from) / detail));
  for (let i = 0; i <= pieces; i++) {
    place(from + ((until - from) * i) / pieces, one);
    to(path, i === 0);
  }
  for (let i = pieces; i >= 0; i--) {
    place(from + ((until - from) * i) / pieces, other);
    to(path, false);
  }
  path.closePath();
}

/** Adds a round spot printed on a strip. */
export function addDot(path: Path2D, strip: Strip, along: number, beside: number, radius: number) {
  const corners = radius > 3 ? 12 : 7;
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * Math.PI * 2;
    strip.place(along + Math.cos(angle) * radius, beside + (Math.sin(angle) * radius) / strip.half);
    to(path, i === 0);
  }
  path.closePath();
}
