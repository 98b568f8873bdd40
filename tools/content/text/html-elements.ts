/** HTML elements in a text. */

/** Elements without content. */
export const VOID_ELEMENTS = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const IMAGE = 'is written as HTML. Use <Image src="…" alt="…" />.';
const EMBED =
  'is blocked by the site’s policy: embeds don’t work yet. Link to it: [text](https://…).';
const STYLE = 'is blocked by the site’s policy. Remove it; styles are in app/styles.';

/** By element that the page can't show: the rest of a sentence that starts with its name. */
const REPLACEMENTS: Record<string, string> = {
  img: IMAGE,
  picture: IMAGE,
  video: 'is written as HTML. Use <Video src="…" alt="…" />.',
  iframe: EMBED,
  embed: EMBED,
  object: EMBED,
  script: 'is blocked by the site’s policy. Remove it; what visitors can use is a <Demo>.',
  style: STYLE,
  link: STYLE,
};

/** What is wrong with an element, and what to use; undefined if it is fine. */
export const replacementFor = (name: string): string | undefined =>
  Object.hasOwn(REPLACEMENTS, name) ? REPLACEMENTS[name] : undefined;
