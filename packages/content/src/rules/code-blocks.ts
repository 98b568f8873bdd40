/** Code blocks name languages that can be highlighted, and use what can follow them. */
import { bundledLanguages, bundledLanguagesAlias } from 'shiki';
import { findInTexts } from '../folder/content.ts';
import { nearest } from '../read/nearest.ts';
import type { Finding } from '../read/problem.ts';
import type { Rule } from './rule.ts';
import { unknownMeta } from '../text/code-blocks.ts';

const PLAIN = ['text', 'txt', 'plain', 'plaintext', 'ansi'];
const known = new Set([
  ...Object.keys(bundledLanguages),
  ...Object.keys(bundledLanguagesAlias),
  ...PLAIN,
]);

export const codeBlocks: Rule = (content) =>
  findInTexts(content, ({ body }) =>
    body.codeBlocks.flatMap(({ language, meta, line }) => {
      const found: Finding[] = [];
      if (language === 'mermaid') {
        const reason =
          'is drawn by GitHub, and shown as code here. Save the diagram as an SVG, and show that.';
        found.push({ line, field: `language "${language}"`, reason });
      } else if (!known.has(language)) {
        const meant = nearest(language, [...known]);
        const advice = meant
          ? `Did you mean ${meant}?`
          : 'Write ```text, or one of https://shiki.style/languages.';
        const reason = `is unknown, so this code is shown without colors. ${advice}`;
        found.push({ line, field: `language "${language}"`, reason });
      }
      const unknown = unknownMeta(meta);
      if (unknown) {
        const reason = `has "${unknown}" after its language, which has no effect. Use title="…", {2,4-6} and lines, or remove it.`;
        found.push({ line, field: 'code block', reason });
      }
      return found;
    }),
  );
