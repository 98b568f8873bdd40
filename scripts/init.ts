/**
 * `npm run init`: replaces `content/` for a new owner, and removes what is in `public/` and `demos/`. Values that aren't given
 * are samples.
 */
import './lib/disk-errors.ts';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from 'portfolio-content/files';
import { isEnglish } from 'portfolio-content/schema';
import { checkContent, DEMOS_DIR, formatProblem, loadContent } from 'portfolio-content';
import { InitError, readOwner } from './init/read-owner.ts';
import { type KnownOwner, starterContent } from './init/starter-content.ts';
import { uncommittedFiles } from './init/uncommitted.ts';

const USAGE = `Usage: npm run init -- --name "Robin Example" --role "Product engineer" [options]

  --email robin@example.org
  --city Leeds
  --github robin-example       account on GitHub
  --url https://robin.example  another site of theirs
  --hue 210                    degrees on the color wheel: 0 red, 60 yellow, 120 green, 210 blue
  --lang de                    language that the site speaks, such as pt-BR
  --resume resume.json         a résumé in the format of JSON Resume; the options above come before it
  --yes                        even if work that isn't committed is lost`;

const root = process.cwd();
const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');
const publicDir = path.resolve(process.env.PUBLIC_DIR ?? 'public');
/** All that is the owner's. */
const FOLDERS = [contentDir, publicDir, DEMOS_DIR];
/** Windows refuses while another program, such as an editor, reads one of the files. */
const REMOVE_OPTIONS = { recursive: true, force: true, maxRetries: 10 } as const;
const shown = (file: string) => path.relative(root, file).split(path.sep).join('/');

/** The files as they will be, and whether they are already. */
async function makeFiles(owner: KnownOwner) {
  const now = new Map<string, string>();
  for (const name of listFiles(contentDir)) {
    // On Windows, git may have changed the ends of lines.
    const text = await readFile(path.join(contentDir, name), 'latin1');
    now.set(name, text.replaceAll('\r\n', '\n'));
  }
  const isSame = (files: ReadonlyMap<string, string>) =>
    files.size === now.size &&
    [...files].every(([name, text]) => now.get(name) === Buffer.from(text).toString('latin1'));
  // Run again on another day, it writes the same.
  const [, lastDay] = /^updated: (\S+)$/m.exec(now.get('resume.yaml') ?? '') ?? [];
  const former = lastDay && starterContent(owner, lastDay);
  const isDone =
    Boolean(former && isSame(former)) &&
    [publicDir, DEMOS_DIR].every((folder) => listFiles(folder).length === 0);
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  return { files: (isDone && former) || starterContent(owner, today), isDone };
}

/** @throws InitError if something would be lost */
function refuseLoss() {
  const folders = FOLDERS.filter((folder) => listFiles(folder).length > 0);
  const names = new Intl.ListFormat('en').format(folders.map(shown));
  const files = uncommittedFiles(folders);
  if (!files) {
    throw new InitError(
      `${names} would be replaced, and git can't bring anything back here. Copy what you need, or add --yes.`,
    );
  }
  const [first] = files;
  if (!first) return;
  const [count, have] = files.length === 1 ? ['1 file', 'has'] : [`${files.length} files`, 'have'];
  throw new InitError(
    `${count} in ${names} ${have} changes that aren't committed, such as ${first}. Commit them, or add --yes to lose them.`,
  );
}

async function writeAll(folder: string, files: ReadonlyMap<string, string>) {
  for (const [name, text] of files) {
    const file = path.join(folder, ...name.split('/'));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Checks the files before anything is replaced. @returns the number of samples @throws if they aren't valid */
async function check(files: ReadonlyMap<string, string>): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'init-'));
  const content = path.join(folder, 'content');
  try {
    await writeAll(content, files);
    const { problems, samples } = await checkContent(await loadContent(content, folder));
    if (problems.length > 0) throw new InitError(problems.map(formatProblem).join('\n'));
    return samples.length;
  } finally {
    await rm(folder, REMOVE_OPTIONS);
  }
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(USAGE);
  const { owner, unmapped, losesWork } = await readOwner(args);
  const { files, isDone } = await makeFiles(owner);
  if (!isDone && !losesWork) refuseLoss();
  const samples = await check(files);
  const removed = [publicDir, DEMOS_DIR].filter((folder) => listFiles(folder).length > 0);
  if (!isDone) {
    for (const folder of FOLDERS) await rm(folder, REMOVE_OPTIONS);
    await writeAll(contentDir, files);
  }
  report(owner, { unmapped, samples, isDone, removed });
}

function report(
  { name, projects, lang = 'en' }: KnownOwner,
  {
    unmapped,
    samples,
    isDone,
    removed,
  }: { unmapped: string[]; samples: number; isDone: boolean; removed: string[] },
) {
  console.log(
    isDone
      ? `${shown(contentDir)}/ already belongs to ${name}.`
      : `${shown(contentDir)}/ now belongs to ${name}.`,
  );
  for (const folder of removed) console.log(`Removed ${shown(folder)}/, the former owner's.`);
  if (unmapped.length > 0) {
    console.log(
      "These parts of the résumé were left out. The site has no place for them, or can't read them:",
    );
    for (const field of unmapped) console.log(`  ${field}`);
  }
  const studies =
    projects.length > 0 ? 'Your projects have a case study each' : 'A first case study is begun';
  console.log(
    [
      ...(isEnglish(lang)
        ? []
        : [
            `The site speaks ${lang}. The texts in ${shown(contentDir)}/ are in English: translate them.`,
          ]),
      'Next:',
      '  npm run dev      shows the site at http://localhost:5173, and every change that you save',
      `  npm run check    lists the ${samples} samples to fill in, most of them in ${shown(contentDir)}/site.yaml`,
      `  npm run new -- <slug>    adds a case study. ${studies}, in ${shown(contentDir)}/case-studies/`,
      '  SITE_URL=https://your.site npm run export    makes the site to upload (docs/deploy.md)',
    ].join('\n'),
  );
}

try {
  await main();
} catch (error) {
  if (!(error instanceof InitError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
