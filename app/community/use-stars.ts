import { useRouteLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { loader } from '#app/routes/case-study.tsx';
import type { StarCounts } from './stars.server.ts';

/** Where the counts that come later are. */
const ADDRESS = '/stars';

type Look = { counts: StarCounts; again: number | null };

/** What is known by now; undefined if that cannot be found out. */
async function lookAgain(signal: AbortSignal): Promise<Look | undefined> {
  try {
    const response = await fetch(ADDRESS, { signal });
    return response.ok ? ((await response.json()) as Look) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Star counts by repository: those of the page's loader, then those that arrive while it is open.
 * Never an error: what does not come is not there.
 */
export function useStars(): StarCounts {
  const loaded = useRouteLoaderData<typeof loader>('routes/case-study')?.stars;
  const [look, setLook] = useState<Look>(loaded ?? { counts: {}, again: 0 });

  useEffect(() => {
    const { again } = look;
    if (again === null) return undefined;
    const closing = new AbortController();
    const update = async () => {
      const next = await lookAgain(closing.signal);
      if (next) setLook(next);
    };
    const timer = setTimeout(() => void update(), again * 1000);
    return () => {
      clearTimeout(timer);
      closing.abort();
    };
  }, [look]);

  return look.counts;
}
