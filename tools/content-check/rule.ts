import type { Content } from './load-content.ts';
import type { Problem } from './problem.ts';

/** One thing that content must fulfill, checked for the whole folder. */
export type Rule = (content: Content) => Problem[] | Promise<Problem[]>;
