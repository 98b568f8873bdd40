/**
 * An in-memory cache of star counts. A page gets the known counts and never waits: stale counts are refreshed in
 * the background, each repository by itself, in up to four attempts.
 * Only a rate limit affects all repositories of a host.
 */
import pRetry, { AbortError } from 'p-retry';
import { keyOf, type Repository } from 'portfolio-content/schema';
import { type CodeHosts, fetchStarCount, type StarCount } from './code-hosts.server.ts';

export type StarCounts = Readonly<Record<string, number>>;

export type StarSnapshot = {
  /** Known counts by the key of the repository (packages/content/src/schema/repositories.ts). */
  counts: StarCounts;
  /** Time after which to request missing counts, s; null if all are known. */
  retryAfter: number | null;
};

/** The log entry of a refresh that failed or changed a count. */
export type RefreshLog = { repository: string; status: string; attempts: number; count?: number };

type Tracked = {
  repository: Repository;
  known?: StarCount;
  dueAt: number;
  refreshing?: Promise<void> | undefined;
};

/** A refresh is due this long after the last one, failed or not: six repositories then stay near the hourly limit of calls without a token. */
const MAX_AGE_MS = 5 * 60_000;
const MIN_POLL_S = 2;

/**
 * Creates the cache of counts.
 * @param repositories no other is ever requested
 * @param timeout longest time for one attempt, ms
 * @param retryDelay before the first retry, ms; doubled for each one after it, up to 30 s
 * @param onChange called whenever a count has changed
 */
export function createStars({
  repositories,
  hosts,
  timeout = 5000,
  retryDelay = 1000,
  onChange = () => {},
  log,
}: {
  repositories: readonly Repository[];
  hosts: CodeHosts;
  timeout?: number;
  retryDelay?: number;
  onChange?: (() => void) | undefined;
  log(line: RefreshLog): void;
}) {
  const tracked = new Map(
    repositories.map((repository): [string, Tracked] => [
      keyOf(repository),
      { repository, dueAt: 0 },
    ]),
  );
  const retries = { retries: 3, factor: 2, minTimeout: retryDelay, maxTimeout: 30_000 };
  const pausedUntil = { github: 0, gitlab: 0, codeberg: 0 };

  async function refresh(name: string, entry: Tracked) {
    const { host } = entry.repository;
    const onRateLimit = (pause: number) => {
      pausedUntil[host] = Math.max(pausedUntil[host], Date.now() + pause);
    };
    const before = entry.known?.count;
    let status = 'ok';
    let attempts = 0;
    const attempt = () => {
      if (Date.now() < pausedUntil[host]) throw new AbortError('paused by the rate limit');
      attempts += 1;
      return fetchStarCount({ hosts, timeout, onRateLimit }, entry.repository, entry.known);
    };
    try {
      entry.known = await pRetry(attempt, retries);
    } catch (error) {
      status = reasonOf(error);
    }
    entry.dueAt = Date.now() + MAX_AGE_MS;
    entry.refreshing = undefined;
    const count = entry.known?.count;
    if (status === 'ok' && count === before) return;
    log({ repository: name, status, attempts, ...(count !== undefined && { count }) });
    if (count !== before) onChange();
  }

  return {
    /** The counts known now. Starts a refresh of every repository that is due. */
    snapshot(): StarSnapshot {
      const now = Date.now();
      const counts: Record<string, number> = {};
      let nextAt = Infinity;
      for (const [name, entry] of tracked) {
        const dueAt = Math.max(entry.dueAt, pausedUntil[entry.repository.host]);
        if (now >= dueAt) entry.refreshing ??= refresh(name, entry);
        if (entry.known) counts[name] = entry.known.count;
        else nextAt = Math.min(nextAt, entry.refreshing ? now : dueAt);
      }
      const retryAfter = Math.max(MIN_POLL_S, Math.ceil((nextAt - now) / 1000));
      return { counts, retryAfter: nextAt === Infinity ? null : retryAfter };
    },
    /** Resolves when the refreshes in flight have ended. */
    async settled() {
      await Promise.all([...tracked.values()].map(({ refreshing }) => refreshing));
    },
  };
}

export type Stars = ReturnType<typeof createStars>;

function reasonOf(error: unknown): string {
  const { message, cause } = error as {
    message: string;
    cause?: { code?: string; message?: string };
  };
  // The message of `fetch` itself is only "fetch failed".
  return cause?.code ?? cause?.message ?? message;
}
