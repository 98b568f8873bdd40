/** `npm run check`: one line for each mistake in the content, then what is still to be filled in. */
import path from 'node:path';
import { checkContent, formatProblem } from '../app/content/check.server.ts';

const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');
const { problems, toFillIn } = await checkContent(contentDir, process.cwd());

for (const problem of problems) console.error(formatProblem(problem));
if (toFillIn.length > 0 && !process.argv.includes('--quiet')) {
  console.log('Still to be filled in:');
  for (const item of toFillIn) console.log(`  ${formatProblem(item)}`);
}
if (problems.length > 0) {
  console.error(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in content.`);
  process.exitCode = 1;
} else if (!process.argv.includes('--quiet')) {
  console.log('Content is valid.');
}
