/** The layout holds with any text: long words, wide code and tables, long fields, large text. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/access.ts';
import { findLayoutProblems } from '../setup/layout.ts';
import { changedSite } from '../setup/site-with-entries.ts';
import { expect, open, test } from '../setup/test.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Phones on which a long name has two lines. */
const PHONES = [
  { width: 375, height: 812 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
];

/** Boxes in the text that can be wider than it. */
const BOXES = '[data-body] :is(pre, div:has(> table), div:has(> math))';

test('a page with the worst of texts is never wider than the window; code, tables and formulas scroll to their ends, also by keyboard', async ({
  page,
}) => {
  await open(page, '/unlisted');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await findLayoutProblems(page), `${size.width} px`).toEqual([]);
    const hidden = await page.locator(BOXES).evaluateAll((boxes) =>
      boxes.map((box) => {
        box.scrollLeft = box.scrollWidth;
        const inner = box.matches('pre') ? (box.firstElementChild ?? box) : box.firstElementChild;
        const end = document.createRange();
        end.selectNodeContents(inner ?? box);
        const { right } = end.getBoundingClientRect();
        box.scrollLeft = 0;
        return Math.max(0, Math.round(right - box.getBoundingClientRect().right));
      }),
    );
    expect(hidden.length).toBeGreaterThan(8);
    expect(new Set(hidden), `${size.width} px`).toEqual(new Set([0]));
  }
  const lefts = await page
    .locator('[data-body] li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  for (const [index, left] of lefts.entries()) {
    if (index > 0) expect(left).toBeGreaterThan((lefts[index - 1] ?? 0) + 10);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const box of [
    page.locator('[data-body] > pre').first(),
    page.locator(BOXES).filter({ has: page.locator('thead') }),
  ]) {
    await expect(box).toHaveAccessibleName(/\w/);
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await expectAccessible(page, 'article');
});

