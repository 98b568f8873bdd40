import { spawnSync } from 'node:child_process';

export class ProgramMissing extends Error {}

/**
 * Path of a program in PATH.
 * @param names of the program; the first that is found counts
 * @param debianPackage that has the program, for the message
 * @throws ProgramMissing
 */
export function findProgram(names: readonly string[], debianPackage: string): string {
  const { stdout } = spawnSync('which', names, { encoding: 'utf8' });
  const [program] = stdout.split('\n');
  if (program) return program;
  throw new ProgramMissing(
    `${names.join(' or ')} not found. On Debian: apt-get install ${debianPackage}`,
  );
}
