/** `npm run new`: a new case study, whose card the build draws. */
import './lib/disk-errors.ts';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import {
  checkContent,
  formatProblem,
  isReserved,
  loadContent,
  openContent,
  SLUG,
  SLUG_LETTERS,
  slugFor,
} from 'portfolio-content';
import { isEnglish } from 'portfolio-content/schema';
import { caseStudyTemplate } from './lib/case-study-template.ts';
import { takeOver } from './new/take-over.ts';
import { UsageError } from './new/usage-error.ts';

const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');
const studies = path.join(contentDir, 'case-studies');
const shown = (file: string) => path.relative('.', file).split(path.sep).join('/');

const USAGE = `Usage: npm run new -- <slug> [options]

  --title "Paper Boats"   its name; prompted for in a terminal
  --desc "Fold a boat."   the line on the card; prompted for in a terminal
  --hue 210               degrees on the color wheel: 0 red, 60 yellow, 120 green, 210 blue
  --md                    plain Markdown, as on GitHub, in place of MDX
  --from notes.md         text, fields and pictures of a Markdown file, such as a README, a post of Jekyll, Hugo or Astro,
                          or an export of Notion or Obsidian; lists what it leaves out`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        desc: { type: 'string' },
        hue: { type: 'string' },
        md: { type: 'boolean' },
        from: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    return { ...values, slug: positionals[0], more: positionals[1] };
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

function checkSlug(slug: string | undefined): asserts slug is string {
  if (!slug) throw new UsageError('The slug is missing. Usage: npm run new -- paper-boats');
  if (!SLUG.test(slug)) {
    throw new UsageError(
      `"${slug}" is an invalid slug. Use ${SLUG_LETTERS}, such as ${slugFor(slug, new Set())}.`,
    );
  }
  if (isReserved(slug)) {
    throw new UsageError(`"${slug}" is reserved for the site itself. Choose another slug.`);
  }
  const files = [`${slug}.mdx`, `${slug}.md`].map((name) => path.join(studies, name));
  const taken = files.find((file) => existsSync(file));
  if (taken) {
    throw new UsageError(
      `${shown(taken)} already exists. Open it to edit it, or choose another slug.`,
    );
  }
}

/** "paper-boats" -> "Paper Boats" */
const titleOf = (slug: string) =>
  slug.replaceAll(
    /(^|-)(\w)/g,
    (_match, dash, letter: string) => `${dash ? ' ' : ''}${letter.toUpperCase()}`,
  );

/** In a language other than English, the description is only begun. */
async function suggest(slug: string) {
  const title = titleOf(slug);
  const { data } = await openContent(contentDir, process.cwd()).yaml('site.yaml');
  const inEnglish = isEnglish(data?.lang ?? 'en');
  return { title, desc: inEnglish ? `What ${title} is, and what people do with it.` : `${title}…` };
}
type Suggested = Awaited<ReturnType<typeof suggest>>;

/** What the command line says. */
type Given = { title?: string; desc?: string; hue?: number };

/** Prompts for missing values in a terminal. */
async function ask(suggested: Suggested, given: Given) {
  const all = { ...given };
  if (!process.stdin.isTTY || !process.stdout.isTTY) return all;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const [field, question] of [
    ['title', 'Title'],
    ['desc', 'Description on the card'],
  ] as const) {
    if (given[field]) continue;
    const answer = await terminal.question(`${question} (${suggested[field]}): `);
    if (answer.trim()) all[field] = answer.trim();
  }
  terminal.close();
  return all;
}

function readHue(hue: string | undefined): number | undefined {
  if (hue === undefined) return undefined;
  const degrees = hue.trim() === '' ? Number.NaN : Number(hue);
  if (degrees >= 0 && degrees <= 359) return degrees;
  throw new UsageError(`--hue is "${hue}". It must be a number from 0 to 359.`);
}

/** @returns what to tell the owner */
async function createEmpty(slug: string, format: 'md' | 'mdx', suggested: Suggested, given: Given) {
  const file = path.join(studies, `${slug}.${format}`);
  await mkdir(studies, { recursive: true });
  const text = caseStudyTemplate({ slug, format, given, suggested });
  await writeFile(file, text, { flag: 'wx' });
  return `${shown(file)}\nNext: run "npm run dev", open /${slug}, and write. Choose its card at /_cards/${slug}. Comments in the file say what both can have.`;
}

async function createFrom(slug: string, from: string, suggested: Suggested, given: Given) {
  const { file, pictures, notices } = await takeOver({
    slug,
    from,
    given,
    suggested,
    contentDir,
  });
  const content = await loadContent(contentDir, process.cwd());
  const studies = content.studies.filter((study) => study.slug === slug);
  const { problems } = await checkContent({ ...content, studies });
  return [
    shown(file),
    ...pictures.map(shown),
    ...notices,
    ...problems.filter((problem) => problem.file === shown(file)).map(formatProblem),
    `Next: run "npm run dev", open /${slug}, and read it. Choose its card at /_cards/${slug}.`,
  ].join('\n');
}

async function main(): Promise<void> {
  const { slug, more, hue: requestedHue, title, desc, md, from, help } = readArguments();
  if (help) return console.log(USAGE);
  if (more) throw new UsageError(`Expected one slug, got two. Remove "${more}".`);
  checkSlug(slug);
  const hue = readHue(requestedHue);
  const given = {
    ...(title && { title }),
    ...(desc && { desc }),
    ...(hue !== undefined && { hue }),
  };
  const suggested = await suggest(slug);
  console.log(
    from === undefined
      ? await createEmpty(slug, md ? 'md' : 'mdx', suggested, await ask(suggested, given))
      : await createFrom(slug, from, suggested, given),
  );
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
