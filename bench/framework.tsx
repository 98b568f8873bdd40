/** The scripts of every Remix site: React DOM, the router and Remix, without a page. */
import { Links, Meta, Outlet, RemixBrowser, Scripts, ScrollRestoration } from '@remix-run/react';
import { hydrateRoot } from 'react-dom/client';

export default function Root() {
  return (
    <html lang="en">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

hydrateRoot(document, <RemixBrowser />);
