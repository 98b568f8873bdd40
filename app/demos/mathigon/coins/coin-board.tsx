/** The board: shows the coins and handles pointers and keys on them. */
import {
  forwardRef,
  type KeyboardEvent,
  type PointerEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDrag } from '../shared/use-drag.ts';
import { type Board, type Coin, type Coins, money, move, sizeOf } from './coins.ts';
import { come, goInto, throwOut } from './coin-motion.ts';
import {
  afterThrow,
  type Hit,
  isThrow,
  type PointerSample,
  releaseVelocity,
  throwCoin,
  type Velocity,
} from './coin-physics.ts';
import { CoinPicture } from './coin-picture.tsx';
import * as styles from './coins.css.ts';
import { transformOf, useThrow } from './use-throw.ts';

/** Steps of the arrow keys, mm. */
const STEP_MM = 8;
/** Speed of a throw by Shift and an arrow key, mm/s. */
const KEY_THROW_SPEED = 700;
/** Limit of stored pointer positions. */
const MAX_SAMPLES = 24;

const MOVES: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How the next change of the coins is animated, except for coins that only move. */
export type Showing =
  { kind: 'spill' } | { kind: 'into'; into: ReadonlyMap<number, number> } | { kind: 'come' };

const nodesIn = (layer: HTMLElement | null) => [
  ...(layer?.querySelectorAll<HTMLElement>('[data-coin]') ?? []),
];
const idOf = (node: HTMLElement) => Number(node.dataset.coin);

export type CoinBoardHandle = {
  /** Call before the coins change, so that removed coins can be copied. */
  show(showing: Showing): void;
};

type CoinBoardProps = {
  coins: Coins;
  board: Board;
  /** Px per mm. */
  scale: number;
  moving: boolean;
  chosen: number | undefined;
  choose(id: number | undefined): void;
  onMoved(coins: Coins, coin: Coin): void;
  /** @param coins at their positions after the throw */
  onThrown(coins: Coins, coin: Coin): void;
  /** Called when moving coins were stopped. */
  onCaught(coins: Coins): void;
  onHit(hit: Hit): void;
  onRemove(coin: Coin): void;
  /** Called when the focused coin was removed and no other is left. */
  onEmptied(): void;
};

