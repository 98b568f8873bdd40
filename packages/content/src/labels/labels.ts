/** What the site says to visitors, in the language of its owner. */
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { PluralForms } from './fill.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

export type LabelKey = keyof typeof en;
export type Labels = {
  [Key in LabelKey]: (typeof en)[Key] extends string ? string : PluralForms;
};
/** The labels that an owner replaces, from site.yaml. */
export type OwnLabels = { [Key in LabelKey]?: Labels[Key] | undefined };

/** By language, ISO 639. */
export const BUILT_IN: Readonly<Record<string, Labels>> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  ja,
  ar,
};

const languageOf = (lang: string) => new Intl.Locale(lang).language;

/** Whether the site speaks a language without the owner's labels. */
export const isBuiltIn = (lang: string): boolean => languageOf(lang) in BUILT_IN;

type Site = { lang: string; labels?: OwnLabels | undefined };

/** The labels of a site: in English, what neither its language nor its owner has. */
export const labelsOf = ({ lang, labels }: Site): Labels =>
  ({ ...(BUILT_IN[languageOf(lang)] ?? en), ...labels }) as Labels;

/** The labels in the text of a page with a language of its own: the site's, if that isn't built in. */
export function textLabels(site: Site, lang = site.lang): Labels {
  const isSame = languageOf(lang) === languageOf(site.lang);
  return (isSame ? undefined : BUILT_IN[languageOf(lang)]) ?? labelsOf(site);
}

/** The labels that are in English although the site isn't. */
export const missingLabels = ({ lang, labels = {} }: Site): string[] =>
  isBuiltIn(lang) ? [] : Object.keys(en).filter((key) => !(key in labels));
