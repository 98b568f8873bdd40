/**
 * Gives cards depth: the card in the middle becomes a stack of layers that tilt with the pointer, and cards in view get
 * pictures as sharp as the screen (docs/carousel.md, "Layers and idle animations"). A chunk of its own, loaded when the
 * page is idle; without it, cards are flat.
 */
import { filesOf, loadDiorama, sizeFor, whenIdle } from './files.ts';
import { sharpen } from './sharpen.ts';
import { mayLoadMore, mayMove, onMotionChange } from '#app/ui/motion.ts';
import { forgetOthers, isInView } from './sharpness.ts';
import { LEVEL, type Tilt } from './spring.ts';
import { createStack, type Stack } from './stack.ts';
import { FOLLOW_MS, LEAVE_MS } from './tilt.ts';
import { listenToTilt } from './tilt-source.ts';

/** A card that rests for less than this only passes, and gets no layers, ms. */
const REST_DELAY_MS = 250;
/** If the pointer is closer to the middle, following it doesn't show that a card is deep. */
const MIN_NOTICEABLE_TILT = 0.2;

/** When the strip began to move, ms, and the card that was in the middle. */
type Departure = { card: string | undefined; time: number };

/**
 * @param section the `[data-carousel]` element of a running carousel
 * @param signal stops it
 */
export function startDioramas(section: HTMLElement, signal: AbortSignal): void {
  /** The layers of the card in the middle. */
  let stack: Stack | undefined;
  /** The tilt by the pointer or the phone. */
  let pointerTilt = LEVEL;
  let isPressed = false;
  let departure: Departure | undefined;
  /** Cancels the work started at the last rest. */
  let resting = new AbortController();

  const { dataset } = section;
  const isQuiet = () => isAtRest(section);
  /** Its picture moves into the page that opens (carousel/card.tsx). */
  const isTransitioning = () => stack !== undefined && 'transitioning' in stack.card.dataset;
  const mayMoveLayers = () =>
    stack?.isShown === true && !isPressed && !isTransitioning() && isQuiet();

  function removeStack() {
    stack?.remove();
    stack = undefined;
  }

  function tiltToPointer(duration = FOLLOW_MS) {
    if (mayMoveLayers()) stack?.tilt(pointerTilt, duration);
  }

  async function showLayers(card: HTMLElement, swipe: number | undefined, rest: AbortSignal) {
    if (!stack?.isShown) {
      const diorama = await loadDiorama(card);
      rest.throwIfAborted();
      stack ??= await createStack(card, diorama, mayMoveLayers, rest);
      if (!stack) return;
      await stack.shown;
      rest.throwIfAborted();
      stack.isShown = true;
      if (Math.hypot(pointerTilt.x, pointerTilt.y) < MIN_NOTICEABLE_TILT) stack.hintDepth(swipe);
    }
    tiltToPointer();
    stack.idle.resetPlays();
    stack.idle.schedule();
  }

  async function atRest(from: Departure | undefined, rest: AbortSignal) {
    const arrival = performance.now();
    await new Promise((resolve) => setTimeout(resolve, REST_DELAY_MS));
    rest.throwIfAborted();
    const cards = [...section.querySelectorAll<HTMLElement>('[data-card]')];
    const index = indexOf(dataset.current, cards);
    const card = cards[index];
    if (!card) return;
    const swipe = from && swipeVelocity(from, index, arrival, cards);
    await whenIdle(rest);
    if (!mayLoadMore()) return;
    if (mayMove()) await showLayers(card, swipe, rest);

    const inView = cards.filter(isInView);
    forgetOthers(section, inView);
    // Layers are as sharp. A card that leaves the middle needs its picture only if it stays in view.
    if (!stack || inView.length > 1) for (const each of inView) await sharpen(each, rest);
    if (!mayMove()) return;
    for (const way of [1, -1]) {
      const neighbor = cards.at((index + way) % cards.length);
      if (neighbor) await prefetchLayers(neighbor, rest);
    }
  }

  /** As long as the strip moves, and right after it has come to rest, this costs next to nothing. */
  function onStripChange() {
    resting.abort();
    if (stack && (section.inert || !mayMove() || !mayLoadMore())) removeStack();
    if (!isQuiet()) {
      departure ??= { card: dataset.current, time: performance.now() };
      stack?.flatten();
      return;
    }
    if (stack && stack.card.dataset.card !== dataset.current) removeStack();
    resting = new AbortController();
    // The flat picture stays if files can't load or aren't needed anymore.
    atRest(departure, resting.signal).catch(() => {});
    departure = undefined;
  }

  const isOnStack = ({ target }: Event) => target instanceof Node && stack?.card.contains(target);

  function press(event: Event) {
    if (!isOnStack(event)) return;
    isPressed = true;
    stack?.flatten();
  }

  function release() {
    if (!isPressed) return;
    isPressed = false;
    tiltToPointer();
    stack?.idle.schedule();
  }

  /** Before the picture is captured, it must be flat. */
  function onTransition() {
    if (isTransitioning()) stack?.flattenNow();
  }

  function onTilt(tilt: Tilt) {
    pointerTilt = tilt;
    tiltToPointer();
    stack?.idle.resetPlays();
  }

  function onLeave() {
    pointerTilt = LEVEL;
    tiltToPointer(LEAVE_MS);
  }

  listenToTilt(onTilt, onLeave, signal);
  const options = { passive: true, signal };
  section.addEventListener('pointerdown', press, options);
  // A press can end anywhere, and a page kept in the back/forward cache gets no event when it does.
  for (const type of ['pointerup', 'pointercancel', 'pagehide'] as const) {
    window.addEventListener(type, release, options);
  }
  window.addEventListener('pagehide', onLeave, options);
  const onResize = () => {
    removeStack();
    onStripChange();
  };
  window.addEventListener('resize', onResize, options);
  document.addEventListener('visibilitychange', onStripChange, options);
  const observer = new MutationObserver(onStripChange);
  observer.observe(section, {
    attributeFilter: ['data-resting', 'data-current', 'data-mode', 'inert'],
  });
  const transitions = new MutationObserver(onTransition);
  transitions.observe(section, { subtree: true, attributeFilter: ['data-transitioning'] });
  const stopListening = onMotionChange(onStripChange);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    transitions.disconnect();
    stopListening();
    resting.abort();
    removeStack();
  });
  onStripChange();
}

/** Whether the strip is in view, and nothing in it moves or is held. */
const isAtRest = ({ dataset, inert }: HTMLElement) =>
  'resting' in dataset && dataset.mode !== 'grid' && !inert && !document.hidden;

async function prefetchLayers(card: HTMLElement, rest: AbortSignal) {
  const { sizes } = await loadDiorama(card);
  for (const file of filesOf(card, sizeFor(card, sizes))) {
    await whenIdle(rest);
    await (await fetch(file, { priority: 'low' })).blob();
  }
}

const indexOf = (name: string | undefined, cards: readonly HTMLElement[]) =>
  cards.findIndex((card) => card.dataset.card === name);

/** The average velocity of the strip since it began to move, px/ms to the right; undefined if it is where it was. */
function swipeVelocity(
  { card, time }: Departure,
  to: number,
  arrival: number,
  cards: readonly HTMLElement[],
): number | undefined {
  const steps = to - indexOf(card, cards);
  const shortest = steps - Math.round(steps / cards.length) * cards.length;
  const pitch = cards[0]?.offsetWidth ?? 0;
  return shortest ? (-shortest * pitch) / (arrival - time) : undefined;
}
