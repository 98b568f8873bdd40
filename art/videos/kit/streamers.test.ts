import { expect, test } from 'vitest';
import { FIRST_OPTIONS } from '../../../app/demos/wanda-whirl/options.ts';
import { closeLoop, hangUp, type Moment, movements } from './streamers.ts';

/** The longest way that a point goes from one moment to another, units. */
const farthest = (from: Moment, to: Moment) =>
  Math.max(
    ...from.x.map((x, p) => Math.hypot(x - (to.x[p] ?? 0), (from.y[p] ?? 0) - (to.y[p] ?? 0))),
  );

const moving = () => movements(hangUp(FIRST_OPTIONS, 600, 360, 8), 90);

test('streamers move the same way each time', () => {
  expect(moving().map(({ x }) => [...x])).toEqual(moving().map(({ x }) => [...x]));
});

test('the last moment of a closed movement leads into the first as one leads into the next', () => {
  const moments = moving();
  const [first, ...rest] = closeLoop(moments, 30);
  const last = rest.at(-1);
  const before = rest.at(-2);
  if (!first || !last || !before) throw new Error('There is no movement');
  expect(rest).toHaveLength(59);
  const steps = moments.slice(1).map((moment, index) => farthest(moments[index] ?? moment, moment));
  expect(farthest(last, first)).toBeLessThanOrEqual(Math.max(...steps));
  expect(farthest(before, last)).toBeLessThanOrEqual(2 * Math.max(...steps));
  // As it moved by itself, it would have jumped.
  expect(farthest(moments.at(-1) ?? first, first)).toBeGreaterThan(3 * Math.max(...steps));
});
