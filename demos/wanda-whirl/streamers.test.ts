import { expect, test } from 'vitest';
import { distance } from '#app/demo-kit/vector.ts';
import { KINDS, type Kind } from './options.ts';
import { createStreamers, MAX_STEPS, STEP_S, type Streamers } from './streamers.ts';
import { MAX_CATCHES } from './tangle.ts';

type Options = Parameters<typeof createStreamers>[0];

const hung = (options: Partial<Options> = {}) =>
  createStreamers({ kinds: KINDS, width: 650, height: 440, seed: 5, breeze: 2, ...options });

const ribbons = (number: number): Kind[] => Array.from({ length: number }, () => 'ribbon');

function run(streamers: Streamers, seconds: number, breezeStill = false) {
  for (let i = 0; i < Math.round(seconds / STEP_S); i++) streamers.advance(STEP_S, breezeStill);
}

const places = ({ x, y }: Streamers) => [...x, ...y];

const placeOf = ({ x, y }: Streamers, point: number) => [x[point] ?? 0, y[point] ?? 0] as const;

/** The index of a streamer's free end. */
function endOf(streamers: Streamers, index: number) {
  const streamer = streamers.list[index];
  if (!streamer) throw new Error(`There is no streamer ${index}`);
  return streamer.first + streamer.count - 1;
}

/** The largest distance between neighboring points, relative to the limit. */
function stretch(streamers: Streamers) {
  let longest = 0;
  for (const { first, count, rest, make } of streamers.list) {
    for (let p = first + 1; p < first + count; p++) {
      const length = distance(placeOf(streamers, p), placeOf(streamers, p - 1));
      longest = Math.max(longest, length / rest / make.give);
    }
  }
  return longest;
}

/** Drags a hand through points, with a short stop at each. */
function drag(streamers: Streamers, hand: number, way: readonly (readonly [number, number])[]) {
  for (const [x, y] of way) {
    streamers.drag(hand, x, y);
    run(streamers, 0.12);
  }
}

test('the same seed has the same layout and motion, another seed doesn’t', () => {
  const one = hung();
  const same = hung();
  const other = hung({ seed: 6 });
  for (const streamers of [one, same, other]) {
    run(streamers, 2);
    streamers.grab(1, endOf(streamers, 0));
    drag(streamers, 1, [
      [300, 200],
      [100, 100],
    ]);
    streamers.release(1);
    run(streamers, 1);
  }
  expect(places(one)).toEqual(places(same));
  expect(places(one)).not.toEqual(places(other));
});

test('the motion is the same at 40, 60 and 120 frames a second', () => {
  const [fast, usual, slow] = [hung(), hung(), hung()];
  for (let i = 0; i < 240; i++) fast.advance(1 / 120, false);
  for (let i = 0; i < 120; i++) usual.advance(1 / 60, false);
  for (let i = 0; i < 80; i++) slow.advance(1 / 40, false);
  expect(places(usual)).toEqual(places(fast));
  expect(places(slow)).toEqual(places(fast));
});

test('the breeze keeps every streamer moving', () => {
  const streamers = hung();
  const before = places(streamers);
  run(streamers, 3);
  expect(
    Math.max(...places(streamers).map((v, i) => Math.abs(v - (before[i] ?? 0)))),
  ).toBeGreaterThan(15);
  expect(streamers.energy()).toBeGreaterThan(10);
  expect(streamers.resting).toBe(false);
});

test.each(KINDS)('a thrown %s comes to rest while the breeze stands still', (kind) => {
  const streamers = hung({ kinds: [kind, kind, kind] });
  streamers.grab(1, endOf(streamers, 1));
  drag(streamers, 1, [
    [100, 100],
    [600, 60],
  ]);
  streamers.release(1);
  expect(streamers.energy()).toBeGreaterThan(1000);
  run(streamers, 3, true);
  expect(streamers.energy()).toBeLessThan(400);
  let seconds = 0;
  while (!streamers.resting && seconds++ < 40) run(streamers, 1, true);
  expect(streamers.resting).toBe(true);
  expect(streamers.energy()).toBeLessThan(1);
});

