import { expect, test } from 'vitest';
import { createDelayLine, createSpring, stiffnessFor, velocityTo } from './spring.ts';

const RIGHT = { x: 1, y: 0 };
const LEVEL = { x: 0, y: 0 };

/** The values of a spring after each frame. @param frame s */
function run(spring: ReturnType<typeof createSpring>, target = LEVEL, ms = 550, frame = 1 / 60) {
  const values: number[] = [];
  for (let time = 0; time < 3; time += frame) {
    spring.advance(target, stiffnessFor(ms), frame);
    values.push(spring.tilt.x);
  }
  return values;
}

test('a spring covers 95 % of its way in the given time, without overshoot', () => {
  const values = run(createSpring(), RIGHT, 550, 0.001);
  expect(values.findIndex((value) => value >= 0.95)).toBeCloseTo(550, -1);
  expect(Math.max(...values)).toBeLessThanOrEqual(1);
  expect(values.at(-1)).toBeCloseTo(1, 5);
});

test('its motion doesn’t depend on the frame rate', () => {
  const at = (frame: number) => {
    const spring = createSpring();
    for (let time = 0; time < 0.2 - 1e-9; time += frame) {
      spring.advance(RIGHT, stiffnessFor(550), frame);
    }
    return spring.tilt.x;
  };
  expect(at(0.05)).toBeCloseTo(at(0.005), 10);
});

test('a push moves it as far as its peak, and back', () => {
  const spring = createSpring();
  const velocity = velocityTo(0.4, stiffnessFor(900));
  spring.push({ x: velocity, y: velocity / 2 });
  const values = run(spring, LEVEL, 900, 0.001);
  expect(Math.max(...values)).toBeCloseTo(0.4, 2);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(values[900]).toBeLessThan(0.1);
  expect(spring.isAt(LEVEL, 0.001)).toBe(true);
});

test('a new target in mid-motion causes no jump in position or velocity', () => {
  const spring = createSpring();
  const frame = 1 / 240;
  const values = [0];
  for (let time = 0; time < 1; time += frame) {
    spring.advance(time < 0.15 ? RIGHT : { x: -1, y: 0 }, stiffnessFor(550), frame);
    values.push(spring.tilt.x);
  }
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  const bends = steps.slice(1).map((step, index) => Math.abs(step - (steps[index] ?? 0)));
  expect(Math.max(...steps.map(Math.abs))).toBeLessThan(0.03);
  expect(Math.max(...bends)).toBeLessThan(0.004);
});

test('a delay line returns earlier values, also between two of them', () => {
  const line = createDelayLine(100);
  for (const [time, x] of [
    [0, 0],
    [16, 0.2],
    [32, 0.4],
    [200, 1],
    [216, 1],
  ] as const) {
    line.add(time, { x, y: -x });
  }
  expect(line.at(24).x).toBeCloseTo(0.4, 5);
  expect(line.at(116)).toEqual({ x: 0.7, y: -0.7 });
  expect(line.at(300)).toEqual({ x: 1, y: -1 });
});
