/** A twisted and bent strip of paper, for drawing and printing. */
import { spot } from './curve.ts';

/** A part of a strip that shows one side. */
export type Run = { from: number; to: number; front: boolean };

export type Strip = {
  /** Length and half the width of the flat paper, px. */
  length: number;
  half: number;
  /** Maximum distance of points of an outline, px. */
  detail: number;
  runs: readonly Run[];
  /** Sets `spot`: px along the strip, and beside it from -1 (one edge) to 1 (the other). */
  place(along: number, beside: number): void;
};

/** Adds a line to `spot`, or starts the path there. */
export function to(path: Path2D, begin: boolean) {
  if (begin) path.moveTo(spot.x, spot.y);
  else path.lineTo(spot.x, spot.y);
}

/** Adds the part of a strip between two distances along it and two offsets beside it. */
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
