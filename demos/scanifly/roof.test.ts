import { expect, test } from 'vitest';
import { distance } from '#app/demo-kit/vector.ts';
import {
  edges,
  faceAt,
  faceOf,
  faceToSpace,
  planToFace,
  roof,
  roofCorners,
  faceToPlan,
} from './roof.ts';

const rad = Math.PI / 180;

test('lengths are measured along the slope, not in the top view', () => {
  const lengths = edges.map(({ kind, length }) => `${kind} ${length.toFixed(2)}`);
  // A rafter of half the depth of the house at 35 degrees, and the hip above a corner.
  expect(lengths).toContain(`verge ${(3.5 / Math.cos(35 * rad)).toFixed(2)}`);
  expect(lengths).toContain(`hip ${Math.hypot(3.5, 3.5, 3.5 * Math.tan(35 * rad)).toFixed(2)}`);
  expect(lengths).toContain(`valley ${Math.hypot(2.5, 2.5, 2.5 * Math.tan(35 * rad)).toFixed(2)}`);
  expect(lengths).toContain('ridge 8.50');
  expect(lengths).toContain('eaves 12.00');
  expect(edges).toHaveLength(20);
});

test('the angles of every face have the sum of a plane polygon', () => {
  const sums: (readonly [string, number])[] = [];
  for (const face of roof) {
    const own = roofCorners.filter(({ id }) => id.split(' ')[0] === face.id);
    const sum = own.reduce((total, { angle }) => total + angle, 0);
    const missing = face.outline.length - own.length;
    // Reflex angles have no label; the front slope has one.
    expect(missing).toBe(face.id === 'front' ? 1 : 0);
    sums.push([face.id, Math.round(sum * 1e6) / 1e6]);
  }
  const whole = roof.filter(({ id }) => id !== 'front');
  expect(sums.filter(([id]) => id !== 'front')).toEqual(
    whole.map(({ id, outline }) => [id, 180 * (outline.length - 2)]),
  );
  const hip = roofCorners.filter(({ id }) => id.startsWith('hip'));
  expect(hip.map(({ angle }) => angle.toFixed(1)).sort()).toEqual(['50.7', '50.7', '78.6']);
});

test('faces meet along their shared edges', () => {
  const heights = new Map<string, number>();
  for (const face of roof.filter(({ id }) => id !== 'garage')) {
    for (const corner of face.outline) {
      const z = faceToSpace(face, planToFace(face, corner))[2];
      expect(heights.get(String(corner)) ?? z).toBeCloseTo(z, 9);
      heights.set(String(corner), z);
    }
  }
});

test('points convert between the top view and a face', () => {
  for (const face of roof) {
    // The center of the triangle at the first corner is on the face, with or without a notch.
    const three = [face.shape.at(-1), ...face.shape.slice(0, 2)];
    const middle = [0, 1].map((axis) =>
      three.reduce((sum, corner) => sum + (corner?.[axis] ?? NaN) / 3, 0),
    );
    const [u = NaN, v = NaN] = middle;
    const place = faceToPlan(face, [u, v]);
    expect(distance(planToFace(face, place), [u, v])).toBeLessThan(1e-9);
    expect(faceAt(place)?.id).toBe(face.id);
  }
  expect(faceAt([-1, 0])).toBeUndefined();
});

test('everything on the roof is on one of its faces', () => {
  for (const face of roof) {
    for (const { x, y, width, height, name } of face.obstacles) {
      if (name === 'the chimney') continue;
      expect(faceAt(faceToPlan(face, [x + width / 2, y + height / 2]))).toBe(face);
    }
  }
  expect(faceOf('front').obstacles.map(({ name }) => name)).toContain('the chimney');
});
