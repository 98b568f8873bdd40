/**
 * Files, sent by `send`, which knows ranges and validators; compressed if the build has compressed them. A URL
 * that names no listed file never reaches the disk.
 */
import mime from 'mime-types';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import path from 'node:path';
import send from 'send';
import { chooseEncoding } from './encoding.ts';
import {
  fileNameOf,
  HASHED,
  isPublished,
  listFiles,
} from '../packages/content/src/read/published-files.ts';
import { headersOfFile } from './headers.ts';

/** The response in place of a file, such as 416 with its headers (RFC 9110, section 15.5.17). */
export type Problem = { status: number; body: string; headers?: Record<string, string> };

type HttpError = { status: number; headers?: Record<string, string> };

/** Encoding -> what its files' names end with. The best first. */
export const ENDINGS = { br: '.br', gzip: '.gz' } as const;
const ENCODINGS = Object.keys(ENDINGS) as (keyof typeof ENDINGS)[];

/** Files with a content hash in their names never change. */
const HASHED_CACHING = 'public, max-age=31536000, immutable';
/** A range of the last n bytes, n > 0. */
const SUFFIX_RANGE = /^ *bytes= *- *0*[1-9]\d* *$/;

/**
 * Lists the files once; they don't change while the server runs.
 * @param options.compressedFolder has the compressed files, by the same paths
 * @param options.headers of every response, of which `headersOfFile` chooses
 * @param options.caching Cache-Control of files without a hash in their names
 */
export function createFiles(
  folder: string,
  {
    compressedFolder = '',
    headers = {},
    caching = 'public, max-age=3600',
  }: { compressedFolder?: string; headers?: Readonly<Record<string, string>>; caching?: string },
) {
  const names = new Set(listFiles(folder).filter(isPublished));
  const compressed = new Set(listFiles(compressedFolder));

  function attempt(request: IncomingMessage, response: ServerResponse, urlPath: string) {
    const name = fileNameOf(urlPath) ?? '';
    const type = mime.contentType(path.extname(name)) || 'application/octet-stream';
    const encodings = ENCODINGS.filter((encoding) => compressed.has(name + ENDINGS[encoding]));
    const encoding = chooseEncoding(request, encodings);
    const isHashed = urlPath.startsWith(HASHED);
    const own = {
      ...headersOfFile(type, headers),
      'Cache-Control': isHashed ? HASHED_CACHING : caching,
      'Content-Type': type,
      ...(encodings.length > 0 && { Vary: 'Accept-Encoding' }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    };
    for (const [header, value] of Object.entries(own)) response.setHeader(header, value);
    const [root, file] =
      encoding === 'identity' ? [folder, urlPath] : [compressedFolder, urlPath + ENDINGS[encoding]];
    return new Promise<Problem | undefined>((resolve) => {
      response.once('close', () => resolve(undefined));
      send(request, file, {
        root,
        index: false,
        dotfiles: 'allow',
        cacheControl: false,
        lastModified: !isHashed,
      })
        .on('error', ({ status, headers: errorHeaders = {} }: HttpError) => {
          for (const header of response.getHeaderNames()) response.removeHeader(header);
          resolve({ status, body: STATUS_CODES[status] ?? '', headers: errorHeaders });
        })
        .pipe(response);
    });
  }

  return {
    /** Whether there is a file at a path. */
    has: (urlPath: string): boolean => names.has(fileNameOf(urlPath) ?? ''),
    /** Sends the file at a path. Resolves when it is sent, or to the response to send instead. */
    async send(
      request: IncomingMessage,
      response: ServerResponse,
      urlPath: string,
    ): Promise<Problem | undefined> {
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
