/** Life: small animations of some layers, which are performed a few times while a card rests in the middle. */
import type { Diorama } from '#app/content/diorama.ts';

/** A performance begins this long after the card has come to rest, and after the one before it has begun, ms. */
const FIRST_LIFE_MS = 2500;
const LIFE_INTERVAL_MS = 14_000;
/** Shortest time between two performances, ms. */
const MIN_CALM_MS = 5000;
/** Number of performances until the visitor moves. */
const MAX_PERFORMANCES = 3;

export function createLife(
  { life, lifeDuration }: Diorama,
  layers: readonly { element: HTMLElement; svg: SVGElement }[],
  mayPerform: () => boolean,
) {
  let performances = 0;
  let performancesLeft = MAX_PERFORMANCES;
  /** Time of the next performance, ms, unless the card has to rest first. */
  let nextPerformanceAt = 0;
  let timer: number | undefined;
  let animations: Animation[] = [];

  function perform() {
    performancesLeft -= 1;
    performances += 1;
    animations = life.flatMap(({ layer, scales, every, keyframes, timing }) => {
      const element = layers[layer]?.[scales ? 'element' : 'svg'];
      return performances % every ? [] : (element?.animate(keyframes, timing) ?? []);
    });
    const interval = Math.max(LIFE_INTERVAL_MS, lifeDuration + MIN_CALM_MS);
    nextPerformanceAt = performance.now() + interval;
    schedule();
  }

  function schedule() {
    clearTimeout(timer);
    if (!lifeDuration || !performancesLeft || !mayPerform()) return;
    const delay = Math.max(FIRST_LIFE_MS, nextPerformanceAt - performance.now());
    timer = window.setTimeout(perform, delay);
  }

  return {
    schedule,
    /** The visitor has moved: allows all performances again. */
    renew() {
      const isOver = performancesLeft === 0;
      performancesLeft = MAX_PERFORMANCES;
      if (isOver) schedule();
    },
    /** Ends the performance, in the rest pose, until the next is scheduled. */
    end() {
      clearTimeout(timer);
      nextPerformanceAt = 0;
      for (const animation of animations) animation.cancel();
      animations = [];
    },
  };
}
