/** Where one to three framed pictures are. */
import type { Random } from '../paper/random.ts';
import { frameOf } from './frame-of.ts';
import { type FrameKind, frameHeight, FRAMES, type Place, type Size } from './frames.ts';

/** Where a composition has room for pictures, units. */
export interface Room {
  top: number;
  foot: number;
  /** By default the width of the middle, which phones don't crop. */
  width?: number;
  /** Pictures stand on the foot, almost upright; otherwise they hang in the middle, or lie there. */
  stands?: boolean;
  /** How far beside the middle a single picture is, to either side, units. */
  shift?: number;
  /** Where a phone before the others stands, units; by default a little below the foot. */
  phoneFoot?: number;
}

/** The edge at which a picture is torn off, because more of it could not be read. */
export type TornEdge = 'right' | 'bottom';

export interface Slot {
  /** Position in the card's list of pictures. */
  index: number;
  picture: Size;
  kind: FrameKind;
  place: Place;
  /** Before the first picture, like a phone that stands there; others are behind it. */
  inFront: boolean;
  torn?: TornEdge | undefined;
  /** Size of a picture that is too small for its frame, on a mat, units. */
  mounted?: Size | undefined;
}

/** Width / height of what is shown: a picture between them is shown whole. */
const ASPECTS: Record<FrameKind, { min: number; max: number }> = {
  browser: { min: 0.86, max: 2.3 },
  phone: { min: 0.44, max: 0.62 },
  tablet: { min: 0.6, max: 1.7 },
  print: { min: 0.6, max: 2.4 },
};

/** Outer widths of a picture that is alone and of one beside another, units; in order, first, second and third. */
const WIDTHS: Record<FrameKind, { alone: number; shared: readonly [number, number, number] }> = {
  browser: { alone: 484, shared: [414, 340, 310] },
  phone: { alone: 250, shared: [200, 176, 171] },
  tablet: { alone: 440, shared: [330, 300, 238] },
  print: { alone: 462, shared: [360, 312, 245] },
};

/** How much of a room's height a picture beside another has, and how far those behind look out above it. */
const SHARED = { share: [0.87, 0.84, 0.72], rise: [0, 74, 96] } as const;

/** Small pictures are blurred if they are enlarged more, units per px: it is twice on a sharp screen. */
const MAX_ENLARGEMENT = 1.25;
/** A mat around a small picture: least size, and least margin, units. */
const MAT = { width: 270, height: 200, margin: 30 } as const;

/** Width of a card that phones show, units. */
const SAFE_WIDTH = 492;

/** Between a picture at one side and what phones crop, units. */
const MARGIN = 14;

/** How much lower than the others a phone stands that is before them, units. */
const NEARER = 20;

/** Room that a turned frame needs at its corners, units. */
const CORNERS = 8;

const aspectOf = ({ width, height }: Size) => width / height;

/** What is shown of a picture, and where it is torn off. Phones and tablets scroll: their edge needs no tear. */
function shownOf(kind: FrameKind, picture: Size): { aspect: number; torn?: TornEdge } {
  const { min, max } = ASPECTS[kind];
  const aspect = Math.max(min, Math.min(max, aspectOf(picture)));
  const tears = kind === 'browser' || kind === 'print';
  if (!tears || aspect === aspectOf(picture)) return { aspect };
  return { aspect, torn: aspect === max ? 'right' : 'bottom' };
}

type Fitted = Size & Pick<Slot, 'kind' | 'torn' | 'mounted'>;

/** The frame of a picture, at most this wide and this high, units. */
function fit(kind: FrameKind, picture: Size, width: number, maxHeight: number): Fitted {
  const shown = shownOf(kind, picture);
  const full = frameHeight(kind, width, shown.aspect);
  const wide = full <= maxHeight ? width : width * (maxHeight / full);
  const { side } = FRAMES[kind];
  const sharp = Math.min(picture.width, picture.height * shown.aspect) * MAX_ENLARGEMENT;
  if (sharp >= wide - 2 * side)
    return {
      kind,
      torn: shown.torn,
      width: wide,
      height: frameHeight(kind, wide, shown.aspect),
    };
  return { kind: 'print' as const, ...mount(sharp, shown.aspect, width, maxHeight) };
}

