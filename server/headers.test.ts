import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy, FRAME_POLICY, NO_CONTENT_POLICY, securityHeaders } from './headers.ts';

const policyOf = (html: string) =>
  new Map(
    `${contentPolicy(html)}; ${FRAME_POLICY}`.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy of a page allows its own scripts and styles and nothing else', () => {
  const policy = policyOf(
    '<style>a{b:c}</style><script type="module" src="/x.js"></script><script>one()</script>' +
      '<script async="">\ntwo()</script><script>one()</script>',
  );
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toEqual(["'self'", hash('one()'), hash('\ntwo()')]);
  expect(policy.get('style-src')).toEqual(["'self'", hash('a{b:c}')]);
  expect(contentPolicy('')).not.toContain('unsafe');
});

test('the site may read how a phone is held, and no other sensor', () => {
  const policy = securityHeaders('https://example.org')['Permissions-Policy']?.split(', ') ?? [];
  expect(policy.filter((feature) => !feature.endsWith('=()'))).toEqual([
    'accelerometer=(self)',
    'gyroscope=(self)',
  ]);
  expect(policy).toContain('camera=()');
  expect(policy).toContain('geolocation=()');
});

test('HSTS is sent for HTTPS sites, for a year, without subdomains', () => {
  expect(securityHeaders('https://example.org')).toHaveProperty(
    'Strict-Transport-Security',
    'max-age=31536000',
  );
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security');
});

/**
 * Mozilla's HTTP Observatory: the score modifiers for these headers.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
test('the headers score 130 points in Mozilla’s HTTP Observatory', () => {
  const headers = securityHeaders('https://example.org');
  const policy = policyOf('<script>one()</script>');
  const hstsAge = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1]);
  const strict = [...policy.values()].flat().every((value) => !value.includes('unsafe'));
  const points = {
    base: 100,
    // csp-implemented-with-no-unsafe-default-src-none
    policy: strict && policy.get('default-src')?.join('') === "'none'" ? 10 : -25,
    // hsts-implemented-max-age-at-least-six-months
    https: hstsAge >= 15_768_000 ? 0 : -20,
    // x-frame-options-implemented-via-csp
    frames: policy.get('frame-ancestors')?.join('') === "'none'" ? 5 : -20,
    // x-content-type-options-nosniff
    types: headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    // referrer-policy-private
    referrer: headers['Referrer-Policy'] === 'strict-origin-when-cross-origin' ? 5 : -5,
    // corp-implemented-with-same-origin
    resources: headers['Cross-Origin-Resource-Policy'] === 'same-origin' ? 10 : 0,
  };
  expect(Object.values(points).reduce((sum, value) => sum + value)).toBe(130);
  expect(NO_CONTENT_POLICY).toContain("default-src 'none'");
});
