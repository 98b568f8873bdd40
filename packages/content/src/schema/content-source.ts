/** A text of the content and where it is written. The preview's server sends them all to the page. */
export type ContentSource = {
  text: string;
  /** Path of the file, from the folder of the project. */
  file: string;
  line: number;
  isSample: boolean;
};

/** Path of the response with all of them. */
export const CONTENT_SOURCES_PATH = '/__content-sources';

/** Path of the pages for choosing a card, which only the preview has; a slug follows. */
export const CHOOSE_CARD_PATH = '/_cards';
