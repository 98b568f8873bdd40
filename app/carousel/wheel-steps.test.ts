/**
 * Series of wheel events in the shapes that devices send. The trackpads follow the recordings of
 * https://github.com/xiel/wheel-gestures (src/test/fixtures: macOS, Magic Mouse, Windows precision touchpad), the wheels
 * those recordings, https://github.com/microsoft/vscode/pull/70515 (a high-resolution wheel) and
 * https://github.com/david-vanderson/dvui/issues/711.
 */
import { describe, expect, test } from 'vitest';
import { createWheelSteps, type WheelInput } from './wheel-steps.ts';

const PIXELS = 0;
const LINES = 1;
type Series = readonly WheelInput[];

/** Events at a regular interval, ms. */
const every = (interval: number, deltas: readonly number[], deltaMode = PIXELS): Series =>
  deltas.map((deltaY, index) => ({ timeStamp: index * interval, deltaY, deltaMode }));

const repeat = (count: number, delta: number) => Array.from({ length: count }, () => delta);

/** One series after another, `pause` ms after its last event. */
const joined = (pause: number, ...parts: readonly Series[]): Series =>
  parts.reduce((before, part) => {
    const start = (before.at(-1)?.timeStamp ?? -pause) + pause;
    return [...before, ...part.map((event) => ({ ...event, timeStamp: start + event.timeStamp }))];
  }, []);

const until = (time: number, series: Series) => series.filter(({ timeStamp }) => timeStamp < time);
const reversed = (series: Series) => series.map((event) => ({ ...event, deltaY: -event.deltaY }));

/** Deltas that fade away: each `rate` of the one before, in units of the device. */
function fading(from: number, rate: number, unit: number): number[] {
  const deltas: number[] = [];
  for (let delta = from; delta >= unit; delta *= rate) deltas.push(Math.round(delta / unit) * unit);
  return deltas;
}

/** Times of the steps, ms, negative for steps back. */
function steps(series: Series): number[] {
  const stepOf = createWheelSteps();
  return series.flatMap((event) => {
    const step = stepOf(event);
    return step === 0 ? [] : [step * (event.timeStamp || 1)];
  });
}

/** A finger on macOS: an event every 8 ms, then inertia in every frame, with deltas twice as large at first. */
const macFlick = joined(
  22,
  every(8, [1, 2, 4, 5, 8, 11, 16, 19, 24, 27, 33, 36, 40, 38, 44]),
  every(16.7, [88, 89, 87, 86, 83, ...fading(80, 0.93, 1), ...repeat(6, 1)]),
);
const macGentleFlick = joined(
  20,
  every(11, [1, 2, 4, 7, 11, 10, 14, 19]),
  every(16.7, [22, 24, 24, 23, 24, 22, ...fading(21, 0.92, 1), ...repeat(5, 1)]),
);
/** Lifting the finger from a precision touchpad is an event of 0; a busy page gets two events as one. */
const windowsFlick = joined(
  16.7,
  every(16.7, [6, 90, 166.5, 210, 141, 84, 0, 121.5, 100.5, 87, 76.5, 69]),
  every(33.4, [124.5, 100.5, 84]),
  every(16.7, [...fading(39, 0.95, 1.5), ...repeat(12, 1.5)]),
  every(50, repeat(3, 1.5)),
);

describe('a flick of a trackpad with its inertia is one step', () => {
  test.each([
    ['macOS', macFlick],
    ['macOS, gently', macGentleFlick],
    ['macOS, with all its force', every(16.7, [1, 40, 190, 370, ...fading(340, 0.965, 1)])],
    ['a Windows precision touchpad', windowsFlick],
    ['25 ms apart', every(25, [2, 6, 13, 20, 24, ...fading(24, 0.9, 1)])],
    ['slowly rising', every(16, [...fading(24, 0.9, 1).reverse(), ...fading(24, 0.94, 1)])],
  ])('%s', (_device, series) => {
    const { length } = steps(series);
    expect(series.length).toBeGreaterThan(30);
    expect(length).toBe(1);
    expect(steps(reversed(series))).toEqual([-1]);
  });

  test('the events of a moment reach a busy page late, as one or in a burst', () => {
    for (let stall = 250; stall < 900; stall += 30) {
      const end = stall + 100;
      const late = macFlick.filter(({ timeStamp }) => timeStamp >= stall && timeStamp < end);
      const burst = late.map((event, index) => ({ ...event, timeStamp: end + 2 * index }));
      const deltaY = late.reduce((sum, event) => sum + event.deltaY, 0);
      const sum = { timeStamp: end, deltaY, deltaMode: PIXELS };
      for (const arrived of [burst, [sum]]) {
        const after = macFlick.filter(
          ({ timeStamp }) => timeStamp > (arrived.at(-1)?.timeStamp ?? 0),
        );
        expect(steps([...until(stall, macFlick), ...arrived, ...after]), `${stall} ms`).toEqual([
          1,
        ]);
      }
    }
  });

  test('its last events come after gaps', () => {
    expect(steps(joined(300, windowsFlick, every(120, repeat(2, 1.5))))).toEqual([1]);
    expect(steps(joined(20, macFlick, every(16, repeat(2, -1))))).toEqual([1]);
  });

  test('inertia that the browser marks is ignored, whatever its deltas', () => {
    const inertia = every(16, repeat(100, 30)).map((event) => ({ ...event, momentum: true }));
    expect(steps(joined(16, every(8, [1, 4, 9, 20, 40]), inertia))).toEqual([1]);
    expect(steps(joined(16, every(8, [1, 4, 9, 20, 40]), inertia, macFlick))).toHaveLength(2);
  });
});

