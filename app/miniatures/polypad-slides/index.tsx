/** Slides of Polypad in small: pages, several at once, drag, duplicate, copy, paste, add, delete. */
import { type KeyboardEvent, memo, useState } from 'react';
import type { MiniatureProps } from '../miniature-props.ts';
import { Icon } from '../shared/icons.tsx';
import { Press } from '../shared/press.tsx';
import { UndoRedo } from '../shared/undo-redo.tsx';
import { useSteps } from '../shared/use-steps.ts';
import { MotifPicture } from './motif.tsx';
import * as styles from './polypad-slides.css.ts';
import { Shelf } from './shelf.tsx';
import * as actions from './slides.ts';
import type { Deck, Motif } from './slides.ts';

const count = (slides: number) => (slides === 1 ? '1 slide' : `${slides} slides`);

const describe = (deck: Deck) => {
  const page = actions.indexOf(deck, deck.current) + 1;
  if (page === 0) return 'No slides.';
  return `${page} of ${count(deck.slides.length)} shown, ${deck.selected.size} selected.`;
};

/** Pages turned by keys. */
const TURNS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

export default memo(function PolypadSlides({ moving, tell }: MiniatureProps) {
  const steps = useSteps({ first: () => actions.first, describe, tell });
  const { now: deck, change, adjust } = steps;
  const [several, setSeveral] = useState(false);
  const [clip, setClip] = useState<readonly Motif[]>([]);

  const page = actions.indexOf(deck, deck.current);
  const slide = deck.slides[page];
  const none = deck.selected.size === 0;
  const full = deck.slides.length >= actions.MOST;

  const pick = (id: number | undefined, how: 'only' | 'toggle' | 'range') => {
    if (id === undefined) return;
    const next = actions.pick(deck, id, how);
    adjust(next);
    tell(describe(next));
  };
  const turn = (by: number) => pick(actions.beside(deck, by), 'only');

  const add = () => {
    if (!full) change(actions.add(deck), 'A new slide.');
  };
  const duplicate = () => {
    if (!none && !full) change(actions.duplicate(deck), 'Duplicated.');
  };
  const copy = () => {
    if (none) return;
    setClip(actions.copied(deck));
    tell(`${count(deck.selected.size)} copied.`);
  };
  const paste = () => {
    if (clip.length > 0 && !full) change(actions.paste(deck, clip), 'Pasted.');
  };
  const remove = () => {
    if (!none) change(actions.remove(deck), `${count(deck.selected.size)} deleted.`);
  };
  const arrange = (next: Deck) => {
    if (actions.sameOrder(next, deck)) adjust(next);
    else change(next, `${count(next.selected.size)} moved.`);
  };

  const commands: Record<string, () => void> = {
    a: () => adjust(actions.pickAll(deck)),
    c: copy,
    v: paste,
    d: duplicate,
  };
  const onKey = (event: KeyboardEvent) => {
    const by = TURNS[event.key];
    const control = event.ctrlKey || event.metaKey;
    if (by !== undefined && event.altKey) arrange(actions.nudge(deck, by < 0 ? -1 : 1));
    else if (by !== undefined) {
      const id = actions.beside(deck, by);
      if (control && id !== undefined) adjust({ ...deck, current: id });
      else pick(id, event.shiftKey ? 'range' : 'only');
    } else if (event.key === ' ') pick(deck.current, 'toggle');
    else if (event.key === 'Delete' || event.key === 'Backspace') remove();
    else {
      const command = control && !event.altKey ? commands[event.key.toLowerCase()] : undefined;
      command?.();
      return command !== undefined;
    }
    return true;
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for all that is in it
    <div className={styles.root} data-moving={moving ? '' : undefined} onKeyDown={steps.onKey}>
      <div className={styles.bar}>
        <fieldset className={styles.words} aria-label="Slides">
          <button className={styles.word} type="button" aria-disabled={full} onClick={add}>
            Add
          </button>
          <button
            className={styles.word}
            type="button"
            aria-disabled={none || full}
            onClick={duplicate}
          >
            Duplicate
          </button>
          <button className={styles.word} type="button" aria-disabled={none} onClick={copy}>
            Copy
          </button>
          <button
            className={styles.word}
            type="button"
            aria-disabled={clip.length === 0 || full}
            onClick={paste}
          >
            Paste
          </button>
          <button className={styles.word} type="button" aria-disabled={none} onClick={remove}>
            Delete
          </button>
        </fieldset>
        <fieldset className={styles.group} aria-label="Steps">
          <UndoRedo steps={steps} />
        </fieldset>
      </div>

      <div className={styles.wall} data-board>
        <div className={styles.stage} data-stage={slide?.motif ?? ''}>
          {slide ? (
            <>
              <MotifPicture motif={slide.motif} />
              <span className={styles.page}>{page + 1}</span>
            </>
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
        <Shelf deck={deck} several={several} pick={pick} onMoved={arrange} onKey={onKey} />
      </div>

      <div className={styles.bar}>
        <fieldset className={styles.words} aria-label="Selected slides">
          <button
            className={styles.word}
            type="button"
            aria-pressed={several}
            onClick={() => setSeveral(!several)}
          >
            Select several
          </button>
          <Press name="Move earlier" off={none} onPress={() => arrange(actions.nudge(deck, -1))}>
            <Icon name="left" />
          </Press>
          <Press name="Move later" off={none} onPress={() => arrange(actions.nudge(deck, 1))}>
            <Icon name="right" />
          </Press>
        </fieldset>
        <span data-count>{describe(deck)}</span>
      </div>
    </div>
  );
});
