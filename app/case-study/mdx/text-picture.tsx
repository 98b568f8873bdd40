/**
 * A picture in a text as a thing of paper: its form is chosen by the build (packages/content/src/media/lay-out-pictures.ts). A
 * press enlarges a large one; without scripts, it is a link to the large file. Only texts with pictures import this.
 */
import type { MouseEvent } from 'react';
import type { Picture, PictureForm } from 'portfolio-content/schema';
import labels from 'virtual:text-labels';
import { hasModifier } from '#app/ui/has-modifier.ts';
import { Image } from '#app/ui/image.tsx';
import * as styles from './text-picture.css.ts';
import { WIDE } from './wide.ts';

/** `sizes` of pictures that are wider or narrower than the text. */
const SIZES: Partial<Record<PictureForm, string>> = {
  panorama: `(min-width: 54rem) ${WIDE}, calc(100vw - 2.5rem)`,
  phone: '17rem',
  tablet: '26rem',
};

export function TextPicture({
  src,
  alt,
  form,
  long,
  large,
  narrow,
  sizes = narrow ? undefined : SIZES[form],
}: {
  src: Picture;
  alt: string;
  form: PictureForm;
  /** Longer than a screen: it scrolls in a window. */
  long?: boolean;
  /** A press enlarges it. */
  large?: boolean;
  /** In a column, half as wide as the text. */
  narrow?: boolean;
  /** The `sizes` of its source sets, if its width is fixed. */
  sizes?: string;
}) {
  const image = <Image src={src} alt={alt} narrow={narrow} sizes={sizes} />;
  const picture = large ? (
    <a
      className={styles.link}
      href={largestFile(src)}
      aria-label={alt ? undefined : labels.enlarge}
      data-enlarge
      onClick={enlarge}
    >
      {image}
    </a>
  ) : (
    image
  );
  return (
    <span className={styles.root} data-form={form}>
      {long ? <span className={styles.window}>{picture}</span> : picture}
    </span>
  );
}

function enlarge(event: MouseEvent<HTMLAnchorElement>) {
  if (hasModifier(event)) return;
  event.preventDefault();
  const link = event.currentTarget;
  void import('./enlarge.ts').then(
    (module) => module.enlarge(link),
    () => location.assign(link.href),
  );
}

/** All browsers that know a `<dialog>` know WebP; an SVG has one file. */
const largestFile = ({ sources, img }: Picture) =>
  sources.webp?.split(', ').at(-1)?.split(' ')[0] ?? img.src;
