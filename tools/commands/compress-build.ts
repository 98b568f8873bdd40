/**
 * A step of `npm run build`: writes a .br and a .gz file next to every text file of the client build, at the
 * highest level, for the server to send. Then evicts entries of `.cache/` that no build has used for a month.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createBuildCache, pruneBuildCache } from '../vite/build-cache.ts';

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
  gz: (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

const { brotli: brotliVersion, zlib: zlibVersion } = process.versions;
const folder = path.join(process.env.BUILD_DIR ?? 'build', 'client');
const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));

async function compressAll(ending: string, compress: (data: Buffer) => Promise<Buffer>) {
  const cached = createBuildCache(`compressed/${ending}`, {
    modules: [import.meta.filename],
    versions: { brotli: brotliVersion, zlib: zlibVersion },
  });
  await Promise.all(
    files.map(async (file) => {
      const data = await readFile(path.join(folder, file));
      const made = await cached(data, () => compress(data));
      if (made.length < data.length) await writeFile(path.join(folder, `${file}.${ending}`), made);
    }),
  );
}

await Promise.all(
  Object.entries(FORMATS).map(([ending, compress]) => compressAll(ending, compress)),
);
await pruneBuildCache();
