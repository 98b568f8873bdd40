import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeDiskError, describeUnwritable } from './disk-errors.ts';

test('an error of the disk is one line that says what to do', () => {
  const file = path.resolve('build/main.js');
  expect(describeDiskError({ code: 'EROFS', path: file })).toBe(
    'Can’t write build/main.js: the file system is read-only. Run the command in a folder that can be written.',
  );
  expect(describeDiskError({ code: 'ENOSPC' })).toBe(
    'Can’t write a file: no space is left on the disk. Free some, and run the command again.',
  );
  expect(describeDiskError(new TypeError('x is not a function'))).toBeUndefined();
});

test('a folder that can be written is left as it was, and none is created', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'disk-'));
  try {
    expect(describeUnwritable(folder)).toBeUndefined();
    expect(describeUnwritable(path.join(folder, 'build'))).toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
    await writeFile(path.join(folder, 'file'), '');
    // A folder in the place of a file isn't an error of the disk.
    expect(describeUnwritable(path.join(folder, 'file'))).toBeUndefined();
  } finally {
    await rm(folder, { recursive: true });
  }
});
