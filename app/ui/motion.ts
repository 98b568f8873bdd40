/**
 * Whether automatic motion is allowed: by the visitor's remembered switch, the system's reduced-motion setting and
 * data saving. Used by everything that moves by itself (WCAG 2.2.2).
 */
import { useSyncExternalStore } from 'react';
import { tryStorage } from './try-storage.ts';

const KEY = 'animations';
const PAUSED = 'paused';
const listeners = new Set<() => void>();
let cachedPaused: boolean | undefined;

/** True when the visitor has paused animations, now or on an earlier visit. */
function isPaused(): boolean {
  cachedPaused ??= tryStorage(() => localStorage.getItem(KEY)) === PAUSED;
  return cachedPaused;
}

/** Pauses or resumes all animations, and stores the choice if storage is allowed. */
export function setPaused(paused: boolean) {
  cachedPaused = paused;
  tryStorage(() => (paused ? localStorage.setItem(KEY, PAUSED) : localStorage.removeItem(KEY)));
  for (const listener of listeners) listener();
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const REDUCED_DATA = '(prefers-reduced-data: reduce)';

type Connection = { saveData?: boolean; effectiveType?: string };

/** What the browser says about its connection (https://wicg.github.io/netinfo/). */
const connection = () => (navigator as { connection?: Connection }).connection;

/** True when the browser saves data. Call it only in the browser. */
export const savesData = () => connection()?.saveData || matchMedia(REDUCED_DATA).matches;

/** True when files that aren't necessary can be loaded. Call it only in the browser. */
export const mayLoadMore = () => !savesData() && !/[23]g/.test(connection()?.effectiveType ?? '');

/** True when automatic motion is allowed. Call it only in the browser. */
export const mayMove = () => !isPaused() && !savesData() && !matchMedia(REDUCED_MOTION).matches;

/** Calls `listener` when one of the settings changes. @returns stops it */
export function onMotionChange(listener: () => void) {
  listeners.add(listener);
  // Another tab can change the setting.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    cachedPaused = undefined;
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
export const usePaused = () => useSyncExternalStore(onMotionChange, isPaused, () => false);

/** True when automatic motion is allowed; false while rendering on the server. */
export const useMayMove = () => useSyncExternalStore(onMotionChange, mayMove, () => false);
