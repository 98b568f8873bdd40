/**
 * Rotates a card in 3D and opens it: by drag, by steps, or automatically. Not rendered by React.
 */
import { frameLoop } from '../../kit/frame-loop.ts';

/** Maximum pitch of the card, degrees. */
const MAX_PITCH_DEG = 32;
/** Rotation per px of a drag. */
const DEGREES_PER_PX = 0.55;
/** Rate at which it follows a drag, 1/s. */
const FOLLOW_RATE = 8;
/** Frequency of the critically damped spring that opens it, 1/s. */
const SPRING_RATE = 9;
/** Sway: amplitudes, degrees; frequency, 1/s; rest before it starts, s. */
const SWAY = { yaw: 17, pitch: 5, speed: 0.85, rest: 1.2 };
/** Share of the sway for an open card, which is wide. */
const SWAY_OPEN = 0.5;
/** Tolerances at the target: rotation in degrees, and share of opening. */
const ARRIVED_DEG = 0.03;
const ARRIVED_OPEN = 0.0005;
/** How far a closed card is ajar: shut, at rest, and while the pointer is on its edge. */
const AJAR = { shut: 0, rest: 1, peek: 1.7 };

export type Pose = {
  /** Rotation to the right, and upward, degrees. */
  yaw: number;
  pitch: number;
  /** 0 closed, 1 open. */
  open: number;
  /** How far a closed card is ajar: 0 flat, 1 at rest. */
  ajar: number;
};

export type Turning = {
  setMoving(moving: boolean): void;
  /** Rotates by degrees, to the right and upward. */
  turnBy(yaw: number, pitch: number): void;
  /** Returns it to its initial pose, closed, and keeps it still while `held`. */
  settle(held: boolean): void;
  /** Start, move by px, and end of a drag. */
  take(): void;
  drag(x: number, y: number): void;
  letGo(): void;
  /** Opens or closes it, and turns its front to the viewer. */
  setOpen(open: boolean): void;
  /** Opens it by a share during a drag. @returns whether it would stay open on release */
  openBy(share: number): boolean;
  /** Called when the pointer enters or leaves the edge that opens it. */
  peek(on: boolean): void;
  /** Redraws the current pose. */
  draw(): void;
  close(): void;
};

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(most, value));

/** @param show draws the card */
export function createTurning(show: (pose: Pose) => void): Turning {
  const now: Pose = { yaw: 0, pitch: 0, open: 0, ajar: AJAR.rest };
  const goal: Pose = { ...now };
  let opening = 0;
  let moving = false;
  let held = false;
  let inHand = false;
  let rested = 0;
  let time = 0;
  /** Amount of sway, 0 to 1, to ease in and out. */
  let sway = 0;

  const draw = () => {
    const swayed = sway * (1 - (1 - SWAY_OPEN) * now.open);
    show({
      ...now,
      yaw: now.yaw + swayed * SWAY.yaw * Math.sin(time * SWAY.speed),
      pitch: now.pitch + swayed * SWAY.pitch * Math.sin(time * SWAY.speed * 1.63),
    });
  };

  const loop = frameLoop({
    stepSeconds: 1 / 60,
    step(length) {
      rested += length;
      const swaying = moving && !held && !inHand && rested > SWAY.rest;
      if (swaying) time += length;
      sway += ((swaying ? 1 : 0) - sway) * Math.min(1, length * 2.5);
      const share = 1 - Math.exp(-length * FOLLOW_RATE * (inHand ? 3 : 1));
      now.yaw += (goal.yaw - now.yaw) * share;
      now.pitch += (goal.pitch - now.pitch) * share;
      now.ajar += (goal.ajar - now.ajar) * share;
      const spring = SPRING_RATE * (inHand ? 3 : 1);
      opening += ((goal.open - now.open) * spring - 2 * opening) * spring * length;
      now.open += opening * length;
      if (Math.abs(goal.open - now.open) + Math.abs(opening) * length < ARRIVED_OPEN) {
        now.open = goal.open;
        opening = 0;
      }
      const left = Math.max(
        Math.abs(goal.yaw - now.yaw),
        Math.abs(goal.pitch - now.pitch),
        Math.abs(goal.ajar - now.ajar),
      );
      return (moving && !held) || left > ARRIVED_DEG || now.open !== goal.open || sway > 0.002;
    },
    draw,
  });

  function jump() {
    Object.assign(now, goal);
    opening = 0;
    draw();
  }

  /** Moves to the target: animated if motion is allowed, else at once. */
  function go() {
    rested = 0;
    if (moving) loop.start();
    else jump();
  }

  function face() {
    // The shorter way.
    goal.yaw = Math.round(goal.yaw / 360) * 360;
    goal.pitch = 0;
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
      jump();
    },
    turnBy(yaw, pitch) {
      goal.yaw += yaw;
      goal.pitch = between(-MAX_PITCH_DEG, goal.pitch + pitch, MAX_PITCH_DEG);
      go();
    },
    settle(hold) {
      held = hold;
      face();
      goal.open = 0;
      goal.ajar = hold ? AJAR.shut : AJAR.rest;
      go();
    },
    take() {
      inHand = true;
      rested = 0;
    },
    drag(x, y) {
      goal.yaw += x * DEGREES_PER_PX;
      goal.pitch = between(-MAX_PITCH_DEG, goal.pitch - y * DEGREES_PER_PX, MAX_PITCH_DEG);
      go();
    },
    letGo() {
      inHand = false;
      rested = 0;
    },
    setOpen(open) {
      const wanted = open ? 1 : 0;
      // A drag may have left it half open.
      if (goal.open === wanted) return;
      goal.open = wanted;
      face();
      go();
    },
    openBy(share) {
      goal.open = between(0, goal.open + share, 1);
      go();
      return goal.open > 0.5;
    },
    peek(on) {
      if (held || !moving) return;
      goal.ajar = on ? AJAR.peek : AJAR.rest;
      go();
    },
    draw,
    close: () => loop.stop(),
  };
}
