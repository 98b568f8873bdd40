/** /stars — the current star counts, for pages that were opened before they were known. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { getStars } from '#app/stars/star-source.server.ts';

/** One second, so that many requests at once cost one rendering. */
const CACHING = 'public, max-age=0, s-maxage=1';

export const loader = ({ context }: LoaderFunctionArgs) =>
  Response.json(getStars(context).snapshot(), { headers: { 'Cache-Control': CACHING } });
