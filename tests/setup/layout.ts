/** Finds what falls apart in a layout: text and boxes that run off the page, are cut off, covered or overlap. */
import type { Page } from '@playwright/test';

type Box = { left: number; top: number; right: number; bottom: number };

/**
 * Descriptions of what is wrong in the open page, or in the home page. What is in a box that scrolls by itself may be
 * larger than the box, and labels in drawings may overlap.
 */
export const findLayoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TOLERANCE_PX = 1;
    const root =
      document.querySelector<HTMLElement>('main') ??
      document.querySelector<HTMLElement>('[role="main"]');
    if (!root) throw new Error('The page has no main part');
    const pageWidth = document.documentElement.clientWidth;
    const problems = new Set<string>();
    const report = (element: Element, problem: string) =>
      problems.add(`${problem}: ${element.outerHTML.replace(/\s+/g, ' ').slice(0, 140)}`);
    if (root.scrollWidth > root.clientWidth) {
      problems.add(`the page is ${root.scrollWidth} px wide`);
    }

    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) ||
      // Visually hidden (app/styles/visually-hidden.css.ts).
      [element, ...ancestors(element)].some(
        (one) => getComputedStyle(one).clipPath === 'inset(50%)',
      );

    /** From the parent up to what scrolls the page or the carousel, without it. */
    function ancestors(element: Element): Element[] {
      const parent = element.parentElement;
      return !parent || parent === root || parent.matches('[data-carousel-scroller]')
        ? []
        : [parent, ...ancestors(parent)];
    }
    function isPainted(element: Element): boolean {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return (
        element.matches('img, video, canvas') ||
        backgroundImage !== 'none' ||
        !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)
      );
    }
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);

    /** Cuts a box as its ancestors do. Undefined if it is in a box that scrolls, or nothing of it is left. */
    function cut(box: Box, element: Element, from: Element[]): Box | undefined {
      const cutBox = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
      let { position } = getComputedStyle(element);
      for (const one of from) {
        const style = getComputedStyle(one);
        const isContaining = position !== 'absolute' || style.position !== 'static';
        if (style.overflowX !== 'visible' && isContaining) {
          if (scrolls(one)) return undefined;
          const { left, top, right, bottom } = one.getBoundingClientRect();
          cutBox.left = Math.max(cutBox.left, left);
          cutBox.right = Math.min(cutBox.right, right);
          cutBox.top = Math.max(cutBox.top, top);
          cutBox.bottom = Math.min(cutBox.bottom, bottom);
        }
        if (isContaining) position = style.position;
      }
      return cutBox.left < cutBox.right && cutBox.top < cutBox.bottom ? cutBox : undefined;
    }
    const runsOff = ({ left, right }: Box) =>
      left < -TOLERANCE_PX || right > pageWidth + TOLERANCE_PX;

    // Boxes.
    const isCarousel = root.getAttribute('role') === 'main';
    if (!isCarousel) {
      for (const element of root.querySelectorAll('*:not(svg *)')) {
        if (isHidden(element)) continue;
        const box = element.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) continue;
        const shown = cut(box, element, ancestors(element));
        if (shown && runsOff(shown)) report(element, 'runs off the page');
      }
    }

    // Text, line by line.
    const lines: { element: Element; box: Box }[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const hasLetters = /[\p{L}\p{N}]/u.test(text.textContent ?? '');
      if (!element || !hasLetters || element.closest('style, script') || isHidden(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const from = [element, ...ancestors(element)];
      for (const rect of range.getClientRects()) {
        if (rect.width < 2) continue;
        // Letters take about the middle half of the line's height.
        const inset = rect.height / 4;
        const { left, right } = rect;
        const box = { left, right, top: rect.top + inset, bottom: rect.bottom - inset };
        const isInView =
          box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < pageWidth;
        // Cards beside the one in the middle reach beyond the window.
        if (isCarousel && (!isInView || runsOff(box))) continue;
        // In a box that scrolls by itself.
        if (from.some(scrolls)) continue;
        if (runsOff(box)) report(element, 'text runs off the page');
        const shown = cut(box, element, from);
        // The role below the cards, where there is no room for it (app/routes/home.css.ts).
        if (!shown && element.closest('[data-owner-link]')) continue;
        const isCut =
          !shown ||
          shown.left > left + TOLERANCE_PX ||
          shown.right < right - TOLERANCE_PX ||
          shown.top > box.top + TOLERANCE_PX ||
          shown.bottom < box.bottom - TOLERANCE_PX;
        if (isCut) report(element, 'text is cut off');
        lines.push({ element, box });
        // What the pointer passes through isn't found.
        if (
          !isInView ||
          element.closest('svg') ||
          getComputedStyle(element).pointerEvents === 'none'
        )
          continue;
        const above = document.elementsFromPoint(
          (Math.max(0, left) + Math.min(pageWidth, right)) / 2,
          (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2,
        );
        const end = above.findIndex((one) => one.contains(element));
        const cover = above.slice(0, end).find((one) => isPainted(one) && !element.contains(one));
        if (cover) report(element, `text is covered by <${cover.tagName.toLowerCase()}>`);
      }
    }
    for (const [index, a] of lines.entries()) {
      for (const b of lines.slice(index + 1)) {
        // The lines of the note are at an angle.
        if (a.element === b.element || a.element.closest('svg, [data-owner-note]')) continue;
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (width > TOLERANCE_PX && height > TOLERANCE_PX) {
          report(a.element, `text overlaps "${b.element.textContent?.slice(0, 40)}"`);
        }
      }
    }
    return [...problems];
  });
