/**
 * `npm run check`: one line for each mistake in the content, then the samples to replace. `--quiet` prints
 * only mistakes.
 */
import path from 'node:path';
import { styleText } from 'node:util';
import { checkContent } from '../content-check/check-content.ts';
import { formatProblem, type Problem } from '../content-check/problem.ts';

const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');
const quiet = process.argv.includes('--quiet');
const inColour = Boolean(process.stdout.isTTY && process.stderr.isTTY && !process.env.NO_COLOR);

type Style = Parameters<typeof styleText>[0];
const paint = (style: Style, text: string) => (inColour ? styleText(style, text) : text);

/** Formats a problem with its location highlighted. */
function line(problem: Problem, style: Style): string {
  const text = formatProblem(problem);
  const place = text.indexOf(': ');
  return paint(style, text.slice(0, place)) + text.slice(place);
}

const { problems, toFillIn } = await checkContent(contentDir, process.cwd());

if (toFillIn.length > 0 && !quiet) {
  console.log('Still to be filled in:');
  for (const item of toFillIn) console.log(`  ${line(item, 'cyan')}`);
}
for (const problem of problems) console.error(line(problem, 'red'));
if (problems.length > 0) {
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  console.error(paint(['red', 'bold'], `${count} in content.`));
  process.exitCode = 1;
} else if (!quiet) {
  console.log(paint('green', 'Content is valid.'));
}
