/** Links to files of a case study: pictures open, other files are saved. Styles: app/case-study/mdx/downloads.css.ts. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { ENGLISH, type Language } from '../text/file-language.ts';
import type { NamedFile } from './media-uses.ts';

/** Extensions whose kind visitors know by another name. */
const kindsIn = ({ labels: { archive, plainText } }: Language): Record<string, string> => ({
  gz: archive,
  htm: 'HTML',
  jpeg: 'JPEG',
  jpg: 'JPEG',
  md: 'Markdown',
  tar: archive,
  tgz: archive,
  txt: plainText,
});

/** What a file is, for visitors: "PDF, 1.2 MB". @param bytes its size */
export function describeFile(name: string, bytes: number, language = ENGLISH): string {
  const ending = path.extname(name).slice(1);
  const kind = kindsIn(language)[ending.toLowerCase()] ?? ending.toUpperCase();
  return [kind, formatBytes(bytes, language.lang)].filter(Boolean).join(', ');
}

/** In the units of file managers: 1 kB is 1,000 bytes. */
export function formatBytes(bytes: number, lang = 'en'): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumSignificantDigits: value < 100 ? 2 : 3,
  }).format(value);
}

/**
 * Attributes of a link to a file, besides its URL, and what is shown after its text.
 * @param options.contentDir folder that holds `media/`
 * @param options.language of the text
 * @param options.isAlone whether its paragraph has nothing else
 */
export function describeLink(
  { folder, name, role }: NamedFile,
  options: { contentDir: string; isAlone: boolean; language: Language },
) {
  const { contentDir, isAlone, language } = options;
  if (role !== 'download') return { attributes: {}, info: undefined };
  const { size } = statSync(path.join(contentDir, 'media', folder, name));
  return {
    attributes: {
      download: path.posix.basename(name),
      'data-download': isAlone ? 'alone' : 'inline',
    },
    info: describeFile(name, size, language),
  };
}
