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

test('a turned view keeps its scale and zoom, until the house is fitted again in its first turn', () => {
  for (const stage of [PORTRAIT, LANDSCAPE]) {
    const camera = createCamera();
    camera.resize(stage);
    const { view, lens } = camera;
    for (const turn of [15, 45, 90, 130]) {
      camera.show({ ...camera.view, turn });
      expect(camera.view).toMatchObject({ turn, zoom: 1 });
      expect(camera.lens.scale).toBe(lens.scale);
    }
    camera.fit();
    expect(camera.view).toEqual(view);
  }
});

test('zoomed out as far as possible, the ground fills most of the stage', () => {
  for (const stage of [PORTRAIT, LANDSCAPE]) {
    const camera = createCamera();
    camera.resize(stage);
    camera.zoomAt(0.1, [0, 0]);
    // It is 25.2 by 17.6 m.
    const ground = 25.2 * 17.6 * camera.lens.scale ** 2;
    expect(ground).toBeGreaterThan(0.6 * stage.width * stage.height);
  }
});
