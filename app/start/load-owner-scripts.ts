/** Loads the listed scripts (owner-scripts.server.ts) once the page has loaded and is idle. Sent inline. */
import type { SiteScript } from 'portfolio-content/schema';

/** Delay after `load`, ms: the site's own scripts come first (start-scripts.ts). */
const DELAY_MS = 400;

type GoatCounter = { count?: (page: { path: string }) => void };

/**
 * Counts a page that opens without a reload. Other products see it by themselves: they listen to the history, too.
 * GoatCounter leaves that to the site: https://www.goatcounter.com/code/spa
 */
function countPages() {
  let counted = location.pathname;
  const count = () => {
    if (location.pathname === counted) return;
    counted = location.pathname;
    const { goatcounter } = window as { goatcounter?: GoatCounter };
    // Once the page has its title.
    setTimeout(() => goatcounter?.count?.({ path: counted }), DELAY_MS);
  };
  const pushState = history.pushState.bind(history);
  history.pushState = (...change) => {
    pushState(...change);
    count();
  };
  addEventListener('popstate', count);
}

function load() {
  const list = document.querySelector('[data-scripts]')?.textContent ?? '[]';
  for (const { src, data } of JSON.parse(list) as SiteScript[]) {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(data)) script.setAttribute(`data-${name}`, value);
    script.fetchPriority = 'low';
    script.src = src;
    document.body.append(script);
    if (data.goatcounter) countPages();
  }
}

/** Safari has no idle callbacks. */
const whenIdle = window.requestIdleCallback ?? setTimeout;
addEventListener('load', () => setTimeout(() => whenIdle(load), DELAY_MS), { once: true });
