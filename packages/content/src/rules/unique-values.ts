/** Positions in the published list, paths, keys, and the links of a case study are unique. */
import { type Content, type ValidStudy, validStudies } from '../folder/content.ts';
import type { Problem } from '../read/problem.ts';
import type { Rule } from './rule.ts';

export const uniqueValues: Rule = (content) => [
  ...repeatedInStudies(content, 'order'),
  ...repeatedInStudies(content, 'link'),
  ...repeatedLinks(content),
  ...repeatedKeys(content.openSource),
  ...repeatedKeys(content.talks),
];

function repeatedInStudies(content: Content, field: 'order' | 'link'): Problem[] {
  const takenBy = new Map<unknown, ValidStudy>();
  return validStudies(content).flatMap((study) => {
    const { file, slug, data, versions, lineOf } = study;
    // What has no card is in no list, and a draft is in none of the published site.
    if (field === 'order' && (data.excludeFromList || !versions?.public)) return [];
    const value = data[field];
    const other = takenBy.get(value);
    takenBy.set(value, study);
    // Two files of one name are reported as such.
    if (!other || other.slug === slug) return [];
    const example = field === 'order' ? `, such as ${data.order + 0.5}` : '';
    const reason = `${value} is taken by ${other.file}. Choose another${example}.`;
    return [{ file, line: lineOf([field]), field, reason }];
  });
}

function repeatedLinks(content: Content): Problem[] {
  return validStudies(content).flatMap(({ file, data, lineOf }) => {
    const hrefs = data.links.map(({ href }) => href);
    return hrefs.flatMap((href, index) => {
      if (!href || hrefs.indexOf(href) === index) return [];
      const reason = `"${href}" is a duplicate. Remove one of the links.`;
      const line = lineOf(['links', index, 'href']);
      return [{ file, line, field: `links.${index}.href`, reason }];
    });
  });
}

function repeatedKeys({ file, data, lineOf }: Content['openSource'] | Content['talks']): Problem[] {
  const keys = data?.map(({ key }) => key) ?? [];
  return keys.flatMap((key, index) => {
    if (keys.indexOf(key) === index) return [];
    const reason = `"${key}" is a duplicate. Choose another.`;
    return [{ file, line: lineOf([index, 'key']), field: `${index}.key`, reason }];
  });
}
