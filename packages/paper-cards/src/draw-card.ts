/**
 * Draws cards from what an owner has: a hue, and screenshots, a photo or nothing. The result is data, as painted cards
 * have it: layers, far to near, and their idle animations. render-card.ts makes pictures of it.
 */
import { type Details, SCENES, type MotifName, type SkyName } from './names.ts';
import { type Palette } from './palette.ts';
import { drawPattern } from './patterns.ts';
import { drawPhoto } from './photo/photo.ts';
import { rankBySlug } from './rank-by-slug.ts';
import { type CardLayer, createCardContext, type IdleAnimation } from './card-parts.ts';
import type { FrameKind, PictureUse, Size } from './screenshots/frames.ts';
import { drawScreenshots } from './screenshots/screenshots.ts';

export type { FrameKind, PictureUse, Size } from './screenshots/frames.ts';

/** How a card is made; frontmatter `card`, completed by the list. */
export type CardSettings = { details?: Details | undefined } & (
  | { kind: 'pattern'; motif?: MotifName | undefined; sky?: SkyName | undefined }
  | { kind: 'screens'; frame?: FrameKind | undefined; scene?: string | undefined }
  | {
      kind: 'photo';
      /** What must stay in view, percent of width and height; by default the middle. */
      focus?: readonly [x: number, y: number];
      scene?: string | undefined;
    }
);

export interface CardInput {
  /** Chooses everything that isn't given: neighbors differ, and nothing changes from build to build. */
  slug: string;
  /** OKLCH, degrees: 30 red, 110 yellow, 145 green, 260 blue. `oklchHue()` converts a hue of the color wheel. */
  hue: number;
  /** By default a pattern. The slug chooses a motif or scene that isn't given. */
  card?: CardSettings;
  /** Sizes of its pictures, px: one to three screenshots, or one photo. */
  pictures?: readonly Size[];
}

export interface CardDrawing {
  palette: Palette;
  /** Far to near. All together are the flat picture. */
  layers: readonly CardLayer[];
  /** As `animations` in the frontmatter of painted cards; each names a layer. */
  idleAnimations: readonly IdleAnimation[];
  /** Parts of the pictures, in the order of their addresses `picture:0`, `picture:1` … in the sheets. */
  uses: readonly PictureUse[];
}

const sceneOf = <Name extends string>(
  names: readonly [Name, ...Name[]],
  { scene }: { scene?: string | undefined },
  slug: string,
): Name => names.find((name) => name === scene) ?? rankBySlug(names, slug)[0];

/**
 * Draws a card. The same input gives the same drawing.
 * @throws if a card of screenshots or a photo has no picture
 */
export function drawCard({ slug, hue, card, pictures = [] }: CardInput): CardDrawing {
  const context = createCardContext(slug, hue, card?.details);
  const { palette } = context;
  if (!card || card.kind === 'pattern') {
    return {
      palette,
      uses: [],
      ...drawPattern(context, card?.motif ?? rankBySlug(SCENES.pattern, slug)[0], card?.sky),
    };
  }
  const [first, ...others] = pictures;
  if (!first) throw new Error(`The card of ${slug} has no picture`);
  const { layers, idleAnimations, uses } =
    card.kind === 'screens'
      ? drawScreenshots(
          context,
          [first, ...others],
          card.frame,
          sceneOf(SCENES.screens, card, slug),
        )
      : drawPhoto(context, first, card.focus ?? [50, 50], sceneOf(SCENES.photo, card, slug));
  return { palette, layers, idleAnimations: idleAnimations ?? [], uses };
}
