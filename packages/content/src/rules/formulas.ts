/** Formulas can be drawn. */
import { findInTexts } from '../folder/content.ts';
import type { Rule } from './rule.ts';
import { reasonAgainstFormula } from '../text/formulas.ts';

export const formulas: Rule = (content) =>
  findInTexts(content, ({ body }) =>
    body.formulas.flatMap(({ source, line }) => {
      const reason = reasonAgainstFormula(source);
      if (reason === undefined) return [];
      return [
        { line, field: 'formula', reason: `can’t be drawn: ${reason}. Fix its LaTeX notation.` },
      ];
    }),
  );
