import type { Browser } from '@playwright/test';

/** What a file in `art/scenes/` exports as `scene`. Every part is a whole SVG. */
export interface Scene {
  slug: string;
  /** The card's picture, 616 x 1100. */
  background(): string;
  /** The title logo: outlines only, small, with a `<title>`. */
  title(): string;
  /** The round logo on a square canvas. */
  logo(): string;
}

/** A file made from a scene: written below `content/media/<slug>/`. */
export type Files = Record<string, string | Buffer>;

/** Scenes that aren't cards, such as the site's icons, write their own files. */
export interface SpecialScene {
  /** The folder in `content/media/`; two scenes may share one. */
  slug: string;
  files(browser: Browser): Promise<Files>;
}

/**
 * What a file in `art/plates/` exports as `plates`: the pictures in the text of a case study and
 * the one for sharing (`share`, 600 x 315).
 */
export interface Plate {
  /** Name of the file, without the extension. */
  name: string;
  /** A folder of the project other than the media folder, with a slash at the end. */
  folder?: string;
  /** Canvas, px; the file has twice the resolution. */
  width: number;
  height: number;
  /** Has no ground: stored as WebP with transparency. */
  cutout?: boolean;
  /** A whole SVG. */
  draw(): string;
}
