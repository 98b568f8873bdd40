/** Text of labels with what is filled in. Runs in browsers too. */

/** The forms of a label with a number in it, by the categories of `Intl.PluralRules`. */
export type PluralForms = { other: string } & { [Category in Intl.LDMLPluralRule]?: string };

/** Fills in the words in braces: "Open on {site}". */
export const fill = (label: string, values: Readonly<Record<string, string>>): string =>
  label.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);

/** @param lang BCP 47 */
export const isEnglish = (lang: string) => /^en\b/i.test(lang);

/** The form of a label for a number. `Intl` is slow to start, and English doesn't need it. */
export function formFor(forms: PluralForms, count: number, lang: string): string {
  const english = count === 1 ? 'one' : 'other';
  const category = isEnglish(lang) ? english : new Intl.PluralRules(lang).select(count);
  return forms[category] ?? forms.other;
}
