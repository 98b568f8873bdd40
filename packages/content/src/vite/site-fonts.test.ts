import { create, type Font } from 'fontkit';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSite } from '../../../../tests/setup/write-site.ts';
import { openContent } from '../folder/content.ts';
import { createFonts, DEFAULT_FONTS } from '../fonts/create-fonts.ts';
import { siteFonts } from './site-fonts.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  await writeSite(dir, []);
});
afterAll(() => rm(dir, { recursive: true }));

/** The URLs in a build of what a site with these fonts preloads, and its style sheet. */
async function buildFonts(fonts: object) {
  const site = path.join(dir, 'site.yaml');
  const text = await readFile(site, 'utf8');
  await writeFile(site, `${text}theme: ${JSON.stringify({ fonts })}\n`);
  const { output } = (await build({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      assetsInlineLimit: 0,
      rollupOptions: { input: 'virtual:fonts', preserveEntrySignatures: 'strict' },
    },
    plugins: [siteFonts(openContent(dir, dir))],
  })) as Rollup.RollupOutput;
  const assets = output.filter((file) => file.type === 'asset');
  const css = String(assets.find(({ fileName }) => fileName.endsWith('.css'))?.source);
  const code = output.find((file) => file.type === 'chunk')?.code ?? '';
  const { preloads } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    preloads: string[];
  };
  return { preloads, css, urls: assets.map(({ fileName }) => `/${fileName}`) };
}

test('a site serves and preloads the fonts that it names', async () => {
  const { preloads, css, urls } = await buildFonts({ text: 'lora', headings: 'lobster' });
  const names = preloads.map((url) => path.basename(url).replace(/basic-.*/, 'basic'));
  expect(names).toEqual(['lora-400-basic', 'lora-700-basic', 'lobster-400-basic']);
  expect(urls).toEqual(expect.arrayContaining(preloads));
  for (const url of preloads) expect(css).toContain(url);
  expect(css).toMatch(/--font-text: ?Lora, ?"Lora Fallback".*--font-heading: ?Lobster, ?"Lobster/);
});

const facesOf = async (fonts: Partial<typeof DEFAULT_FONTS>) => {
  const { folder, faces, missing } = await createFonts({ ...DEFAULT_FONTS, ...fonts });
  const fontIn = async (file = '') => create(await readFile(path.join(folder, file))) as Font;
  return { faces, missing, fontIn, css: await readFile(path.join(folder, 'fonts.css'), 'utf8') };
};

test('a variable family is cut into the weights and the italic that the site uses', async () => {
  const { faces, fontIn } = await facesOf({ text: 'lora' });
  const text = faces.filter(({ name }) => name.startsWith('text'));
  expect(text.map(({ css }) => css.replace(/;font-display.*/, ''))).toEqual([
    'font-family:"Lora";font-weight:400',
    'font-family:"Lora";font-weight:700',
    'font-family:"Lora";font-weight:400;font-style:italic',
  ]);
  const fonts = await Promise.all(text.map(({ files }) => fontIn(files.basic)));
  expect(fonts.map(({ variationAxes }) => variationAxes)).toEqual([{}, {}, {}]);
  const [regular, bold] = fonts.map((font) => font.layout('n').advanceWidth);
  expect(bold).toBeGreaterThan(regular ?? 0);
});

test('headings in the family of the text take its bold', async () => {
  const { faces, css } = await facesOf({ text: 'rubik', headings: 'rubik' });
  const weightOf = (name: string) =>
    faces.find((face) => face.name === name)?.css.replace(/;font-display.*/, '');
  expect(weightOf('headings 600')).toBe('font-family:"Rubik";font-weight:700');
  expect(css).not.toContain('font-weight:600');
});

test('the fallback of a family has its metrics', async () => {
  const { css, faces, fontIn } = await facesOf({ text: 'lora' });
  const { ascent, descent } = await fontIn(faces[0]?.files.basic);
  const [, fallback = ''] = /(font-family: "Lora Fallback"[^}]*)/.exec(css) ?? [];
  expect(fallback).toContain('Times New Roman');
  const [above = 0, below = 1] = ['ascent', 'descent'].map((name) =>
    Number(new RegExp(`${name}-override: ([\\d.]+)`).exec(fallback)?.[1]),
  );
  expect(above / below).toBeCloseTo(-ascent / descent, 3);
});

test('letters that one of the families lacks are known, and the subsets that it lacks aren’t loaded', async () => {
  const { missing: usual } = await facesOf({});
  expect(usual).not.toContain('ạ');
  const { faces, missing } = await facesOf({ text: 'rubik' });
  expect(missing).toContain('ạ');
  expect(missing).not.toContain('ł');
  expect(Object.keys(faces[0]?.files ?? {})).toEqual(['basic', 'more', 'extended']);
});
