import { expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPages } from './page-cache.ts';

const MINUTE = 60_000;
const html = (text: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  });

/** A cache of one page. The test controls its text, its headers and the clock. */
function store() {
  const state = {
    text: 'first',
    status: 200,
    headers: {} as Record<string, string>,
    now: 0,
    renders: 0,
    errors: [] as unknown[],
  };
  const pages = createPages({
    paths: ['/a'],
    render: async () => {
      state.renders += 1;
      const { text, status, headers } = state;
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (status === 0) throw new Error('unexpected');
      return html(text, status, headers);
    },
    onError: (error) => state.errors.push(error),
    now: () => state.now,
  });
  const text = async () => (await pages.get('/a'))?.representations.identity.body.toString();
  const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
  return { pages, state, text, settled };
}

test('concurrent requests share one render, and its result is cached', async () => {
  const { pages, state, text } = store();
  const all = await Promise.all(Array.from({ length: 100 }, text));
  expect(new Set(all)).toEqual(new Set(['first']));
  expect(state.renders).toBe(1);
  expect(pages.get('/a')).not.toBeInstanceOf(Promise);
});

test('an unknown path is neither rendered nor cached', () => {
  const { pages, state } = store();
  for (const path of ['/b', '/a?x', '/A', '/a/', '']) expect(pages.get(path)).toBeUndefined();
  expect(state.renders).toBe(0);
});

test('after five minutes the stale page is served while it is rendered again', async () => {
  const { state, text, settled } = store();
  await text();
  state.text = 'second';
  state.now = 5 * MINUTE - 1;
  await text();
  await settled();
  expect(state.renders).toBe(1);
  state.now = 5 * MINUTE;
  expect(await text()).toBe('first');
  await expect.poll(text).toBe('second');
  expect(state.renders).toBe(2);
});

test('a page made stale by a change is rendered again', async () => {
  const { pages, state, text } = store();
  await text();
  state.text = 'second';
  pages.expire();
  expect(await text()).toBe('first');
  await expect.poll(text).toBe('second');
});

test('a change during a render is not lost', async () => {
  const { pages, state, text } = store();
  const rendering = text();
  state.text = 'second';
  pages.expire();
  expect(await rendering).toBe('first');
  await expect.poll(text).toBe('second');
});

test('a page rendered again without changes keeps its ETag', async () => {
  const { pages, state, settled } = store();
  const first = await pages.get('/a');
  pages.expire();
  pages.get('/a');
  await expect.poll(() => state.renders).toBe(2);
  await settled();
  expect(await pages.get('/a')).toBe(first);
});

test('a failed render is not cached, and a cached page stays', async () => {
  const { pages, state, text } = store();
  state.status = 500;
  const failed = await pages.get('/a');
  expect(failed?.status).toBe(500);
  expect(failed?.representations.identity.headers.join(' ')).toContain('cache-control no-store');
  state.status = 200;
  state.now = 1000;
  expect(await text()).toBe('first');
  state.status = 500;
  pages.expire();
  expect(await text()).toBe('first');
  await expect.poll(() => state.errors.length).toBeGreaterThan(0);
  expect(await text()).toBe('first');
});

test.each([
  ['responds with an error', 500, 0],
  ['throws', 0, 1],
])(
  'a page whose first rendering %s is retried after 1 s, doubled up to 30 s',
  async (_name, status, errors) => {
    const { pages, state } = store();
    state.status = status;
    const attempts: number[] = [];
    for (state.now = 0; state.now < 120_000; state.now += 500) {
      const before = state.renders;
      const responses = await Promise.all(Array.from({ length: 20 }, () => pages.get('/a')));
      expect(responses.map((page) => page?.status)).toEqual(Array.from({ length: 20 }, () => 500));
      expect(state.renders - before).toBeLessThanOrEqual(1);
      if (state.renders > before) attempts.push(state.now / 1000);
    }
    expect(attempts).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
    expect(state.errors).toHaveLength(errors * attempts.length);
    state.status = 200;
    state.now += 30_000;
    expect((await pages.get('/a'))?.status).toBe(200);
  },
);

test('a response is fresh for as long as its route says, and then rendered before it is sent', async () => {
  const { state, text } = store();
  state.headers = { 'Cache-Control': 'public, max-age=0, s-maxage=2' };
  for (const second of [0, 0.5, 1.9]) {
    state.now = second * 1000;
    await Promise.all(Array.from({ length: 50 }, text));
  }
  expect(state.renders).toBe(1);
  state.now = 2000;
  state.text = 'second';
  const all = await Promise.all(Array.from({ length: 50 }, text));
  expect(new Set(all)).toEqual(new Set(['second']));
  expect(state.renders).toBe(2);
});

