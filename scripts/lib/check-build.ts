/**
 * A step of `npm run build`: one line for each error in the content, so that the build ends without a stack trace, or else
 * how many samples are left. `--quiet` prints only errors.
 */
import path from 'node:path';
import { checkContent, formatProblem, loadContent } from 'portfolio-content';
import { describeSamples } from '../../server/describe-samples.ts';

const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');
const { problems, samples } = await checkContent(await loadContent(contentDir, process.cwd()));
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) process.exitCode = 1;
else if (samples.length > 0 && !process.argv.includes('--quiet')) {
  console.error(describeSamples(samples.length));
}
