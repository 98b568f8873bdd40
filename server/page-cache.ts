/**
 * An in-memory cache of the routes' responses, ready to send.
 *
 *   request ──► hit?  ── yes ──► sent; if stale, rendered again in the background
 *                 └──── no ───► rendered, once for all requests that wait for it
 *
 * The keys are the known paths, never what a visitor types. A route's `Cache-Control` decides how long its response is
 * fresh, and whether a stale one is sent meanwhile. A response that is `no-store` or `private`, or sets a cookie, is
 * rendered for each request.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentPolicy, FRAME_POLICY, NO_CONTENT_POLICY } from './headers.ts';

type Encoding = 'br' | 'gzip';

/** A response, ready to send. */
export type Page = {
  status: number;
  /** The body, uncompressed and in each of `encodings`, which make it smaller. */
  representations: Partial<Record<Encoding, Representation>> & { identity: Representation };
  encodings: readonly Encoding[];
};
export type Representation = {
  body: Buffer;
  etag: string;
  /** Alternating names and values, which `writeHead` sends fastest: with the body, and for 304. */
  headers: string[];
  notModifiedHeaders: string[];
};

type CacheEntry = {
  path: string;
  page?: Page;
  rendering?: Promise<Rendered> | undefined;
  /** From this time on the page is stale, ms since 1970. */
  staleAt: number;
  /** Whether a stale page is sent while it is rendered again. */
  sendsStale: boolean;
  /** Version of the pages' data when this rendering started. */
  version: number;
  /** The last response was for one request only. */
  isPrivate: boolean;
  /** The last response, if it was an error. */
  failure?: Page | undefined;
  /** After an error, not rendered before this time, ms since 1970. */
  retryAt: number;
  /** Delay before the next retry, ms. */
  retryDelay: number;
};

/** `isShared`: other requests can have it too. */
type Rendered = { page: Page; isShared: boolean };

/** A page that fails to render is rendered again after 1 s, then 2, 4, … */
const MIN_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 30_000;
/** Age from which on a page is stale, ms. */
const MAX_AGE_MS = 5 * 60_000;
/**
 * Browsers revalidate each time. Shared caches keep a page for a minute, and while they revalidate it for four more: five
 * minutes after a deploy, none sends an earlier page. Longer in an outage (RFC 5861).
 */
const CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=240, stale-if-error=604800';
/** Computed from the body and its encoding, whatever the route sets. */
const COMPUTED_HEADERS = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'etag',
]);
/**
 * The highest, so that a page and its headers fit into the initial congestion window of ten packets (RFC 6928).
 * Takes 0.2 s per page, at startup (`warm`) or in the background.
 */
const BROTLI_QUALITY = constants.BROTLI_MAX_QUALITY;
/** Types that compression makes smaller. */
const TEXT = /^(text\/|application\/(json|xml|manifest\+json)|image\/svg)|turbo-stream|x-script/;

/**
 * Creates the cache.
 * @param paths all known paths, as in a request line
 * @param headers of every response, which its route can override
 * @param render responds to a path; a status of 500 or more is sent, but not cached
 * @param onError called when `render` rejects, and when a cached page can't be rendered again
 */
