/** What a text embeds can be framed, and comes from a site that is built in or that the owner has listed. */
import { readHost } from '../schema/hosts.ts';
import { type Content, findInTexts } from '../folder/content.ts';
import { readEmbedUrl } from '../text/embed-url.ts';
import { readRatio } from '../text/embeds.ts';
import type { Element } from '../text/read-body.ts';
import type { Rule } from './rule.ts';

export const embeds: Rule = (content) =>
  findInTexts(content, ({ body }) =>
    body.elements
      .filter(({ name }) => name === 'Embed')
      .flatMap((element) =>
        reasonsAgainst(element, content).map((reason) => ({
          line: element.line,
          field: element.field ?? '<Embed>',
          // In plain Markdown it is an <iframe>.
          reason: element.field ? reason.replaceAll('url="', 'src="') : reason,
        })),
      ),
  );

/** A missing or empty `url` is reported by the rule for the attributes of all components. */
function reasonsAgainst({ attributes }: Element, { site, pathOf }: Content): string[] {
  const reasons: string[] = [];
  const url = attributes.get('url');
  if (url === true) reasons.push('has a url that isn’t text in quotes. Write url="https://…".');
  else if (url) {
    const embed = readEmbedUrl(url);
    const listed = site.data?.embeds ?? [];
    if ('problem' in embed) reasons.push(embed.problem);
    else if (!embed.isBuiltIn && site.data && !listed.map(readHost).includes(embed.host)) {
      const all = [...listed, embed.host].join(', ');
      reasons.push(
        `shows ${embed.host}, which isn’t listed. If you trust that site, write in ${pathOf('site.yaml')}: embeds: [${all}]. Otherwise, link to it.`,
      );
    }
  }
  const ratio = attributes.get('ratio');
  if (ratio !== undefined && (ratio === true || !readRatio(ratio))) {
    reasons.push('has an invalid ratio. Write width and height, such as ratio="4:3".');
  }
  return reasons;
}
