/** The static export, served by a generic file server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publish } from '../hosts/host.ts';
import { nginxTryFiles } from '../hosts/nginx.ts';
import { s3 } from '../hosts/s3.ts';
import { serveHost } from '../hosts/serve-host.ts';
import { expectPublished, HOSTS } from '../hosts/expect-published.ts';
import { startGitHub } from '../setup/github.ts';
import { staleSite } from '../setup/stale-site.ts';
import { BUILD_DIR } from '../setup/test-site.ts';
import { CARDS, expect, open, PAGES, ready, test as base } from '../setup/test.ts';

/** A copy of the test site's build, with more files from `public/`. */
const COPY = path.resolve('tests/site/build/export');
const FOLDER = path.join(COPY, 'static');
const PUBLIC_FILES = {
  'CV.pdf': 'a résumé',
  'my file #1 (50%).pdf': 'a file',
  'backup.tar.gz': 'an archive',
  '.well-known/security.txt': 'a contact',
  _headers: '/CV.pdf\n  X-Robots-Tag: noindex\n',
};
const LARGE_FILE = { name: 'film.zip', bytes: 26 * 1024 ** 2 };
const PRIVATE_FILES = { '.env': 'a secret', '.git/config': 'a secret' };

async function copyBuild() {
  await rm(COPY, { recursive: true, force: true });
  await cp(BUILD_DIR, COPY, { recursive: true });
  for (const [name, text] of Object.entries({ ...PUBLIC_FILES, ...PRIVATE_FILES })) {
    const file = path.join(COPY, 'client', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const large = path.join(COPY, 'client', LARGE_FILE.name);
  await writeFile(large, '');
  await truncate(large, LARGE_FILE.bytes);
}

/** What the export has printed. */
let printed = '';

const test = base.extend<object, { host: string }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright's form
    async ({}, use) => {
      await copyBuild();
      const gitHub = await startGitHub();
      const child = spawn('npx', ['tsx', 'scripts/export.ts'], {
        env: {
          ...process.env,
          BUILD_DIR: COPY,
          SITE_URL: 'https://example.org',
          ...gitHub.env,
        },
      });
      child.stderr.on('data', (chunk) => (printed += chunk));
      expect(await once(child, 'exit')).toEqual([0, null]);
      gitHub.close();
      const server = await serveHost(publish(nginxTryFiles, FOLDER));
      await use(server.url);
      server.close();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'serial' });

test('every page is exported, complete without scripts, with its canonical URL and star counts', async ({
  host,
}) => {
  for (const page of ['/', ...PAGES]) {
    const response = await fetch(host + page);
    expect(response.status, page).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<link rel="canonical" href="https://example.org${page}"/>`);
    expect(html).toContain('data-carousel');
    expect(html).toContain("connect-src 'self' https://counts.known.test;");
    if (page !== '/') expect(html).toContain(`data-overlay="${page}"`);
    if (page === '/projects') expect(html.match(/data-stars/g)).toHaveLength(6);
    expect((await fetch(`${host}${page === '/' ? '/_root' : page}.data`)).status, page).toBe(200);
  }
  expect(await (await fetch(`${host}/sitemap.xml`)).text()).toContain('https://example.org/about');
  // The owner's name is a sample.
  const resume = '/resume.pdf';
  expect(await (await fetch(host + resume)).text()).toMatch(/^%PDF-/);
  expect(await (await fetch(`${host}/about`)).text()).toContain(`href="${resume}"`);
  // Owners have given that address away.
  const redirect = await (await fetch(`${host}/resume`)).text();
  expect(redirect).toContain(`content="0; url=${resume}"`);
  expect(redirect).toContain('<html lang="en-AU"');
  const former = await (await fetch(`${host}/former-plain`)).text();
  expect(former).toContain('content="0; url=/plain"');
  expect(former).toContain('<title>Plain Page</title>');
  const stars = (await (await fetch(`${host}/stars`)).json()) as {
    counts: object;
    retryAfter: null;
  };
  expect([Object.keys(stars.counts).length, stars.retryAfter]).toEqual([6, null]);
});

test('every card opens and closes without a document request or a missing file', async ({
  host,
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await open(page, host);
  for (const card of CARDS) {
    const link = page.locator(`[data-card="${card}"] a[href="${card}"]`);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-overlay="${card}"] h1`)).toBeFocused();
    if (card === '/projects') await expect(page.locator('[data-stars]')).toHaveCount(6);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-overlay]')).toHaveCount(0);
    await expect(link).toBeFocused();
  }
  expect(documents).toEqual([`${host}/`]);
  expect(missing).toEqual([]);
});

test('deep links, links between case studies, Back and reload work', async ({ host, page }) => {
  await open(page, `${host}/plain`);
  await page.getByRole('navigation', { name: 'All projects' }).getByRole('link').nth(2).click();
  await expect(page.locator('[data-overlay="/demo"]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-overlay="/plain"]')).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(page.locator('[data-overlay="/plain"] h1')).toBeVisible();
});

