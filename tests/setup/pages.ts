/** The listed pages of tests/site in order, then all pages. */
export const CARDS = [
  '/about',
  '/plain',
  '/demo',
  '/media',
  '/writing',
  '/links',
  '/failing',
  '/recordings',
  '/projects',
];
export const PAGES = [...CARDS, '/unlisted'];
