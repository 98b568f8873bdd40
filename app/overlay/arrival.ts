/**
 * How the visitor came to a page: from the server's HTML, from the carousel, or from another page
 * over it. Only opening from the carousel is animated, and only a navigation moves the focus.
 */
export type Arrival = 'address' | 'opened' | 'switched';

let lastPath: string | undefined;

/** Called with every address that has been shown, after it has been rendered. */
export function noteVisit(pathname: string) {
  lastPath = pathname;
}

/** The arrival at the address that is being rendered now. */
export function arrivalNow(): Arrival {
  if (lastPath === undefined) return 'address';
  return lastPath === '/' ? 'opened' : 'switched';
}
