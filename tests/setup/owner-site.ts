/**
 * The site with the owner's content, built for production, but with pictures that are encoded sooner. Run as a command, this
 * file builds the site unless the build is up to date.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite, isUpToDate } from './build-site.ts';

/** Not `build`, which a deployment may use. */
export const OWNER_BUILD_DIR = path.resolve('tests/full/owner-content/build');

if (
  import.meta.url === pathToFileURL(process.argv[1] ?? '').href &&
  !isUpToDate(OWNER_BUILD_DIR, ['content'])
) {
  rmSync(OWNER_BUILD_DIR, { recursive: true, force: true });
  buildSite(OWNER_BUILD_DIR, { DRAFT_PICTURES: '1' });
}
