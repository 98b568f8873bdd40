import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { dataModule, emittedFiles, fileUrl } from './emitted-files.ts';

const ENTRY = 'virtual:entry';
const HASHED = /^\/site\/static\/a-[\w-]{8,}\.txt$/;

test.each([
  ['the browser', false],
  ['the server', true],
])(
  'files have the URLs of the site in the build for %s, whose manifest lists them',
  async (_for, ssr) => {
    const { output } = (await build({
      configFile: false,
      logLevel: 'silent',
      base: '/site/',
      build: {
        ssr,
        ssrEmitAssets: true,
        write: false,
        manifest: true,
        assetsDir: 'static',
        rollupOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
      },
      plugins: [
        emittedFiles(),
        {
          name: 'entry',
          resolveId: (id) => (id === ENTRY ? id : undefined),
          load(id) {
            if (id !== ENTRY) return undefined;
            const url = fileUrl(this.emitFile({ type: 'asset', name: 'a.txt', source: 'Text.' }));
            return dataModule({ src: url, set: `${url} 1w, ${url} 2w` });
          },
        },
      ],
    })) as Rollup.RollupOutput;
    const code = output.find((file) => file.type === 'chunk')?.code ?? '';
    const module = `data:text/javascript,${encodeURIComponent(code)}`;
    const { src, set } = (await import(/* @vite-ignore */ module)).default;
    expect(src).toMatch(HASHED);
    expect(set).toBe(`${src} 1w, ${src} 2w`);
    const manifest = output.find(({ fileName }) => fileName === '.vite/manifest.json');
    const { [ENTRY]: listed } = JSON.parse(String((manifest as Rollup.OutputAsset).source));
    expect(listed.assets).toEqual([src.replace('/site/', '')]);
  },
);
