/** Security headers, as pure functions. */
import { createHash } from 'node:crypto';

/**
 * One year, s. Without `includeSubDomains`: the owner's other subdomains may not have HTTPS. Without
 * `preload`: removing a domain from the browsers' lists takes months.
 */
const HSTS_MAX_AGE = 31_536_000;

/** Turning a phone tilts cards (app/dioramas); no page uses the other features. */
const PERMISSIONS =
  'accelerometer=(self), gyroscope=(self), ' +
  'camera=(), display-capture=(), geolocation=(), magnetometer=(), microphone=(), midi=(), ' +
  'payment=(), usb=()';

/**
 * Headers of every response, next to its content security policy.
 * @param siteUrl origin of the site; HSTS is sent only if it is https
 */
export const securityHeaders = (siteUrl: string): Record<string, string> => ({
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  ...(siteUrl.startsWith('https:') && {
    'Strict-Transport-Security': `max-age=${HSTS_MAX_AGE}`,
  }),
});

/** The part of a page's policy that only a header can set: no other site may frame it. */
export const FRAME_POLICY = "frame-ancestors 'none'";

/** For responses that aren't pages: nothing may be loaded. */
export const NO_CONTENT_POLICY = `default-src 'none'; ${FRAME_POLICY}`;

/**
 * Policies by content type, for files. A worker has the policy of its own file, not the page's: it may import and fetch
 * files of the site. An HTML file in `public/` is the owner's, whole, and may load what it likes.
 */
const FILE_POLICIES: Record<string, string> = {
  'text/javascript': `default-src 'none'; script-src 'self'; connect-src 'self'; ${FRAME_POLICY}`,
  'text/html': FRAME_POLICY,
};

/** For a picture that is opened by itself: browsers fit it to the window with styles, and an SVG can have styles too. */
const PICTURE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; ${FRAME_POLICY}`;

/** Headers that apply to documents only. With them, the style sheet of `/` would take a round trip more on slow lines. */
const DOCUMENT_ONLY_HEADERS = new Set(['Cross-Origin-Opener-Policy', 'Permissions-Policy']);

/**
 * Headers of a file.
 * @param type its content type
 * @param common headers of every response
 */
export function headersOfFile(
  type: string,
  common: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const [essence = ''] = type.split(';');
  const isPage = essence === 'text/html';
  const applicable = Object.entries(common).filter(
    ([name]) => isPage || !DOCUMENT_ONLY_HEADERS.has(name),
  );
  const isPicture = essence.startsWith('image/');
  const policy = isPicture ? PICTURE_POLICY : NO_CONTENT_POLICY;
  return {
    ...Object.fromEntries(applicable),
    'Content-Security-Policy': FILE_POLICIES[essence] ?? policy,
    // Other sites embed pictures: `og:image`, icons. No picture is secret.
    ...(isPicture && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
}

/**
 * The content security policy of a page: its own files, the inline scripts and styles that it was rendered with, by
 * their hashes, the sites that it embeds (app/case-study/mdx/embed.tsx), and the owner's scripts
 * (app/start/owner-scripts.server.ts). It is sent along with `FRAME_POLICY`. https://www.w3.org/TR/CSP3/
 *
 * The preview sends no policy. What works there but not in production: `style` attributes in server-rendered HTML
 * (use a class, or set `element.style` in an effect), and files of other sites.
 */
export function contentPolicy(html: string): string {
  const scripts = ownerScripts(html);
  const scriptOrigins = scripts.map(({ src }) => new URL(src).origin);
  return [
    "default-src 'none'",
    sources('script-src', ownSources(html, 'script'), scriptOrigins),
    sources('style-src', ownSources(html, 'style')),
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    sources(
      'connect-src',
      ["'self'"],
      scripts.flatMap(({ connect }) => connect),
    ),
    "manifest-src 'self'",
    "worker-src 'self'",
    ...framePolicy(html),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

const sources = (directive: string, ...lists: string[][]) =>
  [directive, ...new Set(lists.flat())].join(' ');

/** The scripts of other sites that the page lists. React escapes such an element in a text. */
function ownerScripts(html: string): { src: string; connect: string[] }[] {
  const [, list = '[]'] = /<script type="application\/json" data-scripts>([^<]*)</.exec(html) ?? [];
  return JSON.parse(list) as ReturnType<typeof ownerScripts>;
}

/** Allows the sites that the page embeds, and no frames on any other page. */
function framePolicy(html: string): string[] {
  const embeds = html.matchAll(/<[a-z]+\b[^>]*\sdata-embed="(https:\/\/[a-z0-9.:-]+)"/g);
  const origins = new Set([...embeds].map(([, origin]) => origin));
  return origins.size > 0 ? [`frame-src ${[...origins].join(' ')}`] : [];
}

/**
 * The site's files, and the inline elements with this name by their hashes, as CSP source expressions. Structured data
 * needs no hash, because it isn't run.
 */
function ownSources(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(
    `<${element}(?![^>]*\\s(?:src=|type="application/))[^>]*>([\\s\\S]*?)</${element}>`,
    'g',
  );
  const hashes = [...html.matchAll(inline)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return ["'self'", ...hashes];
}
