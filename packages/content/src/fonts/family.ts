/** Families of fonts from the `@fontsource` and `@fontsource-variable` packages. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** The static package first: its files are smaller. */
const SCOPES = ['@fontsource', '@fontsource-variable'];

export type Style = 'normal' | 'italic';

/** What the metadata.json of a package says. */
type Metadata = {
  id: string;
  /** Name, such as "Source Serif 4". */
  family: string;
  category: string;
  subsets: readonly string[];
  weights: readonly number[];
  styles: readonly Style[];
};

export type Family = Metadata & {
  isVariable: boolean;
  /** Name and version of the package. */
  release: string;
  /** Reads the file with a subset of the characters. */
  read(subset: string, weight: number, style: Style): Promise<Buffer>;
};

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** @returns undefined if neither package is installed */
export function openFamily(id: string): Family | undefined {
  const folder = SCOPES.flatMap((scope) =>
    (require.resolve.paths(scope) ?? []).map((parent) => path.join(parent, scope, id)),
  ).find((candidate) => existsSync(path.join(candidate, 'metadata.json')));
  if (!folder) return undefined;
  const { name, version } = readJson<Record<'name' | 'version', string>>(
    path.join(folder, 'package.json'),
  );
  const isVariable = name.startsWith('@fontsource-variable/');
  return {
    ...readJson<Metadata>(path.join(folder, 'metadata.json')),
    isVariable,
    release: `${name}@${version}`,
    read: (subset, weight, style) =>
      readFile(
        path.join(
          folder,
          'files',
          `${id}-${subset}-${isVariable ? 'wght' : weight}-${style}.woff2`,
        ),
      ),
  };
}

/** The weight of a family that is nearest to the wanted one. */
export const nearestWeight = ({ weights }: Family, wanted: number): number =>
  weights.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
