import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../setup/ports.ts';
import { eventsIn, startServer } from '../setup/serve.ts';
import { expect, test } from 'vitest';

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`the server prints its address and stops on ${signal}`, async () => {
    const PORT = String(await freePort());
    const { child, output, ended } = startServer({ PORT });
    await expect.poll(() => output.out).toBe(`http://localhost:${PORT}\n`);
    expect((await fetch(`http://127.0.0.1:${PORT}/healthz`)).status).toBe(200);
    child.kill(signal);
    expect(await ended).toBe(0);
  });
}

test('a second signal doesn’t cut a request in flight', async () => {
  const PORT = String(await freePort());
  const { child, output, ended } = startServer({ PORT, LOG_LEVEL: 'info' });
  await expect.poll(() => output.out).not.toBe('');
  const socket = connect(Number(PORT), '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\n');
  await once(socket, 'readable');
  const stops = () => eventsIn(output.err).filter(({ event }) => event === 'stopping').length;
  for (const count of [1, 2]) {
    child.kill('SIGINT');
    await expect.poll(stops).toBe(count);
  }
  socket.resume().write('x');
  expect(await ended).toBe(0);
});

test('the server logs once how many samples are left', async () => {
  const PORT = String(await freePort());
  const { child, output, ended } = startServer({ PORT });
  await expect.poll(() => output.out).not.toBe('');
  child.kill();
  await ended;
  const samples = eventsIn(output.err).filter(({ event }) => event === 'samples');
  expect(samples).toEqual([
    { time: expect.any(String), event: 'samples', left: expect.any(Number), shown: true },
  ]);
});

test('pages are rendered by React’s production build, whatever NODE_ENV says', async () => {
  const PORT = String(await freePort());
  const env = { PORT, NODE_ENV: 'development', NODE_DEBUG: 'module' };
  const { child, output, ended } = startServer(env);
  await expect.poll(() => output.out).not.toBe('');
  expect(output.err).toContain('react-dom-server.node.production');
  expect(output.err).not.toContain('react-dom-server.node.development');
  child.kill();
  await ended;
});

test('an invalid environment is reported in one line', async () => {
  const { output, ended } = startServer({ PORT: 'abc' });
  expect(await ended).toBe(1);
  expect(output).toEqual({ out: '', err: 'PORT must be a number from 1 to 65535, not "abc".\n' });
});

const INVALID_URL =
  'SITE_URL must have no query or fragment, and a path of letters, digits, "-", ".", "_" and "~", not "https://a.example/?x".';

for (const command of ['build', 'dev']) {
  test(`npm run ${command} reports an invalid SITE_URL before it does anything`, () => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', command], {
      env: {
        ...process.env,
        BUILD_DIR: path.join(tmpdir(), 'not-built'),
        SITE_URL: 'https://a.example/?x',
      },
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `${INVALID_URL}\n`,
    });
  });
}

for (const command of ['start', 'export']) {
  test(`npm run ${command} reports an invalid environment before it builds`, () => {
    const BUILD_DIR = path.join(tmpdir(), 'not-built');
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', command], {
      env: { ...process.env, BUILD_DIR, SITE_URL: 'https://a.example/?x', LOG_LEVEL: 'all' },
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe(`${INVALID_URL}\nLOG_LEVEL must be notice or info, not "all".\n`);
    expect(existsSync(BUILD_DIR)).toBe(false);
  });
}

test('a port in use is reported in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const PORT = String(typeof address === 'object' ? address?.port : 0);
  const { output, ended } = startServer({ PORT });
  expect(await ended).toBe(1);
  expect(output.err).toBe(
    `Port ${PORT} is in use. Stop the other program, or set PORT to a free port.\n`,
  );
  other.close();
});

test('absolute URLs use SITE_URL, never the Host header', async () => {
  const PORT = String(await freePort());
  const { child, output, ended } = startServer({ PORT, SITE_URL: 'https://example.org' });
  await expect.poll(() => output.out).not.toBe('');
  for (const file of ['/', '/about', '/sitemap.xml', '/robots.txt']) {
    const response = await fetch(`http://127.0.0.1:${PORT}${file}`, {
      headers: { Host: 'evil.example' },
    });
    const text = await response.text();
    expect(text).toContain('https://example.org');
    expect(text).not.toContain('evil.example');
  }
  child.kill();
  await ended;
});
