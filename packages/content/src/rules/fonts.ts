/** The families in `theme.fonts` are installed. */
import { openFamily } from '../fonts/family.ts';
import type { Rule } from './rule.ts';

export const fonts: Rule = ({ site: { file, data, lineOf } }) =>
  Object.entries(data?.theme.fonts ?? {}).flatMap(([use, family]) => {
    if (openFamily(family)) return [];
    const reason = `is "${family}", which isn’t installed. Run "npm install --save-exact @fontsource/${family}".`;
    return [{ file, line: lineOf(['theme', 'fonts', use]), field: `theme.fonts.${use}`, reason }];
  });