test.each([5, 9, 10, 25])(
  'paper never stretches or leaves the rod, after long runs and hard pulls (seed %i)',
  (seed) => {
    const streamers = hung({ breeze: 4, seed });
    const tops = () => streamers.list.map(({ first }) => placeOf(streamers, first));
    const before = tops();
    run(streamers, 20);
    expect(stretch(streamers)).toBeLessThan(1.05);
    streamers.grab(1, endOf(streamers, 0));
    drag(streamers, 1, [
      [5000, 5000],
      [-5000, 300],
      [-5000, 300],
    ]);
    expect(stretch(streamers)).toBeLessThan(1.1);
    expect(tops()).toEqual(before);
  },
);

test('a held point follows the hand, as far as the paper reaches', () => {
  const streamers = hung({ kinds: ribbons(3) });
  const end = endOf(streamers, 1);
  streamers.grab(1, end);
  streamers.drag(1, 300, 200);
  run(streamers, 1);
  expect(placeOf(streamers, end).map(Math.round)).toEqual([300, 200]);
  streamers.drag(1, 300, 4000);
  run(streamers, 1);
  expect(streamers.y[end]).toBeLessThan(440);
});

test('a thrown streamer keeps flying in the direction of the hand', () => {
  const streamers = hung({ kinds: ribbons(3), breeze: 0 });
  const end = endOf(streamers, 0);
  streamers.grab(1, end);
  streamers.drag(1, 60, 300);
  run(streamers, 1);
  streamers.drag(1, 320, 250);
  run(streamers, 0.08);
  const from = streamers.x[end] ?? 0;
  streamers.release(1);
  run(streamers, 0.05);
  // Pulled by its paper alone it would move about 50 px.
  expect(streamers.x[end]).toBeGreaterThan(from + 65);
});

test('the nearest streamer within reach is caught, or the front one of two equally near', () => {
  const streamers = hung({ kinds: ribbons(3), breeze: 0 });
  const end = endOf(streamers, 2);
  const [x, y] = placeOf(streamers, end);
  expect(streamers.nearest(x + 20, y + 4, 20)).toBe(end);
  expect(streamers.nearest(x, y + 200, 20)).toBeUndefined();
  // The second one is put over the middle of the third, and stays in front.
  const [overX, overY] = placeOf(streamers, end - 9);
  expect(streamers.ownerOf(streamers.nearest(overX, overY, 20) ?? -1)).toBe(2);
  streamers.grab(1, endOf(streamers, 1));
  streamers.drag(1, overX, overY);
  run(streamers, 1);
  expect(streamers.order.at(-1)).toBe(1);
  expect(streamers.ownerOf(streamers.nearest(overX, overY, 20) ?? -1)).toBe(1);
});

test('several hands hold several streamers at once', () => {
  const streamers = hung({ kinds: ribbons(4) });
  streamers.grab(1, endOf(streamers, 0));
  streamers.grab(2, endOf(streamers, 3));
  streamers.drag(1, 120, 150);
  streamers.drag(2, 500, 150);
  run(streamers, 1);
  const xs = [0, 3].map((index) => Math.round(streamers.x[endOf(streamers, index)] ?? 0));
  expect(xs).toEqual([120, 500]);
});

/** Winds the first streamer around the second: across it, down, and back below. */
function wind(streamers: Streamers) {
  const [x] = placeOf(streamers, streamers.list[1]?.first ?? NaN);
  streamers.grab(1, endOf(streamers, 0));
  drag(streamers, 1, [
    [x - 40, 160],
    [x + 70, 160],
    [x + 70, 160],
    [x + 60, 250],
    [x - 10, 270],
    [x - 70, 260],
    [x - 90, 250],
  ]);
}

