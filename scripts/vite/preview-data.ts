/**
 * Vite plugin: in the preview, the framework reloads the data of pages after an edit. If the site has a path, it asks for that
 * of the home page above it, at `/portfolio.data`, where neither Vite nor its own server responds.
 */
import type { Connect, Plugin } from 'vite';

export const previewData = (): Plugin => ({
  name: 'preview-data',
  configureServer({ config: { base }, middlewares }) {
    if (base === '/') return;
    const requested = `${base.slice(0, -1)}.data`;
    middlewares.use((request: Connect.IncomingMessage, _response, next) => {
      const { url = '' } = request;
      if (url.split('?')[0] === requested) {
        request.url = `${base}.data${url.slice(requested.length)}`;
        // Remix reads `originalUrl`.
        request.originalUrl = request.url;
      }
      next();
    });
  },
});
