/** Measures the positions of the characters of a text. */
import { findLines, isBlank, type Line } from './lines.ts';
import type { Wrap } from './texts.ts';

/** A text and its layout settings. */
export type Setting = {
  text: string;
  /** Px. */
  width: number;
  wrap: Wrap;
};

/** Sets the text of a box, as its only node. */
export function layOut(box: HTMLElement, { text, width, wrap }: Setting) {
  box.textContent = text;
  box.style.width = `${width}px`;
  box.style.setProperty('text-wrap', wrap);
}

/** A line, its position in the box, px, and whether it ends at the left, as Arabic does. */
export type PlacedLine = Line & {
  left: number;
  top: number;
  width: number;
  height: number;
  endsLeft: boolean;
};

/** The upper edge of a part of a text, px of the window. */
const topIn = (node: Text, range: Range) => (from: number, to: number) => {
  range.setStart(node, from);
  range.setEnd(node, to);
  // At a break some browsers add an empty rectangle on the line before.
  return [...range.getClientRects()].at(-1)?.top ?? 0;
};

const lineHeightOf = (box: HTMLElement) => Number.parseFloat(getComputedStyle(box).lineHeight);

/** Where lines of the text in a box can start, as indexes: where they do without any room. */
export function findStarts(box: HTMLElement): Set<number> {
  const tight = box.cloneNode(true) as HTMLElement;
  Object.assign(tight.style, { position: 'absolute', width: '0', overflowWrap: 'normal' });
  box.after(tight);
  try {
    const node = tight.firstChild;
    if (!(node instanceof Text)) return new Set();
    const topOf = topIn(node, document.createRange());
    const lines = findLines(node.data, topOf, lineHeightOf(tight) / 2);
    return new Set(lines.map(({ start }) => start));
  } finally {
    tight.remove();
  }
}

/**
 * Measures the lines of the text in a box, by the rectangles of ranges.
 * @param box with one text node, or empty
 * @param starts where lines can start (`findStarts`)
 */
export function measureLines(box: HTMLElement, starts: ReadonlySet<number>): PlacedLine[] {
  const node = box.firstChild;
  if (!(node instanceof Text)) return [];
  const range = document.createRange();
  const linePx = lineHeightOf(box);
  const { left, top } = box.getBoundingClientRect();
  const endsLeft = getComputedStyle(box).direction === 'rtl';
  const canStart = (index: number) => starts.has(index);
  const lines = findLines(node.data, topIn(node, range), linePx / 2, canStart);
  return lines.map((line, index) => {
    // Browsers disagree about the rectangle of a blank line.
    if (isBlank(line)) {
      const side = endsLeft ? box.clientWidth : 0;
      return { ...line, left: side, top: index * linePx, width: 0, height: linePx, endsLeft };
    }
    range.setStart(node, line.start);
    range.setEnd(node, line.end);
    const all = [...range.getClientRects()];
    const { top: lineTop = 0, height = linePx } = all.at(-1) ?? {};
    // A hyphen on the line before belongs to the range of a line that starts after it.
    const rects = all.filter((rect) => rect.top > lineTop - linePx / 2);
    const start = Math.min(...rects.map((rect) => rect.left));
    const end = Math.max(...rects.map((rect) => rect.right));
    return {
      ...line,
      left: start - left,
      top: Math.min(...rects.map((rect) => rect.top)) - top,
      width: end - start,
      height,
      endsLeft,
    };
  });
}
