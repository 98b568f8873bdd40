/** The board with the text, a strip beneath each line and a mark at each break. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#app/demo-kit/controls/button.tsx';
import { isLastAlone } from './lines.ts';
import { Mark } from './marks.tsx';
import type { PlacedLine } from './measure.ts';
import * as styles from './line-breaks.css.ts';

/** How far a strip reaches beyond its line at both ends, px. */
const STRIP_OVERHANG_PX = 10;
/** From the end of a line to the middle of its mark, px. */
const MARK_DISTANCE_PX = 15;

type BoardProps = {
  /** The text in `box`. */
  text: string;
  lines: readonly PlacedLine[];
  /** Receives the text for measuring. */
  box: RefObject<HTMLDivElement>;
};

export function Board({ text, lines, box }: BoardProps) {
  const page = useRef<HTMLDivElement>(null);
  const below = useLinesBelow(page, lines);
  // The caret stays in view while text is added at its end.
  useEffect(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement) || field.selectionEnd < field.value.length) return;
    page.current?.scrollTo({ top: page.current.scrollHeight });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- not when the width changes
  }, [text]);
  const lonely = isLastAlone(text, lines) ? lines.length - 1 : -1;
  /** Scrolls the last line that was seen, which the button covers, to the top. */
  const showMore = () => {
    const top = lines.at(-1 - (below ?? 0))?.top ?? 0;
    const box = page.current;
    if (!box) return;
    // At the end the button disappears.
    if (top >= box.scrollHeight - box.clientHeight) box.focus({ preventScroll: true });
    box.scrollTo({ top });
  };
  return (
    <div className={styles.frame}>
      <div
        ref={page}
        className={styles.page}
        data-page=""
        // Focusable, so that it can be scrolled by keys.
        {...(below !== undefined && { tabIndex: 0, role: 'group', 'aria-label': 'Text' })}
      >
        <div className={styles.content}>
          <div className={styles.strips} aria-hidden="true">
            {lines.map(({ start, end, at, left, top, width, height, endsLeft }, index) => (
              <div key={start}>
                {width > 0 && (
                  <div
                    className={styles.strip}
                    data-strip=""
                    data-lonely={index === lonely ? '' : undefined}
                    style={{
                      left: left - STRIP_OVERHANG_PX,
                      top,
                      width: width + 2 * STRIP_OVERHANG_PX,
                      height,
                    }}
                  />
                )}
                <div
                  key={end}
                  className={styles.place}
                  data-break={at}
                  style={{
                    left: endsLeft ? left - MARK_DISTANCE_PX : left + width + MARK_DISTANCE_PX,
                    top: top + height,
                  }}
                >
                  <Mark at={at} />
                </div>
              </div>
            ))}
          </div>
          {/* Not translated, because its characters are measured (measure.ts). */}
          <div ref={box} className={styles.text} data-text="" dir="auto" translate="no" />
        </div>
      </div>
      <div className={styles.below} data-below={below ? '' : undefined}>
        <Button className={styles.more} onPress={showMore}>
          <span>
            {`${below} more ${below === 1 ? 'line' : 'lines'} `}
            <span aria-hidden="true">↓</span>
          </span>
        </Button>
      </div>
    </div>
  );
}

/** How many lines are hidden below the edge of the page; undefined if the page doesn't scroll. */
function useLinesBelow(page: RefObject<HTMLDivElement>, lines: readonly PlacedLine[]) {
  const [below, setBelow] = useState<number>();
  useEffect(() => {
    const box = page.current;
    if (!box) return undefined;
    const count = () => {
      const { scrollTop, clientHeight, scrollHeight } = box;
      const edge = scrollTop + clientHeight;
      const hidden = lines.filter(({ top, height }) => top + height > edge + 1);
      setBelow(scrollHeight > clientHeight + 1 ? hidden.length : undefined);
    };
    count();
    box.addEventListener('scroll', count, { passive: true });
    return () => box.removeEventListener('scroll', count);
  }, [page, lines]);
  return below;
}
