/**
 * A picture that moves: an animated GIF, WebP, PNG or AVIF. A still picture, its first frame, gives the size; the animation
 * is loaded when it plays, and behaves as videos do (app/ui/use-play-in-view.ts). Only texts with such a picture import it
 * (packages/content/src/media/import-media.ts).
 */
import { useRef, useState } from 'react';
import { fill, type Picture } from 'portfolio-content/schema';
import labels from 'virtual:text-labels';
import { PauseIcon, PlayIcon } from '#app/ui/icons/icons.tsx';
import { Image } from '#app/ui/image.tsx';
import { usePlayInView } from '#app/ui/use-play-in-view.ts';
import * as styles from './moving-image.css.ts';

type State = 'paused' | 'loading' | 'playing' | 'error';

/** Smallest sides of a picture that a button can be on without hiding much of it, px. */
const MIN_WIDTH_PX = 200;
const MIN_HEIGHT_PX = 120;

export function MovingImage({
  src,
  animation,
  alt,
  narrow,
  sizes,
  linked,
}: {
  /** The first frame. */
  src: Picture;
  /** URL of all frames. */
  animation: string;
  alt: string;
  narrow?: boolean;
  /** The `sizes` of the first frame, if its width is fixed. */
  sizes?: string;
  /** In a link, which can't contain a button. */
  linked?: boolean;
}) {
  const root = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<State>('paused');
  const pausedByVisitor = useRef(false);
  const isOn = state === 'loading' || state === 'playing';

  const play = () => setState((now) => (now === 'playing' ? now : 'loading'));
  const pause = () => setState((now) => (now === 'error' ? now : 'paused'));
  usePlayInView(root, {
    play() {
      if (!pausedByVisitor.current && state !== 'error') play();
    },
    pause,
  });

  const { w, h } = src.img;
  return (
    <span
      ref={root}
      className={styles.root}
      data-moving-image
      data-state={state}
      data-small={w < MIN_WIDTH_PX || h < MIN_HEIGHT_PX ? '' : undefined}
    >
      <span className={styles.frame}>
        {isOn && (
          <img
            className={styles.animation}
            src={animation}
            alt=""
            draggable={false}
            onLoad={() => setState('playing')}
            onError={() => {
              console.error(`Picture could not be played: ${animation}`);
              setState('error');
            }}
          />
        )}
        <Image src={src} alt={alt} narrow={narrow} sizes={sizes} />
      </span>
      {!linked && (
        <button
          className={styles.button}
          type="button"
          aria-label={fill(labels.named, {
            label: isOn ? labels.pause : labels.play,
            name: alt || labels.animation,
          })}
          onClick={() => {
            pausedByVisitor.current = isOn;
            if (isOn) pause();
            else play();
          }}
        >
          <span className={styles.disc}>{isOn ? <PauseIcon /> : <PlayIcon />}</span>
        </button>
      )}
    </span>
  );
}
