import { expect, test } from 'vitest';
import { FIRST_DESIGN } from './design.ts';
import {
  FIRST_SELECTION,
  isUnseenInside,
  isUnseenOnBack,
  revealed,
  selectedIn,
} from './selection.ts';

test('a change of the front closes the card, one of the text inside opens it', () => {
  expect(revealed({ greeting: 'Hello' })).toEqual({ open: false });
  expect(revealed({ photos: [] })).toEqual({ open: false });
  expect(revealed({ message: 'Hello' })).toEqual({ open: true });
  expect(revealed({ theme: 'Linen' })).toEqual({});
});

test('the back shows changes of product, colors and foil, not changes of photos and words', () => {
  expect(isUnseenOnBack({ theme: 'Linen', foil: 'Silver' })).toBe(false);
  expect(isUnseenOnBack({ product: 'Postcard' })).toBe(false);
  expect(isUnseenOnBack({ photos: [] })).toBe(true);
  expect(isUnseenOnBack({ lettering: 'Deco' })).toBe(true);
});

test('the envelope shows changes of itself and of the card’s size', () => {
  expect(isUnseenInside({ envelope: 'Slate' })).toBe(false);
  expect(isUnseenInside({ product: 'Postcard' })).toBe(false);
  expect(isUnseenInside({ product: 'Postcard', theme: 'Linen' })).toBe(true);
  expect(isUnseenInside({ greeting: 'Hello' })).toBe(true);
  expect(isUnseenInside({ liner: 'Dots' })).toBe(true);
});

test('only a folded card out of its envelope is open', () => {
  const opened = { ...FIRST_SELECTION, open: true };
  const isOpen = (...args: Parameters<typeof selectedIn>) => selectedIn(...args).open;
  expect(isOpen(FIRST_DESIGN, opened)).toBe(true);
  expect(isOpen(FIRST_DESIGN, { ...opened, inside: false })).toBe(true);
  expect(isOpen(FIRST_DESIGN, { ...opened, inside: true })).toBe(false);
  expect(isOpen({ ...FIRST_DESIGN, product: 'Postcard' }, opened)).toBe(false);
});

test('the selected frame is one of the layout', () => {
  const selection = { ...FIRST_SELECTION, frame: 2 };
  expect(selectedIn({ ...FIRST_DESIGN, layout: 'Four' }, selection).frame).toBe(2);
  expect(selectedIn({ ...FIRST_DESIGN, layout: 'Two' }, selection).frame).toBe(1);
});
