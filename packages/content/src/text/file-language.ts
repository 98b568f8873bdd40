/** The language of a text, for the words that the build adds to it. */
import type { VFile } from 'vfile';
import { en } from '../labels/en.ts';
import type { Labels } from '../labels/labels.ts';

export type Language = {
  /** BCP 47. */
  lang: string;
  labels: Labels;
};

declare module 'vfile' {
  interface DataMap {
    language: Language;
  }
}

export const ENGLISH: Language = { lang: 'en', labels: en };

/** English unless another plugin has set it (packages/content/src/vite/set-language.ts). */
export const languageOf = ({ data }: VFile): Language => data.language ?? ENGLISH;
