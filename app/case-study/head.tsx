import type { RefObject } from 'react';
import { useContent } from '#app/content/content-context.ts';
import type { Entry } from '#app/content/entry.ts';
import { OutIcon } from '#app/ui/icons/page-icons.tsx';
import { Image } from '#app/ui/image.tsx';
import { ShareButton } from '#app/ui/share-button.tsx';
import * as styles from './head.css.ts';

/** The top of a case study: its picture with the title logo, the round logo, the description. */
export function Head({
  entry,
  headingRef,
}: {
  entry: Entry;
  headingRef: RefObject<HTMLHeadingElement>;
}) {
  const { owner } = useContent();
  return (
    <header className={styles.root}>
      <div className={styles.scene}>
        <Image
          className={styles.picture}
          src={entry.headPicture}
          alt={entry.bgAlt}
          sizes="(min-width: 46rem) 46rem, 100vw"
          eager
          fill
        />
        <h1 ref={headingRef} className={styles.heading} tabIndex={-1}>
          <img className={styles.title} src={entry.titleLogo} alt={entry.title} />
        </h1>
      </div>
      <img className={styles.logo} src={entry.roundLogo} alt="" width={112} height={112} />
      <p className={styles.sub}>
        {entry.types.map((type) => (
          <span key={type} className={styles.type}>
            {type}
          </span>
        ))}
        {entry.sub && <span>{entry.sub.replace(/(\d)-/, '$1–')}</span>}
      </p>
      {entry.types.includes('About') && (
        <p className={styles.owner}>
          <span>{owner.name ?? owner.jobTitle}</span>
          {owner.name && <span className={styles.role}>{owner.jobTitle}</span>}
        </p>
      )}
      {entry.desc && <p className={styles.description}>{entry.desc}</p>}
      <ul className={styles.links}>
        {entry.links.map(({ label, href }) => (
          <li key={label}>
            <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
              {label}
              <OutIcon />
            </a>
          </li>
        ))}
        <li>
          <ShareButton title={entry.title} />
        </li>
      </ul>
    </header>
  );
}
