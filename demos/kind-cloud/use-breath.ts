import { useEffect, useRef, useState } from 'react';
import { useLatest } from '#app/demo-kit/use-latest.ts';
import { BREATH } from './session.ts';

export type Phase = keyof typeof BREATH;

/** A press that is held longer breathes, ms. */
const HOLD_MS = 500;

/**
 * Breathes in and out for as long as a cloud is held by a finger, the mouse or a key. The cloud has the phase in
 * `data-breath`.
 * @param onPhase called when a phase starts
 */
export function useBreath(onPhase: (phase: Phase, cloud: HTMLElement) => void) {
  const [phase, setPhase] = useState<Phase>();
  const latest = useLatest(onPhase);
  const held = useRef<{ cloud: HTMLElement; timer: ReturnType<typeof setTimeout> }>();
  useEffect(() => () => clearTimeout(held.current?.timer), []);

  function breathe(cloud: HTMLElement, next: Phase) {
    cloud.dataset.breath = next;
    setPhase(next);
    latest.current(next, cloud);
    const then = () => breathe(cloud, next === 'in' ? 'out' : 'in');
    held.current = { cloud, timer: setTimeout(then, BREATH[next].seconds * 1000) };
  }

  return {
    /** The phase, while a cloud breathes. */
    phase,
    hold(cloud: HTMLElement) {
      held.current ??= { cloud, timer: setTimeout(() => breathe(cloud, 'in'), HOLD_MS) };
    },
    release(cloud: HTMLElement) {
      if (held.current?.cloud !== cloud) return;
      clearTimeout(held.current.timer);
      held.current = undefined;
      delete cloud.dataset.breath;
      setPhase(undefined);
    },
  };
}