test('a route can allow a stale response while it is rendered again', async () => {
  const { state, text } = store();
  state.headers = { 'Cache-Control': 'public, max-age=2, stale-while-revalidate=60' };
  await text();
  state.now = 2000;
  state.text = 'second';
  expect(await text()).toBe('first');
  await expect.poll(text).toBe('second');
});

test.each([
  ['is no-store', { 'Cache-Control': 'no-store' }],
  ['is private', { 'Cache-Control': 'private, max-age=60' }],
  ['sets a cookie', { 'Set-Cookie': 'visitor=1' }],
])('simultaneous requests don’t share a response that %s', async (_name, headers) => {
  const { pages, state } = store();
  state.headers = headers;
  for (const requests of [10, 20]) {
    const all = await Promise.all(Array.from({ length: 10 }, () => pages.get('/a')));
    expect(new Set(all).size).toBe(10);
    expect(state.renders).toBe(requests);
  }
});

test('a stale page that fails to render is retried after 1 s, doubled up to 30 s', async () => {
  const { pages, state, text } = store();
  await text();
  state.status = 500;
  pages.expire();
  const attempts: number[] = [];
  for (state.now = 0; state.now < 120_000; state.now += 500) {
    const before = state.renders;
    expect(await Promise.all([text(), text(), text()])).toEqual(['first', 'first', 'first']);
    if (state.renders > before) attempts.push(state.now / 1000);
    await expect.poll(() => state.errors.length).toBe(attempts.length);
  }
  expect(attempts).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
});

test('a successful render resets the retry delay', async () => {
  const { pages, state, text } = store();
  await text();
  for (const recovered of ['second', 'third']) {
    state.status = 500;
    pages.expire();
    const errors = state.errors.length;
    await text();
    await expect.poll(() => state.errors.length).toBe(errors + 1);
    state.status = 200;
    state.text = recovered;
    const renders = state.renders;
    state.now += 999;
    await text();
    expect(state.renders).toBe(renders);
    state.now += 1;
    await expect.poll(text).toBe(recovered);
  }
});

/** What a client receives from a route with this response. */
async function sent(response: () => Response, common: Record<string, string> = {}) {
  let renders = 0;
  const pages = createPages({
    paths: ['/a'],
    headers: common,
    render: async () => {
      renders += 1;
      return response();
    },
    onError: () => {},
  });
  await pages.get('/a');
  const page = await pages.get('/a');
  const flat = page?.representations.identity.headers ?? [];
  const headers = new Headers(
    flat.flatMap((name, at): [string, string][] => (at % 2 ? [] : [[name, flat[at + 1] ?? '']])),
  );
  return { renders, headers, representations: page?.representations };
}

test('a route’s own headers are sent, except those derived from the body', async () => {
  const { headers } = await sent(
    () =>
      new Response('%PDF', {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': 'inline; filename="resume.pdf"',
          'Content-Length': '999',
          'Cache-Control': 'public, max-age=60',
          'Referrer-Policy': 'no-referrer',
          Vary: 'Accept',
        },
      }),
    { 'Referrer-Policy': 'same-origin', 'X-Content-Type-Options': 'nosniff' },
  );
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="resume.pdf"',
    'content-length': '4',
    'cache-control': 'public, max-age=60',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    vary: 'Accept, Accept-Encoding',
  });
});

test.each([
  ['is no-store', { 'Cache-Control': 'no-store' }],
  ['is private', { 'Cache-Control': 'private, max-age=60' }],
  ['sets a cookie', { 'Set-Cookie': 'a=b' }],
])('a response that %s is rendered for each request', async (_name, headers) => {
  const {
    renders,
    headers: own,
    representations,
  } = await sent(() => Response.json({}, { headers }));
  expect(renders).toBe(2);
  expect(own.has('etag')).toBe(false);
  expect(Object.keys(representations ?? {})).toEqual(['identity']);
});

test('all encodings have the same text, each with its own ETag', async () => {
  const { pages, state } = store();
  state.text = 'long '.repeat(1000);
  const { representations } = (await pages.get('/a')) ?? {};
  expect(brotliDecompressSync(representations?.br?.body ?? '').toString()).toBe(state.text);
  expect(gunzipSync(representations?.gzip?.body ?? '').toString()).toBe(state.text);
  expect(
    new Set([
      representations?.br?.etag,
      representations?.gzip?.etag,
      representations?.identity.etag,
    ]).size,
  ).toBe(3);
});
