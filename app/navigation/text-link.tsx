import type { ComponentPropsWithoutRef } from 'react';
import { useContent } from '#app/ui/content-context.ts';
import { EXTERNAL } from '#app/ui/external.ts';
import { PageLink } from './page-link.tsx';

/**
 * A link in a text or from a field: client-side navigation inside the site, a plain link for files and other sites. The
 * text alone if the page is left out.
 */
export function TextLink({ href = '', children, ...rest }: ComponentPropsWithoutRef<'a'>) {
  const { entries, leftOut } = useContent();
  const path = href.replace(/#.*/, '');
  if (leftOut.includes(path)) return <>{children}</>;
  const isPage = ['', '/', ...entries.map(({ link }) => link)].includes(path);
  if (isPage) {
    return (
      <PageLink to={href} {...rest}>
        {children}
      </PageLink>
    );
  }
  return (
    <a href={href} {...rest} {...(/^https?:/.test(href) && EXTERNAL)}>
      {children}
    </a>
  );
}
