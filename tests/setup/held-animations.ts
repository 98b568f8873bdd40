import type { Locator, Page } from '@playwright/test';

/** Pauses what scripts animate on matching elements at its start, so that a busy machine misses nothing. Fades, of one keyframe, run. */
export const holdAnimations = (page: Page, selector: string) =>
  page.addInitScript((held) => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...args) {
      const animation = animate.apply(this, args);
      const { effect } = animation;
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      if (this.matches(held) && frames.length > 1) animation.pause();
      return animation;
    };
  }, selector);

export const finishAnimations = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.flatMap((one) => one.getAnimations()).forEach((one) => one.finish()),
  );

/** Pauses the animations of a style sheet on matching elements, from now on. */
export const pauseStyledAnimations = (page: Page, selector: string) =>
  page.evaluate((paused) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${paused} { animation-play-state: paused !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, selector);
