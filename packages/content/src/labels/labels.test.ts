import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fill, formFor } from './fill.ts';
import { BUILT_IN, type Labels, labelsOf, missingLabels, textLabels } from './labels.ts';

const placeholdersIn = (label: string) => label.match(/\{\w+\}/g)?.sort() ?? [];

test.each(Object.entries(BUILT_IN))(
  '%s has the labels of English, with the same words to fill in',
  (_, labels) => {
    expect(Object.keys(labels)).toEqual(Object.keys(en));
    for (const [key, english] of Object.entries(en)) {
      const label = labels[key as keyof Labels];
      if (typeof english !== 'string' || typeof label !== 'string') continue;
      expect(label.trim(), key).toBe(label);
      expect(label, key).not.toBe('');
      expect(placeholdersIn(label), key).toEqual(placeholdersIn(english));
    }
  },
);

test.each(Object.entries(BUILT_IN))('%s has the forms that its numbers need', (lang, { stars }) => {
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
  expect(Object.keys(stars).sort()).toEqual([...pluralCategories].sort());
  expect(stars.other).toContain('{count}');
});

test.each(Object.entries(BUILT_IN))(
  'the names of buttons in %s have what is seen on them',
  (_, labels) => {
    const { copy, copyCode, play, playDemo, pause, pauseDemo } = labels;
    for (const [seen, name] of [
      [copy, copyCode],
      [play, playDemo],
      [pause, pauseDemo],
    ] as const) {
      expect(name.toLowerCase()).toContain(seen.toLowerCase());
    }
  },
);

test('a number decides about the form of its label', () => {
  const { stars } = BUILT_IN.pl as Labels;
  const shown = [1, 3, 5, 22, 25].map((count) =>
    fill(formFor(stars, count, 'pl'), { count: String(count) }),
  );
  expect(shown).toEqual(['1 gwiazdka', '3 gwiazdki', '5 gwiazdek', '22 gwiazdki', '25 gwiazdek']);
});

test('an owner replaces labels, and a language that is not built in has the others in English', () => {
  expect(labelsOf({ lang: 'de-CH', labels: { next: 'Vorwärts' } })).toMatchObject({
    next: 'Vorwärts',
    role: 'Rolle',
  });
  const welsh = { lang: 'cy', labels: { next: 'Nesaf' } };
  expect(labelsOf(welsh)).toMatchObject({ next: 'Nesaf', role: 'Role' });
  expect(missingLabels(welsh)).toHaveLength(Object.keys(en).length - 1);
  expect(missingLabels({ lang: 'de' })).toEqual([]);
});

test('a page in another language has the words of that language in its text', () => {
  const site = { lang: 'de', labels: { note: 'Merke' } };
  expect(textLabels(site, 'fr-CA').note).toBe('Remarque');
  expect(textLabels(site, 'de-AT').note).toBe('Merke');
  expect(textLabels(site, 'cy').note).toBe('Merke');
});
