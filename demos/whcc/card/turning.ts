/**
 * Rotates a card in 3D and opens it: by drag, by steps, or automatically. Knows no React and no DOM; views
 * subscribe to its pose.
 */
import { frameLoop } from '#app/demo-kit/frame-loop.ts';
import { clamp, type Vector } from '#app/demo-kit/vector.ts';

/** Rotation by a press of a key or a button, degrees. */
export const STEP_DEG = 20;
/** Maximum pitch of the card, degrees. */
const MAX_PITCH_DEG = 32;
/** Rotation per px of a drag. */
const DEGREES_PER_PX = 0.55;
/** Released with less of a face than this to the viewer, it turns to that face: cosine of 60°. */
const MIN_FACING = 0.5;
/** Rate at which it follows its target, 1/s, and the factor by which it follows a drag faster. */
const FOLLOW_RATE = 8;
const DRAG_FACTOR = 3;
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

/** How much of the front faces the viewer: 1 all of it, 0 edge-on; below 0 the back. */
export const facingOf = ({ yaw }: Pose) => Math.cos((yaw * Math.PI) / 180);

/** Angle of the card to the light, degrees. */
export const lightOf = ({ yaw, pitch }: Pose) => yaw + pitch * 0.8;

export type Side = 'front' | 'inside' | 'back';

export function isVisible(side: Side, pose: Pose): boolean {
  const isFront = facingOf(pose) >= 0;
  if (side === 'front') return isFront ? pose.open < 0.6 : pose.open > 0.4;
  return side === 'back' ? !isFront : isFront && pose.open > 0.1;
}

export type Turning = ReturnType<typeof createTurning>;

export function createTurning() {
  const now: Pose = { yaw: 0, pitch: 0, open: 0, ajar: AJAR.rest };
  const target: Pose = { ...now };
  const views = new Set<(pose: Pose) => void>();
  /** Speed of opening, 1/s. */
  let opening = 0;
  let motionAllowed = false;
  /** Whether it keeps still, in its envelope. */
  let still = false;
  let dragged = false;
  /** Time since the last input, s. */
  let rested = 0;
  let time = 0;
  /** Amount of sway, 0 to 1, to ease in and out. */
  let sway = 0;

  function pose(): Pose {
    const swayed = sway * (1 - (1 - SWAY_OPEN) * now.open);
    return {
      ...now,
      yaw: now.yaw + swayed * SWAY.yaw * Math.sin(time * SWAY.speed),
      pitch: now.pitch + swayed * SWAY.pitch * Math.sin(time * SWAY.speed * 1.63),
    };
  }
  function draw() {
    const shown = pose();
    for (const view of views) view(shown);
  }

  /** @returns whether it moves on */
  function step(seconds: number): boolean {
    rested += seconds;
    const swaying = motionAllowed && !still && !dragged && rested > SWAY.rest;
    if (swaying) time += seconds;
    sway += ((swaying ? 1 : 0) - sway) * Math.min(1, seconds * 2.5);
    const factor = dragged ? DRAG_FACTOR : 1;
    const share = 1 - Math.exp(-seconds * FOLLOW_RATE * factor);
    let distance = 0;
    for (const part of ['yaw', 'pitch', 'ajar'] as const) {
      now[part] += (target[part] - now[part]) * share;
      distance = Math.max(distance, Math.abs(target[part] - now[part]));
    }
    const spring = SPRING_RATE * factor;
    opening += ((target.open - now.open) * spring - 2 * opening) * spring * seconds;
    now.open += opening * seconds;
    if (Math.abs(target.open - now.open) + Math.abs(opening) * seconds < ARRIVED_OPEN) {
      now.open = target.open;
      opening = 0;
    }
    return (
      (motionAllowed && !still) ||
      distance > ARRIVED_DEG ||
      now.open !== target.open ||
      sway > 0.002
    );
  }
  const loop = frameLoop({ stepSeconds: 1 / 60, step, draw });

  function jump() {
    Object.assign(now, target);
    opening = 0;
    draw();
  }
  /** Moves to the target: animated if motion is allowed, else at once. */
  function go() {
    rested = 0;
    if (motionAllowed) loop.start();
    else jump();
  }
  function turnBy(yaw: number, pitch: number) {
    target.yaw += yaw;
    target.pitch = clamp(target.pitch + pitch, -MAX_PITCH_DEG, MAX_PITCH_DEG);
    go();
  }
  /** Turns the front to the viewer, the shorter way. */
  function face() {
    target.yaw = Math.round(target.yaw / 360) * 360;
    target.pitch = 0;
  }

  return {
    pose,
    /** Shows the current pose and all later ones. @returns a function that ends it */
    subscribe(view: (pose: Pose) => void) {
      views.add(view);
      view(pose());
      return () => {
        views.delete(view);
      };
    },
    setMotionAllowed(isAllowed: boolean) {
      motionAllowed = isAllowed;
      if (motionAllowed) {
        rested = SWAY.rest / 2;
        loop.start();
        return;
      }
      loop.stop();
      sway = 0;
      time = 0;
      jump();
    },
    /** Rotates by degrees, to the right and upward. */
    turnBy,
    /** Returns it to its initial pose, closed. @param keepStill whether it stays so, flat and without sway */
    settle(keepStill: boolean) {
      still = keepStill;
      face();
      target.open = 0;
      target.ajar = still ? AJAR.shut : AJAR.rest;
      go();
    },
    /** Called when it is pressed and released: it doesn't sway, and follows faster. Released edge-on, it turns to its nearer face. */
    setDragged(isDragged: boolean) {
      dragged = isDragged;
      rested = 0;
      if (dragged || Math.abs(facingOf(target)) >= MIN_FACING) return;
      target.yaw = Math.round(target.yaw / 180) * 180;
      go();
    },
    /** Rotates it with the pointer, px. */
    drag: ([x, y]: Vector) => turnBy(x * DEGREES_PER_PX, -y * DEGREES_PER_PX),
    /** Turns its front to the viewer, if its back is. */
    showFront() {
      if (facingOf(target) >= 0) return;
      face();
      go();
    },
    /** Opens or closes it, and turns its front to the viewer. */
    setOpen(isOpen: boolean) {
      const open = isOpen ? 1 : 0;
      // A drag may have left it half open.
      if (target.open === open) return;
      target.open = open;
      face();
      go();
    },
    /** Opens it by a share during a drag. @returns whether it would stay open on release */
    openBy(share: number): boolean {
      target.open = clamp(target.open + share, 0, 1);
      go();
      return target.open > 0.5;
    },
    /** Called when the pointer enters or leaves the edge that opens it. */
    peek(isOnEdge: boolean) {
      if (still || !motionAllowed) return;
      target.ajar = isOnEdge ? AJAR.peek : AJAR.rest;
      go();
    },
  };
}
