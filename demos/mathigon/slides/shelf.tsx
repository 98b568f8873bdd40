/** The slides on shelves, which can be selected and dragged. */
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDragScope } from '#app/demo-kit/pointer/use-drag.ts';
import { useSize } from '#app/demo-kit/use-size.ts';
import type { Vector } from '#app/demo-kit/vector.ts';
import { Card } from './card.tsx';
import { Hand } from './hand.tsx';
import {
  gapUnder,
  isTooSmallForTitles,
  partedSpotOf,
  rowsOf,
  shelfOf,
  styleOf,
} from './shelf-layout.ts';
import * as styles from './slides.css.ts';
import { heldWith, indexOf, moveTo } from './slides.ts';
import { useBand } from './use-band.ts';
import type { SlidesStore } from './use-slides.ts';

function focusSlide(shelves: HTMLElement | null, id: number | undefined) {
  const slide = shelves?.querySelector<HTMLElement>(`[data-slide="${id}"]`);
  slide?.focus({ preventScroll: true });
}

export function Shelf({ store }: { store: SlidesStore }) {
  const { deck, several, pick, select, arrange } = store;
  const { current } = deck;
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const shelf = shelfOf(width);
  const scope = useDragScope();
  const [drag, setDrag] = useState<{ id: number; by: Vector }>();

  // The focus on a slide follows the current one.
  useEffect(() => {
    if (box.current?.querySelector('[data-slide]:focus')) focusSlide(box.current, current);
  }, [current]);

  const hold = (id: number, by: Vector) => ({
    deck: heldWith(deck, id, several),
    id,
    by,
    gap: gapUnder(deck, id, by, shelf),
  });
  const held = drag && indexOf(deck, drag.id) >= 0 ? hold(drag.id, drag.by) : undefined;

  const adds = (event: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>) =>
    several || event.shiftKey || event.ctrlKey || event.metaKey;
  const { band, onPointerDown } = useBand({
    deck,
    shelf,
    scope,
    adds,
    onSelect(ids) {
      select(ids);
      focusSlide(box.current, current);
    },
  });
  const onGroundClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget && !adds(event)) select(new Set());
  };
  const onSlideClick = (event: MouseEvent, id: number) => {
    const toggles = several || event.ctrlKey || event.metaKey;
    pick(id, event.shiftKey ? 'range' : toggles ? 'toggle' : 'only');
  };

  const selected = band?.selected ?? (held?.deck ?? deck).selected;
  const rows = rowsOf(shelf);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys select the slides themselves
    <div
      ref={box}
      className={styles.shelves}
      data-shelves
      style={{ height: rows * shelf.down }}
      onPointerDown={onPointerDown}
      onClick={onGroundClick}
    >
      {Array.from({ length: rows }, (_, row) => (
        <span
          key={row}
          className={styles.plank}
          style={{ top: row * shelf.down + shelf.card.height }}
        />
      ))}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select holds no pictures
        role="listbox"
        aria-label="Slides"
        aria-multiselectable="true"
        aria-orientation="horizontal"
      >
        {deck.slides.map((slide, index) => (
          <Card
            key={slide.id}
            slide={slide}
            page={index + 1}
            current={slide.id === current}
            selected={selected.has(slide.id)}
            out={held?.deck.selected.has(slide.id) ?? false}
            box={{ ...partedSpotOf(index, held?.gap, shelf), ...shelf.card }}
            cropped={isTooSmallForTitles(shelf)}
            drag={{
              press: () => slide,
              start() {
                // Synchronous, so that the next frame shows what is dragged.
                flushSync(() => {
                  store.hold(slide.id);
                  setDrag({ id: slide.id, by: [0, 0] });
                });
              },
              move: ({ by }) => setDrag({ id: slide.id, by }),
              drop({ by }) {
                const dropped = hold(slide.id, by);
                arrange(moveTo(dropped.deck, dropped.gap));
              },
              end: () => setDrag(undefined),
            }}
            scope={scope}
            onClick={(event) => onSlideClick(event, slide.id)}
          />
        ))}
      </div>
      {band && <span className={styles.band} data-band style={styleOf(band.box)} />}
      {held && <Hand held={held} shelf={shelf} />}
    </div>
  );
}
