/** Paper as a fill: a colour with a fine grain. */
import { createRandom } from '../noise.ts';

/** Side of the tile that is repeated, device px. */
const TILE = 128;
/** Strength of the grain, share of black or white at most. */
const GRAIN = 0.075;
/** So many colours are kept; a visitor who drags through a colour input makes many. */
const KEPT = 80;

export type Paper = (colour: string) => CanvasPattern | string;

/** Grain as a picture, half lighter, half darker than what it is laid on. */
function drawGrain(): OffscreenCanvas | undefined {
  const tile = new OffscreenCanvas(TILE, TILE);
  const context = tile.getContext('2d');
  if (!context) return undefined;
  const random = createRandom(7);
  const image = context.createImageData(TILE, TILE);
  for (let i = 0; i < image.data.length; i += 4) {
    // Fibres: a little of the grain before goes on to the right.
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
 * Papers to fill with on a canvas.
 * @param density device px for each px, so that the grain is as fine as the screen
 */
export function createPaper(context: OffscreenCanvasRenderingContext2D, density: number): Paper {
  const grain = drawGrain();
  const made = new Map<string, CanvasPattern | string>();
  const tile = new OffscreenCanvas(TILE, TILE);
  const brush = tile.getContext('2d');

  return (colour) => {
    const known = made.get(colour);
    if (known) return known;
    if (made.size >= KEPT) made.clear();
    let paper: CanvasPattern | string = colour;
    if (grain && brush) {
      brush.fillStyle = colour;
      brush.fillRect(0, 0, TILE, TILE);
      brush.drawImage(grain, 0, 0);
      const pattern = context.createPattern(tile, 'repeat');
      pattern?.setTransform(new DOMMatrix().scale(1 / density));
      paper = pattern ?? colour;
    }
    made.set(colour, paper);
    return paper;
  };
}
