import { toUrlPath } from '#app/content/site-path.ts';
import type { AppLoadContext } from '@remix-run/node';

/** URL of the site, such as "https://example.org/portfolio", without a slash at the end; by default the preview's. */
export const siteUrlOf = ({ siteUrl }: AppLoadContext) =>
  siteUrl ?? `http://localhost:5173${toUrlPath('/').slice(0, -1)}`;
