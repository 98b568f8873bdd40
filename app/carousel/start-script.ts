import { createLoop } from './loop.ts';
import { recallCard } from './memory.ts';
import { placeCards } from './place-cards.ts';

/**
 * A script that stands right after the carousel and places its cards before they are first
 * painted, long before the page's modules arrive. It is the carousel's own code as text: its
 * functions refer to nothing outside themselves.
 */
export const startScript = () =>
  `(${placeCards.toString()})(document.currentScript.previousElementSibling,(${recallCard.toString()})(),${createLoop.toString()})`;
