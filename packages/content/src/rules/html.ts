/** HTML in a text works on the page. */
import { replacementFor } from '../text/html-elements.ts';
import { findInTexts } from '../folder/content.ts';
import { fileNameOf, pictureAdvice } from '../text/picture-advice.ts';
import type { Element } from '../text/read-body.ts';
import type { Rule } from './rule.ts';

export const html: Rule = (content) =>
  findInTexts(content, ({ slug, body }) => [
    ...body.html.problems,
    ...body.htmlElements.flatMap((element) => {
      const place = { line: element.line, field: `<${element.name}>` };
      const reasons = reasonsAgainst(element, content.pathOf('media', slug));
      return reasons.map((reason) => ({ ...place, reason }));
    }),
  ]);

/** What is left out of the HTML in plain Markdown, as on GitHub. */
export const htmlWithoutEffect: Rule = (content) =>
  findInTexts(content, ({ body }) => body.html.warnings);

/** @param media path of the case study's media folder */
function reasonsAgainst({ name, attributes }: Element, media: string): string[] {
  const textOf = (attribute: string) => {
    const value = attributes.get(attribute);
    return value === true ? undefined : value;
  };
  if (name === 'img') {
    return [`is written as HTML. ${pictureAdvice(textOf('src'), textOf('alt'), media)}`];
  }
  const src = textOf('src');
  if (name === 'video' && src) {
    return [`is written as HTML. Use <Video src="${fileNameOf(src)}" alt="…" />.`];
  }
  if (name === 'iframe' && src) {
    return [`is written as HTML. Use <Embed url="${src}" title="${textOf('title') ?? '…'}" />.`];
  }
  const replacement = replacementFor(name);
  if (replacement) return [replacement];
  return [...attributes].flatMap(([attribute, value]) => {
    if (attribute === 'style') {
      return [
        'has a style, which the site’s policy blocks. Remove it; for a layout, use components such as <Columns> and <Note>.',
      ];
    }
    const isScript = /^on[a-z]/i.test(attribute) && value !== true;
    return isScript ? [`has ${attribute}, which the site’s policy blocks. Remove it.`] : [];
  });
}
