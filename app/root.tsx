import { Links, Meta, Outlet, Scripts, useLocation, useRouteLoaderData } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { preloads } from 'virtual:fonts';
import type { LinksFunction } from '@remix-run/node';
import { directionOf } from '#app/content/text-direction.ts';
import { toUrlPath } from '#app/content/site-path.ts';
import { ErrorPage } from '#app/start/error-page.tsx';
import { FirstLetters } from '#app/start/first-letters.tsx';
import { Scheme } from '#app/start/scheme.tsx';
import type { loader as homeLoader } from './routes/home.tsx';
import type { loader as pageLoader } from './routes/page.tsx';
import replaceStalePage from './start/replace-stale-page.ts?inline-script';
import './styles/global.css.ts';

export const links: LinksFunction = () => [
  ...preloads.map((href) => ({
    rel: 'preload' as const,
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', type: 'image/svg+xml', href: toUrlPath('/favicon.svg') },
  { rel: 'apple-touch-icon', href: toUrlPath('/apple-touch-icon.png') },
  { rel: 'manifest', href: toUrlPath('/manifest.webmanifest') },
];

/** Only the server's HTML contains it; the client bundle doesn't. */
const STALE_PAGE_SCRIPT = import.meta.env.SSR ? replaceStalePage : '';

/**
 * Stylesheets of the text of the page that the server rendered. Kept afterwards, because a text that has been loaded
 * doesn't load them again.
 */
function useTextStyles(): readonly string[] {
  const page = useRouteLoaderData<typeof pageLoader>('routes/page');
  const [styles] = useState(page?.styles ?? []);
  return styles;
}

export function Layout({ children }: { children: ReactNode }) {
  const textStyles = useTextStyles();
  // Undefined only if the content couldn't be loaded. The page for errors is in English.
  const home = useRouteLoaderData<typeof homeLoader>('routes/home');
  const { pathname } = useLocation();
  const page = home?.entries.find(({ link }) => link === pathname);
  const letters = useRouteLoaderData<typeof pageLoader>('routes/page')?.letters;
  useEffect(() => {
    // After everything that components schedule in their effects.
    const timer = setTimeout(() => (document.documentElement.dataset.ready = ''));
    return () => clearTimeout(timer);
  }, []);
  return (
    <html
      lang={page?.lang ?? home?.lang ?? 'en'}
      dir={page?.lang ? directionOf(page.lang) : home?.dir}
      data-scheme={home?.scheme ?? 'light'}
    >
      <head>
        <meta charSet="utf-8" />
        <script dangerouslySetInnerHTML={{ __html: STALE_PAGE_SCRIPT }} suppressHydrationWarning />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {home && <Scheme scheme={home.scheme} themeColor={home.themeColor} />}
        {textStyles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* Last, where React leaves alone what it hasn't rendered. */}
        {import.meta.env.SSR && home && <FirstLetters home={home} text={letters} />}
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** For errors outside any page, when the layout itself can't be rendered. */
export const ErrorBoundary = ErrorPage;
