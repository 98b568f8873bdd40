import { isRouteErrorResponse, Link, useRouteError, useRouteLoaderData } from '@remix-run/react';
import scene from 'virtual:not-found-picture';
import labels from 'virtual:labels';
import { type Entry, listCards } from '#app/content/entry.ts';
import { Image } from '#app/ui/image.tsx';
import { CloseLink } from '#app/navigation/close-link.tsx';
import * as styles from './error-page.css.ts';

type Home = { entries: readonly Entry[] };

/** Full-screen error page: heading, status, a way home. The message of an internal error is for the console only. */
export function ErrorPage() {
  const error = useRouteError();
  const home = useRouteLoaderData('routes/home') as Home | undefined;
  return (
    <main className={styles.root} data-hue={home && listCards(home.entries)[0]?.link}>
      <div className={styles.sheet}>
        {/* Offline, the picture couldn't load. */}
        {!hasStatus(error, 503) && (
          <Image
            className={styles.scene}
            src={scene}
            alt=""
            sizes="(min-width: 42rem) 38rem, calc(100vw - 80px)"
            eager
          />
        )}
        <h1 className={styles.heading}>{labels.unexpectedError}</h1>
        <p className={styles.status}>{describe(error)}</p>
        <p className={styles.advice}>{advise(error)}</p>
        {isRouteErrorResponse(error) ? (
          <CloseLink className={styles.home}>{labels.backToHomepage}</CloseLink>
        ) : (
          // After an error, only a new document has a reliable state.
          <Link className={styles.home} to="/" reloadDocument>
            {labels.backToHomepage}
          </Link>
        )}
      </div>
    </main>
  );
}

const hasStatus = (error: unknown, status: number) =>
  isRouteErrorResponse(error) && error.status === status;

/** As app/navigation/load-page.ts says it. */
const isOffline = (error: unknown) =>
  isRouteErrorResponse(error) && error.statusText === 'No Connection';

function describe(error: unknown): string {
  if (!isRouteErrorResponse(error)) return `500 ${labels.statusServerError}`;
  const text = {
    404: labels.statusNotFound,
    503: isOffline(error) ? labels.statusNoConnection : labels.statusUnavailable,
  }[error.status];
  return `${error.status} ${text ?? error.statusText}`;
}

function advise(error: unknown): string {
  if (hasStatus(error, 404)) return labels.noSuchPage;
  if (!hasStatus(error, 503)) return labels.pageFailed;
  return isOffline(error) ? labels.offline : labels.pageNotLoaded;
}
