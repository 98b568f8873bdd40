import type { ComponentPropsWithoutRef } from 'react';
import { useContent } from '#app/ui/content-context.ts';
import { EXTERNAL } from '#app/ui/external.ts';
import { RESUME_PATH } from '#app/content/resume-path.ts';
import { toUrlPath } from '#app/content/site-path.ts';
import { PageLink } from './page-link.tsx';

/** URL of a file of the build, as its import has it. The preview's have other places. */
const isBuilt = (href: string) =>
  href.startsWith(toUrlPath('/static/')) ||
  (import.meta.env.DEV && href.startsWith(toUrlPath('/@')));

/** What an author writes for a file of the site, "/CV.pdf", as a URL. */
const toFileUrl = (href: string) =>
  /^\/(?!\/)/.test(href) && !isBuilt(href) ? toUrlPath(href) : href;

/**
 * A link in a text or from a field: client-side navigation inside the site, a plain link for files and other sites. The
 * text alone if the page is left out.
 */
export function TextLink({ href, children, ...rest }: ComponentPropsWithoutRef<'a'>) {
  const { entries, hiddenLinks, resume = RESUME_PATH } = useContent();
  // A place that links lead to, `<a name="install">`.
  if (href === undefined) return <span {...rest}>{children}</span>;
  const path = href.replace(/#.*/, '');
  if (hiddenLinks.includes(path)) return <>{children}</>;
  const isPage = ['', '/', ...entries.map(({ link }) => link)].includes(path);
  if (isPage) {
    return (
      <PageLink to={href} {...rest}>
        {children}
      </PageLink>
    );
  }
  return (
    <a
      href={toFileUrl(href === RESUME_PATH ? resume : href)}
      {...rest}
      {...(/^https?:/.test(href) && EXTERNAL)}
    >
      {children}
    </a>
  );
}
