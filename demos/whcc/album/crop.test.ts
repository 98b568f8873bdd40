import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Crop, MAX_ZOOM, panned, photoPlace, zoomed } from './crop.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const size = fc.record({ width: number(50, 900), height: number(50, 900) });
const aspect = number(0.5, 2.2);
const crop = fc.record({ zoom: number(1, MAX_ZOOM), x: number(0, 1), y: number(0, 1) });
const way = number(-2000, 2000);

test('a photo covers its frame undistorted, however it is moved and zoomed', () => {
  fc.assert(
    fc.property(size, aspect, crop, way, way, (frame, aspect, crop, x, y) => {
      const next = zoomed(panned(crop, frame, aspect, [x, y]), frame, aspect, crop.zoom * 1.3);
      const place = photoPlace(frame, aspect, next);
      expect(Math.max(place.x, place.y)).toBeLessThan(0.001);
      expect(place.x + place.width).toBeGreaterThan(0.999);
      expect(place.y + place.height).toBeGreaterThan(0.999);
      expect((place.width * frame.width) / (place.height * frame.height)).toBeCloseTo(aspect, 6);
    }),
  );
});

test('a photo follows the pointer until its edge', () => {
  const frame = { width: 100, height: 100 };
  const start: Crop = { zoom: 2, x: 0.5, y: 0.5 };
  const moved = panned(start, frame, 1, [10, -20]);
  const [before, after] = [photoPlace(frame, 1, start), photoPlace(frame, 1, moved)];
  expect((after.x - before.x) * frame.width).toBeCloseTo(10);
  expect((after.y - before.y) * frame.height).toBeCloseTo(-20);
  expect(photoPlace(frame, 1, panned(start, frame, 1, [500, 0])).x).toBeCloseTo(0);
});

test('zooming keeps the middle of the frame in place', () => {
  const frame = { width: 200, height: 100 };
  const start: Crop = { zoom: 2, x: 0.3, y: 0.6 };
  const middle = (crop: Crop) => {
    const { x, y, width, height } = photoPlace(frame, 1.5, crop);
    return [(0.5 - x) / width, (0.5 - y) / height];
  };
  const [x = 0, y = 0] = middle(zoomed(start, frame, 1.5, 2.6));
  const [wasX = 1, wasY = 1] = middle(start);
  expect(x).toBeCloseTo(wasX);
  expect(y).toBeCloseTo(wasY);
});
