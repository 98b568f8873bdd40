/**
 * An in-memory cache of the routes' responses, ready to send.
 *
 *   request ──► hit?  ── yes ──► sent; if stale, rendered again in the background
 *                 └──── no ───► rendered, once for all requests that wait for it
 *
 * The keys are the known paths, never what a visitor types. A response that its route marks as `no-store` or
 * `private`, or that sets a cookie, is rendered for each request.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentPolicy, FRAME_POLICY, NO_CONTENT_POLICY } from './headers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A response, ready to send. */
export type Page = {
  status: number;
  /** The body in each encoding that makes it smaller, and uncompressed. */
  representations: Partial<Record<Encoding, Representation>> & { identity: Representation };
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
  rendering?: Promise<Page> | undefined;
  renderedAt: number;
  /** Version of the pages' data when this rendering started. */
  version: number;
  /** Not rendered before this time, ms since 1970. */
  retryAt: number;
  /** Delay before the next retry, ms. */
  retryDelay: number;
};

/** Age from which on a page is stale, ms. */
const MAX_AGE_MS = 5 * 60_000;
/** A stale page that failed to render is rendered again after 1 s, then 2, 4, … */
const MIN_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 30_000;
/** Browsers revalidate each time; shared caches keep a page for five minutes, longer in an outage. */
const CACHING =
  'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800';
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
 * @param onError called with errors of background renderings
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
      { path, renderedAt: NaN, version: NaN, retryAt: 0, retryDelay: MIN_RETRY_DELAY_MS },
    ]),
  );
  /** Incremented when data that pages show has changed. */
  let version = 0;
  const isFresh = (entry: CacheEntry) =>
    entry.version === version && now() - entry.renderedAt < MAX_AGE_MS;

  async function renderEntry(entry: CacheEntry): Promise<Page> {
    // This rendering may miss later changes.
    const versionAtStart = version;
    const response = await render(entry.path);
    const body = Buffer.from(await response.arrayBuffer());
    const failed = response.status >= 500;
    if (failed && entry.page) throw new Error(`${entry.path} couldn't be rendered`);
    if (failed || !isCacheable(response.headers)) return prepare(response, body, headers);
    entry.renderedAt = now();
    entry.version = versionAtStart;
    if (!entry.page?.representations.identity.body.equals(body)) {
      entry.page = await prepare(response, body, headers);
    }
    return entry.page;
  }

  function rendered(entry: CacheEntry): Promise<Page> {
    entry.rendering ??= renderEntry(entry).finally(() => (entry.rendering = undefined));
    return entry.rendering;
  }

  /** Renders a stale page in the background, unless it is being rendered or failed just now. */
  async function refresh(entry: CacheEntry) {
    if (entry.rendering || isFresh(entry) || now() < entry.retryAt) return;
    try {
      await rendered(entry);
      entry.retryDelay = MIN_RETRY_DELAY_MS;
    } catch (error) {
      entry.retryAt = now() + entry.retryDelay;
      entry.retryDelay = Math.min(2 * entry.retryDelay, MAX_RETRY_DELAY_MS);
      onError(error);
    }
  }

  return {
    /** The response for a path, synchronously on a hit; undefined for an unknown path. */
    get(path: string): Page | Promise<Page> | undefined {
      const entry = entries.get(path);
      if (!entry) return undefined;
      if (!entry.page) return rendered(entry);
      void refresh(entry);
      return entry.page;
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
  const represent = (encoded: Buffer, encoding: Encoding): Representation => {
    const etag = `"${hash}-${encoding}"`;
    const notModified = [...headers, ...(ok && cacheable ? [['ETag', etag]] : [])];
    const whole = [
      ...notModified,
      ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding]]),
      ['Content-Length', `${encoded.length}`],
    ];
    return { body: encoded, etag, headers: whole.flat(), notModifiedHeaders: notModified.flat() };
  };
  const representations: Page['representations'] = { identity: represent(body, 'identity') };
  if (cacheable && TEXT.test(type)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    representations.br = represent(await promisify(brotliCompress)(body, { params }), 'br');
    representations.gzip = represent(await promisify(gzip)(body), 'gzip');
  }
  return { status: response.status, representations };
}

const ENCODINGS = (['br', 'gzip'] as const).map((encoding) => ({
  encoding,
  named: new RegExp(`(^|[,\\s])${encoding}\\s*([;,]|$)`, 'i'),
  refused: new RegExp(`(^|[,\\s])${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`, 'i'),
}));

/**
 * The best encoding that the client accepts (RFC 9110, section 12.5.3).
 * @param header Accept-Encoding, as sent
 */
export function chooseEncoding(
  header: string | undefined,
  representations: Page['representations'],
): Encoding {
  if (!header) return 'identity';
  for (const { encoding, named, refused } of ENCODINGS) {
    if (representations[encoding] && named.test(header) && !refused.test(header)) return encoding;
  }
  return 'identity';
}
