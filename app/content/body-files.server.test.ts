import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { bodyFiles } from './body-files.server.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('a build’s manifest that couldn’t be read is read again at the next request', () => {
  vi.stubEnv('DEV', false);
  const read = vi.spyOn(fs, 'readFileSync');
  read.mockImplementationOnce(() => {
    throw new Error('EMFILE');
  });
  read.mockReturnValue(
    JSON.stringify({
      'app/content/body-chunks.ts': { file: 'static/chunks.js' },
      'content/case-studies/x.mdx': {
        file: 'static/x.js',
        css: ['static/alerts.css'],
        imports: ['_shared.js', '_site.js'],
      },
      '_shared.js': { file: 'static/shared.js' },
      'app/root.tsx?client': { file: 'static/root.js', isEntry: true, imports: ['_site.js'] },
      '_site.js': { file: 'static/site.js', css: ['static/site.css'] },
    }),
  );
  syncBuiltinESMExports();
  expect(() => bodyFiles('content/case-studies/x.mdx')).toThrow('EMFILE');
  expect(bodyFiles('content/case-studies/x.mdx')).toEqual({
    scripts: ['/static/chunks.js', '/static/x.js', '/static/shared.js', '/static/site.js'],
    styles: ['/static/alerts.css'],
  });
  bodyFiles('content/case-studies/x.mdx');
  expect(read).toHaveBeenCalledTimes(2);
});