test('a streamer wound around another stays tangled, also if it is kept, and if others are hung elsewhere, until it is torn away', () => {
  const streamers = hung({ kinds: ribbons(4), breeze: 0 });
  wind(streamers);
  expect(streamers.catches.length).toBeGreaterThan(0);
  streamers.release(1);
  run(streamers, 6);
  expect(streamers.catches.length).toBeGreaterThan(0);
  expect(streamers.knots().map(({ ties }) => [...ties].sort())).toEqual([[0, 1]]);
  const again = hung({ kinds: ribbons(4), breeze: 0, pose: streamers.pose() });
  expect(places(again)).toEqual(places(streamers));
  run(again, 2);
  expect(again.knots()).toHaveLength(1);
  const ties = streamers.ties();
  const others = hung({ kinds: KINDS, width: 330, height: 400, ties });
  run(others, 2);
  expect(others.catches).toHaveLength(ties.length);
  expect(others.knots().map((knot) => [...knot.ties].sort())).toEqual([[0, 1]]);
  streamers.grab(1, endOf(streamers, 0));
  drag(streamers, 1, [
    [-300, 60],
    [-300, 60],
    [-300, 60],
  ]);
  expect(streamers.catches.length).toBe(0);
});

test('a streamer wound far below the free end of another is tied where it comes back above it', () => {
  const streamers = hung({ kinds: ['ribbon', 'spiral', 'ribbon'], width: 350, breeze: 0 });
  const [x, y] = placeOf(streamers, endOf(streamers, 1));
  streamers.grab(1, endOf(streamers, 0));
  drag(streamers, 1, [
    [x - 50, y - 60],
    [x + 50, y - 60],
    [x + 50, y + 90],
    [x - 50, y + 90],
  ]);
  expect(streamers.knots()).toEqual([]);
  drag(streamers, 1, [
    [x - 50, y - 60],
    [x + 50, y - 60],
  ]);
  expect(streamers.knots().map(({ ties }) => ties)).toEqual([[0, 1]]);
});

test('an untied streamer stays untied, even while it is held, until it is wound again', () => {
  const streamers = hung({ kinds: ribbons(4), breeze: 0 });
  wind(streamers);
  streamers.untie(1, 0);
  run(streamers, 0.5);
  expect(streamers.catches).toEqual([]);
  drag(streamers, 1, [
    [-300, 60],
    [-300, 60],
    [-300, 60],
  ]);
  streamers.release(1);
  run(streamers, 3);
  wind(streamers);
  expect(streamers.knots()).toHaveLength(1);
});

test('a drag around two neighbors ties one bow', () => {
  const streamers = hung({ kinds: ribbons(6), breeze: 0 });
  let most = 0;
  streamers.grab(1, endOf(streamers, 0));
  for (let round = 0; round < 3; round++) {
    for (const way of [
      [100, 160],
      [330, 160],
      [330, 260],
      [200, 300],
      [100, 280],
      [20, 250],
    ] as const) {
      drag(streamers, 1, [way]);
      most = Math.max(most, streamers.knots().length);
    }
  }
  expect(most).toBe(1);
});

// These flutter the longest of 300 layouts each.
test.each([
  ['on a phone', { width: 350, height: 400, seed: 1021564 }],
  ['in a wide window', { width: 650, height: 440, seed: 1567975 }],
])('fluttering ends come to rest in a constant breeze %s', (_, options) => {
  const streamers = hung(options);
  streamers.puff(10, 10);
  let seconds = 0;
  while (!streamers.resting && seconds++ < 12) run(streamers, 1, true);
  expect(streamers.resting).toBe(true);
});

test.each(KINDS)(
  'a %s that is only pulled, across its neighbors and back, ties no knots',
  (kind) => {
    const streamers = hung({
      kinds: Array.from({ length: 6 }, () => kind),
      width: 350,
      height: 400,
    });
    const { first = 0, count = 0 } = streamers.list[2] ?? {};
    for (const point of [first + 3, first + Math.round(count / 2), first + count - 1]) {
      const [x, y] = placeOf(streamers, point);
      streamers.grab(1, point);
      drag(streamers, 1, [
        [x + 60, y],
        [x, y - 60],
        [x - 60, y],
        [x + 30, y - 30],
      ]);
      streamers.release(1);
      run(streamers, 2);
    }
    expect(streamers.catches).toEqual([]);
  },
);

