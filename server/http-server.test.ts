import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer, shutDown } from './http-server.ts';

let server: Server;
afterEach(() => server.closeAllConnections());

/** Starts the server and opens a connection to it. */
async function open(...args: Parameters<typeof createHttpServer>) {
  server = createHttpServer(...args).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  await once(socket, 'connect');
  return {
    send: (head = 'GET / HTTP/1.1') => socket.write(`${head}\r\nHost: x\r\n\r\n`),
    received: () => received,
    closed: once(socket, 'close'),
  };
}

const LONG = 60_000;

test('an idle connection is kept alive for 65 s, longer than by common proxies', async () => {
  const { send, received } = await open((_request, response) => response.end('ok'));
  send();
  await expect.poll(received).toMatch(/\r\nKeep-Alive: timeout=65\r\n/);
});

test('time between two requests does not count toward the headers timeout', async () => {
  const { send, received } = await open((_request, response) => response.end('ok'), {
    headersTimeout: 500,
    connectionsCheckingInterval: 20,
  });
  const responses = () => received().match(/200 OK/g)?.length;
  send();
  await expect.poll(responses).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 900));
  send();
  await expect.poll(responses).toBe(2);
});

test('a client that sends its headers slowly is disconnected, without delaying others', async () => {
  await open((_request, response) => response.end('ok'), {
    headersTimeout: 300,
    connectionsCheckingInterval: 50,
  });
  const { port } = server.address() as AddressInfo;
  const slow = Array.from({ length: 200 }, async () => {
    const socket = connect(port, '127.0.0.1');
    // A reset also ends the connection.
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const drip = setInterval(() => socket.write('y'), 20);
    await new Promise((resolve) => socket.resume().on('close', resolve));
    clearInterval(drip);
  });
  // Of a connection of its own, whose headers are there at once however busy the machine is.
  const response = await fetch(`http://127.0.0.1:${port}`);
  expect(await response.text()).toBe('ok');
  await Promise.all(slow);
});

test.each([
  ['BREW / HTTP/1.1', '405 Method Not Allowed'],
  ['post / HTTP/1.1', '405 Method Not Allowed'],
  ['CONNECT example.org:443 HTTP/1.1', '405 Method Not Allowed'],
  ['GET / HTTP/9.9', '400 Bad Request'],
  [`GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(70_000)}`, '431 Request Header Fields Too Large'],
])('what can’t be read as a request is responded to with its status: %#', async (head, status) => {
  const { send, received, closed } = await open((_request, response) => response.end('ok'));
  send(head);
  await closed;
  expect(received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\r\n`));
  expect(received().includes('\r\nAllow: GET, HEAD\r\n')).toBe(status.startsWith('405'));
});

test('idle connections do not delay the shutdown', async () => {
  const { send, received, closed } = await open((_request, response) => response.end('ok'));
  send();
  await expect.poll(received).toContain('ok');
  await shutDown(server, LONG);
  await closed;
});

test('a response in flight completes before the shutdown, and its connection is closed', async () => {
  const responses: ServerResponse[] = [];
  const { send, received, closed } = await open((_request, response) => {
    responses.push(response);
    response.write('first half, ');
  });
  send();
  await expect.poll(received).toContain('first half');
  const ended = shutDown(server, LONG);
  responses[0]?.end('second half');
  await ended;
  await closed;
  expect(received()).toContain('second half');
});

test('a response that never ends delays the shutdown by the grace period only', async () => {
  const { send, received } = await open((_request, response) => response.write('never ends'));
  send();
  await expect.poll(received).toContain('never ends');
  await shutDown(server, 100);
});
