/** The layers of one card: they tilt, and some of them are alive. */
import { type Diorama, PICTURE } from '#app/content/diorama.ts';
import { slotOf } from '#app/ui/diorama/files.ts';
import { createLayers, fadeIn, travelIn } from '#app/ui/diorama/layers.ts';
import { clamp } from './spring.ts';
import { createTilt } from './tilt.ts';

/** The layers show once that they are deep: as far as this, and back in this time, ms. */
const ANNOUNCED_TILT = 0.4;
const ANNOUNCE_MS = 900;
/** After a swipe, they catch up with the card: at most this far, px, and in this time, ms. */
const MAX_LAG_PX = 8;
const LAG_MS = 600;
/** From this speed of a swipe on, they are as far behind as possible, px/ms. */
const FAST_SWIPE = 1.5;

export type Stack = NonNullable<Awaited<ReturnType<typeof createStack>>>;

/**
 * Loads and decodes the layers of a card.
 * @returns undefined if it has none
 */
export async function createStack(card: HTMLElement, diorama: Diorama, signal: AbortSignal) {
  const { life, lifeDuration } = diorama;
  const slot = slotOf(card);
  const created = await createLayers(card, diorama, signal);
  if (!slot || !created) return undefined;
  const { sheets, layers } = created;
  // Lengths of life are in em of 100 units.
  sheets.style.fontSize = `${(slot.clientHeight / PICTURE.height) * 100}px`;
  slot.append(sheets);
  const fade = fadeIn(sheets);

  const moving = layers.map(({ element, travel, delay }) => ({
    element,
    travel: travelIn(card, travel),
    delay,
  }));
  const tilt = createTilt(moving);
  let performance: Animation[] = [];
  function endLife() {
    for (const animation of performance) animation.cancel();
    performance = [];
  }
  return {
    card,
    /** Resolves when the layers have taken over from the flat picture. */
    shown: fade.finished,
    tilt: tilt.to,
    /** Shows that the card is deep. @param swipe velocity at which a finger has moved it, px/ms to the right */
    announce(swipe?: number) {
      if (swipe === undefined) {
        tilt.swing({ x: ANNOUNCED_TILT, y: ANNOUNCED_TILT / 2 }, ANNOUNCE_MS);
        return;
      }
      const farthest = Math.max(...moving.map(({ travel }) => Math.abs(travel)));
      const strength = clamp(swipe / FAST_SWIPE);
      tilt.swing({ x: (MAX_LAG_PX / farthest) * strength, y: 0 }, LAG_MS);
    },
    /** Duration of a performance, ms; 0 if nothing is alive. */
    lifeDuration,
    /** Plays what is alive. @param count of the performance, from 1 */
    perform(count: number) {
      performance = life.flatMap(({ layer, scales, every, keyframes, timing }) => {
        const element = layers[layer]?.[scales ? 'element' : 'svg'];
        return count % every ? [] : (element?.animate(keyframes, timing) ?? []);
      });
    },
    /** Ends life, in the rest pose. */
    endLife,
    /** Looks like the flat picture, at once. */
    flatten() {
      endLife();
      tilt.flatten();
    },
    remove() {
      tilt.stop();
      sheets.remove();
    },
  };
}
