/** The log: one line of JSON for each event that matters, on stderr. */

/** RFC 5424, section 6.2.1: `notice` logs significant events, `info` also each request. */
export const LOG_LEVELS = ['notice', 'info'] as const;

/** Longest path that is logged, characters: a client can send a longer one. */
const MAX_PATH_LENGTH = 200;

/**
 * Writes one event.
 * @param event name of the event, in kebab case
 * @param details values that JSON can represent
 */
export function log(event: string, details: Record<string, unknown>) {
  console.error(JSON.stringify({ time: new Date().toISOString(), event, ...details }));
}

export function logError(error: unknown) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  log('error', { message, stack });
}

/** @param duration from the request's arrival to the end of the response, ms */
export function logRequest(method: string, url: string, status: number, duration: number) {
  const path = url.split('?', 1)[0]?.slice(0, MAX_PATH_LENGTH);
  log('request', { method, path, status, duration: Math.round(duration * 10) / 10 });
}
