/** Moves of a finger and of a wheel, sent through the DevTools protocol with a steady clock. */
import type { CDPSession } from '@playwright/test';

/** 1: to the next card; -1: back to the one before. */
export type Direction = 1 | -1;
export type Gesture = (client: CDPSession, direction: Direction) => Promise<void>;

/** Time between two events of a finger or a trackpad, ms: 60 a second. */
const EVENT_INTERVAL = 1000 / 60;

/**
 * Way of a swipe, px, and the number of events it takes: 250 px in 160 ms, which is more than half
 * a pitch. The finger slows down before it leaves the glass, so that the native strips, which a
 * fast one flings by one or two cards, move on by one card as the scripted ones do.
 */
const SWIPE_WAY = 250;
const SWIPE_MOVES = 10;
/** The middle of the swipe, in a window of 390 x 844. */
const SWIPE_MIDDLE = { x: 195, y: 400 };

/** Where the pointer rests while the wheel turns, in a window of 1440 x 900. */
export const WHEEL_AT = { x: 720, y: 450 };
/** What one notch of a wheel tells, px. */
const NOTCH = 100;
/** Number of events in a stroke over a trackpad: 280 ms, as long as the carousel's own step. */
const STROKE_EVENTS = 17;

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Calls `send` a number of times, at its interval from the first call on. Does not wait for the
 * answers in between: a page that answers late gets its events in time all the same.
 */
async function steadily(times: number, send: (index: number) => Promise<unknown>) {
  const begin = performance.now();
  const answers: Promise<unknown>[] = [];
  for (let index = 0; index < times; index++) {
    await wait(Math.max(0, begin + index * EVENT_INTERVAL - performance.now()));
    answers.push(send(index));
  }
  await Promise.all(answers);
}

/** A finger that pushes the strip on. */
export const swipe: Gesture = async (client, direction) => {
  const begin = Date.now() / 1000;
  const from = SWIPE_MIDDLE.x + (direction * SWIPE_WAY) / 2;
  await steadily(SWIPE_MOVES + 2, (index) => {
    const moves = Math.min(index, SWIPE_MOVES);
    const done = 1 - (1 - moves / SWIPE_MOVES) ** 2;
    const type = index === 0 ? 'touchStart' : index <= SWIPE_MOVES ? 'touchMove' : 'touchEnd';
    const x = from - direction * SWIPE_WAY * done;
    return client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: SWIPE_MIDDLE.y }],
      // The hand's clock, not this machine's: the velocity is the same in every run.
      timestamp: begin + (moves * EVENT_INTERVAL) / 1000,
    });
  });
};

const turn = (client: CDPSession, deltaX: number, deltaY: number) =>
  client.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...WHEEL_AT, deltaX, deltaY });

/** One notch of a vertical wheel. */
export const notch: Gesture = async (client, direction) => {
  await turn(client, 0, direction * NOTCH);
};

/** A stroke over a trackpad, along the strip, that is as long as `pitch`, px. */
export const strokeAlong =
  (pitch: number): Gesture =>
  (client, direction) =>
    steadily(STROKE_EVENTS, () => turn(client, (direction * pitch) / STROKE_EVENTS, 0));

/** The same stroke across the strip, for a carousel that takes its distance as its own. */
export const strokeAcross =
  (pitch: number): Gesture =>
  (client, direction) =>
    steadily(STROKE_EVENTS, () => turn(client, 0, (direction * pitch) / STROKE_EVENTS));
