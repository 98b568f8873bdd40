/** Runs in the page: opens a recording and paints its frames on request. */
import { createRandom } from '../../../tools/content/paper/random.ts';
import { encodedSize, type Paint, type Recording } from './recording.ts';

export type Player = {
  /** @param pictures images as data URLs, by name */
  open(pictures: Record<string, string>): Promise<void>;
  /** A frame as a base64 JPEG of the best quality. Encoding a PNG takes longer than painting. */
  frame(number: number): string;
};

async function load(url: string): Promise<ImageBitmap> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return createImageBitmap(image);
}

export function createPlayer(recording: Recording): Player {
  // Makes randomness in the demos' code reproducible.
  Math.random = createRandom(1).next;
  const size = encodedSize(recording);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas');
  context.imageSmoothingQuality = 'high';
  let paint: Paint = () => {};
  return {
    async open(pictures) {
      const images = Object.fromEntries(
        await Promise.all(
          Object.entries(pictures).map(async ([name, url]) => [name, await load(url)] as const),
        ),
      );
      const { density } = recording;
      const stage = { width: size.width / density, height: size.height / density };
      paint = await recording.open({ context, ...stage, density, images });
    },
    frame(number) {
      context.setTransform(recording.density, 0, 0, recording.density, 0, 0);
      paint(number);
      return canvas.toDataURL('image/jpeg', 1).slice('data:image/jpeg;base64,'.length);
    },
  };
}
