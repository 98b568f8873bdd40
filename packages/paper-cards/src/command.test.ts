import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FACES, SCENES } from './names.ts';

const COMMAND = path.resolve(import.meta.dirname, '../bin.js');
const folder = mkdtempSync(path.join(tmpdir(), 'paper-cards-'));

const run = (...args: string[]) =>
  spawnSync(process.execPath, [COMMAND, ...args], { cwd: folder, encoding: 'utf8' });

test('the command draws the files of a card', async () => {
  const { status, stderr } = run('Tide Tables', '--hue', '210', '--scene', 'lake', '--out', 'card');
  expect([status, stderr]).toEqual([0, '']);
  expect(readdirSync(path.join(folder, 'card')).sort()).toEqual([
    'background.png',
    'card.json',
    'layers',
    'logo.svg',
    'share.jpg',
    'title.svg',
  ]);
  const background = await sharp(path.join(folder, 'card/background.png')).metadata();
  expect(background).toMatchObject({ width: 1232, height: 2200 });
});

test.each([
  [['--scene', 'moonbase'], 'There is no scene “moonbase”. List the scenes with --list.'],
  [['--lettering', 'comic'], `There is no lettering “comic”. Use ${FACES.join(', ')}.`],
  [['--picture', 'gone.png'], 'The picture gone.png can’t be read.'],
  [['--hue', '360'], '--hue must be a whole number from 0 to 359, not “360”.'],
  [['--hue', '359.9'], '--hue must be a whole number from 0 to 359, not “359.9”.'],
  [['--hue', ' '], '--hue must be a whole number from 0 to 359, not “ ”.'],
])('a wrong value is one line, and nothing is written: %s', (wrong, message) => {
  const { status, stderr } = run('Tide Tables', '--hue', '210', '--out', 'wrong', ...wrong);
  expect([status, stderr]).toEqual([1, `${message}\n`]);
  expect(existsSync(path.join(folder, 'wrong'))).toBe(false);
});

test.each([
  ['file', 'file'],
  ['folder with a file that is named as a folder of the card', 'taken'],
])('where the files can’t be written, a line says so, and nothing is written: a %s', (_, out) => {
  writeFileSync(path.join(folder, 'file'), '');
  mkdirSync(path.join(folder, 'taken'), { recursive: true });
  writeFileSync(path.join(folder, 'taken/layers'), '');
  const { status, stderr } = run('Tide Tables', '--hue', '210', '--scene', 'lake', '--out', out);
  expect([status, stderr]).toEqual([
    1,
    `Files can’t be written to ${out} (EEXIST). Name another folder with --out.\n`,
  ]);
  expect(readdirSync(path.join(folder, 'taken'))).toEqual(['layers']);
});

test('without a title, a hue or a folder, and with --help, the command says how it is used', () => {
  const { status, stdout } = run('--help');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Usage: paper-cards <title> /)]);
  expect(run('Tide Tables', '--out', 'wrong')).toMatchObject({ status: 1, stderr: stdout });
});

test('the command lists the names of scenes and faces', () => {
  expect(run('--list').stdout.trim().split('\n')).toEqual([
    ...Object.values(SCENES).flat(),
    ...FACES,
  ]);
});

test('what is imported by name is what the package exports', async () => {
  const wrapped: object = await import(path.resolve(import.meta.dirname, '../index.js'));
  expect(Object.keys(wrapped).sort()).toEqual(Object.keys(await import('./index.ts')).sort());
});
