/**
 * The roles of media files on the site, and what the build makes of each. In one place, so that a picture used twice is
 * created once.
 */
import { isPicture } from '../schema/media-formats.ts';
import type { FileRole } from '../schema/mdx-components.ts';
import { CARD_PICTURE_WIDTHS } from '../schema/picture.ts';
import { LAYER } from '../schema/diorama.ts';
import { CARD_ASPECT } from './picture-queries.ts';

const query = (parameters: Record<string, string>) =>
  Object.entries({ format: 'avif;webp;jpeg', as: 'picture', ...parameters })
    .map(([key, value]) => `${key}=${value}`)
    .join('&');

/** @param widths px */
export const cardPictureQuery = (widths: readonly number[]) =>
  query({ w: widths.join(';'), aspect: `${CARD_ASPECT}` });

/**
 * Pictures in the text: at most 696 px wide on the page, twice that on dense screens (app/ui/image.tsx). Browsers without AVIF
 * are rare, so two widths are enough for them; the third is what a press enlarges.
 */
const textQuery = query({ w: '300;540;736;1104;1392', webp: '736;1392;2560' });

/** The URL of a file that is served unchanged. */
const FILE_QUERY = 'as=file';

export type Role = {
  /** What the build makes of the file. */
  query: string;
  /** Width from which on a picture is as sharp as can be in its place, px; an SVG always is. */
  sharpWidth: number;
  /** Width to height of a place that crops. */
  aspect?: number;
};

/** What media files are on the site. */
export const ROLES = {
  /** The widths of a card picture are those in its frontmatter. Twice the largest card, and the width of the page's head. */
  background: {
    query: cardPictureQuery(CARD_PICTURE_WIDTHS),
    sharpWidth: 1232,
    aspect: CARD_ASPECT,
  },
  title: { query: FILE_QUERY, sharpWidth: 0 },
  /** A round logo, 84 px wide on the card. */
  logo: { query: 'w=176&aspect=1&format=webp', sharpWidth: 168, aspect: 1 },
  /** What a card is drawn from (cards/card-files.ts). */
  print: { query: '', sharpWidth: 616 },
  icon: { query: '', sharpWidth: 0 },
  /** Made by `drawIcons` of paper-cards. */
  appIcon: { query: '', sharpWidth: 512, aspect: 1 },
  /** Made by dioramas.ts. At least as many pixels as the smallest card picture. */
  layer: { query: '', sharpWidth: LAYER.width },
  text: { query: textQuery, sharpWidth: 736 },
  /** A picture of the text in a column. */
  column: { query: textQuery, sharpWidth: 540 },
  /** A picture of the text in a line of words, or beside others. */
  ownSize: { query: textQuery, sharpWidth: 0 },
  /** In the margin, at most 192 px wide. */
  cutout: { query: query({ w: '240;480' }), sharpWidth: 384 },
  /** A print in the head of the page of type About, at most 176 px wide. */
  portrait: { query: query({ w: '180;360;540', aspect: '0.8' }), sharpWidth: 360, aspect: 0.8 },
  video: { query: FILE_QUERY, sharpWidth: 0 },
  /** Fills the video, whatever its size; it also gives the size. */
  poster: { query: query({ w: '400;800' }), sharpWidth: 540 },
  /** Three per row, two on phones. */
  talk: { query: query({ w: '240;480;600' }), sharpWidth: 480 },
  /** A picture that other sites show with a link: a JPEG or PNG, which all of them can read. */
  share: { query: 'as=share&w=1200&format=jpeg', sharpWidth: 0 },
  /** The frames of a picture that moves, as small as can be. */
  animation: { query: 'as=animation', sharpWidth: 0 },
  /** A picture that a link opens, unchanged. */
  linked: { query: FILE_QUERY, sharpWidth: 0 },
  /** A file that a link saves. */
  download: { query: 'as=download', sharpWidth: 0 },
} satisfies Record<FileRole, Role> & Record<string, Role>;
export type MediaRole = keyof typeof ROLES;

/** What a link to a file does: browsers show pictures, and save the rest. */
export const roleOfLinked = (name: string): 'linked' | 'download' =>
  isPicture(name) && !/\.tiff?$/i.test(name) ? 'linked' : 'download';

/** Whether the build makes sizes of a picture with this role. */
export const isShown = (role: MediaRole) => !['video', 'linked', 'download'].includes(role);
