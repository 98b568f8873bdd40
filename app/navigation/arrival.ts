/**
 * How the visitor reached a page: by its URL, from the carousel, or from another page. Only opening from
 * the carousel is animated, and only a client-side navigation moves the focus.
 */
export type Arrival = 'url' | 'opened' | 'switched';

let lastPath: string | undefined;

/** Called with each path after its page has been rendered. */
export function recordVisit(pathname: string) {
  lastPath = pathname;
}

/** The arrival at the page that is being rendered. */
export function currentArrival(): Arrival {
  if (lastPath === undefined) return 'url';
  return lastPath === '/' ? 'opened' : 'switched';
}
