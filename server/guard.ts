/**
 * Answers the requests that no page has to see: wrong methods, broken or overlong addresses, and
 * other spellings of an address. A pure function of the request line; contract, "Answers".
 */

export type Refusal = {
  status: 308 | 400 | 405 | 414;
  headers: Record<string, string>;
  body: string;
};

/** Longest address that is answered, characters. */
const MAX_URL = 2048;

/** Where files of the build lie; their names keep their capitals. */
const FILES = '/static/';

/**
 * Decides about a request before anything else sees it.
 * @param method of the request line
 * @param url of the request line, as sent: path and query
 * @returns the answer to send, or undefined if the request may pass
 */
export function guard(method: string, url: string): Refusal | undefined {
  if (method !== 'GET' && method !== 'HEAD') {
    return refuse(405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
  }
  if (url.length > MAX_URL) return refuse(414, 'URI Too Long');
  if (!url.startsWith('/')) return refuse(400, 'Bad Request');
  if (isBroken(url)) return refuse(400, 'Bad Request');

  const [path = '', query] = splitAt(url, '?');
  const canonical = canonicalPath(path);
  if (canonical === path) return undefined;
  // The path begins with exactly one slash, so that the redirect stays on this site.
  return refuse(308, 'Permanent Redirect', { Location: canonical + query });
}

/** Malformed percent-encoding, control characters or backslashes, written plainly or encoded. */
function isBroken(url: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(url);
  } catch {
    return true;
  }
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return /[\u0000-\u001f\u007f\\]/.test(decoded);
}

function canonicalPath(path: string): string {
  const single = path.replaceAll(/\/{2,}/g, '/');
  if (single.startsWith(FILES)) return single;
  // Small letters, but for percent-encoded bytes, in which capitals are the normal form.
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
