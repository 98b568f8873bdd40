/**
 * Caches what a build derives from its sources, such as resized pictures, in `.cache/`. An entry is a hit only for the
 * same sources, the same code and the same versions of the packages it calls.
 */
import { build } from 'esbuild';
import { createHash, type Hash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import {
  mkdir,
  readdir,
  readFile,
  rename,
  stat,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';

const ROOT = '.cache';
/** Generated for editors and the type check, not by a build. */
const KEPT_FOLDER = 'content';
/** Entries unused for this long are evicted, ms. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;
/** Names the files of an entry that is a folder. Written last, so the others are complete. */
const LIST = 'files.json';

const require = createRequire(import.meta.url);

/** @returns the version of an installed package, even if it doesn't export its package.json */
function versionOf(name: string): string {
  const folders = require.resolve.paths(name) ?? [];
  const file = folders
    .map((folder) => path.join(folder, name, 'package.json'))
    .find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`The package ${name} is not installed`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

export type Dependencies = {
  /** Source file of the code that creates an entry. What it imports counts too. */
  module: string;
  /** Names of the packages that it reads without importing them. */
  packages?: readonly string[];
  /** Versions of other things it depends on. */
  versions?: Readonly<Record<string, string | undefined>>;
};

type Source = string | Buffer;
type Save = (name: string, data: Source) => Promise<void>;

/** Hashes the code that runs: bundled, so without types, comments and tests. */
async function hashCode({ module, packages = [], versions = {} }: Dependencies): Promise<Hash> {
  const { outputFiles, metafile } = await build({
    entryPoints: [module],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    minifyWhitespace: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const imported = imports.flatMap(({ path: name }) =>
    isBuiltin(name) ? [] : (/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? []),
  );
  const names = [...new Set([...imported, ...packages])].sort();
  return createHash('sha256').update(
    JSON.stringify([outputFiles.map(({ text }) => text), names.map(versionOf), versions]),
  );
}

/** @returns a function that hashes sources with the code that uses them */
export function createHasher(dependencies: Dependencies) {
  let code: Promise<Hash> | undefined;
  return async (sources: readonly Source[]): Promise<Hash> => {
    const hash = (await (code ??= hashCode(dependencies))).copy();
    for (const source of sources) hash.update(createHash('sha256').update(source).digest());
    return hash;
  };
}

async function write(file: string, data: Source) {
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed atomically, because a concurrent build may write or read the same file.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, data);
  await rename(draft, file);
}

/** Marks files as used. @returns whether all exist */
function touch(files: readonly string[]): Promise<boolean> {
  const now = new Date();
  return Promise.all(files.map((file) => utimes(file, now, now))).then(
    () => true,
    // A disk that can't be written has them nevertheless.
    ({ code }: NodeJS.ErrnoException) => code !== 'ENOENT',
  );
}

/**
 * Creates a cache for the results of one module.
 * @param name folder of the entries in `.cache/`
 * @param dependencies what an entry depends on besides its sources
 */
export function createBuildCache(name: string, dependencies: Dependencies, root = ROOT) {
  const dir = path.resolve(root, name);
  const hash = createHasher(dependencies);
  /** Entries by path while they are read or created: plugins and rules ask for the same at once. */
  const pending = new Map<string, Promise<Buffer>>();

  const pathOf = async (folder: string, sources: readonly Source[]) =>
    path.join(dir, folder, (await hash(sources)).digest('hex').slice(0, 32));

  /** @param besides the files that belong to an entry */
  async function readOrCreate(
    file: string,
    make: () => Promise<Source>,
    besides: (entry: Buffer) => string[] = () => [],
  ): Promise<Buffer> {
    const entry = await readFile(file).catch(() => undefined);
    if (entry && (await touch([file, ...besides(entry)]))) return entry;
    const made = Buffer.from(await make());
    // The next build makes it again if the disk is full or read-only.
    await write(file, made).catch(() => {});
    return made;
  }

  const once: typeof readOrCreate = (file, ...how) => {
    const entry =
      pending.get(file) ?? readOrCreate(file, ...how).finally(() => pending.delete(file));
    pending.set(file, entry);
    return entry;
  };

  return {
    /** Absolute path of the entries. */
    dir,

    /** @returns the content of the file that `make` has created for these sources, in this build or before */
    file: async (sources: readonly Source[], make: () => Promise<Source>): Promise<Buffer> =>
      once(await pathOf('', sources), make),

    /**
     * The same for several files, which `make` saves.
     * @param parent of the folder, in the cache's folder
     * @returns the path of the folder
     */
    async folder(
      parent: string,
      sources: readonly Source[],
      make: (save: Save) => Promise<unknown>,
    ) {
      const folder = await pathOf(parent, sources);
      const inFolder = (file: string) => path.join(folder, file);
      const makeAll = async () => {
        const files: string[] = [];
        await make(async (file, data) => {
          files.push(file);
          await write(inFolder(file), data);
        });
        return JSON.stringify(files);
      };
      await once(inFolder(LIST), makeAll, (list) =>
        (JSON.parse(list.toString()) as string[]).map(inFolder),
      );
      return folder;
    },
  };
}

/** Evicts the entries that no build has used for 30 days. */
export async function pruneBuildCache(root = ROOT) {
  const oldest = Date.now() - MAX_AGE_MS;
  const names = await readdir(root, { recursive: true }).catch(() => []);
  const prune = async (name: string) => {
    const file = path.join(root, name);
    const stats = await stat(file);
    if (stats.isFile() && stats.mtimeMs < oldest) await unlink(file);
  };
  await Promise.all(
    names
      .filter((name) => name.split(path.sep)[0] !== KEPT_FOLDER)
      // A concurrent build may have evicted it.
      .map((name) => prune(name).catch(() => {})),
  );
}
