/**
 * What the site says to visitors, in English. The other languages have the same keys and the same words in braces, which
 * are filled in (fill.ts). An owner replaces a label by its key, in `labels` of site.yaml.
 */
export const en = {
  // Errors
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

  // Carousel
  portfolio: 'Portfolio',
  allCards: 'All cards',
  /** Leaves the overview of all cards. */
  close: 'Close',
  previousCard: 'Previous card',
  nextCard: 'Next card',
  pauseAnimations: 'Pause animations',
  skills: 'Skills',
  opening: 'Opening…',

  // Page
  draft: 'draft',
  project: 'project',
  work: 'work',
  and: '{first} and {last}',
  emailMe: 'Email me',
  resume: 'Résumé (PDF)',
  tryDemo: 'Try the demo',
  share: 'Share',
  linkCopied: 'Link copied',
  copyThisLink: 'Copy this link:',
  next: 'Next',
  allProjects: 'All projects',

  // Text
  onThisPage: 'On this page',
  role: 'Role',
  years: 'Years',
  since: 'since {year}',
  audience: 'For',
  basedIn: 'Based in',
  workingSince: 'Working since',
  lookingFor: 'Looking for',
  site: 'Site',
  stars: { one: '{count} star', other: '{count} stars' },
  note: 'Note',
  tip: 'Tip',
  important: 'Important',
  warning: 'Warning',
  caution: 'Caution',
  footnotes: 'Footnotes',
  backToReference: 'Back to reference {number}',
  table: 'Table',
  formula: 'Formula',
  done: 'Done',
  notDone: 'Not done',
  code: 'Code',
  plainText: 'Text',
  copyCode: 'Copy code',
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Selected',
  archive: 'Archive',
  /** Accessible names, such as "Copy code: app/card.ts". */
  named: '{label}: {name}',

  // Pictures
  cutPaper: 'A landscape of cut paper.',
  photo: 'A photo: {title}.',
  screenshot: 'A screenshot of {title}, printed on paper.',
  screenshots: 'Screenshots of {title}, printed on paper.',
  enlarge: 'Enlarge picture',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  play: 'Play',
  pause: 'Pause',
  animation: 'animation',

  // Embeds
  open: 'Open',
  openOn: 'Open on {site}',
  watchOn: 'Watch on {site}',
  video: 'Video',
  loadsFrom: 'Loads from {host}',
  loadingFrom: 'Loading from {host}…',
  embedFailed: '{site} couldn’t load. Check your connection, or use the link below.',
  embedNeedsReload:
    'To load this, the page must be reloaded. That clears your work in the demos here. Press again to reload.',

  // Demos
  tryIt: 'Try it',
  loading: 'Loading…',
  tryAgain: 'Try again',
  reloadPage: 'Reload page',
  playDemo: 'Play animations of this demo',
  pauseDemo: 'Pause animations of this demo',
  needsScripts: 'This demo needs JavaScript.',
  onWebPage: 'on the web page',
  demoNotLoaded: 'This demo couldn’t load.',
  demoFailed: 'This demo doesn’t run in your browser. The picture shows what it does.',
  demoNeedsReload:
    'To load this demo, the page must be reloaded. That clears your work in the other demos here.',
  demosNotLoaded: 'The demos on this page couldn’t load.',
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone.',
  redone: 'Redone.',
  fileFailed: 'Couldn’t create the {format}. Close other tabs and try again.',
  pictureFailed:
    'Couldn’t create the {format}. Close other tabs and try again, or download the SVG.',
  sharedWithYou: 'Someone shared this with you.',
  backToYours: 'Back to yours',
  linkDamaged: 'This link is damaged. Ask for a new one.',
  linkOutdated: 'This link is from another version of this demo and can’t be opened.',
  linkTooLong: 'This is too much for a link.',
  linkFailed: 'Couldn’t load the link. Check your connection and try again.',

  // Résumé
  resumeOf: 'Résumé: {owner}',
  /** The last part of its file name. */
  resumeFile: 'resume',
  experience: 'Experience',
  projects: 'Projects',
  education: 'Education',
  languages: 'Languages',
};
