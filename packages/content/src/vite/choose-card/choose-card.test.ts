import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeSite } from '../../../../../tests/setup/write-site.ts';
import { openContent } from '../../folder/content.ts';
import { openChooser } from './choices.ts';
import { createResponder } from './choose-card.ts';

const FILE = '---\r\n# The card.\r\ntitle: "Boats"\r\ndesc: Folded.\r\n---\r\n\r\nText.\r\n';

let dir: string;
let server: Server;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'choose-card-'));
  await writeSite(dir, [{ slug: 'x', body: 'Text.' }]);
  const respond = createResponder(openContent(dir, dir), '/');
  server = createServer((incoming, response) => {
    incoming.url = incoming.url?.replace('/_cards', '');
    void respond(incoming, response).then(({ status = 200, body }) =>
      response.writeHead(status).end(body),
    );
  }).listen(0, '127.0.0.1');
});
afterAll(async () => {
  server.close();
  await rm(dir, { recursive: true });
});
const file = () => path.join(dir, 'case-studies/boats.md');
beforeEach(() => writeFile(file(), FILE));

const hostOf = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Sends a press as the page does, or otherwise. */
async function press(choice: unknown, headers: Record<string, string> = {}, slug = 'boats') {
  const { port } = server.address() as AddressInfo;
  const body = typeof choice === 'string' ? choice : JSON.stringify(choice);
  const own = {
    Host: hostOf(),
    Origin: `http://${hostOf()}`,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
  };
  const sent = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/_cards/${slug}`,
    headers: { ...own, ...headers },
  });
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
    sent.on('response', resolve).on('error', reject).end(body),
  );
  return { status: response.statusCode, body: await text(response) };
}

const HUE = { field: 'hue', value: 210 };

test('a press writes a field, another press on the same restores the file, byte for byte', async () => {
  const presses = [HUE, { field: 'lettering', value: 'slab' }, { field: 'card', value: 'lake' }];
  for (const choice of presses) expect((await press(choice)).status).toBe(200);
  expect(await readFile(file(), 'utf8')).toBe(
    FILE.replace(
      'Folded.\r\n',
      'Folded.\r\nhue: 210\r\nlettering: slab\r\ncard: { kind: pattern, motif: lake }\r\n',
    ),
  );
  for (const choice of presses) expect((await press(choice)).body).toContain('Undone');
  expect(await readFile(file(), 'utf8')).toBe(FILE);
});

test('a press on what the owner has written changes nothing', async () => {
  const written = FILE.replace('desc', 'hue: 210\r\ndesc');
  await writeFile(file(), written);
  expect((await press(HUE)).body).toContain('already says this');
  expect(await readFile(file(), 'utf8')).toBe(written);
});

test.each([
  ['a page of another site', 403, HUE, { Origin: 'https://evil.example' }],
  ['another port of this computer', 403, HUE, { Origin: 'http://127.0.0.1:1' }],
  ['a request without an origin', 403, HUE, { Origin: '' }],
  ['a page of the same site', 403, HUE, { 'Sec-Fetch-Site': 'same-site' }],
  [
    'another name of this computer',
    403,
    HUE,
    { Host: 'evil.example', Origin: 'http://evil.example' },
  ],
  ['a proxy', 403, HUE, { 'X-Forwarded-For': '203.0.113.1' }],
  ['a form', 415, HUE, { 'Content-Type': 'text/plain' }],
  ['an unknown hue', 400, { field: 'hue', value: 400 }, {}],
  ['an unknown lettering', 400, { field: 'lettering', value: 'x\ndraft: true' }, {}],
  ['an unknown scene', 400, { field: 'card', value: 'moon' }, {}],
  ['a scene for pictures that the entry doesn’t have', 400, { field: 'card', value: 'easel' }, {}],
  ['another field', 400, { field: 'draft', value: true }, {}],
  ['a long text', 400, ' '.repeat(2000) + JSON.stringify(HUE), {}],
])('%s is refused', async (_, status, choice, headers) => {
  expect((await press(choice, headers)).status).toBe(status);
  expect(await readFile(file(), 'utf8')).toBe(FILE);
});

test.each(['nope', '..%2Fsite', 'x/..', 'x/y/z', ''])('there is no page for “%s”', async (slug) => {
  expect((await press(HUE, {}, slug)).status).toBeGreaterThanOrEqual(400);
  expect((await fetch(`http://${hostOf()}/_cards/${slug}`)).status).toBe(404);
});

test('the page shows an entry in the hue that the site gives it', async () => {
  const others = ['canoes', 'dinghies'].map((slug) => path.join(dir, `case-studies/${slug}.md`));
  for (const other of others) await writeFile(other, FILE);
  const content = openContent(dir, dir);
  const given = (await content.load()).studies.map(({ slug, data }) => [slug, data?.hue]);
  const shown = await Promise.all(
    given.map(async ([slug]) => {
      const chooser = await openChooser(content, String(slug));
      return [slug, typeof chooser === 'object' ? chooser.shown.hue : chooser];
    }),
  );
  await Promise.all(others.map((other) => rm(other)));
  expect(shown).toEqual(given);
});
