/** Proxies that delay a part of their responses. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * Starts a proxy on a free port that delays the rest of each page after the first match of `mark`.
 * @param delay ms, or a promise to wait for
 * @throws if a page doesn't match: it would arrive in one piece
 */
export async function slowSite(origin: string, mark: RegExp, delay: number | Promise<void>) {
  const server = createServer((request, response) => {
    void (async () => {
      const upstream = await fetch(origin + (request.url ?? '/'));
      const type = upstream.headers.get('content-type') ?? '';
      response.setHeader('content-type', type);
      if (!type.startsWith('text/html')) {
        response.end(Buffer.from(await upstream.arrayBuffer()));
        return;
      }
      const page = await upstream.text();
      const found = mark.exec(page);
      if (!found) throw new Error(`Nothing in ${request.url} matches ${mark}`);
      const cut = found.index + found[0].length;
      response.write(page.slice(0, cut));
      await (typeof delay === 'number' ? setTimeout(delay) : delay);
      response.end(page.slice(cut));
    })();
  });
  return listen(server);
}

/**
 * Starts a proxy on a free port that never sends the last byte of pictures whose path matches.
 */
export async function unfinishedPictureSite(origin: string, pictures: RegExp) {
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      const upstream = await fetch(origin + path, {
        headers: { accept: request.headers.accept ?? '' },
      });
      const body = Buffer.from(await upstream.arrayBuffer());
      response.setHeader('content-type', upstream.headers.get('content-type') ?? '');
      if (!pictures.test(path)) return void response.end(body);
      response.setHeader('content-length', body.length);
      response.write(body.subarray(0, -1));
    })();
  });
  return listen(server);
}

/** Starts a server on a free port. */
async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
