import { expect, test } from 'vitest';
import type { Album } from './album.ts';
import { choiceOf, selectedIn, type Selection } from './selection.ts';

const cropping: Selection = { view: 'Spreads', spread: 1, choice: { print: 7, mode: 'crop' } };

test('selecting a photo resets the mode, and is a new choice, to which a refusal belongs', () => {
  expect(choiceOf(8)).toEqual({ choice: { print: 8, mode: 'choose' } });
  expect(choiceOf(7, 'crop')).toEqual({ choice: cropping.choice });
  expect(choiceOf(7, 'crop').choice).not.toBe(cropping.choice);
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
