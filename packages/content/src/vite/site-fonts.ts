/**
 * Vite plugin: `virtual:fonts` loads the style sheet of the fonts in `theme.fonts`. It exports the faces with the URLs of their
 * parts, and the URLs of what every page needs.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { publishableVersions, type ContentFolder } from '../folder/content.ts';
import { createFonts, DEFAULT_FONTS, ITALIC, type SiteFonts } from '../fonts/create-fonts.ts';
import { followSite } from './follow-site.ts';
import { lastGood } from './last-good.ts';

/** The module, and the style sheet that it imports: one id for all fonts, because browsers don't load a sheet again. */
const VIRTUAL = 'virtual:fonts';
const SHEET = `${VIRTUAL}.css`;
const isModule = (id: string) => id === VIRTUAL || id.startsWith(SHEET);

/** @param content undefined for the default fonts */
export function siteFonts(content?: ContentFolder): Plugin {
  const keep = lastGood<SiteFonts>();
  return {
    name: 'site-fonts',
    resolveId: (id) => (isModule(id) ? id : undefined),
    async load(id) {
      if (!isModule(id)) return undefined;
      const fonts = await keep(VIRTUAL, async () => {
        const site = content && publishableVersions(await content.yaml('site.yaml')).public;
        return createFonts(site?.theme.fonts ?? DEFAULT_FONTS);
      });
      return id === VIRTUAL
        ? fontsModule(fonts)
        : `@import ${inFolder(fonts.folder, 'fonts.css')};`;
    },
    ...(content && { hotUpdate: followSite(content, isModule) }),
  };
}

const inFolder = (folder: string, name: string) => JSON.stringify(path.join(folder, name));

function fontsModule({ folder, faces }: SiteFonts): string {
  const files = [...new Set(faces.flatMap((face) => Object.values(face.files)))];
  const listOf = (all: readonly (readonly [string, string])[]) =>
    `{${all.map(([name, file]) => `${name}: file${files.indexOf(file)}`).join()}}`;
  const withUrls = faces.map(
    ({ files: parts, ...face }) =>
      `{...${JSON.stringify(face)}, files: ${listOf(Object.entries(parts))}}`,
  );
  const first = faces.flatMap(({ name, files: { basic } }) =>
    basic && name !== ITALIC ? [`file${files.indexOf(basic)}`] : [],
  );
  return [
    `import ${JSON.stringify(SHEET)};`,
    ...files.map((file, index) => `import file${index} from ${inFolder(folder, `${file}?url`)};`),
    `export const faces = [${withUrls.join()}];`,
    `export const preloads = [${[...new Set(first)].join()}];`,
  ].join('\n');
}
