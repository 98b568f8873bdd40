/** The résumé and the case studies give the same years for the same work. */
import { validStudies } from '../content.ts';
import type { Rule } from '../rule.ts';

export const resumeYears: Rule = (content) => {
  const { file, data: resume, lineOf } = content.resume;
  if (!resume) return [];
  const studies = validStudies(content);
  return (['experience', 'projects'] as const).flatMap((part) =>
    resume[part].flatMap(({ title, years }, index) => {
      const study = studies.find(({ data }) => data.title === title);
      if (!study || !years || study.data.sub === years) return [];
      const reason = `is "${years}", but ${study.file} says "${study.data.sub}". Use the same years in both.`;
      const line = lineOf([part, index, 'years']);
      return [{ file, line, field: `${part}.${index}.years`, reason }];
    }),
  );
};
