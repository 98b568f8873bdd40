/**
 * Tilts by turning the phone, where the browser says how it is held without a prompt. How the visitor holds it is level, and
 * becomes level again after a while. A chunk of its own, because only devices with a touch screen need it.
 */
import { clamp, type Tilt } from './spring.ts';

/** The phone is tilted by this angle for a full tilt, degrees. */
const FULL_ANGLE = 14;
/** Share of the way by which level follows the phone, per event (about 60 in a second). */
const LEVELING = 0.01;
/** Smaller changes are the noise of the sensor. */
const NOISE = 0.03;

/** Calls `onTilt` until `signal` aborts. */
export function listenToOrientation(onTilt: (tilt: Tilt) => void, signal: AbortSignal): void {
  // Safari sends nothing, because it would ask the visitor first.
  let level: Tilt | undefined;
  let last: Tilt = { x: 0, y: 0 };
  const onOrientation = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta === null || gamma === null) return;
    const angle = (window.screen.orientation.angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const held = { x: gamma * cos + beta * sin, y: beta * cos - gamma * sin };
    level ??= held;
    const tilt = {
      x: clamp((held.x - level.x) / FULL_ANGLE),
      y: clamp((held.y - level.y) / FULL_ANGLE),
    };
    level.x += (held.x - level.x) * LEVELING;
    level.y += (held.y - level.y) * LEVELING;
    if (Math.abs(tilt.x - last.x) < NOISE && Math.abs(tilt.y - last.y) < NOISE) return;
    last = tilt;
    onTilt(tilt);
  };
  window.addEventListener('deviceorientation', onOrientation, { signal });
}
