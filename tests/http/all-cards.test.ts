/** Long lists have a link to all of their cards, and a stylesheet for it; others have neither. */
import { expect, test } from 'vitest';
import { siteWithEntries } from '../setup/site-with-entries.ts';

test.each([
  [24, false],
  [25, true],
])(
  'with %i cards, the link to all of them and its stylesheet are there: %s',
  async (count, has) => {
    const site = await siteWithEntries(count);
    const html = await (await fetch(site.url)).text();
    await site.close();
    expect(html.match(/data-card="/g)).toHaveLength(count);
    expect(html.includes('href="/#site:all-cards"')).toBe(has);
    expect(/<link rel="stylesheet" href="\/static\/all-cards-[^"]+\.css"/.test(html)).toBe(has);
  },
);
