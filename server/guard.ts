/**
 * Refuses requests that a local process mustn't respond to, wrong methods, and malformed or overlong URLs, and finds the
 * canonical form of a path. Pure functions; see docs/deploy.md, "Reference".
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../app/content/is-public.ts';
import { HASHED, isBroken, MAX_URL_LENGTH } from '../packages/content/src/read/published-files.ts';

export type Refusal = {
  status: 400 | 405 | 414 | 421;
  body: string;
  headers?: Record<string, string>;
};

/** A path with its percent-encoding, and what follows it: the query, or nothing. */
export type Target = { path: string; query: string };

/** What precedes the path in absolute form (RFC 9112, section 3.2.2). The host is ignored. */
const ORIGIN = /^https?:\/\/[^/?#]+/i;

/**
 * Decides whether a local process, which shows samples and drafts, responds to a request: not to one that comes through a
 * proxy, nor to one from a page of another site whose name resolves to this computer (DNS rebinding).
 * @returns the response to send instead, if any
 */
export function refuseRemote({ host = '', ...headers }: IncomingHttpHeaders): Refusal | undefined {
  const isForwarded = Object.keys(headers).some((name) => /^(x-forwarded-|forwarded$)/.test(name));
  if (!isForwarded && isLoopback(host.replace(/:\d+$/, ''))) return undefined;
  return {
    status: 421,
    body: 'Set SITE_URL to the public address of this site: without one, only this computer may see it.',
  };
}

/**
 * Reads the request line before anything else handles the request.
 * @param method of the request line
 * @param url of the request line, as sent
 * @returns the target, or the response to send
 */
export function readTarget(method: string, url: string): Target | Refusal {
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, body: 'Method Not Allowed', headers: { Allow: 'GET, HEAD' } };
  }
  if (url.length > MAX_URL_LENGTH) return { status: 414, body: 'URI Too Long' };
  const [origin = ''] = ORIGIN.exec(url) ?? [];
  const rest = url.slice(origin.length);
  const end = rest.search(/[?#]|$/);
  const path = rest.slice(0, end) || (origin && '/');
  if (!path.startsWith('/') || isBroken(path)) return { status: 400, body: 'Bad Request' };
  return { path, query: rest.slice(end) };
}

/**
 * The part of a path that is beneath the site's own, with its slash. A spelling that is to be redirected has two slashes.
 * @param base path of the site, "" or such as "/portfolio"
 * @returns undefined above the site
 */
export function pathWithin(base: string, path: string): string | undefined {
  if (path.startsWith(`${base}/`)) return path.slice(base.length);
  const single = path.replaceAll(/\/{2,}/g, '/');
  const isWithin = `${single}/`.toLowerCase().startsWith(`${base}/`.toLowerCase());
  return isWithin ? `/${single.slice(base.length) || '/'}` : undefined;
}

/**
 * The canonical form of a path that is neither a page nor a file: with single slashes, none at the end, in lowercase.
 * @param isFile whether a path names a file: names of files are case-sensitive
 */
export function canonicalPath(path: string, isFile: (path: string) => boolean): string {
  const single = path.replaceAll(/\/{2,}/g, '/');
  if (single.startsWith(HASHED)) return single;
  const trimmed = single.replace(/(?<=.)\/$/, '');
  if (isFile(trimmed)) return trimmed;
  // Except percent-encoded bytes, whose normal form is uppercase (RFC 3986, section 6.2.2.1).
  return trimmed.replaceAll(/%..|[A-Z]+/g, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}
