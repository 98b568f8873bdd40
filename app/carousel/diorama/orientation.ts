/**
 * Tilts by turning the phone, where the browser says how it is held without a prompt. How the visitor holds it is level, and
 * becomes level again after a while. A chunk of its own, because only devices with a touch screen need it.
 */
import type { Tilt } from './spring.ts';

/** The phone is tilted by this angle for a full tilt, degrees. */
const FULL_ANGLE = 14;
/** Share of the way by which level follows the phone, per event (about 60 in a second). */
const LEVELING = 0.01;
/** Smaller changes are the noise of the sensor. */
const NOISE = 0.03;

const clamp = (value: number) => Math.max(-1, Math.min(1, value));

/** Calls `onTilt` until `signal` aborts. */
export function listenToOrientation(onTilt: (tilt: Tilt) => void, signal: AbortSignal): void {
  // Safari asks the visitor first.
  if (!('DeviceOrientationEvent' in window) || 'requestPermission' in DeviceOrientationEvent)
    return;
  let level: Tilt | undefined;
  let last: Tilt = { x: 0, y: 0 };
  const onOrientation = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta === null || gamma === null) return;
    const { angle } = window.screen.orientation;
    const isTurned = angle === 90 || angle === 270;
    const side = angle === 90 || angle === 180 ? -1 : 1;
    const held = isTurned
      ? { x: -beta * side, y: gamma * side }
      : { x: gamma * side, y: beta * side };
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
