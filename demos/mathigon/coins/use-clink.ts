/** The sound of the coins, off at first. */
import { useEffect, useRef, useState } from 'react';
import { clamp } from '#app/demo-kit/vector.ts';
import { type Clink, createClink } from './clink.ts';
import type { Hit } from './coin-physics.ts';
import { sizeOf } from './coins.ts';

/** Speed of a collision from which on the volume is at its maximum, mm/s. */
const LOUD_SPEED = 700;
/** Slower collisions are silent, mm/s. */
const QUIET_SPEED = 25;
/** Shortest interval between two sounds of collisions, ms. */
const CLINK_INTERVAL_MS = 24;
/** Size of the coin that is heard when the sound is switched on, mm. */
const SAMPLE_SIZE_MM = 22;

/** @param onUnavailable called if the browser can't play sound */
export function useClink(onUnavailable: () => void) {
  const clink = useRef<Clink>();
  const hitAt = useRef(0);
  const [loud, setLoud] = useState(false);
  useEffect(() => () => clink.current?.close(), []);

  const play: Clink['sound'] = (...sound) => clink.current?.sound(...sound);
  return {
    loud,
    play,
    playHit({ coin, speed }: Hit) {
      const time = performance.now();
      if (speed < QUIET_SPEED || time - hitAt.current < CLINK_INTERVAL_MS) return;
      hitAt.current = time;
      play(sizeOf(coin), 0, clamp(speed / LOUD_SPEED, 0, 1));
    },
    toggle() {
      if (loud) {
        clink.current?.close();
        clink.current = undefined;
      } else {
        try {
          clink.current = createClink();
          play(SAMPLE_SIZE_MM);
        } catch {
          onUnavailable();
          return;
        }
      }
      setLoud(!loud);
    },
  };
}
