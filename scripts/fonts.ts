/**
 * Creates the font files of app/styles/fonts from the `@fontsource` packages, each in four subsets: what English text
 * needs on every page, and the rest of Latin-1, the other Latin letters and the Vietnamese letters, which browsers load only on
 * pages that use them. Run `npm run fonts`
 * after changing a face.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { boundsOf, FACES, PARTS, partFile, RARE_PARTS } from 'portfolio-content/schema';

const FOLDER = 'app/styles/fonts';
const require = createRequire(import.meta.url);

const charactersOf = (range: string) =>
  boundsOf(range)
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');

/** The files of a family that have the letters of each subset. */
const SOURCES: Record<string, string> = { extended: 'latin-ext', vietnamese: 'vietnamese' };

await mkdir(FOLDER, { recursive: true });
for (const face of FACES) {
  const { family, weight } = face;
  const name = family.toLowerCase();
  for (const [part, range] of Object.entries({ ...PARTS, ...RARE_PARTS })) {
    const letters = SOURCES[part] ?? 'latin';
    const source = await readFile(
      require.resolve(`@fontsource/${name}/files/${name}-${letters}-${weight}-normal.woff2`),
    );
    const made = await subsetFont(source, charactersOf(range), { targetFormat: 'woff2' });
    const file = path.join(FOLDER, partFile(face, part));
    await writeFile(file, made);
    console.log(`${file}: ${made.length} bytes`);
  }
}
