/** Changes with every pixel: a part of the key of a cache. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Hashes the files of this folder that draw. */
export function version(): string {
  const hash = createHash('sha256');
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!\.test)\.(ts|svg)$/.test(name)).sort())
    hash.update(file).update(readFileSync(path.join(import.meta.dirname, file)));
  return hash.digest('hex');
}