export const CoinBoard = forwardRef<CoinBoardHandle, CoinBoardProps>(function CoinBoard(
  {
    coins,
    board,
    scale,
    moving,
    chosen,
    choose,
    onMoved,
    onThrown,
    onCaught,
    onHit,
    onRemove,
    onEmptied,
  },
  handle,
) {
  const layer = useRef<HTMLDivElement>(null);
  const next = useRef<{ showing: Showing; copies: Map<number, HTMLElement>; had: Set<number> }>();
  const [held, setHeld] = useState<Coin>();
  const holding = useRef<Coin>();
  const throwing = useThrow(layer, { coins, scale, moving, onHit });

  const hold = (coin: Coin | undefined) => {
    holding.current = coin;
    setHeld(coin);
  };
  const placeOf = ({ id, x, y }: Coin) =>
    move(coins, id, x, y, board).coins.find((coin) => coin.id === id);

  useImperativeHandle(handle, () => ({
    show(showing) {
      const copies = new Map<number, HTMLElement>();
      for (const node of nodesIn(layer.current)) {
        const copy = node.cloneNode(true);
        if (copy instanceof HTMLElement) copies.set(idOf(node), copy);
      }
      next.current = { showing, copies, had: new Set(copies.keys()) };
    },
  }));

  // After every change; an animation runs once.
  useLayoutEffect(() => {
    const { showing, copies, had } = next.current ?? {};
    next.current = undefined;
    if (!showing || !moving) return;
    const there = nodesIn(layer.current);
    if (showing.kind === 'spill') {
      throwOut(there);
      return;
    }
    for (const node of there) {
      if (!had?.has(idOf(node))) come(node, showing.kind === 'into' ? 240 : 0);
    }
    if (showing.kind !== 'into') return;
    for (const [gone, into] of showing.into) {
      const copy = copies?.get(gone);
      const target = there.find((node) => idOf(node) === into);
      if (!copy || !target) continue;
      delete copy.dataset.coin;
      copy.className += ` ${styles.leaving}`;
      copy.inert = true;
      layer.current?.append(copy);
      goInto(copy, target);
    }
  });

  const caught = useRef(false);
  const catchAll = () => {
    const places = throwing.freeze();
    caught.current = places !== undefined;
    if (places) onCaught(places);
  };
  /** Releases a coin at a position: throws it if it was fast enough, else puts it down. */
  const letGo = ({ id, x, y }: Coin, velocity: Velocity) => {
    const start = move(coins, id, x, y, board);
    const coin = start.coins.at(-1);
    if (!coin) return;
    if (!isThrow(velocity)) {
      onMoved(start, coin);
      return;
    }
    throwing.showNext(throwCoin(start, id, velocity, board));
    onThrown(afterThrow(start, id, velocity, board), coin);
  };

  const keys = (event: KeyboardEvent, coin: Coin) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [dx, dy] = MOVES[event.key] ?? [];
    if (dx !== undefined && dy !== undefined) {
      const far = event.shiftKey ? 0 : STEP_MM;
      const speed = event.shiftKey ? KEY_THROW_SPEED : 0;
      const place = { ...coin, x: coin.x + dx * far, y: coin.y + dy * far };
      letGo(place, { vx: dx * speed, vy: dy * speed });
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      // Moves the focus to another coin, so that the board still receives keys.
      const nodes = nodesIn(layer.current);
      const index = nodes.findIndex((node) => idOf(node) === coin.id);
      const neighbor = nodes[index + 1] ?? nodes[index - 1];
      onRemove(coin);
      if (neighbor) neighbor.focus({ preventScroll: true });
      else onEmptied();
    } else return;
    event.preventDefault();
  };

  return (
    <div ref={layer} data-layer>
      {/* In the order of their ids, so that a moved coin keeps its place in the tab order. */}
      {[...coins.coins]
        .sort((one, two) => one.id - two.id)
        .map((coin) => (
          <DragCoin
            key={coin.id}
            coin={held?.id === coin.id ? held : coin}
            level={coins.coins.indexOf(coin)}
            scale={scale}
            held={held?.id === coin.id}
            chosen={chosen === coin.id}
            // A press that stopped a flying coin selects it, even if it was selected.
            onClick={() => choose(chosen === coin.id && !caught.current ? undefined : coin.id)}
            onKeyDown={(event) => keys(event, coin)}
            onMove={(x, y) => {
              // Only one coin at a time can be held.
              if (!held || held.id === coin.id) hold(placeOf({ ...coin, x, y }));
            }}
            onPress={catchAll}
            onDrop={({ vx, vy }) => {
              const now = holding.current;
              if (now?.id !== coin.id) return;
              hold(undefined);
              letGo(now, { vx: vx / scale, vy: vy / scale });
            }}
            onCancel={() => {
              if (held?.id === coin.id) hold(undefined);
            }}
          />
        ))}
    </div>
  );
});

type DragCoinProps = {
  coin: Coin;
  /** Stacking order; larger is on top. */
  level: number;
  scale: number;
  held: boolean;
  chosen: boolean;
  onClick(): void;
  onKeyDown(event: KeyboardEvent): void;
  onPress(): void;
  onMove(x: number, y: number): void;
  /** @param velocity px/s */
  onDrop(velocity: Velocity): void;
  onCancel(): void;
};

function DragCoin(props: DragCoinProps) {
  const { coin, level, scale, held, chosen } = props;
  const origin = useRef(coin);
  const samples = useRef<PointerSample[]>([]);
  const sample = ({ clientX: x, clientY: y, timeStamp: time }: PointerEvent) =>
    (samples.current = [...samples.current.slice(1 - MAX_SAMPLES), { x, y, time }]);
  const listeners = useDrag({
    start: () => (origin.current = coin),
    move(dx, dy, event) {
      sample(event);
      props.onMove(origin.current.x + dx / scale, origin.current.y + dy / scale);
    },
    drop: ({ timeStamp }) => props.onDrop(releaseVelocity(samples.current, timeStamp)),
    cancel: props.onCancel,
  });
  const size = sizeOf(coin) * scale;
  return (
    <button
      className={styles.coin}
      type="button"
      aria-label={money(coin.value, coin.currency)}
      aria-pressed={chosen}
      data-coin={coin.id}
      data-held={held ? '' : undefined}
      style={{
        width: size,
        height: size,
        zIndex: held ? 100 : level,
        transform: transformOf(coin, scale),
      }}
      onClick={props.onClick}
      onKeyDown={props.onKeyDown}
      {...listeners}
      onPointerDown={(event) => {
        if (event.button === 0) {
          samples.current = [];
          sample(event);
          props.onPress();
        }
        listeners.onPointerDown(event);
      }}
    >
      <span className={styles.shadow} data-shadow style={{ rotate: `${-coin.turn}deg` }} />
      <span className={styles.picture}>
        <CoinPicture currency={coin.currency} value={coin.value} />
      </span>
    </button>
  );
}
