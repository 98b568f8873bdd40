import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { reply, startGitHub } from '../setup/github.ts';
import { serveSite } from '../setup/serve.ts';
import { expect, open, test as base } from '../setup/test.ts';

const PAGE = '/projects';
const repositories = (
  parse(await readFile('tests/site/content/open-source.yaml', 'utf8')) as { repo: string }[]
)
  // One belongs to githubUser in site.yaml, others are on GitLab and Codeberg.
  .map(({ repo }) => `test-owner/${repo.split('/').pop()}`);
const [first = '', second = ''] = repositories;

const test = base.extend<{ gitHub: Awaited<ReturnType<typeof startGitHub>>; site: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright's form
  gitHub: async ({}, use) => {
    const gitHub = await startGitHub();
    await use(gitHub);
    gitHub.close();
  },
  site: async ({ gitHub }, use) => {
    const server = await serveSite(gitHub.env);
    await use(server.url);
    await server.stop();
  },
});

test('cached counts are in the HTML, abbreviated on screen and exact for screen readers', async ({
  gitHub,
  site,
  page,
}) => {
  gitHub.script(first, reply.count(1234));
  gitHub.script(second, reply.count(1));
  const html = async () => (await fetch(site + PAGE)).text();
  await expect.poll(async () => (await html()).match(/data-stars/g)?.length).toBe(6);
  await open(page, site + PAGE);
  const star = (repository: string) => page.locator(`[data-repo="${repository}"] [data-stars]`);
  await expect(star(first)).toContainText('1.2k');
  await expect(star(first)).toContainText('1,234 stars');
  await expect(star(second)).toContainText('1 star');
});

test('a page opened before the first count shows it when it arrives, and nothing moves', async ({
  gitHub,
  site,
  page,
}) => {
  const waiting: (() => void)[] = [];
  for (const repository of repositories) {
    gitHub.script(repository, (request, response) => {
      waiting.push(() => reply.count(42)(request, response));
    });
  }
  await open(page, site + PAGE);
  await page.locator('[data-repo]').first().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-stars]')).toHaveCount(0);
  const boxes = () =>
    page.locator('[data-repo] > *').evaluateAll((parts) =>
      parts
        .filter((part) => !part.querySelector('time'))
        .map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x, y, width, height];
        }),
    );
  const before = await boxes();
  const address = page.url();
  const timer = setInterval(() => waiting.shift()?.(), 20);
  await expect(page.locator('[data-stars]')).toHaveCount(6, { timeout: 15_000 });
  clearInterval(timer);
  expect(await boxes()).toEqual(before);
  expect(page.url()).toBe(address);
});

test('counts arrive in a page opened from another page', async ({ site, page }) => {
  await open(page, `${site}/about`);
  await page.getByRole('navigation', { name: 'All projects' }).locator(`a[href="${PAGE}"]`).click();
  await expect(page.locator('[data-stars]')).toHaveCount(6, { timeout: 15_000 });
});

test('the page does not wait for an API that hangs', async ({ gitHub, site }) => {
  for (const repository of repositories) gitHub.script(repository, reply.hang);
  const html = await (await fetch(site + PAGE)).text();
  expect(html).toContain('</html>');
  expect(html.match(/data-repo=/g)).toHaveLength(6);
  expect(html).not.toContain('data-stars');
  for (const { repository } of gitHub.calls) {
    expect(gitHub.callsFor(repository), 'the first call is still in flight').toHaveLength(1);
  }
});

test('a repository that hangs does not block the others', async ({ gitHub, site, page }) => {
  gitHub.script(first, reply.hang);
  await open(page, site + PAGE);
  await expect(page.locator('[data-stars]')).toHaveCount(5);
  await expect(page.locator(`[data-repo="${first}"] [data-stars]`)).toHaveCount(0);
});

test('counts of zero and missing counts are not shown', async ({ gitHub, site, page }) => {
  for (const repository of repositories) gitHub.script(repository, reply.status(404));
  gitHub.script(first, reply.count(0));
  gitHub.script(second, reply.count(5));
  await open(page, site + PAGE);
  await expect(page.locator(`[data-repo="${second}"] [data-stars]`)).toBeVisible();
  await expect(page.locator('[data-stars]')).toHaveCount(1);
  await expect.poll(() => gitHub.calls.length).toBe(6);
});

test('two hundred concurrent requests to a cold server cause six API calls', async ({
  gitHub,
  site,
}) => {
  const views = await Promise.all(Array.from({ length: 200 }, () => fetch(site + PAGE)));
  expect(views.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => 200));
  await expect.poll(() => gitHub.calls.length).toBe(6);
  const html = async () => (await fetch(site + PAGE)).text();
  await expect.poll(async () => (await html()).match(/data-stars/g)?.length).toBe(6);
  expect(gitHub.calls).toHaveLength(6);
});

test('the server survives an API that floods, trickles and resets connections', async ({
  gitHub,
  site,
}) => {
  const trouble = [reply.flood(10_000_000), reply.drip, reply.reset, reply.text('{', 'text/html')];
  for (const [index, repository] of repositories.entries()) {
    gitHub.script(repository, trouble[index % trouble.length] ?? reply.hang);
  }
  for (let view = 0; view < 5; view++) expect((await fetch(site + PAGE)).status).toBe(200);
  await expect.poll(() => gitHub.calls.length).toBeGreaterThan(1);
  expect((await fetch(`${site}/healthz`)).status).toBe(200);
});
