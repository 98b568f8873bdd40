/** A repository that is named without its owner is one of the owner's account. */
import { readRepository } from '../schema/repositories.ts';
import type { Rule } from './rule.ts';

export const repositories: Rule = ({ openSource, site }) => {
  const { file, data, lineOf } = openSource;
  if (!site.data || site.data.githubUser) return [];
  return (data ?? []).flatMap(({ repo }, index) => {
    if (repo === undefined || readRepository(repo)) return [];
    const reason = `is "${repo}" without an owner. Write "owner/${repo}", or add githubUser to ${site.file}.`;
    return [{ file, line: lineOf([index, 'repo']), field: `${index}.repo`, reason }];
  });
};
