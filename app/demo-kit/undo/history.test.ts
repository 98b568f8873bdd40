import { expect, test } from 'vitest';
import { advance, startHistory, historyKey, redo, undo } from './history.ts';

test('steps are undone and redone in order; a new step drops the undone ones', () => {
  const three = advance(advance(startHistory(1), 2), 3);
  expect(undo(three).current).toBe(2);
  expect(redo(undo(three))).toEqual(three);
  expect(undo(undo(undo(three))).current).toBe(1);
  const other = advance(undo(three), 4);
  expect(redo(other).current).toBe(4);
  expect(undo(other).current).toBe(2);
});

test('the oldest steps are dropped beyond the limit', () => {
  let history = startHistory(0);
  for (let step = 1; step <= 500; step++) history = advance(history, step);
  for (let step = 0; step < 500; step++) history = undo(history);
  expect(history.current).toBe(300);
});

test('undo and redo have keyboard shortcuts with Ctrl and with Cmd', () => {
  const press = (key: string, held: object) =>
    historyKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });
  expect(press('z', { ctrlKey: true })).toBe('undo');
  expect(press('Z', { metaKey: true, shiftKey: true })).toBe('redo');
  expect(press('y', { ctrlKey: true })).toBe('redo');
  expect(press('z', {})).toBeUndefined();
  expect(press('z', { ctrlKey: true, altKey: true })).toBeUndefined();
});
