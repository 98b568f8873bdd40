import type { ReactNode } from 'react';
import { Image } from '#app/ui/image.tsx';
import { useBodyData } from '#app/content/content-context.ts';
import { PageLink } from '../page-link.tsx';
import * as styles from './talks.css.ts';

/** The talks as a grid of pictures with titles, below a heading and text. Nothing if no talk is known. */
export function Talks({ children }: { children?: ReactNode }) {
  const { talks = [] } = useBodyData();
  if (talks.length === 0) return null;
  return (
    <>
      {children}
      <ul className={styles.grid} data-talks>
        {talks.map(({ key, title, href, image, alt }) => {
          const content = (
            <>
              <Image src={image} alt={alt} sizes="(min-width: 550px) 14rem, 45vw" />
              <span className={styles.title}>{title}</span>
            </>
          );
          return (
            <li key={key}>
              {href.startsWith('/') ? (
                <PageLink className={styles.link} to={href}>
                  {content}
                </PageLink>
              ) : (
                <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
                  {content}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
