/** The names of all media files as a type, for editors and the type check of MDX. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isPicture, isRecording } from '../schema/media-formats.ts';

/** Not committed, because it's derived from the content. */
const FILE = '.cache/content/media-files.ts';

/** Writes a file unless it's unchanged. */
export async function keepFile(file: string, text: string) {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The names under which texts can refer to media files. @param files paths in `media/`, such as "x/screens/a.png" */
export function mediaNames(files: readonly string[]): string[] {
  const names = files
    .map((file) => file.split(path.sep).slice(1).join('/'))
    // MDX refers to a video by the name of its source, which need not be kept.
    .flatMap((name) => [name, name.replace('.h264.mp4', '.mp4')])
    .filter((name) => isPicture(name) || isRecording(name));
  return [...new Set(names)].sort();
}

/** Writes the type `MediaFile` for a content folder. */
export async function writeMediaTypes(contentDir: string) {
  const media = path.join(contentDir, 'media');
  const files = existsSync(media) ? await readdir(media, { recursive: true }) : [];
  const union = mediaNames(files).map((name) => `\n  | ${JSON.stringify(name)}`);
  await keepFile(FILE, `export type MediaFile =${union.join('') || ' never'};\n`);
}
