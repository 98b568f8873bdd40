/** Turns a card in space: by hand, by steps, or by itself. Nothing of it is rendered by React. */
import { frameLoop } from '../shared/frame-loop.ts';

/** How far the card leans up or down at most, degrees. */
const STEEPEST = 32;
/** Degrees that a px of dragging turns it. */
const BY_PX = 0.55;
/** How quickly it follows, 1/s. */
const PULL = 8;
/** It sways by this much to each side, degrees, and this often, 1/s; after so long a rest, s. */
const SWAY = { yaw: 17, pitch: 5, speed: 0.85, rest: 1.2 };
/** Nearer than this it has arrived, degrees. */
const THERE = 0.03;

export type Turning = {
  setMoving(moving: boolean): void;
  /** Turns by degrees: to the right, and upwards. */
  turnBy(yaw: number, pitch: number): void;
  /** Turns it to lie as at first, and keeps it still while `held`. */
  settle(held: boolean): void;
  /** A hand takes it, moves it by px, lets it go. */
  take(): void;
  drag(x: number, y: number): void;
  letGo(): void;
  /** Draws again as it is. */
  draw(): void;
  close(): void;
};

/** @param show draws the card at a turn, degrees */
export function createTurning(show: (yaw: number, pitch: number) => void): Turning {
  const now = { yaw: 0, pitch: 0 };
  const goal = { yaw: 0, pitch: 0 };
  let moving = false;
  let held = false;
  let inHand = false;
  let rested = 0;
  let time = 0;
  /** How much of the swaying there is, 0 to 1: it begins and ends softly. */
  let sway = 0;

  const draw = () =>
    show(
      now.yaw + sway * SWAY.yaw * Math.sin(time * SWAY.speed),
      now.pitch + sway * SWAY.pitch * Math.sin(time * SWAY.speed * 1.63),
    );

  const loop = frameLoop({
    length: 1 / 60,
    step(length) {
      rested += length;
      const swaying = moving && !held && !inHand && rested > SWAY.rest;
      if (swaying) time += length;
      sway += ((swaying ? 1 : 0) - sway) * Math.min(1, length * 2.5);
      const share = 1 - Math.exp(-length * PULL * (inHand ? 3 : 1));
      now.yaw += (goal.yaw - now.yaw) * share;
      now.pitch += (goal.pitch - now.pitch) * share;
      const left = Math.max(Math.abs(goal.yaw - now.yaw), Math.abs(goal.pitch - now.pitch));
      return (moving && !held) || left > THERE || sway > 0.002;
    },
    draw,
  });

  /** Goes there: in small steps when it may move, else at once. */
  function go() {
    rested = 0;
    if (moving) {
      loop.start();
      return;
    }
    Object.assign(now, goal);
    draw();
  }

  return {
    setMoving(may) {
      moving = may;
      if (may) {
        rested = SWAY.rest / 2;
        loop.start();
        return;
      }
      loop.stop();
      sway = 0;
      time = 0;
      Object.assign(now, goal);
      draw();
    },
    turnBy(yaw, pitch) {
      goal.yaw += yaw;
      goal.pitch = Math.max(-STEEPEST, Math.min(STEEPEST, goal.pitch + pitch));
      go();
    },
    settle(hold) {
      held = hold;
      // The shorter way round.
      goal.yaw = Math.round(goal.yaw / 360) * 360;
      goal.pitch = 0;
      go();
    },
    take() {
      inHand = true;
      rested = 0;
    },
    drag(x, y) {
      goal.yaw += x * BY_PX;
      goal.pitch = Math.max(-STEEPEST, Math.min(STEEPEST, goal.pitch - y * BY_PX));
      go();
    },
    letGo() {
      inHand = false;
      rested = 0;
    },
    draw,
    close: () => loop.stop(),
  };
}
