/** Content for components: the home layout provides it to every page, and the page to its body. */
import { createContext, useContext } from 'react';
import type { BodyData } from '../content/body-data.ts';
import type { Entry, Profile } from '../content/entry.ts';
import type { Site } from 'portfolio-content/schema';

type Language = {
  /** Of the site (BCP 47). */
  lang: string;
  /** Its direction, if it isn't the default. */
  dir?: 'ltr' | 'rtl' | undefined;
};

type Content = Language & {
  entries: readonly Entry[];
  /** Paths of entries that a public process leaves out. */
  hiddenLinks: readonly string[];
  owner: Pick<Site['owner'], 'name' | 'jobTitle' | 'email'>;
  /** The most important first. */
  profiles: readonly Profile[];
  /** Path of the résumé, if it isn't `RESUME_PATH`. */
  resume?: string;
  /** The sentence that introduces the site. */
  intro: string;
  /** Every skill once, sorted. */
  skills: readonly string[];
};

export const ContentContext = createContext<Content | undefined>(undefined);

/** The entry whose page is shown. */
export const EntryContext = createContext<Entry | undefined>(undefined);

/** @throws outside of the home layout */
export function useContent(): Content {
  const content = useContext(ContentContext);
  if (!content) throw new Error('useContent is used outside of the home layout');
  return content;
}

/** Attributes of what says something in the language of the site around a page in another (WCAG 2.2, 3.1.2). */
export const siteLanguage = (page: Entry | undefined, { lang, dir = 'ltr' }: Language) =>
  page?.lang ? { lang, dir } : undefined;

/** The data of the open body, for its components. */
export const BodyDataContext = createContext<Partial<BodyData>>({});

/** Empty in the preview, after an edit has added the first component that shows such data, until the data arrives. */
export const useBodyData = () => useContext(BodyDataContext);
