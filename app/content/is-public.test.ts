import { expect, test } from 'vitest';
import { isPublic } from './is-public.ts';

test.each([
  {},
  { SITE_URL: '', HOST: '' },
  { SITE_URL: 'http://localhost:3000', HOST: 'localhost' },
  { SITE_URL: 'https://portfolio.localhost' },
  { SITE_URL: 'http://127.0.0.1', HOST: '127.0.0.1' },
  { SITE_URL: 'http://[::1]:3000', HOST: '::1' },
  { HOST: '127.8.9.10' },
])('a process is local: %o', (env) => {
  expect(isPublic(env)).toBe(false);
});

test.each([
  { SITE_URL: 'https://example.org' },
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.5' },
  { SITE_URL: 'http://localhost:3000', HOST: '0.0.0.0' },
  { SITE_URL: 'https://example.org', HOST: '127.0.0.1' },
  { SITE_URL: 'https://localhost.example.org' },
  { SITE_URL: 'https://127.0.0.1.example.org' },
  { SITE_URL: 'not a URL' },
])('a process is public: %o', (env) => {
  expect(isPublic(env)).toBe(true);
});
