import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { getContent } from '#app/content/content.server.ts';
import { logError } from '#app/start/log.server.ts';
import { addOwnerScripts } from './start/owner-scripts.server.ts';
import { delayScripts } from './start/delay-scripts.server.ts';
import { renderHtml } from './start/render-html.server.ts';

/** What the production server reads before the first request (server/site.ts). */
export {
  countSamples,
  describeTarget,
  listPages,
  listRedirects,
  resumePath,
} from '#app/content/content.server.ts';

/** Logs what loaders throw. */
export const handleError = (error: unknown) => logError(error);

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  let hasFailed = false;
  const html = await renderHtml(
    <RemixServer context={remixContext} url={request.url} />,
    (error) => {
      hasFailed = true;
      logError(error);
    },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const page = import.meta.env.DEV
    ? html
    : addOwnerScripts(delayScripts(html), getContent(loadContext).scripts);
  return new Response(page, {
    headers,
    status: hasFailed ? 500 : status,
  });
}
