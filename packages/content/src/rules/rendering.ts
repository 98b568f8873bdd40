/** Texts can be rendered. */
import { isMarkdown } from '../read/slug.ts';
import type { Problem } from '../read/problem.ts';
import { renderBodies } from '../text/render-bodies.ts';
import type { Rule } from './rule.ts';
import { code } from './code.ts';
import { components } from './components.ts';
import { html } from './html.ts';

/** Rules that report what would fail first. */
const FIRST: readonly Rule[] = [code, components, html];

export const rendering: Rule = async (content) => {
  const found = await Promise.all(FIRST.map((rule) => rule(content)));
  const reported = new Set(found.flat().map(({ file }) => file));
  const texts = content.studies.flatMap(({ file, body }) =>
    // Plain Markdown has no code. The modules that a text imports aren't run here.
    body && !isMarkdown(file) && !body.code.hasImports && !reported.has(file)
      ? [{ file, body }]
      : [],
  );
  const errors = await renderBodies(texts.map(({ body }) => body.source));
  return texts.flatMap(({ file, body }, index): Problem[] => {
    const error = errors[index];
    if (!error) return [];
    const line = error.line ?? body.code.suspectLine ?? 1;
    const message = error.message.replace(/\.$/, '');
    const reason = `can’t be rendered: ${message}. Fix the code; to show braces as text, write \\{.`;
    return [{ file, line, field: 'text', reason }];
  });
};
