/** A static host, as far as its documentation says how it finds the file for a URL. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import mime from 'mime-types';
import { listFiles } from '../../packages/content/src/read/published-files.ts';

export type Found = {
  status: number;
  /** Name of the file in the response. */
  file?: string;
  /** Path from the root of the site. */
  location?: string;
};

export type Host = {
  /** Whether the host publishes a file of the folder. */
  keeps(file: string, has: (file: string) => boolean): boolean;
  /** @param name path from the root of the site without the first slash, decoded */
  find(name: string, has: (file: string) => boolean): Found;
};

export type Reply = Found & { type: string; body(): Buffer };

/** A file of that name, or else the page for unknown URLs. */
export const fileOr404 = (file: string | undefined): Found =>
  file === undefined ? { status: 404, file: '404.html' } : { status: 200, file };

/**
 * Publishes a folder on a host.
 * @param base path beneath which it is published, "" or such as "/portfolio"
 */
export function publish(host: Host, folder: string, base = '') {
  const all = new Set(listFiles(folder));
  const files = new Set([...all].filter((file) => host.keeps(file, (name) => all.has(name))));
  const has = (file: string) => files.has(file);
  return {
    files,
    /** @param urlPath of a request, without its query */
    get(urlPath: string): Reply {
      const isWithin = urlPath === base || urlPath.startsWith(`${base}/`);
      if (!isWithin) return { status: 404, type: '', body: () => Buffer.alloc(0) };
      if (urlPath === base) return redirect(`${base}/`);
      const found = host.find(decodeURIComponent(urlPath.slice(base.length + 1)), has);
      if (found.location !== undefined) return redirect(base + found.location);
      const body = () => readFileSync(path.join(folder, found.file ?? ''));
      // Types by extension alone, as hosts know them.
      return { ...found, body, type: mime.lookup(found.file ?? '') || 'application/octet-stream' };
    },
  };
}

const redirect = (location: string): Reply => ({
  status: 301,
  location: encodeURI(location),
  type: '',
  body: () => Buffer.alloc(0),
});

export type Published = ReturnType<typeof publish>;
