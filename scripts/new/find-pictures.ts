/** Finds the pictures of a Markdown file. Only pictures that can be decoded are copied, so that a text can publish nothing else. */
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  factsOf,
  isPicture,
  isRemote,
  PICTURE_FORMATS,
  similarFile,
  slugFor,
} from 'portfolio-content';
import { listFiles } from 'portfolio-content/files';

/** A picture to be copied under a name, or why it can't be. */
export type Found = { file?: string; name?: string; reason?: string };

/** Folders that site generators publish at "/". */
const PUBLISHED = ['', 'static', 'public', 'src'];

/**
 * @param note the Markdown file
 * @returns a function that finds the picture of an address, as written there
 */
export function pictureFinder(note: string): (address: string) => Promise<Found> {
  const folder = path.resolve(path.dirname(note));
  const root = rootOf(folder) ?? path.dirname(folder);
  const names = new Map<string, string>();

  /** Plain names, so that addresses need no encoding. */
  function nameFor(file: string): string {
    const { name, ext } = path.parse(file);
    const taken = new Set([...names.values()].map((each) => path.parse(each).name));
    const plain = names.get(file) ?? slugFor(name, taken, 'picture') + ext.toLowerCase();
    names.set(file, plain);
    return plain;
  }

  return async (address) => {
    if (isRemote(address)) return { reason: 'is on another site.' };
    const file = candidates(address, folder, root).map(existing).find(Boolean);
    if (!file) return { reason: 'not found.' };
    const reason = reasonAgainst(file, root);
    if (reason) return { reason };
    try {
      await factsOf(file);
      return { file, name: nameFor(file) };
    } catch (error) {
      return { reason: (error as Error).message };
    }
  };
}

/** The nearest repository, or vault of Obsidian. */
function rootOf(folder: string): string | undefined {
  if (['.git', '.obsidian'].some((name) => existsSync(path.join(folder, name)))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : rootOf(parent);
}

/** Why a file isn't even opened. */
function reasonAgainst(file: string, root: string): string | undefined {
  const inRoot = path.relative(root, file);
  if (!isPicture(file)) return `is not a picture in one of the formats ${PICTURE_FORMATS}.`;
  if (inRoot.startsWith('..')) return `is outside of ${root}.`;
  const isLink = realpathSync(file) !== path.join(realpathSync(root), inRoot);
  return isLink ? 'is reached by a symbolic link.' : undefined;
}

/** Where the file of an address can be. */
function candidates(address: string, folder: string, root: string): string[] {
  const isVault = existsSync(path.join(root, '.obsidian'));
  // Astro begins them at its folder src/.
  const url = address.replace(/^[~@](?=\/)/, '');
  const spellings = [url, decoded(url), decoded(url.replace(/[?#].*$/, ''))];
  return [...new Set(spellings)].flatMap((name) => {
    if (name.startsWith('/')) {
      return foldersTo(folder, root).flatMap((above) =>
        PUBLISHED.map((published) => path.join(above, published, name)),
      );
    }
    // Obsidian and others name a picture without its folder.
    const inFolders = name.includes('/') ? [] : foldersIn(folder);
    const inVault = isVault ? listFiles(root).filter((file) => path.basename(file) === name) : [];
    return [folder, ...inFolders]
      .map((each) => path.join(each, name))
      .concat(inVault.map((file) => path.join(root, file)));
  });
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
    .map(({ name }) => path.join(folder, name))
    .sort();

/** A URL without percent-encoding, if that is valid. */
export function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** A folder and those above it. */
const foldersTo = (folder: string, root: string): string[] =>
  folder === root ? [root] : [folder, ...foldersTo(path.dirname(folder), root)];

/** A file of that name, or of one that looks the same. */
function existing(file: string): string | undefined {
  if (existsSync(file)) return statSync(file).isFile() ? file : undefined;
  const [folder, name] = [path.dirname(file), path.basename(file)];
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return undefined;
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const similar = similarFile(name, new Set(files.map((entry) => entry.name)));
  return similar === undefined ? undefined : path.join(folder, similar);
}
