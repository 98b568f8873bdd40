import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy, FRAME_POLICY, securityHeaders } from './headers.ts';

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
