/** Tests of all demos. */
import type { Locator, Page } from '@playwright/test';
import { openAllDemos } from '../setup/demo.ts';
import { findLayoutProblems } from '../setup/layout.ts';
import { expect, holdBack, open, rendered, test } from '../setup/test.ts';
import { listDemos } from '../../packages/content/src/read/demos.ts';

test('demos fit the heights reserved for them, and so does their text when it is twice as large', async ({
  page,
}) => {
  test.skip(listDemos().length === 0, 'There is no demo');
  const demos = await openAllDemos(page);
  for (const width of [1440, 696, 640, 600, 560, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, demo] of demos) {
      const { reserved, taken } = await demo.evaluate((element) => {
        const stage = element.querySelector<HTMLElement>(':scope > div');
        if (!stage) throw new Error('The demo has no stage');
        return {
          reserved: Number.parseFloat(getComputedStyle(stage).minHeight),
          taken: stage.getBoundingClientRect().height,
        };
      });
      expect(taken, `${name} at ${width} px`).toBeLessThan(reserved + 1);
    }
  }
  await page.locator('html').evaluate(({ style }) => (style.fontSize = '200%'));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // Sticky parts cover what is scrolled below them.
    await page.locator('main').evaluate((main) => main.scrollTo(0, 0));
    // Some demos arrange their parts by script.
    await expect.poll(() => findLayoutProblems(page), `200 % at ${width} px`).toEqual([]);
  }
});

test('the still picture covers a demo until its pictures and its own first frame are painted; keys and assistive technology use the demo', async ({
  page,
}) => {
  const releaseWind = await holdBack(page, '**/wind');
  await page.addInitScript(() => {
    const { prototype } = HTMLImageElement;
    const { decode } = prototype;
    prototype.decode = async function (this: HTMLImageElement) {
      await new Promise((resolve) => window.addEventListener('decoded', resolve));
      return decode.call(this);
    };
  });
  await open(page, '/paper-boats+paper-planes');
  const releasePictures = () => page.evaluate(() => window.dispatchEvent(new Event('decoded')));
  for (const [index, release] of [releasePictures, releaseWind].entries()) {
    const demo = page.locator('[data-demo]').nth(index);
    await demo.evaluate((element) => element.scrollIntoView());
    await expect(demo).toHaveAttribute('data-state', 'live');
    const control = demo.getByRole(index === 0 ? 'button' : 'slider').first();
    const picture = demo.locator('img[alt="A plain sheet"]');
    await control.focus();
    await rendered(page);
    await expect(picture).toBeVisible();
    await expect(demo.getByRole('img')).toHaveCount(0);
    await expect(control).toBeFocused();
    await release();
    await expect(picture).toHaveCount(0);
    await expect(control).toBeFocused();
  }
});

test('a link that carries work for a demo shows that demo, also on a page that is open', async ({
  page,
}) => {
  await open(page, '/paper-boats+paper-planes#paper-planes=1.AA');
  const demoOf = (name: string) => page.locator(`[data-demo="${name}"]`);
  await expect(demoOf('paper-planes')).toHaveAttribute('data-state', 'live');
  await expect(demoOf('paper-planes')).toBeInViewport();
  await page.evaluate(() => void (location.hash = '#paper-boats=1.AA'));
  await expect(demoOf('paper-boats')).toHaveAttribute('data-state', 'live');
  await expect(demoOf('paper-boats')).toBeInViewport();
});

test.describe('a demo that failed to load', () => {
  test.use({ expectedMessages: /Failed to load resource|couldn't load/ });

  async function openWithout(page: Page, files: string) {
    await page.route(files, (route) => route.abort());
    await open(page, '/paper-boats');
    const demo = page.locator('[data-demo]');
    await demo.evaluate((element) => element.scrollIntoView());
    await expect(demo.getByText('This demo couldn’t load.')).toBeVisible();
    return { demo, retry: demo.getByRole('button', { name: 'Try again' }) };
  }

  test('because its scripts or styles are missing can be retried, which may fail again', async ({
    page,
    context,
  }) => {
    for (const files of ['scripts', 'styles']) {
      const pattern = `**/paper-boats-*.${files === 'scripts' ? 'js' : 'css'}`;
      const { demo, retry } = await openWithout(page, pattern);
      await context.setOffline(true);
      await retry.click();
      await expect(retry).not.toHaveAttribute('aria-disabled', 'true');
      await expect(demo).toHaveAttribute('data-state', 'failed');
      await context.setOffline(false);
      await page.unroute(pattern);
      await retry.click();
      await expect(demo, files).toHaveAttribute('data-state', 'live');
      const buttons = demo.getByRole('button', { name: 'Add a boat' }).locator('..');
      await expect(buttons, files).toHaveCSS('display', 'flex');
    }
  });

  test('is reloaded with the page, unless that would clear the visitor’s work in another demo', async ({
    page,
  }) => {
    const scripts = '**/paper-boats-*.js';
    await page.route(scripts, (route) => route.abort());
    const show = (element: Locator) => element.evaluate((figure) => figure.scrollIntoView());
    let loads = 0;
    page.on('load', () => loads++);
    await open(page, '/paper-boats+paper-planes');
    const [demo, other] = [page.locator('[data-demo]').first(), page.locator('[data-demo]').last()];
    const retry = demo.getByRole('button', { name: 'Try again' });

    await show(demo);
    await retry.click();
    await expect.poll(() => loads).toBe(2);

    await show(other);
    await expect(other).toHaveAttribute('data-state', 'live');
    const slider = other.getByRole('slider').first();
    await slider.press('ArrowRight');
    const work = await slider.inputValue();
    await show(demo);
    await retry.click();
    const reload = demo.getByRole('button', { name: 'Reload page' });
    await expect(reload).toBeVisible();
    expect(await slider.inputValue()).toBe(work);
    expect(loads).toBe(2);
    await page.unroute(scripts);
    await reload.click();
    await expect.poll(() => loads).toBe(3);
    await show(demo);
    await expect(demo).toHaveAttribute('data-state', 'live');
  });
});

test.describe('a demo that cannot run', () => {
  test.use({ expectedMessages: /The demo "paper-boats" has stopped/ });

  test('shows its picture and a message, without a button', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await open(page, '/paper-boats');
    const demo = page.locator('[data-demo]');
    await demo.evaluate((element) => element.scrollIntoView());
    await expect(demo.getByText('doesn’t run in your browser')).toBeVisible();
    await expect(demo.locator('img')).toBeVisible();
    await expect(demo.getByRole('button')).toHaveCount(0);
  });
});
