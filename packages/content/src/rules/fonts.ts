/** The families in `theme.fonts` are installed. */
import { openFamily } from '../fonts/family.ts';
import type { Rule } from './rule.ts';

export const fonts: Rule = ({ site: { file, data, lineOf } }) =>
  Object.entries(data?.theme.fonts ?? {}).flatMap(([use, family]) => {
    const found = openFamily(family);
    if (found?.subsets.includes('latin')) return [];
    const reason = found
      ? `is "${family}", which has no Latin letters. Name another family.`
      : `is "${family}", which isn’t installed. Run "npm install --save-exact @fontsource/${family}".`;
    return [{ file, line: lineOf(['theme', 'fonts', use]), field: `theme.fonts.${use}`, reason }];
  });
