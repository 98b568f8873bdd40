/** Animates a throw. The state has the final positions; the coins slide there. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { frameLoop } from '#app/demo-kit/frame-loop.ts';
import { type Hit, STEP_SECONDS, type Throw } from './coin-physics.ts';
import { type Coin, type Coins, sizeOf } from './coins.ts';

/** The coins in a layer by id. */
export function nodesIn(layer: HTMLElement | null): ReadonlyMap<number, HTMLElement> {
  const nodes = [...(layer?.querySelectorAll<HTMLElement>('[data-coin]') ?? [])];
  return new Map(nodes.map((node) => [Number(node.dataset.coin), node]));
}

/** The position of a coin as a CSS transform. @param scale px per mm */
export function transformOf(coin: Coin, scale: number) {
  const half = sizeOf(coin) / 2;
  return `translate(${(coin.x - half) * scale}px, ${(coin.y - half) * scale}px) rotate(${coin.turn}deg)`;
}

type ThrowOptions = {
  coins: Coins;
  thrown: Throw | undefined;
  scale: number;
  motionAllowed: boolean;
  onHit(hit: Hit): void;
};

type Flight = { thrown: Throw; draw(coins: Coins): void; stop(): void };

/**
 * @param layer contains the coins, each with `data-coin`
 * @param coins at their final positions
 * @param thrown the last throw, if it is what changed the coins
 * @param onHit called for each collision
 */
export function useThrow(
  layer: RefObject<HTMLElement>,
  { coins, thrown, scale, motionAllowed, onHit }: ThrowOptions,
) {
  const begun = useRef<Throw>();
  const flight = useRef<Flight>();
  const latest = useRef({ scale, onHit });
  useLayoutEffect(() => {
    latest.current = { scale, onHit };
  });

  function begin(thrown: Throw) {
    const nodes = nodesIn(layer.current);
    const draw = ({ coins }: Coins) => {
      for (const coin of coins) {
        const node = nodes.get(coin.id);
        if (!node) continue;
        node.style.transform = transformOf(coin, latest.current.scale);
        // The shadow doesn't rotate with the coin.
        const shadow = node.querySelector<HTMLElement>('[data-shadow]');
        if (shadow) shadow.style.rotate = `${-coin.turn}deg`;
      }
    };
    const loop = frameLoop({
      stepSeconds: STEP_SECONDS,
      step() {
        for (const hit of thrown.step()) latest.current.onHit(hit);
        return thrown.moving();
      },
      draw() {
        draw(thrown.coins());
        if (!thrown.moving()) end();
      },
    });
    flight.current = { thrown, draw, stop: loop.stop };
    // Disables the transition for other moves.
    if (layer.current) layer.current.dataset.flying = '';
    draw(thrown.coins());
    loop.start();
  }

  function end() {
    flight.current?.stop();
    flight.current = undefined;
    delete layer.current?.dataset.flying;
  }

  // A change of the coins during a flight ends it; then React's state is shown.
  useLayoutEffect(() => {
    const { current } = flight;
    if (current) {
      end();
      current.draw(coins);
    }
    if (!thrown || begun.current === thrown) return;
    begun.current = thrown;
    if (motionAllowed) begin(thrown);
    // oxlint-disable-next-line react/exhaustive-deps -- begin and end use refs alone
  }, [coins, thrown, motionAllowed]);
  // oxlint-disable-next-line react/exhaustive-deps -- as above
  useEffect(() => end, []);

  return {
    /** Stops the coins. @returns their positions if they were moving */
    freeze(): Coins | undefined {
      const places = flight.current?.thrown.coins();
      end();
      return places;
    },
  };
}
