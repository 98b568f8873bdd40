/** What an input event means to the carousel, for listeners before and after its start. */

/** Shortest time between two steps of the wheel, ms. */
export const WHEEL_INTERVAL_MS = 250;

/** Number of cards by which the clicked button moves the strip; NaN if no such button was clicked. */
export const stepOfButton = ({ target }: Event): number =>
  target instanceof Element
    ? Number(target.closest<HTMLElement>('[data-step]')?.dataset.step)
    : NaN;

/** Whether a wheel event is vertical, and therefore a step. */
export const isNotch = ({ ctrlKey, shiftKey, deltaX, deltaY }: WheelEvent) =>
  !ctrlKey && !shiftKey && Math.abs(deltaX) < Math.abs(deltaY);
