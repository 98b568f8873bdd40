/** Paper fills: a color with a fine grain. */
import { createRandom } from '../noise.ts';

/** Side of the repeated tile, device px. */
const TILE_PX = 128;
/** Maximum share of black or white in the grain. */
const GRAIN = 0.075;
/** Limit of cached colors. Dragging in a color input creates many. */
const MAX_CACHED_COLORS = 80;

export type Paper = (color: string) => CanvasPattern | string;

/** The grain as an image, half lighter and half darker than its background. */
function drawGrain(): OffscreenCanvas | undefined {
  const tile = new OffscreenCanvas(TILE_PX, TILE_PX);
  const context = tile.getContext('2d');
  if (!context) return undefined;
  const random = createRandom(7);
  const image = context.createImageData(TILE_PX, TILE_PX);
  for (let i = 0; i < image.data.length; i += 4) {
    // Fibers: some of the grain continues to the right.
    const fine = random() - 0.5;
    const before = i >= 4 ? ((image.data[i - 1] ?? 0) / 255) * (image.data[i - 2] ? 1 : -1) : 0;
    const value = fine * 2 * GRAIN + before * 0.35;
    const light = value > 0 ? 255 : 0;
    image.data[i] = light;
    image.data[i + 1] = light;
    image.data[i + 2] = light;
    image.data[i + 3] = Math.min(255, Math.abs(value) * 255);
  }
  context.putImageData(image, 0, 0);
  return tile;
}

/**
 * Creates paper fills for a canvas.
 * @param density device px per px, so that the grain is as fine as the screen
 */
export function createPaper(context: OffscreenCanvasRenderingContext2D, density: number): Paper {
  const grain = drawGrain();
  const made = new Map<string, CanvasPattern | string>();
  const tile = new OffscreenCanvas(TILE_PX, TILE_PX);
  const brush = tile.getContext('2d');

  return (color) => {
    const known = made.get(color);
    if (known) return known;
    if (made.size >= MAX_CACHED_COLORS) made.clear();
    let paper: CanvasPattern | string = color;
    if (grain && brush) {
      brush.fillStyle = color;
      brush.fillRect(0, 0, TILE_PX, TILE_PX);
      brush.drawImage(grain, 0, 0);
      const pattern = context.createPattern(tile, 'repeat');
      pattern?.setTransform(new DOMMatrix().scale(1 / density));
      paper = pattern ?? color;
    }
    made.set(color, paper);
    return paper;
  };
}
