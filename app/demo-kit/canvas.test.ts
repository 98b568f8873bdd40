import { expect, test } from 'vitest';
import { fileOf } from './canvas.ts';

test('Firefox’s own `toBlob` of offscreen canvases, which takes no callback, isn’t used', async () => {
  const file = new Blob(['file']);
  const canvas = { convertToBlob: async () => file, toBlob: async () => file };
  expect(await fileOf(canvas as unknown as OffscreenCanvas, 'jpg')).toBe(file);
});