test('neither the breeze nor a throw ties knots', () => {
  const windy = hung({ kinds: ribbons(9), width: 260, breeze: 4 });
  run(windy, 12);
  expect(windy.catches).toEqual([]);
  const streamers = hung({ kinds: [...KINDS, 'ribbon'], breeze: 0 });
  const end = endOf(streamers, 2);
  const [x, y] = placeOf(streamers, end);
  streamers.grab(1, end);
  for (let way = 40; way <= 200; way += 40) {
    streamers.drag(1, x + way, y);
    run(streamers, STEP_S);
  }
  streamers.release(1);
  // Around its neighbors.
  run(streamers, 3);
  expect(streamers.catches).toEqual([]);
});

test('violent dragging by many hands and invalid points leave every number finite', () => {
  const streamers = hung({ kinds: ribbons(9), breeze: 4 });
  let state = 1;
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647;
  for (let round = 0; round < 120; round++) {
    const hand = Math.floor(random() * 6);
    if (random() < 0.2) streamers.grab(hand, Math.floor(random() * streamers.x.length));
    else if (random() < 0.1) streamers.release(hand);
    else if (random() < 0.05) streamers.drag(hand, Number.NaN, Infinity);
    else streamers.drag(hand, (random() - 0.5) * 1e6, (random() - 0.5) * 1e6);
    if (random() < 0.05) streamers.blow(random() < 0.5 ? 1 : -1);
    if (random() < 0.1) streamers.puff(random() * 650, random() * 440);
    streamers.advance(random() * 0.05, false);
  }
  expect(places(streamers).every(Number.isFinite)).toBe(true);
  expect(stretch(streamers)).toBeLessThan(1.5);
  expect(streamers.catches.length).toBeLessThanOrEqual(MAX_CATCHES);
  for (let hand = 0; hand < 6; hand++) streamers.release(hand);
  run(streamers, 4);
  expect(Math.max(...places(streamers))).toBeLessThan(2000);
});

test('after a long pause only a few steps are simulated', () => {
  expect(hung().advance(3600, false)).toBe(MAX_STEPS);
  expect(hung().advance(-5, false)).toBe(0);
});

test('a puff blows nearby streamers away, and fades', () => {
  const streamers = hung({ kinds: ribbons(5), breeze: 0 });
  const ends = [0, 1, 2, 3, 4].map((index) => endOf(streamers, index));
  const before = ends.map((end) => streamers.x[end] ?? 0);
  // Between the second and the third streamer.
  streamers.puff(((before[1] ?? 0) + (before[2] ?? 0)) / 2, (streamers.y[ends[1] ?? 0] ?? 0) - 60);
  const ways = before.map(() => 0);
  for (let i = 0; i < 20; i++) {
    run(streamers, 0.02);
    ends.forEach((end, index) => {
      const way = (streamers.x[end] ?? 0) - (before[index] ?? 0);
      if (Math.abs(way) > Math.abs(ways[index] ?? 0)) ways[index] = way;
    });
  }
  const [, left = 0, right = 0, , farthest = 0] = ways;
  expect(left).toBeLessThan(-50);
  expect(right).toBeGreaterThan(50);
  expect(Math.abs(farthest)).toBeLessThan(10);
  run(streamers, 1);
  expect(streamers.breeze.gusting).toBe(false);
  for (let seconds = 0; !streamers.resting && seconds < 40; seconds++) run(streamers, 1, true);
  expect(streamers.resting).toBe(true);
});

test('a gust blows streamers aside, and fades', () => {
  const streamers = hung({ kinds: ribbons(5), breeze: 0 });
  const ends = [0, 1, 2, 3, 4].map((index) => endOf(streamers, index));
  const before = ends.map((end) => streamers.x[end] ?? 0);
  streamers.blow(1);
  const farthest = before.slice();
  for (let i = 0; i < 20; i++) {
    run(streamers, 0.1);
    ends.forEach((end, index) => {
      farthest[index] = Math.max(farthest[index] ?? 0, streamers.x[end] ?? 0);
    });
  }
  farthest.forEach((x, index) => expect(x).toBeGreaterThan((before[index] ?? 0) + 40));
  expect(streamers.breeze.gusting).toBe(false);
});
