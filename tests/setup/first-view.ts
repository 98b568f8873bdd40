/** Measures what a page loads and does until its first view is at rest: a new visit, without scrolling. */
import type { Page } from '@playwright/test';

/** Resource types of the Chrome DevTools Protocol. */
export type Kind =
  'Document' | 'Script' | 'Stylesheet' | 'Font' | 'Image' | 'Media' | 'Fetch' | 'Other';

/** A response. Times by the clock of the browser, s. */
type Received = { address: string; kind: Kind; bytes: number; requested: number; ended: number };

/** The first view ends with this time without a request, s (as in use-late-start.ts, which waits longer). */
const SILENCE = 0.5;

export type FirstView = {
  received: Received[];
  /** Number of elements in the document. */
  elements: number;
  /** Layout shifts: score and elements (https://web.dev/articles/cls). */
  layoutShifts: { value: number; elements: string[] }[];
  /** Classes of elements with endless animations that are out of view or invisible: each costs every frame. */
  hiddenAnimations: string[];
  /** Paths of the rendered pictures. */
  pictures: string[];
  /** Number of loaded fonts. */
  fonts: number;
};

/** What is recorded in the page. */
type Seen = Pick<FirstView, 'layoutShifts'> & { shown: string[] };

/** The globals that measure the page. */
type Instruments = { seen: Seen; isRendered(element: Element): boolean };

/** The layout shifts so far, in a page opened by `measureFirstView`. */
export const readLayoutShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as Instruments).seen.layoutShifts);

/** Records the responses of a page from now on; the returned list grows. */
export async function recordResponses(page: Page): Promise<Received[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const requests = new Map<string, Omit<Received, 'bytes' | 'ended'>>();
  const received: Received[] = [];
  client.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    // The browser's own icons for the controls of videos.
    if (request.url.startsWith('data:')) return;
    const address = new URL(request.url).pathname;
    requests.set(requestId, { address, kind: (type ?? 'Other') as Kind, requested: timestamp });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = requests.get(requestId);
    if (request) received.push({ ...request, bytes: encodedDataLength, ended: timestamp });
  });
  return received;
}

/** Bytes of each kind. */
export function sumByKind(received: readonly Received[]) {
  const bytes: Partial<Record<Kind, number>> = {};
  for (const { kind, bytes: more } of received) bytes[kind] = (bytes[kind] ?? 0) + more;
  return bytes;
}

/** Those up to the first silence. On a busy machine, the test notices the silence when later files load already. */
export function untilSilence(received: readonly Received[]) {
  const inOrder = [...received].sort((a, b) => a.requested - b.requested);
  let quietSince = inOrder[0]?.ended ?? 0;
  const end = inOrder.findIndex(({ requested, ended }) => {
    if (requested - quietSince >= SILENCE) return true;
    quietSince = Math.max(quietSince, ended);
    return false;
  });
  return end < 0 ? inOrder : inOrder.slice(0, end);
}

/** @param route path to open, in a new page */
export async function measureFirstView(page: Page, route: string): Promise<FirstView> {
  const received = await recordResponses(page);
  await page.addInitScript(() => {
    const seen: Seen = { layoutShifts: [], shown: [] };
    // Checked first, because measuring an unrendered element would render it.
    const isRendered = (element: Element) => element.checkVisibility() && element.clientWidth > 0;
    Object.assign(window, { seen, isRendered });
    // A demo may replace its picture at any time.
    const note = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && isRendered(target)) {
        seen.shown.push(target.currentSrc);
      }
    };
    document.addEventListener('load', note, { capture: true });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const elements = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const boxes = [from, to].map((box) => [box.x, box.y, box.width, box.height].join(' '));
          return `${element?.outerHTML.slice(0, 100)}: ${boxes.join(' -> ')}`;
        });
        seen.layoutShifts.push({ value, elements });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type LayoutShift = PerformanceEntry & { value: number; sources: Source[] };
  });
  await page.goto(route, { waitUntil: 'networkidle' });
  await page.waitForSelector('html[data-ready]');
  const found = await page.evaluate(() => {
    const { seen, isRendered } = window as unknown as Instruments;
    const images = [...document.images].filter(isRendered);
    const posters = [...document.querySelectorAll('video')].map(({ poster }) => poster);
    const rendered = [...document.querySelectorAll('*')].filter((each) => each.checkVisibility());
    const inStyles = rendered.flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const { backgroundImage, maskImage } = getComputedStyle(element, part);
        const named = `${backgroundImage} ${maskImage}`.matchAll(/url\("([^"]+)"\)/g);
        return [...named].map(([, address]) => address ?? '');
      }),
    );
    const animated = document.getAnimations().flatMap(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      return target && effect?.getTiming().iterations === Infinity ? [target] : [];
    });
    const isSeen = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const inView = bottom > 0 && top < window.innerHeight;
      return inView && element.checkVisibility({ visibilityProperty: true });
    };
    return {
      layoutShifts: seen.layoutShifts,
      hiddenAnimations: animated
        .filter((element) => !isSeen(element))
        .map((element) => element.getAttribute('class') ?? element.tagName),
      elements: document.querySelectorAll('*').length,
      pictures: [
        ...seen.shown,
        ...images.map(({ currentSrc }) => currentSrc),
        ...posters,
        ...inStyles,
      ]
        .filter(Boolean)
        .map((address) => new URL(address, location.href).pathname),
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
    };
  });
  return { received: untilSilence(received), ...found };
}
