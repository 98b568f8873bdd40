/**
 * The files of the client build, served by express-static-gzip: ranges, validators, and the .br or .gz file that the
 * build has written next to each. A URL that isn't a file of the build never reaches the disk.
 */
import expressStaticGzip from 'express-static-gzip';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { NO_CONTENT_POLICY, SCRIPT_POLICY } from './headers.ts';

/** The response in place of a file: 404, or 416 with its headers (RFC 9110, section 15.5.17). */
export type Problem = { status: 404 | 416; body: string; headers?: Record<string, string> };

type Middleware = (
  request: IncomingMessage & { path: string },
  response: ServerResponse,
  next: (error?: { status?: number; headers?: Record<string, string> }) => void,
) => void;

/** Hashed files never change; the others can change with the next build. */
const YEAR_MS = 31_536_000_000;
const HOUR_MS = 3_600_000;
/** Files whose names contain a content hash. */
const HASHED = '/static/';
/** A range of the last n bytes, n > 0. */
const SUFFIX_RANGE = /^ *bytes= *- *0*[1-9]\d* *$/;

/**
 * Lists the files once; they don't change while the server runs.
 * @param headers sent with every file, next to its content security policy
 */
export function createFiles(folder: string, headers: Readonly<Record<string, string>>) {
  const urlPaths = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `/${file.split(path.sep).join('/')}`)
      .filter((urlPath) => !/\/\.|\.(br|gz)$/.test(urlPath)),
  );
  const hashed = middleware(folder, { immutable: true, maxAge: YEAR_MS });
  const others = middleware(folder, { maxAge: HOUR_MS });

  function attempt(request: IncomingMessage, response: ServerResponse, urlPath: string) {
    return new Promise<Problem | undefined>((resolve) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader(
        'Content-Security-Policy',
        urlPath.endsWith('.js') ? SCRIPT_POLICY : NO_CONTENT_POLICY,
      );
      response.once('close', () => resolve(undefined));
      const send = urlPath.startsWith(HASHED) ? hashed : others;
      send(Object.assign(request, { path: urlPath }), response, (error) => {
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        resolve(
          error?.status === 416
            ? { status: 416, body: 'Range Not Satisfiable', headers: error.headers ?? {} }
            : { status: 404, body: 'Not Found' },
        );
      });
    });
  }

  return {
    /** Sends the file at a path. Resolves when it is sent, or to the response to send instead. */
    async send(
      request: IncomingMessage,
      response: ServerResponse,
      urlPath: string,
    ): Promise<Problem | undefined> {
      if (!urlPaths.has(urlPath)) return { status: 404, body: 'Not Found' };
      const problem = await attempt(request, response, urlPath);
      if (problem?.status !== 416 || !SUFFIX_RANGE.test(request.headers.range ?? '')) {
        return problem;
      }
      // A suffix longer than the file means the whole file (RFC 9110, section 14.1.2), but `send` rejects it.
      request.headers.range = 'bytes=0-';
      return attempt(request, response, urlPath);
    },
  };
}

function middleware(folder: string, caching: { immutable?: boolean; maxAge: number }) {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      fallthrough: false,
      ...caching,
    },
  }) as unknown as Middleware;
}
