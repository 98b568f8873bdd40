import * as styles from './components.css.ts';

/** Facts side by side, or one in each row. One without a value is left out. */
export function FactList({
  inRows,
  facts,
}: {
  inRows?: boolean;
  facts: readonly (readonly [term: string, detail: string | undefined])[];
}) {
  const known = facts.filter(([, detail]) => detail);
  if (known.length === 0) return null;
  return (
    <dl className={inRows ? styles.factRows : styles.facts}>
      {known.map(([term, detail]) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
