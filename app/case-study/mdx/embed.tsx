/**
 * A page of another site in a text: a sheet of paper until the visitor opens it. Before that, nothing of the other site is
 * loaded, and no connection to it is made. The build derives the attributes from what the author has written
 * (packages/content/src/text/embeds.ts).
 */
import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { fill } from 'portfolio-content/schema';
import labels from 'virtual:text-labels';
import { pageResponds } from '#app/navigation/page-responds.ts';
import { EXTERNAL } from '#app/ui/external.ts';
import { ExpandIcon, PlayIcon, RetryIcon } from './embed-icons.tsx';
import { EmbedScene } from './embed-scene.tsx';
import * as styles from './embed.css.ts';

/** A frame that takes longer may never load, ms. */
const TIMEOUT_MS = 15_000;

/** What players, editors and canvases need. None can navigate this page away. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox ' +
  'allow-presentation allow-downloads allow-orientation-lock allow-storage-access-by-user-activation';
/** No camera, microphone or location. */
const FEATURES =
  'autoplay; clipboard-write; cross-origin-isolated; encrypted-media; fullscreen; picture-in-picture';

/**
 * Origins that the policy of this document allows in frames: the origins of the embeds that the server rendered into it
 * (server/headers.ts). A document with embeds runs this module before it is hydrated; in any other, none is allowed, however
 * many pages the visitor opens in it.
 */
const allowedOrigins: ReadonlySet<string | undefined> = new Set(
  import.meta.env.SSR
    ? []
    : [...document.querySelectorAll<HTMLElement>('[data-embed]')].map(
        ({ dataset }) => dataset.embed,
      ),
);
/** The preview sends no policy. */
const isAllowed = (origin: string) => import.meta.env.DEV || allowedOrigins.has(origin);

/** Key in the state of the history entry: URL of the frame to open once the page has been reloaded. */
const OPEN_AFTER_RELOAD = 'openEmbed';

const historyState = () => (history.state ?? {}) as Record<string, unknown>;
const setOpenAfterReload = (src: string | undefined) =>
  history.replaceState({ ...historyState(), [OPEN_AFTER_RELOAD]: src }, '');

type State =
  | 'closed'
  | 'loading'
  | 'open'
  | 'failed'
  /** Only a new document may load it, and the visitor has worked in a demo of this one. */
  | 'reload';

type Props = {
  /** What it is, for visitors. */
  title: string;
  /** Name of the other site. */
  site: string;
  /** URL of the frame. */
  src: string;
  /** URL of the same for a tab of its own. */
  link: string;
  /** Ratio of the frame. */
  width: string;
  height: string;
  /** A video plays at once; an app is higher on phones. */
  kind?: 'video' | 'app';
};

export function Embed({ title, site, src, link, width, height, kind }: Props) {
  const [state, setState] = useState<State>('closed');
  /** Number of the frame; 0 before the first. */
  const [attempt, setAttempt] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const { origin, host } = new URL(src);

  const openFrame = useCallback(() => {
    setAttempt((last) => last + 1);
    setState('loading');
  }, []);

  useEffect(() => {
    if (historyState()[OPEN_AFTER_RELOAD] !== src) return undefined;
    const timer = setTimeout(() => {
      setOpenAfterReload(undefined);
      openFrame();
    });
    return () => clearTimeout(timer);
  }, [src, openFrame]);

  useEffect(() => {
    if (state !== 'loading' || attempt === 0) return undefined;
    const timer = setTimeout(() => setState('failed'), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state, attempt]);

  /** Loads this page as a document, whose policy allows the frame. It keeps its place, and then opens the frame. */
  async function reload() {
    setState('loading');
    if (await pageResponds(window.location.href)) {
      setOpenAfterReload(src);
      window.location.reload();
    } else {
      setState('failed');
    }
  }

  function onPress() {
    if (state === 'loading') return;
    if (!navigator.onLine) setState('failed');
    else if (isAllowed(origin)) openFrame();
    else if (state !== 'reload' && document.querySelector('[data-used]')) setState('reload');
    else void reload();
  }

  function onLoad({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    // Not if the visitor has gone on to something else.
    const { activeElement } = document;
    if (activeElement === button.current || activeElement === document.body) {
      currentTarget.focus({ preventScroll: true });
    }
    setState('open');
  }

  const video = kind === 'video';
  const named = (label: string) => fill(labels.named, { label, name: title });
  const action = {
    loading: labels.loading,
    failed: labels.tryAgain,
    reload: labels.reloadPage,
  }[state as string];
  const note = {
    loading: labels.loadingFrom,
    failed: labels.embedFailed,
    reload: labels.embedNeedsReload,
  }[state as string];
  const linkLabel = fill(video ? labels.watchOn : labels.openOn, { site });
  const Icon = state === 'failed' || state === 'reload' ? RetryIcon : video ? PlayIcon : ExpandIcon;
  return (
    <figure
      className={styles.root}
      aria-label={title}
      data-embed={origin}
      data-state={state}
      data-fit={kind}
      data-upright={Number(height) > Number(width) ? '' : undefined}
    >
      <div className={styles.box}>
        <svg className={styles.ratio} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
        {attempt > 0 && (
          <iframe
            key={attempt}
            className={styles.frame}
            src={src}
            title={title}
            allow={FEATURES}
            sandbox={SANDBOX}
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={onLoad}
          />
        )}
        {state !== 'open' && (
          <div className={styles.cover}>
            <EmbedScene />
            <button
              ref={button}
              className={styles.open}
              type="button"
              aria-label={named(action ?? (video ? labels.play : labels.open))}
              aria-disabled={state === 'loading'}
              onClick={onPress}
            >
              <span className={styles.disc}>
                <Icon />
              </span>
            </button>
            <div className={styles.label}>
              {site !== host && <p className={styles.site}>{site}</p>}
              <p className={styles.title}>{title}</p>
              <p className={styles.note} aria-live="polite">
                {fill(note ?? labels.loadsFrom, { host, site })}
              </p>
            </div>
          </div>
        )}
      </div>
      <p className={styles.below}>
        <a className={styles.link} href={link} aria-label={named(linkLabel)} {...EXTERNAL}>
          {linkLabel}
        </a>
      </p>
    </figure>
  );
}
