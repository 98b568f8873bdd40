import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { clearBuild } from './clear-build.ts';

test('of a former build, only the export stays', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'clear-build-'));
  for (const folder of ['.vite', 'client', 'compressed', 'server', 'static']) {
    mkdirSync(path.join(dir, folder));
    writeFileSync(path.join(dir, folder, 'manifest.json'), '{}');
  }
  clearBuild(dir);
  expect(readdirSync(dir)).toEqual(['static']);
  expect(readdirSync(path.join(dir, 'static'))).toEqual(['manifest.json']);
  rmSync(dir, { recursive: true });
  // The first build has none.
  expect(() => clearBuild(dir)).not.toThrow();
});
