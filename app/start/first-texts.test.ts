import { expect, test } from 'vitest';
import labels from 'virtual:labels';
import { firstTexts } from './first-texts.ts';

test('the page for unknown paths is in its own words, not in those of the cards', () => {
  const home = { owner: { name: 'Åsa', jobTitle: 'Tischlerin' }, entries: [] };
  expect(firstTexts('/', home)['headings 600']).toEqual(['Åsa']);
  expect(firstTexts('/nowhere', home)).toEqual({
    'headings 600': [labels.unexpectedError, labels.noSuchPage],
    'text 400': [labels.statusNotFound],
    'text 700': [labels.backToHomepage],
  });
});
