/** The frame of every miniature: a still picture until the toy is approached or asked for. */
import {
  type MutableRefObject,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Image } from '#app/media/image.tsx';
import { savesData, useMayMove, usePaused } from '#app/media/motion.ts';
import type { Picture } from '#app/media/picture.ts';
import { useInView, useTabVisible } from '#app/media/presence.ts';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import * as styles from './miniature.css.ts';
import { ToyBoundary } from './toy-boundary.tsx';
import { loadToy, loadToyAgain, type Toy } from './toys.client.ts';

/** How far from the window a toy is asked for: half a screen. */
const NEAR = '50% 0px';

type MiniatureProps = {
  /** Folder of the toy in app/miniatures. */
  name: string;
  /** Heading of the card. */
  title: string;
  /** Shown before the toy, without scripts, and when it cannot run. */
  still: Picture;
  /** What is to be seen on the still picture. */
  alt: string;
};

/**
 * A card with a small working model of a product. Its scripts are fetched when it comes near (not
 * under data saving) or is asked for by its button; it is there from the moment it is in view.
 */
export function Miniature({ name, title, still, alt }: MiniatureProps) {
  const root = useRef<HTMLElement>(null);
  // Not by useId: a page that was opened by a click has the same markup as one from the server.
  const titleId = `miniature-${name}`;
  const near = useInView(root, NEAR);
  const inView = useInView(root, '0px');
  const [Loaded, setLoaded] = useState<Toy>();
  const [wanted, setWanted] = useState(false);
  const [live, setLive] = useState(false);
  /** Its files didn't arrive, or it doesn't run in this browser. */
  const [failure, setFailure] = useState<'load' | 'run'>();
  const [told, setTold] = useState('');
  const [retrying, setRetrying] = useState(false);
  const tabVisible = useTabVisible();
  const paused = usePaused();
  const mayMove = useMayMove();
  const [asked, setAsked] = useState(false);
  const moving = inView && tabVisible && !paused && (mayMove || asked);

  const fail = useCallback(
    (error: unknown) => {
      console.error(`The miniature "${name}" has stopped:`, error);
      setFailure('run');
    },
    [name],
  );
  const tell = useCallback((result: string) => {
    // A text that stays the same is not read again.
    setTold((before) => (before === result ? `${result}\u00a0` : result));
  }, []);

  const comesByItself = near && !savesData();
  useEffect(() => {
    if (failure || retrying || (!comesByItself && !wanted)) return undefined;
    let closed = false;
    loadToy(name).then(
      (toy) => !closed && setLoaded(() => toy),
      (error: unknown) => {
        if (closed) return;
        console.warn(`The demo "${name}" couldn't load:`, error);
        setFailure('load');
      },
    );
    return () => {
      closed = true;
    };
  }, [name, comesByItself, wanted, failure, retrying]);

  async function tryAgain() {
    if (retrying) return;
    setRetrying(true);
    try {
      const toy = await loadToyAgain(name);
      setLoaded(() => toy);
      setWanted(true);
      setFailure(undefined);
    } catch (error) {
      console.warn(`The demo "${name}" couldn't load:`, error);
    }
    setRetrying(false);
  }

  // Once there it stays, whether it is in view or not: what was made in it is kept.
  if (Loaded && !live && (wanted || inView)) setLive(true);
  const shown = Loaded && live && !failure;

  // The button goes when the toy comes.
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
      data-miniature={name}
      data-state={failure ? 'failed' : shown ? 'live' : wanted ? 'loading' : 'still'}
      data-moving={moving ? '' : undefined}
    >
      <figcaption className={styles.head}>
        <span id={titleId} className={styles.title}>
          {title}
        </span>
        {shown && !mayMove && !paused && (
          <button className={styles.play} type="button" onClick={() => setAsked(!asked)}>
            {asked ? 'Pause' : 'Play'}
            <span className={visuallyHidden}> animations of this miniature</span>
          </button>
        )}
      </figcaption>
      <div className={styles.stage}>
        {shown ? (
          <ToyBoundary onError={fail}>
            <Stage takesFocus={hadFocus}>
              <Loaded moving={moving} tell={tell} fail={fail} />
            </Stage>
          </ToyBoundary>
        ) : (
          <div className={styles.still}>
            <Image src={still} alt={alt} />
            {failure && (
              <p className={styles.sorry}>
                {failure === 'load'
                  ? 'This demo couldn’t load.'
                  : 'This demo doesn’t run in your browser. The picture shows what it does.'}
              </p>
            )}
            {failure !== 'run' && (
              <button
                ref={holdTryIt}
                className={styles.tryIt}
                type="button"
                aria-disabled={failure ? retrying : wanted}
                onClick={failure ? tryAgain : () => setWanted(true)}
              >
                {failure ? (retrying ? 'Loading…' : 'Try again') : wanted ? 'Loading…' : 'Try it'}
              </button>
            )}
          </div>
        )}
      </div>
      <output className={visuallyHidden}>{told}</output>
    </figure>
  );
}

/** Where the toy is. Has the focus from the first, if the button that it replaces had it. */
function Stage({
  takesFocus,
  children,
}: {
  takesFocus: MutableRefObject<boolean>;
  children: ReactNode;
}) {
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus.current) stage.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={stage} className={styles.toy} tabIndex={-1}>
      {children}
    </div>
  );
}
