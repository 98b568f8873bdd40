/** What a performance is: its size, its length, and how each of its frames is painted. */

/** Frames in a second of every video. */
export const FPS = 24;

/** Pictures that are drawn beforehand: sheets of the set, hands, photos. By name. */
export type Props = Record<string, ImageBitmap>;

/** What a performance is given in the page. */
export type Stage = {
  /** Its canvas, scaled so that it is drawn on in units. */
  context: CanvasRenderingContext2D;
  /** Size in units. */
  width: number;
  height: number;
  /** Device px for each unit. */
  density: number;
  props: Props;
};

/** Paints one frame, the same for the same number whenever it is asked. */
export type Paint = (frame: number) => void;

/** What a file in `art/videos/` exports as `show`. */
export type Show = {
  /** Folder of `content/media/`, and the name of its files there. */
  slug: string;
  name: string;
  /** As it is shown, px. What is encoded has even sides: an odd height gets one more row. */
  width: number;
  height: number;
  /** Device px for each unit that it is drawn in. */
  density: number;
  /** Whether its papers have a grain, which is taken out again: it would take most of the bytes. */
  grained?: boolean;
  /** Its length; 4 to 9 s. The last frame leads into the first. */
  seconds: number;
  open(stage: Stage): Paint | Promise<Paint>;
};

/** Sides of the encoded frames, px: both codecs want them even. */
export const encodedSize = ({ width, height }: Pick<Show, 'width' | 'height'>) => ({
  width: width + (width % 2),
  height: height + (height % 2),
});

export const frameCount = ({ seconds }: Pick<Show, 'seconds'>) => Math.round(seconds * FPS);

/** A picture that is drawn beforehand, on an empty ground unless it covers all of it. */
export type Drawn = { svg: string; width: number; height: number };

/** What a file in `art/videos/sets/` exports as `set`: SVGs, and files of the project. */
export type SceneSet = {
  drawn(): Record<string, Drawn>;
  /** Pictures that are there already, by their path in the project. */
  files?: Record<string, string>;
};
