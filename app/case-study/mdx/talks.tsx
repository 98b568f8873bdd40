import { Link } from '@remix-run/react';
import { Image } from '#app/ui/image.tsx';
import type { TalkWithPicture } from '#app/content/entry.ts';
import * as styles from './talks.css.ts';

const SAMPLE = /^Sample talk: /;

/** The talks as a grid of pictures with titles; a sample title is marked as such. */
export function Talks({ talks }: { talks: readonly TalkWithPicture[] }) {
  return (
    <ul className={styles.grid} data-talks>
      {talks.map(({ key, title, href, image, alt }) => {
        const content = (
          <>
            <Image src={image} alt={alt} sizes="(min-width: 550px) 14rem, 45vw" />
            <span className={styles.title}>{title.replace(SAMPLE, '')}</span>
            {SAMPLE.test(title) && <span className={styles.sample}>Sample talk</span>}
          </>
        );
        return (
          <li key={key}>
            {href.startsWith('/') ? (
              <Link className={styles.link} to={href} preventScrollReset>
                {content}
              </Link>
            ) : (
              <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
                {content}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
