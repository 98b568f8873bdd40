/** The labels of the page for errors in English, for when the content couldn't be loaded. */
export const errorLabels = {
  unexpectedError: 'Unexpected Application Error!',
  statusNotFound: 'Not Found',
  statusServerError: 'Internal Server Error',
  statusUnavailable: 'Service Unavailable',
  statusNoConnection: 'No Connection',
  noSuchPage: 'There is no page at this address.',
  pageFailed: 'This page couldn’t be shown. The rest of the site still works.',
  pageNotLoaded: 'This page couldn’t load. Check your connection and try again.',
  offline: 'You seem to be offline. Pages you’ve opened still work.',
  pageNotFound: 'Page not found',
  backToHomepage: 'Back to homepage',
};
