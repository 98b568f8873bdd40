/** The HTTP server itself: its limits, and how it shuts down. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
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

/** @param limits in place of the defaults, in tests */
export const createHttpServer = (
  listener: RequestListener,
  limits: Partial<typeof LIMITS> = {},
): Server => createServer({ ...LIMITS, ...limits }, listener);

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
