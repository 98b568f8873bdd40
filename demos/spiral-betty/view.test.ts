import { expect, test } from 'vitest';
import { CENTERED, describeView, MAX_ZOOM, MIN_ZOOM, moved, SQUARE, zoomed } from './view.ts';

test('the picture follows the pointer at every zoom, until its edge is in the middle', () => {
  expect(moved(CENTERED, [0.5, -0.25], SQUARE)).toEqual({ x: -0.5, y: 0.25, zoom: 1 });
  expect(moved({ ...CENTERED, zoom: 2 }, [0.5, 0], SQUARE).x).toBe(-0.25);
  expect(moved(CENTERED, [-9, 9], [2, 1])).toEqual({ x: 2, y: -1, zoom: 1 });
});

test('zooming keeps the point under the pointer in place, within limits', () => {
  const view = zoomed({ x: 0.1, y: 0, zoom: 1 }, 2, SQUARE, [0.4, -0.6]);
  expect(view.zoom).toBe(2);
  expect(view.x + 0.4 / 2).toBeCloseTo(0.1 + 0.4);
  expect(view.y - 0.6 / 2).toBeCloseTo(-0.6);
  expect(zoomed(view, 100, SQUARE).zoom).toBe(MAX_ZOOM);
  expect(zoomed(view, 0.001, SQUARE).zoom).toBe(MIN_ZOOM);
});

test('a view is described by zoom and offset, and not at all when unchanged', () => {
  expect(describeView(CENTERED)).toBe('');
  expect(describeView({ x: -0.4, y: 0.2, zoom: 1.5 })).toBe(
    ', zoom 150 %, moved 30 % right and 15 % up',
  );
});
