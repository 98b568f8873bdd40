/** The layers of one card: they tilt, and some of them move when the card is idle. */
import { type Diorama, PICTURE } from 'portfolio-content/schema';
import { slotOf } from './files.ts';
import { createLayers, fadeIn, travelIn } from './layers.ts';
import { createIdleAnimations } from './idle-animations.ts';
import { clamp, LEVEL } from './spring.ts';
import { createTilt, FLATTEN_MS } from './tilt.ts';

/** Amplitude and duration, ms, of the swing that first hints at the depth. */
const HINT_TILT = 0.4;
const HINT_MS = 900;
/** After a swipe, they catch up with the card: at most this far, px, and in this time, ms. */
const MAX_LAG_PX = 8;
const LAG_MS = 600;
/** From this speed of a swipe on, they are as far behind as possible, px/ms. */
const FAST_SWIPE = 1.5;

export type Stack = NonNullable<Awaited<ReturnType<typeof createStack>>>;

/**
 * Loads and decodes the layers of a card.
 * @param canPlay whether its idle animations may begin
 * @returns undefined if it has none
 */
export async function createStack(
  card: HTMLElement,
  diorama: Diorama,
  canPlay: () => boolean,
  signal: AbortSignal,
) {
  const slot = slotOf(card);
  const created = await createLayers(card, diorama, signal);
  if (!slot || !created) return undefined;
  const { sheets, layers } = created;
  // Lengths of idle animations are in em of 100 units.
  sheets.style.fontSize = `${(slot.clientHeight / PICTURE.height) * 100}px`;
  slot.append(sheets);
  const fade = fadeIn(sheets);

  const tilting = layers.map(({ element, travel, delay }) => ({
    element,
    travel: travelIn(card, travel),
    delay,
  }));
  const tilt = createTilt(tilting);
  const idle = createIdleAnimations(diorama, layers, canPlay);
  return {
    card,
    /** Resolves when the layers have taken over from the flat picture. */
    shown: fade.finished,
    /** Set when they have, and the strip is still at rest. */
    isShown: false,
    idle,
    tilt: tilt.to,
    /** Hints at the depth. @param swipe velocity at which a finger has moved it, px/ms to the right */
    hintDepth(swipe?: number) {
      if (swipe === undefined) {
        tilt.swing({ x: HINT_TILT, y: HINT_TILT / 2 }, HINT_MS);
        return;
      }
      const farthest = Math.max(...tilting.map(({ travel }) => Math.abs(travel)));
      const strength = clamp(swipe / FAST_SWIPE);
      tilt.swing({ x: (MAX_LAG_PX / farthest) * strength, y: 0 }, LAG_MS);
    },
    /** Eases to where it looks like the flat picture. */
    flatten() {
      idle.end();
      tilt.to(LEVEL, FLATTEN_MS);
    },
    /** Looks like the flat picture at once. */
    flattenNow() {
      idle.end();
      tilt.flatten();
    },
    remove() {
      idle.end();
      tilt.stop();
      sheets.remove();
    },
  };
}
