/**
 * The subsets of the typefaces that have other letters than English: which of them a page needs at once. They are
 * preloaded, because a font that isn't there at the first paint is left out (fonts.css.ts), and a word would be in two faces.
 */
import { FACES, partFile, rangesIn, RARE_PARTS } from 'portfolio-content/schema';

/** Texts of the first view by the face that they are in: its family and weight. */
export type Texts = Partial<Record<`${string} ${number}`, (string | undefined)[]>>;

const urls = import.meta.glob<string>('./fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

const urlOf = (face: (typeof FACES)[number], part: string) =>
  urls[`./fonts/${partFile(face, part)}`] ?? '';

/** @param letters of the whole site that are in rare parts; a part that only other pages need is loaded with them */
export function Letters({ letters, texts }: { letters: string; texts: Texts }) {
  const rare = rangesIn(`${letters} ${Object.values(texts).flat().join(' ')}`, RARE_PARTS);
  const rules = FACES.flatMap((face) =>
    rare.map(
      ({ part, range }) =>
        `@font-face{font-family:${face.family};font-weight:${face.weight};font-display:optional;src:url(${urlOf(face, part)}) format("woff2");unicode-range:${range}}`,
    ),
  );
  return (
    <>
      {rules.length > 0 && <style dangerouslySetInnerHTML={{ __html: rules.join('') }} />}
      {FACES.flatMap((face) =>
        rangesIn((texts[`${face.family} ${face.weight}`] ?? []).join(' ')).map(({ part }) => (
          <link
            key={partFile(face, part)}
            rel="preload"
            as="font"
            type="font/woff2"
            href={urlOf(face, part)}
            crossOrigin="anonymous"
          />
        )),
      )}
    </>
  );
}
