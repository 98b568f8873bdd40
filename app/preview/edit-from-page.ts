/**
 * Alt+click in the preview opens the file of a text, a picture or a field in the editor, at its line; a sample shows
 * where it lives on hover. Only the preview imports it (entry.client.tsx).
 */
import { CONTENT_SOURCES_PATH, type ContentSource } from './content-source.ts';

/** What React 18 notes in development: where in its file an element was written. Newer versions don't. */
type Fiber = {
  type: unknown;
  return: Fiber | null;
  _debugSource?: { fileName: string; lineNumber: number } | null;
};

const fiberOf = (element: Element): Fiber | undefined => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  return key ? (element as unknown as Record<string, Fiber>)[key] : undefined;
};

/** The place of an element that is written in the text of a case study. */
function placeInText(fiber: Fiber | null | undefined): string | undefined {
  // oxlint-disable-next-line no-underscore-dangle -- React's name
  const { fileName = '', lineNumber } = fiber?._debugSource ?? {};
  return fileName.endsWith('.mdx') ? `${fileName}:${lineNumber}` : undefined;
}

/** The place of the component that an element is the outermost element of. */
function placeOfComponent(element: Element): string | undefined {
  let fiber = fiberOf(element)?.return;
  while (fiber && typeof fiber.type !== 'string') {
    const place = placeInText(fiber);
    if (place) return place;
    fiber = fiber.return;
  }
  return undefined;
}

/** As in the content: pages show years with a dash, and links to an address with "mailto:". */
const normalize = (text: string) => text.trim().replace(/(\d)–/, '$1-');

/** What an element shows, as it may be in a field. */
function shownBy(element: Element): string[] {
  if (element.matches('picture') && element.querySelector('img[alt=""]')) return ['background.jpg'];
  if (element instanceof HTMLImageElement) {
    return [element.alt, new URL(element.src).pathname.split('/').at(-1) ?? ''].map(normalize);
  }
  const text = element.textContent ?? '';
  return [text, ...text.split(', ')].map(normalize);
}

/** The field that an element shows; of several with the same text, that of the element's own page or card. */
function fieldOf(
  element: Element,
  shown: readonly string[],
  sources: readonly ContentSource[],
): ContentSource | undefined {
  const page = element.closest<HTMLElement>('[data-card], [data-overlay]')?.dataset;
  const own = `case-studies${page?.card ?? page?.overlay}.mdx`;
  const found = sources.filter(({ text }) => text !== '' && shown.includes(text));
  return (
    found.find(({ file }) => file.endsWith(own)) ??
    found.find(({ file }) => !file.endsWith('.mdx')) ??
    found[0]
  );
}

type Place = { place: string; isSample: boolean };

/** Where the content of an element is written, or that of the nearest element around it. */
function findPlace(target: Element, sources: readonly ContentSource[]): Place | undefined {
  const toPlace = (field: ContentSource | undefined) =>
    field && { place: `${field.file}:${field.line}`, isSample: field.isSample };
  const inText = (place: string | undefined) => place && { place, isSample: false };
  for (let element: Element | null = target; element; element = element.parentElement) {
    const link = element.getAttribute('href')?.replace(/^mailto:/, '');
    const place =
      inText(placeInText(fiberOf(element))) ??
      toPlace(fieldOf(element, shownBy(element), sources)) ??
      inText(placeOfComponent(element)) ??
      toPlace(link ? fieldOf(element, [link], sources) : undefined);
    if (place) return place;
  }
  return undefined;
}

const loadSources = async () =>
  (await (await fetch(CONTENT_SOURCES_PATH)).json()) as readonly ContentSource[];

window.addEventListener(
  'click',
  (event) => {
    if (!event.altKey || !(event.target instanceof Element)) return;
    const { target } = event;
    event.preventDefault();
    event.stopPropagation();
    void (async () => {
      // Lines change with every edit.
      const found = findPlace(target, await loadSources());
      if (found) await fetch(`/__open-in-editor?file=${encodeURIComponent(found.place)}`);
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
  const found = findPlace(target, await cached.sources);
  if (found?.isSample) target.title = `Sample: ${found.place}. Alt+click to edit.`;
  else if (target.title.startsWith('Sample: ')) target.removeAttribute('title');
});
