/** The path of a case study is its file name, and neither it nor a former one is another path of the site. */
import { isReserved } from '../read/reserved-paths.ts';
import { validStudies } from '../folder/content.ts';
import type { Rule } from './rule.ts';

export const aliases: Rule = (content) => {
  const taken = new Map(validStudies(content).map(({ data, file }) => [data.link, file]));
  return validStudies(content).flatMap(({ file, data, lineOf }) =>
    data.aliases.flatMap((alias, index) => {
      const owner = isReserved(alias.slice(1)) ? 'the site itself' : taken.get(alias);
      taken.set(alias, file);
      if (!owner) return [];
      const field = `aliases.${index}`;
      const reason = `${alias} is taken by ${owner}. Remove it.`;
      return [{ file, line: lineOf(['aliases', index]), field, reason }];
    }),
  );
};

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
