/** The formats of media files, by their extensions. Upper case is accepted everywhere: cameras write "IMG_2178.JPG". */

/** What sharp's prebuilt binaries decode. */
const RASTER = ['avif', 'gif', 'jfif', 'jpeg', 'jpg', 'png', 'tif', 'tiff', 'webp'];
/** What ffmpeg converts for `<Video>` (`npm run media`). */
const RECORDINGS = ['avi', 'gif', 'm4v', 'mkv', 'mov', 'mp4', 'webm'];
/** What browsers play without that. */
const VIDEOS = ['m4v', 'mp4', 'webm'];

const endsIn = (extensions: readonly string[]) => {
  const pattern = new RegExp(`\\.(${extensions.join('|')})$`, 'i');
  return (name: string) => pattern.test(name);
};

/** By the name of a file: whether the build makes sizes and formats of it. */
export const isRaster = endsIn(RASTER);
/** Whether browsers get the file unchanged. */
export const isVector = endsIn(['svg']);
export const isPicture = (name: string) => isRaster(name) || isVector(name);
export const isRecording = endsIn(RECORDINGS);
export const isVideo = endsIn(VIDEOS);

/** For messages. */
export const PICTURE_FORMATS = 'AVIF, GIF, JPEG, PNG, SVG, TIFF or WebP';
