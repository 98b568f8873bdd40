/**
 * Pages that show the site's cards in another carousel: the same markup, pictures, styles, sizes and
 * background, without React. A small server serves them and proxies the site's files.
 */
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { FLAT, tilted } from '#app/carousel/step-motion.ts';

export const PEERS = ['swiper', 'embla', 'snap', 'deepSnap'] as const;
export type Peer = (typeof PEERS)[number];

/** Parts of the site's page that the peers' pages use. */
type SiteParts = {
  /** Links to style sheets, and the rules of the cards' colors. */
  styles: string;
  /** Class of the carousel's section, for its background. */
  ground: string;
  /** HTML of the site's cards, `<li data-card>`. */
  cards: string[];
};

type PeerParts = {
  /** Class of the element that clips or scrolls, of the list in it, and of each card. */
  classes: { scroller?: string; list?: string; card?: string };
  css: string;
  /** Whether it has a script peers/<name>.js. */
  scripted: boolean;
};

/** Resets the transforms that our carousel sets on cards. */
const CARDS_ALONE = `
[data-scroller] { position: absolute; inset: 0; overflow: hidden; }
[data-list] { margin: 0; padding: 0; list-style: none; height: 100%; }
[data-list] > [data-card] { flex: none; transform: none; will-change: auto; }
`;

const SNAP = `
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

const declarations = (look: Readonly<Record<string, string>>) =>
  Object.entries(look)
    .map(([property, value]) => `${property}: ${value};`)
    .join(' ');

/** Animates a part of a card as it enters at the right and leaves at the left, on the card's view timeline. */
const crossing = (part: string, [come, go]: readonly [string, string], ranges: string) => `
[data-part="${part}"] {
  animation: ${come} linear backwards, ${go} linear forwards reverse;
  animation-timeline: --card;
  animation-range: ${ranges};
}`;

/** The depth of our cards (app/carousel/depth.ts), in CSS for a strip without a loop. */
const DEPTH = `
[data-list] > [data-card] { view-timeline: --card inline; perspective: 1100px; }
@keyframes from-right { from { ${declarations(tilted(1))} } to { ${declarations(FLAT)} } }
@keyframes from-left { from { ${declarations(tilted(-1))} } to { ${declarations(FLAT)} } }
@keyframes settle { from { opacity: 0; translate: 0 -24px; } to { opacity: 1; translate: 0; } }
@keyframes grow { from { opacity: 0; scale: 0.6; } to { opacity: 1; scale: 1; } }
${crossing('paper', ['from-right', 'from-left'], 'entry 0% entry 75%, exit 25% exit 100%')}
${crossing('title', ['settle', 'settle'], 'entry 30% entry 100%, exit 0% exit 70%')}
${crossing('logo', ['grow', 'grow'], 'entry 30% entry 100%, exit 0% exit 70%')}
`;

const PEER_PARTS: Record<Peer, PeerParts> = {
  swiper: {
    classes: { scroller: 'swiper', list: 'swiper-wrapper', card: 'swiper-slide' },
    css: '[data-list] > .swiper-slide { width: var(--card-pitch); height: 100%; }',
    scripted: true,
  },
  embla: {
    classes: {},
    css: `
[data-scroller] { touch-action: pan-y pinch-zoom; }
[data-list] { display: flex; }
`,
    scripted: true,
  },
  snap: { classes: {}, css: SNAP, scripted: false },
  deepSnap: { classes: {}, css: SNAP + DEPTH, scripted: false },
};

/** Reads the parts of the site's page, without running its scripts. */
async function readSite(page: Page, site: string): Promise<SiteParts> {
  const html = await (await fetch(site)).text();
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const section = parsed.querySelector('[data-carousel]');
    return {
      styles: [...parsed.querySelectorAll('link[rel="stylesheet"], link[rel="preload"], style')]
        .map(({ outerHTML }) => outerHTML)
        .join('\n'),
      ground: section?.className ?? '',
      cards: [...(section?.querySelectorAll('[data-card]') ?? [])].map(
        ({ outerHTML }) => outerHTML,
      ),
    };
  }, html);
}

/** Bundles a peer's script and its style sheet for production. */
async function bundlePeer(peer: Peer) {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, `peers/${peer}.js`)],
    outdir: '/',
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  const text = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text;
  return { script: text('.js') ?? '', css: text('.css') ?? '' };
}

async function writePage(peer: Peer, { styles, ground, cards }: SiteParts) {
  const { classes, css, scripted } = PEER_PARTS[peer];
  const bundle = scripted
    ? await bundlePeer(peer)
    : { script: 'document.documentElement.dataset.ready = ""', css: '' };
  const items = cards.map((card) =>
    classes.card ? card.replace('class="', `class="${classes.card} `) : card,
  );
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${peer}</title>
<link rel="icon" href="data:,">
${styles}
<style>${CARDS_ALONE}${bundle.css}${css}</style>
</head>
<body>
<section class="${ground}">
<div data-scroller class="${classes.scroller ?? ''}">
<ul data-list class="${classes.list ?? ''}">
${items.join('\n')}
</ul>
</div>
</section>
<script>${bundle.script}</script>
</body>
</html>`;
}

/**
 * Serves `/swiper`, `/embla`, `/snap` and `/deepSnap`, and everything else from the site.
 * @param page any open page, used for its HTML parser
 * @param site URL of the site, with a trailing slash
 * @returns the URL without a trailing slash, and a function that stops the server
 */
export async function servePeers(page: Page, site: string) {
  const parts = await readSite(page, site);
  if (parts.cards.length === 0) throw new Error(`No cards found at ${site}`);
  const pages = new Map<string, string>();
  for (const peer of PEERS) pages.set(`/${peer}`, await writePage(peer, parts));

  const server = createServer(async ({ url = '/' }, response) => {
    const page = pages.get(url);
    if (page) {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
      return;
    }
    try {
      const answer = await fetch(new URL(url, site));
      response.statusCode = answer.status;
      response.setHeader('content-type', answer.headers.get('content-type') ?? '');
      response.end(Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      response.writeHead(502).end((error as Error).message);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
