import { expect, test } from 'vitest';
import { onEscape } from './arrow-keys.ts';

test('Escape takes away what is chosen, and reaches the page only when nothing is', () => {
  let chosen = true;
  const press = (key = 'Escape', before = false) => {
    let prevented = before;
    onEscape(
      {
        key,
        altKey: false,
        ctrlKey: false,
        metaKey: false,
        defaultPrevented: before,
        preventDefault: () => (prevented = true),
      },
      chosen ? () => (chosen = false) : undefined,
    );
    return prevented;
  };
  expect([press('Enter'), chosen]).toEqual([false, true]);
  expect([press('Escape', true), chosen], 'handled already').toEqual([true, true]);
  expect([press(), chosen]).toEqual([true, false]);
  expect(press(), 'the next one').toBe(false);
});
