/** What a site gets: the types of its data, and the small functions that it shares with the build. Nothing here needs Node. */
export { fill, formFor, isEnglish } from '../labels/fill.ts';
export type { Labels } from '../labels/labels.ts';
export { splitLinks } from './bio-links.ts';
export { cardGradient, GRADIENT_HEIGHT } from './card-gradient.ts';
export { CHOOSE_CARD_PATH, CONTENT_SOURCES_PATH, type ContentSource } from './content-source.ts';
export { demoTitleId } from './demo-title-id.ts';
export {
  type Diorama,
  type DioramaLayer,
  type LayerMotion,
  PICTURE,
  type PictureSize,
} from './diorama.ts';
export { type FaceName, fontFace, lettersIn, rangesIn, RARE_PARTS } from './faces.ts';
export type { Frontmatter } from './frontmatter.ts';
export type { OpenSourceProject, Talk } from './lists.ts';
export type {
  BodyDataName,
  ComponentName,
  mdxComponents,
  SharedComponentName,
} from './mdx-components.ts';
export { commaIn, introduceOwner, resumeFile, withOwner } from './owner.ts';
export { barColor, LAMPLIT_PAPER, PAPER } from './paper-color.ts';
export { CARD_PICTURE_SIZES, type Picture, type PictureFile } from './picture.ts';
export type { FrameChoice, PictureForm } from './picture-form.ts';
export { type CodeHost, keyOf, readRepository, type Repository } from './repositories.ts';
export type { Resume } from './resume.ts';
export type { Site, SiteScript } from './site.ts';
export { siteId } from './site-id.ts';
export type { StudyModule } from './study-module.ts';
export type { Versions } from './versions.ts';
export { compareYears, formatYears, isCurrent, sinceYears, yearsIn } from './years.ts';
