/** What would work on Linux and macOS only. Windows without WSL is supported, and no test runs there. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../packages/content/src/read/published-files.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** Names that npm finds for a script, on every system. */
const commands = new Set([
  'node',
  'npm',
  ...readdirSync('node_modules/.bin').map((name) => name.replace(/\.(cmd|ps1)$/, '')),
]);

/**
 * `exec x || x`: in sh, x gets the signals that npm passes on. cmd.exe has no `exec`, says so, and goes on to the second x.
 */
const withoutExec = (script: string) => script.replace(/^exec (.*) \|\| \1$/, '$1');

/** What cmd.exe, which runs npm scripts on Windows, reads differently from sh. */
function reasonAgainst(script: string): string | undefined {
  const [syntax] = /['$`;()*~]|(?<!&)&(?!&)|(?<!\|)\|(?!\|)/.exec(script) ?? [];
  if (syntax) return `"${syntax}" has another meaning`;
  const names = withoutExec(script)
    .split(/&&|\|\|/)
    .map((command) => command.trim().split(' ')[0] ?? '');
  const unknown = names.find((name) => !commands.has(name));
  return unknown === undefined ? undefined : `"${unknown}" is no command of Node or a package`;
}

test('an npm script with a variable, a quotation or a command of a Unix shell is recognized', () => {
  const unixOnly = ['A=1 node a.js', 'exec node a.js', 'rm -f a', 'node $A', "tsc && node 'a b'"];
  expect(unixOnly.filter((script) => reasonAgainst(script) === undefined)).toEqual([]);
  expect(reasonAgainst('tsc && node "a b" || npm run --silent build')).toBeUndefined();
});

test.each(['package.json', 'bench/package.json'])('cmd.exe can run the scripts of %s', (file) => {
  const { scripts } = JSON.parse(read(file)) as { scripts: Record<string, string> };
  const found = Object.entries(scripts).map(([name, script]) => [name, reasonAgainst(script)]);
  expect(found.filter(([, reason]) => reason)).toEqual([]);
});

test('cmd.exe can run the commands that start the servers of the browser tests', () => {
  for (const file of [
    'playwright.config.ts',
    'tests/demos/playwright.config.ts',
    'tests/full/playwright.config.ts',
  ]) {
    const [, command = ''] = /command: [`'"](.*)[`'"],/.exec(read(file)) ?? [];
    expect({ file, reason: reasonAgainst(command.replaceAll(/\$\{\w+\}/g, 'x')) }).toEqual({
      file,
    });
  }
});

/** Code that fails or differs on Windows, and what to write. */
const FAULTS: [RegExp, string][] = [
  [
    /spawn(Sync)?\(\s*'np[mx]'/,
    'a script of the shell on Windows: `shell: true`, or process.execPath',
  ],
  [/import\.meta\.url\)\.pathname/, '"/C:/…" on Windows: fileURLToPath()'],
  [/`file:\/\/\$\{/, 'a path is no URL on Windows: pathToFileURL()'],
  [
    /\b(readFile|writeFile|readdir|stat|exists|mkdir|mkdtemp|rm|cp|rename|copyFile)(Sync)?\(\s*`[^`]*\}\//,
    'path.join()',
  ],
  [/\b(tmpdir|cwd)\(\)\s*\+|\$\{(tmpdir|process\.cwd)\(\)\}\//, 'path.join()'],
];

test.each(['app', 'demos', 'packages', 'scripts', 'server'])(
  'code in %s is for Windows too',
  (folder) => {
    const found = listFiles(folder)
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('build/'))
      .flatMap((file) => {
        const source = read(path.join(folder, file));
        return FAULTS.filter(([fault]) => fault.test(source)).map(
          ([, advice]) => `${folder}/${file}: ${advice}`,
        );
      });
    expect(found.filter((line) => !line.includes('portability.test'))).toEqual([]);
  },
);

test('an old version of Node is refused in one line that names the oldest one', () => {
  const check = (version: string) => {
    const script = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });
      await import('./scripts/lib/check-node.mjs');`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    return { status, stderr };
  };
  for (const version of ['18.20.4', '20.18.3']) {
    expect(check(version)).toEqual({
      status: 1,
      stderr: `Node ${version} is too old. Install Node 20.19 or newer: https://nodejs.org\n`,
    });
  }
  for (const version of ['20.19.0', '22.1.0', '26.9.0'])
    expect(check(version)).toEqual({ status: 0, stderr: '' });
});

test('every package of a production install is imported by the site or its server', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: object };
  const sources = ['app', 'demos', 'server']
    .flatMap((folder) => listFiles(folder).map((file) => path.join(folder, file)))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map(read)
    .join('\n');
  const unused = Object.keys(dependencies).filter((name) => !sources.includes(`from '${name}`));
  expect(unused).toEqual([]);
});
