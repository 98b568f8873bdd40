/**
 * Rehype plugin: the boxes of a task list are pictures with a name. As the form controls that they are in GitHub's HTML,
 * they would do nothing, and their name would be missing (WCAG 2.2, 4.1.2).
 */
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

export const rehypeTaskLists = () => (tree: Root) =>
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'input' || node.properties.type !== 'checkbox') return;
    const isDone = Boolean(node.properties.checked);
    node.tagName = 'span';
    node.properties = {
      role: 'img',
      ariaLabel: isDone ? 'Done' : 'Not done',
      dataTask: isDone ? 'done' : 'open',
    };
  });
