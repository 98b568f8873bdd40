/** The names of all media files as a type, so that editors and the type check know them in MDX. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Not committed, because it follows the content. */
const FILE = '.cache/content/media-files.ts';
const MEDIA = /\.(jpe?g|png|webp|mp4|mov|webm)$/;

/** Writes a file if that changes it. */
export async function keepFile(file: string, text: string) {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Writes the type `MediaFile` for a content folder. */
export async function writeMediaTypes(contentDir: string) {
  const media = path.join(contentDir, 'media');
  const files = existsSync(media) ? await readdir(media, { recursive: true }) : [];
  const names = new Set(
    files
      .map((file) => path.basename(file))
      // A video is named as its recording, which need not be kept.
      .flatMap((name) => [name, name.replace('.h264.mp4', '.mp4')])
      .filter((name) => MEDIA.test(name)),
  );
  const union = [...names].sort().map((name) => `\n  | '${name}'`);
  await keepFile(FILE, `export type MediaFile =${union.join('') || ' never'};\n`);
}
