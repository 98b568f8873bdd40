import { reply } from '../setup/github.ts';
import { PAGE, repositories, starFixtures, type StarFixtures } from '../setup/starred-site.ts';
import { expect, open, test as base } from '../setup/test.ts';

const [first = '', second = '', zero = '', missing = '', hanging = ''] = repositories;
const test = base.extend<StarFixtures>(starFixtures);

test('counts arrive in a page opened from another page, then are in its HTML, abbreviated and in words; zero and missing ones are not', async ({
  gitHub,
  site,
  page,
}) => {
  gitHub.script(first, reply.count(1234));
  gitHub.script(second, reply.count(1));
  gitHub.script(zero, reply.count(0));
  gitHub.script(missing, reply.status(404));
  gitHub.script(hanging, reply.hang);
  const stars = page.locator('[data-stars]');
  await open(page, `${site}/about`);
  await page.getByRole('navigation', { name: 'All projects' }).locator(`a[href="${PAGE}"]`).click();
  await expect(stars).toHaveCount(3);

  const html = await (await fetch(site + PAGE)).text();
  expect(html.match(/data-stars/g)).toHaveLength(3);
  await open(page, site + PAGE);
  const star = (repository: string) => page.locator(`[data-repo="${repository}"] [data-stars]`);
  await expect(star(first)).toContainText('1.2k');
  await expect(star(first)).toContainText('1,234 stars');
  await expect(star(second)).toContainText('1 star');
  await expect.poll(() => new Set(gitHub.calls.map(({ repository }) => repository)).size).toBe(6);
  await expect(stars).toHaveCount(3);
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
  await expect(page.locator('[data-stars]')).toHaveCount(6);
  clearInterval(timer);
  expect(await boxes()).toEqual(before);
  expect(page.url()).toBe(address);
});
