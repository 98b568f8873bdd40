/** What the carousel's own code and styles weigh on the wire. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build as bundle } from 'esbuild';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Plugin, type Rollup } from 'vite';
import { minifyFurther } from '../../vite/minify-further.ts';

const APP = path.resolve('app');
const CAROUSEL = path.join(APP, 'carousel');

/** Largest size of module and styles together, bytes after brotli. */
const LIMIT = 6000;

const brotli = (text: string) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length;

/** The engine and what it imports, without React: minified, bytes after brotli. */
async function engineBytes() {
  const { outputFiles } = await bundle({
    entryPoints: [path.join(CAROUSEL, 'engine.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return brotli(outputFiles.map(({ text }) => text).join(''));
}

const NOTHING = '\0nothing';

/** What stands on a card, which other carousels leave to the page. */
const CARD = path.join(CAROUSEL, 'card.');

/**
 * Leaves out all that is not in app/carousel: packages, other modules, other style sheets.
 * @param withCards false to leave out what stands on the cards as well
 */
const carouselOnly = (withCards: boolean): Plugin => ({
  name: 'carousel-only',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer) return undefined;
    const local = /^[./]/.test(source);
    const file = local ? path.resolve(path.dirname(importer), source) : source;
    if (!withCards && file.startsWith(CARD)) return { id: '#app/carousel/card', external: true };
    if (file.startsWith(CAROUSEL) || source.includes('app/carousel/')) return undefined;
    if (source.includes('.vanilla.css')) return NOTHING;
    // Named as in the source, not by where this folder happens to be.
    return { id: local ? `#app/${path.relative(APP, file)}` : source, external: true };
  },
  load: (id) => (id === NOTHING ? '' : undefined),
});

/** app/carousel as the site's build makes it. */
async function moduleFiles(withCards: boolean) {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '#app': APP } },
    plugins: [carouselOnly(withCards), vanillaExtractPlugin(), minifyFurther()],
    esbuild: { jsx: 'automatic' },
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: path.join(CAROUSEL, 'carousel.tsx'),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rollup.RollupOutput;
  return output;
}

/** Sizes of the scripts and of the styles of the module, bytes after brotli. */
async function moduleBytes(withCards: boolean) {
  const files = await moduleFiles(withCards);
  const script = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const styles = files
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? file.source : ''))
    .join('');
  const [scriptBytes, styleBytes] = [brotli(script), brotli(styles)];
  return { script: scriptBytes, styles: styleBytes, total: scriptBytes + styleBytes };
}

/** Sizes in bytes after brotli, beside their limit: of the engine alone, without and with what stands on the cards. */
export async function measureBytes() {
  return {
    engine: await engineBytes(),
    withoutCards: await moduleBytes(false),
    ...(await moduleBytes(true)),
    limit: LIMIT,
  };
}
