import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const EXAMPLES = 'docs/examples';
const owners = readdirSync(EXAMPLES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.each(owners)(
  'the example %s has no errors, warnings or samples',
  { tags: ['full'] },
  (owner) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/check.ts'],
      {
        env: { ...process.env, CONTENT_DIR: path.join(EXAMPLES, owner) },
        encoding: 'utf8',
      },
    );
    expect({ stdout, stderr }).toEqual({ stdout: 'No errors.\n', stderr: '' });
  },
);
