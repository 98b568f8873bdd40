import { expect, test } from 'vitest';
import { introduceOwner, listIn } from './owner.ts';

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

test('lists have the commas of their language', () => {
  expect(listIn('fr', ['React', 'SVG'])).toBe('React, SVG');
  expect(listIn('ja', ['React', 'SVG'])).toBe('React、SVG');
  expect(listIn('ar', ['React', 'SVG'])).toBe('React، SVG');
});
