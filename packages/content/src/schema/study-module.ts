/** A case study without its text, as the server imports it (packages/content/src/vite/modules.ts). */
import type { Picture, PictureFile } from './picture.ts';
import type { Frontmatter } from './frontmatter.ts';
import type { Versions } from './versions.ts';

export type StudyModule = Versions<Frontmatter, Frontmatter | undefined> & {
  /** The file's name without its extension. */
  slug: string;
  /** Path of the text in the manifest of the client build. */
  body: string;
  /** Paths of the pages that the text links to. */
  links: string[];
  /** Name of the first demo in the text. */
  demo?: string | undefined;
  /** Whether the text has `<Facts>`. */
  hasFacts: boolean;
  /** Letters of the text that English doesn't need. */
  letters?: string | undefined;
  media: {
    /** URL of the title logo. */
    titleLogo: string;
    /** URL of the round logo. */
    roundLogo: string;
    cardPicture: Picture;
    /** URL of the card's layers (diorama.ts). */
    diorama: string;
    /** The picture for shared links, if the case study has its own. */
    sharePicture?: PictureFile;
  };
};
