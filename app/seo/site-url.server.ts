import type { AppLoadContext } from '@remix-run/node';

/** Origin of the site, such as "https://example.org"; by default that of the preview. */
export const siteUrlOf = ({ siteUrl }: AppLoadContext) => siteUrl ?? 'http://localhost:5173';
