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
import { scale as scaled, type Vector } from '#app/demo-kit/vector.ts';
import { runCommand } from '../shared/commands.tsx';
import { showArrival } from './coin-motion.ts';
import { type PointerSample, releaseVelocity } from './coin-physics.ts';
import * as styles from './coins.css.ts';
import { type Coin, placed } from './coins.ts';
import { DragCoin } from './drag-coin.tsx';
import { Purse } from './purse.tsx';
import type { CoinsStore, Showing } from './use-coins.ts';
import { nodesIn, useThrow } from './use-throw.ts';

/** Step of the arrow keys, mm. */
const STEP_MM = 8;
/** Speed of a throw by Shift and an arrow key, mm/s. */
const KEY_THROW_SPEED = 700;
/** Limit of stored pointer positions. */
const MAX_SAMPLES = 24;
/** Height of a rail and its shadow, px. */
const RAIL_HEIGHT_PX = 11;

const sampleOf = ({ clientX: x, clientY: y, timeStamp: time }: PointerEvent): PointerSample => ({
  x,
  y,
  time,
});

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
  // The distance is in px.
  const [drag, setDrag] = useState<{ id: number; by: Vector }>();
  const thrown = showing?.kind === 'throw' ? showing.thrown : undefined;
  const onHit = store.clink.playHit;
  const { freeze } = useThrow(layer, { coins, thrown, scale, motionAllowed, onHit });
  useArrival(layer, showing, motionAllowed);

  const draggedBy = (coin: Coin, by: Vector): Coin => {
    const [dx, dy] = scaled(by, 1 / scale);
    return placed(coin, board, coin.x + dx, coin.y + dy);
  };
  /** Whether the last press has stopped flying coins. */
  const hasStopped = useRef(false);
  const dragOf = (coin: Coin): DragHandlers<PointerSample[]> => ({
    press({ nativeEvent }) {
      const places = freeze();
      hasStopped.current = places !== undefined;
      if (places) store.stopAt(places);
      return [sampleOf(nativeEvent)];
    },
    move({ held: samples, by, event }) {
      samples.push(sampleOf(event));
      if (samples.length > MAX_SAMPLES) samples.shift();
      setDrag({ id: coin.id, by });
    },
    drop({ held: samples, by, event }) {
      const { vx, vy } = releaseVelocity(samples, event.timeStamp);
      release(draggedBy(coin, by), { vx: vx / scale, vy: vy / scale });
    },
    end: () => setDrag(undefined),
  });
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
      <div ref={layer} data-layer>
        {/* In the order of their ids, so that a moved coin keeps its place in the tab order. */}
        {[...coins.coins]
          .sort((one, two) => one.id - two.id)
          .map((coin) => (
            <DragCoin
              key={coin.id}
              coin={drag?.id === coin.id ? draggedBy(coin, drag.by) : coin}
              level={coins.coins.indexOf(coin)}
              scale={scale}
              held={drag?.id === coin.id}
              chosen={chosen?.id === coin.id}
              drag={dragOf(coin)}
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
