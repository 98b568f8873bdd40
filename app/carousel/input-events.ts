/** What an event asks of the carousel, for listeners before and after it has started. */

/** Shortest time between two steps of the wheel, ms. */
export const WHEEL_INTERVAL_MS = 250;

/** How many cards on the button leads that was clicked; NaN if the click was elsewhere. */
export const stepOfButton = ({ target }: Event): number =>
  target instanceof Element
    ? Number(target.closest<HTMLElement>('[data-step]')?.dataset.step)
    : NaN;

/** Whether a turn of the wheel is vertical, and so meant as a step. */
export const isNotch = ({ ctrlKey, shiftKey, deltaX, deltaY }: WheelEvent) =>
  !ctrlKey && !shiftKey && Math.abs(deltaX) < Math.abs(deltaY);
