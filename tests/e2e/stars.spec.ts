import { reply } from '../setup/github.ts';
import { PAGE, repositories, starFixtures, type StarFixtures } from '../setup/starred-site.ts';
import { expect, open, test as base } from '../setup/test.ts';

const [first = '', second = ''] = repositories;
const test = base.extend<StarFixtures>(starFixtures);

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
