import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { CODE } from './build-site.ts';

test('a test site is rebuilt after a change in any file that its build runs', async () => {
  const { metafile } = await build({
    entryPoints: ['vite.config.ts', 'server/main.ts', 'scripts/lib/compress-build.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: '.',
    write: false,
    metafile: true,
  });
  const files = Object.keys(metafile.inputs);
  expect(files).toContain('packages/content/src/read/remove-samples.ts');
  const unwatched = files.filter(
    (file) => !CODE.some((watched) => file === watched || file.startsWith(`${watched}/`)),
  );
  expect(unwatched).toEqual([]);
});
