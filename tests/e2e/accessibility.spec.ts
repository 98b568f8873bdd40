/** WCAG 2.2, as far as a machine can tell; docs/accessibility.md has each criterion. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/access.ts';
import { CARDS, expect, open, PAGES, test } from '../setup/test.ts';

const KINDS = ['/', '/about', '/demo', '/writing', '/projects'];
const PHONE = { width: 390, height: 844 };

/** Targets that are too small. Links within text are exempt (WCAG 2.2, 2.5.8). */
const findSmallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')]
      .filter((element) => element.checkVisibility() && !element.closest('p, [inert]'))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => ({
        element,
        box: (element.closest('label') ?? element).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && (box.width < 23.5 || box.height < 23.5))
      .map(({ element, box }) => `${box.width}x${box.height} ${element.outerHTML.slice(0, 80)}`),
  );

type Node = {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
};

const LANDMARKS = /^(main|navigation|region|banner|contentinfo|list|heading|figure|status|group)$/;

/** Landmarks, headings and controls in reading order, as the browser exposes them to assistive technology. */
async function accessibilityTree(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const visit = (node: Node | undefined) => {
    if (!node) return;
    const { ignored, role, name, properties, childIds = [] } = node;
    const focusable = properties?.some((one) => one.name === 'focusable' && one.value.value);
    if (!ignored && (focusable || LANDMARKS.test(role?.value ?? ''))) {
      lines.push(`${role?.value} "${name?.value ?? ''}"`);
    }
    // The controls inside a video are the browser's own, and change while it loads.
    if (role?.value !== 'Video') for (const id of childIds) visit(byId.get(id));
  };
  visit(nodes.find(({ parentId }) => parentId === undefined));
  return lines.join('\n');
}

test('roles and names of each kind of page match the snapshots, targets are at least 24 px in size, and axe finds nothing on a phone', async ({
  page,
}) => {
  for (const path of KINDS) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    const name = `${path === '/' ? 'home' : path.slice(1)}.txt`;
    expect.soft(`${await accessibilityTree(page)}\n`, path).toMatchSnapshot(name);
    await page.setViewportSize(PHONE);
    expect.soft(await findSmallTargets(page), path).toEqual([]);
    await expectAccessible(page);
  }
});

test.describe('on a desktop', { tag: '@full' }, () => {
  test.use({ expectedMessages: /status of 404/ });

  test('axe finds nothing on any kind of page, nor on the error page', async ({ page }) => {
    for (const path of [...KINDS, '/nope']) {
      await open(page, path);
      await expectAccessible(page);
    }
  });
});

test('in forced colors, no picture of paper is behind the icon of a link or a button, and axe finds nothing, also on a page opened by a click', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const path of ['/demo', '/']) {
    await open(page, path);
    const withPicture = await page
      .locator('[data-social-bar] a, button:has(> svg)')
      .evaluateAll((controls) =>
        controls
          .filter((control) => !control.closest('[inert]'))
          .filter((control) => getComputedStyle(control).backgroundImage !== 'none')
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      );
    expect(withPicture, path).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await expectAccessible(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(CARDS[0] ?? '');
  await expectAccessible(page);
});

