import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { publicFiles } from './public-files.ts';

let root: string;
let vite: ViteDevServer;
let server: Server;
let url: string;

async function write(name: string) {
  const file = path.join(root, 'public', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `content of ${name}`);
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'public-'));
  await write('favicon.svg');
  vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [publicFiles()],
  });
  server = createHttpServer(vite.middlewares).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await vite.close();
  await rm(root, { recursive: true });
});

const get = async (name: string) => {
  const response = await fetch(`${url}/${name.split('/').map(encodeURIComponent).join('/')}`);
  return [response.status, await response.text()];
};

test.each([
  'CV.pdf',
  'my file.pdf',
  'a#b.pdf',
  'why?.pdf',
  '50%20off.pdf',
  'R&D+1=2,x;y@z$[1].pdf',
  'v1.2.3.tar.gz',
  'Résumé.pdf',
  '.well-known/security.txt',
])('the preview serves public/%s as soon as it is there', async (name) => {
  await write(name);
  expect(await get(name)).toEqual([200, `content of ${name}`]);
});

test.each(['.env', '.git/config'])('the preview doesn’t serve public/%s', async (name) => {
  await write(name);
  expect(await get(name)).toEqual([404, 'Not Found']);
});

test('what isn’t in public/ is left to Vite', async () => {
  expect((await get('missing.txt'))[0]).toBe(404);
  expect((await fetch(`${url}/@vite/client`)).status).toBe(200);
});
