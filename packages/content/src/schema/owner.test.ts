import { expect, test } from 'vitest';
import { commaIn, introduceOwner, resumeFile } from './owner.ts';

test('after a name, only a job title that is otherwise lowercase begins with a lowercase letter', () => {
  const introduced = (jobTitle: string) => introduceOwner({ name: 'Ines Moreau', jobTitle }, 'en');
  expect(introduced('Frontend software engineer')).toBe('Ines Moreau, frontend software engineer');
  expect(introduced('Éditrice')).toBe('Ines Moreau, éditrice');
  for (const jobTitle of [
    'Senior Software Engineer & UX Engineer',
    'Designer at Acme',
    'UX engineer',
    'iOS developer',
    '3D artist',
  ]) {
    expect(introduced(jobTitle)).toBe(`Ines Moreau, ${jobTitle}`);
  }
});

test('a job title alone is unchanged', () => {
  expect(introduceOwner({ jobTitle: 'Frontend software engineer' }, 'en')).toBe(
    'Frontend software engineer',
  );
});

test.each([
  ['fr', ', '],
  ['ja', '、'],
  ['ar', '، '],
])('the comma of a list in %s', (lang, comma) => {
  expect(commaIn(lang)).toBe(comma);
});

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
