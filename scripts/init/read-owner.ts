/** Who the new owner is, as the command line and their résumé say. */
import { readFile } from 'node:fs/promises';
import { readJsonResume, type ReadResume } from './json-resume.ts';
import { readOptions } from './options.ts';
import { ownerData } from './owner-data.ts';
import type { KnownOwner } from './starter-content.ts';

/** What is wrong, one line each. */
export class InitError extends Error {}

async function readResume(file: string): Promise<ReadResume> {
  const problem = (text: string) => ({ data: undefined, problems: [text], unmapped: [] });
  try {
    return readJsonResume(await readFile(file, 'utf8'), file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return problem(
      code === 'ENOENT'
        ? `--resume ${file} not found. Check the path.`
        : `--resume ${file} cannot be read: ${code ?? message}. Name a JSON file.`,
    );
  }
}

/** @throws InitError with a line for each problem, of the command line and of the résumé */
export async function readOwner(args: string[]) {
  const { options, problems } = readOptions(args);
  const resume = options.resume
    ? await readResume(options.resume)
    : readJsonResume('{}', 'resume.json');
  problems.push(...resume.problems);
  const owner = resume.data && ownerData(options, resume.data);
  // Missing in a résumé that can't be read isn't missing.
  const wasGiven = (name: string) => args.some((arg) => arg.split('=')[0] === `--${name}`);
  if (owner && !owner.name && !wasGiven('name')) {
    problems.push('--name is missing. Write your name, such as --name "Robin Example".');
  }
  if (owner && !owner.role && !wasGiven('role')) {
    problems.push('--role is missing. Say what you do, such as --role "Product engineer".');
  }
  if (problems.length > 0 || !owner?.name || !owner.role) throw new InitError(problems.join('\n'));
  const known: KnownOwner = { ...owner, name: owner.name, role: owner.role };
  return { owner: known, unmapped: resume.unmapped, losesWork: options.yes };
}
