import { useCallback, useEffect, useRef, useState } from 'react';
import { Image } from './image.tsx';
import type { Picture } from 'portfolio-content/schema';
import { useInView } from './use-in-view.ts';
import { usePlayInView } from './use-play-in-view.ts';
import * as styles from './video.css.ts';

type VideoState = 'idle' | 'loading' | 'playing' | 'paused' | 'error';

/** Margin around the viewport in which the video's controls are rendered. */
const CONTROLS_MARGIN = '25% 0px';

/** HTMLMediaElement.HAVE_CURRENT_DATA: the first frame is available. */
const HAVE_CURRENT_DATA = 2;

/** One transparent pixel. Chromium paints a video without a poster gray. */
const TRANSPARENT_PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** @param src its extension names the container */
const typeOf = (src: string) => (src.endsWith('.webm') ? 'video/webm' : 'video/mp4');

type VideoProps = {
  /** URL of the video, which every browser plays. */
  src: string;
  /** URL of the same video in AV1, for browsers that support it. */
  av1?: string;
  /** Shown until the video has a frame; loads when it comes near. */
  poster: Picture;
  /** What the video shows. */
  alt: string;
  /** Width and height, px, for the aspect ratio; by default the poster's. */
  width?: number;
  height?: number;
  /** In a column, half as wide as the text. Set by the build. */
  narrow?: boolean;
  /** Rounded corners, 8 px. */
  rounded?: boolean;
  /** Hides the video. */
  hide?: boolean;
};

/**
 * A short looping video without sound. It loads nothing until it plays, plays while at least half of it is in
 * view or it fills half the window, and never starts by itself under reduced motion, data saving, the pause switch, or after the visitor has
 * paused it.
 */
export function Video({ src, av1, poster, alt, width, height, narrow, rounded, hide }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<VideoState>('idle');
  const near = useInView(video, CONTROLS_MARGIN);
  const pausedByVisitor = useRef(false);
  /** Set while this component pauses the video, to tell its pauses from the visitor's. */
  const pausing = useRef(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // In the browser, React doesn't render the attribute.
    element.defaultMuted = true;
    element.muted = true;
  }, []);
  const pause = useCallback(() => {
    if (!video.current || video.current.paused) return;
    pausing.current = true;
    video.current.pause();
  }, []);
  useEffect(() => {
    if (state !== 'error') return undefined;
    const retry = () => {
      setState('idle');
      pause();
      video.current?.load();
    };
    window.addEventListener('online', retry, { once: true });
    return () => window.removeEventListener('online', retry);
  }, [state, pause]);
  usePlayInView(video, {
    pause,
    play() {
      const element = video.current;
      if (!element || pausedByVisitor.current || element.error) return;
      // Rejected if the browser refuses or a pause interrupts it. A source that fails fires an error event too.
      element.play().catch(() => {});
    },
  });

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
        poster={TRANSPARENT_PIXEL}
        // Last: React in the browser appends `muted` after the other attributes, and the order has to match.
        muted
        onPlay={({ currentTarget }) => {
          pausedByVisitor.current = false;
          const isReady = currentTarget.readyState >= HAVE_CURRENT_DATA;
          setState((now) => (now === 'error' ? now : isReady ? 'playing' : 'loading'));
        }}
        onLoadedData={({ currentTarget }) => setState(currentTarget.paused ? 'paused' : 'playing')}
        // React bubbles errors of the sources to here. After an error of the first, the browser tries the second.
        onError={({ target, currentTarget }) => target === currentTarget && fail()}
        onPlaying={() => setState('playing')}
        onPause={() => {
          pausedByVisitor.current = !pausing.current;
          pausing.current = false;
          setState((now) => (now === 'error' ? now : 'paused'));
        }}
      >
        {av1 && <source src={av1} type={`${typeOf(av1)}; codecs="av01.0.05M.08"`} />}
        <source src={src} type={typeOf(src)} onError={fail} />
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
