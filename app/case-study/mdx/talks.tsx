import type { ReactNode } from 'react';
import { Image } from '#app/ui/image.tsx';
import { useBodyData } from '#app/ui/content-context.ts';
import { TextLink } from '../../navigation/text-link.tsx';
import * as styles from './talks.css.ts';

/** The talks as a grid of pictures with titles, below a heading and text. Nothing if no talk is known. */
export function Talks({ children }: { children?: ReactNode }) {
  const { talks = [] } = useBodyData();
  if (talks.length === 0) return null;
  return (
    <>
      {children}
      <ul className={styles.grid} data-talks>
        {talks.map(({ key, title, href, image, alt }) => (
          <li key={key}>
            <TextLink className={styles.link} href={href}>
              <Image src={image} alt={alt} sizes="(min-width: 550px) 15rem, 45vw" />
              <span className={styles.title}>{title}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
