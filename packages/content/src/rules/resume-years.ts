/** The résumé and the case studies give the same years for the same work, where both give any. */
import { validStudies } from '../folder/content.ts';
import type { Rule } from './rule.ts';

export const resumeYears: Rule = (content) => {
  const { file, data: resume, lineOf } = content.resume;
  if (!resume) return [];
  const studies = validStudies(content);
  return (['experience', 'projects'] as const).flatMap((part) =>
    resume[part].flatMap(({ title, years }, index) => {
      const study = studies.find(({ data }) => data.title === title);
      const { sub } = study?.data ?? {};
      if (!study || !years || !sub || sub === years) return [];
      const reason = `is "${years}", but ${study.file} says "${sub}". Use the same years in both.`;
      const line = lineOf([part, index, 'years']);
      return [{ file, line, field: `${part}.${index}.years`, reason }];
    }),
  );
};
