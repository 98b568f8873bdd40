import { createContext, useContext, useEffect, useState } from 'react';
import { toUrlPath } from '#app/content/site-path.ts';
import type { StarCounts, StarSnapshot } from './star-cache.server.ts';

/** The star counts in the page's data; undefined on pages without counts and after client-side navigation. */
export const StarsContext = createContext<StarSnapshot | undefined>(undefined);

/** Serves the counts known now (app/routes/stars.ts). */
const ENDPOINT = toUrlPath('/stars');
/** Delay before the next request after a failed one, s. */
const RETRY_AFTER_FAILURE_S = 60;

async function fetchSnapshot(signal: AbortSignal): Promise<StarSnapshot | undefined> {
  try {
    const response = await fetch(ENDPOINT, { signal });
    return response.ok ? ((await response.json()) as StarSnapshot) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Star counts by repository: those in the page's data, then those that arrive while the page is open.
 * Never throws: an unknown count is missing.
 */
export function useStars(): StarCounts {
  const loaded = useContext(StarsContext);
  const [snapshot, setSnapshot] = useState<StarSnapshot>(loaded ?? { counts: {}, retryAfter: 0 });

  useEffect(() => {
    const { counts, retryAfter } = snapshot;
    if (retryAfter === null) return undefined;
    const closing = new AbortController();
    const update = async () => {
      const next = await fetchSnapshot(closing.signal);
      if (closing.signal.aborted) return;
      setSnapshot(next ?? { counts, retryAfter: RETRY_AFTER_FAILURE_S });
    };
    const timer = setTimeout(() => void update(), retryAfter * 1000);
    return () => {
      clearTimeout(timer);
      closing.abort();
    };
  }, [snapshot]);

  return snapshot.counts;
}
