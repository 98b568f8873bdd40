/** What the server says to clients that are not browsers. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { serveSite } from '../setup/serve.ts';
import { expect, PAGES, test as base } from '../setup/test.ts';

const test = base.extend<object, { site: { url: string } }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright's form
    async ({}, use) => {
      const server = await serveSite({ GITHUB_API_URL: 'http://127.0.0.1:1' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** Sends bytes as they are, and collects what comes back until the end, or for a second. */
async function raw(url: string, bytes: string | Buffer) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(bytes);
  await Promise.race([once(socket, 'close'), new Promise((resolve) => setTimeout(resolve, 1000))]);
  socket.destroy();
  return text;
}

const stillAnswers = async (url: string) =>
  expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok');

const CRLF = '\r\n';
const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join(CRLF);

const MALFORMED: [string, string | Buffer, RegExp][] = [
  ['a backslash', get('/a\\b'), /^HTTP\/1\.1 400 /],
  ['broken percent-encoding', get('/%zz'), /^HTTP\/1\.1 400 /],
  ['an encoded NUL', get('/a%00b'), /^HTTP\/1\.1 400 /],
  ['a NUL', get('/a\0b'), /^HTTP\/1\.1 400 /],
  ['an encoded line break', get('/a%0d%0aX:y'), /^HTTP\/1\.1 400 /],
  ['an address without a slash', get('about'), /^HTTP\/1\.1 400 /],
  ['an absolute address', get('http://evil.example/about'), /^HTTP\/1\.1 400 /],
  ['an overlong address', get(`/${'a'.repeat(3000)}`), /^HTTP\/1\.1 414 /],
  ['a very deep address', get(`/${'a/'.repeat(1000)}`), /^HTTP\/1\.1 308 /],
  ['no request at all', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['bytes of nothing', Buffer.alloc(1000, 0xff), /^HTTP\/1\.1 400 /],
  ['huge headers', get('/', `X: ${'y'.repeat(100_000)}`), /^HTTP\/1\.1 431 /],
  ['two lengths', get('/', 'Content-Length: 1', 'Content-Length: 2'), /^HTTP\/1\.1 400 /],
  ['another method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1\.1 400 /],
  [
    'a POST',
    'POST /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    /^HTTP\/1\.1 405 [^]*Allow: GET, HEAD/,
  ],
];
for (const [what, bytes, answer] of MALFORMED) {
  test(`${what} gets a clear answer, and the server goes on`, async ({ site }) => {
    expect(await raw(site.url, bytes)).toMatch(answer);
    await stillAnswers(site.url);
  });
}

test('a redirect never leaves the site', async ({ site }) => {
  for (const target of ['//evil.example/x', '///evil.example', '//evil.example//']) {
    const answer = await raw(site.url, get(target));
    expect(answer).toMatch(/^HTTP\/1\.1 308 /);
    expect(answer).toMatch(/Location: \/evil\.example/);
  }
});

test('clients that break off in the middle of an answer do no harm', async ({ site }) => {
  const { hostname, port } = new URL(site.url);
  for (let client = 0; client < 50; client++) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(get(client % 2 ? '/' : '/resume'));
    socket.destroy();
  }
  await stillAnswers(site.url);
});

test('pages say how long they may be kept; errors say not at all', async ({ request, site }) => {
  for (const page of ['/', ...PAGES]) {
    const headers = (await request.get(site.url + page)).headers();
    expect(headers['cache-control'], page).toBe(
      'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800',
    );
    expect(headers.vary).toBe('Accept-Encoding');
  }
  for (const path of ['/nope', '/nope/deeper', '/static/nope', '/%zz']) {
    expect((await request.get(site.url + path)).headers()['cache-control']).toBe('no-store');
  }
});

test('a page that has not changed is not sent again', async ({ site }) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding };
    const first = await fetch(`${site.url}/about`, { headers });
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${site.url}/about`, {
      headers: { ...headers, 'If-None-Match': etag },
    });
    expect([first.status, again.status], encoding).toEqual([200, 304]);
    const other = await fetch(`${site.url}/about`, {
      headers: { ...headers, 'If-None-Match': '"x"' },
    });
    expect(other.status).toBe(200);
  }
});

test('HEAD says the same as GET, without a body', async ({ site }) => {
  for (const path of ['/', '/about', '/resume', '/nope', '/healthz']) {
    const [get, head] = await Promise.all([
      fetch(site.url + path),
      fetch(site.url + path, { method: 'HEAD' }),
    ]);
    expect(head.status).toBe(get.status);
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
    expect(await head.text()).toBe('');
  }
});

test('files of text come as small as the client can read them', async ({ site }) => {
  const page = await (await fetch(site.url)).text();
  for (const pattern of [
    /\/static\/[\w.-]+\.js/,
    /\/static\/[\w.-]+\.css/,
    /\/static\/title[\w.-]+\.svg/,
  ]) {
    const file = site.url + (pattern.exec(page)?.[0] ?? '');
    const lengths: number[] = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(file, { headers: { 'Accept-Encoding': encoding } });
      expect(answer.status, file).toBe(200);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(answer.headers.get('content-encoding') ?? 'identity', file).toBe(encoding);
      lengths.push(Number(answer.headers.get('content-length')));
    }
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  }
});

test('files that begin with a dot do not exist', async ({ site }) => {
  for (const path of ['/.vite/manifest.json', '/.env', '/static/.htaccess']) {
    expect((await fetch(site.url + path)).status, path).toBe(404);
  }
});

test('no page says what it is served by, and each has its policy', async ({ request, site }) => {
  for (const path of ['/', '/about', '/nope']) {
    const headers = (await request.get(site.url + path)).headers();
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-/,
    );
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
  }
});

test('a range beyond the end of a compressed file is refused in words', async ({ site }) => {
  const page = await (await fetch(site.url)).text();
  const [file] = /\/static\/[\w.-]+\.css/.exec(page) ?? [];
  const headers = { Range: 'bytes=99999999-', 'Accept-Encoding': 'br' };
  const answer = await fetch(site.url + file, { headers });
  expect(answer.status).toBe(416);
  expect(await answer.text()).toBe('Range Not Satisfiable');
});

test('a signal to stop under load lets answers in flight come to their end', async () => {
  const server = await serveSite({ GITHUB_API_URL: 'http://127.0.0.1:1' });
  const texts: string[] = [];
  let refused = 0;
  const visitor = async () => {
    while (refused < 20) {
      try {
        texts.push(await (await fetch(`${server.url}/about`)).text());
      } catch {
        refused += 1;
      }
    }
  };
  const visitors = Array.from({ length: 20 }, visitor);
  await expect.poll(() => texts.length).toBeGreaterThan(100);
  expect(await server.stop()).toBe(0);
  await Promise.all(visitors);
  for (const text of texts) expect(text).toContain('</html>');
});

test('a line for each request is written when it is asked for, else none', async () => {
  const [quiet, talkative] = await Promise.all([
    serveSite({ GITHUB_API_URL: 'http://127.0.0.1:1' }),
    serveSite({ GITHUB_API_URL: 'http://127.0.0.1:1', LOG_LEVEL: 'info' }),
  ]);
  for (const { url } of [quiet, talkative]) {
    await fetch(`${url}/about?secret`);
    await fetch(`${url}/nope`, { method: 'HEAD' });
  }
  expect([await quiet.stop(), await talkative.stop()]).toEqual([0, 0]);
  expect(quiet.output.err).not.toContain('"request"');
  const lines = talkative.output.err.trim().split('\n');
  const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(events.map(({ event, method, path, status }) => [event, method, path, status])).toEqual(
    expect.arrayContaining([
      ['request', 'GET', '/about', 200],
      ['request', 'HEAD', '/nope', 404],
      ['stopping', undefined, undefined, undefined],
    ]),
  );
  expect(events.every(({ duration }) => duration === undefined || Number(duration) >= 0)).toBe(
    true,
  );
  expect(talkative.output.err).not.toContain('secret');
});
