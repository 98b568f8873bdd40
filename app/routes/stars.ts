/** /stars — the star counts that are known, for pages that were opened before they were. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { getStars } from '#app/community/star-source.server.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  Response.json(getStars(context).look(), { headers: { 'Cache-Control': 'no-store' } });
