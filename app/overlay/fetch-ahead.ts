import { fetchBodyAhead } from '#app/content/bodies.ts';

const ROUTE = 'routes/case-study';

// oxlint-disable no-underscore-dangle -- Remix's names
/** The files of the page that all case studies share. */
const files = () => window.__remixManifest.routes[ROUTE];
const hasRun = () => ROUTE in window.__remixRouteModules;
// oxlint-enable no-underscore-dangle

let asked = false;
let received = false;

/** Whether the script that all case studies share is in the browser: without it the router gives the page up. */
export const hasCaseStudyScript = () => received || hasRun();

/** Longest time for the shared script, ms. */
const SCRIPT_TIMEOUT = 15_000;

/**
 * Fetches the script that all case studies share.
 * @returns whether the server has it still
 * @throws without a connection, or when it takes longer than `SCRIPT_TIMEOUT`
 */
export async function fetchCaseStudyScript(): Promise<boolean> {
  const signal = AbortSignal.timeout(SCRIPT_TIMEOUT);
  ({ ok: received } = await fetch(files()?.module ?? '', { signal }));
  return received;
}

/**
 * Fetches what a case study needs that may soon be opened: its body, and the script and styles that
 * all of them share, which are not executed before.
 */
export function fetchAhead(link: string) {
  fetchBodyAhead(link.slice(1));
  if (asked) return;
  asked = true;
  // Remix's own prefetching renders links: by then a finger may be on the strip.
  const { module = '', css = [] } = files() ?? {};
  const preload = document.createElement('link');
  Object.assign(preload, { rel: 'modulepreload', href: module });
  preload.addEventListener('load', () => (received = true));
  document.head.append(preload);
  // Not by rel="prefetch", which Firefox checks against `default-src`: the policy forbids it.
  for (const href of css) fetch(href).catch(() => {});
}
