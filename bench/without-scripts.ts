/** The site's pages without their scripts, to see what these cost. */
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { listen } from './processes.ts';

/** Scripts, what loads them early, and what waits for them. */
const SCRIPTS =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="(?:modulepreload|expect)"[^>]*>/g;

async function sendPage(url: URL, response: ServerResponse) {
  const page = await fetch(url);
  const html = (await page.text()).replaceAll(SCRIPTS, '');
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
  response.writeHead(page.status, headers).end(brotliCompressSync(html));
}

function passOn(url: URL, { headers }: IncomingMessage, response: ServerResponse) {
  request(url, { headers: { ...headers, host: url.host } }, (file) => {
    response.writeHead(file.statusCode ?? 502, file.headers);
    file.pipe(response);
  }).end();
}

/** Serves a site's pages without scripts, and its files as they are. */
export const serveWithoutScripts = (siteUrl: string) =>
  listen((incoming, response) => {
    const url = new URL(incoming.url ?? '/', siteUrl);
    if (incoming.headers.accept?.includes('text/html')) void sendPage(url, response);
    else passOn(url, incoming, response);
  });
