import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFiles } from './files.ts';

const DATA = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const TEXT = 'a{b:c}'.repeat(100);

let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'));
  await mkdir(path.join(folder, 'static'));
  const write = (name: string, data: string | Buffer) =>
    writeFile(path.join(folder, 'static', name), data);
  await write('data.bin', DATA);
  await write('empty.bin', '');
  await write('style.css', TEXT);
  await write('style.css.gz', 'of the owner');
  await write('worker.js', '1');
  await write('picture.jpg', '1');
  await write('page.html', '1');
  await write('vanished.txt', '1');
  const compressedFolder = path.join(folder, 'compressed');
  await mkdir(path.join(compressedFolder, 'static'), { recursive: true });
  await writeFile(path.join(compressedFolder, 'static/style.css.gz'), gzipSync(TEXT));
  const files = createFiles(folder, {
    compressedFolder,
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
  await rm(path.join(folder, 'static/vanished.txt'));
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    const problem = await files.send(request, response, request.url ?? '');
    if (problem) response.writeHead(problem.status, problem.headers).end(problem.body);
  };
  server = createServer((request, response) => void listener(request, response));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/static`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const get = (file: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/${file}`, { headers: { 'Accept-Encoding': 'identity', ...headers } });

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=0-0', 0, 0],
  ['bytes=990-', 990, 999],
  ['bytes=990-5000', 990, 999],
  ['bytes=-10', 990, 999],
  ['bytes=-1000', 0, 999],
  ['bytes=-1001', 0, 999],
  ['bytes=-999999', 0, 999],
  ['bytes=-99999999999999999999999999', 0, 999],
])('%s of 1,000 bytes returns bytes %i to %i', async (range, first, last) => {
  const response = await get('data.bin', { Range: range });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/1000`);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(DATA.subarray(first, last + 1));
});

test.each(['bytes=1000-', 'bytes=-0', 'bytes=5000-6000'])(
  '%s of 1,000 bytes returns 416',
  async (range) => {
    const response = await get('data.bin', { Range: range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */1000');
    expect(await response.text()).toBe('Range Not Satisfiable');
  },
);

test.each(['bytes=0-1,5-6', 'lines=0-1'])('%s returns the whole file', async (range) => {
  const response = await get('data.bin', { Range: range });
  expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, 1000]);
});

test('a range that starts after its end is rejected or ignored (RFC 9110, section 14.2)', async () => {
  expect([200, 416]).toContain((await get('data.bin', { Range: 'bytes=5-2' })).status);
});

test('a suffix range of an empty file returns 416', async () => {
  expect((await get('empty.bin', { Range: 'bytes=-5' })).status).toBe(416);
});

test('a range beyond the end of a compressed file returns 416', async () => {
  const response = await get('style.css', { Range: 'bytes=500-', 'Accept-Encoding': 'gzip' });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-encoding')).toBeNull();
});

test('a range with an If-Range of another version returns the whole file', async () => {
  const response = await get('data.bin', { Range: 'bytes=0-1', 'If-Range': '"other"' });
  expect(response.status).toBe(200);
});

test('a suffix range longer than a compressed file returns all of it', async () => {
  const size = gzipSync(TEXT).length;
  const response = await get('style.css', { Range: 'bytes=-999999', 'Accept-Encoding': 'gzip' });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('content-range')).toBe(`bytes 0-${size - 1}/${size}`);
  expect(await response.text()).toBe(TEXT);
});

test('only a script’s policy allows connections, which a worker needs; other files may load nothing', async () => {
  const policyOf = async (file: string) => (await get(file)).headers.get('content-security-policy');
  expect(await policyOf('worker.js')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  );
  expect(await policyOf('style.css')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('an HTML file of the owner may load what it likes, as in the preview', async () => {
  const { headers } = await get('page.html');
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
});

test('other sites may embed pictures, and nothing else', async () => {
  const policyOf = async (file: string) =>
    (await get(file)).headers.get('cross-origin-resource-policy');
  expect(await policyOf('picture.jpg')).toBe('cross-origin');
  for (const file of ['worker.js', 'style.css', 'data.bin', 'page.html']) {
    expect(await policyOf(file)).toBe('same-origin');
  }
});

test('a compressed file is sent as the build has compressed it, and one of the owner’s unchanged', async () => {
  const compressed = await get('style.css', { 'Accept-Encoding': 'gzip' });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(compressed.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
  expect(await compressed.text()).toBe(TEXT);
  const own = await get('style.css.gz', { 'Accept-Encoding': 'gzip' });
  expect(own.headers.get('content-encoding')).toBeNull();
  expect(await own.text()).toBe('of the owner');
});

test('a file that has vanished returns 404 without naming the folder', async () => {
  const response = await get('vanished.txt');
  expect([response.status, await response.text()]).toEqual([404, 'Not Found']);
});
