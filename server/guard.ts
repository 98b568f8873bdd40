/**
 * Responds to requests that no route has to handle: wrong methods, malformed or overlong URLs, and non-canonical
 * paths. A pure function of the request line; see docs/deploy.md, "Responses".
 */

export type Refusal = {
  status: 308 | 400 | 405 | 414;
  body: string;
  headers?: Record<string, string>;
};

/** Longest URL, characters. */
const MAX_URL_LENGTH = 2048;

/** Files of the build: their names are case-sensitive. */
const FILES = '/static/';

/**
 * Decides about a request before anything else handles it.
 * @param method of the request line
 * @param url of the request line, as sent: path and query
 * @returns the response to send, or undefined to let the request pass
 */
export function guard(method: string, url: string): Refusal | undefined {
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, body: 'Method Not Allowed', headers: { Allow: 'GET, HEAD' } };
  }
  if (url.length > MAX_URL_LENGTH) return { status: 414, body: 'URI Too Long' };
  if (!url.startsWith('/') || isBroken(url)) return { status: 400, body: 'Bad Request' };

  const [path = ''] = url.split('?', 1);
  const canonical = canonicalPath(path);
  if (canonical === path) return undefined;
  // Exactly one leading slash, so that the redirect stays on this site.
  return {
    status: 308,
    body: 'Permanent Redirect',
    headers: { Location: canonical + url.slice(path.length) },
  };
}

/** Malformed percent-encoding, control characters or backslashes, raw or encoded. */
function isBroken(url: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(url);
  } catch {
    return true;
  }
  // oxlint-disable-next-line no-control-regex -- control characters are what this matches
  return /[\u0000-\u001f\u007f\\]/.test(decoded);
}

function canonicalPath(path: string): string {
  const single = path.replaceAll(/\/{2,}/g, '/');
  if (single.startsWith(FILES)) return single;
  // Lowercase, except percent-encoded bytes, whose normal form is uppercase (RFC 3986, section 6.2.2.1).
  const lower = single.replaceAll(/%..|[A-Z]+/g, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
}
