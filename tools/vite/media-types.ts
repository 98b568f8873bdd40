/** The names of all media files as a type, for editors and the type check of MDX. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Not committed, because it's derived from the content. */
const FILE = '.cache/content/media-files.ts';
const MEDIA = /\.(jpe?g|png|webp|mp4|mov|webm)$/;

/** Writes a file unless it's unchanged. */
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
      // MDX refers to a video by the name of its source, which need not be kept.
      .flatMap((name) => [name, name.replace('.h264.mp4', '.mp4')])
      .filter((name) => MEDIA.test(name)),
  );
  const union = [...names].sort().map((name) => `\n  | '${name}'`);
  await keepFile(FILE, `export type MediaFile =${union.join('') || ' never'};\n`);
}
