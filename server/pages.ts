/**
 * Every page and plain answer of the site, rendered once and kept in memory, ready to send.
 *
 *   request ──► kept? ── yes ──► sent; if it is old, rendered anew in the background
 *                 └──── no ───► rendered, once for all who wait
 *
 * The keys are the known paths: nothing that a visitor types is ever kept.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentPolicy, FRAME_POLICY, NO_CONTENT_POLICY } from './headers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer that needs nothing but to be sent. */
export type Page = {
  status: number;
  /** The body in every encoding that makes it smaller, and as it is. */
  forms: Partial<Record<Encoding, Form>> & { identity: Form };
};
export type Form = {
  body: Buffer;
  etag: string;
  /** Names and values by turns, as `writeHead` sends them fastest: with the body, and without. */
  headers: string[];
  headersUnchanged: string[];
};

type Slot = {
  path: string;
  page?: Page;
  rendering?: Promise<Page> | undefined;
  renderedAt: number;
  /** The state of what pages show, at the time when its rendering began. */
  state: number;
};

/** From this age on a page is rendered anew, ms. */
const MAX_AGE = 5 * 60_000;
/** Browsers ask each time; shared caches keep a page for five minutes, and longer in need. */
const CACHING =
  'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800';
/**
 * A page and its headers fit into the ten packets that a server sends before it has heard back (RFC 6928),
 * and somebody who waits for it waits 60 ms; the strongest takes three times as long for 4 % less.
 */
const BROTLI_QUALITY = 10;
/** Types that compression makes smaller. */
const TEXT = /^(text\/|application\/(json|xml|manifest\+json)|image\/svg)|turbo-stream|x-script/;

/**
 * Makes the store.
 * @param paths all there are, each as in a request line
 * @param headers sent with every answer
 * @param render gives the answer for a path; one of status 500 or more is sent, but not kept
 * @param onError told of what fails in the background
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
    paths.map((path): [string, Slot] => [path, { path, renderedAt: NaN, state: NaN }]),
  );
  /** Counts up when something that pages show has changed. */
  let state = 0;
  const isFresh = (slot: Slot) => slot.state === state && now() - slot.renderedAt < MAX_AGE;

  async function renew(slot: Slot): Promise<Page> {
    // What changes from here on may come too late for this rendering.
    const begunIn = state;
    const response = await render(slot.path);
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status >= 500) {
      if (slot.page) throw new Error(`${slot.path} could not be rendered`);
      return prepare(response, body, headers);
    }
    slot.renderedAt = now();
    slot.state = begunIn;
    if (!slot.page?.forms.identity.body.equals(body)) {
      slot.page = await prepare(response, body, headers);
    }
    return slot.page;
  }

  function rendered(slot: Slot): Promise<Page> {
    slot.rendering ??= renew(slot).finally(() => (slot.rendering = undefined));
    return slot.rendering;
  }

  return {
    /** The answer for a path: at once if it is kept. Undefined if there is no such path. */
    get(path: string): Page | Promise<Page> | undefined {
      const slot = slots.get(path);
      if (!slot) return undefined;
      if (!slot.page) return rendered(slot);
      if (!isFresh(slot)) rendered(slot).catch(onError);
      return slot.page;
    },
    /** From now on everything kept is old. */
    expire() {
      state += 1;
    },
    /** Renders what is not there yet, one after another. */
    async warm() {
      for (const slot of slots.values()) if (!slot.page) await rendered(slot).catch(onError);
    },
  };
}

async function prepare(
  response: Response,
  body: Buffer,
  common: Record<string, string>,
): Promise<Page> {
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const ok = response.status < 400;
  const isPage = type.startsWith('text/html');
  const headers = {
    ...common,
    'Content-Type': type,
    'Cache-Control': ok ? CACHING : 'no-store',
    'Content-Security-Policy': isPage
      ? `${contentPolicy(body.toString('utf8'))}; ${FRAME_POLICY}`
      : NO_CONTENT_POLICY,
    Vary: 'Accept-Encoding',
  };
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const form = (encoded: Buffer, encoding: Encoding): Form => {
    const etag = `"${hash}-${encoding}"`;
    const unchanged = { ...headers, ...(ok && { ETag: etag }) };
    const whole = {
      ...unchanged,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': `${encoded.length}`,
    };
    return {
      body: encoded,
      etag,
      headers: Object.entries(whole).flat(),
      headersUnchanged: Object.entries(unchanged).flat(),
    };
  };
  const forms: Page['forms'] = { identity: form(body, 'identity') };
  if (TEXT.test(type)) {
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
 * The encoding to answer in, of those that the client accepts (RFC 9110, section 12.5.3).
 * @param header Accept-Encoding, as sent
 */
export function chooseEncoding(header: string | undefined, forms: Page['forms']): Encoding {
  if (!header) return 'identity';
  for (const { encoding, named, refused } of ENCODINGS) {
    if (forms[encoding] && named.test(header) && !refused.test(header)) return encoding;
  }
  return 'identity';
}
