import * as styles from './components.css.ts';

/** A term, what it is, and smaller words below it. */
export type Fact = readonly [term: string, detail: string | undefined, aside?: string];

/** Facts side by side. One without a value is left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([term, detail, aside]) =>
          detail && (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd>{detail}</dd>
              {aside && <dd className={styles.aside}>{aside}</dd>}
            </div>
          ),
      )}
    </dl>
  );
}
