/** How a picture in a text is shown: what it is as a thing of paper (app/case-study/mdx/text-picture.css.ts). */
import { frameOf } from 'paper-cards';
import path from 'node:path';
import type { Frontmatter } from '../schema/frontmatter.ts';
import type { PictureForm } from '../schema/picture-form.ts';
import { picturesOf } from './media-uses.ts';
import type { PictureFacts } from './picture-facts.ts';

/** Below this width to height, a portrait picture is a phone's screen whatever its format; photos are wider. */
const PHONE_ASPECT = 0.5;
/** Below this width to height, a picture is a page longer than any screen. */
const LONG_ASPECT = 0.4;
/** From this width to height on, a picture is hard to see at the width of the text. */
const PANORAMA = { aspect: 2.4, width: 1100 } as const;
/** Sides of an icon, px. */
const ICON_PX = 200;
/** Formats of photos. Screenshots are saved as PNG. */
const PHOTO = /\.(jpe?g|webp|avif|tiff?)$/i;

type Size = Pick<PictureFacts, 'width' | 'height' | 'isOpaque'>;

/**
 * @param name of the file
 * @param card of the entry: what it shows in a frame has the same one in the text
 */
export function formOf(name: string, size: Size, card: Frontmatter['card']): PictureForm {
  const { width, height, isOpaque } = size;
  const isOnCard = card?.kind === 'screens' && picturesOf({ card }).includes(path.basename(name));
  if (isOnCard) return frameOf(size, card.frame);
  if (!isOpaque || Math.max(width, height) <= ICON_PX) return 'sheet';
  const aspect = width / height;
  if (aspect >= PANORAMA.aspect && width >= PANORAMA.width) return 'panorama';
  const isPhoto = PHOTO.test(name);
  const frame = frameOf(size, undefined);
  if (frame === 'phone' && (!isPhoto || aspect < PHONE_ASPECT)) return 'phone';
  if (isLong(size) && !isPhoto) return 'browser';
  return isPhoto ? 'print' : 'plain';
}

/** Whether a picture is so much longer than a screen that a window shows a part of it. */
export const isLong = ({ width, height }: Pick<Size, 'width' | 'height'>) =>
  width / height < LONG_ASPECT;
