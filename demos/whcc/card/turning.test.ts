import { expect, test, vi } from 'vitest';
import { createTurning, facingOf, isVisible, type Pose } from './turning.ts';

/** Animation frames that run when the test says so, 60 per second. */
function createFrames() {
  let next: FrameRequestCallback | undefined;
  let now = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    next = callback;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => (next = undefined));
  return {
    run(seconds: number) {
      for (let frame = 0; frame < seconds * 60; frame++) {
        now += 1000 / 60;
        const callback = next;
        next = undefined;
        callback?.(now);
      }
    },
    isRunning: () => next !== undefined,
  };
}

function still() {
  createFrames();
  const turning = createTurning();
  turning.setMotionAllowed(false);
  return turning;
}

test('without motion, a card is at its target at once', () => {
  const turning = still();
  const poses: Pose[] = [];
  turning.subscribe((pose) => poses.push(pose));
  turning.turnBy(20, 5);
  expect(poses.map(({ yaw, pitch }) => [yaw, pitch])).toEqual([
    [0, 0],
    [20, 5],
  ]);
  turning.setOpen(true);
  expect(turning.pose()).toMatchObject({ yaw: 0, pitch: 0, open: 1 });
});

test('a drag turns a card around completely, but never upside down', () => {
  const turning = still();
  turning.drag([1000, 1000]);
  expect(turning.pose()).toMatchObject({ yaw: 550, pitch: -32 });
  turning.drag([0, -10]);
  expect(turning.pose().pitch).toBeCloseTo(-26.5);
});

test('a card that was turned over shows its front again by the shorter way', () => {
  const turning = still();
  turning.turnBy(340, 10);
  turning.settle(false);
  expect(turning.pose()).toMatchObject({ yaw: 360, pitch: 0, open: 0, ajar: 1 });
  turning.settle(true);
  expect(turning.pose().ajar).toBe(0);
});

test('a card released edge-on turns to its nearer face; otherwise it stays where it is', () => {
  const turning = still();
  const released = (yaw: number) => {
    turning.settle(false);
    turning.setDragged(true);
    turning.turnBy(yaw, 0);
    turning.setDragged(false);
    return facingOf(turning.pose());
  };
  expect([80, 100, -85, 275].map(released).map(Math.round)).toEqual([1, -1, 1, 1]);
  expect(released(40)).toBeCloseTo(Math.cos((40 * Math.PI) / 180));
});

test('a card that is more than half open stays open', () => {
  const turning = still();
  expect(turning.openBy(0.4)).toBe(false);
  expect(turning.openBy(0.3)).toBe(true);
  expect(turning.openBy(2)).toBe(true);
  expect(turning.pose().open).toBe(1);
  turning.setOpen(false);
  expect(turning.pose().open).toBe(0);
});

test('with motion, a card moves to its target and sways there, unless it is held or in its envelope', () => {
  const frames = createFrames();
  const turning = createTurning();
  turning.setMotionAllowed(true);
  turning.settle(true);
  turning.turnBy(20, 0);
  frames.run(0.1);
  expect(turning.pose().yaw).toBeGreaterThan(5);
  expect(turning.pose().yaw).toBeLessThan(15);
  frames.run(3);
  expect(turning.pose().yaw).toBeCloseTo(20, 1);
  expect(frames.isRunning()).toBe(false);

  turning.settle(false);
  turning.setDragged(true);
  frames.run(3);
  expect(turning.pose().yaw).toBeCloseTo(0, 1);
  turning.setDragged(false);
  frames.run(3);
  expect(Math.abs(turning.pose().yaw)).toBeGreaterThan(5);
  turning.setMotionAllowed(false);
  expect(turning.pose().yaw).toBe(0);
  expect(frames.isRunning()).toBe(false);
});

test('only sides that can be seen are visible', () => {
  const pose = { yaw: 0, pitch: 0, open: 0, ajar: 1 };
  const seen = (pose: Pose) =>
    (['front', 'inside', 'back'] as const).filter((side) => isVisible(side, pose));
  expect(seen(pose)).toEqual(['front']);
  expect(seen({ ...pose, open: 0.3 })).toEqual(['front', 'inside']);
  expect(seen({ ...pose, open: 1 })).toEqual(['inside']);
  expect(seen({ ...pose, yaw: 180 })).toEqual(['back']);
  expect(seen({ ...pose, yaw: 180, open: 1 })).toEqual(['front', 'back']);
  expect(facingOf({ ...pose, yaw: 60 })).toBeCloseTo(0.5);
});
