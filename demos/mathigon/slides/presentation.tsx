/** The slides as a book on the whole screen. Its pages turn with a finger, a click or a key. */
import { type MouseEvent, useRef, useState } from 'react';
import { Button } from '#app/demo-kit/controls/button.tsx';
import { Notice } from '#app/demo-kit/notice/notice.tsx';
import { useDrag } from '#app/demo-kit/pointer/use-drag.ts';
import { clamp } from '#app/demo-kit/vector.ts';
import { runCommand } from '../shared/commands.tsx';
import { usePieceMotion } from '../shared/piece-motion.ts';
import { SWIPE_PX } from './big-slide.tsx';
import { MotifPicture } from './motif.tsx';
import { Pager } from './pager.tsx';
import * as styles from './presentation.css.ts';
import { useFullScreen } from './use-full-screen.ts';
import type { SlidesStore } from './use-slides.ts';

/** A click in this share of the width, at the left, turns back. */
const BACK_SHARE = 0.3;

/** Rotation of a page that has been turned over, and of the last one, which can't be, degrees. */
const TURNED_DEG = -105;
const LAST_DEG = -14;

export function Presentation({ store }: { store: SlidesStore }) {
  const { deck, page, turn, notice, present } = store;
  const dialog = useRef<HTMLDialogElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const book = useRef<HTMLDivElement>(null);
  useFullScreen(dialog, screen, present.onPress);
  /** How far a finger has turned: from -1, to the next page, to 1. */
  const [share, setShare] = useState<number>();
  const { turns, reveal } = useTurns(page);
  usePieceMotion(book, turns, { pieces: '[data-shown] path', appear: true });

  const drag = useDrag<true>({
    press: () => true,
    move({ by: [dx] }) {
      setShare(clamp(dx / (book.current?.clientWidth || 1), -1, 1));
    },
    drop({ by: [dx] }) {
      if (Math.abs(dx) < SWIPE_PX) return;
      const by = dx < 0 ? 1 : -1;
      reveal(page + by);
      runCommand(turn(by));
    },
    end: () => setShare(undefined),
  });
  const onClick = ({ clientX, currentTarget }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    runCommand(turn((clientX - left) / width < BACK_SHARE ? -1 : 1));
  };
  const last = deck.slides.length - 1;
  /** Rotation of a page under a finger, degrees. */
  const heldAt = (index: number) => {
    if (share === undefined) return undefined;
    if (share < 0 && index === page) return -share * (page < last ? TURNED_DEG : LAST_DEG);
    return share > 0 && index === page - 1 ? (1 - share) * TURNED_DEG : undefined;
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Presentation"
      onCancel={present.onPress}
    >
      <div ref={screen} className={styles.screen} tabIndex={-1} data-presentation>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the demo's root handles keys */}
        <div className={styles.room} data-book onClick={onClick} {...drag}>
          <div ref={book} className={styles.book}>
            {deck.slides.map(({ id, motif, title }, index) => {
              const held = heldAt(index);
              return (
                <div
                  key={id}
                  className={styles.sheet}
                  data-shown={index === page ? '' : undefined}
                  data-turned={index < page ? '' : undefined}
                  data-held={held === undefined ? undefined : ''}
                  style={{
                    zIndex: deck.slides.length - index,
                    transform: held === undefined ? undefined : `rotateY(${held}deg)`,
                  }}
                >
                  <MotifPicture motif={motif} title={title} />
                  <span className={styles.number}>{index + 1}</span>
                </div>
              );
            })}
          </div>
        </div>
        <div className={styles.status} aria-live="polite">
          <Notice className={styles.message} shown={notice}>
            {`Slide ${page + 1} of ${deck.slides.length}`}
          </Notice>
        </div>
        <div className={styles.controls}>
          <Button className={styles.close} onPress={present.onPress}>
            Close
          </Button>
          <Pager store={store} />
        </div>
      </div>
    </dialog>
  );
}

/** How often another page has been shown that wasn't revealed before; 1 when the book opens. */
function useTurns(page: number) {
  const [shown, setShown] = useState<{ page: number; turns: number; revealed?: number }>({
    page,
    turns: 1,
  });
  if (shown.page !== page)
    setShown({ page, turns: shown.turns + (page === shown.revealed ? 0 : 1) });
  return {
    turns: shown.turns,
    /** Notes the page that a finger reveals: it was seen under the one before, so its cuts don't appear again. */
    reveal: (revealed: number) => setShown((now) => ({ ...now, revealed })),
  };
}
