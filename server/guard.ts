/**
 * Responds to requests that no route has to handle: wrong methods, malformed or overlong URLs, and non-canonical
 * paths. A pure function of the request line; see docs/deploy.md, "Responses".
 */

export type Refusal = {
  status: 308 | 400 | 405 | 414;
  headers: Record<string, string>;
  body: string;
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
    return refuse(405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
  }
  if (url.length > MAX_URL_LENGTH) return refuse(414, 'URI Too Long');
  if (!url.startsWith('/')) return refuse(400, 'Bad Request');
  if (isBroken(url)) return refuse(400, 'Bad Request');

  const [path = '', query] = splitAt(url, '?');
  const canonical = canonicalPath(path);
  if (canonical === path) return undefined;
  // Exactly one leading slash, so that the redirect stays on this site.
  return refuse(308, 'Permanent Redirect', { Location: canonical + query });
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

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

function refuse(
  status: Refusal['status'],
  body: string,
  headers: Record<string, string> = {},
): Refusal {
  return { status, body, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } };
}
