import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { freePort } from '../setup/ports.ts';
import { expect as expectSoon, ready, test } from '../setup/test.ts';
import { writeSite } from '../setup/write-site.ts';

/** The preview may have to draw a card and encode pictures first. */
const expect = expectSoon.configure({ timeout: 90_000 });

const contentDir = path.resolve('tests/site/build/preview-content');
const file = path.join(contentDir, 'case-studies/one.mdx');
const study = (slug: string) => path.join(contentDir, `case-studies/${slug}.mdx`);
const media = (slug: string) => path.join(contentDir, 'media', slug);
let preview: ChildProcess;
let address: string;

async function edit(from: string | RegExp, to: string) {
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
}

test.describe.configure({ mode: 'serial' });
test.setTimeout(400_000);
// Vite logs its connection and its updates; the framework logs when one update overtakes another or
// arrives before its own component is mounted.
const PREVIEW_NOTES =
  /\[vite\]|React DevTools|case-studies\/|AbortError: signal is aborted|on a component that hasn't mounted yet[^]*at RemixBrowser/;
const notesAnd = (message: string) => new RegExp(`${message}|${PREVIEW_NOTES.source}`);
test.use({ expectedMessages: PREVIEW_NOTES });

/** Starts the preview and waits until it responds. */
async function startPreview(env: Record<string, string> = {}, base = '') {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${base}`;
  const child = spawn('npx', ['remix', 'vite:dev', '--host', '127.0.0.1', '--port', String(port)], {
    env: { ...process.env, CONTENT_DIR: contentDir, BUILD_DIR: 'tests/site/build/preview', ...env },
    stdio: 'ignore',
    detached: true,
  });
  try {
    await expect(async () => expect((await fetch(`${url}/`)).status).toBe(200)).toPass({
      timeout: 60_000,
    });
  } catch (error) {
    if (child.exitCode === null) await stopPreview(child, once(child, 'exit'));
    throw error;
  }
  return { child, url };
}

async function stopPreview({ pid }: ChildProcess, exited: Promise<unknown>) {
  if (pid) process.kill(-pid);
  await exited;
}

test.beforeAll(async () => {
  await writeSite(contentDir, [
    { slug: 'one', body: 'The first text.' },
    { slug: 'two', body: 'The second text.' },
  ]);
  const started = await startPreview();
  preview = started.child;
  address = started.url;
});

test.afterAll(() => stopPreview(preview, once(preview, 'exit')));

test('saved text and frontmatter are shown at once', async ({ page }) => {
  await page.goto(`${address}/one`);
  await ready(page);
  await expect(page.getByText('The first text.')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await edit('The first text.', 'The changed text.');
  await expect(page.getByText('The changed text.')).toBeVisible();
  await edit(/^desc: .*$/m, 'desc: A changed description.');
  await expect(page.locator('main').getByText('A changed description.')).toBeVisible();
  await expect(page.locator('[data-card="/one"]')).toContainText('A changed description.');
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  await edit(/^bgAlt: .*$/m, 'bgAlt: A changed color.');
  await expect(page.getByRole('img', { name: 'A changed color.' })).toBeVisible();
});

test('a page shows a label that is edited in site.yaml', async ({ page }) => {
  await page.goto(`${address}/one`);
  await ready(page);
  const site = path.join(contentDir, 'site.yaml');
  const source = await readFile(site, 'utf8');
  await writeFile(site, `${source}\nlabels:\n  share: Tell a friend\n`);
  await expect(page.getByRole('button', { name: 'Tell a friend' })).toBeVisible();
  await writeFile(site, source);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('Alt+click opens what is written where, and a sample shows where it lives', async ({
  page,
}) => {
  const opened: (string | null)[] = [];
  await page.route('**/__open-in-editor*', async (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('file'));
    await route.fulfill({ body: '' });
  });
  await cp(path.join(media('one'), 'background.jpg'), path.join(media('one'), 'sheet.jpg'));
  await page.goto(`${address}/one`);
  await ready(page);
  const more = [
    '## A heading\n\n<Note>\n\nA remark.\n\n</Note>\n\n<Image src="sheet.jpg" alt="A sheet." />\n',
    // "2" is the order of another page.
    '> [!TIP]\n> A hint, 2, with a footnote[^1].\n\n[^1]: The footnote.\n',
    '| Sheet |\n| ----- |\n| Lace  |\n\nTable: A caption.\n',
    'Above the code.\n\n```ts\nconst a = 1, b = 2, c = 3;\n```\n',
  ].join('\n');
  const text = await readFile(file, 'utf8');
  const changed = text.replace(/^sub: .*$/m, 'sub: !sample 2020-current');
  await writeFile(file, `${changed}\n${more}`);
  await expect(page.locator('main').getByText('2020–current')).toBeVisible();
  await expect(page.getByText('A remark.')).toBeVisible();
  // A click would be lost in a reload that is still to come.
  await page.goto(`${address}/one`);
  await ready(page);
  const main = page.locator('main');
  const lines = (await readFile(file, 'utf8')).split('\n');
  const lineOf = (start: string) => lines.findIndex((line) => line.startsWith(start)) + 1;
  const shown = path.relative('.', file);
  const cases: [Locator, string][] = [
    [main.getByText('The changed text.'), `${shown}:${lineOf('The changed text.')}`],
    [main.getByText('A heading'), `${shown}:${lineOf('## A heading')}`],
    [main.getByText('A remark.'), `${shown}:${lineOf('A remark.')}`],
    [main.getByRole('img', { name: 'A sheet.' }), `${shown}:${lineOf('<Image')}`],
    [main.getByText('A hint, 2, with'), `${shown}:${lineOf('> [!TIP]')}`],
    [main.getByText('A caption.'), `${shown}:${lineOf('Table: A caption.')}`],
    [main.locator('pre').getByText('2', { exact: true }), `${shown}:${lineOf('Above the code.')}`],
    [main.getByText('A changed description.'), `${shown}:${lineOf('desc:')}`],
    [main.getByText('2020–current'), `${shown}:${lineOf('sub:')}`],
    [main.getByRole('img', { name: 'A changed color.' }), `${shown}:${lineOf('bgAlt:')}`],
    [main.getByRole('img', { name: 'Entry one' }), `${shown}:${lineOf('title:')}`],
  ];
  for (const [part, place] of cases) {
    await part.scrollIntoViewIfNeeded();
    await part.dispatchEvent('click', { altKey: true });
    await expect.poll(() => opened.pop()).toBe(place);
  }
  await main.getByText('2020–current').hover();
  await expect(main.getByText('2020–current')).toHaveAttribute(
    'title',
    `Sample: ${shown}:${lineOf('sub:')}. Alt+click to edit.`,
  );
  await page.goto(address);
  await ready(page);
  await page
    .locator('[data-owner-link]')
    .getByText('Test Owner')
    .click({ modifiers: ['Alt'] });
  await expect.poll(() => opened.pop()).toBe(`${path.relative('.', contentDir)}/site.yaml:2`);
  expect(new URL(page.url()).pathname).toBe('/');

  // As it was, for the tests that follow.
  await page.goto(`${address}/one`);
  await ready(page);
  await writeFile(file, text);
  // Until the preview has read the text, it asks for the picture.
  await expect(main.getByRole('img', { name: 'A sheet.' })).toHaveCount(0);
  await rm(path.join(media('one'), 'sheet.jpg'));
});

test('a press on the page for choosing a card writes its field within 3 s, and another press undoes it', async ({
  page,
}) => {
  const text = await readFile(file, 'utf8');
  await page.goto(`${address}/one`);
  await ready(page);
  await page.route('**/__open-in-editor*', (route) => route.fulfill({ body: '' }));
  await page
    .locator('main')
    .getByRole('img', { name: 'Entry one' })
    .dispatchEvent('click', { altKey: true });
  const link = page.getByRole('link', { name: 'Choose a card' });
  await expect(link).toHaveAttribute('href', '/_cards/one');
  await page.goto(`${address}/_cards/one`);
  for (const [name, line] of [
    ['Lake', 'card: { kind: pattern, motif: lake }'],
    ['Slab', 'lettering: slab'],
    ['30°', 'hue: 30'],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect
      .poll(() => readFile(file, 'utf8'), { timeout: 3000 })
      .toBe(text.replace(/^---$(?![^]*^---$)/m, `${line}\n---`));
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect.poll(() => readFile(file, 'utf8'), { timeout: 3000 }).toBe(text);
    await expect(page.getByRole('status')).toContainText('Undone');
  }
  const picture = page.getByRole('button', { name: 'Lake', exact: true }).locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('naturalWidth', 308);
});

test('an error is shown over the page in one line until it is fixed', async ({ page }) => {
  await page.goto(`${address}/one`);
  await ready(page);
  await edit(/^color: .*$/m, 'color: bluish');
  const errorOverlay = page.locator('vite-error-overlay');
  await expect(errorOverlay).toContainText(
    'case-studies/one.mdx:8: color is "bluish". It must be a color of CSS, such as "teal" or "#1f3f7a".',
  );
  await expect(errorOverlay).not.toContainText(/\bat \w+ \(/);
  await edit(/^color: .*$/m, "color: '#7a2f3b'");
  await expect(errorOverlay).toHaveCount(0);
  await expect(page.locator('main[data-overlay="/one"]')).toBeVisible();
});

test('a page opened while its file is invalid shows its last valid version below the error', async ({
  page,
}) => {
  await edit(/^color: .*$/m, 'color: bluish');
  const layersAnswered = page.waitForResponse('**/diorama.json*');
  await page.goto(`${address}/one`);
  await ready(page);
  const errorOverlay = page.locator('vite-error-overlay');
  await expect(errorOverlay).toContainText('color is "bluish"');
  await expect(page.locator('main[data-overlay="/one"]')).toBeVisible();
  await layersAnswered;
  await edit(/^color: .*$/m, "color: '#7a2f3b'");
  await expect(errorOverlay).toHaveCount(0);
});

test('a card whose picture is missing keeps its last picture below the error', async ({ page }) => {
  await page.goto(`${address}/one`);
  await ready(page);
  const written = await readFile(file, 'utf8');
  await edit(/^order: .*$/m, '$&\ncard: { kind: photo, picture: gone.jpg }');
  await edit(/^bg: .*\n/m, '');
  const error = page.locator('vite-error-overlay .message');
  await expect(error).toContainText('card file');
  await expect(error).toContainText('gone.jpg not found. Add it, or name another file.');
  const response = await page.reload();
  expect(response?.status()).toBe(200);
  await ready(page);
  await expect(error).toContainText('gone.jpg not found. Add it, or name another file.');
  await writeFile(file, written);
  await expect(error).toHaveCount(0);
});

test('problems in the text are shown with their lines until they are fixed', async ({ page }) => {
  await page.goto(`${address}/one`);
  await ready(page);
  await edit('The changed text.', '<Note>Never closed');
  const errorOverlay = page.locator('vite-error-overlay');
  await expect(errorOverlay).toContainText(
    /case-studies\/one\.mdx:\d+:\d+: <Note> is not closed\./,
  );
  await edit('<Note>Never closed', 'Braces {} are code.');
  await expect(errorOverlay).toContainText(
    /case-studies\/one\.mdx:\d+: {} is code that shows nothing\./,
  );
  await edit('Braces {} are code.', 'The fixed text.');
  await expect(errorOverlay).toHaveCount(0);
  await expect(page.getByText('The fixed text.')).toBeVisible();
});

test('a link with invalid percent-encoding is shown until it is fixed', async ({ page }) => {
  await page.goto(`${address}/one`);
  await ready(page);
  await edit('The fixed text.', 'The fixed text, with [a link](#50%).');
  const errorOverlay = page.locator('vite-error-overlay');
  await expect(errorOverlay).toContainText(
    /case-studies\/one\.mdx:\d+: link "#50%" is an invalid URL\. Fix it/,
  );
  await edit('The fixed text, with [a link](#50%).', 'The fixed text.');
  await expect(errorOverlay).toHaveCount(0);
  await expect(page.getByText('The fixed text.')).toBeVisible();
});

test('case studies can be added, renamed and deleted without a restart', async ({ page }) => {
  await page.goto(address);
  await ready(page);
  const card = (slug: string) => page.locator(`[data-card="/${slug}"]`);
  const { status } = spawnSync(
    'npx',
    ['tsx', 'scripts/new.ts', 'third', '--title', 'The Third', '--hue', '200', '--md'],
    { env: { ...process.env, CONTENT_DIR: contentDir } },
  );
  expect(status).toBe(0);
  await expect(card('third')).toContainText('What Third is, and what people do with it.');
  await page.goto(`${address}/third`);
  await ready(page);
  await expect(page.getByRole('heading', { level: 1, name: 'The Third' })).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);

  // An open page would request its deleted file again.
  await page.goto('about:blank');
  const markdown = (slug: string) => study(slug).replace('.mdx', '.md');
  const fourth = markdown('fourth');
  await rename(markdown('third'), fourth);
  const text = await readFile(fourth, 'utf8');
  await expect.poll(async () => (await fetch(`${address}/fourth`)).status).toBe(200);
  await page.goto(`${address}/fourth`);
  await ready(page);
  await expect(page.locator('main[data-overlay="/fourth"]')).toBeVisible();
  await expect(card('third')).toHaveCount(0);
  await expect(card('fourth')).toHaveCount(1);
  await writeFile(fourth, `${text}\n<!-- Plain Markdown. -->\n\nPress <kbd>Esc</kbd>, {now}.\n`);
  const main = page.locator('main');
  await expect(main.getByText('Press Esc, {now}.')).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  // A click would be lost in a reload that is still to come.
  await page.goto(`${address}/fourth`);
  await ready(page);
  const opened = page.waitForRequest('**/__open-in-editor*');
  await page.route('**/__open-in-editor*', (route) => route.fulfill({ body: '' }));
  await main.getByText('Press Esc').dispatchEvent('click', { altKey: true });
  const place = new URL((await opened).url()).searchParams.get('file');
  expect(place).toBe(`${path.relative('.', fourth)}:${text.split('\n').length + 3}`);

  await page.goto(address);
  await ready(page);
  await rm(fourth);
  await expect(card('fourth')).toHaveCount(0);
  await expect(card('one')).toHaveCount(1);
});

test('a missing picture is shown once its file is added', async ({ page }) => {
  await page.goto(`${address}/two`);
  await ready(page);
  const text = await readFile(study('two'), 'utf8');
  await writeFile(study('two'), `${text}\n<Image src="late.jpg" alt="It comes late." />\n`);
  const errorOverlay = page.locator('vite-error-overlay');
  await expect(errorOverlay).toContainText(
    /two\.mdx:\d+: <Image> file .*late\.jpg not found\. Add it/,
  );
  await cp(path.join(media('two'), 'background.jpg'), path.join(media('two'), 'late.jpg'));
  await expect(errorOverlay).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'It comes late.' })).toBeVisible();
});

test.describe('a truncated picture', () => {
  // The page requests it and gets a 404.
  test.use({ expectedMessages: notesAnd('status of 404') });

  test('is reported until the file is complete', async ({ page }) => {
    await page.goto(`${address}/one`);
    await ready(page);
    const picture = path.join(media('one'), 'background.jpg');
    const whole = await readFile(picture);
    await writeFile(picture, whole.subarray(0, whole.length / 2));
    const errorOverlay = page.locator('vite-error-overlay');
    await expect(errorOverlay).toContainText(
      /one\.mdx:13: bg file .*media\/one\/background\.jpg cannot be decoded\. Export it again/,
    );
    await writeFile(picture, whole);
    await expect(errorOverlay).toHaveCount(0);
  });
});

test('a file that disappears while it is read is reported until it is no longer listed', async ({
  page,
}) => {
  await page.goto(`${address}/one`);
  await ready(page);
  // A broken link is listed but can't be read, like a file deleted in between.
  await symlink('nowhere', study('gone'));
  await edit('The fixed text.', 'The fixed text!');
  const errorOverlay = page.locator('vite-error-overlay');
  await expect(errorOverlay).toContainText('case-studies/gone.mdx:1: file is missing. Restore it.');
  await rm(study('gone'));
  await edit('The fixed text!', 'The fixed text.');
  await expect(errorOverlay).toHaveCount(0);
});

test.describe('content that cannot be rendered', () => {
  test.use({ expectedMessages: notesAnd('status of 500') });

  test('is reported in place of the page, which appears once it is fixed', async ({ page }) => {
    const file = path.join(contentDir, 'site.yaml');
    await rename(file, `${file}.away`);
    const errorOverlay = page.locator('vite-error-overlay');
    await expect(async () => {
      await Promise.all([
        page.goto(`${address}/one`),
        // Until then, the page would miss the reload that follows the fix.
        page.waitForEvent('console', {
          predicate: (message) => message.text() === '[vite] connected.',
          timeout: 5000,
        }),
      ]);
      await expect(errorOverlay).toContainText('site.yaml:1: file is missing. Restore it.', {
        timeout: 5000,
      });
    }).toPass();
    await rename(`${file}.away`, file);
    await expect(page.locator('main[data-overlay="/one"]')).toBeVisible();
    await expect(errorOverlay).toHaveCount(0);
  });
});

test('the preview of a site with a path is beneath it, and shows edits there', async ({ page }) => {
  await writeSite(contentDir, [
    {
      slug: 'one',
      body: 'A text with [the résumé](/resume) and <a href="/favicon.svg">an icon</a>.',
    },
    { slug: 'two', body: 'The second text.' },
  ]);
  const away = path.join(contentDir, 'two.away');
  await rename(study('two'), away);
  const { child, url } = await startPreview({ SITE_URL: 'http://localhost/my.path' }, '/my.path');
  const exited = once(child, 'exit');
  await page.goto(`${url}/`);
  await ready(page);
  const card = page.locator('[data-card="/one"]');
  // No page of a case study has been opened yet.
  await rename(away, study('two'));
  await expect(page.locator('[data-card="/two"]')).toHaveCount(1);
  await page.goto(`${url}/`);
  await ready(page);
  await card.locator('a').first().click();
  await expect(page).toHaveURL(`${url}/one`);
  // The URL changes first.
  await expect(page.locator('main[data-overlay="/one"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${url}/`);
  await edit(/^desc: .*$/m, 'desc: A description changed beneath a path.');
  await expect(card).toContainText('A description changed beneath a path.');
  await page.goto(`${url}/one`);
  await ready(page);
  await edit('A text with', 'A changed text with');
  await expect(page.getByText('A changed text with')).toBeVisible();
  for (const link of await page.locator('article a').all()) {
    const href = await link.evaluate((a: HTMLAnchorElement) => a.href);
    expect(href).toContain(`${url}/`);
    expect((await fetch(href)).status, href).toBe(200);
  }
  const pictures = page.locator('img');
  await expect
    .poll(() =>
      pictures.evaluateAll((all: HTMLImageElement[]) =>
        all.every((img) => !img.complete || img.naturalWidth > 0),
      ),
    )
    .toBe(true);
  await page.close();
  await stopPreview(child, exited);
});

test('a page is shown before its cards are drawn, and their pictures follow', async ({ page }) => {
  const slugs = ['fresh-one', 'fresh-two'];
  const drawings = slugs.map((slug) => `.cache/cards/${slug}/pictures`);
  await Promise.all(drawings.map((folder) => rm(folder, { recursive: true, force: true })));
  // No test before has drawn this title.
  const title = `Drawn ${Date.now()}`;
  const fields = { title, svg: undefined, logo: undefined, bg: undefined, bgSrc: undefined };
  await writeSite(
    contentDir,
    slugs.map((slug) => ({ slug, body: 'A text.', fields })),
  );
  const { child, url } = await startPreview();
  const exited = once(child, 'exit');
  expect(drawings.filter((folder) => existsSync(folder))).toEqual([]);
  await page.goto(`${url}/`);
  for (const slug of slugs) {
    const pictures = page.locator(`[data-card="/${slug}"] img`);
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) {
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
  }
  await page.close();
  await stopPreview(child, exited);
});
