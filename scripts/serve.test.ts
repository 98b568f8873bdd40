import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

test('serving without a build is refused in one line', () => {
  const { status, stdout, stderr } = spawnSync('npm run --silent serve', {
    encoding: 'utf8',
    env: { ...process.env, BUILD_DIR: path.join(tmpdir(), 'not-built') },
    shell: true,
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is no build to serve. Run "npm run build" first.\n',
  });
});
