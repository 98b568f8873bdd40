/** Scripts of other sites, which site.yaml lists: only a public process has them. */
import { expect, test } from 'vitest';
import { PAGES } from '../setup/pages.ts';
import { serveSite } from '../setup/serve.ts';
import { get } from './site.ts';

const SITE = 'known.test';

async function read(response: Response) {
  const policy = response.headers.get('content-security-policy') ?? '';
  const listed = (directive: string) =>
    policy
      .split('; ')
      .find((part) => part.startsWith(`${directive} `))
      ?.split(' ')
      .filter((source) => source.startsWith('https:'));
  return {
    hasList: (await response.text()).includes('data-scripts'),
    scripts: listed('script-src'),
    connections: listed('connect-src'),
    policy,
  };
}

test('a public process lists them on every page, and allows exactly their origins', async () => {
  const site = await serveSite({ SITE_URL: 'https://example.org' });
  for (const path of ['/', ...PAGES, '/nowhere']) {
    expect(await read(await fetch(site.url + path)), path).toMatchObject({
      hasList: true,
      scripts: [`https://scripts.${SITE}`],
      connections: [`https://counts.${SITE}`],
    });
  }
  const manifest = await fetch(`${site.url}/manifest.webmanifest`);
  expect((await read(manifest)).policy).not.toContain(SITE);
  await site.stop();
});

test('a local process has none and allows none', async () => {
  for (const path of ['/', '/about', '/nowhere']) {
    const { hasList, policy } = await read(await get(path));
    expect([hasList, policy.includes(SITE)], path).toEqual([false, false]);
  }
});
