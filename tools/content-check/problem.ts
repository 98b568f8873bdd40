/** A problem in the content, and the one format in which it is reported. */

export type Problem = {
  /** Path from the project's root, such as "content/case-studies/about.mdx". */
  file: string;
  /** Counted from 1; 1 for a file as a whole. */
  line: number;
  /** Counted from 1, where the place within the line matters. */
  column?: number;
  /** Field or element, such as "color", "owner.email" or "<Image>". */
  field: string;
  /** What is wrong, then "; " and what to do. */
  reason: string;
};

/** A problem in a file that the reader knows already. */
export type Finding = Omit<Problem, 'file'>;

/** `path:line: field: what is wrong; what to do` */
export const formatProblem = ({ file, line, column, field, reason }: Problem) =>
  `${[file, line, column].filter((part) => part !== undefined).join(':')}: ${field}: ${reason}`;

/** By file, then from top to bottom. */
export const compareProblems = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0);

/** That a file couldn't be checked, because the check itself has failed on it. */
export function describeFailure(error: unknown): string {
  const [message] = String((error as Error).message).split('\n');
  return `cannot be checked: ${message}; undo the last change`;
}

/** Why a file couldn't be read, and what to do. */
export function describeReadError(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'is missing; restore it';
  if (code === 'EISDIR') return 'is a folder; rename it, or put a file in its place';
  if (code === 'EACCES') return 'cannot be read: permission denied; change its permissions';
  return `cannot be read: ${code ?? message}; replace it`;
}
