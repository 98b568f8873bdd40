import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes a former build, which the framework doesn't overwrite, from its folder. An export (scripts/export.ts) stays until the
 * next one.
 */
export function clearBuild(buildDir: string) {
  if (!existsSync(buildDir)) return;
  for (const name of readdirSync(buildDir)) {
    if (name !== 'static') rmSync(path.join(buildDir, name), { recursive: true });
  }
}
