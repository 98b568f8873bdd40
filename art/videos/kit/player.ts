/** Runs in the page: opens a performance and paints its frames one by one, without any clock. */
import { createRandom } from '../../kit/random.ts';
import { encodedSize, type Paint, type Show } from './show.ts';

export type Player = {
  /** @param pictures the props, as addresses of data */
  open(pictures: Record<string, string>): Promise<void>;
  /** A frame as a JPEG of the best quality in base64: a PNG would take longer than the painting. */
  frame(number: number): string;
};

async function load(address: string): Promise<ImageBitmap> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return createImageBitmap(image);
}

export function playerOf(show: Show): Player {
  // What happens by chance in others' code happens the same way each time.
  Math.random = createRandom(1).next;
  const size = encodedSize(show);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('There is no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  let paint: Paint = () => {};
  return {
    async open(pictures) {
      const props = Object.fromEntries(
        await Promise.all(
          Object.entries(pictures).map(
            async ([name, address]) => [name, await load(address)] as const,
          ),
        ),
      );
      const { density } = show;
      const stage = { width: size.width / density, height: size.height / density };
      paint = await show.open({ context, ...stage, density, props });
    },
    frame(number) {
      context.setTransform(show.density, 0, 0, show.density, 0, 0);
      paint(number);
      return canvas.toDataURL('image/jpeg', 1).slice('data:image/jpeg;base64,'.length);
    },
  };
}
