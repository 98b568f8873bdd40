/** HTML elements in a text. */

/** Elements without content. */
export const VOID_ELEMENTS = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** By element that the page can't show: the rest of a sentence that starts with its name. */
const REPLACEMENTS: Record<string, string> = {
  img: 'is written as HTML. Use <Image src="…" alt="…" />.',
  picture: 'is written as HTML. Use <Image src="…" alt="…" />.',
  video: 'is written as HTML. Use <Video src="…" alt="…" />.',
  iframe: 'is blocked by the site’s policy: embeds don’t work yet. Link to it: [text](https://…).',
  embed: 'is blocked by the site’s policy: embeds don’t work yet. Link to it: [text](https://…).',
  object: 'is blocked by the site’s policy: embeds don’t work yet. Link to it: [text](https://…).',
  script:
    'is blocked by the site’s policy. Remove it; interactive parts are demos (docs/writing.md).',
  style: 'is blocked by the site’s policy. Remove it; styles are in app/styles.',
  link: 'is blocked by the site’s policy. Remove it; styles are in app/styles.',
};

/** What is wrong with an element, and what to use; undefined if it is fine. */
export const replacementFor = (name: string): string | undefined =>
  Object.hasOwn(REPLACEMENTS, name) ? REPLACEMENTS[name] : undefined;
