/** A published site for a browser. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Published } from './host.ts';

export async function serveHost(site: Published) {
  const server = createServer((request, response) => {
    const [urlPath = '', query] = (request.url ?? '').split('?');
    const { status, location, type, body } = site.get(urlPath);
    if (location) response.setHeader('Location', location + (query ? `?${query}` : ''));
    response.setHeader('Content-Type', type);
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
