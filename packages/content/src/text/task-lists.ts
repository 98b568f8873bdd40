/**
 * Rehype plugin: the boxes of a task list are pictures with a name. As the form controls that they are in GitHub's HTML,
 * they would do nothing, and their name would be missing (WCAG 2.2, 4.1.2).
 */
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { languageOf } from './file-language.ts';

export const rehypeTaskLists = () => (tree: Root, file: VFile) => {
  const { labels } = languageOf(file);
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'input' || node.properties.type !== 'checkbox') return;
    const isDone = Boolean(node.properties.checked);
    node.tagName = 'span';
    node.properties = {
      role: 'img',
      ariaLabel: isDone ? labels.done : labels.notDone,
      dataTask: isDone ? 'done' : 'open',
    };
  });
};