/** A print with a mat around a small picture. */
function mount(sharp: number, aspect: number, maxWidth: number, maxHeight: number) {
  const { side, top, bottom } = FRAMES.print;
  const room = {
    width: maxWidth - 2 * (side + MAT.margin),
    height: maxHeight - top - bottom - 2 * MAT.margin,
  };
  const width = Math.max(1, Math.min(sharp, room.width, room.height * aspect));
  const mounted = { width, height: width / aspect };
  const outer = (min: number, inner: number) => Math.max(min, inner + 2 * MAT.margin);
  return {
    mounted,
    width: outer(MAT.width, mounted.width) + 2 * side,
    height: outer(MAT.height, mounted.height) + top + bottom,
  };
}

/** Lays out pictures around the first one. */
export function layOut(
  pictures: readonly Size[],
  requestedKind: FrameKind | undefined,
  room: Room,
  random: Random,
): Slot[] {
  const isAlone = pictures.length === 1;
  const isPhone = pictures[0] && frameOf(pictures[0], requestedKind) === 'phone';
  const hasPhoneBefore = !isPhone && pictures[1] && frameOf(pictures[1], requestedKind) === 'phone';
  // Pages begin at the left: a phone before one stands at the right.
  const side = hasPhoneBefore || random.chance(0.5) ? 1 : -1;
  const lean = side * (room.stands ? random.between(0.5, 1.2) : random.between(1.4, 3));
  const half = (room.width ?? SAFE_WIDTH) / 2;
  const within = (x: number, { width }: Size) => {
    const maxOffset = Math.max(0, half - width / 2);
    return Math.max(308 - maxOffset, Math.min(308 + maxOffset, x));
  };
  return pictures.slice(0, 3).map((picture, index): Slot => {
    const position = index as 0 | 1 | 2;
    const frame = frameOf(picture, requestedKind);
    const widths = WIDTHS[frame];
    const width = Math.min(
      isAlone ? widths.alone : widths.shared[position],
      room.width ?? Infinity,
    );
    const share = isAlone ? 1 : SHARED.share[position];
    const maxHeight = (room.foot - room.top - 2 * CORNERS) * share;
    const { kind, torn, mounted, ...size } = fit(frame, picture, width, maxHeight);
    const slot = { index, picture, kind, torn, mounted };
    const rise = SHARED.rise[position];
    const upright = room.foot - CORNERS - size.height / 2 - (index && kind !== 'phone' ? rise : 0);
    const hung = (room.top + room.foot) / 2 + (isAlone ? 0 : 30) - (index ? rise : 0);
    const highest = room.top + CORNERS + size.height / 2;
    const y = Math.max(highest, room.stands ? upright : Math.min(hung, upright));
    if (index === 0) {
      const x = isAlone
        ? 308 -
          side * Math.min(room.shift ?? 0, Math.max(0, (SAFE_WIDTH - size.width) / 2 - MARGIN))
        : within(308 - side * (isPhone ? 96 : hasPhoneBefore ? 44 : 24), size);
      return { ...slot, place: { x, y, ...size, turn: -lean }, inFront: false };
    }
    if (index === 1) {
      const inFront = kind === 'phone' && !isPhone;
      const beside = kind === 'phone' || isPhone ? 104 : 62;
      // It may stand out of the room, as far as phones show it.
      const edge = (SAFE_WIDTH - size.width) / 2;
      const x = inFront ? 308 + edge : within(308 + side * beside, size);
      const foot = (room.phoneFoot ?? room.foot + NEARER) - size.height / 2;
      const place = { x, y: inFront ? foot : y, ...size, turn: lean * 1.6 };
      return { ...slot, place, inFront };
    }
    const x = within(isPhone ? 308 : 308 - side * 92, size);
    return { ...slot, place: { x, y, ...size, turn: -lean * 2 }, inFront: false };
  });
}
