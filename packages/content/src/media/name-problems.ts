/** What is wrong with the name of a media file, without opening it. */
import { isPicture, isRecording, isVideo, PICTURE_FORMATS } from '../schema/media-formats.ts';
import type { Content } from '../folder/content.ts';
import { isRemote, fileNameOf } from '../text/picture-advice.ts';
import { nearest } from '../read/nearest.ts';
import { adviceOnLetters, similarFile } from './media-names.ts';
import type { NamedFile } from './media-uses.ts';

const BADGE = /\bbadges?\b|shields\.io|codecov\.io|coveralls\.io|travis-ci\./i;
/** Whether a picture on another site is a badge, such as of a build or a version in a README. */
export const isBadge = (address: string) => isRemote(address) && BADGE.test(address);

/** @param files names of those in the folder */
export function reasonAgainstName(
  named: NamedFile,
  files: ReadonlySet<string> = new Set(),
  pathOf: Content['pathOf'],
): string | undefined {
  const { folder, name, encoded } = named;
  if (isRemote(name)) {
    if (isBadge(name)) return 'is a badge, which would load from another site. Remove it.';
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
  if (similar) return `${file} not found. ${adviceOnLetters(similar, name)}`;
  const meant = nearest(name, [...files]);
  return `${file} not found. ${meant ? `Did you mean "${meant}"?` : 'Add it, or name another file.'}`;
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
