import type { AppLoadContext } from '@remix-run/node';

/** Where the site is at home, such as "https://example.org"; in the preview, the preview. */
export const siteUrlOf = ({ siteUrl }: AppLoadContext) => siteUrl ?? 'http://localhost:5173';
