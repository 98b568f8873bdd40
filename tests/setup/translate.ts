import type { Page } from '@playwright/test';

/**
 * Does to a page what a browser's translator does: replaces every text by a copy inside two `<font>` elements, now and
 * whenever a text changes. The words stay.
 */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const UNTOUCHED = 'script, style, textarea, [translate="no"]';

    function wrap(text: Text) {
      const parent = text.parentElement;
      if (!text.data.trim() || parent?.localName === 'font' || parent?.closest(UNTOUCHED)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }

    function wrapAll(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    }

    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of [target, ...addedNodes]) {
          if (!node.isConnected) continue;
          if (node instanceof Text) wrap(node);
          else wrapAll(node);
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
