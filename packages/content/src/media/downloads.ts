/** Links to files of a case study: pictures open, other files are saved. Styles: app/case-study/mdx/downloads.css.ts. */
import { statSync } from 'node:fs';
import path from 'node:path';
import type { NamedFile } from './media-uses.ts';

/** Extensions whose kind visitors know by another name. */
const KINDS: Record<string, string> = {
  gz: 'Archive',
  htm: 'HTML',
  jpeg: 'JPEG',
  jpg: 'JPEG',
  md: 'Markdown',
  tar: 'Archive',
  tgz: 'Archive',
  txt: 'Text',
};

/** What a file is, for visitors: "PDF, 1.2 MB". @param bytes its size */
export function describeFile(name: string, bytes: number): string {
  const ending = path.extname(name).slice(1);
  const kind = KINDS[ending.toLowerCase()] ?? ending.toUpperCase();
  return [kind, formatBytes(bytes)].filter(Boolean).join(', ');
}

/** In the units of file managers: 1 kB is 1,000 bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  const units = ['kB', 'MB', 'GB'] as const;
  const power = Math.min(units.length, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${Number(value.toPrecision(value < 100 ? 2 : 3))} ${units[power - 1]}`;
}

/**
 * Attributes of a link to a file, besides its URL, and what is shown after its text.
 * @param options.contentDir folder that holds `media/`
 * @param options.isAlone whether its paragraph has nothing else
 */
export function describeLink(
  { folder, name, role }: NamedFile,
  { contentDir, isAlone }: { contentDir: string; isAlone: boolean },
) {
  if (role !== 'download') return { attributes: {}, info: undefined };
  const { size } = statSync(path.join(contentDir, 'media', folder, name));
  return {
    attributes: {
      download: path.posix.basename(name),
      'data-download': isAlone ? 'alone' : 'inline',
    },
    info: describeFile(name, size),
  };
}
