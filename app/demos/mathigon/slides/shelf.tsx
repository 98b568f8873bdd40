/** The slides on shelves, which can be selected and dragged. */
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useDrag } from '../shared/use-drag.ts';
import { useSize } from '../../kit/use-size.ts';
import { MotifPicture } from './motif.tsx';
import * as styles from './slides.css.ts';
import * as actions from './slides.ts';
import type { Box, Deck, Shelf as Shelves, Slide } from './slides.ts';

/** Slides per shelf. */
const COLUMNS = { wide: 6, narrow: 4 };
/** Narrower shelves have the phone's layout, px. */
const PHONE_WIDTH_PX = 440;
/** Gaps between slides, and above the next shelf, px. */
const GAP_PX = { across: 12, down: 36 };
/** Height below the picture of a slide: its number and the edges, px. */
const FOOT_PX = 30;
/** Limit of slides shown while dragging; a number shows how many there are. */
const MAX_DRAGGED_SHOWN = 3;

type ShelfProps = {
  deck: Deck;
  /** Whether a tap adds to the selection. */
  several: boolean;
  pick(id: number, how: 'only' | 'toggle' | 'range'): void;
  /** Selects a set of slides. */
  select(ids: ReadonlySet<number>): void;
  onMoved(deck: Deck): void;
};

/** A selection box, and the slides it selects. */
type Band = { box: Box; selected: ReadonlySet<number> };

type Held = { deck: Deck; id: number; dx: number; dy: number; gap: number };

function focusSlide(shelves: HTMLElement | null, id: number | undefined) {
  const slide = shelves?.querySelector<HTMLElement>(`[data-slide="${id}"]`);
  slide?.focus({ preventScroll: true });
}

export function Shelf({ deck, several, pick, select, onMoved }: ShelfProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const holding = useRef<Held>();
  const [held, setHeld] = useState<Held>();

  const columns = width < PHONE_WIDTH_PX ? COLUMNS.narrow : COLUMNS.wide;
  const across = (width + GAP_PX.across) / columns;
  const card = {
    width: across - GAP_PX.across,
    height: (across - GAP_PX.across - 10) * 0.7 + FOOT_PX,
  };
  const shelf: Shelves = { columns, across, down: card.height + GAP_PX.down };
  const rows = actions.MAX_SLIDES / columns;

  // The focus follows the current slide, also after the focused one was deleted.
  const focused = useRef(false);
  const { current } = deck;
  useEffect(() => {
    if (focused.current) focusSlide(box.current, current);
  }, [current]);

  const hold = (next: Held | undefined) => {
    holding.current = next;
    setHeld(next);
  };
  const start = (id: number) => {
    const taken = deck.selected.has(id)
      ? deck
      : actions.pick(deck, id, several ? 'toggle' : 'only');
    hold({ deck: taken, id, dx: 0, dy: 0, gap: actions.indexOf(deck, id) });
  };
  const drag = (dx: number, dy: number) => {
    const now = holding.current;
    if (!now) return;
    const { x, y } = actions.spotOf(actions.indexOf(deck, now.id), shelf);
    const middle = { x: x + dx + card.width / 2, y: y + dy + card.height / 2 };
    const gap = actions.gapAt(middle.x, middle.y, shelf, deck.slides.length);
    hold({ ...now, dx, dy, gap });
  };
  const drop = () => {
    const now = holding.current;
    hold(undefined);
    if (now) onMoved(actions.moveTo(now.deck, now.gap));
  };

  /** Escape cancels a drag: the slides return, and the rest of the stroke is ignored. */
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !holding.current) return;
    event.preventDefault();
    hold(undefined);
  };

  const [band, setBand] = useState<Band>();
  const banding = useRef<Band>();
  const origin = useRef({ x: 0, y: 0, kept: new Set<number>() });
  const banded = useRef(false);
  const showBand = (next: Band | undefined) => {
    banding.current = next;
    setBand(next);
  };
  const ground = useDrag({
    start: () => (banded.current = true),
    move(dx, dy) {
      const { x, y, kept } = origin.current;
      const box = actions.boxBetween(x, y, x + dx, y + dy);
      const touched = actions.touchedBy(box, deck, shelf, card);
      showBand({ box, selected: new Set([...kept, ...touched]) });
    },
    drop() {
      const drawn = banding.current;
      showBand(undefined);
      if (!drawn) return;
      select(drawn.selected);
      focusSlide(box.current, deck.current);
    },
    cancel: () => showBand(undefined),
  });
  const pressGround = (event: PointerEvent<HTMLElement>) => {
    banded.current = false;
    // A finger scrolls the page.
    if (event.pointerType === 'touch' || event.target !== event.currentTarget) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const adds = several || event.shiftKey || event.ctrlKey || event.metaKey;
    origin.current = {
      x: event.clientX - left,
      y: event.clientY - top,
      kept: new Set(adds ? deck.selected : []),
    };
    ground.onPointerDown(event);
  };
  const clickGround = (event: MouseEvent) => {
    const adds = several || event.shiftKey || event.ctrlKey || event.metaKey;
    if (event.target === event.currentTarget && !banded.current && !adds) select(new Set());
  };

  const out = held?.deck.selected;
  const selected = band?.selected ?? (held?.deck ?? deck).selected;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys select the slides themselves
    <div
      ref={box}
      className={styles.shelves}
      data-shelves
      style={{ height: rows * shelf.down }}
      onPointerDown={pressGround}
      onPointerMove={ground.onPointerMove}
      onPointerUp={ground.onPointerUp}
      onPointerCancel={ground.onPointerCancel}
      onLostPointerCapture={ground.onLostPointerCapture}
      onClick={clickGround}
      onKeyDown={onKey}
    >
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.plank} style={{ top: row * shelf.down + card.height }} />
      ))}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select holds no pictures
        role="listbox"
        aria-label="Slides"
        aria-multiselectable="true"
        aria-orientation="horizontal"
        onFocus={() => (focused.current = true)}
        onBlur={() => (focused.current = false)}
      >
        {deck.slides.map((slide, index) => (
          <Card
            key={slide.id}
            slide={slide}
            page={index + 1}
            current={slide.id === deck.current}
            selected={selected.has(slide.id)}
            out={out?.has(slide.id) ?? false}
            spot={{ ...actions.spotOf(index, shelf), ...card }}
            onClick={(event) => {
              const toggle = several || event.ctrlKey || event.metaKey;
              pick(slide.id, event.shiftKey ? 'range' : toggle ? 'toggle' : 'only');
            }}
            onStart={() => start(slide.id)}
            onMove={drag}
            onDrop={drop}
            onCancel={() => hold(undefined)}
          />
        ))}
      </div>
      {band && (
        <span
          className={styles.band}
          data-band
          style={{
            width: band.box.width,
            height: band.box.height,
            transform: `translate(${band.box.x}px, ${band.box.y}px)`,
          }}
        />
      )}
      {held && <Hand held={held} shelf={shelf} card={card} />}
    </div>
  );
}

