/**
 * The site of another owner, tests/sites/second-owner, beneath a path, built for production, but with pictures that are
 * encoded sooner.
 * Run as a command, this file builds the site unless the build is up to date.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite, isUpToDate } from './build-site.ts';

const SITE = path.resolve('tests/sites/second-owner');
export const SECOND_CONTENT_DIR = path.join(SITE, 'content');
/** Where it is published. The path has what repositories and users may have in their names. */
export const SECOND_BASE = '/~robin/My_portfolio.2';
export const SECOND_URL = `https://people.example${SECOND_BASE}`;
export const SECOND_BUILD_DIR = path.join(SITE, 'build');

/** Builds the site unless the build is up to date; if that fails, so does the process. */
export function buildSecondOwner() {
  if (isUpToDate(SECOND_BUILD_DIR, [SECOND_CONTENT_DIR])) return;
  rmSync(SECOND_BUILD_DIR, { recursive: true, force: true });
  buildSite(SECOND_BUILD_DIR, {
    CONTENT_DIR: SECOND_CONTENT_DIR,
    SITE_URL: SECOND_URL,
    // There is none: a new owner has no files of the former.
    PUBLIC_DIR: path.join(SITE, 'public'),
    DRAFT_PICTURES: '1',
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildSecondOwner();
