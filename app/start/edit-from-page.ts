/**
 * Alt+click in the preview opens the file of a text, a picture or a field in the editor, at its line, and offers a link to
 * choose the card; a sample shows where it lives on hover. Only the preview imports it (entry.client.tsx).
 */
import { toUrlPath } from '#app/content/site-path.ts';
import {
  CHOOSE_CARD_PATH,
  CONTENT_SOURCES_PATH,
  type ContentSource,
} from 'portfolio-content/schema';

/** As pages show it: in one line. Dashes are compared as hyphens, because pages show years with a dash. */
const normalize = (text: string) => text.trim().replace(/\s+/g, ' ').replaceAll('–', '-');

/** What an author writes before a text and a page doesn't show: the kind of an alert, the mark of a table's caption. */
const UNSHOWN = /^(?:\[!\w+\]|Table:)\s+/;

/** The text of an element, without the numbers of its footnotes. */
function textOf(element: Element): string {
  let text = '';
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement, textContent } = nodes.currentNode;
    if (!parentElement?.closest('[data-footnote-ref]')) text += textContent ?? '';
  }
  return text;
}

/** What an element shows, as it may be in the content. */
function shownBy(element: Element): string[] {
  const isOfCard = element.matches('picture:not([data-body] *):has(img[alt=""])');
  if (isOfCard) return ['background.jpg'];
  if (element instanceof HTMLImageElement) {
    return [element.alt, new URL(element.src, location.href).pathname.split('/').at(-1) ?? ''];
  }
  const text = textOf(element);
  // Lists, such as skills, are one text. Around other elements, a piece between commas would match by chance.
  const items = element.childElementCount === 0 ? text.split(', ') : [];
  const label = element.getAttribute('aria-label') ?? '';
  const address = element.getAttribute('href')?.replace(/^mailto:/, '') ?? '';
  return [text, label, address, ...items];
}

/** Finds the source of what one element shows. */
function createFinder(sources: readonly ContentSource[]) {
  const byText = new Map(
    sources.toReversed().map((source) => [normalize(source.text.replace(UNSHOWN, '')), source]),
  );
  return (element: Element): ContentSource | undefined => {
    const texts = shownBy(element).map(normalize).filter(Boolean);
    const found = texts.find((text) => byText.has(text));
    return found === undefined ? undefined : byText.get(found);
  };
}

/** The elements around an element, nearest first, and itself; not the page, whose text is everything. */
function listAround(target: Element): Element[] {
  const around: Element[] = [];
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element.matches('[data-body], [data-overlay], body, html')) break;
    around.push(element);
  }
  return around;
}

/** The source of what an element shows, or of the nearest element around it that has one. */
function findSource(target: Element, sources: readonly ContentSource[]): ContentSource | undefined {
  const find = createFinder(sources);
  for (const element of listAround(target)) {
    const found = find(element);
    if (found) return found;
  }
  return undefined;
}

/** The source nearest above, for what differs from how it is written: code, formulas. */
function findSourceAbove(
  target: Element,
  sources: readonly ContentSource[],
): ContentSource | undefined {
  const find = createFinder(sources);
  const elements = [...(target.closest('[data-body]')?.querySelectorAll('*') ?? [])];
  const above = elements.slice(0, Math.max(0, elements.indexOf(target)));
  for (const element of above.toReversed()) {
    const found = find(element);
    if (found) return found;
  }
  return undefined;
}

/** The path of the page or card that an element is on. */
function pathAround(target: Element): string | undefined {
  const page = target.closest<HTMLElement>('[data-card], [data-overlay]')?.dataset;
  return page?.card ?? page?.overlay;
}

/**
 * The sources of an element's own page or card. They come first: a name in its text may also be the title of another.
 */
function ownSources(target: Element, sources: readonly ContentSource[]): ContentSource[] {
  const path = pathAround(target);
  return sources.filter(({ file }) =>
    [`case-studies${path}.mdx`, `case-studies${path}.md`].some((name) => file.endsWith(name)),
  );
}

/** What can be looked up: code and formulas as a whole. A number in them, or the name of the language, may be a field. */
const wholeOf = (target: Element) => target.closest('[data-code], math') ?? target;

/** The source of what is under the pointer. */
const findPlace = (target: Element, sources: readonly ContentSource[]) =>
  findSource(target, ownSources(target, sources)) ?? findSource(target, sources);

const toPlace = ({ file, line }: ContentSource) => `${file}:${line}`;

const loadSources = async () =>
  (await (await fetch(toUrlPath(CONTENT_SOURCES_PATH))).json()) as readonly ContentSource[];

let offered: HTMLAnchorElement | undefined;

/** Shows a link to the page for choosing the card of an entry, beside the pointer, until the next click or key. */
function offerCards(path: string, { clientX, clientY }: MouseEvent) {
  offered = document.createElement('a');
  offered.textContent = 'Choose a card';
  offered.href = toUrlPath(CHOOSE_CARD_PATH + path);
  offered.target = '_blank';
  offered.style.cssText = `position: fixed; z-index: 1000; left: min(${clientX}px, 100vw - 10rem); top: min(${clientY}px, 100vh - 4rem);
    padding: 0.7rem 1rem; border-radius: 8px; background: #2b2420; color: #fffaf0; font: 700 1rem sans-serif`;
  document.body.append(offered);
}

for (const event of ['click', 'keyup'])
  window.addEventListener(event, () => {
    offered?.remove();
    offered = undefined;
  });

window.addEventListener(
  'click',
  (event) => {
    if (!event.altKey || !(event.target instanceof Element)) return;
    const target = wholeOf(event.target);
    event.preventDefault();
    event.stopPropagation();
    void (async () => {
      // Lines change with every edit.
      const sources = await loadSources();
      const [own] = ownSources(target, sources);
      if (own) offerCards(pathAround(target) ?? '', event);
      const found =
        findPlace(target, sources) ?? findSourceAbove(target, ownSources(target, sources));
      if (found)
        await fetch(toUrlPath(`/__open-in-editor?file=${encodeURIComponent(toPlace(found))}`));
    })();
  },
  { capture: true },
);

/** Sources for hovering, at most this old, ms. */
const MAX_AGE_MS = 2000;
let cached: { at: number; sources: Promise<readonly ContentSource[]> } | undefined;

window.addEventListener('pointerover', async ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  if (!cached || Date.now() - cached.at > MAX_AGE_MS) {
    cached = { at: Date.now(), sources: loadSources() };
  }
  const found = findPlace(wholeOf(target), await cached.sources);
  if (found?.isSample) target.title = `Sample: ${toPlace(found)}. Alt+click to edit.`;
  else if (target.title.startsWith('Sample: ')) target.removeAttribute('title');
});
