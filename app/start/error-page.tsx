import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react';
import scene from 'virtual:not-found-picture';
import { Image } from '#app/ui/image.tsx';
import { CloseLink } from '#app/navigation/close-link.tsx';
import * as styles from './error-page.css.ts';

/** Full-screen error page: heading, status, a way home. The message of an internal error is for the console only. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <main className={styles.root}>
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
        <h1 className={styles.heading}>Unexpected Application Error!</h1>
        <p className={styles.status}>{describe(error)}</p>
        <p className={styles.advice}>{advise(error)}</p>
        {isRouteErrorResponse(error) ? (
          <CloseLink className={styles.home}>Back to homepage</CloseLink>
        ) : (
          // After an error, only a new document has a reliable state.
          <Link className={styles.home} to="/" reloadDocument>
            Back to homepage
          </Link>
        )}
      </div>
    </main>
  );
}

const hasStatus = (error: unknown, status: number) =>
  isRouteErrorResponse(error) && error.status === status;

const describe = (error: unknown) =>
  isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : '500 Internal Server Error';

function advise(error: unknown): string {
  if (hasStatus(error, 404)) return 'There is no page at this address.';
  if (!hasStatus(error, 503))
    return 'This page couldn’t be shown. The rest of the site still works.';
  return isRouteErrorResponse(error) && error.statusText === 'No Connection'
    ? 'You seem to be offline. Pages you’ve opened still work.'
    : 'This page couldn’t load. Check your connection and try again.';
}
