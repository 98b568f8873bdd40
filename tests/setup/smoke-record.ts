/**
 * Remembers what the smoke tests have passed with, so that `npm test` runs them only when that has changed. In CI
 * they always run. Run as a command, this file records that the tests of this run have passed.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CODE } from './build-site.ts';

const INPUTS = [
  ...CODE,
  'content',
  'package.json',
  'playwright.shared.ts',
  'tests/setup',
  'tests/smoke',
];

/** A hash of the names and contents of files, in folders at any depth, without builds. */
export function digestOf(inputs: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  const add = (file: string) => {
    if (path.basename(file) === 'build' || !existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).toSorted()) add(path.join(file, name));
    } else hash.update(`\0${file}\0`).update(readFileSync(file));
  };
  for (const input of inputs) add(input);
  return hash.digest('hex');
}

/**
 * @param folder where the record is kept
 * @param inputs files and folders on which the tests depend
 */
export function createRecord(folder: string, inputs: readonly string[]) {
  const [started, passed] = [path.join(folder, 'started'), path.join(folder, 'passed')];
  return {
    /** Whether the tests have passed with these inputs. */
    hasPassed: () => existsSync(passed) && readFileSync(passed, 'utf8') === digestOf(inputs),
    /** Call before the tests. */
    start() {
      mkdirSync(folder, { recursive: true });
      writeFileSync(started, digestOf(inputs));
    },
    /** Call when they have passed. What has changed since the start counts as not tested. */
    pass() {
      if (existsSync(started)) renameSync(started, passed);
    },
    /** Forgets a start, so that another run can't pass in its place. */
    stop: () => rmSync(started, { force: true }),
  };
}

export const smokeRecord = createRecord('.cache/smoke', INPUTS);

/** Whether `npm test` can leave out the smoke tests. */
export const canSkipSmoke = () => !process.env.CI && smokeRecord.hasPassed();

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) smokeRecord.pass();
