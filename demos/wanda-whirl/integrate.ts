/** Applies gravity, air and inertia to every free point. Called once per step. */
import { clamp } from '#app/demo-kit/vector.ts';
import type { Breeze } from './breeze.ts';
import { at, lengthOf, type Points, type Streamer } from './points.ts';

/** Gravity, px/s²: less than a tenth of the earth's at 1,000 px per meter, because paper falls slowly. */
export const GRAVITY = 820;
/** Twist, all per step: stiffness, effect of the air, damping, restoring force. */
const TWIST = { stiffness: 0.16, wind: 0.0000022, damping: 0.022, home: 0.002 };
/** Maximum change of the twist, rad per step. */
const MAX_SPIN = 0.2;

/**
 * @param seconds length of the step
 * @param damping share of the speed lost per step
 */
export function integrate(
  points: Points,
  list: readonly Streamer[],
  { breeze, seconds, damping }: { breeze: Breeze; seconds: number; damping: number },
) {
  const { x, y, oldX, oldY, free } = points;
  const pull = GRAVITY * seconds * seconds;
  for (const { first, count, make } of list) {
    for (let i = 1; i < count; i++) {
      const p = first + i;
      if (free[p] === 0) continue;
      const px = at(x, p);
      const py = at(y, p);
      const vx = (px - at(oldX, p)) * (1 - damping);
      const vy = (py - at(oldY, p)) * (1 - damping);
      let tx = px - at(x, p - 1);
      let ty = py - at(y, p - 1);
      const length = lengthOf(tx, ty) || 1;
      tx /= length;
      ty /= length;
      breeze.at(px, py);
      // Air pushes a strip mostly across its length.
      const rx = breeze.air.x * seconds - vx;
      const ry = breeze.air.y * seconds - vy;
      const along = rx * tx + ry * ty;
      const across = rx * -ty + ry * tx;
      const ax = along * make.airAlong * tx - across * make.airAcross * ty;
      const ay = along * make.airAlong * ty + across * make.airAcross * tx;
      points.advance(p, vx + ax * seconds, vy + ay * seconds + pull);
      twist(points, p, { isLast: i === count - 1, wind: across / seconds, damping });
    }
  }
}

/** Twists a point by its neighbors and by the air. */
function twist(
  { spin, oldSpin }: Points,
  p: number,
  { isLast, wind, damping }: { isLast: boolean; wind: number; damping: number },
) {
  const now = at(spin, p);
  // Values from the start of the step, because mixing steps would add energy.
  const above = at(oldSpin, p - 1);
  const below = isLast ? now : at(spin, p + 1);
  const speed = (now - at(oldSpin, p)) * (1 - TWIST.damping - damping);
  const force =
    TWIST.stiffness * (above + below - 2 * now) + TWIST.wind * 40 * wind - TWIST.home * now;
  oldSpin[p] = now;
  spin[p] = now + clamp(speed + force, -MAX_SPIN, MAX_SPIN);
}
