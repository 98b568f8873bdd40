/**
 * What a navigation to a page needs in the browser. `useOpening` loads it before the router goes there, and the
 * `clientLoader` of routes/page.tsx takes it then.
 */
import { isBodyLoaded, loadBodyWithData } from '#app/content/bodies.ts';
import { inTime } from '#app/ui/in-time.ts';
import { pageResponds } from './page-responds.ts';

/** Longest time for the text of a page, ms. */
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

async function findDocument(url: string): Promise<LoadedPage> {
  if (await pageResponds(url)) return { documentUrl: url };
  const statusText = navigator.onLine ? 'Service Unavailable' : 'No Connection';
  throw new Response(null, { status: 503, statusText });
}
