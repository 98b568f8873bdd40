import type { KeyboardEvent } from 'react';
import { type DragHandlers, type DragScope, useDrag } from '#app/demo-kit/pointer/use-drag.ts';
import { CoinPicture } from './coin-picture.tsx';
import * as styles from './coins.css.ts';
import { type Coin, nameOf, sizeOf } from './coins.ts';
import { transformOf } from './use-throw.ts';

/** Level of a dragged coin, above all others. */
const FRONT = 100;

type DragCoinProps<Held> = {
  coin: Coin;
  /** Stacking order; larger is on top. */
  level: number;
  /** Px per mm. */
  scale: number;
  held: boolean;
  chosen: boolean;
  drag: DragHandlers<Held>;
  /** Shared by all coins. */
  scope: DragScope;
  onClick(): void;
  onKeyDown(event: KeyboardEvent): void;
};

/** A coin that can be chosen and dragged. */
export function DragCoin<Held>({
  coin,
  level,
  scale,
  held,
  chosen,
  ...props
}: DragCoinProps<Held>) {
  const drag = useDrag(props.drag, { scope: props.scope });
  const size = sizeOf(coin) * scale;
  return (
    <button
      className={styles.coin}
      type="button"
      aria-label={nameOf(coin)}
      aria-pressed={chosen}
      data-coin={coin.id}
      data-held={held ? '' : undefined}
      style={{
        width: size,
        height: size,
        zIndex: held ? FRONT : level,
        transform: transformOf(coin, scale),
      }}
      onClick={props.onClick}
      onKeyDown={props.onKeyDown}
      {...drag}
    >
      <span className={styles.shadow} data-shadow style={{ rotate: `${-coin.turn}deg` }} />
      <span className={styles.picture}>
        <CoinPicture currency={coin.currency} value={coin.value} />
      </span>
    </button>
  );
}
