/** /body-data.json — the data of all pages' texts, for pages that are opened without loading a document. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContent } from '#app/content/content.server.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  Response.json(getContent(context).bodyData);
