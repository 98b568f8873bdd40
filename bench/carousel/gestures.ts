/** Touch and wheel gestures that move a strip by one card, made by Chromium. */
import type { CDPSession } from '@playwright/test';

/** 1: to the next card; -1: back to the one before. */
export type Direction = 1 | -1;
/** @param pitch distance between two cards, px */
export type Gesture = (client: CDPSession, direction: Direction, pitch: number) => Promise<unknown>;

/** Length of a swipe, px: more than half a pitch. */
const SWIPE_LENGTH_PX = 250;
/** px per second */
const SWIPE_SPEED = 1500;
/** `deltaY` of one notch of the wheel, px. */
const NOTCH_PX = 100;
/** Duration of a stroke over a trackpad, s: as long as the carousel's own step. */
const STROKE_SECONDS = 0.28;

/** Where the pointer is in each window: in the middle card. */
const TOUCH_POSITION = { x: 195, y: 400 };
export const WHEEL_POSITION = { x: 720, y: 450 };

/** A swipe with a finger that stops before it is lifted, so that no strip is flung by two cards. */
export const swipe: Gesture = (client, direction) =>
  client.send('Input.synthesizeScrollGesture', {
    ...TOUCH_POSITION,
    xDistance: -direction * SWIPE_LENGTH_PX,
    speed: SWIPE_SPEED,
    preventFling: true,
    gestureSourceType: 'touch',
  });

/** One notch of a vertical wheel. */
export const notch: Gesture = (client, direction) =>
  client.send('Input.dispatchMouseEvent', {
    type: 'mouseWheel',
    ...WHEEL_POSITION,
    deltaX: 0,
    deltaY: direction * NOTCH_PX,
  });

/** A horizontal trackpad stroke from one card to the next. */
export const stroke: Gesture = (client, direction, pitch) =>
  client.send('Input.synthesizeScrollGesture', {
    ...WHEEL_POSITION,
    xDistance: -direction * pitch,
    speed: Math.round(pitch / STROKE_SECONDS),
    gestureSourceType: 'mouse',
  });
