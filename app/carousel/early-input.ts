/**
 * Counts the steps that a visitor makes by button, key or wheel before the carousel starts. A separate entry
 * point, inlined before the cards; carousel-element.ts takes the count and makes the steps.
 */
import { hasModifier } from '#app/ui/has-modifier.ts';
import { isNotch, stepOfButton, WHEEL_INTERVAL_MS } from './input-events.ts';

const listening = new AbortController();
const options = { passive: true, capture: true, signal: listening.signal };
let steps = 0;
let lastNotch = -Infinity;

const isCovered = () => document.querySelector('[data-carousel][inert]') !== null;

addEventListener('click', (event) => (steps += stepOfButton(event) || 0), options);
addEventListener(
  'keydown',
  (event) => {
    if (hasModifier(event) || isCovered()) return;
    steps += { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
  },
  options,
);
addEventListener(
  'wheel',
  (event) => {
    if (!isNotch(event) || isCovered() || event.timeStamp - lastNotch < WHEEL_INTERVAL_MS) return;
    lastNotch = event.timeStamp;
    steps += Math.sign(event.deltaY);
  },
  options,
);

window.takeEarlySteps = () => {
  listening.abort();
  const taken = steps;
  steps = 0;
  return taken;
};
