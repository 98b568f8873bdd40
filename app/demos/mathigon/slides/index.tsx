/** A small model of Polypad's slides: pagination, multi-select, drag, duplicate, copy, paste, add, delete. */
import { type KeyboardEvent, useState } from 'react';
import type { DemoProps } from '../../kit/demo-props.ts';
import { Notice, useNotice } from '../../kit/notice/notice.tsx';
import { Icon } from '../../kit/controls/icons.tsx';
import { UndoRedo } from '../../kit/steps/undo-redo.tsx';
import { useSteps } from '../../kit/steps/use-steps.ts';
import { BigSlide } from './big-slide.tsx';
import { WordButton } from '../shared/word-button.tsx';
import * as styles from './slides.css.ts';
import { Shelf } from './shelf.tsx';
import * as actions from './slides.ts';
import { type Deck, MAX_SLIDES, type Motif } from './slides.ts';

const count = (slides: number) => (slides === 1 ? '1 slide' : `${slides} slides`);

const describe = (deck: Deck) => {
  const page = actions.indexOf(deck, deck.current) + 1;
  if (page === 0) return 'No slides.';
  return `Slide ${page} of ${deck.slides.length}, ${deck.selected.size} selected.`;
};

const FULL = `That’s ${MAX_SLIDES} slides, the maximum.`;
const NONE_SELECTED = 'Select a slide first.';

/** Keys that change the slide -> number of slides. */
const TURNS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

