import * as styles from './components.css.ts';

/** A strip of facts. One without a value is left out. */
export function FactList({
  facts,
}: {
  facts: readonly (readonly [term: string, detail: string | undefined])[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([term, detail]) =>
          detail && (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
