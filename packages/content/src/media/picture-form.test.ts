import { expect, test } from 'vitest';
import { formOf } from './picture-form.ts';

const opaque = (width: number, height: number) => ({ width, height, isOpaque: true });

test.each([
  ['a long page', 'page.png', opaque(1440, 9000), 'browser'],
  ['a phone’s screen', 'app.png', opaque(1170, 2532), 'phone'],
  ['a phone’s screen saved as a photo', 'app.jpg', opaque(1170, 2532), 'phone'],
  ['a portrait photo', 'heron.jpg', opaque(1080, 1920), 'print'],
  ['a photo', 'valley.jpg', opaque(1600, 1200), 'print'],
  ['a screenshot or a chart', 'chart.png', opaque(1600, 1000), 'plain'],
  ['a panorama', 'valley.jpg', opaque(3000, 900), 'panorama'],
  ['a narrow banner', 'banner.jpg', opaque(900, 200), 'print'],
  ['an icon', 'icon.png', opaque(64, 64), 'sheet'],
  ['a logo with transparency', 'logo.svg', { width: 640, height: 180, isOpaque: false }, 'sheet'],
])('%s is shown as what it is', (_what, name, facts, form) => {
  expect(formOf(name, facts, undefined)).toBe(form);
});

test('what the card shows in a frame has the same one in the text', () => {
  const card = { kind: 'screens' as const, pictures: ['board.png', 'tall.png'] };
  expect(formOf('board.png', opaque(1600, 1000), card)).toBe('browser');
  expect(formOf('tall.png', opaque(1170, 2532), card)).toBe('phone');
  expect(formOf('board.png', opaque(1600, 1000), { ...card, frame: 'tablet' })).toBe('tablet');
});
