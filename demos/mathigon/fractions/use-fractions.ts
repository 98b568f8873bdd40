/** The state of the demo: the circle with its undo history, and what the tools do. */
import { useState } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { useNotice } from '#app/demo-kit/notice/notice.tsx';
import { useKeptState } from '#app/demo-kit/kept-state.ts';
import { useUndo } from '#app/demo-kit/undo/use-undo.ts';
import { commandsWith } from '../shared/commands.tsx';
import { useSharedBoard } from '../shared/shared-board.tsx';
import { useQuestions } from '../shared/question.tsx';
import * as model from './fractions.ts';
import type { Circle, Label, Piece } from './fractions.ts';
import { questions as ALL_QUESTIONS } from './questions.ts';
import type { Turn } from './turning.ts';

const loadLinkFormat = () => import('./link.ts');

const EMPTY = 'Add a piece first.';

export type FractionsStore = ReturnType<typeof useFractions>;

export function useFractions(announce: DemoProps['announce']) {
  const [label, setLabel] = useKeptState<Label>('mathigon/fractions label', () => 'Fraction');
  const sentenceOf = (of: Circle, by = label) => `${model.inWords(model.sumOf(of, by))}.`;
  const undo = useUndo({
    name: 'mathigon/fractions',
    first: () => model.first,
    describe: sentenceOf,
    announce,
  });
  const { change, current: circle } = undo;
  const [turn, setTurn] = useState<Pick<Turn, 'base' | 'circle'>>();
  /** The circle, also while a handle is dragged. A change by keys ends the drag. */
  const shown = turn?.base === circle ? turn.circle : circle;
  const { shown: notice, refuse, clear } = useNotice(shown, announce);
  const questions = useQuestions('mathigon/fractions', ALL_QUESTIONS[label], circle, clear);
  const sharing = useSharedBoard('mathigon/fractions', loadLinkFormat, {
    undo,
    announce,
    onOpen: questions.askAbout,
  });
  const [picked, setPicked] = useState(3);
  // The chosen piece may have been combined or removed.
  const piece = model.pieceOf(shown, picked) ?? shown.pieces.at(-1);

  const command = commandsWith(refuse);
  /** Selects a piece. A refusal that concerned another one disappears. */
  const choose = (id: number) => {
    clear();
    setPicked(id);
  };
  /** @param act called with the chosen piece */
  const forPiece = (reason: string | undefined, act: (piece: Piece) => void) =>
    command(piece ? reason : EMPTY, () => piece && act(piece), piece?.id);
  const resizeBy = (by: 1 | -1) =>
    forPiece(piece && model.reasonAgainstResizing(shown, piece, by), ({ id, count }) => {
      const done = by > 0 ? 'Piece enlarged.' : 'Piece reduced.';
      change(model.resize(circle, id, count + by), done);
    });
  const labelCommand = (name: Label) => ({
    pressed: label === name,
    onPress() {
      clear();
      setLabel(name);
      announce(sentenceOf(circle, name));
    },
  });

  return {
    undo,
    circle,
    shown,
    setTurn,
    sharing,
    questions,
    label,
    chosen: piece?.id,
    choose,
    notice,
    refuse,
    labels: Object.fromEntries(model.LABELS.map((name) => [name, labelCommand(name)])),
    smaller: resizeBy(-1),
    larger: resizeBy(1),
    rename: command(piece ? model.reasonAgainstRenaming(piece) : EMPTY, () => {
      if (piece) change(model.rename(circle, piece.id), 'Same size, equivalent fraction.');
    }),
    combine: command(model.reasonAgainstCombining(circle), () =>
      change(model.combined(circle), 'Equal pieces combined.'),
    ),
    add: (parts: number) =>
      command(model.reasonAgainstAdding(shown, parts), () => {
        choose(circle.nextId);
        change(model.add(circle, parts) ?? circle, `${model.partName(parts)} added.`);
      }),
    removeChosen: forPiece(undefined, ({ id }) =>
      change(model.remove(circle, id), 'Piece removed.'),
    ),
    remove: (removed: Piece) =>
      change(model.remove(circle, removed.id), `${model.describePiece(removed)}, removed.`),
    /** Changes the number of parts of a piece by keys. */
    resize(resized: Piece, step: number) {
      const next = model.resize(circle, resized.id, resized.count + step);
      const made = model.pieceOf(next, resized.id) ?? resized;
      const reason = model.reasonAgainstResizing(circle, resized, step > 0 ? 1 : -1);
      if (next !== circle) change(next, `${model.describePiece(made)}.`);
      else if (reason) refuse(reason, resized.id);
    },
    /** Releases the handle of a piece. */
    drop({ base, circle: next, id }: Turn) {
      const made = model.pieceOf(next, id);
      if (base === circle && made && made.count !== model.pieceOf(base, id)?.count) {
        change(next, `${model.describePiece(made)}.`);
      }
    },
  };
}