describe('a second flick is a second step', () => {
  test.each([250, 400, 600, 900])('%i ms after the first, in its inertia', (time) => {
    const [first, second = NaN, ...others] = steps(joined(16, until(time, macFlick), macFlick));
    expect([first, others]).toEqual([1, []]);
    // At once, as far as the visitor can tell.
    expect(second - time).toBeLessThan(120);
  });

  test('in the other direction', () => {
    const series = joined(16, until(500, macFlick), reversed(macFlick));
    expect(steps(series).map(Math.sign)).toEqual([1, -1]);
  });

  test.each([260, 400, 600])('after a pause of %i ms, with inertia or without', (pause) => {
    expect(steps(joined(pause, macFlick, macFlick, windowsFlick))).toHaveLength(3);
    const stroke = every(8, [1, 2, 4, 8, 13, 19, 24, 28, 30, 30, 30, 30]);
    expect(steps(joined(pause, stroke, stroke, stroke))).toHaveLength(3);
  });
});

describe('a finger that goes on scrolling', () => {
  test('moves one card after another', () => {
    const steady = every(
      8,
      Array.from({ length: 300 }, (_, index) => Math.min(9, 1 + index) + (index % 3)),
    );
    const times = steps(steady);
    expect(times).toHaveLength(3);
    for (const time of times.slice(1)) expect(time % 900).toBeLessThan(40);
  });

  test('stops moving cards when it stops', () => {
    const slowing = joined(
      8,
      every(8, [1, 2, 4, 6, 8, ...repeat(60, 9)]),
      every(8, fading(9, 0.98, 1)),
    );
    expect(steps(slowing)).toHaveLength(1);
  });
});

describe('a notch of a wheel is one step', () => {
  test.each([
    ['100 px: Chromium on Windows', every(300, repeat(5, 100))],
    ['120 px: Chromium on Linux', every(300, repeat(5, 120))],
    ['3 lines: Firefox', every(300, repeat(5, 3), LINES)],
    ['4 px: the first notch on macOS', every(300, repeat(5, 4))],
    ['high resolution', joined(260, ...repeat(5, 0).map(() => every(9, [15, 15, 30, 15, 22, 15])))],
  ])('%s', (_device, series) => {
    expect(steps(series)).toHaveLength(5);
    expect(steps(reversed(series)).every((step) => step < 0)).toBe(true);
  });

  test.each([
    ['every 30 ms', every(30, repeat(67, 100))],
    ['every 100 ms', every(100, repeat(20, 120))],
    ['in lines', every(100, repeat(20, 3), LINES)],
    [
      'in lines, some as one',
      every(
        35,
        [...Array(57).keys()].map((at) => (at % 5 ? 3 : 9)),
        LINES,
      ),
    ],
    [
      'some as one',
      every(
        35,
        [...Array(57).keys()].map((at) => (at % 5 ? 100 : 200)),
      ),
    ],
    [
      'accelerated by macOS',
      every(100, [4, 22, 58, 83, 103, 148, 176, ...repeat(6, 215), ...repeat(7, 180)]),
    ],
  ])('turned fast, at most every 250 ms: %s', (_device, series) => {
    const times = steps(series);
    expect(times.length).toBeGreaterThanOrEqual(6);
    times.slice(1).forEach((time, index) => {
      expect(time - (times[index] ?? 0)).toBeGreaterThanOrEqual(249);
      expect(time - (times[index] ?? 0)).toBeLessThanOrEqual(300);
    });
  });
});
