import { expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, createPages } from './pages.ts';

const MINUTE = 60_000;
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/** A store of one page, whose text and clock the test holds. */
function store() {
  const state = { text: 'first', status: 200, now: 0, renders: 0, errors: [] as unknown[] };
  const pages = createPages({
    paths: ['/a'],
    render: async () => {
      state.renders += 1;
      const { text, status } = state;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return html(text, status);
    },
    onError: (error) => state.errors.push(error),
    now: () => state.now,
  });
  const text = async () => (await pages.get('/a'))?.forms.identity.body.toString();
  const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
  return { pages, state, text, settled };
}

test('a page is rendered once for all who wait, and then kept', async () => {
  const { pages, state, text } = store();
  const all = await Promise.all(Array.from({ length: 100 }, text));
  expect(new Set(all)).toEqual(new Set(['first']));
  expect(state.renders).toBe(1);
  expect(pages.get('/a')).not.toBeInstanceOf(Promise);
});

test('what is not a known path is neither rendered nor kept', () => {
  const { pages, state } = store();
  for (const path of ['/b', '/a?x', '/A', '/a/', '']) expect(pages.get(path)).toBeUndefined();
  expect(state.renders).toBe(0);
});

test('after five minutes the old page is sent once more while the new one is rendered', async () => {
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

test('a page that has become old by a change is rendered anew', async () => {
  const { pages, state, text } = store();
  await text();
  state.text = 'second';
  pages.expire();
  expect(await text()).toBe('first');
  await expect.poll(text).toBe('second');
});

test('a change that comes while a page is rendered is not lost', async () => {
  const { pages, state, text } = store();
  const rendering = text();
  state.text = 'second';
  pages.expire();
  expect(await rendering).toBe('first');
  await expect.poll(text).toBe('second');
});

test('a page that comes out the same keeps its ETag', async () => {
  const { pages, state, settled } = store();
  const first = await pages.get('/a');
  pages.expire();
  pages.get('/a');
  await expect.poll(() => state.renders).toBe(2);
  await settled();
  expect(await pages.get('/a')).toBe(first);
});

test('a page that fails is not kept; one that was kept goes on', async () => {
  const { pages, state, text } = store();
  state.status = 500;
  const failed = await pages.get('/a');
  expect(failed?.status).toBe(500);
  expect(failed?.forms.identity.headers.join(' ')).toContain('Cache-Control no-store');
  state.status = 200;
  expect(await text()).toBe('first');
  state.status = 500;
  pages.expire();
  expect(await text()).toBe('first');
  await expect.poll(() => state.errors.length).toBeGreaterThan(0);
  expect(await text()).toBe('first');
});

test('each form is the same text, and has an ETag of its own', async () => {
  const { pages, state } = store();
  state.text = 'long '.repeat(1000);
  const { forms } = (await pages.get('/a')) ?? {};
  expect(brotliDecompressSync(forms?.br?.body ?? '').toString()).toBe(state.text);
  expect(gunzipSync(forms?.gzip?.body ?? '').toString()).toBe(state.text);
  expect(new Set([forms?.br?.etag, forms?.gzip?.etag, forms?.identity.etag]).size).toBe(3);
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['BR', 'br'],
  ['brx, xgzip', 'identity'],
  ['identity', 'identity'],
])('Accept-Encoding %o is answered in %s', (header, encoding) => {
  const form = { body: Buffer.from(''), etag: '', headers: [], headersUnchanged: [] };
  expect(chooseEncoding(header, { br: form, gzip: form, identity: form })).toBe(encoding);
});
