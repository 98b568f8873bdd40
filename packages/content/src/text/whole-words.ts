/**
 * Rehype plugin: marks words with a Latin letter that a typeface lacks. The word is then in the fallback as a whole, because
 * one letter in another face looks like a mistake.
 */
import type { ElementContent, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { boundsOf, MISSING } from '../schema/faces.ts';
import { type AnyElement, nameOf } from './any-element.ts';

const missing = boundsOf(MISSING)
  .map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`)
  .join('');
/** Captured, so that `split` keeps the words. */
const WORD = new RegExp(`(\\S*[${missing}]\\S*)`, 'u');

/** Elements whose letters are in faces of the system, or drawn. */
const OTHER_FACES = /^(code|pre|samp|math|svg|CodeBlock|option|textarea)$/;

export const rehypeWholeWords = () => (tree: Root) =>
  visit(tree, (node, index, parent) => {
    if (OTHER_FACES.test(nameOf(node as AnyElement))) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    // Typefaces have few marks, but most letters that are composed with them.
    const composed = node.value.normalize('NFC');
    if (!WORD.test(composed)) return undefined;
    const parts = composed.split(WORD).map((value, at): ElementContent => {
      const text: Text = { type: 'text', value };
      if (at % 2 === 0) return text;
      const properties = { dataWholeWord: '' };
      return { type: 'element', tagName: 'span', properties, children: [text] };
    });
    const kept = parts.filter((part) => part.type !== 'text' || part.value);
    parent.children.splice(index, 1, ...(kept as never[]));
    return [SKIP, index + kept.length];
  });
