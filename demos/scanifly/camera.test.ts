import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCamera } from './camera.ts';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => (draw(0), 1));
  vi.stubGlobal('cancelAnimationFrame', () => {});
});
afterEach(() => vi.unstubAllGlobals());

const PORTRAIT = { width: 326, height: 400 };
const LANDSCAPE = { width: 700, height: 400 };

test('the plan turns with a phone that is rotated, unless the visitor has turned it', () => {
  const camera = createCamera();
  camera.resize(PORTRAIT);
  expect(camera.view).toMatchObject({ turn: 90, zoom: 1 });
  camera.resize(LANDSCAPE);
  expect(camera.view).toMatchObject({ turn: 0, zoom: 1 });
  camera.resize(PORTRAIT);
  camera.show({ ...camera.view, turn: 45 });
  camera.resize(LANDSCAPE);
  expect(camera.view.turn).toBe(45);
});
