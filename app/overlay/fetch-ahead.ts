import { fetchBodyAhead } from '#app/content/bodies.ts';

let fetched = false;

/**
 * Fetches what a case study needs that may soon be opened: its body, and the script and styles that
 * all of them share, which are not executed before.
 */
export function fetchAhead(link: string) {
  fetchBodyAhead(link.slice(1));
  if (fetched) return;
  fetched = true;
  // Remix's own prefetching renders links: by then a finger may be on the strip.
  // oxlint-disable-next-line no-underscore-dangle -- Remix's name
  const page = window.__remixManifest.routes['routes/case-study'];
  const add = (rel: string, href: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  if (page) add('modulepreload', page.module);
  page?.css?.forEach((href) => add('prefetch', href));
}
