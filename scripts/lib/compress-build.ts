/**
 * A step of `npm run build`: moves the files of drafts from `client` to `drafts`, and compresses every text file of the client build at the highest level, for the server to
 * send. `client/a/b.css` becomes `compressed/a/b.css.br` and `.gz`, in a folder of their own, because `public/` may
 * have a file of that name. Then evicts entries of `.cache/` that no build has used for a month.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { DRAFTS, isPublished, listFiles } from 'portfolio-content/files';
import { ENDINGS } from '../../server/files.ts';
import { createBuildCache, pruneBuildCache } from 'portfolio-content';

const TEXT = /\.(js|css|svg|json|txt|xml)$/;

const brotli = (data: Buffer) =>
  promisify(brotliCompress)(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
const FORMATS = {
  br: brotli,
  gzip: (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

const { brotli: brotliVersion, zlib: zlibVersion } = process.versions;
const buildDir = process.env.BUILD_DIR ?? 'build';
const folder = path.join(buildDir, 'client');
const compressedFolder = path.join(buildDir, 'compressed');

const draftsFolder = path.join(buildDir, 'drafts');
await rm(draftsFolder, { recursive: true, force: true });
if (existsSync(path.join(folder, DRAFTS))) {
  await mkdir(path.join(draftsFolder, DRAFTS, '..'), { recursive: true });
  await rename(path.join(folder, DRAFTS), path.join(draftsFolder, DRAFTS));
}

const files = listFiles(folder).filter((file) => isPublished(file) && TEXT.test(file));

async function compressAll(
  encoding: keyof typeof FORMATS,
  compress: (data: Buffer) => Promise<Buffer>,
) {
  const cached = createBuildCache(`compressed/${encoding}`, {
    module: import.meta.filename,
    versions: { brotli: brotliVersion, zlib: zlibVersion },
  });
  await Promise.all(
    files.map(async (file) => {
      const data = await readFile(path.join(folder, file));
      const made = await cached.file([data], () => compress(data));
      if (made.length >= data.length) return;
      const target = path.join(compressedFolder, file + ENDINGS[encoding]);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, made);
    }),
  );
}

await rm(compressedFolder, { recursive: true, force: true });
await Promise.all([compressAll('br', FORMATS.br), compressAll('gzip', FORMATS.gzip)]);
await pruneBuildCache();
