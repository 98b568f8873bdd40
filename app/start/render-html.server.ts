import type { ReactElement } from 'react';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a page completely. No page has slow data, so streaming would gain nothing.
 * @param onError called with each error of a part of the page, which is then left to the browser
 * @throws if nothing can be rendered
 */
export async function renderHtml(page: ReactElement, onError: (error: unknown) => void) {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Also called after a shell error, when `text` rejects too.
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError,
    });
  });
  // React 18 writes a NUL in front of a character whose bytes would straddle the end of its buffer:
  // https://github.com/facebook/react/pull/26228
  return html.replaceAll('\0', '');
}
