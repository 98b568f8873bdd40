/** Which requests the page for choosing a card responds to: only those of this computer, and writes only of the page itself. */
import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** @returns the status of the refusal, if any */
export function refuse(method: string, headers: IncomingHttpHeaders): number | undefined {
  const { host = '', origin, 'sec-fetch-site': site = 'same-origin' } = headers;
  const isForwarded = Object.keys(headers).some((name) => /^(x-forwarded-|forwarded$)/.test(name));
  // A name of another site that resolves to this computer is no loopback name.
  if (isForwarded || !LOOPBACK.test(host)) return 403;
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (method !== 'POST') return 405;
  const isOwn = origin?.replace(/^https?:\/\//, '') === host && site === 'same-origin';
  if (!isOwn) return 403;
  return /^application\/json(;|$)/i.test(headers['content-type'] ?? '') ? undefined : 415;
}
