/** Changes with every pixel: a part of the key of a cache. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Hashes the files that draw. */
export function version(): string {
  const hash = createHash('sha256');
  for (const folder of ['src', 'things']) {
    const from = path.join(import.meta.dirname, '..', folder);
    const files = readdirSync(from, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /(?<!\.test)\.(ts|svg)$/.test(name)).sort())
      hash.update(file).update(readFileSync(path.join(from, file)));
  }
  return hash.digest('hex');
}
