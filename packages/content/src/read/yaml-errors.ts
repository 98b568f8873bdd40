/** Explains errors in the syntax of YAML. */
import type { YAMLError } from 'yaml';
import { codePoint, type Finding } from './problem.ts';

/** @param line of the error in the YAML, from 1 */
export function describeYamlError(
  { code, message, pos }: YAMLError,
  source: string,
  line: number,
): Pick<Finding, 'field' | 'reason'> {
  const [what = ''] = message.split(' at line');
  if (code === 'TAG_RESOLVE_FAILED') {
    const tag = what.replace(/^Unresolved tag: /, '');
    return { field: 'YAML', reason: `tag ${tag} is unknown. Write !sample, or remove it.` };
  }
  if (code === 'DUPLICATE_KEY') {
    const [field = 'YAML'] = /^[^\s:]+/.exec(source.slice(pos[0])) ?? [];
    return { field, reason: 'is written twice. Remove one of the two.' };
  }
  const [missing] = /(?<= end with a )[\]}]$|(?<=^Missing closing )["']/.exec(what) ?? [];
  const fault = missing ? `a closing ${missing} is missing here or before` : what;
  const advice =
    adviceFor(source, line) ?? (missing ? 'Add it.' : 'Check this line and the one before.');
  return { field: 'YAML', reason: `syntax error: ${fault}. ${advice}` };
}

/** What to do about the usual causes of a syntax error. @param line of the error in the YAML, from 1 */
function adviceFor(source: string, line: number): string | undefined {
  const near = source
    .split('\n')
    .slice(Math.max(0, line - 2), line)
    .join('\n');
  const [, oddSpace] = /(?:^|[:-])[ \t]*([^\S \t\r\n])/m.exec(near) ?? [];
  if (oddSpace) return `Write a space in place of ${codePoint(oddSpace)}, which looks like one.`;
  if (/^ *\t/m.test(near)) return 'Indent it with spaces in place of the tab.';
  const special = /^[^{"']*: [^{"']*: /m.test(near) ? ': ' : /\s#/.test(near) ? ' #' : undefined;
  return special && `Write a value that contains "${special}" in quotes.`;
}
