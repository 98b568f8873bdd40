/** Paper-cut cards from a title, a hue and pictures. What renders them is loaded when it is called. */
import type * as Files from './draw-files.ts';
import type * as Icons from './icons.ts';
import type * as Share from './share.ts';

export {
  type Details,
  FACES,
  ICON_NAMES,
  type LetteringFace,
  MAX_CARDS,
  type MotifName,
  SCENES,
  type SkyName,
} from './names.ts';
export { darkHue, groundOf, oklch, oklchHue, papersOf } from './palette.ts';
export { type DrawnCard, spreadCards } from './spread-cards.ts';
export type { CardSettings } from './draw-card.ts';
export type { CardInput } from './draw-files.ts';
export { facesFrom, hasLetter, runsOf } from './letters/faces.ts';
export { missingInPicture, type Owner, SHARE_SIZE } from './letters/owner-lines.ts';
export { initialsOf } from './round-logo.ts';
export { frameOf } from './screenshots/frame-of.ts';
export type { FrameKind } from './screenshots/frames.ts';
export { version } from './version.ts';

export const drawCard: typeof Files.drawFiles = async (...input) =>
  (await import('./draw-files.ts')).drawFiles(...input);
export const drawPreview: typeof Files.drawPreview = async (...input) =>
  (await import('./draw-files.ts')).drawPreview(...input);
export const drawTitle = async (...input: Parameters<typeof Files.drawTitleFile>) =>
  (await import('./draw-files.ts')).drawTitleFile(...input);
export const renderSiteShare: typeof Share.renderSiteShare = async (...input) =>
  (await import('./share.ts')).renderSiteShare(...input);
export const letterPicture: typeof Share.letterPicture = async (...input) =>
  (await import('./share.ts')).letterPicture(...input);
export const drawIcons: typeof Icons.drawIcons = async (...input) =>
  (await import('./icons.ts')).drawIcons(...input);