const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** The focused element, and what makes its focus hard to see. */
const inspectFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const problems: string[] = [];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [
      (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
      (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
    ];
    const inViewport = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    if (!inViewport) problems.push('is outside the viewport');
    const topmost = document.elementFromPoint(x, y);
    // Invisible inputs, such as radio buttons, lie over the label that is shown for them.
    const own = element.closest('label') ?? element;
    if (inViewport && !(topmost && (own.contains(topmost) || topmost.contains(own)))) {
      problems.push(`is covered by ${topmost?.outerHTML.slice(0, 80)}`);
    }
    const showsFocus = (candidate: Element | null) => {
      if (!candidate) return false;
      // A media element shows the focus on its own controls.
      if (candidate instanceof HTMLMediaElement) return true;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    if (!showsFocus(element) && !showsFocus(own) && !showsFocus(own.firstElementChild)) {
      problems.push('has no visible focus indicator');
    }
    return { html: element.outerHTML.slice(0, 120), problems };
  });

/** Presses Tab until the focus leaves the page or wraps. Returns the HTML of the focused elements. */
async function tabThrough(page: Page) {
  const visited: string[] = [];
  await page.evaluate(() => Object.assign(window, { focused: [] }));
  /** Whether the focused element had the focus before, with others in between. */
  const hasWrapped = () =>
    page.evaluate(() => {
      const focused = Reflect.get(window, 'focused') as (Element | null)[];
      const element = document.activeElement;
      // The controls of a video take the focus one by one; the active element stays the video.
      const again = focused.includes(element) && focused.at(-1) !== element;
      focused.push(element);
      return again;
    });
  for (let step = 0; step < 200; step++) {
    await page.keyboard.press('Tab');
    // Scrolling into view may take a few frames.
    let focus = await inspectFocus(page);
    await expect
      .poll(async () => (focus = await inspectFocus(page))?.problems ?? [], {
        message: focus?.html,
      })
      .toEqual([]);
    if (!focus || (await hasWrapped())) return visited;
    visited.push(focus.html);
  }
  throw new Error('The focus never leaves the page');
}

test(
  'every link and button can be reached by keyboard, and the focus is always visible',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(240_000);
    // Then demos load only on request; the keys of each have their own tests.
    await saveData(page);
    await open(page, '/');
    expect((await tabThrough(page)).filter((html) => html.startsWith('<a')).length).toBeGreaterThan(
      CARDS.length,
    );
    for (const card of ['/about', '/demo', '/recordings', '/projects']) {
      await page.locator(`[data-card="${card}"] a[href="${card}"]`).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(card);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      // All links of the page, including the one back to the carousel.
      const visited = await tabThrough(page);
      expect(visited.length, `${card}: ${visited.join('\n')}`).toBeGreaterThan(CARDS.length);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/');
      await expect(page.locator(`[data-card="${card}"] a[href="${card}"]`)).toBeFocused();
    }
  },
);

test('the focus moves to the demo that replaces its button', async ({ page }) => {
  // Then the demo loads only on request.
  await saveData(page);
  await open(page, '/demo');
  const demo = page.locator('[data-demo="paper-boats"]');
  await demo.getByRole('button', { name: 'Try it' }).press('Enter');
  await expect(demo).toHaveAttribute('data-state', 'live');
  await expect.poll(() => demo.evaluate((it) => it.contains(document.activeElement))).toBe(true);
});

/** Clipped text, and whether the page is wider than the viewport. */
const findClipping = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('main[data-overlay]') ?? document.body;
    const clipped = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
      const hidden = overflowX === 'hidden' || overflowY === 'hidden';
      const isVisuallyHidden = position === 'absolute' && clipPath !== 'none';
      return (
        hidden &&
        !isVisuallyHidden &&
        [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
        ) &&
        (element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1)
      );
    });
    return {
      tooWide: root.scrollWidth > innerWidth,
      clipped: clipped.map(({ outerHTML }) => outerHTML.slice(0, 100)),
    };
  });

/** WCAG 2.2, 1.4.12. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

test(
  'nothing is clipped at 400 % zoom or with increased text spacing',
  { tag: '@full' },
  async ({ page }) => {
    for (const path of ['/', ...PAGES]) {
      // 1280x1024 at 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      await open(page, path);
      expect(await findClipping(page), path).toEqual({ tooWide: false, clipped: [] });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('head').evaluate((head, css) => {
        const styles = new CSSStyleSheet();
        styles.replaceSync(css);
        head.ownerDocument.adoptedStyleSheets.push(styles);
      }, TEXT_SPACING);
      expect(await findClipping(page), path).toEqual({ tooWide: false, clipped: [] });
    }
  },
);
