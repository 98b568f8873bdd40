import { circle, rectangle, type Point } from '../paper/geometry.ts';
import { type Cut, paper, type Sheet } from '../paper/paper.ts';
import type { Slot } from './layout.ts';
import { tornRectangle } from './torn-edge.ts';
import { moved, shape, type Inks } from '../paper/inks.ts';

export type FrameKind = 'browser' | 'phone' | 'tablet' | 'print';

/** A part of a picture, and how large it is shown. */
export interface PictureUse {
  /** Position in the card's list of pictures. */
  picture: number;
  /** What is shown of it, px of the picture. */
  crop: { left: number; top: number; width: number; height: number };
  /** Size on the card, units. */
  width: number;
  height: number;
}

/** Where a framed picture is: its middle, and its size without a turn, units and degrees. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
}

/** A picture that is ready to be held by something. */
export interface Framed extends Pick<Slot, 'index' | 'kind' | 'place' | 'inFront'> {
  sheets: readonly Sheet[];
  use: PictureUse;
}

export interface Size {
  width: number;
  height: number;
}

/** The picture itself, cut to an outline if there is one. */
export const image = (
  use: number,
  x: number,
  y: number,
  { width, height }: Size,
  outline = rectangle(x, y, width, height),
): Inks => [{ d: outline, color: '', picture: { use, x, y, width, height } }];

/**
 * The part of a picture that fills a window; by default it begins at the upper left, like pages.
 * @param focus what must be seen, shares of width and height
 * @param at where in the window that is, if there is enough picture around it
 */
export function cropTo(picture: Size, window: Size, focus: Point = [0, 0], at: Point = [0.5, 0.5]) {
  const aspect = window.width / window.height;
  const width = Math.min(picture.width, picture.height * aspect);
  const height = Math.min(picture.height, width / aspect);
  const start = (share: number, part: number, whole: number, place: number) =>
    Math.floor(Math.max(0, Math.min(whole - part, share * whole - part * place)));
  return {
    left: start(focus[0], width, picture.width, at[0]),
    top: start(focus[1], height, picture.height, at[1]),
    width: Math.max(1, Math.floor(width)),
    height: Math.max(1, Math.floor(height)),
  };
}

interface Frame {
  /** Border around the picture, units: left and right, top, bottom. */
  side: number;
  top: number;
  bottom: number;
  radius: number;
  corner: number;
}

export const FRAMES: Record<FrameKind, Frame> = {
  browser: { side: 9, top: 40, bottom: 9, radius: 15, corner: 5 },
  phone: { side: 11, top: 22, bottom: 24, radius: 34, corner: 24 },
  tablet: { side: 19, top: 19, bottom: 19, radius: 24, corner: 8 },
  print: { side: 14, top: 14, bottom: 34, radius: 2, corner: 0 },
};

/** The outer height of a frame of a given width around a picture of a given aspect. */
export function frameHeight(kind: FrameKind, width: number, aspect: number): number {
  const { side, top, bottom } = FRAMES[kind];
  return (width - 2 * side) / aspect + top + bottom;
}

/**
 * Frames a picture: a board of two sheets, the picture, and what belongs to such a thing.
 * @param focus what must be seen, shares of width and height; by default the upper left
 */
export function frame(slot: Slot, focus: Point = [0, 0]): Framed {
  const { index, picture, kind, place, inFront, mounted, torn } = slot;
  const { side, top, bottom, radius, corner } = FRAMES[kind];
  const [left, up] = [-place.width / 2, -place.height / 2];
  const window = { width: place.width - 2 * side, height: place.height - top - bottom };
  const shown = mounted ?? window;
  const put = (inks: Inks, cut: Cut) => paper(moved(inks, place), cut);
  const outline = (x: number, y: number, { width, height }: Size, round: number, seed: number) =>
    torn ? tornRectangle(x, y, width, height, torn, seed) : rectangle(x, y, width, height, round);
  const isDark = kind === 'phone' || kind === 'tablet';
  const board = outline(left, up, place, radius, index);
  const hole = outline(left + side, up + top, window, corner, index + 40);
  const y = up + top + (window.height - shown.height) / 2;
  const print = image(index, -shown.width / 2, y, shown, mounted ? undefined : hole);
  const backing = shape(board, isDark ? 'ink deep 50' : 'cream deep 42');
  const sheets = [
    put(moved(backing, { x: 3, y: 4 }), 'hung'),
    put(shape(board, isDark ? 'ink' : 'cream'), 'thing 2'),
    // A colored mat, on which a small picture lies.
    ...(mounted ? [put(shape(hole, 'light middle 35'), 'glued')] : []),
    put(print, 'thread'),
    ...details(kind, place).map(([d, color, cut]) => put(shape(d, color), cut)),
  ];
  const crop = cropTo(picture, shown, focus);
  return { index, kind, place, inFront, sheets, use: { picture: index, crop, ...shown } };
}

/** The dots and the address strip of a browser, a phone's speaker, a tablet's button. */
function details(kind: FrameKind, { width, height }: Size): [d: string, color: string, cut: Cut][] {
  const [left, up] = [-width / 2, -height / 2];
  switch (kind) {
    case 'phone':
      return [[rectangle(-22, up + 8, 44, 6, 3), 'ink cream 35', 'thread']];
    case 'tablet':
      return [[circle(left + 9.5, 0, 3.4), 'ink cream 40', 'thread']];
    case 'browser':
      return [
        [circle(left + 24, up + 21, 6), 'warm-deep', 'thing 2'],
        [circle(left + 43, up + 21, 6), 'warm', 'thing 2'],
        [circle(left + 62, up + 21, 6), 'accent', 'thing 2'],
        [rectangle(left + 92, up + 12, width - 112, 18, 9), 'cream deep 20', 'glued'],
      ];
    default:
      return [];
  }
}

/** A point of a framed thing, in the card's coordinates: shares of its width and height from its middle, -0.5 to 0.5. */
export function pointOn({ x, y, width, height, turn }: Place, across: number, down: number): Point {
  const radians = (turn * Math.PI) / 180;
  const [dx, dy] = [across * width, down * height];
  return [
    x + dx * Math.cos(radians) - dy * Math.sin(radians),
    y + dx * Math.sin(radians) + dy * Math.cos(radians),
  ];
}
