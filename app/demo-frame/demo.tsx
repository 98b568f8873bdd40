/** The frame of every demo: a still picture until the demo comes near or its button is pressed. */
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { savesData, useMayMove, usePaused } from '#app/ui/motion.ts';
import { demoTitleId, fill, type Picture } from 'portfolio-content/schema';
import labels from 'virtual:text-labels';
import { inTime } from '#app/ui/in-time.ts';
import { pageResponds } from '#app/navigation/page-responds.ts';
import { useInView } from '#app/ui/use-in-view.ts';
import './demo-heights.css';
import * as styles from './demo.css.ts';
import { DemoBoundary } from './error-boundary.tsx';
import type { DemoComponent, DemoProps, Failure } from '#app/demo-kit/demo-props.ts';
import { LiveText, type LiveTextHandle } from './live-text.tsx';
import { Stage } from './stage.tsx';
import { Still } from './still.tsx';
import { useCover } from './use-cover.ts';
import { useLinked } from './use-linked.ts';
import { useTabVisible } from './use-tab-visible.ts';

/** A separate chunk, because most pages don't need the list of demos. */
const loadDemos = () => import('./load-demo.client.ts');

/** Longest time for a demo's files, ms: they are large for a slow connection. */
const TIMEOUT_MS = 60_000;

/** Distance from the viewport at which a demo is loaded: half a screen. */
const LOAD_MARGIN = '50% 0px';

type Props = {
  /** Folder of the demo in demos/. */
  name: string;
  /** Heading of the card. */
  title: string;
  /** Shown before the demo loads, without scripts, and when it can't run. */
  still: Picture;
  /** Alt text of the still picture. */
  alt: string;
};

/**
 * A card with a small working model of a product. Its scripts load when it comes near the
 * viewport (not under data saving) or its button is pressed; it replaces its picture once in view and painted.
 */
export function Demo({ name, title, still, alt }: Props) {
  const root = useRef<HTMLElement>(null);
  // Not useId, so that the server and a click render the same markup.
  const titleId = demoTitleId(name);
  const near = useInView(root, LOAD_MARGIN);
  const inView = useInView(root, '0px');
  const [Loaded, setLoaded] = useState<DemoComponent>();
  const [isRequested, setRequested] = useState(false);
  const [live, setLive] = useState(false);
  /** `reload`: only a new document can load it, and the visitor has worked in another demo of this one. */
  const [failure, setFailure] = useState<Failure | 'reload'>();
  const liveText = useRef<LiveTextHandle>(null);
  const [retrying, setRetrying] = useState(false);
  const tabVisible = useTabVisible();
  const paused = usePaused();
  const mayMove = useMayMove();
  const [playing, setPlaying] = useState(false);
  const motionAllowed = inView && tabVisible && !paused && (mayMove || playing);

  const fail = useCallback(
    (error: unknown, kind: Failure = 'run') => {
      console.error(`The demo "${name}" has stopped:`, error);
      setFailure(kind);
    },
    [name],
  );
  const announce = useCallback((result: string) => liveText.current?.announce(result), []);

  const request = useCallback(() => setRequested(true), []);
  useLinked(root, name, request);

  const loadsWhenNear = near && !savesData();
  useEffect(() => {
    if (failure || retrying || (!loadsWhenNear && !isRequested)) return undefined;
    let closed = false;
    const load = async () => (await loadDemos()).loadDemo(name);
    inTime(load(), TIMEOUT_MS).then(
      (demo) => !closed && setLoaded(() => demo),
      (error: unknown) => {
        if (closed) return;
        console.warn(`The demo "${name}" couldn't load:`, error);
        setFailure('load');
      },
    );
    return () => {
      closed = true;
    };
  }, [name, loadsWhenNear, isRequested, failure, retrying]);

  async function tryAgain() {
    if (retrying) return;
    setRetrying(true);
    const reload = async () => (await loadDemos()).reloadDemo(name);
    try {
      const demo = await inTime(reload(), TIMEOUT_MS);
      setLoaded(() => demo);
      setRequested(true);
      setFailure(undefined);
    } catch (error) {
      console.warn(`The demo "${name}" couldn't load:`, error);
      // Its files are gone after a deploy, or the browser never requests a failed script again, as Firefox.
      if (await pageResponds(window.location.href)) {
        if (document.querySelector('[data-used]')) setFailure('reload');
        else window.location.reload();
      }
    }
    setRetrying(false);
  }

  // Stays mounted out of view, because unmounting would lose the visitor's work.
  if (Loaded && !live && (isRequested || inView)) setLive(true);
  const shown = Loaded && live && !failure;
  const { isCovered, lift } = useCover(Boolean(shown));
  const busy = failure ? retrying : isRequested;
  const buttonLabel = busy ? labels.loading : labelAfter(failure);
  const onTryIt = () => {
    if (failure === 'reload') window.location.reload();
    else if (failure) void tryAgain();
    else setRequested(true);
  };

  // The demo replaces the button, and gets its focus.
  const tryIt = useRef<HTMLButtonElement | null>(null);
  const hadFocus = useRef(false);
  const holdTryIt = useCallback((button: HTMLButtonElement | null) => {
    hadFocus.current = !button && tryIt.current === document.activeElement;
    tryIt.current = button;
  }, []);

  return (
    <figure
      ref={root}
      className={styles.root}
      aria-labelledby={titleId}
      data-demo={name}
      data-state={failure ? 'failed' : shown ? 'live' : isRequested ? 'loading' : 'still'}
      data-motion-allowed={motionAllowed ? '' : undefined}
    >
      <figcaption className={styles.head}>
        <span id={titleId} className={styles.title} data-in-print={labels.onWebPage}>
          {title}
        </span>
        {shown && !mayMove && !paused && (
          <PlayButton playing={playing} onPress={() => setPlaying(!playing)} />
        )}
      </figcaption>
      <div className={styles.stage} data-own-light>
        {shown && (
          <DemoBoundary onError={fail}>
            <Stage takesFocus={hadFocus} onPainted={Loaded.paintsLate ? undefined : lift}>
              <LoadedDemo
                component={Loaded}
                motionAllowed={motionAllowed}
                announce={announce}
                painted={lift}
                fail={fail}
              />
            </Stage>
          </DemoBoundary>
        )}
        {isCovered && (
          <Still picture={still} alt={alt} covers={Boolean(shown)} failure={failure}>
            {failure !== 'run' && (
              <button
                ref={holdTryIt}
                className={styles.tryIt}
                type="button"
                aria-label={fill(labels.named, { label: buttonLabel, name: title })}
                aria-disabled={busy}
                onClick={onTryIt}
              >
                {buttonLabel}
              </button>
            )}
          </Still>
        )}
      </div>
      <LiveText ref={liveText} />
    </figure>
  );
}

/** Label of the button that loads the demo. */
const labelAfter = (failure: Failure | 'reload' | undefined) =>
  failure === 'reload' ? labels.reloadPage : failure ? labels.tryAgain : labels.tryIt;

/** Under reduced motion, a demo moves only after a press. */
function PlayButton({ playing, onPress }: { playing: boolean; onPress(): void }) {
  const name = playing ? labels.pauseDemo : labels.playDemo;
  return (
    <button className={styles.play} type="button" aria-label={name} onClick={onPress}>
      {playing ? labels.pause : labels.play}
    </button>
  );
}

/** Memoized for all demos: the frame also renders when it enters the view or its button is pressed. */
const LoadedDemo = memo(function LoadedDemo({
  component: Component,
  ...props
}: DemoProps & { component: DemoComponent }) {
  return <Component {...props} />;
});
