/** /stars — the current star counts, for pages that were opened before they were known. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { getStars } from '#app/stars/star-source.server.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  Response.json(getStars(context).snapshot(), { headers: { 'Cache-Control': 'no-store' } });
