/**
 * Rehype plugin: marks words with a Latin letter that a typeface lacks. The word is then in the fallback as a whole, because
 * one letter in another face looks like a mistake.
 */
import type { ElementContent, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type AnyElement, nameOf } from './any-element.ts';

/** A word with one of the letters. Captured, so that `split` keeps the words. */
const wordWith = (letters: string) => new RegExp(`(\\S*[${letters}]\\S*)`, 'u');

/** Elements whose letters are in faces of the system, or drawn. */
const OTHER_FACES = /^(code|pre|samp|math|svg|CodeBlock|option|textarea)$/;

/** The letters are in `file.data.missingLetters`. */
export const rehypeWholeWords =
  () =>
  (tree: Root, { data }: VFile) => {
    const { missingLetters } = data;
    if (typeof missingLetters !== 'string' || !missingLetters) return;
    const word = wordWith(missingLetters);
    visit(tree, (node, index, parent) => {
      if (OTHER_FACES.test(nameOf(node as AnyElement))) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      // Typefaces have few marks, but most letters that are composed with them.
      const composed = node.value.normalize('NFC');
      if (!word.test(composed)) return undefined;
      const parts = composed.split(word).map((value, at): ElementContent => {
        const text: Text = { type: 'text', value };
        if (at % 2 === 0) return text;
        const properties = { dataWholeWord: '' };
        return { type: 'element', tagName: 'span', properties, children: [text] };
      });
      const kept = parts.filter((part) => part.type !== 'text' || part.value);
      parent.children.splice(index, 1, ...(kept as never[]));
      return [SKIP, index + kept.length];
    });
  };
