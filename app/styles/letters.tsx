/**
 * The subsets of the typefaces that have other letters than English: which of them a page needs at once. They are
 * preloaded, because a font that isn't there at the first paint is left out (packages/content/src/fonts/create-fonts.ts), and a
 * word would be in two faces.
 */
import { type FaceName, fontFace, rangesIn, RARE_PARTS } from 'portfolio-content/schema';
import { faces } from 'virtual:fonts';

/** Texts of the first view by the face that they are in. */
export type Texts = Partial<Record<FaceName, (string | undefined)[]>>;

/** @param letters of the whole site that are in rare parts; a part that only other pages need is loaded with them */
export function Letters({ letters, texts }: { letters: string; texts: Texts }) {
  const rare = rangesIn(`${letters} ${Object.values(texts).flat().join(' ')}`, RARE_PARTS);
  const rules = faces.flatMap(({ css, files }) =>
    rare.flatMap(({ part, range }) => (files[part] ? [fontFace(css, files[part], range)] : [])),
  );
  const needed = faces.flatMap(({ name, files }) =>
    rangesIn((texts[name as FaceName] ?? []).join(' ')).flatMap(({ part }) => files[part] ?? []),
  );
  // Faces of a family with few weights share files.
  return (
    <>
      {rules.length > 0 && (
        <style dangerouslySetInnerHTML={{ __html: [...new Set(rules)].join('') }} />
      )}
      {[...new Set(needed)].map((url) => (
        <link
          key={url}
          rel="preload"
          as="font"
          type="font/woff2"
          href={url}
          crossOrigin="anonymous"
        />
      ))}
    </>
  );
}
