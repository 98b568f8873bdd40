import { createLoop } from './loop.ts';
import { placeCards } from './place-cards.ts';

/**
 * A script that stands right after the carousel and places its cards before they are first
 * painted, long before the page's modules arrive. It is the engine's own code as text: both
 * functions refer to nothing outside themselves.
 * @param card index of the card to show in the middle
 */
export const startScript = (card: number) =>
  `(${placeCards.toString()})(document.currentScript.previousElementSibling,${card},${createLoop.toString()})`;
