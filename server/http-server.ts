/** The HTTP server itself: its limits, and how it shuts down. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

/** https://nodejs.org/api/http.html#httpcreateserveroptions-requestlistener */
const LIMITS = {
  /** bytes: large enough that an overlong URL gets a 414. */
  maxHeaderSize: 65_536,
  /**
   * ms: longer than the 60 s for which common proxies (nginx, AWS load balancers) keep an idle
   * connection, so that the proxy closes it first and never sends a request into a closed one.
   */
  keepAliveTimeout: 65_000,
  /** ms from the first byte of a request; an idle connection doesn't count. */
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1000,
};

/** Interval between checks for idle connections while shutting down, ms. */
const CLOSE_INTERVAL_MS = 50;

/** Statuses for what Node can't read as a request, as Node itself has them; 400 for the rest. */
const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Of any method (RFC 9112, section 3), where other text isn't HTTP. */
const REQUEST_LINE = /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/\d\.\d\r\n/;

type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer };

/** @param limits in place of the defaults, in tests */
export function createHttpServer(
  listener: RequestListener,
  limits: Partial<typeof LIMITS> = {},
): Server {
  const server = createServer({ ...LIMITS, ...limits }, listener);
  /** Connections with a response in flight. */
  const busy = new WeakSet<Duplex>();

  /** Responds on the socket itself, unless another response is in flight there, and closes the connection. */
  function refuse(status: number, socket: Duplex) {
    // A client that is gone.
    socket.on('error', () => {});
    const allow = status === 405 ? 'Allow: GET, HEAD\r\n' : '';
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${allow}Connection: close\r\n\r\n`;
    if (socket.writable && !busy.has(socket)) socket.write(head);
    socket.destroy();
  }

  server.on('request', ({ socket }, response) => {
    busy.add(socket);
    response.once('close', () => busy.delete(socket));
  });
  server.on('clientError', ({ code = '', rawPacket }: ClientError, socket) => {
    const isOtherMethod =
      code === 'HPE_INVALID_METHOD' && REQUEST_LINE.test(rawPacket?.toString('latin1') ?? '');
    refuse(isOtherMethod ? 405 : (STATUSES[code] ?? 400), socket);
  });
  server.on('connect', (_request, socket) => refuse(405, socket));
  return server;
}

/**
 * Stops listening and closes idle connections. Resolves when the responses in flight have ended, or
 * after a grace period.
 * @param grace longest time for responses in flight, ms
 */
export async function shutDown(server: Server, grace: number): Promise<void> {
  // Repeated, because a connection becomes idle when its response ends and would stay open for 65 s.
  const closing = setInterval(() => server.closeIdleConnections(), CLOSE_INTERVAL_MS);
  server.close();
  await Promise.race([once(server, 'close'), setTimeout(grace, undefined, { ref: false })]);
  clearInterval(closing);
}
