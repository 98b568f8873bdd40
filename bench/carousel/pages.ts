/**
 * Pages that show the site's cards in another strip: the same markup, pictures, styles, sizes and background, without
 * React and without the changes that the carousel's script makes.
 */
import type { Browser } from '@playwright/test';
import { build } from 'esbuild';
import path from 'node:path';
import { FLAT, tilted } from '#app/carousel/step-motion.ts';

/** Resets the transforms that the site's styles set on cards. */
const CARDS_CSS = `
[data-scroller] { position: absolute; inset: 0; overflow: hidden; }
[data-list] { margin: 0; padding: 0; list-style: none; height: 100%; }
[data-list] > [data-card] { flex: none; transform: none; will-change: auto; }
`;

const SWIPER_CSS = '[data-list] > [data-card] { width: var(--card-pitch); height: 100%; }';

const SNAP_CSS = `
[data-scroller] {
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
}
[data-list] {
  display: flex;
  width: max-content;
  padding-inline: calc((100vw - var(--card-pitch)) / 2);
}
[data-list] > [data-card] { scroll-snap-align: center; }
`;

const declarations = (styles: Readonly<Record<string, string>>) =>
  Object.entries(styles)
    .map(([property, value]) => `${property}: ${value};`)
    .join(' ');

/** Animates a part of a card as it enters at the right and leaves at the left, on the card's view timeline. */
const animatePart = (part: string, enter: string, leave: string, ranges: string) => `
[data-part="${part}"] {
  animation: ${enter} linear backwards, ${leave} linear forwards reverse;
  animation-timeline: --card;
  animation-range: ${ranges};
}`;

/** The depth of the site's cards (app/carousel/depth.ts), in CSS for a strip without a loop. */
const DEPTH_CSS = `
[data-list] > [data-card] { view-timeline: --card inline; perspective: 1100px; }
@keyframes from-right { from { ${declarations(tilted(1))} } to { ${declarations(FLAT)} } }
@keyframes from-left { from { ${declarations(tilted(-1))} } to { ${declarations(FLAT)} } }
@keyframes settle { from { opacity: 0; translate: 0 -24px; } to { opacity: 1; translate: 0; } }
@keyframes grow { from { opacity: 0; scale: 0.6; } to { opacity: 1; scale: 1; } }
${animatePart('paper', 'from-right', 'from-left', 'entry 0% entry 75%, exit 25% exit 100%')}
${animatePart('title', 'settle', 'settle', 'entry 30% entry 100%, exit 0% exit 70%')}
${animatePart('logo', 'grow', 'grow', 'entry 30% entry 100%, exit 0% exit 70%')}
`;

/** Parts of the site's page, as HTML. */
type SiteParts = { styles: string; backgroundClass: string; cards: string };

async function readSite(browser: Browser, siteUrl: string): Promise<SiteParts> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  try {
    await page.goto(siteUrl);
    const htmlOf = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML).join('\n'));
    return {
      styles: await htmlOf('link[rel="stylesheet"], link[rel="preload"], style'),
      backgroundClass: (await page.locator('[data-carousel]').getAttribute('class')) ?? '',
      cards: await htmlOf('[data-carousel] [data-card]'),
    };
  } finally {
    await page.close();
  }
}

/** Bundles Swiper for production. */
async function bundleSwiper() {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'swiper.js')],
    outdir: '/',
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  const textOf = (ending: string) =>
    outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), css: textOf('.css') };
}

/** Only Swiper's style sheet uses the classes `swiper…`. */
const createPage = ({ styles, backgroundClass, cards }: SiteParts, css: string, script: string) =>
  `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Strip</title>
<link rel="icon" href="data:,">
${styles}
<style>${CARDS_CSS}${css}</style>
</head>
<body>
<section class="${backgroundClass}">
<div data-scroller class="swiper">
<ul data-list class="swiper-wrapper">
${cards.replaceAll('<li class="', '<li class="swiper-slide ')}
</ul>
</div>
</section>
<script>${script}</script>
</body>
</html>`;

/** The pages' HTML. Other files come from the site. */
export async function createPages(browser: Browser, siteUrl: string) {
  const parts = await readSite(browser, siteUrl);
  const swiper = await bundleSwiper();
  return {
    swiper: createPage(parts, swiper.css + SWIPER_CSS, swiper.script),
    'scroll-snap': createPage(
      parts,
      SNAP_CSS + DEPTH_CSS,
      'document.documentElement.dataset.ready = ""',
    ),
  };
}
