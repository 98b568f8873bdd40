/** Links inside the site lead to a page, and to a heading of it, or to a file. */
import { fileOfLink } from '../media/media-uses.ts';
import { adviceOnLetters, mediaNameOf, sameLetters } from '../media/media-names.ts';
import { ICON_NAMES } from 'paper-cards';
import { nearest } from '../read/nearest.ts';
import { ROUTE_PATHS } from '../read/reserved-paths.ts';
import { type Content, type ContentFile, findInTexts, type Study } from '../folder/content.ts';
import type { Rule } from './rule.ts';
import { reasonAgainstName } from '../media/name-problems.ts';
import { isMarkdown } from '../read/slug.ts';
import { splitLinks } from '../schema/bio-links.ts';
import { siteId } from '../schema/site-id.ts';
import { ID_PREFIX } from '../text/html-rules.ts';

export const links: Rule = (content) => [
  ...findInTexts(content, ({ body }) => body.unsafeLinks),
  ...findLinks(content, (href, reason) => (isOfRepository(href, reason) ? undefined : reason)),
  ...linksInLists(content),
];

/** Links of a README to its repository. */
export const linksToRepositories: Rule = (content) =>
  findLinks(content, (href, reason) =>
    isOfRepository(href, reason)
      ? `leads to "${href}" in a repository, which isn’t here, so visitors get an error page. Write its whole URL, such as https://github.com/…, or remove the link.`
      : undefined,
  );

/** `LICENSE`, `CONTRIBUTING.md` or `docs/usage.html`: neither a page of this site nor a file in the media folder. */
const isOfRepository = (href: string, reason: string) =>
  reason.includes('not found') &&
  /^(?![/?#]|(\.\.\/)*(content\/)?media\/)([A-Z_-]{3,}(\.txt|\.rst)?($|[?#])|[^?#]*(\/|\.mdx?($|[?#])))/.test(
    href.replace(/^(\.\/)+/, ''),
  );

/** @param describe what to report of a link, from the reason why it leads to nothing */
function findLinks(
  content: Content,
  describe: (href: string, reason: string) => string | undefined,
) {
  const bySlug = new Map(content.studies.map((study) => [study.slug, study]));
  return findInTexts(content, ({ slug, body }) =>
    body.links.flatMap(({ href, line }) => {
      if (fileOfLink(href, slug, content.media.get(slug) ?? new Set())) return [];
      const problem = reasonAgainst(href, slug, bySlug, content);
      const reason = problem && describe(href, problem);
      return reason ? [{ line, field: 'link', reason }] : [];
    }),
  );
}

/** Of talks, and in the biography. */
function linksInLists(content: Content) {
  const { talks, site } = content;
  const bySlug = new Map(content.studies.map((study) => [study.slug, study]));
  const find = ({ file, lineOf }: ContentFile<unknown>, path: (string | number)[], href = '') => {
    const reason = /^\/(?!\/)/.test(href) && reasonAgainst(href, '', bySlug, content);
    return reason ? [{ file, line: lineOf(path), field: path.join('.'), reason }] : [];
  };
  return [
    ...(talks.data ?? []).flatMap(({ href }, index) => find(talks, [index, 'href'], href)),
    ...(site.data?.owner.bio ?? []).flatMap((paragraph, index) =>
      splitLinks(paragraph).flatMap(({ href }) => find(site, ['owner', 'bio', index], href)),
    ),
  ];
}

function reasonAgainst(
  href: string,
  slug: string,
  bySlug: ReadonlyMap<string, Study>,
  { media, pathOf, publicFiles }: Content,
) {
  const link = parseLink(href, slug);
  if (!link) return `"${href}" is an invalid URL. Fix it; "%" is written as "%25".`;
  const { pathname, name, anchor } = link;
  const target = bySlug.get(pathname.slice(1));
  if (!target && !ROUTE_PATHS.has(pathname)) {
    // The build draws the icons that `public/` lacks.
    if (publicFiles.includes(name) || ICON_NAMES.includes(name)) return undefined;
    const [, study = ''] = /([^/]+)\.mdx?$/.exec(name) ?? [];
    if (bySlug.has(study)) return `leads to the file of a case study. Write "/${study}".`;
    if (!/\.\w+$/.test(name)) {
      const meant = nearest(pathname.slice(1), [...bySlug.keys()]);
      return `"${pathname}" not found. ${meant ? `Did you mean "/${meant}"?` : 'Fix or remove it.'}`;
    }
    const same = sameLetters([name], publicFiles);
    if (same) return `file public/${name} not found. ${adviceOnLetters(same, name)}`;
    if (href.startsWith('/')) return `file public/${name} not found. Add it, or fix the link.`;
    const files = media.get(slug) ?? new Set<string>();
    const file = mediaNameOf(href.replace(/[?#].*$/, ''), slug, files);
    return reasonAgainstName({ folder: slug, name: file, role: 'download' }, files, pathOf);
  }
  // A file that couldn't be parsed may have the heading.
  if (!anchor || (target && !target.body)) return undefined;
  const { headings = [], anchors = [] } = target?.body ?? {};
  const ids = headings.map(({ id }) => id);
  const others = target ? anchors.map((id) => prefixOf(target) + id) : [siteId('all-cards')];
  if (ids.includes(anchor) || others.includes(anchor)) return undefined;
  // The build replaces the fragments of these, and only of links without a path.
  const isReplaced = anchors.includes(anchor) || ids.includes(anchor.toLowerCase());
  if (pathname === `/${slug}` && isReplaced)
    return href.startsWith('#') ? undefined : `"${href}" not found. Write "#${anchor}".`;
  return `"${pathname}#${anchor}" not found. ${pathname} has these headings: ${ids.join(', ') || 'none'}.`;
}

const prefixOf = ({ file }: Study) => (isMarkdown(file) ? ID_PREFIX : '');

/** Path, file name in `public/` and heading that a link leads to; undefined if it isn't a valid URL. */
function parseLink(href: string, slug: string) {
  try {
    const { pathname, hash } = new URL(href, `http://site/${slug}`);
    return {
      pathname,
      name: decodeURIComponent(pathname.slice(1)),
      anchor: decodeURIComponent(hash.slice(1)),
    };
  } catch {
    return undefined;
  }
}
