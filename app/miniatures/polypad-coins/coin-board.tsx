/** The board: shows the coins, and takes the hand's moves and the keys to them. */
import {
  forwardRef,
  type KeyboardEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDrag } from '../polypad/use-drag.ts';
import { type Board, type Coin, type Coins, fitted, money, move, sizeOf } from './coins.ts';
import { come, goInto, throwOut } from './coin-motion.ts';
import { CoinPicture } from './coin-picture.tsx';
import * as styles from './polypad-coins.css.ts';

/** Steps of the arrow keys, mm. */
const STEP = 8;

const MOVES: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How the next change of the coins is shown, but for coins that only change their place. */
export type Showing =
  { kind: 'spill' } | { kind: 'into'; into: ReadonlyMap<number, number> } | { kind: 'come' };

const nodesIn = (layer: HTMLElement | null) => [
  ...(layer?.querySelectorAll<HTMLElement>('[data-coin]') ?? []),
];
const idOf = (node: HTMLElement) => Number(node.dataset.coin);

export type CoinBoardHandle = {
  /** Call before the coins change. Coins that will be gone are copied here. */
  show(showing: Showing): void;
};

type CoinBoardProps = {
  coins: Coins;
  board: Board;
  /** Px for a mm. */
  scale: number;
  moving: boolean;
  chosen: number | undefined;
  choose(id: number): void;
  onMoved(coins: Coins, coin: Coin): void;
  onRemove(coin: Coin): void;
};

export const CoinBoard = forwardRef<CoinBoardHandle, CoinBoardProps>(function CoinBoard(
  { coins, board, scale, moving, chosen, choose, onMoved, onRemove },
  handle,
) {
  const layer = useRef<HTMLDivElement>(null);
  const next = useRef<{ showing: Showing; copies: Map<number, HTMLElement>; had: Set<number> }>();
  const [held, setHeld] = useState<Coin>();
  const holding = useRef<Coin>();
  const shown = fitted(coins, board);

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

  // After every change: what was asked for is shown once.
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

  const keys = (event: KeyboardEvent, coin: Coin) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [dx, dy] = MOVES[event.key] ?? [];
    if (dx !== undefined && dy !== undefined) {
      onMoved(move(coins, coin.id, coin.x + dx * STEP, coin.y + dy * STEP, board), coin);
    } else if (event.key === 'Delete') onRemove(coin);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={layer} data-layer>
      {/* In the order of their ids: a coin that is moved keeps its place in the order of focus. */}
      {[...shown.coins]
        .sort((one, two) => one.id - two.id)
        .map((coin) => (
          <DragCoin
            key={coin.id}
            coin={held?.id === coin.id ? held : coin}
            level={shown.coins.indexOf(coin)}
            scale={scale}
            held={held?.id === coin.id}
            chosen={chosen === coin.id}
            onClick={() => choose(coin.id)}
            onKeyDown={(event) => keys(event, coin)}
            onMove={(x, y) => hold(placeOf({ ...coin, x, y }))}
            onDrop={() => {
              const now = holding.current;
              hold(undefined);
              if (now) onMoved(move(coins, now.id, now.x, now.y, board), now);
            }}
            onCancel={() => hold(undefined)}
          />
        ))}
    </div>
  );
});

type DragCoinProps = {
  coin: Coin;
  /** Place in the stack: larger lies above. */
  level: number;
  scale: number;
  held: boolean;
  chosen: boolean;
  onClick(): void;
  onKeyDown(event: KeyboardEvent): void;
  onMove(x: number, y: number): void;
  onDrop(): void;
  onCancel(): void;
};

function DragCoin(props: DragCoinProps) {
  const { coin, level, scale, held, chosen, onClick, onKeyDown, onMove, onDrop, onCancel } = props;
  const origin = useRef(coin);
  const listeners = useDrag({
    start: () => (origin.current = coin),
    move: (dx, dy) => onMove(origin.current.x + dx / scale, origin.current.y + dy / scale),
    drop: onDrop,
    cancel: onCancel,
  });
  const size = sizeOf(coin);
  const x = (coin.x - size / 2) * scale;
  const y = (coin.y - size / 2) * scale;
  return (
    <button
      className={styles.coin}
      type="button"
      aria-label={money(coin.value, coin.currency)}
      aria-pressed={chosen}
      data-coin={coin.id}
      data-held={held ? '' : undefined}
      style={{
        width: size * scale,
        height: size * scale,
        zIndex: held ? 100 : level,
        transform: `translate(${x}px, ${y}px) rotate(${coin.turn}deg)`,
      }}
      onClick={onClick}
      onKeyDown={onKeyDown}
      {...listeners}
    >
      <span className={styles.shadow} style={{ rotate: `${-coin.turn}deg` }} />
      <span className={styles.picture}>
        <CoinPicture currency={coin.currency} value={coin.value} />
      </span>
    </button>
  );
}
