import { expect, test } from 'vitest';
import { hueStyles, MAX_DOTS } from './hues.ts';

const entry = (link: string, excludeFromList = false) => ({
  link,
  color: '#111111',
  textColor: '#ffffff',
  border: '#ffffff',
  logoBorder: '#ffffff',
  typesColor: '#222222',
  excludeFromList,
});
const list = (count: number) => Array.from({ length: count }, (_, index) => entry(`/${index}`));

test('each card of a short list has a dot, and a page without a card has none', () => {
  const styles = hueStyles([...list(2), entry('/unlisted', true)]);
  expect(styles).toContain('[data-current="/1"] [data-dot="/1"]{--dot-scale:1.7}');
  expect(styles).toContain('[data-hue="/unlisted"]');
  expect(styles).not.toContain('[data-dot="/unlisted"]');
});

test('a long list has a scale, from its first card to its last', () => {
  const styles = hueStyles(list(MAX_DOTS + 1));
  expect(styles).toContain('[data-current="/0"] [data-scale]{--place:0.000}');
  expect(styles).toContain('[data-current="/12"] [data-scale]{--place:0.500}');
  expect(styles).toContain(`[data-current="/${MAX_DOTS}"] [data-scale]{--place:1.000}`);
  expect(styles).not.toContain('data-dot');
});
