/** Status codes, headers and bodies of the server's HTTP responses. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { eventsIn, serveSite } from '../setup/serve.ts';
import { expect, test } from 'vitest';
import { PAGES } from '../setup/pages.ts';
import { get, getText, siteUrl } from './site.ts';

/** Sends raw bytes and returns the response, read until the connection closes or for a second. */
async function raw(bytes: string | Buffer) {
  const { hostname, port } = new URL(siteUrl);
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

const expectHealthy = async () => expect(await getText('/healthz')).toBe('ok');

const CRLF = '\r\n';
const requestFor = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join(CRLF);

const MALFORMED: [string, string | Buffer, RegExp][] = [
  ['a backslash', requestFor('/a\\b'), /^HTTP\/1\.1 400 /],
  ['broken percent-encoding', requestFor('/%zz'), /^HTTP\/1\.1 400 /],
  ['an encoded NUL', requestFor('/a%00b'), /^HTTP\/1\.1 400 /],
  ['a NUL', requestFor('/a\0b'), /^HTTP\/1\.1 400 /],
  ['an encoded line break', requestFor('/a%0d%0aX:y'), /^HTTP\/1\.1 400 /],
  ['a path without a leading slash', requestFor('about'), /^HTTP\/1\.1 400 /],
  ['an absolute URL', requestFor('http://evil.example/about'), /^HTTP\/1\.1 200 /],
  ['a URL of 3,001 characters', requestFor(`/${'a'.repeat(3000)}`), /^HTTP\/1\.1 414 /],
  ['a path of 1,000 segments', requestFor(`/${'a/'.repeat(1000)}`), /^HTTP\/1\.1 308 /],
  ['text that is not an HTTP request', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['binary data', Buffer.alloc(1000, 0xff), /^HTTP\/1\.1 400 /],
  ['headers of 100 KB', requestFor('/', `X: ${'y'.repeat(100_000)}`), /^HTTP\/1\.1 431 /],
  [
    'two Content-Length headers',
    requestFor('/', 'Content-Length: 1', 'Content-Length: 2'),
    /^HTTP\/1\.1 400 /,
  ],
  [
    'an unknown method',
    'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n',
    /^HTTP\/1\.1 405 [^]*Allow: GET, HEAD/,
  ],
  [
    'a POST',
    'POST /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    /^HTTP\/1\.1 405 [^]*Allow: GET, HEAD/,
  ],
];
for (const [name, bytes, response] of MALFORMED) {
  test(`${name} gets the right status, and the server keeps running`, async () => {
    expect(await raw(bytes)).toMatch(response);
    await expectHealthy();
  });
}

test('a redirect never leaves the site', async () => {
  for (const target of ['//evil.example/x', '///evil.example', '//evil.example//']) {
    const response = await raw(requestFor(target));
    expect(response).toMatch(/^HTTP\/1\.1 308 /);
    expect(response).toMatch(/Location: \/evil\.example/);
  }
});

test('clients that disconnect during a response do no harm', async () => {
  const { hostname, port } = new URL(siteUrl);
  for (let client = 0; client < 50; client++) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(requestFor(client % 2 ? '/' : '/resume'));
    socket.destroy();
  }
  expect(await getText('/healthz')).toBe('ok');
});

test('browsers revalidate pages, a CDN has none of an earlier deploy after five minutes, errors are not cached', async () => {
  for (const page of ['/', ...PAGES]) {
    const headers = (await get(page)).headers;
    const caching = headers.get('cache-control') ?? '';
    const seconds = (directive: string) =>
      Number(new RegExp(`(?:^|[ ,])${directive}=(\\d+)`).exec(caching)?.[1]);
    expect(seconds('max-age'), page).toBe(0);
    expect(seconds('s-maxage'), page).toBeGreaterThan(0);
    expect(seconds('s-maxage') + seconds('stale-while-revalidate'), page).toBeLessThanOrEqual(300);
    expect(headers.get('vary')).toBe('Accept-Encoding');
  }
  for (const path of ['/nope', '/nope/deeper', '/static/nope', '/%zz']) {
    expect((await get(path)).headers.get('cache-control')).toBe('no-store');
  }
});

test('a conditional request for an unchanged page returns 304', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding };
    const first = await get('/about', { headers });
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/about', {
      headers: { ...headers, 'If-None-Match': etag },
    });
    expect([first.status, again.status], encoding).toEqual([200, 304]);
    const other = await get('/about', {
      headers: { ...headers, 'If-None-Match': '"x"' },
    });
    expect(other.status).toBe(200);
  }
});

test('HEAD returns the status and content type of GET, without a body', async () => {
  for (const path of ['/', '/about', '/resume', '/nope', '/healthz']) {
    const [whole, head] = await Promise.all([get(path), get(path, { method: 'HEAD' })]);
    expect(head.status).toBe(whole.status);
    expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'));
    expect(await head.text()).toBe('');
  }
});

test('text files are compressed with the best encoding that the client accepts', async () => {
  const page = await getText('/');
  for (const pattern of [
    /\/static\/[\w.-]+\.js(?=")/,
    /\/static\/[\w.-]+\.css/,
    /\/static\/title[\w.-]+\.svg/,
  ]) {
    const file = pattern.exec(page)?.[0] ?? '';
    const lengths: number[] = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await get(file, { headers: { 'Accept-Encoding': encoding } });
      expect(response.status, file).toBe(200);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(response.headers.get('content-encoding') ?? 'identity', file).toBe(encoding);
      lengths.push(Number(response.headers.get('content-length')));
    }
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  }
});

test('dotfiles are not served', async () => {
  for (const path of ['/.vite/manifest.json', '/.env', '/static/.htaccess']) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test('pages have security headers and do not name the server software', async () => {
  for (const path of ['/', '/about', '/nope']) {
    const headers = (await get(path)).headers;
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-/,
    );
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  }
});

test('a range beyond the end of a compressed file returns 416 with a message', async () => {
  const page = await getText('/');
  const [file = ''] = /\/static\/[\w.-]+\.css/.exec(page) ?? [];
  const headers = { Range: 'bytes=99999999-', 'Accept-Encoding': 'br' };
  const response = await get(file, { headers });
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
