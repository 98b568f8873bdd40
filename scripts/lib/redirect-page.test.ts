import { expect, test } from 'vitest';
import { redirectPage } from './redirect-page.ts';

test('a page that leads to another one is in the language of the site', () => {
  const page = redirectPage('/lebenslauf.pdf', { lang: 'de', title: 'CV <PDF>' });
  expect(page).toMatch(/^<!doctype html><html lang="de" /);
  expect(page).toContain('<a href="/lebenslauf.pdf">CV &lt;PDF></a>');
});
