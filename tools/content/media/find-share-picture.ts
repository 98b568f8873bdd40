/** The picture for shared links, which no field names: a file "share" in the media folder. */
import { isRaster } from '../../../app/content/media-formats.ts';

/** Other sites show no SVG. */
const isSharePicture = (name: string) => name.startsWith('share.') && isRaster(name);

/** @param names of the files in a media folder */
export const findSharePicture = (names: Iterable<string>): string | undefined =>
  [...names].filter(isSharePicture).sort()[0];
