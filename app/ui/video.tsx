import { useEffect, useRef, useState } from 'react';
import { Image } from './image.tsx';
import { useMayMove } from './motion.ts';
import type { Picture } from '#app/content/picture.ts';
import { useInView } from './presence.ts';
import * as styles from './video.css.ts';

type VideoState = 'idle' | 'loading' | 'playing' | 'paused' | 'error';

/** From this share of the video in view on, it plays (docs/specification.md, section 9). */
const VISIBLE = 0.5;

/** How far ahead of the window its controls are made. */
const AHEAD = '25% 0px';

/** HTMLMediaElement.HAVE_CURRENT_DATA: there is a frame to show. */
const HAVE_CURRENT_DATA = 2;

/** Nothing, one px square. A video without any poster of its own is painted grey by Chromium. */
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

type VideoProps = {
  /** Address of the video, H.264. */
  src: string;
  /** The same in AV1, for browsers that have it. */
  av1?: string;
  /** Lies behind the video until that has a frame to show; loaded when it comes near. */
  poster: Picture;
  /** What is to be seen. */
  alt: string;
  /** Width and height, px; they give the aspect ratio. By default the poster gives it. */
  width?: number;
  height?: number;
  /** In a column, half as wide as the text. Set by the build for what stands in one. */
  narrow?: boolean;
  /** Rounded corners, 8 px. */
  rounded?: boolean;
  /** Keeps it out of the page for now. */
  hide?: boolean;
};

/**
 * A short looping video without sound. It loads nothing until needed, plays while at least half of it is in
 * view, and never starts by itself under reduced motion, data saving, the pause switch, or after the visitor has
 * paused it.
 */
export function Video({ src, av1, poster, alt, width, height, narrow, rounded, hide }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<VideoState>('idle');
  const mayMove = useMayMove();
  const near = useInView(video, AHEAD);
  const pausedByVisitor = useRef(false);
  /** Set while this component pauses the video, to tell its pauses from the visitor's. */
  const pausing = useRef(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    // On the client, React doesn't render the attribute.
    element.defaultMuted = true;
    element.muted = true;
    const pause = () => {
      if (element.paused) return;
      pausing.current = true;
      element.pause();
    };
    if (!mayMove) {
      pause();
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.intersectionRatio < VISIBLE) pause();
        else if (!pausedByVisitor.current && !element.error) void playQuietly(element);
      },
      { threshold: VISIBLE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [mayMove]);

  const fail = () => {
    console.error(`Video could not be played: ${src}`);
    setState('error');
  };

  return (
    <div
      className={styles.root}
      data-video
      data-state={state}
      data-far={near ? undefined : ''}
      data-rounded={rounded ? '' : undefined}
      data-sized={width && height ? '' : undefined}
      hidden={hide}
    >
      <Image src={poster} alt="" narrow={narrow} fill className={styles.poster} />
      <video
        ref={video}
        className={styles.video}
        width={width ?? poster.img.w}
        height={height ?? poster.img.h}
        aria-label={alt}
        loop
        playsInline
        controls
        preload="none"
        poster={CLEAR}
        // Last: React in the browser appends `muted` after the other attributes, and the order has to match.
        muted
        onPlay={({ currentTarget }) => {
          pausedByVisitor.current = false;
          setState(currentTarget.readyState >= HAVE_CURRENT_DATA ? 'playing' : 'loading');
        }}
        onLoadedData={({ currentTarget }) => setState(currentTarget.paused ? 'paused' : 'playing')}
        // React bubbles errors of the sources up to here; after the first one, the second is tried.
        onError={({ target, currentTarget }) => target === currentTarget && fail()}
        onPlaying={() => setState('playing')}
        onPause={() => {
          pausedByVisitor.current = !pausing.current;
          pausing.current = false;
          setState((now) => (now === 'error' ? now : 'paused'));
        }}
      >
        {av1 && <source src={av1} type='video/mp4; codecs="av01.0.05M.08"' />}
        <source src={src} type="video/mp4" onError={fail} />
      </video>
      <svg className={styles.loading} viewBox="0 0 56 56" aria-hidden="true">
        <circle
          className={styles.stitches}
          cx="28"
          cy="28"
          r="19.1"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="8 4"
        />
      </svg>
    </div>
  );
}

/** Plays; a refusal by the browser or an interruption is not an error. */
async function playQuietly(element: HTMLVideoElement) {
  try {
    await element.play();
  } catch {
    // The state doesn't change: errors of a source are reported by its own error event.
  }
}
