/** Where one to three framed pictures are. */
import type { Random } from '../../paper/random.ts';
import { type FrameKind, frameHeight, type Place, type Size } from './frames.ts';

export interface Slot {
  /** Position in the card's list of pictures. */
  index: number;
  picture: Size;
  kind: FrameKind;
  place: Place;
  /** Before the first picture, like a phone that stands there; others are behind it. */
  inFront: boolean;
}

/** Shapes that look right, width / height: others are cropped to the nearest. */
const ASPECTS: Record<FrameKind, { min: number; max: number }> = {
  browser: { min: 1.12, max: 1.62 },
  phone: { min: 0.46, max: 0.52 },
  tablet: { min: 0.72, max: 1.4 },
  print: { min: 0.74, max: 1.9 },
};

/** Portrait pictures that are narrower than this are of phones, width / height. */
const PHONE_ASPECT = 0.72;

/** Outer widths of a picture that is alone and of one beside another, units; in order, first, second and third. */
const WIDTHS: Record<FrameKind, { alone: number; shared: readonly [number, number, number] }> = {
  browser: { alone: 478, shared: [432, 372, 310] },
  phone: { alone: 250, shared: [186, 186, 171] },
  tablet: { alone: 430, shared: [330, 330, 238] },
  print: { alone: 448, shared: [340, 312, 245] },
};

/** Heights that frames don't exceed, units: from below the title to behind the front sheet. */
const MAX_HEIGHTS = { alone: 520, shared: [450, 430, 360] } as const;

/** Where phones that stand beside something else end: behind the front sheet, units. */
const PHONE_FOOT = 872;

const aspectOf = ({ width, height }: Size) => width / height;

/** The frame of a picture: portrait screenshots are phones, even if others are in browser windows. */
function frameOf(picture: Size, wanted: FrameKind | undefined): FrameKind {
  const isPortrait = aspectOf(picture) < PHONE_ASPECT;
  if (isPortrait && (!wanted || wanted === 'browser')) return 'phone';
  return wanted ?? 'browser';
}

/** The outer size of a frame around a picture, at most so wide and so high, units. */
function sizeOf(kind: FrameKind, picture: Size, width: number, maxHeight: number): Size {
  const { min, max } = ASPECTS[kind];
  const aspect = Math.max(min, Math.min(max, aspectOf(picture)));
  const height = frameHeight(kind, width, aspect);
  if (height <= maxHeight) return { width, height };
  const narrower = width * (maxHeight / height);
  return { width: narrower, height: frameHeight(kind, narrower, aspect) };
}

/**
 * Lays out pictures around the first one.
 * @param y where the first picture's middle is, units
 */
export function layOut(
  pictures: readonly Size[],
  wanted: FrameKind | undefined,
  y: number,
  random: Random,
): Slot[] {
  const side = random.chance(0.5) ? 1 : -1;
  const isAlone = pictures.length === 1;
  const kinds = pictures.map((picture) => frameOf(picture, wanted));
  const isPhone = kinds[0] === 'phone';
  const lean = side * (isPhone ? random.between(3, 6) : random.between(1.6, 3.4));
  return pictures.slice(0, 3).map((picture, index): Slot => {
    const kind = kinds[index] ?? 'browser';
    const position = index as 0 | 1 | 2;
    const size = isAlone
      ? sizeOf(kind, picture, WIDTHS[kind].alone, MAX_HEIGHTS.alone)
      : sizeOf(kind, picture, WIDTHS[kind].shared[position], MAX_HEIGHTS.shared[position]);
    if (index === 0) {
      const x = isAlone ? 308 : 308 - side * (isPhone ? 96 : 30);
      return { index, picture, kind, place: { x, y, ...size, turn: -lean }, inFront: false };
    }
    if (index === 1) {
      const isStanding = kind === 'phone';
      const inFront = isStanding && !isPhone;
      const x = 308 + side * (inFront ? 138 : isStanding ? 110 : 58);
      const place = { x, y: isStanding ? PHONE_FOOT - size.height / 2 : y - 88, ...size };
      return { index, picture, kind, place: { ...place, turn: lean * 1.6 }, inFront };
    }
    const x = isPhone ? 308 : 308 - side * 104;
    const place = { x, y: y - (isPhone ? 60 : 112), ...size, turn: -lean * 3 };
    return { index, picture, kind, place, inFront: false };
  });
}
