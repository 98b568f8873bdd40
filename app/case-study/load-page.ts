/**
 * What a navigation to a page needs in the browser. `useOpening` loads it before the router goes there, and the
 * `clientLoader` of routes/page.tsx takes it then.
 */
import { inTime, isBodyLoaded, loadBodyWithData } from '#app/content/bodies.ts';

/** Longest time for the text of a page, and for the server's response, ms. */
const TIMEOUT_MS = 15_000;

type LoadedPage = Partial<Awaited<ReturnType<typeof loadBodyWithData>>> & {
  /** URL to load as a document, after the site has been replaced by a newer version. */
  documentUrl?: string;
};

/** Slug -> the last attempt to load that page. */
const attempts = new Map<string, Promise<LoadedPage>>();

/** Path -> slug; empty for the home page. */
export const slugOf = (pathname: string) => pathname.slice(1);

export const isPageLoaded = (slug: string) => slug === '' || isBodyLoaded(slug);

/**
 * Loads a page.
 * @param url of the page
 * @throws 503 if neither its text nor the page itself can be loaded
 */
export function loadPage(slug: string, url: string): Promise<LoadedPage> {
  const attempt = inTime(loadBodyWithData(slug), TIMEOUT_MS).catch(() => findDocument(url));
  attempts.set(slug, attempt);
  return attempt;
}

/** What the last attempt has loaded, or a first one. @throws as `loadPage` does */
export const takePage = (slug: string, url: string): Promise<LoadedPage> =>
  (!isPageLoaded(slug) && attempts.get(slug)) || loadPage(slug, url);

/** After a deploy, the files of a text have other names, but its page is still there. */
async function findDocument(url: string): Promise<LoadedPage> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { method: 'HEAD', signal }).catch(() => undefined);
  if (response && response.status < 500) return { documentUrl: url };
  const statusText = navigator.onLine ? 'Service Unavailable' : 'No Connection';
  throw new Response(null, { status: 503, statusText });
}
