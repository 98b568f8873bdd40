import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { observeSize } from '#app/demo-kit/use-size.ts';
import { findStarts, layOut, measureLines, type PlacedLine, type Setting } from './measure.ts';

const isSame = (one: readonly PlacedLine[], other: readonly PlacedLine[]) =>
  JSON.stringify(one) === JSON.stringify(other);

const sizeOf = (box: HTMLElement | null) => `${box?.offsetWidth} ${box?.offsetHeight}`;

/** Lays out a text in a box and returns its lines, updated whenever they may have changed. */
export function useLines(
  box: RefObject<HTMLElement>,
  { text, width, wrap }: Setting,
  fail: (error: unknown) => void,
): readonly PlacedLine[] {
  const [lines, setLines] = useState<readonly PlacedLine[]>([]);
  /** Size of the box when its lines were measured. */
  const measuredSize = useRef('');
  /** Where lines of the text can start. */
  const known = useRef({ text: '', starts: new Set<number>() });

  const measure = useCallback(() => {
    try {
      measuredSize.current = sizeOf(box.current);
      const { textContent } = box.current ?? {};
      if (box.current && textContent && textContent !== known.current.text) {
        known.current = { text: textContent, starts: findStarts(box.current) };
      }
      const measured = box.current ? measureLines(box.current, known.current.starts) : [];
      setLines((before) => (isSame(before, measured) ? before : measured));
    } catch (error) {
      fail(error);
    }
  }, [box, fail]);

  useEffect(() => {
    // Late fonts and a changed text size also move breaks.
    document.fonts.addEventListener('loadingdone', measure);
    const stop = box.current
      ? observeSize(box.current, () => {
          // Ignores resizes that were already measured.
          if (sizeOf(box.current) !== measuredSize.current) measure();
        })
      : undefined;
    return () => {
      document.fonts.removeEventListener('loadingdone', measure);
      stop?.();
    };
  }, [box, measure]);

  // A layout effect, so that the strips aren't a frame late.
  useLayoutEffect(() => {
    if (box.current) layOut(box.current, { text, width, wrap });
    // oxlint-disable-next-line react/set-state-in-effect -- the output depends on layout
    measure();
  }, [box, text, width, wrap, measure]);
  return lines;
}
