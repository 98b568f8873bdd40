/** Touch and wheel gestures, sent through the DevTools protocol at regular intervals. */
import type { CDPSession } from '@playwright/test';

/** 1: to the next card; -1: back to the one before. */
export type Direction = 1 | -1;
export type Gesture = (client: CDPSession, direction: Direction) => Promise<void>;

/** Time between two touch or trackpad events, ms: 60 per second. */
const EVENT_INTERVAL_MS = 1000 / 60;

/**
 * Length of a swipe, px: 250 px in 160 ms, which is more than half a pitch. The finger slows down
 * before it is lifted, so that native strips move by one card, as the scripted ones do, and aren't
 * flung by two.
 */
const SWIPE_LENGTH_PX = 250;
const SWIPE_MOVES = 10;
/** The middle of the swipe, in a window of 390 x 844. */
const SWIPE_MIDDLE = { x: 195, y: 400 };

/** Where the pointer rests while the wheel turns, in a window of 1440 x 900. */
export const WHEEL_AT = { x: 720, y: 450 };
/** `deltaY` of one notch of the wheel, px. */
const NOTCH_PX = 100;
/** Number of events in a stroke over a trackpad: 280 ms, as long as the carousel's own step. */
const STROKE_EVENTS = 17;

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Calls `send` a number of times at a regular interval. Doesn't wait for the responses, so that a slow
 * page gets its events in time too.
 */
async function steadily(times: number, send: (index: number) => Promise<unknown>) {
  const begin = performance.now();
  const answers: Promise<unknown>[] = [];
  for (let index = 0; index < times; index++) {
    await wait(Math.max(0, begin + index * EVENT_INTERVAL_MS - performance.now()));
    answers.push(send(index));
  }
  await Promise.all(answers);
}

/** A swipe with a finger. */
export const swipe: Gesture = async (client, direction) => {
  const begin = Date.now() / 1000;
  const from = SWIPE_MIDDLE.x + (direction * SWIPE_LENGTH_PX) / 2;
  await steadily(SWIPE_MOVES + 2, (index) => {
    const moves = Math.min(index, SWIPE_MOVES);
    const done = 1 - (1 - moves / SWIPE_MOVES) ** 2;
    const type = index === 0 ? 'touchStart' : index <= SWIPE_MOVES ? 'touchMove' : 'touchEnd';
    const x = from - direction * SWIPE_LENGTH_PX * done;
    return client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: SWIPE_MIDDLE.y }],
      // Computed, not measured, so that the velocity is the same in every run.
      timestamp: begin + (moves * EVENT_INTERVAL_MS) / 1000,
    });
  });
};

const turn = (client: CDPSession, deltaX: number, deltaY: number) =>
  client.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...WHEEL_AT, deltaX, deltaY });

/** One notch of a vertical wheel. */
export const notch: Gesture = async (client, direction) => {
  await turn(client, 0, direction * NOTCH_PX);
};

/** A horizontal trackpad stroke of the length `pitch`, px. */
export const strokeAlong =
  (pitch: number): Gesture =>
  (client, direction) =>
    steadily(STROKE_EVENTS, () => turn(client, (direction * pitch) / STROKE_EVENTS, 0));

/** The same stroke, vertical, for a carousel that moves by its distance. */
export const strokeAcross =
  (pitch: number): Gesture =>
  (client, direction) =>
    steadily(STROKE_EVENTS, () => turn(client, 0, (direction * pitch) / STROKE_EVENTS));
