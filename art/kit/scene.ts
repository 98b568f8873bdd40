import type { Browser } from '@playwright/test';
import { BLEED, picture } from '../../tools/content/paper/paper.ts';

interface Lettering {
  slug: string;
  /** The title logo: outlines only, small, with a `<title>`. */
  title(): string;
  /** The round logo on a square canvas. */
  logo(): string;
}

/** A scene without depth. Every part is a whole SVG. */
export interface FlatScene extends Lettering {
  /** The card's picture, 616 x 1100. */
  background(): string;
}

/** Sheets of a scene that move together. */
export interface Layer {
  /** Name of its file: `layers/<name>.webp`. */
  name: string;
  /** Back to front, with their shadows. They reach 24 units beyond the picture, and under whatever covers them. */
  sheets: readonly string[];
  /** Seen only while it moves, such as closed eyelids: not part of the flat picture. */
  hidden?: boolean;
}

/** A scene in layers, far to near; the card's picture is all of them at rest. */
export interface LayeredScene extends Lettering {
  layers(): readonly Layer[];
}

/** What a file in `art/scenes/` exports as `scene`. */
export type Scene = FlatScene | LayeredScene;

/** The card's picture, 616 x 1100, a whole SVG. */
export function flatPicture(scene: Scene): string {
  if ('background' in scene) return scene.background();
  return picture(scene.layers().flatMap(({ sheets, hidden }) => (hidden ? [] : sheets)));
}

/** One layer on a transparent ground, with its bleed: 664 x 1148, a whole SVG. */
export const layerPicture = ({ sheets }: Layer): string => picture(sheets, { bleed: BLEED });

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
