/** A small model of Polypad's coins: throw, spill, cash in, sort by value and currency. */
import {
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DemoProps } from '../../kit/demo-props.ts';
import { Notice, useNotice } from '../../kit/notice/notice.tsx';
import { useSize } from '../../kit/use-size.ts';
import { UndoRedo } from '../../kit/steps/undo-redo.tsx';
import { useSteps } from '../../kit/steps/use-steps.ts';
import { type Clink, createClink } from './clink.ts';
import { CoinBoard, type CoinBoardHandle } from './coin-board.tsx';
import { landingOf } from './coin-motion.ts';
import type { Hit } from './coin-physics.ts';
import { CoinPicture } from './coin-picture.tsx';
import * as actions from './coins.ts';
import { type Coin, type Coins, CURRENCIES, MAX_COINS, money, sumOf, VALUES } from './coins.ts';
import { Icon } from './icons.ts';
import { Purse } from './purse.tsx';
import { WordButton } from '../shared/word-button.tsx';
import * as styles from './coins.css.ts';

/** Speed of a collision from which on the volume is at its maximum, mm/s. */
const LOUD_SPEED = 700;
/** Slower collisions are silent, mm/s. */
const QUIET_SPEED = 25;
/** Shortest interval between two sounds, ms. */
const CLINK_INTERVAL_MS = 24;

/** Height of a rail and its shadow, px. */
const RAIL_HEIGHT_PX = 11;

const FULL = `That’s ${MAX_COINS} coins, the maximum.`;

const describe = (coins: Coins) =>
  `${CURRENCIES.map((currency) => money(sumOf(coins, currency), currency)).join(' and ')}, ${coins.coins.length} coins.`;

