/** The log: one line of JSON for each event that matters, on stderr. */

/** RFC 5424, section 6.2.1: what is significant, or also that a request was answered. */
export const LOG_LEVELS = ['notice', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Longest address that is written, characters: anybody can send one. */
const MAX_PATH = 200;

/**
 * Writes one event.
 * @param event what has happened, in one word
 * @param details as JSON can tell them
 */
export function log(event: string, details: Record<string, unknown>) {
  console.error(JSON.stringify({ time: new Date().toISOString(), event, ...details }));
}

export function logError(error: unknown) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  log('error', { message, stack });
}

/** @param duration from the request's arrival to the answer's end, ms */
export function logRequest(method: string, url: string, status: number, duration: number) {
  const path = url.split('?', 1)[0]?.slice(0, MAX_PATH);
  log('request', { method, path, status, duration: Math.round(duration * 10) / 10 });
}
