/** Status codes, headers and bodies of the server's HTTP responses. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { eventsIn, serveSite } from '../setup/serve.ts';
import { expect, PAGES, test as base } from '../setup/test.ts';

const test = base.extend<object, { site: { url: string } }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright's form
    async ({}, use) => {
      const server = await serveSite();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** Sends raw bytes and returns the response, read until the connection closes or for a second. */
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

const expectHealthy = async (url: string) =>
  expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok');

const CRLF = '\r\n';
const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join(CRLF);

const MALFORMED: [string, string | Buffer, RegExp][] = [
  ['a backslash', get('/a\\b'), /^HTTP\/1\.1 400 /],
  ['broken percent-encoding', get('/%zz'), /^HTTP\/1\.1 400 /],
  ['an encoded NUL', get('/a%00b'), /^HTTP\/1\.1 400 /],
  ['a NUL', get('/a\0b'), /^HTTP\/1\.1 400 /],
  ['an encoded line break', get('/a%0d%0aX:y'), /^HTTP\/1\.1 400 /],
  ['a path without a leading slash', get('about'), /^HTTP\/1\.1 400 /],
  ['an absolute URL', get('http://evil.example/about'), /^HTTP\/1\.1 200 /],
  ['a URL of 3,001 characters', get(`/${'a'.repeat(3000)}`), /^HTTP\/1\.1 414 /],
  ['a path of 1,000 segments', get(`/${'a/'.repeat(1000)}`), /^HTTP\/1\.1 308 /],
  ['text that is not an HTTP request', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['binary data', Buffer.alloc(1000, 0xff), /^HTTP\/1\.1 400 /],
  ['headers of 100 KB', get('/', `X: ${'y'.repeat(100_000)}`), /^HTTP\/1\.1 431 /],
  [
    'two Content-Length headers',
    get('/', 'Content-Length: 1', 'Content-Length: 2'),
    /^HTTP\/1\.1 400 /,
  ],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n', /^HTTP\/1\.1 400 /],
  [
    'a POST',
    'POST /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    /^HTTP\/1\.1 405 [^]*Allow: GET, HEAD/,
  ],
];
for (const [name, bytes, response] of MALFORMED) {
  test(`${name} gets the right status, and the server keeps running`, async ({ site }) => {
    expect(await raw(site.url, bytes)).toMatch(response);
    await expectHealthy(site.url);
  });
}

test('a redirect never leaves the site', async ({ site }) => {
  for (const target of ['//evil.example/x', '///evil.example', '//evil.example//']) {
    const response = await raw(site.url, get(target));
    expect(response).toMatch(/^HTTP\/1\.1 308 /);
    expect(response).toMatch(/Location: \/evil\.example/);
  }
});

test('clients that disconnect during a response do no harm', async ({ site }) => {
  const { hostname, port } = new URL(site.url);
  for (let client = 0; client < 50; client++) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(get(client % 2 ? '/' : '/resume'));
    socket.destroy();
  }
  await expectHealthy(site.url);
});

test('browsers revalidate pages, a CDN has none of an earlier deploy after five minutes, errors are not cached', async ({
  request,
  site,
}) => {
  for (const page of ['/', ...PAGES]) {
    const headers = (await request.get(site.url + page)).headers();
    const caching = headers['cache-control'] ?? '';
    const seconds = (directive: string) =>
      Number(new RegExp(`(?:^|[ ,])${directive}=(\\d+)`).exec(caching)?.[1]);
    expect(seconds('max-age'), page).toBe(0);
    expect(seconds('s-maxage'), page).toBeGreaterThan(0);
    expect(seconds('s-maxage') + seconds('stale-while-revalidate'), page).toBeLessThanOrEqual(300);
    expect(headers.vary).toBe('Accept-Encoding');
  }
  for (const path of ['/nope', '/nope/deeper', '/static/nope', '/%zz']) {
    expect((await request.get(site.url + path)).headers()['cache-control']).toBe('no-store');
  }
});

test('a conditional request for an unchanged page returns 304', async ({ site }) => {
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

test('HEAD returns the status and content type of GET, without a body', async ({ site }) => {
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

test('text files are compressed with the best encoding that the client accepts', async ({
  site,
}) => {
  const page = await (await fetch(site.url)).text();
  for (const pattern of [
    /\/static\/[\w.-]+\.js(?=")/,
    /\/static\/[\w.-]+\.css/,
    /\/static\/title[\w.-]+\.svg/,
  ]) {
    const file = site.url + (pattern.exec(page)?.[0] ?? '');
    const lengths: number[] = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await fetch(file, { headers: { 'Accept-Encoding': encoding } });
      expect(response.status, file).toBe(200);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(response.headers.get('content-encoding') ?? 'identity', file).toBe(encoding);
      lengths.push(Number(response.headers.get('content-length')));
    }
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  }
});

test('dotfiles are not served', async ({ site }) => {
  for (const path of ['/.vite/manifest.json', '/.env', '/static/.htaccess']) {
    expect((await fetch(site.url + path)).status, path).toBe(404);
  }
});

test('pages have security headers and do not name the server software', async ({
  request,
  site,
}) => {
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

test('a range beyond the end of a compressed file returns 416 with a message', async ({ site }) => {
  const page = await (await fetch(site.url)).text();
  const [file] = /\/static\/[\w.-]+\.css/.exec(page) ?? [];
  const headers = { Range: 'bytes=99999999-', 'Accept-Encoding': 'br' };
  const response = await fetch(site.url + file, { headers });
  expect(response.status).toBe(416);
  expect(await response.text()).toBe('Range Not Satisfiable');
});

test('a shutdown under load completes the responses in flight', async () => {
  const server = await serveSite();
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

test('requests are logged with LOG_LEVEL=info, and only then', async () => {
  const [quiet, verbose] = await Promise.all([serveSite(), serveSite({ LOG_LEVEL: 'info' })]);
  for (const { url } of [quiet, verbose]) {
    await fetch(`${url}/about?secret`);
    await fetch(`${url}/nope`, { method: 'HEAD' });
  }
  expect([await quiet.stop(), await verbose.stop()]).toEqual([0, 0]);
  expect(quiet.output.err).not.toContain('"request"');
  const events = eventsIn(verbose.output.err);
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
  expect(verbose.output.err).not.toContain('secret');
});
