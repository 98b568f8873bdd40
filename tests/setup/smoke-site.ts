/**
 * The site of the smoke tests: the owner's content, built for production, but with pictures that are encoded sooner.
 * Run as a command, this file builds the site unless the build is up to date, or with `--unless-passed` unless the tests
 * have passed with it.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite, isUpToDate } from './build-site.ts';
import { canSkipSmoke, smokeRecord } from './smoke-record.ts';

/** Not `build`, which a deployment may use. */
export const SMOKE_BUILD_DIR = path.resolve('tests/smoke/build');

/** Builds the site unless the build is up to date. */
function buildSmokeSite() {
  if (isUpToDate(SMOKE_BUILD_DIR, ['content'])) return;
  rmSync(SMOKE_BUILD_DIR, { recursive: true, force: true });
  buildSite(SMOKE_BUILD_DIR, { DRAFT_PICTURES: '1' });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const isOptional = process.argv.includes('--unless-passed');
  if (isOptional && canSkipSmoke()) {
    smokeRecord.stop();
    console.log('Smoke tests are left out: nothing has changed since they passed. CI=1 runs them.');
  } else {
    if (isOptional) smokeRecord.start();
    buildSmokeSite();
  }
}
