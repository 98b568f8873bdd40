/**
 * Replaces a page from a cache by its current version if a deploy has removed one of its hashed files: it would be
 * unstyled or without scripts (docs/decisions/033-caching-and-stale-pages.md). The first script of each page, before its
 * stylesheets, sent inline (scripts/vite/inline-script.ts).
 */
import { isNewVisit } from '#app/navigation/is-new-visit.ts';

/** The responses of servers and of storage without a file. Anything else can be a lost connection. */
const GONE = new Set([403, 404, 410]);
/** Longest time for such a response, ms. */
const TIMEOUT_MS = 5000;
/**
 * Marks the URL of the second attempt, and passes caches, which store responses by their URL: the time, and how far the
 * page was scrolled, px. The server ignores queries.
 */
const MARK = /[?&]fresh=\d+\.(\d+)(?=#|$)/;

const root = document.documentElement;
let isLeaving = false;
/** Whether the visitor has clicked, tapped or typed. */
let isInUse = false;

const getOverlay = () => document.querySelector('[data-overlay]');

async function isGone(url: string) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return GONE.has((await fetch(url, { method: 'HEAD', cache: 'no-store', signal })).status);
  } catch {
    return false;
  }
}

function replacePage(isUnstyled: boolean) {
  if (isLeaving) return;
  isLeaving = true;
  const overlay = getOverlay();
  const url = new URL(location.href);
  const scrollTop = Math.round(overlay?.scrollTop ?? 0);
  url.search += `${url.search && '&'}fresh=${Date.now()}.${scrollTop}`;
  if (isNewVisit() && (isUnstyled || overlay)) {
    location.replace(url);
  } else {
    // Keeps the state of the history entry, and with it the card in the center (carousel/remembered-card.ts).
    history.replaceState(history.state, '', url);
    location.reload();
  }
}

/** An element that couldn't load its URL or, if it is a script without one, its imports. */
type Failed = Partial<HTMLLinkElement & HTMLImageElement & HTMLScriptElement>;

async function onError({ target }: Event) {
  const { rel, href, currentSrc, src, text } = target as Failed;
  const files = (href || currentSrc || src || text || '').match(/[^"\s]*\/static\/[^"\s]+/g);
  // Once the page is hydrated, whatever loads a file handles its failure.
  if (!files || 'ready' in root.dataset) return;
  const isUnstyled = rel === 'stylesheet';
  if (isUnstyled) root.style.visibility = 'hidden';
  const gone = await Promise.all(files.map(isGone));
  // A page without scripts can be read, so it isn't taken away from a visitor who does something in it.
  if (gone.includes(true) && (isUnstyled || !isInUse)) {
    replacePage(isUnstyled);
  } else if (!isLeaving) {
    root.style.visibility = '';
  }
}

const mark = MARK.exec(location.href);
if (mark) {
  // The second attempt is the last.
  history.replaceState(history.state, '', location.href.replace(MARK, ''));
  const scrollTop = Number(mark[1]);
  if (scrollTop) addEventListener('DOMContentLoaded', () => getOverlay()?.scrollTo(0, scrollTop));
} else {
  addEventListener('error', (event) => void onError(event), true);
  for (const type of ['click', 'keydown']) addEventListener(type, () => (isInUse = true), true);
}
