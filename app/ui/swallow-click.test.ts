import { expect, test, vi } from 'vitest';
import { swallowClickOfRelease } from './swallow-click.ts';

test('the click of a release is swallowed, but not that of the next press, even if the browser’s timers are late', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  /** Whether a click counts. */
  const click = () =>
    window.dispatchEvent(new CustomEvent('click', { detail: 1, cancelable: true }));

  swallowClickOfRelease();
  expect(click()).toBe(false);
  window.dispatchEvent(new Event('pointerdown'));
  expect(click()).toBe(true);

  swallowClickOfRelease();
  vi.runAllTimers();
  expect(click()).toBe(true);
});

test('a finger that is released doesn’t click later', () => {
  vi.stubGlobal('window', new EventTarget());
  swallowClickOfRelease();
  const touchEnd = new Event('touchend', { cancelable: true });
  expect(window.dispatchEvent(touchEnd)).toBe(false);
});
