/** Media files exist, in a format that their place can show; pictures can be decoded, and recordings are encoded. */
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '../folder/content.ts';
import { listMediaUses, type MediaUse } from '../media/media-uses.ts';
import { reasonAgainstName } from '../media/name-problems.ts';
import { factsOf } from '../media/card-pictures.ts';
import { findAll, type Rule } from './rule.ts';

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
