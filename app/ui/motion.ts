/**
 * Whether things may move by themselves: the visitor's remembered switch, the system's reduced-motion setting,
 * and data saving. Shared by everything that moves (WCAG 2.2.2).
 */
import { useSyncExternalStore } from 'react';

const KEY = 'animations';
const PAUSED = 'paused';
const listeners = new Set<() => void>();
let rememberedHere: boolean | undefined;

/** True when the visitor has paused animations, now or on an earlier visit. */
function isPaused(): boolean {
  if (rememberedHere === undefined) {
    try {
      rememberedHere = localStorage.getItem(KEY) === PAUSED;
    } catch {
      rememberedHere = false;
    }
  }
  return rememberedHere;
}

/** Pauses or resumes all animations, and remembers it where the browser allows. */
export function setPaused(paused: boolean) {
  rememberedHere = paused;
  try {
    if (paused) localStorage.setItem(KEY, PAUSED);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the switch applies to this page only.
  }
  for (const listener of listeners) listener();
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const REDUCED_DATA = '(prefers-reduced-data: reduce)';

/** True when the visitor's browser saves data; asked in the browser only. */
export function savesData(): boolean {
  const connection: { saveData?: boolean } | undefined =
    'connection' in navigator ? (navigator.connection as { saveData?: boolean }) : undefined;
  return Boolean(connection?.saveData) || matchMedia(REDUCED_DATA).matches;
}

/** True when a video may start by itself. */
const mayMove = () => !isPaused() && !savesData() && !matchMedia(REDUCED_MOTION).matches;

function subscribe(listener: () => void) {
  listeners.add(listener);
  // The switch may be pressed in another tab.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    rememberedHere = undefined;
    listener();
  };
  const media = [REDUCED_MOTION, REDUCED_DATA].map((query) => matchMedia(query));
  window.addEventListener('storage', onStorage);
  for (const query of media) query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    for (const query of media) query.removeEventListener('change', listener);
  };
}

/** True when the visitor has paused animations; false while rendering on the server. */
export const usePaused = () => useSyncExternalStore(subscribe, isPaused, () => false);

/** True when things may move by themselves; false while rendering on the server. */
export const useMayMove = () => useSyncExternalStore(subscribe, mayMove, () => false);
