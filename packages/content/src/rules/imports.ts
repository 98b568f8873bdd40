/** Modules that a text imports exist. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findInTexts } from '../folder/content.ts';
import type { Rule } from './rule.ts';

/** The endings that an import can leave out: https://vite.dev/config/shared-options.html#resolve-extensions */
const EXTENSIONS = ['', '.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'];
const require = createRequire(import.meta.url);

export const imports: Rule = (content) =>
  findInTexts(content, ({ body }) =>
    body.imports
      .filter(({ source }) => !exists(source, path.join(content.dir, 'case-studies')))
      .map(({ source, line }) => ({
        line,
        field: 'import',
        reason: `"${source}" not found. Fix or remove the line.`,
      })),
  );

/** @param folder of the text */
function exists(source: string, folder: string): boolean {
  const name = source.replace(/\?.*$/, '');
  if (/^\.{0,2}\//.test(name)) {
    return EXTENSIONS.some((extension) => existsSync(path.resolve(folder, name + extension)));
  }
  try {
    require.resolve(name);
    return true;
  } catch (error) {
    // A package for browsers alone can't be resolved here, but exists.
    return (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND';
  }
}
