/** The state of the demo: the coins with their undo history, and what the tools do. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { useNotice } from '#app/demo-kit/notice/notice.tsx';
import { useStoredWork } from '#app/demo-kit/share-link/use-stored-work.ts';
import { useUndo } from '#app/demo-kit/undo/use-undo.ts';
import type { Size } from '#app/demo-kit/use-size.ts';
import type { Point } from '#app/demo-kit/vector.ts';
import { commandsWith } from '../shared/commands.tsx';
import { useQuestions } from '../shared/question.tsx';
import { type Arrival, landingOf } from './coin-motion.ts';
import { afterThrow, isThrow, type Throw, throwCoin, type Velocity } from './coin-physics.ts';
import * as model from './coins.ts';
import { type Coin, type Coins, describe, type Kind, MAX_COINS, nameOf, sizeOf } from './coins.ts';
import * as exchange from './exchange.ts';
import { questions as ALL_QUESTIONS } from './questions.ts';
import { isSorted as areSorted, reasonAgainstSorting, sort } from './sorting.ts';
import { useClink } from './use-clink.ts';

/** How a change of the coins is shown, unless they only glide to their new positions. */
export type Showing = Arrival | { kind: 'throw'; thrown: Throw };

const loadStoredFormat = () => import('./stored.ts');
/** The disc that the purse covers, px. */
const PURSE = { x: 44, y: 34, radius: 72 };
const FULL = `That’s ${MAX_COINS} coins, the maximum.`;

export type CoinsStore = ReturnType<typeof useCoins>;

type Options = Pick<DemoProps, 'motionAllowed' | 'announce'> & {
  /** Size of the board, px. */
  size: Size;
};

