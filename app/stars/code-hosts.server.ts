/**
 * The public APIs of code hosts, for star counts:
 * - GitHub: https://docs.github.com/en/rest/repos/repos#get-a-repository
 * - GitLab: https://docs.gitlab.com/api/projects/#get-a-single-project
 * - Codeberg, which is a Forgejo: https://codeberg.org/api/swagger#/repository/repoGet
 */
import { AbortError } from 'p-retry';
import { z } from 'zod';
import type { CodeHost, Repository } from 'portfolio-content/schema';

/** How to reach the APIs. */
export type CodeHosts = Record<
  CodeHost,
  {
    /** Base URL, without a slash at the end. */
    apiUrl: string;
    /** Bearer token, if there is one. */
    token?: string | undefined;
  }
>;

/** The APIs that the environment names, by default the public ones. Its values are valid (server/config.ts). */
export function readCodeHosts(env: Record<string, string | undefined>): CodeHosts {
  const urlOf = (name: string, byDefault: string) => (env[name] || byDefault).replace(/\/+$/, '');
  return {
    github: {
      apiUrl: urlOf('GITHUB_API_URL', 'https://api.github.com'),
      token: env.GITHUB_TOKEN || undefined,
    },
    gitlab: { apiUrl: urlOf('GITLAB_API_URL', 'https://gitlab.com/api/v4') },
    codeberg: { apiUrl: urlOf('CODEBERG_API_URL', 'https://codeberg.org/api/v1') },
  };
}

type Call = {
  hosts: CodeHosts;
  /** Longest time for a call, its body included, ms. */
  timeout: number;
  /** Called with the time during which the rate limit allows no further calls, ms. */
  onRateLimit(pause: number): void;
};

export type StarCount = { count: number; etag: string | undefined };

const MAX_BODY_BYTES = 65_536;
/** Responses that a retry wouldn't change. */
const DEFINITIVE = new Set([400, 401, 403, 404, 410, 422, 451]);
/** Calls left unused, so that calls in flight don't exceed the limit. */
const SPARE_CALLS = 6;
const MIN_PAUSE_MS = 60_000;
const MAX_PAUSE_MS = 24 * 3_600_000;

const count = z.int().nonnegative();
/** Path of a repository's resource, what a request needs besides, and where its response has the count. */
const APIS: Record<
  CodeHost,
  { pathOf(path: string): string; headers: Record<string, string>; schema: z.ZodType<number> }
> = {
  github: {
    pathOf: (path) => `/repos/${path}`,
    headers: { Accept: 'application/vnd.github+json', 'X-GitHub-Api-Version': '2022-11-28' },
    schema: z.object({ stargazers_count: count }).transform((body) => body.stargazers_count),
  },
  gitlab: {
    pathOf: (path) => `/projects/${encodeURIComponent(path)}`,
    headers: { Accept: 'application/json' },
    schema: z.object({ star_count: count }).transform((body) => body.star_count),
  },
  codeberg: {
    pathOf: (path) => `/repos/${path}`,
    headers: { Accept: 'application/json' },
    schema: z.object({ stars_count: count }).transform((body) => body.stars_count),
  },
};

/**
 * Fetches the star count of a repository, once.
 * @param known the last count and its ETag
 * @throws AbortError if a retry wouldn't help, any other error if it might
 */
export async function fetchStarCount(
  { hosts, timeout, onRateLimit }: Call,
  { host, path }: Repository,
  known: StarCount | undefined,
): Promise<StarCount> {
  const { apiUrl, token } = hosts[host];
  const api = APIS[host];
  // A redirect to another origin is followed without the token (https://fetch.spec.whatwg.org/).
  const response = await fetch(apiUrl + api.pathOf(path), {
    headers: {
      ...api.headers,
      'User-Agent': 'card-carousel-portfolio',
      ...(known?.etag && { 'If-None-Match': known.etag }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(timeout),
  });
  const { status, headers } = response;
  const pause = rateLimitPause(status, headers);
  if (pause > 0) onRateLimit(pause);
  if (status === 200) {
    return { count: await readCount(response, api.schema), etag: headers.get('etag') ?? undefined };
  }
  await response.body?.cancel();
  if (status === 304 && known) return known;
  const error = new Error(`Network response was not ok: ${status}`);
  throw pause > 0 || DEFINITIVE.has(status) ? new AbortError(error) : error;
}

/** @throws if the body isn't a valid response of the API */
async function readCount({ body }: Response, schema: z.ZodType<number>): Promise<number> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (!body) throw new Error('response has no body');
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop cancels the transfer.
    if (size > MAX_BODY_BYTES) throw new Error('response is larger than 64 KB');
    chunks.push(chunk);
  }
  const parsed = schema.safeParse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  if (!parsed.success) throw new Error('response has no valid count');
  return parsed.data;
}

/**
 * Pause that a response demands before the next call to the same host, ms; 0 if none.
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
 * https://docs.gitlab.com/administration/settings/user_and_ip_rate_limits/#response-headers
 */
function rateLimitPause(status: number, headers: Headers): number {
  const isRefused = status === 403 || status === 429;
  const retryAfter = isRefused ? headers.get('retry-after') : null;
  const [remaining, reset] = ['remaining', 'reset'].map(
    (name) => headers.get(`x-ratelimit-${name}`) ?? headers.get(`ratelimit-${name}`),
  );
  let until = 0;
  if (retryAfter) {
    const seconds = Number(retryAfter);
    until = Number.isNaN(seconds) ? Date.parse(retryAfter) : Date.now() + seconds * 1000;
  } else if (remaining && Number(remaining) <= SPARE_CALLS) {
    until = Number(reset) * 1000;
  } else if (status !== 429) {
    return 0;
  }
  const pause = until - Date.now();
  return pause > MIN_PAUSE_MS ? Math.min(pause, MAX_PAUSE_MS) : MIN_PAUSE_MS;
}
