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
  /** The body in each encoding that makes it smaller, and unencoded. */
  forms: Partial<Record<Encoding, Form>> & { identity: Form };
};
export type Form = {
  body: Buffer;
  etag: string;
  /** Alternating names and values, the fastest form for `writeHead`: with the body, and for 304. */
  headers: string[];
  headersUnchanged: string[];
};

type Slot = {
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

/** A page older than this is stale, ms. */
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
 * The highest: a page and its headers fit into the ten packets that a server sends before it has heard back
 * (RFC 6928). Takes 0.2 s a page, before anyone asks for it (`warm`) or in the background.
 */
const BROTLI_QUALITY = constants.BROTLI_MAX_QUALITY;
/** Types that compression makes smaller. */
const TEXT = /^(text\/|application\/(json|xml|manifest\+json)|image\/svg)|turbo-stream|x-script/;

/**
 * Creates the cache.
 * @param paths all known paths, as in a request line
 * @param headers sent with every response, unless its route sets others
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
  const slots = new Map(
    paths.map((path): [string, Slot] => [
      path,
      { path, renderedAt: NaN, version: NaN, retryAt: 0, retryDelay: MIN_RETRY_DELAY_MS },
    ]),
  );
  /** Incremented when data that pages show has changed. */
  let version = 0;
  const isFresh = (slot: Slot) => slot.version === version && now() - slot.renderedAt < MAX_AGE_MS;

  async function renderSlot(slot: Slot): Promise<Page> {
    // Changes from here on may be too late for this rendering.
    const versionAtStart = version;
    const response = await render(slot.path);
    const body = Buffer.from(await response.arrayBuffer());
    const failed = response.status >= 500;
    if (failed && slot.page) throw new Error(`${slot.path} could not be rendered`);
    if (failed || !isCacheable(response.headers)) return prepare(response, body, headers);
    slot.renderedAt = now();
    slot.version = versionAtStart;
    if (!slot.page?.forms.identity.body.equals(body)) {
      slot.page = await prepare(response, body, headers);
    }
    return slot.page;
  }

  function rendered(slot: Slot): Promise<Page> {
    slot.rendering ??= renderSlot(slot).finally(() => (slot.rendering = undefined));
    return slot.rendering;
  }

  /** Renders a stale page in the background, unless it is being rendered or failed just now. */
  async function refresh(slot: Slot) {
    if (slot.rendering || isFresh(slot) || now() < slot.retryAt) return;
    try {
      await rendered(slot);
      slot.retryDelay = MIN_RETRY_DELAY_MS;
    } catch (error) {
      slot.retryAt = now() + slot.retryDelay;
      slot.retryDelay = Math.min(2 * slot.retryDelay, MAX_RETRY_DELAY_MS);
      onError(error);
    }
  }

  return {
    /** The response for a path, synchronously on a hit; undefined for an unknown path. */
    get(path: string): Page | Promise<Page> | undefined {
      const slot = slots.get(path);
      if (!slot) return undefined;
      if (!slot.page) return rendered(slot);
      void refresh(slot);
      return slot.page;
    },
    /** Marks all entries as stale. */
    expire() {
      version += 1;
    },
    /** Fills the cache, one page after another. */
    async warm() {
      for (const slot of slots.values()) if (!slot.page) await rendered(slot).catch(onError);
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
  const form = (encoded: Buffer, encoding: Encoding): Form => {
    const etag = `"${hash}-${encoding}"`;
    const unchanged = [...headers, ...(ok && cacheable ? [['ETag', etag]] : [])];
    const whole = [
      ...unchanged,
      ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding]]),
      ['Content-Length', `${encoded.length}`],
    ];
    return { body: encoded, etag, headers: whole.flat(), headersUnchanged: unchanged.flat() };
  };
  const forms: Page['forms'] = { identity: form(body, 'identity') };
  if (cacheable && TEXT.test(type)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    forms.br = form(await promisify(brotliCompress)(body, { params }), 'br');
    forms.gzip = form(await promisify(gzip)(body), 'gzip');
  }
  return { status: response.status, forms };
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
export function chooseEncoding(header: string | undefined, forms: Page['forms']): Encoding {
  if (!header) return 'identity';
  for (const { encoding, named, refused } of ENCODINGS) {
    if (forms[encoding] && named.test(header) && !refused.test(header)) return encoding;
  }
  return 'identity';
}
