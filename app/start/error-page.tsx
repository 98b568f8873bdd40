import { isRouteErrorResponse, Link, useRouteError, useRouteLoaderData } from '@remix-run/react';
import { errorLabels } from 'portfolio-content/schema';
import scene from 'virtual:not-found-picture';
import { type Entry, listCards } from '#app/content/entry.ts';
import { Image } from '#app/ui/image.tsx';
import { CloseLink } from '#app/navigation/close-link.tsx';
import * as styles from './error-page.css.ts';

type ErrorLabels = typeof errorLabels;
type Home = { labels: ErrorLabels; entries: readonly Entry[] };

/** Full-screen error page: heading, status, a way home. The message of an internal error is for the console only. */
export function ErrorPage() {
  const error = useRouteError();
  const home = useRouteLoaderData('routes/home') as Home | undefined;
  const labels = home?.labels ?? errorLabels;
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
        <p className={styles.status}>{describe(error, labels)}</p>
        <p className={styles.advice}>{advise(error, labels)}</p>
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

function describe(error: unknown, labels: ErrorLabels): string {
  if (!isRouteErrorResponse(error)) return `500 ${labels.statusServerError}`;
  const text = {
    404: labels.statusNotFound,
    503: isOffline(error) ? labels.statusNoConnection : labels.statusUnavailable,
  }[error.status];
  return `${error.status} ${text ?? error.statusText}`;
}

function advise(error: unknown, labels: ErrorLabels): string {
  if (hasStatus(error, 404)) return labels.noSuchPage;
  if (!hasStatus(error, 503)) return labels.pageFailed;
  return isOffline(error) ? labels.offline : labels.pageNotLoaded;
}
