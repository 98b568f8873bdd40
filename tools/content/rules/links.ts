/** Links inside the site lead to a page, and to a heading of it. */
import { ROUTE_PATHS } from '../route-paths.ts';
import { findInTexts, type Study } from '../content.ts';
import type { Rule } from '../rule.ts';

export const links: Rule = (content) => {
  const bySlug = new Map(content.studies.map((study) => [study.slug, study]));
  return findInTexts(content, ({ slug, body }) =>
    body.links.flatMap(({ href, line }) => {
      const reason = reasonAgainst(href, slug, bySlug);
      return reason ? [{ line, field: 'link', reason }] : [];
    }),
  );
};

function reasonAgainst(href: string, slug: string, bySlug: ReadonlyMap<string, Study>) {
  const link = parseLink(href, slug);
  if (!link) return `"${href}" is an invalid URL. Fix it; "%" is written as "%25".`;
  const { pathname, anchor } = link;
  const target = bySlug.get(pathname.slice(1));
  if (!target && !ROUTE_PATHS.has(pathname)) {
    return `"${pathname}" not found. Fix or remove it.`;
  }
  // A file that couldn't be parsed may have the heading.
  if (!anchor || (target && !target.body)) return undefined;
  const ids = target?.body?.headings.map(({ id }) => id) ?? [];
  if (ids.includes(anchor)) return undefined;
  return `"${pathname}#${anchor}" not found. ${pathname} has these headings: ${ids.join(', ') || 'none'}.`;
}

/** Path and heading that a link leads to; undefined if it isn't a valid URL. */
function parseLink(href: string, slug: string) {
  try {
    const { pathname, hash } = new URL(href, `http://site/${slug}`);
    return { pathname, anchor: decodeURIComponent(hash.slice(1)) };
  } catch {
    return undefined;
  }
}
