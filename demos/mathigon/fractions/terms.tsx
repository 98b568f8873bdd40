/** Fractions with a horizontal line, in text and in SVG. */
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { inWords, type Term } from './fractions.ts';
import * as styles from './fractions.css.ts';

/** A term in a line of text, hidden from screen readers. */
export const TermText = ({ term }: { term: Term }) =>
  typeof term === 'string' ? (
    <span aria-hidden="true">{term}</span>
  ) : (
    <span className={styles.fraction} aria-hidden="true">
      <span>{term.count}</span>
      <span>{term.parts}</span>
    </span>
  );

/** Terms in a line of text; screen readers get plain text. */
export const Terms = ({ terms }: { terms: readonly Term[] }) => (
  <>
    <span className={visuallyHidden}>{inWords(terms)}</span>
    {terms.map((term, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the same term can occur twice
      <TermText key={index} term={term} />
    ))}
  </>
);

/** Width of a term, em. */
const widthOf = (term: Term) => (typeof term === 'string' ? term.length * 0.56 : 0.95);

/** Terms in SVG, centered at 0, 0. */
export function DrawnTerms({ terms, size }: { terms: readonly Term[]; size: number }) {
  const widths = terms.map(widthOf);
  const upTo = (index: number) => widths.slice(0, index).reduce((sum, width) => sum + width, 0);
  const half = upTo(terms.length) / 2;
  return (
    <>
      {terms.map((term, index) => {
        const middle = (upTo(index) + (widths[index] ?? 0) / 2 - half) * size;
        if (typeof term === 'string') {
          return (
            <text key={term} x={middle} y={size * 0.35} fontSize={size}>
              {term}
            </text>
          );
        }
        return (
          <g key={`${term.count}/${term.parts}`} transform={`translate(${middle} 0)`}>
            <text y={-size * 0.16} fontSize={size}>
              {term.count}
            </text>
            <path
              d={`M${-size * 0.38} 0H${size * 0.38}`}
              stroke="currentColor"
              strokeWidth={size * 0.1}
              strokeLinecap="round"
            />
            <text y={size * 0.86} fontSize={size}>
              {term.parts}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** Widths in text, em: a letter, and the gap between terms. */
const TEXT = { letter: 0.56, gap: 0.42 };

/** Width of terms in a line of text, em. */
export const emsOf = (terms: readonly Term[]) =>
  terms.reduce(
    (sum, term) =>
      sum + TEXT.gap + (typeof term === 'string' ? term.length * TEXT.letter : widthOf(term)),
    0,
  );

/** Size of terms, SVG units. */
export const spaceOf = (terms: readonly Term[], size: number) => ({
  width: terms.reduce((sum, term) => sum + widthOf(term), 0) * size,
  height: terms.some((term) => typeof term !== 'string') ? size * 2 : size * 1.1,
});