export default function PolypadCoins({ moving, announce }: DemoProps) {
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const handle = useRef<CoinBoardHandle>(null);
  const clink = useRef<Clink>();
  const clinkedAt = useRef(0);
  const noticeId = useId();
  const { width, height } = useSize(box);
  const steps = useSteps<Coins>({ first: () => ({ coins: [], nextId: 1 }), describe, announce });
  const { now, change, adjust } = steps;
  const notice = useNotice(now, announce);
  const [chosen, setChosen] = useState<number>();
  const [loud, setLoud] = useState(false);

  const scale = actions.scaleOf({ width, height });
  const board = useMemo(
    () => ({ width: width / (scale || 1), height: height / (scale || 1) }),
    [width, height, scale],
  );
  const coins = useMemo(() => actions.fitted(now, board), [now, board]);
  const { sorted, rails } = useMemo(() => actions.sort(coins, board), [coins, board]);
  const isSorted = actions.isSorted(coins, sorted);
  const coin = actions.coinOf(coins, chosen);
  const changed = coin && actions.change(coins, coin.id, board);
  const empty = coins.coins.length === 0;
  const full = coins.coins.length >= MAX_COINS;
  const unchangeable = !coin
    ? 'Select a coin first.'
    : !changed
      ? `${money(coin.value, coin.currency)} is the smallest coin.`
      : changed.coins.length > MAX_COINS
        ? `Too many coins: ${MAX_COINS} is the maximum.`
        : undefined;

  // Whether the purse has been spilled, which needs the size of the board.
  const spilled = useRef(false);
  useLayoutEffect(() => {
    if (spilled.current || scale === 0) return;
    spilled.current = true;
    adjust(actions.purse(board, Math.random));
  }, [board, scale, adjust]);
  useEffect(() => () => clink.current?.close(), []);

  const sound = (size: number, after?: number, force?: number) =>
    clink.current?.sound(size, after, force);
  const hear = ({ coin, speed }: Hit) => {
    const time = performance.now();
    if (speed < QUIET_SPEED || time - clinkedAt.current < CLINK_INTERVAL_MS) return;
    clinkedAt.current = time;
    sound(actions.sizeOf(coin), 0, Math.min(1, speed / LOUD_SPEED));
  };
  const switchSound = () => {
    if (loud) {
      clink.current?.close();
      clink.current = undefined;
    } else {
      try {
        clink.current = createClink();
        sound(22);
      } catch {
        notice.refuse('Sound isn’t available in this browser.');
        return;
      }
    }
    setLoud(!loud);
  };

  const spill = () => {
    if (empty) {
      notice.refuse('There are no coins to spill.');
      return;
    }
    handle.current?.show({ kind: 'spill' });
    const next = actions.spill(coins, board, Math.random);
    for (const [index, { currency, value }] of next.coins.entries()) {
      sound(actions.sizeOf({ currency, value }), moving ? landingOf(index) : 0);
    }
    change(next, 'Spilled.');
  };
  const cashIn = () => {
    const { into, ...next } = actions.cashIn(coins);
    if (into.size === 0) {
      notice.refuse(empty ? 'There are no coins to cash in.' : 'That’s already the fewest coins.');
      return;
    }
    handle.current?.show({ kind: 'into', into });
    [...new Set(into.values())].forEach((id, index) => {
      const came = actions.coinOf(next, id);
      if (came) sound(actions.sizeOf(came), 0.3 + index * 0.09);
    });
    change(next, 'Cashed in.');
  };
  const sort = () => {
    if (empty || isSorted) {
      notice.refuse(empty ? 'There are no coins to sort.' : 'The coins are already sorted.');
      return;
    }
    sound(24, 0.25);
    change(sorted, 'Sorted by currency and value.');
  };
  const changeCoin = () => {
    if (unchangeable !== undefined) notice.refuse(unchangeable);
    if (!coin || !changed || unchangeable !== undefined) return;
    handle.current?.show({ kind: 'come' });
    sound(actions.sizeOf(coin), 0.1);
    change(changed, `${money(coin.value, coin.currency)} changed into smaller coins.`);
  };
  const add = (kind: Pick<Coin, 'currency' | 'value'>) => {
    if (full) {
      notice.refuse(FULL);
      return;
    }
    handle.current?.show({ kind: 'come' });
    sound(actions.sizeOf(kind), 0.1);
    setChosen(coins.nextId);
    change(
      actions.add(coins, kind, board, Math.random),
      `${money(kind.value, kind.currency)} added.`,
    );
  };
  const remove = (gone: Coin | undefined) => {
    if (!gone) notice.refuse('Select a coin first.');
    else change(actions.remove(coins, gone.id), `${money(gone.value, gone.currency)} removed.`);
  };
  const moved = (next: Coins, which: Coin) => {
    setChosen(which.id);
    const { x, y } = actions.coinOf(coins, which.id) ?? which;
    if (x === which.x && y === which.y) return;
    sound(actions.sizeOf(which));
    change(next, `${money(which.value, which.currency)} moved.`);
  };
  const thrown = (next: Coins, which: Coin) => {
    setChosen(which.id);
    if (!moving) sound(actions.sizeOf(which));
    change(next, `${money(which.value, which.currency)} thrown.`);
  };
  /** Moves the chosen coin to the tapped position, as an alternative to dragging. */
  const moveHere = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('button') || !coin) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const { clientLeft, clientTop } = event.currentTarget;
    const [x, y] = [event.clientX - left - clientLeft, event.clientY - top - clientTop];
    const next = actions.move(coins, coin.id, x / scale, y / scale, board);
    moved(next, next.coins.at(-1) ?? coin);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of its descendants
    <div
      ref={root}
      className={styles.root}
      // A press on the background focuses this element, so that it receives keys.
      tabIndex={-1}
      data-moving={moving ? '' : undefined}
      onKeyDown={steps.onKey}
    >
      <div className={styles.bar}>
        <fieldset className={styles.words} aria-label="All coins">
          <WordButton onPress={spill}>Spill</WordButton>
          <WordButton onPress={cashIn}>Cash in</WordButton>
          <WordButton onPress={sort}>Sort</WordButton>
        </fieldset>
        <fieldset className={styles.words} aria-label="Selected coin">
          <WordButton disabled={unchangeable !== undefined} onPress={changeCoin}>
            Get change
          </WordButton>
          <button
            className={styles.plain}
            type="button"
            aria-label="Remove coin"
            title="Remove coin"
            aria-disabled={!coin}
            onClick={() => remove(coin)}
          >
            <Icon name="remove" />
          </button>
        </fieldset>
        <fieldset className={styles.group} aria-label="Sound and history">
          <button className={styles.sound} type="button" aria-pressed={loud} onClick={switchSound}>
            <Icon name={loud ? 'loud' : 'quiet'} />
            Sound
          </button>
          <UndoRedo steps={steps} />
        </fieldset>
      </div>

      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys move the chosen coin itself */}
      <div ref={box} className={styles.board} data-board onClick={moveHere}>
        <Purse away={isSorted} onClick={spill} />
        {scale > 0 && (
          <>
            {isSorted &&
              rails.map(({ currency, foot }) => (
                <span
                  key={foot}
                  className={styles.rail}
                  data-rail={currency}
                  data-currency={currency}
                  // Completely visible, also on a full board.
                  style={{ top: Math.min(foot * scale - 2, height - RAIL_HEIGHT_PX) }}
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
              onThrown={thrown}
              onCaught={adjust}
              onHit={hear}
              onRemove={remove}
              onEmptied={() => root.current?.focus({ preventScroll: true })}
            />
          </>
        )}
      </div>

      <div className={styles.sums}>
        {CURRENCIES.map((currency) => (
          <div key={currency} className={styles.sum} data-sum={currency} data-currency={currency}>
            <span>{money(sumOf(coins, currency), currency)}</span>
            <small>{countOf(coins, currency)}</small>
          </div>
        ))}
      </div>

      <Notice className={styles.noticeBelow} id={noticeId} shown={notice.shown}>
        {full
          ? FULL
          : empty
            ? 'No coins. Add some below.'
            : coin
              ? 'Flick the coin, or tap where it should go.'
              : 'Flick a coin to throw it.'}
      </Notice>

      <fieldset className={styles.tray} aria-label="Add a coin">
        {CURRENCIES.flatMap((currency) =>
          VALUES.map((value) => (
            <button
              key={money(value, currency)}
              className={styles.more}
              type="button"
              aria-label={`Add ${money(value, currency)}`}
              aria-disabled={full}
              aria-describedby={full ? noticeId : undefined}
              onClick={() => add({ currency, value })}
            >
              <CoinPicture currency={currency} value={value} />
            </button>
          )),
        )}
      </fieldset>
    </div>
  );
}

function countOf({ coins }: Coins, currency: string) {
  const count = coins.filter((coin) => coin.currency === currency).length;
  return `${count} ${count === 1 ? 'coin' : 'coins'}`;
}
