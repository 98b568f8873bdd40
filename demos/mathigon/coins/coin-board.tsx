/** The board: shows the coins and handles pointers and keys on them. */
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { arrowOf, isDeleteKey } from '#app/demo-kit/arrow-keys.ts';
import { type DragHandlers, useDragScope } from '#app/demo-kit/pointer/use-drag.ts';
import { runCommand } from '../shared/commands.tsx';
import { showArrival } from './coin-motion.ts';
import { type PointerSample, releaseVelocity } from './coin-physics.ts';
import * as styles from './coins.css.ts';
import { type Coin, coinOf, type Coins, push } from './coins.ts';
import { DragCoin } from './drag-coin.tsx';
import { Purse } from './purse.tsx';
import type { CoinsStore, Showing } from './use-coins.ts';
import { nodesIn, useThrow } from './use-throw.ts';

/** Step of the arrow keys, mm. */
const STEP_MM = 8;
/** Speed of a throw by Shift and an arrow key, mm/s. */
const KEY_THROW_SPEED = 700;
/** Speed at which a dragged coin is heard to hit others, mm/s. */
const PUSH_SPEED = 300;
/** Limit of stored pointer positions. */
const MAX_SAMPLES = 24;
/** Height of a rail and its shadow, px. */
const RAIL_HEIGHT_PX = 11;

const sampleOf = ({ clientX: x, clientY: y, timeStamp: time }: PointerEvent): PointerSample => ({
  x,
  y,
  time,
});

/** A coin that is dragged. */
type Held = {
  samples: PointerSample[];
  /** The coins before the drag, and after what it has pushed. If undo changes them, it starts again from there. */
  coins: Coins;
  pushed: Coins;
  /** Ids of the coins that it has hit. */
  readonly hit: Set<number>;
};

type CoinBoardProps = {
  box: RefObject<HTMLDivElement>;
  /** Height inside the border, px. */
  height: number;
  store: CoinsStore;
  motionAllowed: boolean;
};

export function CoinBoard({ box, height, store, motionAllowed }: CoinBoardProps) {
  const { coins, coin: chosen, board, scale, showing, rails, release } = store;
  const layer = useRef<HTMLDivElement>(null);
  const scope = useDragScope();
  const [drag, setDrag] = useState<{ id: number; coins: Coins; pushed: Coins }>();
  const thrown = showing?.kind === 'throw' ? showing.thrown : undefined;
  const onHit = store.clink.playHit;
  const { freeze } = useThrow(layer, { coins, thrown, scale, motionAllowed, onHit });
  useArrival(layer, showing, motionAllowed);

  /** Whether the last press has stopped flying coins. */
  const hasStopped = useRef(false);
  const dragOf = (coin: Coin): DragHandlers<Held> => ({
    press({ nativeEvent }) {
      const places = freeze();
      hasStopped.current = places !== undefined;
      if (places) store.stopAt(places);
      return { samples: [sampleOf(nativeEvent)], coins, pushed: coins, hit: new Set() };
    },
    move({ held, by: [dx, dy], event }) {
      held.samples.push(sampleOf(event));
      if (held.samples.length > MAX_SAMPLES) held.samples.shift();
      const before = held.coins === coins ? held.pushed : coins;
      held.coins = coins;
      held.pushed = push(before, coin.id, coin.x + dx / scale, coin.y + dy / scale, board);
      for (const other of held.pushed.coins) {
        const at = coinOf(before, other.id);
        if (other.id === coin.id || held.hit.has(other.id)) continue;
        if (at?.x === other.x && at.y === other.y) continue;
        held.hit.add(other.id);
        onHit({ coin: other, speed: PUSH_SPEED });
      }
      setDrag({ id: coin.id, coins, pushed: held.pushed });
    },
    drop({ held: { samples, coins: from, pushed }, event }) {
      const { vx, vy } = releaseVelocity(samples, event.timeStamp);
      const at = coinOf(pushed, coin.id) ?? coin;
      release(at, { vx: vx / scale, vy: vy / scale }, from === coins ? pushed : coins);
    },
    end: () => setDrag(undefined),
  });
  const shown = drag?.coins === coins ? drag.pushed : coins;
  const onClick = ({ id }: Coin) => {
    // A press that stopped a flying coin selects it, even if it was selected.
    store.choose(chosen?.id === id && !hasStopped.current ? undefined : id);
    hasStopped.current = false;
  };

  const onKey = (event: KeyboardEvent, coin: Coin) => {
    const [dx, dy] = arrowOf(event) ?? [];
    if (dx !== undefined && dy !== undefined) {
      if (event.shiftKey) release(coin, { vx: dx * KEY_THROW_SPEED, vy: dy * KEY_THROW_SPEED });
      else release({ ...coin, x: coin.x + dx * STEP_MM, y: coin.y + dy * STEP_MM });
    } else if (isDeleteKey(event)) store.remove(coin);
    else return;
    event.preventDefault();
  };
  /** Moves the chosen coin to the tapped position, as an alternative to dragging. */
  const onBoardClick = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('button') || !chosen) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    const x = (clientX - left - currentTarget.clientLeft) / scale;
    const y = (clientY - top - currentTarget.clientTop) / scale;
    release({ ...chosen, x, y });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys move the chosen coin itself
    <div ref={box} className={styles.board} data-board onClick={onBoardClick}>
      <Purse away={rails.length > 0} onClick={() => runCommand(store.spill)} />
      {rails.map(({ currency, foot }) => (
        <span
          key={foot}
          className={styles.rail}
          data-rail={currency}
          data-currency={currency}
          // Completely visible, also on a full board.
          style={{ top: Math.min(foot * scale - 2, height - RAIL_HEIGHT_PX) }}
        />
      ))}
      <div ref={layer} data-layer data-pushing={drag ? '' : undefined}>
        {/* In the order of their ids, so that a moved coin keeps its place in the tab order. */}
        {[...shown.coins]
          .sort((one, two) => one.id - two.id)
          .map((coin) => (
            <DragCoin
              key={coin.id}
              coin={coin}
              level={shown.coins.indexOf(coin)}
              scale={scale}
              held={drag?.id === coin.id}
              chosen={chosen?.id === coin.id}
              drag={dragOf(coinOf(coins, coin.id) ?? coin)}
              scope={scope}
              onClick={() => onClick(coin)}
              onKeyDown={(event) => onKey(event, coin)}
            />
          ))}
      </div>
    </div>
  );
}

/** Animates each arrival of coins in a layer once. */
function useArrival(
  layer: RefObject<HTMLElement>,
  showing: Showing | undefined,
  motionAllowed: boolean,
) {
  const shown = useRef<Showing>();
  const before = useRef<ReadonlyMap<number, HTMLElement>>(new Map());
  // After every change, because an arrival needs the coins that it has replaced.
  useLayoutEffect(() => {
    const [had, now] = [before.current, nodesIn(layer.current)];
    before.current = now;
    if (!showing || showing === shown.current) return;
    shown.current = showing;
    if (showing.kind !== 'throw' && motionAllowed && layer.current) {
      showArrival(showing, layer.current, had, now);
    }
  });
}