type CardProps = {
  slide: Slide;
  page: number;
  current: boolean;
  selected: boolean;
  out: boolean;
  spot: { x: number; y: number; width: number; height: number };
  onClick(event: MouseEvent): void;
  onStart(): void;
  onMove(dx: number, dy: number): void;
  onDrop(): void;
  onCancel(): void;
};

function Card({ slide, page, current, selected, out, spot, ...props }: CardProps) {
  const listeners = useDrag({
    start: props.onStart,
    move: props.onMove,
    drop: props.onDrop,
    cancel: props.onCancel,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the demo's root handles keys
    <div
      className={styles.card}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
      role="option"
      aria-selected={selected}
      aria-current={current ? 'true' : undefined}
      aria-label={`${page}, ${slide.motif}`}
      tabIndex={current ? 0 : -1}
      data-slide={slide.id}
      data-out={out ? '' : undefined}
      style={{
        width: spot.width,
        height: spot.height,
        transform: `translate(${spot.x}px, ${spot.y}px)`,
      }}
      onClick={props.onClick}
      {...listeners}
    >
      <MotifPicture motif={slide.motif} />
      <span>{page}</span>
    </div>
  );
}

/** The dragged slides, and a marker at the drop position. */
function Hand({
  held: { deck, id, dx, dy, gap },
  shelf,
  card,
}: {
  held: Held;
  shelf: Shelves;
  card: { width: number; height: number };
}) {
  const { x, y } = actions.spotOf(actions.indexOf(deck, id), shelf);
  // The marker for the end of a full shelf is there, not at the start of the next one.
  const ends = gap > 0 && gap % shelf.columns === 0;
  const mark = actions.spotOf(ends ? gap - 1 : gap, shelf);
  // Kept inside a narrow wall.
  const last = shelf.columns * shelf.across - GAP_PX.across;
  const left = Math.max(0, Math.min(last, mark.x - GAP_PX.across / 2 + (ends ? shelf.across : 0)));
  const motifs = actions.copied(deck);
  return (
    <>
      <span
        className={styles.marker}
        aria-hidden="true"
        data-marker={gap}
        style={{ height: card.height + 12, transform: `translate(${left}px, ${mark.y}px)` }}
      />
      <div
        className={styles.hand}
        aria-hidden="true"
        style={{ ...card, transform: `translate(${x + dx}px, ${y + dy - card.height * 0.45}px)` }}
      >
        {motifs.slice(0, MAX_DRAGGED_SHOWN).map((motif, index, seen) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- the same motif can occur twice
            key={index}
            className={styles.card}
            style={{
              ...card,
              transform: `translate(${(index - seen.length + 1) * -5}px, ${(index - seen.length + 1) * 4}px) rotate(${(seen.length - 1 - index) * 7 - 4}deg)`,
            }}
          >
            <MotifPicture motif={motif} />
          </div>
        ))}
        {motifs.length > 1 && <span className={styles.badge}>{motifs.length}</span>}
      </div>
    </>
  );
}
