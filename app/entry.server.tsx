import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { getContent } from '#app/content/content.server.ts';
import { logError } from '#app/log.server.ts';
import { delayScripts } from './delayed-scripts/delay-scripts.server.ts';

/** What the production server reads before the first request (server/site.ts). */
export { countSamples } from '#app/content/content.server.ts';
/** The pages that it caches (server/page-cache.ts). */
export const listPages = (isPublic: boolean) => getContent({ isPublic }).pages;

/** Logs what loaders throw. */
export const handleError = (error: unknown) => logError(error);

/** Renders a page completely before it is sent. No page has slow data, so streaming would gain nothing. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  let hasFailed = false;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <RemixServer context={remixContext} url={request.url} />,
      {
        // Also called after a shell error, when `text` rejects too.
        onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
        onShellError: reject,
        onError(error) {
          hasFailed = true;
          logError(error);
        },
      },
    );
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(import.meta.env.DEV ? html : delayScripts(html), {
    headers,
    status: hasFailed ? 500 : status,
  });
}
