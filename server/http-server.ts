/** The HTTP server itself: its limits, and how it shuts down. */
import { once } from 'node:events';
import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
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

/** Statuses for what Node can't read as a request, as Node itself has them except for a method that it doesn't know. */
const STATUSES: Record<string, number> = {
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responds on the socket itself, unless a response has begun there, and closes the connection. */
function refuse(code: string | undefined, socket: Duplex & { _httpMessage?: ServerResponse }) {
  // A client that is gone.
  socket.on('error', () => {});
  const status = STATUSES[code ?? ''] ?? 400;
  const allow = status === 405 ? 'Allow: GET, HEAD\r\n' : '';
  // oxlint-disable-next-line no-underscore-dangle -- Node has no other name for the response, and asks the same
  if (socket.writable && !socket._httpMessage?.headersSent) {
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${allow}Connection: close\r\n\r\n`);
  }
  socket.destroy();
}

/** @param limits in place of the defaults, in tests */
export const createHttpServer = (
  listener: RequestListener,
  limits: Partial<typeof LIMITS> = {},
): Server =>
  createServer({ ...LIMITS, ...limits }, listener)
    .on('clientError', ({ code }: NodeJS.ErrnoException, socket) => refuse(code, socket))
    .on('connect', (_request, socket) => refuse('HPE_INVALID_METHOD', socket));

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
