/** The path of a case study is its file name, and isn't a path of the site itself. */
import { isReserved } from '../read/reserved-paths.ts';
import { validStudies } from '../folder/content.ts';
import type { Rule } from './rule.ts';

export const slugs: Rule = (content) =>
  validStudies(content).flatMap(({ file, slug, data, lineOf }) => {
    const place = { file, line: lineOf(['link']), field: 'link' };
    if (isReserved(slug)) {
      return [{ ...place, reason: `"/${slug}" is reserved for the site itself. Rename the file.` }];
    }
    if (data.link === `/${slug}`) return [];
    const reason = `is "${data.link}". It must be "/${slug}", like the file name.`;
    return [{ ...place, reason }];
  });
