/**
 * Creates the font files of app/styles/fonts from the `@fontsource` packages, each in two subsets: what English text
 * needs on every page, and the rest of Latin-1, which browsers load only on pages that use it. Run `npm run fonts`
 * after changing a face.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { FACES, PARTS, partFile } from '../../app/styles/faces.ts';

const FOLDER = 'app/styles/fonts';
const require = createRequire(import.meta.url);

/** The characters of a CSS `unicode-range`. */
const charactersOf = (range: string) =>
  range
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, index) =>
        String.fromCodePoint(from + index),
      );
    })
    .join('');

await mkdir(FOLDER, { recursive: true });
for (const face of FACES) {
  const { family, weight } = face;
  const name = family.toLowerCase();
  const source = await readFile(
    require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`),
  );
  for (const [part, range] of Object.entries(PARTS)) {
    const made = await subsetFont(source, charactersOf(range), { targetFormat: 'woff2' });
    const file = path.join(FOLDER, partFile(face, part));
    await writeFile(file, made);
    console.log(`${file}: ${made.length} bytes`);
  }
}
