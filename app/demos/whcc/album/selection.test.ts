import { expect, test } from 'vitest';
import { select, type Selection } from './selection.ts';

const cropping: Selection = { view: 'Spreads', spread: 1, print: 7, mode: 'crop' };

test('selecting another photo resets the mode', () => {
  expect(select(cropping, { type: 'print', key: 8 })).toEqual({
    view: 'Spreads',
    spread: 1,
    print: 8,
    mode: 'choose',
  });
  expect(select(cropping, { type: 'print', key: 7, mode: 'swap' }).mode).toBe('swap');
});

test('a repeated refusal counts as new, until the selection changes', () => {
  const refused = select(cropping, { type: 'refuse', text: 'Full.' });
  const again = select(refused, { type: 'refuse', text: 'Full.' });
  expect(refused.refusal).toEqual({ text: 'Full.', count: 1 });
  expect(again.refusal).toEqual({ text: 'Full.', count: 2 });
  expect(select(again, { type: 'print' }).refusal).toBeUndefined();
});

test('a refusal stays when the view or the spread changes', () => {
  const refused = select(cropping, { type: 'refuse', text: 'Full.' });
  expect(select(refused, { type: 'view', view: 'Cover' }).refusal).toBe(refused.refusal);
  expect(select(refused, { type: 'spread', key: 2 }).refusal).toBe(refused.refusal);
});
