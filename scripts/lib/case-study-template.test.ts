import { expect, test } from 'vitest';
import { frontmatterSchema } from 'portfolio-content';
import { readBody } from '../../packages/content/src/text/read-body.ts';
import { readYaml, splitFrontmatter } from '../../packages/content/src/read/read-yaml.ts';
import { caseStudyTemplate, type TemplateFields } from './case-study-template.ts';

function template(given: TemplateFields['given'], uncomment?: RegExp) {
  const written = caseStudyTemplate({
    slug: 'x',
    format: 'mdx',
    given,
    suggested: { title: 'Suggested', desc: 'A suggested description.' },
  });
  const mdx = uncomment
    ? written.replaceAll(/^# (\w+: .*)$/gm, (line, field) => (uncomment.test(field) ? field : line))
    : written;
  return { mdx, ...readYaml(splitFrontmatter(mdx) ?? '', frontmatterSchema, 2) };
}

test('suggested values are samples, given values are not', () => {
  const proposed = template({});
  expect(proposed.problems).toEqual([]);
  expect(proposed.samplePaths.map(([field]) => field)).toEqual(['title', 'desc']);
  const given = template({ title: 'Mine', desc: 'My description.', hue: 200 });
  expect(given.samplePaths).toEqual([]);
  expect(given.data).toMatchObject({ title: 'Mine', desc: 'My description.', hue: 200 });
});

test.each([
  /^(sub|role|outcome|skills|links|hue|lettering|order|draft|card: { kind: screens|logo: { text)/,
  /^(card: { kind: photo|logo: { icon)/,
  /^logo: logo/,
])('the fields in its comments can be used as they are: %s', (fields) => {
  expect(template({}, fields).problems).toEqual([]);
});

test('the body is a comment, which is never published', () => {
  expect(readBody(template({}).mdx).body).toMatchObject({ headings: [], elements: [] });
});
