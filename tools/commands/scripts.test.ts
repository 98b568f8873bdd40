import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** What neither `sh` nor `cmd` has in common: variables, quotes, redirections, jobs, substitutions, comments. */
const SHELL_SYNTAX = /[$'"`;<>\\#*?~()]|(?<!&)&(?!&)|(?<!\|)\|(?!\|)|^\w+=/;

const isInstalled = (name: string) =>
  ['node', 'npm'].includes(name) || existsSync(path.join('node_modules/.bin', name));

/** `exec x || x`: in `sh`, x gets the signals that npm passes on. `cmd` has no `exec`, and goes on to the second x. */
const withoutExec = (script: string) => script.replace(/^exec (.*) \|\| \1$/, '$1');

test.each(Object.entries(scripts))('npm run %s is the same for sh and cmd', (_name, script) => {
  expect(script).not.toMatch(SHELL_SYNTAX);
  const programs = withoutExec(script)
    .split(/ (?:&&|\|\|) /)
    .map((command) => command.split(' ')[0] ?? '');
  expect(programs.filter((name) => !isInstalled(name))).toEqual([]);
});