test('on paper, code and tables wrap, and columns with pictures are not split', async ({
  page,
}) => {
  // A4 with margins of 10 mm.
  await page.setViewportSize({ width: 718, height: 1000 });
  await open(page, '/unlisted');
  await page.emulateMedia({ media: 'print' });
  const cutOff = await page.locator(':is(pre, table)').evaluateAll((boxes) =>
    boxes
      .filter((box) => {
        const range = document.createRange();
        range.selectNodeContents(box);
        return range.getBoundingClientRect().right > innerWidth;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(cutOff).toEqual([]);
  const columns = page.locator('[data-body] > div:has(> * > h3)').first();
  await expect(columns).toHaveCSS('break-inside', 'avoid');
});

const WORD = 'Awordofsixtylettersthatneitherahyphennoraspacedividesanywhere';
const TITLE = 'A title of more than forty-five letters, all told';
/** As long as the check allows without a warning. */
const DESCRIPTION =
  'A description of usual words that has a hundred and twenty letters in all, which are as many as fit on any card of ours.';

/** Height of the dark sheet in drawn pictures, as a share of the card's (`GROUND_EDGE` of paper-cards). */
const GROUND_HEIGHT = 0.195;

/** How far the owner's name is below the cards, px, and whether a role of one line below it can be seen. */
function measureName() {
  const [name, role] = document.querySelectorAll('[data-owner-link] span');
  const cards = [...document.querySelectorAll('[data-card] a')];
  if (role) role.textContent = 'Product engineer';
  const { left = 0, top = 0 } = name?.getBoundingClientRect() ?? {};
  const roleBox = role?.getBoundingClientRect();
  return {
    room: top - Math.max(...cards.map((card) => card.getBoundingClientRect().bottom)),
    hasRole: roleBox && roleBox.left <= left + 1 && roleBox.bottom <= innerHeight,
  };
}

const DESCRIPTIONS = '[data-card] [data-part="logo"] + span';

/** How high the text of each card reaches with a long description, as a share of the card's height. */
function measureTexts(selector: string) {
  const texts = document.querySelectorAll(selector);
  const cardOf = (text: Element) => text.closest('a')?.getBoundingClientRect() ?? new DOMRect();
  // Above the social bar, less text is higher up.
  return [...texts]
    .filter((text) => !text.closest('[data-above-social-bar]'))
    .map((text) => {
      const { textContent } = text;
      text.textContent = 'A description of a few words. '.repeat(9);
      const border = text.closest('a')?.clientTop ?? 0;
      const { bottom, height } = cardOf(text);
      const share = (bottom - border - text.getBoundingClientRect().top) / (height - 2 * border);
      text.textContent = textContent;
      return share;
    });
}

test(
  'fields of any length fit cards, heads, lists and the navigation',
  { tag: '@full' },
  async ({ page }) => {
    const site = await changedSite({
      home: (data) => ({
        ...data,
        owner: {
          ...data.owner,
          name: 'Maximilian Featherstonehaugh',
          jobTitle: 'Senior Software Engineer & UX Engineer',
        },
        entries: data.entries.map((entry, index) => ({
          ...entry,
          title: `${TITLE} ${entry.slug}`,
          desc: index % 2 ? `${WORD} and a few shorter words.` : DESCRIPTION,
          role: `${WORD} engineer`,
          outcome: WORD,
          sub: 'September 2015 - December 2021',
          skills: [...entry.skills, WORD, 'A skill of several words'],
          links: [
            { label: WORD, href: 'https://known.test/1' },
            { label: `Another ${WORD}`, href: 'https://known.test/2' },
          ],
        })),
      }),
      page: (data) =>
        data.bodyData
          ? {
              ...data,
              bodyData: {
                projects: data.bodyData.projects?.map((project) => ({
                  ...project,
                  name: WORD,
                  sub: WORD,
                  description: WORD,
                })),
                talks: data.bodyData.talks?.map((talk) => ({ ...talk, title: WORD })),
                timeline: {
                  jobs: [
                    {
                      title: TITLE,
                      years: 'May 2018 - Present',
                      current: true,
                      role: WORD,
                      employer: WORD,
                      place: WORD,
                      point: WORD,
                    },
                  ],
                  projects: [
                    { title: WORD, years: '2015-2016', current: false, point: 'A point.' },
                  ],
                },
                owner: {
                  city: WORD,
                  availability: WORD,
                  hobbies: [WORD],
                  bio: [
                    'My site is https://known.test/an/address/that/is/longer/than/any/line/of/this',
                  ],
                  skills: [{ group: WORD, skills: [WORD, 'Another'] }],
                },
              },
            }
          : data,
    });
    for (const path of ['/', '/about', '/demo', '/projects']) {
      await open(page, site.url + path);
      if (path === '/about') {
        await expect(page.locator('[data-body] ol')).toContainText(`May 2018 – Present ${TITLE}`);
      }
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect(await findLayoutProblems(page), `${path} at ${size.width} px`).toEqual([]);
        if (path !== '/') continue;
        for (const height of await page.evaluate(measureTexts, DESCRIPTIONS))
          expect(height).toBeLessThanOrEqual(GROUND_HEIGHT);
      }
      if (path !== '/') continue;
      for (const size of PHONES) {
        await page.setViewportSize(size);
        const { room, hasRole } = await page.evaluate(measureName);
        expect(room, `room above the name at ${size.width} px`).toBeGreaterThanOrEqual(3);
        expect(hasRole, `role below the name at ${size.width} px`).toBe(true);
      }
    }
    await page.close();
    await site.close();
  },
);

/** Makes text larger: as the browser's setting does, which media queries in `rem` follow, or as zooming text does. */
async function enlargeText(page: Page, percent: number, by: 'setting' | 'zoom') {
  await page
    .locator('html')
    .evaluate((html, size) => (html.style.fontSize = size), by === 'zoom' ? `${percent}%` : '');
  const client = await page.context().newCDPSession(page);
  const standard = by === 'setting' ? (16 * percent) / 100 : 16;
  await client.send('Page.setFontSizes', { fontSizes: { standard } });
  await client.detach();
}

test.describe('text that is twice as large', () => {
  test.use({ expectedMessages: /status of 404/ });

  test(
    'overlaps nothing and is not cut off (WCAG 2.2, 1.4.4)',
    { tag: '@full' },
    async ({ page }) => {
      for (const path of ['/', '/about', '/demo', '/projects', '/unlisted', '/nope']) {
        await open(page, path);
        await page
          .locator(DESCRIPTIONS)
          .evaluateAll(
            (texts, text) => texts.forEach((one) => (one.textContent = text)),
            DESCRIPTION,
          );
        for (const by of ['setting', 'zoom'] as const) {
          await enlargeText(page, 200, by);
          for (const size of SIZES.slice(1)) {
            await page.setViewportSize(size);
            const problems = await findLayoutProblems(page);
            expect(problems, `${path} at ${size.width} px, by ${by}`).toEqual([]);
          }
        }
      }
    },
  );
});
