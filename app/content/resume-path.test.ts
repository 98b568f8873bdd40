import { expect, test } from 'vitest';
import { resumeFile } from './resume-path.ts';

test.each([
  ['Robin Example', '/robin-example-resume.pdf'],
  ['  Zoë O’Neill-Ångström, Jr. ', '/zoe-o-neill-angstrom-jr-resume.pdf'],
  ['Пётр Чайковский', '/пётр-чайковский-resume.pdf'],
  ['山田 ガク', '/山田-ガク-resume.pdf'],
  ['🙂', '/resume.pdf'],
  [undefined, '/resume.pdf'],
])('the résumé of %s is the file %s', (name, file) => {
  expect(resumeFile(name, 'resume')).toBe(file);
});
