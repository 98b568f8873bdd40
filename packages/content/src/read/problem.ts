/** A problem in the content, and its format in reports. */

export type Problem = {
  /** Path from the project's root, such as "content/case-studies/about.mdx". */
  file: string;
  /** Counted from 1; 1 for a file as a whole. */
  line: number;
  /** Counted from 1; set where the place within the line matters. */
  column?: number;
  /** Field or element, such as "color", "owner.email" or "<Image>". */
  field: string;
  /** Continues a sentence that starts with the field: what is wrong. Then, as sentences of their own, what to do. */
  reason: string;
};

/** A problem without its file. */
export type Finding = Omit<Problem, 'file'>;

/** `path:line: field is wrong. Fix it.` */
export const formatProblem = ({ file, line, column, field, reason }: Problem) =>
  `${[file, line, column].filter((part) => part !== undefined).join(':')}: ${field} ${reason}`;

export const problemsError = (problems: readonly Problem[]) =>
  new Error(problems.map(formatProblem).join('\n'));

/** Orders problems by file, then by line. */
export const compareProblems = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0);

/** The reason of a problem whose cause is an error in the check itself. */
export function describeFailure(error: unknown): string {
  const [message] = String((error as Error).message).split('\n');
  return `cannot be checked: ${message}. Undo the last change.`;
}

/** The reason why a file couldn't be read, and the fix. */
export function describeReadError(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'is missing. Restore it.';
  if (code === 'EISDIR') return 'is a folder. Rename it, or put a file in its place.';
  if (code === 'EACCES') return 'cannot be read: permission denied. Change its permissions.';
  return `cannot be read: ${code ?? message}. Replace it.`;
}

/** A code point as Unicode writes it. @returns such as "U+00A0" */
export const codePoint = (character: string) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
