/** Size of the carousel's script as transferred, with everything it imports. */
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { bundleScript } from '../scripts/vite/inline-script.ts';

const CAROUSEL = path.resolve('app/carousel');

/** Limit for the script, bytes after brotli. */
const MAX_BYTES = 8000;

const brotli = (text: string) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length;

const bytesOf = async (file: string) =>
  brotli((await bundleScript(path.join(CAROUSEL, file), true)).text);

/** Sizes in bytes after brotli, with their limit. */
export async function measureBytes() {
  const carousel = await bytesOf('carousel-element.ts');
  const earlyInput = await bytesOf('early-input.ts');
  return { carousel, earlyInput, total: carousel + earlyInput, limit: MAX_BYTES };
}
