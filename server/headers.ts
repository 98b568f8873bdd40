/** Security headers, as pure functions. */
import { createHash } from 'node:crypto';

/**
 * One year, s. Without `includeSubDomains`: the owner's other subdomains may not have HTTPS. Without
 * `preload`: removing a domain from the browsers' lists takes months.
 */
const HSTS_MAX_AGE = 31_536_000;

/** Features that only the site itself may use: turning a phone tilts cards (app/carousel/diorama). */
const OWN_FEATURES = ['accelerometer', 'gyroscope'];

/** Features that no page uses. */
const DISABLED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * Headers of every response, next to its content security policy.
 * @param siteUrl origin of the site; HSTS is sent only if it is https
 */
export const securityHeaders = (siteUrl: string): Record<string, string> => ({
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
    ...DISABLED_FEATURES.map((feature) => `${feature}=()`),
  ].join(', '),
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
 * For script files: a worker has the policy of its own file, not the page's. It may import and fetch files of the
 * site.
 */
export const SCRIPT_POLICY = `default-src 'none'; script-src 'self'; connect-src 'self'; ${FRAME_POLICY}`;

/**
 * The content security policy of a page: its own files, and the inline scripts and styles that it
 * was rendered with, by their hashes. It is sent along with `FRAME_POLICY`. https://www.w3.org/TR/CSP3/
 *
 * The preview sends no policy. What works there but not in production: `style` attributes in server-rendered HTML
 * (use a class, or set `element.style` in an effect), and files of other sites.
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

/** Hashes of the inline elements with this name, as CSP source expressions. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  const hashes = [...html.matchAll(inline)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}
