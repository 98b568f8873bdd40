import { expect, test } from 'vitest';
import { readChanges } from './last-changes.ts';

const log = `\t2026-03-02T10:00:00+00:00

content/case-studies/fold.mdx
content/site.yaml
\t2026-02-01T10:00:00+00:00

content/media/cut/one.jpg
content/case-studies/fold.mdx
`;

test('the last change of a case study includes its pictures', () => {
  expect(readChanges(log, '')).toEqual({
    fold: '2026-03-02T10:00:00+00:00',
    cut: '2026-02-01T10:00:00+00:00',
  });
});

test('an uncommitted file has no last change', () => {
  expect(
    readChanges(log, ' M content/case-studies/fold.mdx\n?? content/media/new/a.jpg\n'),
  ).toEqual({
    cut: '2026-02-01T10:00:00+00:00',
  });
});
