/** Types of a recording: its size, its duration, and how each frame is painted. */

/** Frames per second of every video. */
export const FPS = 24;

/** Images that are rendered in advance, by name: scenery, hands, photos. */
export type Images = Record<string, ImageBitmap>;

/** What a recording draws with, in the page. */
export type Stage = {
  /** Canvas context, scaled to units. */
  context: CanvasRenderingContext2D;
  /** Size in units. */
  width: number;
  height: number;
  /** Device px per unit. */
  density: number;
  images: Images;
};

/** Paints a frame. Its result depends on the frame number only. */
export type Paint = (frame: number) => void;

/** What a file in `art/videos/` exports as `recording`. */
export type Recording = {
  /** Folder of `content/media/`, and the name of its files there. */
  slug: string;
  name: string;
  /** Displayed size, px. Encoded frames have even sides: an odd height gets one more row. */
  width: number;
  height: number;
  /** Device px per unit. */
  density: number;
  /** Whether the frames have paper grain. It is filtered out, because it would take most of the bytes. */
  grained?: boolean;
  /** Duration, 4 to 9 s. The last frame leads into the first. */
  seconds: number;
  open(stage: Stage): Paint | Promise<Paint>;
};

/** Size of the encoded frames, px. Both codecs need even sides. */
export const encodedSize = ({ width, height }: Pick<Recording, 'width' | 'height'>) => ({
  width: width + (width % 2),
  height: height + (height % 2),
});

export const frameCount = ({ seconds }: Pick<Recording, 'seconds'>) => Math.round(seconds * FPS);

/** An image that is rendered in advance, with a transparent background. */
export type Drawn = { svg: string; width: number; height: number };

/** What a file in `art/videos/scenery/` exports as `scenery`. */
export type Scenery = {
  drawn(): Record<string, Drawn>;
  /** Existing images: name -> path from the project's root. */
  files?: Record<string, string>;
};
