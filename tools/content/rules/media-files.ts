/** Media files exist, in a format that their place can show; pictures can be decoded, and recordings are encoded. */
import { open } from 'node:fs/promises';
import path from 'node:path';
import {
  isPicture,
  isRecording,
  isVideo,
  PICTURE_FORMATS,
} from '../../../app/content/media-formats.ts';
import type { Content } from '../content.ts';
import { adviceOnLetters, similarFile } from '../media/media-names.ts';
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
  if (reason || encoded) return reason;
  const file = path.join(dir, 'media', folder, name);
  try {
    await checkBytes(file);
    if (role !== 'video' && role !== 'download') await factsOf(file);
    return undefined;
  } catch (error) {
    return `file ${pathOf('media', folder, name)} ${(error as Error).message}`;
  }
}

/** The start of what Git LFS leaves in a file's place: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const LFS_POINTER = 'version https://git-lfs.github.com/';

/** @throws if the file has no contents of its own; the message continues a sentence about it */
async function checkBytes(file: string) {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(LFS_POINTER.length));
    if (bytesRead === 0) throw new Error('is empty. Export it again.');
    if (buffer.toString('latin1') === LFS_POINTER) {
      throw new Error('is a placeholder of Git LFS. Run "git lfs pull".');
    }
  } finally {
    await handle.close();
  }
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
  const similar = similarFile(name, files);
  const fix = similar ? adviceOnLetters(similar, name) : 'Add it, or name another file.';
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
