import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createRecord } from './smoke-record.ts';

function setUp() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'record-'));
  const file = path.join(folder, 'content', 'page.md');
  mkdirSync(path.dirname(file));
  writeFileSync(file, 'first');
  const inputs = [path.join(folder, 'content')];
  return { file, record: createRecord(path.join(folder, 'kept'), inputs) };
}

test('tests are left out only after they have passed with the same files', () => {
  const { file, record } = setUp();
  expect(record.hasPassed()).toBe(false);
  record.start();
  expect(record.hasPassed(), 'a run that failed').toBe(false);
  record.pass();
  expect(record.hasPassed()).toBe(true);
  writeFileSync(file, 'second');
  expect(record.hasPassed()).toBe(false);
  writeFileSync(file, 'first');
  expect(record.hasPassed()).toBe(true);
  writeFileSync(path.join(path.dirname(file), 'new.md'), '');
  expect(record.hasPassed()).toBe(false);
});

test('a file that changes while the tests run counts as not tested', () => {
  const { file, record } = setUp();
  record.start();
  writeFileSync(file, 'second');
  record.pass();
  expect(record.hasPassed()).toBe(false);
});

test('a run without the tests passes nothing', () => {
  const { record } = setUp();
  record.start();
  record.stop();
  record.pass();
  expect(record.hasPassed()).toBe(false);
});
