/** Small animations of some layers, played a few times while a card rests in the middle. */
import type { Diorama } from 'portfolio-content/schema';

/** Time from the rest of the card to the first play, and between the starts of two plays, ms. */
const FIRST_PLAY_MS = 2500;
const PLAY_INTERVAL_MS = 14_000;
/** Shortest pause between two plays, ms. */
const MIN_PAUSE_MS = 5000;
/** Number of plays until the visitor moves. */
const MAX_PLAYS = 3;

export function createIdleAnimations(
  { animations, duration }: Diorama,
  layers: readonly { element: HTMLElement; svg: SVGElement }[],
  canPlay: () => boolean,
) {
  let plays = 0;
  let playsLeft = MAX_PLAYS;
  /** Time of the next play, ms, unless the card has to rest first. */
  let nextPlayAt = 0;
  let timer: number | undefined;
  let running: Animation[] = [];

  function play() {
    playsLeft -= 1;
    plays += 1;
    running = animations.flatMap(({ layer, scales, every, keyframes, timing }) => {
      const element = layers[layer]?.[scales ? 'element' : 'svg'];
      return plays % every ? [] : (element?.animate(keyframes, timing) ?? []);
    });
    const interval = Math.max(PLAY_INTERVAL_MS, duration + MIN_PAUSE_MS);
    nextPlayAt = performance.now() + interval;
    schedule();
  }

  function schedule() {
    clearTimeout(timer);
    if (!duration || !playsLeft || !canPlay()) return;
    const delay = Math.max(FIRST_PLAY_MS, nextPlayAt - performance.now());
    timer = window.setTimeout(play, delay);
  }

  return {
    schedule,
    /** Called when the visitor moves: allows all plays again. */
    resetPlays() {
      const isOver = playsLeft === 0;
      playsLeft = MAX_PLAYS;
      if (isOver) schedule();
    },
    /** Ends the run, in the rest pose, until the next is scheduled. */
    end() {
      clearTimeout(timer);
      nextPlayAt = 0;
      for (const animation of running) animation.cancel();
      running = [];
    },
  };
}
