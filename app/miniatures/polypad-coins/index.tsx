/** Coins of Polypad in small: spilled at random, cashed in, sorted by value and currency. */
import { memo, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { MiniatureProps } from '../miniature-props.ts';
import { useSize } from '../polypad/use-size.ts';
import { Press } from '../shared/press.tsx';
import { UndoRedo } from '../shared/undo-redo.tsx';
import { useSteps } from '../shared/use-steps.ts';
import { type Clink, createClink } from './clink.ts';
import { CoinBoard, type CoinBoardHandle } from './coin-board.tsx';
import { landingOf } from './coin-motion.ts';
import { CoinPicture } from './coin-picture.tsx';
import * as actions from './coins.ts';
import { type Board, type Coin, type Coins, CURRENCIES, money, sumOf, VALUES } from './coins.ts';
import { Icon } from './icons.ts';
import { Purse } from './purse.tsx';
import * as styles from './polypad-coins.css.ts';

/** Width of the board, mm; on a phone coins are as large for the finger, and there are fewer. */
const ACROSS = { wide: 280, narrow: 156 };
/** Narrower boards are a phone's, px. */
const PHONE = 480;

const describe = (coins: Coins) =>
  `${CURRENCIES.map((currency) => money(sumOf(coins, currency), currency)).join(' and ')}, ${coins.coins.length} coins.`;

export default memo(function PolypadCoins({ moving, tell }: MiniatureProps) {
  const box = useRef<HTMLDivElement>(null);
  const handle = useRef<CoinBoardHandle>(null);
  const clink = useRef<Clink>();
  const { width, height } = useSize(box);
  // Before the board is measured; what does not fit comes to the edge.
  const steps = useSteps({
    first: () => actions.purse({ width: 156, height: 170 }, Math.random),
    describe,
    tell,
  });
  const { change } = steps;
  const [chosen, setChosen] = useState<number>();
  const [loud, setLoud] = useState(false);

  const scale = width / (width < PHONE ? ACROSS.narrow : ACROSS.wide);
  const board: Board = { width: width / (scale || 1), height: height / (scale || 1) };
  const coins = actions.fitted(steps.now, board);
  const coin = actions.coinOf(coins, chosen);
  const changed = coin && actions.change(coins, coin.id, board);
  const full = coins.coins.length >= actions.MOST;

  useEffect(() => () => clink.current?.close(), []);

  const sound = (size: number, after?: number) => clink.current?.sound(size, after);
  const switchSound = () => {
    if (loud) {
      clink.current?.close();
      clink.current = undefined;
    } else {
      try {
        clink.current = createClink();
        sound(22);
      } catch {
        tell('This browser has no sound for it.');
        return;
      }
    }
    setLoud(!loud);
  };

  const spill = () => {
    handle.current?.show({ kind: 'spill' });
    const next = actions.spill(coins, board, Math.random);
    for (const [index, { currency, value }] of next.coins.entries()) {
      sound(actions.sizeOf({ currency, value }), moving ? landingOf(index) : 0);
    }
    change(next, 'Spilled.');
  };
  const cashIn = () => {
    const { into, ...next } = actions.cashIn(coins);
    handle.current?.show({ kind: 'into', into });
    [...new Set(into.values())].forEach((id, index) => {
      const came = actions.coinOf(next, id);
      if (came) sound(actions.sizeOf(came), 0.3 + index * 0.09);
    });
    change(next, into.size === 0 ? 'These are the fewest already.' : 'Cashed in.');
  };
  const sort = () => {
    sound(24, 0.25);
    change(actions.sort(coins, board), 'Sorted by currency and value.');
  };
  const changeCoin = () => {
    if (!coin || !changed) return;
    handle.current?.show({ kind: 'come' });
    sound(actions.sizeOf(coin), 0.1);
    change(changed, `${money(coin.value, coin.currency)} changed for smaller coins.`);
  };
  const add = (kind: Pick<Coin, 'currency' | 'value'>) => {
    if (full) return;
    handle.current?.show({ kind: 'come' });
    sound(actions.sizeOf(kind), 0.1);
    setChosen(coins.nextId);
    change(
      actions.add(coins, kind, board, Math.random),
      `${money(kind.value, kind.currency)} added.`,
    );
  };
  const remove = (gone: Coin) =>
    change(actions.remove(coins, gone.id), `${money(gone.value, gone.currency)} removed.`);
  const moved = (next: Coins, which: Coin) => {
    sound(actions.sizeOf(which));
    setChosen(which.id);
    change(next, `${money(which.value, which.currency)} moved.`);
  };
  /** Another place for the chosen coin: a tap instead of a drag. */
  const moveHere = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('button') || !coin) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - left, event.clientY - top];
    moved(actions.move(coins, coin.id, x / scale, y / scale, board), coin);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for all that is in it
    <div className={styles.root} data-moving={moving ? '' : undefined} onKeyDown={steps.onKey}>
      <div className={styles.bar}>
        <fieldset className={styles.words} aria-label="All coins">
          <button className={styles.word} type="button" onClick={spill}>
            Spill
          </button>
          <button className={styles.word} type="button" onClick={cashIn}>
            Cash in
          </button>
          <button className={styles.word} type="button" onClick={sort}>
            Sort
          </button>
        </fieldset>
        <fieldset className={styles.words} aria-label="The chosen coin">
          <button
            className={styles.word}
            type="button"
            aria-disabled={!changed}
            onClick={changeCoin}
          >
            Change
          </button>
          <Press name="Remove the chosen coin" off={!coin} onPress={() => coin && remove(coin)}>
            <Icon name="remove" />
          </Press>
        </fieldset>
        <fieldset className={styles.group} aria-label="Sound and steps">
          <button className={styles.sound} type="button" aria-pressed={loud} onClick={switchSound}>
            <Icon name={loud ? 'loud' : 'quiet'} />
            Sound
          </button>
          <UndoRedo steps={steps} />
        </fieldset>
      </div>

      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys move the chosen coin itself */}
      <div ref={box} className={styles.board} data-board onClick={moveHere}>
        <Purse />
        {scale > 0 && (
          <>
            {isSorted(coins, board) &&
              CURRENCIES.map((currency) => (
                <span
                  key={currency}
                  className={styles.rail}
                  data-rail={currency}
                  style={{ top: actions.rails(board).footOf(currency) * scale - 2 }}
                />
              ))}
            <CoinBoard
              ref={handle}
              coins={coins}
              board={board}
              scale={scale}
              moving={moving}
              chosen={chosen}
              choose={setChosen}
              onMoved={moved}
              onRemove={remove}
            />
          </>
        )}
      </div>

      <div className={styles.sums}>
        {CURRENCIES.map((currency) => (
          <p key={currency} className={styles.sum} data-sum={currency} data-currency={currency}>
            {money(sumOf(coins, currency), currency)}
            <small>{countOf(coins, currency)}</small>
          </p>
        ))}
      </div>

      <fieldset className={styles.tray} aria-label="Add a coin">
        {CURRENCIES.flatMap((currency) =>
          VALUES.map((value) => (
            <button
              key={money(value, currency)}
              className={styles.more}
              type="button"
              aria-label={`Add ${money(value, currency)}`}
              aria-disabled={full}
              onClick={() => add({ currency, value })}
            >
              <CoinPicture currency={currency} value={value} />
            </button>
          )),
        )}
      </fieldset>
    </div>
  );
});

const isSorted = ({ coins }: Coins, board: Board) => {
  const { pileAt } = actions.rails(board);
  return coins.every(({ x, turn, value }) => turn === 0 && Math.abs(x - pileAt(value)) < 0.5);
};

function countOf({ coins }: Coins, currency: string) {
  const count = coins.filter((coin) => coin.currency === currency).length;
  return `${count} ${count === 1 ? 'coin' : 'coins'}`;
}
