/** HTML elements in a text. */

/** Elements without content. */
export const VOID_ELEMENTS = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const IMAGE = 'is written as HTML. Use <Image src="…" alt="…" />.';
const EMBED =
  'is blocked by the site’s policy. For a page of another site, use <Embed url="https://…" title="…" />.';
const HEAD =
  'is about the whole page. Remove it; its title and description are in the frontmatter.';
const STYLE = 'is blocked by the site’s policy. Remove it; styles are in app/styles.';

/** By element that the page can't show: the rest of a sentence that starts with its name. */
const REPLACEMENTS: Record<string, string> = {
  img: IMAGE,
  picture: IMAGE,
  video: 'is written as HTML. Use <Video src="…" alt="…" />.',
  iframe: 'is written as HTML. Use <Embed url="https://…" title="…" />.',
  embed: EMBED,
  object: EMBED,
  script: 'is blocked by the site’s policy. Remove it; what visitors can use is a <Demo>.',
  style: STYLE,
  link: STYLE,
  base: HEAD,
  meta: HEAD,
  title: HEAD,
  audio: 'is written as HTML, and sound isn’t played here. Link to the file: [text](https://…).',
  form: 'is a form, which this page can’t send. Link to a page with the form.',
};

/** What is wrong with an element, and what to use; undefined if it is fine. */
export const replacementFor = (name: string): string | undefined =>
  Object.hasOwn(REPLACEMENTS, name) ? REPLACEMENTS[name] : undefined;
