import { createReadableStreamFromReadable, type EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { logError } from '../server/log.ts';

/** The server keeps these pages ready (server/pages.ts). */
export { listPages } from '#app/content/content.server.ts';

/** What loaders throw. */
export const handleError = (error: unknown) => logError(error);

/** Renders a page whole before it is sent: no page waits for anything slow. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let answerStatus = status;
    const { pipe } = renderToPipeableStream(
      <RemixServer context={remixContext} url={request.url} />,
      {
        onAllReady() {
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              headers,
              status: answerStatus,
            }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          answerStatus = 500;
          logError(error);
        },
      },
    );
  });
}
