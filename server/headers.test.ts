import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy, FRAME_POLICY, headersOfFile, securityHeaders } from './headers.ts';

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
      '<script async="">\ntwo()</script><script>one()</script>' +
      '<script type="application/ld+json">{"name":"three"}</script>',
  );
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toEqual(["'self'", hash('one()'), hash('\ntwo()')]);
  expect(policy.get('style-src')).toEqual(["'self'", hash('a{b:c}')]);
  expect(contentPolicy('')).not.toContain('unsafe');
});

test('a page allows the sites that it embeds in frames, and a page without embeds allows none', () => {
  const policy = policyOf(
    '<figure class="a" data-embed="https://a.example">…</figure>' +
      '<figure data-embed="https://b.example:8443"></figure><figure data-embed="https://a.example">' +
      // Text, not elements.
      '<code>&lt;figure data-embed="https://c.example"&gt;</code> data-embed="https://d.example"',
  );
  expect(policy.get('frame-src')).toEqual(['https://a.example', 'https://b.example:8443']);
  expect(policy.has('child-src')).toBe(false);
  expect(policyOf('<p>data-embed="https://a.example"</p>').has('frame-src')).toBe(false);
  // Nothing that would end the directive or widen it.
  for (const value of ['*', 'https:', 'https://a.example; script-src *', 'http://a.example']) {
    expect(policyOf(`<figure data-embed="${value}">`).has('frame-src')).toBe(false);
  }
});

test('a page allows the origins of the scripts that it lists, and a page without a list only its own', () => {
  const list = (scripts: object[]) =>
    `<script type="application/json" data-scripts>${JSON.stringify(scripts)}</script>`;
  const policy = policyOf(
    list([
      { src: 'https://a.example/js/x.js', connect: ['https://b.example:8443'] },
      { src: 'https://a.example/y.js', connect: [] },
    ]) + '<script>one()</script>',
  );
  expect(policy.get('script-src')).toEqual(["'self'", hash('one()'), 'https://a.example']);
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://b.example:8443']);
  expect(policyOf('<p>data-scripts&gt;[]</p>').get('connect-src')).toEqual(["'self'"]);
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

test('headers that only pages heed are sent with no other file', () => {
  const common = securityHeaders('https://example.org');
  const { 'Content-Security-Policy': _policy, ...page } = headersOfFile('text/html', common);
  expect(page).toEqual(common);
  const styles = headersOfFile('text/css; charset=utf-8', common);
  expect(styles).not.toHaveProperty('Permissions-Policy');
  expect(styles).not.toHaveProperty('Cross-Origin-Opener-Policy');
  expect(styles).toHaveProperty('X-Content-Type-Options', 'nosniff');
});

test('HSTS is sent for HTTPS sites, for a year, without subdomains', () => {
  expect(securityHeaders('https://example.org')).toHaveProperty(
    'Strict-Transport-Security',
    'max-age=31536000',
  );
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security');
});

test.each(['image/png', 'image/svg+xml'])(
  'a %s that is opened by itself may have styles, and runs nothing',
  (type) => {
    expect(headersOfFile(type)['Content-Security-Policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
    );
  },
);
