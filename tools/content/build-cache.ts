/**
 * Caches what a build derives from its sources, such as resized pictures, in `.cache/`. An entry is a hit only for the
 * same source, the same code and the same versions of the packages it calls.
 */
import { createHash, randomUUID } from 'node:crypto';
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
import { createRequire } from 'node:module';
import path from 'node:path';

const ROOT = '.cache';
/** Generated for editors and the type check, not by a build. */
const KEPT_FOLDER = 'content';
/** Entries unused for this long are evicted, ms. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;

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
  /** Source files of the code that creates an entry. */
  modules: readonly string[];
  /** Names of the packages it calls. */
  packages?: readonly string[];
  /** Versions of other things it depends on. */
  versions?: Readonly<Record<string, string | undefined>>;
};

export const hashDependencies = ({ modules, packages = [], versions = {} }: Dependencies) =>
  createHash('sha256').update(
    JSON.stringify([
      modules.map((file) => readFileSync(file, 'utf8')),
      packages.map(versionOf),
      versions,
    ]),
  );

/**
 * Creates a cache for the results of one module.
 * @param folder of the entries in `.cache/`
 * @param dependencies what an entry depends on besides its source
 * @returns a function that reads the entry for a source, or creates it
 */
export function createBuildCache(folder: string, dependencies: Dependencies, root = ROOT) {
  const dependenciesHash = hashDependencies(dependencies);
  /** Entries by name while they are read or created: plugins and rules ask for the same at once. */
  const pending = new Map<string, Promise<Buffer>>();

  async function readOrCreate(name: string, make: () => Promise<string | Buffer>) {
    const file = path.resolve(root, folder, name);
    const entry = await readFile(file).catch(() => undefined);
    if (entry) {
      // Marks the entry as used. Fails harmlessly if a concurrent build has evicted it.
      const now = new Date();
      await utimes(file, now, now).catch(() => {});
      return entry;
    }
    const made = Buffer.from(await make());
    await mkdir(path.dirname(file), { recursive: true });
    // Renamed atomically, because a concurrent build may write or read the same entry.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, made);
    await rename(draft, file);
    return made;
  }

  return (source: string | Buffer, make: () => Promise<string | Buffer>): Promise<Buffer> => {
    const name = dependenciesHash.copy().update(source).digest('hex').slice(0, 32);
    const entry = pending.get(name) ?? readOrCreate(name, make).finally(() => pending.delete(name));
    pending.set(name, entry);
    return entry;
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
