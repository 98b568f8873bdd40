/** The headers that keep a page to itself, as pure functions. */
import { createHash } from 'node:crypto';

/** Two years, s: what browsers' preload lists ask for at least is one. */
const HSTS_MAX_AGE = 63_072_000;

/** What pages never use. */
const REFUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * Headers of every answer. `contentPolicy` goes along for what is not a page.
 * @param siteUrl origin of the site; only https is told to stay https
 */
export const securityHeaders = (siteUrl: string): Record<string, string> => ({
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  ...(siteUrl.startsWith('https:') && {
    'Strict-Transport-Security': `max-age=${HSTS_MAX_AGE}; includeSubDomains`,
  }),
});

/** The part of a page's policy that only a header can tell: no other page shows it in a frame. */
export const FRAME_POLICY = "frame-ancestors 'none'";

/** For answers that are not pages: nothing may be loaded. */
export const NO_CONTENT_POLICY = `default-src 'none'; ${FRAME_POLICY}`;

/**
 * The content security policy of a page: its own files, and the inline scripts and styles that it
 * was rendered with, by their hashes. `FRAME_POLICY` goes along. https://www.w3.org/TR/CSP3/
 */
export function contentPolicy(html: string): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, 'script')],
    'style-src': ["'self'", ...hashesOf(html, 'style')],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Hashes of the inline elements of this name, as the policy names them. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  const hashes = [...html.matchAll(inline)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}
