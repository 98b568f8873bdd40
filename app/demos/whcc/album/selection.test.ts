import { expect, test } from 'vitest';
import type { Album } from './album.ts';
import { select, selectedIn, type Selection } from './selection.ts';

const cropping: Selection = { view: 'Spreads', spread: 1, choice: { print: 7, mode: 'crop' } };

test('selecting another photo resets the mode', () => {
  expect(select(cropping, { type: 'print', key: 8 })).toEqual({
    view: 'Spreads',
    spread: 1,
    choice: { print: 8, mode: 'choose' },
  });
  expect(select(cropping, { type: 'print', key: 7, mode: 'swap' }).choice.mode).toBe('swap');
});

test('the choice, to which a refusal belongs, stays when the view or the spread changes', () => {
  expect(select(cropping, { type: 'view', view: 'Cover' }).choice).toBe(cropping.choice);
  expect(select(cropping, { type: 'spread', key: 2 }).choice).toBe(cropping.choice);
  expect(select(cropping, { type: 'print', key: 7, mode: 'crop' }).choice).not.toBe(
    cropping.choice,
  );
});

test('a spread or a photo that was removed is no longer selected', () => {
  const box = { x: 0, y: 0, width: 9, height: 9 };
  const print = { key: 7, photo: 'Fox', box };
  const [first, second] = [
    { key: 0, prints: [] },
    { key: 1, prints: [print] },
  ];
  const album = { spreads: [first, second] } as unknown as Album;
  expect(selectedIn(album, cropping)).toEqual({
    spread: second,
    index: 1,
    chosen: print,
    swapping: false,
    cropping: true,
  });
  expect(selectedIn({ ...album, spreads: [first] }, cropping)).toEqual({
    spread: first,
    index: 0,
    chosen: undefined,
    swapping: false,
    cropping: false,
  });
});
