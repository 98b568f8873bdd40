/**
 * Alt+click in the preview opens the file of a text, a picture or a field in the editor, at its line; a sample shows
 * where it lives on hover. Only the preview imports it (entry.client.tsx).
 */
import { toUrlPath } from '#app/content/site-path.ts';
import { CONTENT_SOURCES_PATH, type ContentSource } from './content-source.ts';

/** As pages show it: in one line. Dashes are compared as hyphens, because pages show years with a dash. */
const normalize = (text: string) => text.trim().replace(/\s+/g, ' ').replaceAll('–', '-');

/** What an element shows, as it may be in the content. */
function shownBy(element: Element): string[] {
  if (element.matches('picture') && element.querySelector('img[alt=""]')) return ['background.jpg'];
  if (element instanceof HTMLImageElement) {
    return [element.alt, new URL(element.src).pathname.split('/').at(-1) ?? ''];
  }
  const text = element.textContent ?? '';
  const label = element.getAttribute('aria-label') ?? '';
  const address = element.getAttribute('href')?.replace(/^mailto:/, '') ?? '';
  return [text, label, address, ...text.split(', ')];
}

/** The source of what an element shows, or of the nearest element around it that has one. */
function findSource(target: Element, sources: readonly ContentSource[]): ContentSource | undefined {
  const byText = new Map(sources.toReversed().map((source) => [normalize(source.text), source]));
  for (let element: Element | null = target; element; element = element.parentElement) {
    const texts = shownBy(element).map(normalize).filter(Boolean);
    const found = texts.find((text) => byText.has(text));
    if (found !== undefined) return byText.get(found);
  }
  return undefined;
}

/**
 * The source of what was clicked. The file of the element's own page or card comes first: a name in its text may also
 * be the title of another.
 */
function findPlace(target: Element, sources: readonly ContentSource[]): ContentSource | undefined {
  const page = target.closest<HTMLElement>('[data-card], [data-overlay]')?.dataset;
  const path = page?.card ?? page?.overlay;
  const own = sources.filter(({ file }) =>
    [`case-studies${path}.mdx`, `case-studies${path}.md`].some((name) => file.endsWith(name)),
  );
  return findSource(target, own) ?? findSource(target, sources);
}

const toPlace = ({ file, line }: ContentSource) => `${file}:${line}`;

const loadSources = async () =>
  (await (await fetch(toUrlPath(CONTENT_SOURCES_PATH))).json()) as readonly ContentSource[];

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
  const found = findPlace(target, await cached.sources);
  if (found?.isSample) target.title = `Sample: ${toPlace(found)}. Alt+click to edit.`;
  else if (target.title.startsWith('Sample: ')) target.removeAttribute('title');
});
