import { useEffect, useRef, useState } from 'react';
import * as styles from './image.css.ts';
import type { Picture } from '#app/content/picture.ts';

/** Widest a picture in the text is shown: the overlay's 46rem. */
const BODY_SIZES = '(min-width: 46rem) 42rem, calc(100vw - 2.5rem)';
/** The same in a column or gallery, two to a row. */
const NARROW_SIZES =
  '(min-width: 46rem) 20rem, (min-width: 550px) calc(50vw - 2.25rem), calc(100vw - 2.5rem)';

const FORMATS = [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
] as const;

type ImageProps = {
  src: Picture;
  /** What is to be seen; empty for decoration. */
  alt: string;
  /** In a column, half as wide as the text. Set by the build for what stands in one. */
  narrow?: boolean;
  /** The `sizes` of the source sets; by default those of a picture in the text. */
  sizes?: string;
  /** In the first view: loaded at once instead of when it comes near. */
  eager?: boolean;
  /** Before or after the other pictures of the first view, where the connection is slow. */
  priority?: 'high' | 'low';
  /** Fills its box (cover) instead of keeping its own height. */
  fill?: boolean;
  className?: string;
};

/**
 * A picture in AVIF, WebP and a fallback, with a size known before it loads. It fades in once it has loaded
 * or failed.
 */
export function Image({
  src,
  alt,
  narrow,
  sizes = narrow ? NARROW_SIZES : BODY_SIZES,
  eager,
  priority,
  fill,
  className,
}: ImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [loading, setLoading] = useState(false);

  // A picture whose size is known may be partly painted: it isn't hidden again.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    setLoading(complete === false && naturalWidth === 0);
  }, []);

  const settle = () => setLoading(false);
  return (
    <picture className={[styles.root, fill && styles.fill, className].filter(Boolean).join(' ')}>
      {FORMATS.map(([format, type]) => (
        <source key={format} type={type} srcSet={src.sources[format]} sizes={sizes} />
      ))}
      <img
        ref={image}
        className={styles.image}
        src={src.img.src}
        width={src.img.w}
        height={src.img.h}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'sync' : 'async'}
        // lowercase: React 18 doesn't know `fetchPriority` and passes unknown attributes through
        {...{ fetchpriority: priority }}
        draggable={false}
        data-loading={loading ? '' : undefined}
        onLoad={settle}
        onError={settle}
      />
    </picture>
  );
}
