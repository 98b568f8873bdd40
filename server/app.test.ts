/** Responses to requests as they arrive on a socket: files of `public/`, and unusual request lines. */
import type { SiteBuild } from './load-build.ts';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { NO_CODE_HOSTS } from '../tests/setup/github.ts';

/** A build with one route, /about. */
const build = {
  entry: {
    module: {
      default: (_request: Request, status: number) => new Response('no such page', { status }),
      handleError: () => {},
      countSamples: () => 0,
      listPages: () => [],
      listRedirects: () => new Map([['/former', '/about']]),
      resumePath: () => '/resume.pdf',
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    about: {
      id: 'about',
      parentId: 'root',
      path: 'about',
      module: { loader: () => new Response('the page') },
    },
  },
  assets: { routes: {} },
  future: { v3_singleFetch: true },
  basename: '/',
} as unknown as SiteBuild;

const PUBLISHED = [
  'CV.pdf',
  'my file.pdf',
  'a#b.pdf',
  'why?.pdf',
  '50%.pdf',
  '50%20off.pdf',
  'R&D+1=2,x;y@z$[1].pdf',
  "it's ~fine.pdf",
  'v1.2.3.tar.gz',
  'no-ending',
  'Résumé – Ωmega.pdf',
  'cafe\u0301.pdf',
  'Sub.Folder/Über uns.txt',
  '.well-known/security.txt',
  '.well-known/acme-challenge/Ab_c-1',
  '.hidden/x.txt',
];
const UNPUBLISHED = ['.env', '.DS_Store', 'sub/.htaccess', '.git/config', '.vite/manifest.json'];

let root: string;
let server: Server;
/** The same at `/portfolio`. */
let beneath: Server;
/** The same without a public address. */
let local: Server;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'app-'));
  const client = path.join(root, 'client');
  for (const name of [...PUBLISHED, ...UNPUBLISHED]) {
    await mkdir(path.dirname(path.join(client, name)), { recursive: true });
    await writeFile(path.join(client, name), `content of ${name}`);
  }
  await writeFile(path.join(root, 'secret.txt'), 'secret');
  const listen = (siteUrl: string, basename: string, isPublic = true) =>
    createServer(
      createApp({
        build: { ...build, basename },
        buildDir: root,
        siteUrl,
        isPublic,
        codeHosts: NO_CODE_HOSTS,
      }),
    ).listen(0, '127.0.0.1');
  server = listen('https://example.org', '/');
  beneath = listen('https://example.org/portfolio', '/portfolio/');
  local = listen('http://localhost:3000', '/', false);
  await Promise.all([server, beneath, local].map((one) => once(one, 'listening')));
});
afterAll(async () => {
  server.close();
  beneath.close();
  local.close();
  await rm(root, { recursive: true });
});

/** Sends a request line without normalizing it. */
async function get(target: string, from = server, headers = ['Host: x']) {
  const socket = connect((from.address() as AddressInfo).port, '127.0.0.1');
  const lines = [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close'];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    location: /^location: (.*)$/im.exec(head)?.[1],
    body,
  };
}

