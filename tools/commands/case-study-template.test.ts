import { expect, test } from 'vitest';
import { frontmatterSchema } from '../../app/content/schema.ts';
import { readBody } from '../content/text/read-body.ts';
import { readYaml, splitFrontmatter } from '../content/yaml/read-yaml.ts';
import { caseStudyTemplate } from './case-study-template.ts';

const template = (given: { title?: string; desc?: string }) => {
  const mdx = caseStudyTemplate({
    slug: 'x',
    format: 'mdx',
    given,
    suggested: { title: 'Suggested', desc: 'A suggested description.' },
    order: 1,
    color: '#111111',
    textColor: '#ffffff',
    border: '#ffffff',
    logoBorder: '#ffffff',
    typesColor: '#111111',
    widths: [392],
  });
  return { mdx, ...readYaml(splitFrontmatter(mdx) ?? '', frontmatterSchema, 2) };
};

test('suggested values are samples, given values are not', () => {
  const proposed = template({});
  expect(proposed.problems).toEqual([]);
  expect(proposed.samples.map(([field]) => field)).toEqual([
    'title',
    'sub',
    'desc',
    'summary',
    'skills',
  ]);
  expect(proposed.data?.life).toHaveLength(1);
  const given = template({ title: 'Mine', desc: 'My description.' });
  expect(given.samples.map(([field]) => field)).toEqual(['sub', 'summary', 'skills']);
  expect(given.data).toMatchObject({ title: 'Mine', desc: 'My description.' });
});

test('the body is a comment, which is never published', () => {
  expect(readBody(template({}).mdx).body).toMatchObject({ headings: [], elements: [] });
});
