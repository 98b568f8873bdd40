import { expect, test } from 'vitest';
import { FIRST_OPTIONS } from '../../../app/demos/wanda-whirl/options.ts';
import { closeLoop, setUpStreamers, type Snapshot, simulate } from './streamers.ts';

/** The longest distance that a point moves between two snapshots, units. */
const farthest = (from: Snapshot, to: Snapshot) =>
  Math.max(
    ...from.x.map((x, p) => Math.hypot(x - (to.x[p] ?? 0), (from.y[p] ?? 0) - (to.y[p] ?? 0))),
  );

const moving = () => simulate(setUpStreamers(FIRST_OPTIONS, 600, 360, 8), 90);

test('streamers move the same way each time', () => {
  expect(moving().map(({ x }) => [...x])).toEqual(moving().map(({ x }) => [...x]));
});

test('the last snapshot of a closed loop leads smoothly into the first', () => {
  const snapshots = moving();
  const [first, ...rest] = closeLoop(snapshots, 30);
  const last = rest.at(-1);
  const before = rest.at(-2);
  if (!first || !last || !before) throw new Error('There are no snapshots');
  expect(rest).toHaveLength(59);
  const steps = snapshots
    .slice(1)
    .map((snapshot, index) => farthest(snapshots[index] ?? snapshot, snapshot));
  expect(farthest(last, first)).toBeLessThanOrEqual(Math.max(...steps));
  expect(farthest(before, last)).toBeLessThanOrEqual(2 * Math.max(...steps));
  // Without closing, the loop would have jumped.
  expect(farthest(snapshots.at(-1) ?? first, first)).toBeGreaterThan(3 * Math.max(...steps));
});
