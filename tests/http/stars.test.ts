import { expect, test as base } from 'vitest';
import { reply } from '../setup/github.ts';
import { PAGE, repositories, starFixtures, type StarFixtures } from '../setup/starred-site.ts';

const test = base.extend<StarFixtures>(starFixtures);

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
