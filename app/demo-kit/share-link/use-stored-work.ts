import { useEffect, useState } from 'react';
import { tryStorage } from '#app/ui/try-storage.ts';
import { useLatest } from '../use-latest.ts';
import { linkPrefix } from './link-prefix.ts';
import type { ShareFormat } from './share-link.ts';

/** Loads how a demo writes its work, in links and for a reload: most visitors need neither. */
export type LoadFormat<Work> = () => Promise<{
  workFormat: ShareFormat<Work>;
  /** For a reload, if the visitor's own work can be larger than a link. */
  storedFormat?: ShareFormat<Work>;
}>;

const load = async <Work>(loadFormat: LoadFormat<Work>) => {
  const [stored, formats] = await Promise.all([import('./stored-work.ts'), loadFormat()]);
  return { ...stored, format: formats.storedFormat ?? formats.workFormat };
};

const isStored = (name: string) => tryStorage(() => linkPrefix(name) in sessionStorage) === true;

/** Demos that were there since the page was loaded: from then on, their work is kept (kept-state.ts). */
const seen = new Set<string>();

/** Pause after a change before the work is stored, ms. */
const STORE_DELAY_MS = 200;

/**
 * Brings the visitor's work back after a reload of the tab.
 * @param name folder of the demo in demos/
 * @param loadFormat stable
 * @param work the same object until it changes
 * @param open shows the stored work, at once or when its promise settles
 * @returns whether what was stored, if anything, is there
 */
export function useStoredWork<Work>(
  name: string,
  loadFormat: LoadFormat<Work>,
  work: Work,
  open: (work: Work) => void | Promise<void>,
) {
  const latest = useLatest({ work, open });
  const [initial] = useState(work);
  const [settled, setSettled] = useState(() => seen.has(name) || !isStored(name));

  useEffect(() => {
    const isFirst = !seen.has(name);
    seen.add(name);
    if (settled || !isFirst) return;
    const restore = async () => {
      const { storedWork, format } = await load(loadFormat);
      const stored = storedWork(format);
      if (stored && latest.current.work === initial) await latest.current.open(stored);
    };
    void restore()
      .catch(() => {})
      .finally(() => setSettled(true));
  }, [name, loadFormat, latest, initial, settled]);

  useEffect(() => {
    if (!settled || (work === initial && !isStored(name))) return undefined;
    const timer = setTimeout(() => {
      load(loadFormat).then(
        ({ storeWork, format }) => storeWork(format, work),
        () => {},
      );
    }, STORE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [name, work, initial, settled, loadFormat]);

  return settled;
}