export default function PolypadSlides({ moving, announce }: DemoProps) {
  const steps = useSteps({ first: () => actions.first, describe, announce });
  const { now: deck, change, adjust } = steps;
  const notice = useNotice(deck, announce);
  const [several, setSeveral] = useState(false);
  const [clip, setClip] = useState<readonly Motif[]>([]);

  const page = actions.indexOf(deck, deck.current);
  const slide = deck.slides[page];
  const none = deck.selected.size === 0;
  const full = deck.slides.length >= MAX_SLIDES;

  const pick = (id: number | undefined, how: 'only' | 'toggle' | 'range') => {
    if (id === undefined) return;
    const next = actions.pick(deck, id, how);
    adjust(next);
    announce(describe(next));
  };
  /** Adds slides. Shows a message if not all of them fit. */
  const grow = (next: Deck, wanted: number, done: string) => {
    const made = next.slides.length - deck.slides.length;
    change(next, done);
    if (made < wanted)
      notice.note(`Room for only ${made} of ${wanted}: ${MAX_SLIDES} is the maximum.`, next);
  };
  const add = () => {
    if (full) notice.refuse(FULL);
    else change(actions.add(deck), 'Slide added.');
  };
  const duplicate = () => {
    if (none || full) notice.refuse(none ? NONE_SELECTED : FULL);
    else grow(actions.duplicate(deck), deck.selected.size, 'Duplicated.');
  };
  const copy = () => {
    if (none) {
      notice.refuse(NONE_SELECTED);
      return;
    }
    setClip(actions.copied(deck));
    notice.note(`${count(deck.selected.size)} copied.`, deck);
  };
  const paste = () => {
    if (clip.length === 0 || full) notice.refuse(full ? FULL : 'Copy a slide first.');
    else grow(actions.paste(deck, clip), clip.length, 'Pasted.');
  };
  const remove = () => {
    if (none) notice.refuse(NONE_SELECTED);
    else change(actions.remove(deck), `${count(deck.selected.size)} deleted.`);
  };
  const arrange = (next: Deck) => {
    if (actions.sameOrder(next, deck)) adjust(next);
    else change(next, `${count(next.selected.size)} moved.`);
  };
  const nudge = (by: 1 | -1) => {
    const next = actions.nudge(deck, by);
    if (none) notice.refuse(NONE_SELECTED);
    else if (!actions.sameOrder(next, deck)) arrange(next);
    else notice.refuse(by < 0 ? 'Already at the start.' : 'Already at the end.');
  };
  const turn = (by: 1 | -1) => {
    const id = actions.beside(deck, by);
    if (id !== deck.current) pick(id, 'only');
    else if (id === undefined) notice.refuse('There are no slides.');
    else notice.refuse(by < 0 ? 'This is the first slide.' : 'This is the last slide.');
  };
  const select = (next: Deck) => {
    adjust(next);
    announce(describe(next));
  };

  const commands: Record<string, () => void> = {
    a: () => select(actions.pickAll(deck)),
    c: copy,
    v: paste,
    d: duplicate,
  };
  /** @returns whether it handled the key */
  const onSlideKey = (event: KeyboardEvent): boolean => {
    const by = TURNS[event.key];
    if (by === undefined && event.key !== ' ') return false;
    if (by === undefined) pick(deck.current, 'toggle');
    else if (event.altKey) nudge(by < 0 ? -1 : 1);
    else {
      const id = actions.beside(deck, by);
      const control = event.ctrlKey || event.metaKey;
      if (control && id !== undefined) adjust({ ...deck, current: id });
      else pick(id, event.shiftKey ? 'range' : 'only');
    }
    return true;
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    steps.onKey(event);
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
    if (target.closest('input, textarea, select, [contenteditable]')) return;
    const onSlide = target.closest('[data-slide]') !== null;
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && commands[key]) {
      // Selected text outside the demo is copied as usual.
      if (key === 'c' && window.getSelection()?.isCollapsed === false) return;
      commands[key]();
    } else if (key === 'delete' || key === 'backspace') {
      remove();
    } else if (!onSlide || !onSlideKey(event)) return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of its descendants
    <div
      className={styles.root}
      // A press on the background focuses this element, so that it receives keys.
      tabIndex={-1}
      data-moving={moving ? '' : undefined}
      onKeyDown={onKey}
    >
      <div className={styles.bar}>
        <fieldset className={styles.words} aria-label="Slides">
          <WordButton disabled={full} onPress={add}>
            Add
          </WordButton>
          <WordButton disabled={none || full} onPress={duplicate}>
            Duplicate
          </WordButton>
          <WordButton disabled={none} onPress={copy}>
            Copy
          </WordButton>
          <WordButton disabled={clip.length === 0 || full} onPress={paste}>
            Paste
          </WordButton>
          <WordButton disabled={none} onPress={remove}>
            Delete
          </WordButton>
        </fieldset>
        <fieldset className={styles.group} aria-label="History">
          <UndoRedo steps={steps} />
        </fieldset>
      </div>

      <div className={styles.wall} data-board>
        <div className={styles.stage} data-stage={slide?.motif ?? ''}>
          {slide ? (
            <BigSlide slide={slide} page={page} moving={moving} turn={turn} />
          ) : (
            'No slides. Add one, or undo.'
          )}
        </div>
        <div className={styles.pager}>
          <button
            className={styles.turn}
            type="button"
            aria-label="Previous slide"
            aria-disabled={page <= 0}
            onClick={() => turn(-1)}
          >
            <Icon name="chevronLeft" />
          </button>
          <span className={styles.dots} aria-hidden="true">
            {deck.slides.map(({ id }) => (
              <span
                key={id}
                className={styles.dot}
                data-current={id === deck.current ? '' : undefined}
              />
            ))}
          </span>
          <button
            className={styles.turn}
            type="button"
            aria-label="Next slide"
            aria-disabled={page >= deck.slides.length - 1}
            onClick={() => turn(1)}
          >
            <Icon name="chevronRight" />
          </button>
        </div>
        <Shelf
          deck={deck}
          several={several}
          pick={pick}
          select={(ids) => select(actions.select(deck, ids))}
          onMoved={arrange}
        />
      </div>

      <div className={styles.bar}>
        <fieldset className={styles.words} aria-label="Selected slides">
          <WordButton pressed={several} onPress={() => setSeveral(!several)}>
            Select several
          </WordButton>
          <button
            className={styles.plain}
            type="button"
            aria-label="Move earlier"
            title="Move earlier"
            aria-disabled={none}
            onClick={() => nudge(-1)}
          >
            <Icon name="left" />
          </button>
          <button
            className={styles.plain}
            type="button"
            aria-label="Move later"
            title="Move later"
            aria-disabled={none}
            onClick={() => nudge(1)}
          >
            <Icon name="right" />
          </button>
        </fieldset>
        <div className={styles.status}>
          <Notice className={styles.noticeBelow} shown={notice.shown}>
            {describe(deck)}
          </Notice>
        </div>
      </div>
    </div>
  );
}
