/** Touch and wheel gestures that move a strip by one card, sent through the DevTools protocol. */
import type { CDPSession } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';

/** 1: to the next card; -1: back to the one before. */
export type Direction = 1 | -1;
/** @param pitch distance between two cards, px */
export type Gesture = (client: CDPSession, direction: Direction, pitch: number) => Promise<unknown>;

/** Time between two touch or trackpad events, ms: 60 per second. */
const EVENT_INTERVAL_MS = 1000 / 60;
/** Length of a swipe, px: more than half a pitch. */
const SWIPE_LENGTH_PX = 250;
const SWIPE_MOVES = 10;
/** The middle of a swipe, in a window of 390 x 844. */
const SWIPE_MIDDLE = { x: 195, y: 400 };
/** Where the pointer rests while the wheel turns, in a window of 1440 x 900. */
export const WHEEL_POINT = { x: 720, y: 450 };
/** `deltaY` of one notch of the wheel, px. */
const NOTCH_PX = 100;
/** Number of events in a stroke over a trackpad: 280 ms, as long as the carousel's own step. */
const STROKE_EVENTS = 17;

/**
 * Sends a number of events at a regular interval. Doesn't wait for the responses, so that a slow page gets its events
 * in time too.
 */
async function sendSteadily(count: number, send: (index: number) => Promise<unknown>) {
  const begin = performance.now();
  const responses: Promise<unknown>[] = [];
  for (let index = 0; index < count; index++) {
    await pause(Math.max(0, begin + index * EVENT_INTERVAL_MS - performance.now()));
    responses.push(send(index));
  }
  await Promise.all(responses);
}

/** A swipe with a finger that slows down before it is lifted, so that no strip is flung by two cards. */
export const swipe: Gesture = async (client, direction) => {
  const begin = Date.now() / 1000;
  const from = SWIPE_MIDDLE.x + (direction * SWIPE_LENGTH_PX) / 2;
  await sendSteadily(SWIPE_MOVES + 2, (index) => {
    const moves = Math.min(index, SWIPE_MOVES);
    const progress = 1 - (1 - moves / SWIPE_MOVES) ** 2;
    const type = index === 0 ? 'touchStart' : index <= SWIPE_MOVES ? 'touchMove' : 'touchEnd';
    const x = from - direction * SWIPE_LENGTH_PX * progress;
    return client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: SWIPE_MIDDLE.y }],
      // Computed, not measured, so that the velocity is the same in every run.
      timestamp: begin + (moves * EVENT_INTERVAL_MS) / 1000,
    });
  });
};

const turnWheel = (client: CDPSession, deltaX: number, deltaY: number) =>
  client.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...WHEEL_POINT, deltaX, deltaY });

/** One notch of a vertical wheel. */
export const notch: Gesture = (client, direction) => turnWheel(client, 0, direction * NOTCH_PX);

/** A horizontal trackpad stroke from one card to the next. */
export const stroke: Gesture = (client, direction, pitch) =>
  sendSteadily(STROKE_EVENTS, () => turnWheel(client, (direction * pitch) / STROKE_EVENTS, 0));
