import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { bodyPreloads } from './body-preloads.server.ts';

vi.mock('node:fs');
afterEach(() => vi.unstubAllEnvs());

test('a build’s manifest that couldn’t be read is read again at the next request', () => {
  vi.stubEnv('DEV', false);
  const read = vi.mocked(readFileSync);
  read.mockImplementationOnce(() => {
    throw new Error('EMFILE');
  });
  read.mockReturnValue(
    JSON.stringify({
      'app/content/body-chunks.ts': { file: 'static/chunks.js' },
      'content/case-studies/x.mdx': { file: 'static/x.js', imports: ['_shared.js'] },
      '_shared.js': { file: 'static/shared.js' },
    }),
  );
  expect(() => bodyPreloads('content/case-studies/x.mdx')).toThrow('EMFILE');
  expect(bodyPreloads('content/case-studies/x.mdx')).toEqual([
    '/static/chunks.js',
    '/static/x.js',
    '/static/shared.js',
  ]);
  bodyPreloads('content/case-studies/x.mdx');
  expect(read).toHaveBeenCalledTimes(2);
});
