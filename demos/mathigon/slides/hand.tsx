import type { Vector } from '#app/demo-kit/vector.ts';
import { MotifPicture } from './motif.tsx';
import { isTooSmallForTitles, markerSpot, type Shelf, spotOf, styleOf } from './shelf-layout.ts';
import * as styles from './slides.css.ts';
import { copied, type Deck, indexOf } from './slides.ts';

/** Limit of slides shown while dragging; a number shows how many there are. */
const MAX_SHOWN = 3;

type HandProps = {
  /** The slide that is dragged, with the others selected in the deck, its distance, px, and the gap under it. */
  held: { deck: Deck; id: number; by: Vector; gap: number };
  shelf: Shelf;
};

/** The dragged slides, and a marker at the drop position. */
export function Hand({ held: { deck, id, by, gap }, shelf }: HandProps) {
  const { card } = shelf;
  const { x, y } = spotOf(indexOf(deck, id), shelf);
  const marker = markerSpot(gap, shelf);
  const contents = copied(deck);
  return (
    <>
      <span
        className={styles.marker}
        aria-hidden="true"
        data-marker={gap}
        style={{ height: card.height + 12, transform: `translate(${marker.x}px, ${marker.y}px)` }}
      />
      <div
        className={styles.hand}
        aria-hidden="true"
        style={styleOf({ ...card, x: x + by[0], y: y + by[1] - card.height * 0.45 })}
      >
        {contents.slice(0, MAX_SHOWN).map((content, index, shown) => {
          const above = shown.length - 1 - index;
          return (
            <div
              // oxlint-disable-next-line react/no-array-index-key -- the same motif can occur twice
              key={index}
              className={styles.card}
              style={{
                ...card,
                transform: `translate(${above * 8}px, ${above * -6}px) rotate(${above * 8 - 4}deg)`,
              }}
            >
              <MotifPicture {...content} cropped={isTooSmallForTitles(shelf)} />
            </div>
          );
        })}
        {contents.length > 1 && <span className={styles.badge}>{contents.length}</span>}
      </div>
    </>
  );
}
