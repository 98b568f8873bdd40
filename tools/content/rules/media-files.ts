/** Media files exist, in a format that their place can show; pictures can be decoded, and recordings are encoded. */
import path from 'node:path';
import {
  isPicture,
  isRecording,
  isVideo,
  PICTURE_FORMATS,
} from '../../../app/content/media-formats.ts';
import type { Content } from '../content.ts';
import { adviceOnLetters, sameLetters } from '../media/media-names.ts';
import { listMediaUses, type MediaUse, type NamedFile } from '../media/media-uses.ts';
import { fileNameOf, isRemote } from '../text/picture-advice.ts';
import { factsOf } from '../media/card-pictures.ts';
import { findAll, type Rule } from '../rule.ts';

export const mediaFiles: Rule = (content) =>
  findAll(listMediaUses(content), async (use) => {
    const reason = await reasonAgainst(use, content);
    return reason === undefined ? [] : [{ ...use.place, reason }];
  });

async function reasonAgainst(use: MediaUse, { dir, media, pathOf }: Content) {
  const { folder, name, role, encoded } = use;
  const reason = reasonAgainstName(use, media.get(folder), pathOf);
  if (reason || encoded || role === 'video' || role === 'download') return reason;
  return factsOf(path.join(dir, 'media', folder, name)).then(
    () => undefined,
    (error: Error) => `file ${pathOf('media', folder, name)} ${error.message}`,
  );
}

/** The same without opening the file. @param files names of those in the folder */
export function reasonAgainstName(
  named: NamedFile,
  files: ReadonlySet<string> = new Set(),
  pathOf: Content['pathOf'],
): string | undefined {
  const { folder, name, encoded } = named;
  if (isRemote(name)) {
    const file = fileNameOf(name);
    return `can’t load files from other sites. Save it as ${pathOf('media', folder, file)}, and write "${file}".`;
  }
  const reason = wrongFormat(named);
  // The recording itself need not be kept.
  if (reason || (encoded && Object.values(encoded).every((file) => files.has(file)))) return reason;
  const file = `file ${pathOf('media', folder, name)}`;
  if (files.has(name)) {
    return encoded && `${file} is not encoded for the web. Run "npm run media".`;
  }
  const same = sameLetters([name], files);
  if (same) return `${file} not found. ${adviceOnLetters(same)}`;
  const similar =
    [...files].find((each) => loosely(each) === loosely(name)) ??
    [...files].find((each) => loosely(path.basename(each)) === loosely(path.basename(name)));
  const fix = similar
    ? `Write "${similar}", as the file is named.`
    : 'Add it, or name another file.';
  return `${file} not found. ${fix}`;
}

function wrongFormat({ name, role, encoded }: NamedFile): string | undefined {
  if (role === 'download') return undefined;
  if (role !== 'video') {
    if (isPicture(name)) return undefined;
    const fix = isRecording(name) ? `Use <Video src="${name}">.` : 'Export it as JPEG, PNG or SVG.';
    return `file ${name} is not a picture in one of the formats ${PICTURE_FORMATS}. ${fix}`;
  }
  if (isRecording(name)) {
    if (encoded || isVideo(name)) return undefined;
    return `file ${name} isn't played by browsers. Remove "poster" and run "npm run media", or use an MP4.`;
  }
  const fix = isPicture(name) ? `Use <Image src="${name}">.` : 'Export it as MP4.';
  return `file ${name} is not a video. ${fix}`;
}

/** Names are compared like this on some file systems, and written with "./" in some programs. */
const loosely = (name: string) =>
  name
    .replace(/^\.?\//, '')
    .normalize('NFC')
    .toLowerCase();