const encodeAll = (name: string) => `/${name.split('/').map(encodeURIComponent).join('/')}`;
/** As browsers encode the path of a link. */
const encodeLittle = (name: string) =>
  new URL(name.replaceAll(/[%?#]/g, encodeURIComponent), 'http://x/').pathname;

test.each(PUBLISHED)('the file %s is served under its own name', async (name) => {
  for (const target of [encodeAll(name), encodeLittle(name), `${encodeLittle(name)}?v=1`]) {
    expect(await get(target)).toMatchObject({ status: 200, body: `content of ${name}` });
  }
});

test.each(UNPUBLISHED)('the file %s is not served', async (name) => {
  expect((await get(`/${name}`)).status).toBe(name.toLowerCase() === name ? 404 : 308);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/.well-known/../../secret.txt',
  '/.well-known/%2e%2e/%2e%2e/secret.txt',
  '/.well-known%2fsecurity.txt',
  '//../secret.txt',
  '/..',
  '/.well-known',
  '/compressed',
])('%s names no file', async (target) => {
  const { status, body } = await get(target);
  expect([308, 404]).toContain(status);
  expect(body).not.toMatch(/secret$|^content of/);
});

test('a page’s URL redirects to its canonical form, a file’s URL is kept', async () => {
  for (const target of ['/About', '/about/', '//about', '//ABOUT//']) {
    expect(await get(target)).toMatchObject({ status: 308, location: '/about' });
  }
  expect(await get('//CV.pdf/?x')).toMatchObject({ status: 308, location: '/CV.pdf?x' });
  expect((await get('/cv.pdf')).status).toBe(404);
});

test('a former path of a page leads to it for good, in any spelling', async () => {
  for (const target of ['/former', '/Former/', '//former']) {
    const moved = await get(`${target}?ref=1`);
    expect(moved, target).toMatchObject({ status: 301, location: '/about?ref=1' });
  }
});

test('a query is ignored, whatever its bytes', async () => {
  for (const query of ['', 'ref=caf%E9', '%', '%00%0d', 'a\\b', '#', '/../secret.txt']) {
    expect(await get(`/about?${query}`)).toMatchObject({ status: 200, body: 'the page' });
  }
  expect(await get('/About?ref=caf%E9')).toMatchObject({ location: '/about?ref=caf%E9' });
});

test('a request line in absolute form gets the response of its path, whatever its host', async () => {
  expect(await get('http://elsewhere.example/about')).toMatchObject({ body: 'the page' });
  expect(await get('https://x/CV.pdf?y')).toMatchObject({ body: 'content of CV.pdf' });
  expect(await get('http://x//About')).toMatchObject({ status: 308, location: '/about' });
});

test.each(PUBLISHED)(
  'the file %s of a site with a path is served beneath it, and not above',
  async (name) => {
    const target = encodeAll(name);
    const body = `content of ${name}`;
    expect(await get(`/portfolio${target}`, beneath)).toMatchObject({ status: 200, body });
    expect((await get(target, beneath)).status).toBe(404);
  },
);

test('redirects of a site with a path lead beneath it', async () => {
  for (const target of [
    '/portfolio/About',
    '/portfolio//about/',
    '//portfolio/about',
    '/Portfolio/about',
  ]) {
    const location = '/portfolio/about';
    expect(await get(`${target}?x`, beneath)).toMatchObject({
      status: 308,
      location: `${location}?x`,
    });
  }
  expect(await get('/portfolio', beneath)).toMatchObject({ status: 308, location: '/portfolio/' });
  expect(await get('/portfolio/about', beneath)).toMatchObject({ body: 'the page' });
  for (const target of ['/', '/about', '/portfolios/about', '/portfolio/../secret.txt']) {
    const { status, body } = await get(target, beneath);
    expect([308, 404]).toContain(status);
    expect(body).not.toMatch(/secret$|the page/);
  }
});

const FORWARDED = [
  'Forwarded: for=192.0.2.1',
  'X-Forwarded-For: 192.0.2.1',
  'x-forwarded-proto: https',
  'X-Forwarded-Prefix: /',
];

test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:80', '[::1]:3000', '[::1]', 'x.localhost'])(
  'a local process responds to requests for %s',
  async (host) => {
    expect(await get('/about', local, [`Host: ${host}`])).toMatchObject({ body: 'the page' });
  },
);

test('a local process refuses requests for others or from a proxy, and says what makes it public', async () => {
  const hosts = [
    'robin.example',
    'robin.example:3000',
    'localhost.robin.example',
    '127.0.0.1.robin.example',
    '192.168.1.5:3000',
    '0.0.0.0',
    'localhost@robin.example',
    '',
  ];
  const refused = [
    ...hosts.map((host) => [`Host: ${host}`]),
    ...FORWARDED.map((header) => ['Host: localhost', header]),
  ];
  for (const headers of refused) {
    for (const target of ['/about', '/CV.pdf', '/healthz', '/nowhere', '/%zz']) {
      expect(await get(target, local, headers), `${target} ${headers.join(' ')}`).toMatchObject({
        status: 421,
        body: expect.stringMatching(/^[^.]*\bSITE_URL\b[^.]*\.$/),
      });
    }
  }
});

test('a public process responds to requests for any host, forwarded or not', async () => {
  for (const header of FORWARDED) {
    expect(await get('/about', server, ['Host: x', header])).toMatchObject({ body: 'the page' });
  }
});
