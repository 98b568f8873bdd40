/** The owner's demos: each folder of `demos/` with an index.tsx, or of a product's folder in it. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Tests have demos of their own. */
export const DEMOS_DIR = path.resolve(process.env.DEMOS_DIR ?? 'demos');

const ENTRY = /^([^/]+(?:\/[^/]+)?)\/index\.tsx$/;

/** Names in alphabetical order: `paper-boats`, `paper/planes`. */
export function listDemos(dir = DEMOS_DIR): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .flatMap((file) => ENTRY.exec(file.replaceAll(path.sep, '/'))?.[1] ?? [])
    .sort();
}
