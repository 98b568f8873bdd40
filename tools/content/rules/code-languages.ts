/** Code blocks name languages that can be highlighted. */
import { bundledLanguages, bundledLanguagesAlias } from 'shiki';
import { findInTexts } from '../content.ts';
import type { Rule } from '../rule.ts';

const PLAIN = ['text', 'txt', 'plain', 'plaintext', 'ansi'];
const known = new Set([
  ...Object.keys(bundledLanguages),
  ...Object.keys(bundledLanguagesAlias),
  ...PLAIN,
]);

export const codeLanguages: Rule = (content) =>
  findInTexts(content, ({ body }) =>
    body.codeLanguages.flatMap(({ language, line }) =>
      known.has(language.toLowerCase())
        ? []
        : [
            {
              line,
              field: `language "${language}"`,
              reason:
                'is unknown, so this code is shown without colors. Write ```text, or one of https://shiki.style/languages.',
            },
          ],
    ),
  );
