/**
 * One call to the code host's API: how many stars has this repository?
 * https://docs.github.com/en/rest/repos/repos#get-a-repository
 */
import { z } from 'zod';

/** What a call has brought. */
export type Answer =
  | { outcome: 'count'; count: number; etag: string | undefined }
  /** Nothing has changed since the answer with this ETag. */
  | { outcome: 'unchanged' }
  /** No; asking again would bring the same. */
  | { outcome: 'definitive'; reason: string }
  /** Too many calls: none for so long, ms. */
  | { outcome: 'limited'; wait: number; reason: string }
  /** Something went wrong that may be right next time. */
  | { outcome: 'failed'; reason: string };

export type Reply = Answer & {
  /** Set when the limit is all but used up: no call for so long, ms. */
  pause?: number;
};

export type GitHub = {
  /** Base of the addresses, without a slash at the end. */
  apiUrl: string;
  /** Bearer token, if there is one. */
  token: string | undefined;
  fetch: typeof globalThis.fetch;
  /** Longest time for a call, its body included, ms. */
  timeout?: number;
  /** ms since 1970 */
  now(): number;
};

const TIMEOUT = 5000;
const MAX_BODY = 65_536;
const MAX_REDIRECTS = 3;
/** Specification, section 8. */
const NOT_OK = 'Network response was not ok';
/** Answers that asking again would not change (contract, point 8). */
const DEFINITIVE = new Set([400, 401, 403, 404, 410, 422, 451]);
/** Calls that are left alone, so that the limit is never hit. */
const SPARE_CALLS = 6;
/** Shortest and longest time without calls after a limit, ms. */
const MIN_WAIT = 60_000;
const MAX_WAIT = 24 * 3_600_000;

const repositoryData = z.object({ stargazers_count: z.int().nonnegative() });

/**
 * Asks for the count of a repository.
 * @param repository as `owner/name`
 * @param etag of the last answer, if it had one
 * @returns what came of it; nothing is thrown
 */
export async function askForStars(
  github: GitHub,
  repository: string,
  etag: string | undefined,
): Promise<Reply> {
  try {
    const response = await request(github, repository, etag);
    const pause = nearLimit(response.headers, github.now());
    const answer = await read(response, etag, github.now());
    return pause === undefined ? answer : { ...answer, pause };
  } catch (error) {
    const outcome = error instanceof Elsewhere ? 'definitive' : 'failed';
    return { outcome, reason: reasonOf(error) };
  }
}

/** A redirect that is not followed. */
class Elsewhere extends Error {}

/** Follows redirects, but never to another origin: the token stays where it belongs. */
async function request(github: GitHub, repository: string, etag: string | undefined) {
  const { apiUrl, token, timeout = TIMEOUT } = github;
  const headers: Record<string, string> = {
    Accept: 'application/vnd.github+json',
    'User-Agent': 'card-carousel-portfolio',
    'X-GitHub-Api-Version': '2022-11-28',
    ...(etag && { 'If-None-Match': etag }),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const signal = AbortSignal.timeout(timeout);
  let url = new URL(`${apiUrl}/repos/${repository}`);
  const { origin } = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await github.fetch(url, { headers, signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (![301, 302, 307, 308].includes(response.status) || !location) return response;
    await response.body?.cancel();
    url = new URL(location, url);
    if (url.origin !== origin) throw new Elsewhere(`redirected to ${url.origin}`);
  }
  throw new Elsewhere('redirected too often');
}

async function read(response: Response, etag: string | undefined, now: number): Promise<Answer> {
  const { status, headers } = response;
  if (status === 200) {
    const count = await readCount(response);
    return { outcome: 'count', count, etag: headers.get('etag') ?? undefined };
  }
  await response.body?.cancel();
  if (status === 304 && etag) return { outcome: 'unchanged' };
  const reason = `${NOT_OK}: ${status}`;
  const wait = status === 429 || status === 403 ? limitOf(status, headers, now) : undefined;
  if (wait !== undefined) return { outcome: 'limited', wait, reason };
  return { outcome: DEFINITIVE.has(status) ? 'definitive' : 'failed', reason };
}

/** @throws if the body is not what the API promises */
async function readCount(response: Response): Promise<number> {
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    await response.body?.cancel();
    throw new Error(`answer is "${type}", not JSON`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (!response.body) throw new Error('answer has no body');
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop ends the transfer.
    if (size > MAX_BODY) throw new Error('answer is larger than 64 KB');
    chunks.push(chunk);
  }
  const parsed = repositoryData.safeParse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  if (!parsed.success) throw new Error('answer has no count');
  return parsed.data.stargazers_count;
}

const clamp = (wait: number) => Math.min(MAX_WAIT, Math.max(MIN_WAIT, wait));

/** Time until the limit is lifted, ms; undefined if the answer does not speak of a limit. */
function limitOf(status: number, headers: Headers, now: number): number | undefined {
  const retryAfter = headers.get('retry-after');
  if (retryAfter) {
    const seconds = Number(retryAfter);
    const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1000;
    return clamp(Number.isNaN(wait) ? 0 : wait);
  }
  if (headers.get('x-ratelimit-remaining') === '0') return clamp(untilReset(headers, now));
  return status === 429 ? MIN_WAIT : undefined;
}

function nearLimit(headers: Headers, now: number): number | undefined {
  const remaining = headers.get('x-ratelimit-remaining');
  if (remaining === null || !(Number(remaining) <= SPARE_CALLS)) return undefined;
  return clamp(untilReset(headers, now));
}

/** https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api */
const untilReset = (headers: Headers, now: number) =>
  (Number(headers.get('x-ratelimit-reset')) || 0) * 1000 - now;

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  return code ?? error.message;
}
