import type { Content } from '../folder/content.ts';
import type { Problem } from '../read/problem.ts';

/** What is found about each item of a list. */
export const findAll = async <Item, Found>(
  items: readonly Item[],
  find: (item: Item) => readonly Found[] | Promise<readonly Found[]>,
): Promise<Found[]> => (await Promise.all(items.map(find))).flat();

/** A check of the whole content folder. */
export type Rule = (content: Content) => Problem[] | Promise<Problem[]>;
