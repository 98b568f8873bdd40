import { useEffect, useRef, useState } from 'react';
import * as styles from './image.css.ts';
import type { Picture } from 'portfolio-content/schema';
import { mayLoadMore } from './motion.ts';

/** `sizes` of a picture in the text, at most as wide as the overlay's text. */
const BODY_SIZES = '(min-width: 46rem) 42rem, calc(100vw - 2.5rem)';
/** `sizes` of a picture in a column or gallery, two per row. */
const NARROW_SIZES =
  '(min-width: 46rem) 20rem, (min-width: 550px) calc(50vw - 2.25rem), calc(100vw - 2.5rem)';

/** The files for dense screens in a source set, which are left out in the first view (packages/content/src/media/roles.ts). */
const DENSE_FILES = /, \S+ (?:1392|2560)w/g;

const FORMATS = [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
] as const;

type ImageProps = {
  src: Picture;
  /** What the picture shows; empty for decoration. */
  alt: string;
  /** In a column, half as wide as the text. Set by the build. */
  narrow?: boolean;
  /** The `sizes` of the source sets; by default the `sizes` of a picture in the text. */
  sizes?: string;
  /** In the first view: loads eagerly, not when it comes near. */
  eager?: boolean;
  /** Loads before or after the other pictures of the first view on slow connections. */
  priority?: 'high' | 'low';
  /** Fills its box (cover) instead of keeping its own height. */
  fill?: boolean;
  className?: string;
};

/**
 * A picture in AVIF, WebP and a fallback, with its size reserved before it loads. It fades in once it has loaded
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
  const [offersDense, setOffersDense] = useState(false);

  // A picture with a natural size may already be partly painted, so it isn't hidden again.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    setLoading(complete === false && naturalWidth === 0);
    setOffersDense(mayLoadMore());
  }, []);

  const settle = () => setLoading(false);
  return (
    <picture className={[styles.root, fill && styles.fill, className].filter(Boolean).join(' ')}>
      {FORMATS.map(([format, type]) => {
        const set = src.sources[format];
        // An SVG has none.
        if (!set) return null;
        const srcSet = offersDense ? set : set.replace(DENSE_FILES, '');
        return <source key={format} type={type} srcSet={srcSet} sizes={sizes} />;
      })}
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
        data-upright={!fill && src.img.h > src.img.w ? '' : undefined}
        onLoad={settle}
        onError={settle}
      />
    </picture>
  );
}