export function createPages({
  paths,
  headers = {},
  render,
  onError,
  now = Date.now,
}: {
  paths: readonly string[];
  headers?: Record<string, string>;
  render(path: string): Promise<Response>;
  onError(error: unknown): void;
  now?: () => number;
}) {
  const entries = new Map(
    paths.map((path): [string, CacheEntry] => [
      path,
      {
        path,
        staleAt: NaN,
        sendsStale: false,
        version: NaN,
        isPrivate: false,
        retryAt: 0,
        retryDelay: MIN_RETRY_DELAY_MS,
      },
    ]),
  );
  /** Incremented when data that pages show has changed. */
  let version = 0;
  const isFresh = (entry: CacheEntry) => entry.version === version && now() < entry.staleAt;

  async function respond(path: string): Promise<[Response, Buffer]> {
    try {
      const response = await render(path);
      return [response, Buffer.from(await response.arrayBuffer())];
    } catch (error) {
      onError(error);
      const text = 'Internal Server Error';
      const type = { 'Content-Type': 'text/plain; charset=utf-8' };
      return [new Response(null, { status: 500, headers: type }), Buffer.from(text)];
    }
  }

  async function renderEntry(entry: CacheEntry): Promise<Rendered> {
    // This rendering may miss later changes.
    const versionAtStart = version;
    const [response, body] = await respond(entry.path);
    entry.isPrivate = !isCacheable(response.headers);
    if (entry.isPrivate) {
      return { page: await prepare(response, body, headers), isShared: false };
    }
    if (response.status >= 500) {
      entry.failure = await prepare(response, body, headers);
      entry.retryAt = now() + entry.retryDelay;
      entry.retryDelay = Math.min(2 * entry.retryDelay, MAX_RETRY_DELAY_MS);
      if (entry.page) onError(new Error(`${entry.path} couldn't be rendered`));
      return { page: entry.page ?? entry.failure, isShared: true };
    }
    const { maxAge, sendsStale } = readLifetime(response.headers);
    entry.staleAt = now() + maxAge;
    entry.sendsStale = sendsStale;
    entry.version = versionAtStart;
    entry.failure = undefined;
    entry.retryDelay = MIN_RETRY_DELAY_MS;
    if (!entry.page?.representations.identity.body.equals(body)) {
      entry.page = await prepare(response, body, headers);
    }
    return { page: entry.page, isShared: true };
  }

  /** Renders an entry, once for all requests that wait for it, unless its response is for one request only. */
  async function rendered(entry: CacheEntry): Promise<Page> {
    if (entry.isPrivate) return (await renderEntry(entry)).page;
    const isFirst = !entry.rendering;
    entry.rendering ??= renderEntry(entry).finally(() => (entry.rendering = undefined));
    const { page, isShared } = await entry.rendering;
    return isFirst || isShared ? page : rendered(entry);
  }

  return {
    /** The response for a path, synchronously on a hit; undefined for an unknown path. */
    get(path: string): Page | Promise<Page> | undefined {
      const entry = entries.get(path);
      if (!entry) return undefined;
      const { page, failure, sendsStale } = entry;
      if (page && isFresh(entry)) return page;
      if (failure && now() < entry.retryAt) return page ?? failure;
      if (!page || !sendsStale) return rendered(entry);
      if (!entry.rendering) rendered(entry).catch(onError);
      return page;
    },
    /** Marks all entries as stale. */
    expire() {
      version += 1;
    },
    /** Fills the cache, one page after another. */
    async warm() {
      for (const entry of entries.values()) if (!entry.page) await rendered(entry).catch(onError);
    },
  };
}

const isCacheable = (headers: Headers) =>
  !/\b(no-store|private)\b/.test(headers.get('cache-control') ?? '') && !headers.has('set-cookie');

/** How long a response is fresh, ms, and whether it is sent when it is stale (RFC 9111, section 4.2; RFC 5861). */
function readLifetime(headers: Headers): { maxAge: number; sendsStale: boolean } {
  const own = headers.get('cache-control');
  if (own === null) return { maxAge: MAX_AGE_MS, sendsStale: true };
  const [, seconds = 0] = /s-maxage=(\d+)/.exec(own) ?? /max-age=(\d+)/.exec(own) ?? [];
  return { maxAge: Number(seconds) * 1000, sendsStale: own.includes('stale-while-revalidate') };
}

async function prepare(
  response: Response,
  body: Buffer,
  common: Record<string, string>,
): Promise<Page> {
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const ok = response.status < 400;
  const cacheable = isCacheable(response.headers);
  const isPage = type.startsWith('text/html');
  const headers = new Headers({
    ...common,
    'Content-Type': type,
    'Cache-Control': ok ? CACHING : 'no-store',
    'Content-Security-Policy': isPage
      ? `${contentPolicy(body.toString('utf8'))}; ${FRAME_POLICY}`
      : NO_CONTENT_POLICY,
  });
  for (const [name, value] of response.headers) {
    if (name === 'set-cookie') headers.append(name, value);
    else if (!COMPUTED_HEADERS.has(name)) headers.set(name, value);
  }
  headers.append('Vary', 'Accept-Encoding');
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const represent = (encoded: Buffer, encoding: Encoding | 'identity'): Representation => {
    const etag = `"${hash}-${encoding}"`;
    const notModified = [...headers, ...(ok && cacheable ? [['ETag', etag]] : [])];
    const whole = [
      ...notModified,
      ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding]]),
      ['Content-Length', `${encoded.length}`],
    ];
    return { body: encoded, etag, headers: whole.flat(), notModifiedHeaders: notModified.flat() };
  };
  const { status } = response;
  const identity = represent(body, 'identity');
  if (!cacheable || !TEXT.test(type))
    return { status, representations: { identity }, encodings: [] };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const br = represent(await promisify(brotliCompress)(body, { params }), 'br');
  const gz = represent(await promisify(gzip)(body), 'gzip');
  return { status, representations: { identity, br, gzip: gz }, encodings: ['br', 'gzip'] };
}
