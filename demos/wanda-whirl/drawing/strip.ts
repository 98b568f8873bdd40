/** A twisted and bent strip of paper, for drawing and printing. */
import { type Curve, spot } from './curve.ts';

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

/** A strip of even width along a curve, such as a thread. @param half half its width, px */
export const bandAlong = (curve: Curve, half: number): Strip => ({
  length: curve.length,
  half,
  detail: 7,
  runs: [],
  place: (along, beside) => curve.place(along, beside * half),
});

/** Adds a line to `spot`, or starts the path there. */
export function addSpot(path: Path2D, begin: boolean) {
  if (begin) path.moveTo(spot.x, spot.y);
  else path.lineTo(spot.x, spot.y);
}

/** Adds the part of a strip between two distances along it and two offsets beside it. */
export function addBand(
  path: Path2D,
  { place, detail }: Strip,
  from: number,
  until: number,
  one = -1,
  other = 1,
) {
  const pieces = Math.max(1, Math.ceil((until - from) / detail));
  for (let i = 0; i <= pieces; i++) {
    place(from + ((until - from) * i) / pieces, one);
    addSpot(path, i === 0);
  }
  for (let i = pieces; i >= 0; i--) {
    place(from + ((until - from) * i) / pieces, other);
    addSpot(path, false);
  }
  path.closePath();
}

/** Adds a round spot printed on a strip. */
export function addDot(path: Path2D, strip: Strip, along: number, beside: number, radius: number) {
  const corners = radius > 3 ? 12 : 7;
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * Math.PI * 2;
    strip.place(along + Math.cos(angle) * radius, beside + (Math.sin(angle) * radius) / strip.half);
    addSpot(path, i === 0);
  }
  path.closePath();
}
