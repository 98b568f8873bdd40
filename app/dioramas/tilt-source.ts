/** Where the layers are tilted to: by the pointer, or by turning the phone. */
import type { Tilt } from './spring.ts';

export function listenToTilt(
  onTilt: (tilt: Tilt) => void,
  onLeave: () => void,
  signal: AbortSignal,
): void {
  const options = { passive: true, signal };
  const onMove = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'touch') return;
    onTilt({ x: (clientX / innerWidth) * 2 - 1, y: (clientY / innerHeight) * 2 - 1 });
  };
  window.addEventListener('pointermove', onMove, options);
  document.documentElement.addEventListener('mouseleave', onLeave, options);
  // Without a touch screen there is no sensor.
  if (!matchMedia('(pointer: coarse)').matches) return;
  import('./orientation.ts').then(
    (it) => it.listenToOrientation(onTilt, signal),
    () => {},
  );
}
