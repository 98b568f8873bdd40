/** Names of the files that `npm run media` creates from a video. */
import { isRecording } from '../schema/media-formats.ts';

const MADE = /\.(av1|h264)\.mp4$/;

/** Whether a file is a video as recorded, not one that `npm run media` created. @param name file name */
export const isVideoSource = (name: string) => isRecording(name) && !MADE.test(name);

/** draw.mov -> draw.av1.mp4, draw.h264.mp4, draw.poster.jpg. @param name as named in MDX */
export function videoFiles(name: string) {
  const base = isRecording(name) ? name.replace(/\.\w+$/, '') : name;
  return { av1: `${base}.av1.mp4`, h264: `${base}.h264.mp4`, poster: `${base}.poster.jpg` };
}