export function useCoins({ size, motionAllowed, announce }: Options) {
  const undo = useUndo<Coins>({
    name: 'mathigon/coins',
    first: () => ({ coins: [], nextId: 1 }),
    describe,
    announce,
  });
  const { current } = undo;
  // Whether the purse has been spilled, which needs the size of the board.
  const isSpilled = useRef(false);
  const isRestored = useStoredWork('mathigon/coins', loadStoredFormat, current, (stored) => {
    isSpilled.current = true;
    undo.adjust(stored);
  });
  const { shown: notice, refuse, clear } = useNotice(current, announce);
  const questions = useQuestions('mathigon/coins', ALL_QUESTIONS, current, clear);
  const [chosen, setChosen] = useState<number>();
  const [showing, setShowing] = useState<Showing>();
  const clink = useClink(() => refuse('Sound isn’t available in this browser.'));

  const scale = model.scaleOf(size);
  const board = useMemo(() => {
    const mm = (px: number) => px / (scale || 1);
    const purse = { x: mm(PURSE.x), y: mm(PURSE.y), radius: mm(PURSE.radius) };
    return { width: mm(size.width), height: mm(size.height), purse };
  }, [size, scale]);
  const coins = useMemo(
    () => (current.isSorted ? sort(current, board).sorted : model.fitted(current, board)),
    [current, board],
  );
  const { sorted, rails } = useMemo(() => sort(coins, board), [coins, board]);
  const isSorted = areSorted(coins, sorted);
  /** Notes whether coins are sorted on this board. */
  const checked = (next: Coins): Coins => ({
    ...next,
    isSorted: areSorted(next, sort(next, board).sorted),
  });
  const change = (next: Coins, done: string) => undo.change(checked(next), done);
  const coin = model.coinOf(coins, chosen);
  const isEmpty = coins.coins.length === 0;
  const full = coins.coins.length >= MAX_COINS ? FULL : undefined;

  const { adjust, canUndo } = undo;
  useLayoutEffect(() => {
    if (isSpilled.current || scale === 0 || !isRestored) return;
    isSpilled.current = true;
    if (isEmpty && !canUndo) adjust(model.purse(board, Math.random));
  }, [board, scale, isRestored, isEmpty, canUndo, adjust]);

  const command = commandsWith(refuse);
  /** Selects a coin, or none. A refusal that concerned another selection disappears. */
  const choose = (id?: number) => {
    clear();
    setChosen(id);
  };
  const spill = () => {
    const next = model.spill(coins, board, Math.random);
    for (const [index, spilled] of next.coins.entries()) {
      clink.play(sizeOf(spilled), motionAllowed ? landingOf(index) : 0);
    }
    setShowing({ kind: 'spill' });
    change(next, 'Spilled.');
  };
  const cashIn = () => {
    const { into, ...next } = exchange.cashIn(coins);
    for (const [index, id] of [...new Set(into.values())].entries()) {
      const came = model.coinOf(next, id);
      if (came) clink.play(sizeOf(came), 0.3 + index * 0.09);
    }
    setShowing({ kind: 'into', into });
    change(model.apart(next, board), 'Cashed in.');
  };
  const getChange = () => {
    const next = coin && exchange.change(coins, coin.id, board);
    if (!next) return;
    clink.play(sizeOf(coin), 0.1);
    setShowing({ kind: 'come' });
    change(next, `${nameOf(coin)} changed into smaller coins.`);
  };
  const add = (kind: Kind) => {
    clink.play(sizeOf(kind), 0.1);
    setShowing({ kind: 'come' });
    choose(coins.nextId);
    change(model.add(coins, kind, board, Math.random), `${nameOf(kind)} added.`);
  };
  const addAt = (kind: Kind, [x, y]: Point) => {
    const isOnBoard = x > 0 && y > 0 && x < board.width && y < board.height;
    if (!isOnBoard) return;
    clink.play(sizeOf(kind));
    choose(coins.nextId);
    change(model.addAt(coins, kind, [x, y], board), `${nameOf(kind)} added.`);
  };
  const clearBoard = () => {
    choose();
    change({ ...coins, coins: [] }, 'Cleared.');
  };
  const remove = (removed: Coin) =>
    change(model.remove(coins, removed.id), `${nameOf(removed)} removed.`);
  /**
   * Puts a coin down where it was released, mm, or throws it if it was fast enough, mm/s.
   * @param pushed the coins, if it has pushed others
   */
  const release = (
    { id, x, y }: Coin,
    velocity: Velocity = { vx: 0, vy: 0 },
    pushed: Coins = coins,
  ) => {
    // Sorted coins can be where the purse comes back to.
    const next = model.fitted(model.putDown(pushed, id, x, y, board), board);
    const before = model.coinOf(coins, id);
    const after = model.coinOf(next, id);
    if (!before || !after) return;
    choose(id);
    if (isThrow(velocity)) {
      if (!motionAllowed) clink.play(sizeOf(after));
      setShowing({ kind: 'throw', thrown: throwCoin(next, id, velocity, board) });
      change(afterThrow(next, id, velocity, board), `${nameOf(after)} thrown.`);
    } else if (before.x !== after.x || before.y !== after.y) {
      clink.play(sizeOf(after));
      change(next, `${nameOf(after)} moved.`);
    }
  };

  return {
    undo,
    coins,
    /** The board, mm. The purse leaves it while coins are sorted. */
    board: isSorted ? { width: board.width, height: board.height } : board,
    /** Px per mm. */
    scale,
    rails: isSorted ? rails : [],
    coin,
    choose,
    showing,
    questions,
    notice,
    hint: full ?? hintOf(isEmpty, coin),
    clink,
    spill: command(isEmpty ? 'There are no coins to spill.' : undefined, spill),
    cashIn: command(exchange.reasonAgainstCashingIn(coins), cashIn),
    sort: command(reasonAgainstSorting(coins, sorted), () => {
      clink.play(24, 0.25);
      change(sorted, 'Sorted by currency and value.');
    }),
    clear: command(isEmpty ? 'There are no coins to clear.' : undefined, clearBoard),
    getChange: command(exchange.reasonAgainstChange(coins, coin), getChange),
    add: (kind: Kind) => command(full, () => add(kind)),
    /** Adds a coin that was dragged to a position, mm, if that is on the board. */
    addAt,
    removeChosen: command(exchange.reasonWithoutCoin(coins, coin), () => coin && remove(coin)),
    remove,
    release,
    /** Puts flying coins down where they were stopped. */
    stopAt: (stopped: Coins) => adjust(checked(stopped)),
  };
}

function hintOf(isEmpty: boolean, chosen: Coin | undefined) {
  if (isEmpty) return 'No coins. Add some below.';
  return chosen
    ? 'Flick the coin, or tap where it should go.'
    : 'Flick a coin, or drag one up from below.';
}
