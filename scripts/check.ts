/**
 * `npm run check`: one line for each sample, each warning and each error in the content.
 * `--quiet` prints only errors.
 */
import path from 'node:path';
import { styleText } from 'node:util';
import {
  checkContent,
  formatProblem,
  listWarnings,
  loadContent,
  type Problem,
} from 'portfolio-content';
import { countSamples } from '../server/describe-samples.ts';

const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');
const quiet = process.argv.includes('--quiet');
const inColor = Boolean(process.stdout.isTTY && process.stderr.isTTY && !process.env.NO_COLOR);

type Style = Parameters<typeof styleText>[0];
const paint = (style: Style, text: string) => (inColor ? styleText(style, text) : text);

/** Formats a problem with its location highlighted. */
function line(problem: Problem, style: Style): string {
  const text = formatProblem(problem);
  const place = text.indexOf(': ');
  return paint(style, text.slice(0, place)) + text.slice(place);
}

const content = await loadContent(contentDir, process.cwd());
const { problems, drafts, samples, unknownUrls } = await checkContent(content);
const warnings = quiet ? [] : await listWarnings(content);

/** Lists findings under a heading. */
function list(heading: string, findings: readonly Problem[]) {
  if (findings.length === 0 || quiet) return;
  console.log(heading);
  for (const finding of findings) console.log(`  ${line(finding, 'cyan')}`);
}

list('Samples, visible only to you:', samples);
list('Drafts, visible only to you:', drafts);
list('Links without a URL:', unknownUrls);
for (const warning of warnings) console.log(`Warning: ${line(warning, 'yellow')}`);
for (const problem of problems) console.error(line(problem, 'red'));
if (problems.length > 0) {
  const count = `${problems.length} ${problems.length === 1 ? 'error' : 'errors'}`;
  console.error(paint(['red', 'bold'], `${count} in content.`));
  process.exitCode = 1;
} else if (!quiet) {
  const left = samples.length > 0 ? ` ${countSamples(samples.length)}` : '';
  console.log(paint('green', `No errors.${left}`));
}
