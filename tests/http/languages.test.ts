/** The test site with what it says in German. The words in its texts are of the build, and stay English. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { de } from '../../packages/content/src/labels/de.ts';
import { en } from '../../packages/content/src/labels/en.ts';
import type { Labels } from '../../packages/content/src/labels/labels.ts';
import { changedSite } from '../setup/site-with-entries.ts';
import { BUILD_DIR } from '../setup/test-site.ts';

/** What the build writes into texts and files (packages/content/src/vite/content-modules.test.ts), and what any text can be. */
const UNCHANGED = new Set(
  'and experience projects education languages onThisPage note tip important warning caution footnotes backToReference table formula done notDone code plainText archive cutPaper photo screenshot screenshots resumeFile resumeOf'.split(
    ' ',
  ),
);

/** The labels that differ from German, as patterns of a whole text. */
const ENGLISH = Object.entries(en).flatMap(([key, label]) => {
  if (UNCHANGED.has(key) || typeof label !== 'string') return [];
  if (label === de[key as keyof Labels]) return [];
  const source = label.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return [{ key, pattern: new RegExp(`^${source.replaceAll(/\{\w+\}/g, '.+')}$`) }];
});

/** What visitors read or hear: texts and names, without what is after a colon in a name, such as a title. */
function saidBy(html: string): string[] {
  const said: unknown[] = [];
  visit(fromHtml(html), (node) => {
    if (node.type === 'text') said.push(node.value);
    if (node.type !== 'element') return undefined;
    if (['script', 'style'].includes(node.tagName)) return 'skip';
    const { ariaLabel, title, alt, dataInPrint } = node.properties;
    said.push(ariaLabel, title, alt, dataInPrint);
    return undefined;
  });
  return said.flatMap((text) =>
    typeof text === 'string' ? [text.trim(), (text.split(': ')[0] ?? '').trim()] : [],
  );
}

test('a page in another language says so, and names the language of what is around it', async () => {
  const changed = await changedSite({
    home: (data) => ({
      ...data,
      entries: data.entries.map((entry) =>
        entry.slug === 'about' ? { ...entry, lang: 'ar' } : entry,
      ),
    }),
  });
  const get = async (path: string) => (await fetch(changed.url + path)).text();
  const page = await get('/about');
  expect(page).toContain('<html lang="ar" dir="rtl"');
  // The carousel beneath it, the bar above, and the navigation below.
  expect(page.match(/<div [^>]*lang="en-AU" dir="ltr"/g)).toHaveLength(3);
  expect(await get('/')).toContain('<html lang="en-AU" ');
  expect(await get('/')).toMatch(/<li [^>]*lang="ar"/);
  await changed.close();
});

/** A copy of the build whose server has the German labels in place of the English. */
function buildInGerman(): string {
  const dir = mkdtempSync(path.resolve(BUILD_DIR, '..', 'german-'));
  const server = path.join(dir, 'server');
  cpSync(path.join(BUILD_DIR, 'server'), server, { recursive: true });
  for (const name of readdirSync(BUILD_DIR)) {
    if (name !== 'server') symlinkSync(path.resolve(BUILD_DIR, name), path.join(dir, name));
  }
  for (const name of readdirSync(server)) {
    if (!name.endsWith('.js')) continue;
    const file = path.join(server, name);
    const code = Object.keys(en).reduce(
      (text, key) => {
        const property = (labels: object) =>
          `"${key}": ${JSON.stringify((labels as Record<string, unknown>)[key])}`;
        return text.replaceAll(property(en), () => property(de));
      },
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, code);
  }
  return dir;
}

let site: Awaited<ReturnType<typeof changedSite>>;
let build: string;
beforeAll(async () => {
  build = buildInGerman();
  site = await changedSite({ home: (data) => ({ ...data, lang: 'de' }) }, build);
});
afterAll(async () => {
  await site.close();
  rmSync(build, { recursive: true });
});

test.each([
  '/',
  '/about',
  '/demo',
  '/elements',
  '/files',
  '/links',
  '/media',
  '/projects',
  '/nope',
])('no label on %s is in another language than that of the site', async (path) => {
  const html = await (await fetch(site.url + path)).text();
  expect(html).toContain('<html lang="de"');
  const said = saidBy(html);
  expect(said).toContain(path === '/nope' ? de.backToHomepage : de.nextCard);
  const found = said.flatMap((text) =>
    ENGLISH.filter(({ pattern }) => pattern.test(text)).map(({ key }) => `${key}: ${text}`),
  );
  expect(found).toEqual([]);
});
