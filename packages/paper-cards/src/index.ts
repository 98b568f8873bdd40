/** Paper-cut cards from a title, a hue and pictures. What renders them is loaded when it is called. */
import type * as Render from './render-card.ts';
import type * as Share from './share.ts';

export {
  type Extras,
  FACES,
  type LetteringFace,
  MAX_CARDS,
  type MotifName,
  SCENES,
  type SkyName,
} from './names.ts';
export { darkHue, groundOf, oklch, oklchHue, papersOf } from './palette.ts';
export { type DrawnCard, spreadCards } from './spread-cards.ts';
export { type CardInput, type CardSettings, drawCard } from './draw-card.ts';
export { type Picture } from './render/prints.ts';
export { type Family, facesFrom, fontWith, hasLetter, runsOf } from './letters/faces.ts';
export { directionIn, piecesOf } from './letters/visual-order.ts';
export { drawTitle } from './lettering.ts';
export { drawPlainTitle } from './plain-title.ts';
export { drawLogo, initialsOf, type LogoContent } from './round-logo.ts';
export { version } from './version.ts';

export const renderCard: typeof Render.renderCard = async (...input) =>
  (await import('./render-card.ts')).renderCard(...input);
export const renderShare: typeof Share.renderShare = async (...input) =>
  (await import('./share.ts')).renderShare(...input);
export const renderSiteShare: typeof Share.renderSiteShare = async (...input) =>
  (await import('./share.ts')).renderSiteShare(...input);