test.describe('a page from before an upload', () => {
  test.use({ expectedMessages: /404/ });
  test('is replaced by the current one if its stylesheet is gone', async ({ host, page }) => {
    const site = await staleSite(host, { gone: /\.css$/ });
    site.release();
    await page.goto(`${site.url}/plain`);
    await page.waitForSelector('html[data-ready]');
    expect(site.documents).toHaveLength(2);
    expect(await page.evaluate(() => [...document.styleSheets].some(({ href }) => href))).toBe(
      true,
    );
    expect(page.url()).toBe(`${site.url}/plain`);
    await page.close();
    site.close();
  });
});

test.describe('an unknown URL', () => {
  test.use({ expectedMessages: /404/ });
  for (const path of ['/nope', '/nope/deeper/still']) {
    test(`${path} returns 404 with a link to the home page`, async ({ host, page }) => {
      const response = await page.goto(host + path);
      expect(response?.status()).toBe(404);
      await ready(page);
      await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
      await page.getByRole('link', { name: 'Back to homepage' }).click();
      // The document is replaced: until then its scripts may stop at any moment.
      await expect(page).toHaveURL(`${host}/`);
      await ready(page);
      await expect(page.locator('h1')).not.toHaveText('Unexpected Application Error!');
    });
  }
});

test('an embed opens on a page opened by its URL, and on one opened from the carousel', async ({
  host,
  page,
}) => {
  const player = 'https://player.vimeo.com/**';
  await page.route(player, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<button>A control of the player</button>' }),
  );
  const press = async () => {
    const embed = page.locator('[data-embed]');
    await embed.getByRole('button', { name: 'Play' }).click();
    await expect(embed.locator('iframe').contentFrame().getByRole('button')).toBeVisible();
  };
  await open(page, `${host}/links`);
  await press();
  await open(page, host);
  await page.locator('[data-card="/links"] a[href="/links"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-overlay="/links"] h1')).toBeFocused();
  await press();
});

test.describe('the content security policy', () => {
  test.use({ expectedMessages: /Content Security Policy/ });
  test('is set in each page and blocks scripts that the page doesn’t contain', async ({
    host,
    page,
  }) => {
    await page.goto(`${host}/about`);
    await ready(page);
    const blocked = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
            resolve(violatedDirective),
          );
          const script = document.createElement('script');
          script.textContent = 'document.title = "forged"';
          document.body.append(script);
        }),
    );
    expect(await blocked).toBe('script-src-elem');
    await expect(page).not.toHaveTitle('forged');
  });
});

test('the export contains a _headers file, and no compressed files or sources', async () => {
  const headers = await readFile(`${FOLDER}/_headers`, 'utf8');
  expect(headers).toContain("  Content-Security-Policy: frame-ancestors 'none'");
  expect(headers).toContain('  Strict-Transport-Security: max-age=31536000\n');
  expect(headers).toContain('/stars\n  Content-Type: application/json');
  // Some hosts end a path at `*`.
  expect(headers.split('\n').filter((line) => /^\/.*\*./.test(line))).toEqual([]);
  // Other sites embed pictures.
  expect(headers).toContain('  Cross-Origin-Resource-Policy: cross-origin\n');
  const files = await readdir(FOLDER, { recursive: true });
  expect(files.filter((file) => /\.(br|ts|tsx|mdx)$/.test(file))).toEqual([]);
});

test('the export names files that some hosts refuse', async ({ host }) => {
  expect(host).toBeTruthy();
  const file = path.relative('.', path.join(FOLDER, LARGE_FILE.name));
  expect(printed).toContain(`Warning: ${file} is 28 MB.`);
});

test('files of public/ are exported under their own names, except those that begin with a dot', async ({
  host,
}) => {
  for (const [name, text] of Object.entries(PUBLIC_FILES)) {
    const response = await fetch(`${host}/${name.split('/').map(encodeURIComponent).join('/')}`);
    expect(response.status, name).toBe(200);
    expect(await response.text(), name).toContain(text);
  }
  const files = await readdir(FOLDER, { recursive: true });
  // Tells GitHub Pages to publish `.well-known`.
  expect(files).toContain('.nojekyll');
  expect(files.filter((name) => name in PRIVATE_FILES)).toEqual([]);
});

for (const [name, host] of Object.entries(HOSTS)) {
  // The fixture exports the site.
  test(`every page, file and link works on ${name}`, async ({ host: _exported }) => {
    expectPublished(FOLDER, host(FOLDER), { siteUrl: 'https://example.org', pages: PAGES });
  });
}

test('a page at another of its URLs corrects the URL, and works', async ({ host, page }) => {
  void host;
  const site = await serveHost(publish(s3, FOLDER));
  for (const path of ['/plain/', '/plain.html', '/plain/index.html']) {
    await open(page, `${site.url}${path}?ref=x#a-heading`);
    expect(page.url()).toBe(`${site.url}/plain?ref=x#a-heading`);
    await expect(page.locator('[data-overlay="/plain"] h1')).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${site.url}/`);
  await page.close();
  site.close();
});
