/** Which HTML stays in plain Markdown, as on GitHub. */
import { defaultSchema, type Schema } from 'hast-util-sanitize';
import { mdxComponents } from '../schema/mdx-components.ts';

const words = (text: string) => text.trim().split(/\s+/);

const github = {
  attributes: defaultSchema.attributes ?? {},
  tagNames: defaultSchema.tagNames ?? [],
};
/** Begins all ids, so that none is an id of a heading or of the site, or a variable that a script looks for. */
export const ID_PREFIX = 'text:';
/** Properties of footnotes in Markdown. */
const FOOTNOTES = new Set<unknown>(['dataFootnoteBackref', 'dataFootnoteRef', 'dataFootnotes']);

/** Attributes that GitHub leaves in, but that would take a place in the order of the Tab key, or a shortcut. */
const UNWANTED = new Set(words('accessKey tabIndex useMap'));

/** Elements of text that GitHub doesn't know. */
const OTHER_TEXT = words(`
  abbr address article aside bdi bdo caption cite col colgroup dfn figcaption figure footer header
  mark small time u video wbr
`);

/** What GitHub allows, and other elements of text. */
export const SCHEMA: Schema = {
  ...defaultSchema,
  ancestors: {},
  clobberPrefix: ID_PREFIX,
  protocols: {},
  attributes: {
    ...github.attributes,
    '*': (github.attributes['*'] ?? []).filter((name) => !UNWANTED.has(String(name))),
    a: (github.attributes.a ?? []).filter((name) => !FOOTNOTES.has(name)),
    img: [...(github.attributes.img ?? []), 'alt', 'title'],
    ol: [...(github.attributes.ol ?? []), 'reversed', 'type'],
    section: [],
    video: ['ariaLabel', 'poster', 'src'],
  },
  tagNames: [...github.tagNames.filter((name) => name !== 'input'), ...OTHER_TEXT],
};

/** Attributes that change nothing here: links open as all links of the site do, and videos play as all videos do. */
export const WITHOUT_EFFECT: Record<string, RegExp> = {
  a: /^(target|rel)$/,
  img: /^(loading|decoding|srcSet|sizes)$/,
  video: /^(controls|autoPlay|loop|muted|playsInline|preload|width|height)$/,
  source: /./,
};

export const FORM = 'is a form, which this page can’t send. Link to a page with the form.';
/** Elements whose content isn't text. Dropping them would lose content, so the check reports an error. */
export const REFUSED = new Map([
  ['audio', 'is not played here. Link to the file: [text](https://…).'],
  ['canvas', 'needs a script, which can’t run here. Remove it.'],
  ['embed', 'is not shown. Link to it: [text](https://…).'],
  ['math', 'is not shown. Write a formula between $$ and $$.'],
  ['object', 'is not shown. Link to it: [text](https://…).'],
  ['select', FORM],
  ['svg', 'is not shown. Save it in the media folder, and write ![…](file.svg).'],
  ['textarea', FORM],
]);
/** Parts of forms whose text stays. */
export const FORMS = new Set(['button', 'fieldset', 'form', 'input', 'label', 'legend', 'option']);
/** Names of components, as HTML reads them -> as they are. */
export const COMPONENTS = new Map(
  Object.keys(mdxComponents).map((name) => [name.toLowerCase(), name]),
);
/** Left out as on GitHub. */
export const LEFT_OUT = new Set(
  words(`
    base head link meta noembed noframes noscript plaintext script style template title xmp
  `),
);
/** Elements that only change how their content looks, or wrap it. */
export const WITHOUT_LOOK = new Set(
  words(`
    acronym basefont big blink body dir font html main marquee area data dialog hgroup map menu
    meter nav nobr output param progress rb rtc search slot source track
  `),
);
