/** The browser that draws the pictures. */
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_ARGS, findChromium } from '../../tools/commands/find-chromium.ts';

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      ...CHROMIUM_ARGS,
      '--force-color-profile=srgb',
      // One big tile: otherwise every filter is worked out again for each small one.
      '--default-tile-width=4608',
      '--default-tile-height=4608',
    ],
  });
}

/** Pictures are drawn this much larger than they are stored: scaling down smooths what filters leave jagged. */
const OVERSAMPLING = 2;

/**
 * Draws an SVG in Chromium and returns it as a PNG.
 * @param size px
 * @param scale pixels of the PNG for each px
 */
export async function rasterize(
  browser: Browser,
  svg: string,
  size: { width: number; height: number },
  scale = 1,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: scale * OVERSAMPLING });
  await page.setContent(
    '<style>html,body{margin:0;background:none}svg{display:block;width:100vw;height:100vh}</style>',
  );
  await page.evaluate(show, svg);
  const png = await page.screenshot({ omitBackground: true, timeout: 300_000 });
  await page.close();
  return sharp(png)
    .resize(Math.round(size.width * scale), Math.round(size.height * scale), { kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * Runs in the page: shows the picture. A sheet's filter covers the whole canvas; giving each sheet
 * its own copy that covers only what it needs makes rendering many times faster.
 */
function show(svg: string) {
  document.body.innerHTML = svg;
  const sheets = document.querySelectorAll<SVGGElement>('g[filter^="url(#paper_"]');
  sheets.forEach((sheet, index) => {
    const id = sheet.getAttribute('filter')?.slice(5, -1) ?? '';
    const lift = Number(id.split('_')[1]?.replace('-', '.'));
    const box = sheet.getBBox();
    const margin = 12 + lift * 6;
    const filter = document.getElementById(id)?.cloneNode(true);
    if (!(filter instanceof Element)) return;
    filter.id = `${id}-${index}`;
    filter.setAttribute('x', String(Math.max(box.x - margin, -80)));
    filter.setAttribute('y', String(Math.max(box.y - margin, -80)));
    filter.setAttribute('width', String(box.width + 2 * margin));
    filter.setAttribute('height', String(box.height + 2 * margin));
    sheet.before(filter);
    sheet.setAttribute('filter', `url(#${filter.id})`);
  });
}

/** Encodes a picture for the repository: the site's build makes the smaller sizes from it. */
export function toJpeg(png: Buffer, quality = 90): Promise<Buffer> {
  return sharp(png)
    .flatten({ background: '#000000' })
    .jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

/** Encodes a picture without a ground. Its edges stay exact: they are seen on whatever lies beneath. */
export function toWebp(png: Buffer): Promise<Buffer> {
  return sharp(png).webp({ quality: 88, alphaQuality: 100, effort: 6 }).toBuffer();
}
