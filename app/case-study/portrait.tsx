import type { Picture } from 'portfolio-content/schema';
import { Image } from '#app/ui/image.tsx';
import * as styles from './portrait.css.ts';

/** The owner's portrait: a print that a clip holds to the first page of the head. */
export const Portrait = ({ src, alt }: { src: Picture; alt: string }) => (
  <div className={styles.root} data-portrait>
    <Image src={src} alt={alt} sizes="(min-width: 37.5rem) 176px, 112px" eager fill />
    <svg className={styles.clip} viewBox="0 0 16 44" aria-hidden="true">
      <path d="M5 15v17a3 3 0 0 0 6 0V9a4.5 4.5 0 0 0-9 0v26a6 6 0 0 0 12 0V15" />
    </svg>
  </div>
);
