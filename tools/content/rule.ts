import type { Content } from './content.ts';
import type { Problem } from './problem.ts';

/** A check of the whole content folder. */
export type Rule = (content: Content) => Problem[] | Promise<Problem[]>;
