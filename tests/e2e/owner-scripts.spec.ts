/** Scripts of other sites, such as web analytics. The other sites are stand-ins: no request leaves this machine. */
import { serveSite } from '../setup/serve.ts';
import { expect, open, OWNER_SCRIPT, test } from '../setup/test.ts';

/** Counts the page like GoatCounter: a client navigation only if the site says so. */
const COUNT = `
  const { goatcounter, number } = document.currentScript.dataset;
  const state = [document.readyState, number];
  window.goatcounter = { count: ({ path }) => fetch(goatcounter + '?' + [path, ...state]) };
  window.goatcounter.count({ path: location.pathname });`;

test('a script loads after the page, with its attributes, and each opened page is counted once', async ({
  page,
}) => {
  const site = await serveSite({ SITE_URL: 'https://example.org' });
  const counted: string[] = [];
  await page.route(OWNER_SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: COUNT }),
  );
  await page.route('https://counts.known.test/**', (route) => {
    counted.push(new URL(route.request().url()).search);
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await open(page, site.url);
  await expect.poll(() => counted).toEqual(['?/,complete,1']);
  await page.locator('[data-card="/about"] a[href="/about"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => counted).toEqual(['?/,complete,1', '?/about,complete,1']);
  await page.keyboard.press('Escape');
  await expect.poll(() => counted.at(-1)).toBe('?/,complete,1');
  expect(counted).toHaveLength(3);
  await site.stop();
});
