/** The state of the demo: the deck with its undo history, and what the tools do. */
import { useState } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { useNotice } from '#app/demo-kit/notice/notice.tsx';
import { useStoredWork } from '#app/demo-kit/share-link/use-stored-work.ts';
import { useUndo } from '#app/demo-kit/undo/use-undo.ts';
import { commandsWith } from '../shared/commands.tsx';
import * as model from './slides.ts';
import { type Content, count, type Deck, describe, MAX_SLIDES } from './slides.ts';

const FULL = `That’s ${MAX_SLIDES} slides, the maximum.`;
const NONE_SELECTED = 'Select a slide first.';

export type SlidesStore = ReturnType<typeof useSlides>;

const loadStoredFormat = () => import('./stored.ts');

export function useSlides(announce: DemoProps['announce']) {
  const undo = useUndo({ name: 'mathigon/slides', first: () => model.first, describe, announce });
  const { current: deck, change, adjust } = undo;
  useStoredWork('mathigon/slides', loadStoredFormat, deck, (stored) => change(stored, ''));
  const { shown: notice, refuse, note, clear } = useNotice(deck, announce);
  /** Whether a tap adds to the selection, and has done so. */
  const [mode, setMode] = useState<'one' | 'first of several' | 'several'>('one');
  const several = mode !== 'one';
  const [presenting, setPresenting] = useState(false);
  const [clip, setClip] = useState<readonly Content[]>([]);

  const page = model.indexOf(deck, deck.current);
  const selected = deck.selected.size;
  const full = deck.slides.length >= MAX_SLIDES ? FULL : undefined;
  const none = selected === 0 ? NONE_SELECTED : undefined;

  const select = (next: Deck) => {
    adjust(next);
    announce(describe(next));
  };
  const pick = (id: number | undefined, how: 'only' | 'toggle' | 'range') => {
    if (id === undefined) return;
    if (several) setMode('several');
    // Who taps the selected slide first wants it among the several.
    if (mode === 'first of several' && id === deck.current && deck.selected.has(id)) return;
    select(model.pick(deck, id, how));
  };
  /** Adds slides. Shows a message if not all of them fit. */
  const grow = (next: Deck, target: number, done: string) => {
    const made = next.slides.length - deck.slides.length;
    change(next, done);
    if (made < target) {
      note(`Room for only ${made} of ${target}: ${MAX_SLIDES} is the maximum.`, next);
    }
  };
  /** Changes the order. */
  const arrange = (next: Deck) => {
    if (model.sameOrder(next, deck)) adjust(next);
    else change(next, `${count(next.selected.size)} moved.`);
  };
  const command = commandsWith(refuse);
  const isPresenting = presenting && page >= 0;
  const noSlides = page < 0 ? 'There are no slides.' : undefined;

  return {
    undo,
    deck,
    page,
    slide: deck.slides[page],
    several,
    selectSeveral: {
      pressed: several,
      onPress: () => setMode(several ? 'one' : 'first of several'),
    },
    notice,
    pick,
    selectAll: { onPress: () => select(model.pickAll(deck)) },
    select: (ids: ReadonlySet<number>) => select(model.select(deck, ids)),
    /** Makes a slide current without selecting it. */
    goTo: (id: number) => adjust({ ...deck, current: id }),
    /** Changes the title of the current slide. */
    retitle: (title: string) => undo.type(model.retitle(deck, title), 'title'),
    /** Selects a slide that is dragged, unless it is selected, without an announcement. */
    hold: (id: number) => adjust(model.heldWith(deck, id, several)),
    arrange,
    /** Whether the slides are shown as a book on the whole screen. */
    isPresenting,
    /** Starts or ends that. */
    present: command(noSlides, () => {
      clear();
      setPresenting(!isPresenting);
    }),
    add: command(full, () => change(model.add(deck), 'Slide added.')),
    duplicate: command(none ?? full, () => grow(model.duplicate(deck), selected, 'Duplicated.')),
    copy: command(none, () => {
      setClip(model.copied(deck));
      note(`${count(selected)} copied.`);
    }),
    paste: command(full ?? (clip.length === 0 ? 'Copy a slide first.' : undefined), () =>
      grow(model.paste(deck, clip), clip.length, 'Pasted.'),
    ),
    remove: command(none, () => change(model.remove(deck), `${count(selected)} deleted.`)),
    /** Moves the selected slides by one. */
    nudge: (by: 1 | -1) =>
      command(none, () => {
        const next = model.nudge(deck, by);
        if (!model.sameOrder(next, deck)) arrange(next);
        else refuse(by < 0 ? 'Already at the start.' : 'Already at the end.');
      }),
    /** Shows the next or the previous slide. */
    turn(by: 1 | -1) {
      const id = model.beside(deck, by);
      const isEnd = by < 0 ? 'This is the first slide.' : 'This is the last slide.';
      const reason = noSlides ?? isEnd;
      return command(id === deck.current ? reason : undefined, () => pick(id, 'only'));
    },
  };
}
