/** Each skill of a page of type About is in exactly one group, or it would be missing on the page. */
import { validStudies } from '../folder/content.ts';
import type { Rule } from './rule.ts';

export const skillGroups: Rule = (content) => {
  const { file: siteFile, data: site } = content.site;
  if (!site || site.skillGroups.length === 0) return [];
  const about = validStudies(content).filter(({ data }) => data.types.includes('About'));
  return about.flatMap(({ file, data, lineOf }) =>
    data.skills.flatMap((skill, index) => {
      const groups = site.skillGroups.filter(({ skills }) => skills.includes(skill));
      if (groups.length === 1) return [];
      const reason =
        groups.length === 0
          ? `"${skill}" is in no group. Add it to one of the skillGroups in ${siteFile}.`
          : `"${skill}" is in the groups ${groups.map(({ group }) => `"${group}"`).join(' and ')} of ${siteFile}. Keep one.`;
      return [{ file, line: lineOf(['skills', index]), field: `skills.${index}`, reason }];
    }),
  );
};
